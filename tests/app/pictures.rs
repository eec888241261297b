//! Pictures of boards for files.

use crate::folder::Folder;
use crate::stage::people;
use bevy_egui::egui::{Color32, ColorImage};
use gif::{ColorOutput, DecodeOptions};
use std::io::Write;
use tessella::core::palette;
use tessella::core::theme::Theme;
use tessella::pictures::{BoardPainter, PictureStyle, animate, png};
use tessella_formats::files::create_numbered;
use tessella_games::{Appearance, Rules};
use tessella_language::Language;
use tessella_session::Session;

const STYLE: PictureStyle = PictureStyle {
    theme: Theme::of(true),
    size: [300, 240],
    language: Language::English,
};

fn played(code: &str, moves: usize) -> Session {
    let mut game = people(code);
    game.play_computer_moves(moves).expect("legal moves");
    game
}

fn picture(game: &Session, style: PictureStyle) -> ColorImage {
    BoardPainter::new(style, game.position()).draw(game)
}

const fn bytes(colour: palette::Rgb) -> [u8; 3] {
    [colour.r, colour.g, colour.b]
}

/// Returns the largest difference of two colours in a channel.
fn difference(one: Color32, other: [u8; 3]) -> u8 {
    let [red, green, blue, _] = one.to_array();
    [red, green, blue]
        .into_iter()
        .zip(other)
        .map(|(a, b)| a.abs_diff(b))
        .max()
        .unwrap_or(0)
}

#[test]
fn picture_shows_the_colour_of_each_tile() {
    let game = played("drench:8x6,c6#12", 0);
    let picture = picture(&game, STYLE);
    assert_eq!(picture.size, [300, 233]);
    let board = game.position().board();
    let cell = 300.0 / 9.0;
    for id in board.cells() {
        let Appearance::Painted { colour, .. } = game.position().appearance(id) else {
            panic!("a tile without a colour");
        };
        let centre = board.centre(id);
        let [x, y] = [centre.x, centre.y].map(|at| ((at + 0.5) * cell) as usize);
        let expected = STYLE.theme.paints.paint(colour.index()).rgb;
        let shown = picture.pixels[y * picture.size[0] + x];
        // The light changes over the top of a tile.
        assert!(difference(shown, bytes(expected)) <= 6, "{id:?}: {shown:?}");
    }
    let corner = picture.pixels[0];
    assert!(difference(corner, bytes(STYLE.theme.shades.background)) <= 1);
}

#[test]
fn picture_of_every_kind_of_board_fits_its_size() {
    for code in [
        "drench:hex9x7,c5,hills4-7#7",
        "drench:5x5x5,c6#7",
        "link:10x8,f16,down#7",
        "light:map40-7,b12#3",
        "row:15x15,k5,s2#1",
        "race:ring40,s4,p4#2",
        "race:track60,s2#2",
        "blockade:9x9,s2#1",
    ] {
        for (size, dark) in [
            ([64, 900], true),
            ([900, 64], false),
            ([1, 1], true),
            ([700, 700], false),
        ] {
            let style = PictureStyle {
                size,
                theme: Theme::of(dark),
                ..STYLE
            };
            let picture = picture(&played(code, 3), style);
            let [width, height] = picture.size;
            let [most_width, most_height] = size.map(usize::from);
            assert!(width <= most_width && height <= most_height, "{code}");
            assert!(width == most_width || height == most_height, "{code}");
            let background = picture.pixels[0];
            let drawn = picture
                .pixels
                .iter()
                .filter(|&&colour| colour != background);
            assert!(size[0] == 1 || drawn.count() * 5 > width * height, "{code}");
        }
    }
}

#[test]
fn saved_picture_has_the_same_pixels() {
    let picture = picture(&played("link:10x8,f16#7", 2), STYLE);
    let bytes = png(&picture).expect("a picture");
    let mut reader = png::Decoder::new(std::io::Cursor::new(bytes))
        .read_info()
        .expect("a header");
    let mut pixels = vec![0; reader.output_buffer_size().expect("a size")];
    reader.next_frame(&mut pixels).expect("a frame");
    let shown: Vec<u8> = picture
        .pixels
        .iter()
        .flat_map(|colour| colour.to_array().into_iter().take(3))
        .collect();
    assert_eq!(pixels, shown);
}

#[test]
fn animation_shows_every_position_and_repeats() {
    for code in ["drench:8x6,c6#12", "race:track24,s2#5", "light:6x6,b8#4"] {
        let mut game = played(code, 6);
        game.undo();
        let moves = game.moves().len();
        let mut file = Vec::new();
        animate(&mut file, &game, STYLE, 40, |_| true).expect("an animation");
        let mut options = DecodeOptions::new();
        options.set_color_output(ColorOutput::RGBA);
        let mut decoder = options.read_info(&file[..]).expect("a header");
        let width = usize::from(decoder.width());
        let mut shown = vec![[0u8; 3]; width * usize::from(decoder.height())];
        let mut painter = BoardPainter::new(STYLE, game.position());
        let mut frames = 0;
        while let Some(frame) = decoder.read_next_frame().expect("a frame") {
            let (left, top) = (usize::from(frame.left), usize::from(frame.top));
            let rows = frame.buffer.chunks(4 * usize::from(frame.width));
            for (y, row) in rows.enumerate() {
                for (x, pixel) in row.chunks(4).enumerate() {
                    if pixel[3] > 0 {
                        shown[(top + y) * width + left + x] = [pixel[0], pixel[1], pixel[2]];
                    }
                }
            }
            game.go_to(frames);
            let expected = painter.draw(&game);
            let wrong = expected
                .pixels
                .iter()
                .zip(&shown)
                .filter(|(colour, shown)| difference(**colour, **shown) > 24)
                .count();
            assert!(
                wrong * 50 < shown.len(),
                "{code}: {wrong} pixels at {frames}"
            );
            let is_end = frames == 0 || frames == moves;
            assert_eq!(frame.delay, if is_end { 120 } else { 40 }, "{code}");
            frames += 1;
        }
        assert_eq!(frames, moves + 1, "{code}");
        assert_eq!(decoder.repeat(), gif::Repeat::Infinite);
    }
}

#[test]
fn animation_ends_where_it_is_stopped() {
    let game = played("drench:8x6,c6#12", 6);
    let (mut file, mut shares) = (Vec::new(), Vec::new());
    animate(&mut file, &game, STYLE, 40, |share| {
        shares.push(share);
        shares.len() < 3
    })
    .expect("an animation");
    // It has a frame for the start position and for each of six moves.
    assert_eq!(shares, [1.0 / 7.0, 2.0 / 7.0, 3.0 / 7.0]);
}

#[test]
fn saved_pictures_never_replace_a_file() {
    let folder = Folder::new("numbered-pictures");
    let inside = folder.0.join("new");
    for expected in ["Drench.png", "Drench 2.png", "Drench 3.png"] {
        let (path, mut file) = create_numbered(&inside, "Drench", "png").expect("a file");
        assert_eq!(path, inside.join(expected));
        file.write_all(expected.as_bytes()).expect("room");
    }
    let first = std::fs::read(inside.join("Drench.png")).expect("the first file");
    assert_eq!(first, b"Drench.png");
}
