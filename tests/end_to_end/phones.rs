//! Whole games on phones and tablets.

use crate::display::Display;
use crate::phone::{Model, Phone};
use crate::picture::{Screenshot, is_under_light};
use crate::program::Home;
use crate::touch_screen::Touch;
use crate::waiting::wait_for;
use crate::widget_positions::Tool;
use crate::{game, processor_time, solution};
use std::thread;
use std::time::{Duration, Instant};
use tessella::core::device::Sides;
use tessella::core::palette::{Rgb, STANDARD};
use tessella::drawing::appearances;
use tessella::drawing::tile_style::holder;
use tessella_boards::CellId;
use tessella_games::{Appearance, Colour, Move, Outcome, Rules, Seat};
use tessella_session::Session;

/// Returns margins for bars at the top and at the bottom.
const fn bars(top: f32, bottom: f32) -> Sides {
    Sides {
        left: 0.0,
        top,
        right: 0.0,
        bottom,
    }
}

/// Small phone with a bar at the top and a gesture line at the bottom.
pub const SMALL: Model = Model {
    size: (360, 640),
    scale: 3.0,
    covered: bars(24.0, 16.0),
    text: 1.0,
};
/// Tall phone with a cut-out for its camera.
pub const TALL: Model = Model {
    size: (412, 915),
    scale: 2.625,
    covered: bars(40.0, 24.0),
    text: 1.3,
};
/// Tall phone in landscape, with smaller text.
pub const LOW: Model = Model {
    text: 1.0,
    ..TALL.rotated()
};
/// Tablet with large bars.
pub const TABLET: Model = Model {
    size: (1280, 800),
    scale: 2.0,
    covered: bars(24.0, 48.0),
    text: 1.0,
};

/// Returns a tile that shows a colour and belongs to no seat.
pub fn tile_of(game: &Session, colour: Colour) -> CellId {
    let shows = |appearance: Appearance| matches!(appearance, Appearance::Painted { colour: shown, .. } if shown == colour);
    let mut tiles = appearances(game.position())
        .filter(|&(_, appearance)| shows(appearance) && holder(appearance).is_none())
        .map(|(cell, _)| cell);
    tiles.next().expect("a tile shows the colour")
}

/// Plays a game with fingers, rotates the phone in the middle of a flood, leaves the program and returns, kills it, and
/// leaves it with the back key at the end.
fn a_whole_game(name: &str, model: Model) {
    let code = "drench:9x9,c6#4711";
    let home = Home::new(name);
    let display = Display::start_with_fingers(home.folder());
    let mut phone = Phone::start(&display, &home, &model, &[code]);
    let picture = |what: &str| format!("{name}-{what}");
    let mut game = game(code, 1);
    phone.expect_game(&picture("1-first-position"), &game);
    let colours = solution(&game);

    phone.tap_colour(&mut game, colours[0]);
    let cell = tile_of(&game, colours[1]);
    phone.tap_tile(&mut game, cell, colours[1]);
    phone.tap_tool(&game, Tool::Undo);
    phone.wait_for_save("undo", |saved| saved.cursor() == 1);
    phone.tap_tool(&game, Tool::Redo);
    phone.wait_for_save("redo", |saved| saved.cursor() == 2);

    // The phone is rotated while the flood is still animated.
    phone.tap_colour(&mut game, colours[2]);
    let rotated = model.rotated();
    phone.become_a(&rotated);
    phone.expect_game(&picture("2-turned"), &game);
    let cell = tile_of(&game, colours[3]);
    phone.tap_tile(&mut game, cell, colours[3]);
    phone.become_a(&model);
    phone.expect_game(&picture("3-turned-back"), &game);

    phone.leave();
    let left = phone.saved().expect("it is saved before it leaves");
    assert_eq!(left.cursor(), 4);
    // Work that the last frames started continues for a moment.
    let used_in = |time: Duration| {
        let before = processor_time(phone.process_id());
        thread::sleep(time);
        processor_time(phone.process_id()) - before
    };
    wait_for("the program to rest", || {
        match used_in(Duration::from_secs(1)) {
            Duration::ZERO => Ok(()),
            used => Err(format!("it has used {used:?} of a second")),
        }
    });
    phone.wipe();
    let away = Duration::from_secs(4);
    let used = used_in(away);
    assert!(used * 50 < away, "{used:?} in the background");
    let black = Rgb { r: 0, g: 0, b: 0 };
    let seen: Screenshot = phone.look();
    assert_eq!(seen.count(black), seen.len(), "it draws in the background");
    let returned = Instant::now();
    phone.come_back();
    phone.expect_game(&picture("4-returned"), &game);
    phone.tap_colour(&mut game, colours[4]);
    // The clock of the game was stopped in the background.
    let played = Duration::from_millis((game.elapsed() - left.elapsed()).into());
    let here = returned.elapsed();
    assert!(played < here + away / 4, "{played:?} in {here:?}");

    phone.leave();
    phone.kill();
    let mut phone = Phone::start(&display, &home, &model, &[]);
    phone.expect_game(&picture("5-after-it-was-ended"), &game);
    for &colour in &colours[5..] {
        phone.tap_colour(&mut game, colour);
    }
    assert_eq!(game.position().outcome(), Some(Outcome::Won(Seat::FIRST)));
    phone.expect_result(&picture("6-won"), &game);
    phone.become_a(&rotated);
    phone.expect_result(&picture("7-won-and-turned"), &game);
    phone.become_a(&model);
    phone.go_back();
    phone.expect_title(&picture("8-title"));
    phone.go_back();
    assert!(phone.end().success());
}

#[test]
fn small_phone_game_is_played_with_fingers() {
    a_whole_game("phone-small", SMALL);
}

#[test]
fn tall_phone_game_with_large_text_is_played_with_fingers() {
    a_whole_game("phone-tall", TALL);
}

#[test]
fn landscape_phone_game_is_played_with_fingers() {
    a_whole_game("phone-low", LOW);
}

#[test]
fn tablet_game_is_played_with_fingers() {
    a_whole_game("phone-tablet", TABLET.coarse());
}

#[test]
fn long_press_shows_an_explanation_and_does_nothing() {
    let code = "drench:9x9,c6#4711";
    let home = Home::new("phone-held");
    let display = Display::start_with_fingers(home.folder());
    let phone = Phone::start(&display, &home, &TALL, &[code]);
    let game = game(code, 1);
    phone.expect_game("phone-held-1-before", &game);
    let icon = phone.places(&game).help();
    let before = phone.look();
    phone.hold(icon, Duration::from_millis(1500));
    // The explanation is drawn beside the icon, on its own background.
    phone.expect_picture("phone-held-2-explained", |picture| {
        let changed = before.differing(picture);
        (changed > 3_000)
            .then_some(())
            .ok_or_else(|| format!("only {changed} pixels have changed"))
    });
    phone.release_key(icon);
    phone.expect_picture("phone-held-3-after", |picture| {
        let changed = before.differing(picture);
        (changed == 0)
            .then_some(())
            .ok_or_else(|| format!("{changed} pixels are not as before"))
    });
}

#[test]
fn two_fingers_zoom_a_large_board_and_one_finger_pans_it() {
    let code = "drench:40x40,c6#4711";
    let home = Home::new("phone-large");
    let display = Display::start_with_fingers(home.folder());
    let phone = Phone::start(&display, &home, &TALL, &[code]);
    let mut game = game(code, 1);
    phone.expect_game("phone-large-1-whole", &game);
    let places = phone.places(&game);
    let board = game.position().board();
    let at = |column: usize, row: usize| {
        let cell = CellId((row * 40 + column) as u32);
        assert!(cell.index() < board.len());
        places.tile(game.position(), cell)
    };
    let whole = phone.look();
    phone.lead(&[(at(19, 19), at(5, 5)), (at(21, 21), at(35, 35))]);
    phone.expect_picture("phone-large-2-nearer", |picture| {
        is_another(&whole, picture)
    });
    let near = phone.look();
    phone.lead(&[(at(10, 20), at(30, 24))]);
    phone.expect_picture("phone-large-3-moved", |picture| is_another(&near, picture));

    // A tap selects the tile that is drawn there once the board rests.
    let seen = wait_for("the board rests", || {
        let before = phone.look();
        thread::sleep(Duration::from_millis(200));
        let now = phone.look();
        match before.differing(&now) {
            0 => Ok(now),
            many => Err(format!("{many} pixels have changed")),
        }
    });
    let chosen = (0..1600).find_map(|number| {
        let place = at(number % 40, number / 40);
        let shown = seen.at(place)?;
        // Not at the edge of a tile: the pixels around the position have the same colour.
        let mut around = [(-9, 0), (9, 0), (0, -9), (0, 9)].into_iter();
        let is_inside = around.all(|(x, y)| {
            let beside = seen.at((place.0 + x, place.1 + y));
            beside.is_some_and(|beside| is_under_light(beside, shown))
        });
        let moves = game.position().legal_moves();
        let mv = moves.into_iter().find(
            |mv| matches!(mv, Move::Paint(colour) if is_under_light(shown, STANDARD.paint(colour.index()).rgb)),
        );
        mv.filter(|_| is_inside).map(|mv| (place, mv))
    });
    let (place, mv) = chosen.expect("the inside of a tile");
    phone.make_move(&mut game, mv, |_| phone.tap(place));
    // Fingers that move away select nothing.
    let moved = game.cursor();
    phone.touch(0, Touch::Down, place);
    phone.touch(0, Touch::Move, (place.0 + 200, place.1));
    phone.release_key((place.0 + 200, place.1));
    thread::sleep(Duration::from_millis(500));
    let now = wait_for("a save", || phone.saved().ok_or_else(String::new));
    assert_eq!(now.cursor(), moved);
}

/// Checks that a large part of the image has changed.
fn is_another(before: &Screenshot, now: &Screenshot) -> Result<(), String> {
    match before.differing(now) {
        100_000.. => Ok(()),
        few => Err(format!("only {few} pixels have changed")),
    }
}
