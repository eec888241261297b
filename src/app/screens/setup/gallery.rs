//! Thumbnails for the kinds of board.

use crate::app::core::palette;
use crate::app::core::rects::{between, sized};
use crate::app::core::theme::{Theme, ink, text};
use crate::app::games::Kind;
use crate::app::ui;
use crate::app::ui::{plain, write};
use crate::boards::random::SeededRng;
use crate::boards::{Board, Connectivity, Cube, Hex, HexLayout, Map, Shape, Square, Track};
use crate::games::{Colour, Game, SetupError};
use bevy::prelude::*;
use bevy_egui::egui::{Align2, Rect, Stroke, StrokeKind, Ui, pos2, vec2};

/// Sample board of each kind, with a colour for each tile.
#[derive(Resource)]
pub(super) struct Gallery(Vec<(Kind, Board, Vec<Colour>)>);

impl FromWorld for Gallery {
    fn from_world(_: &mut World) -> Self {
        let mut stream = SeededRng::new(b"gallery1", 3);
        let boards = Kind::ALL.iter().filter_map(|&kind| {
            let board = Board::new(sample(kind)).ok()?;
            let colours = board.cells().map(|_| Colour(stream.below(6) as u8));
            let colours = colours.collect();
            Some((kind, board, colours))
        });
        Self(boards.collect())
    }
}

fn sample(kind: Kind) -> Shape {
    match kind {
        Kind::Squares => Shape::Square(Square::new(5, 5)),
        Kind::Hexes => Shape::Hex(Hex {
            width: 5,
            height: 5,
            layout: HexLayout::OddRows,
        }),
        Kind::Map => Shape::Map(Map::Seeded { areas: 14, seed: 7 }),
        Kind::Cube => Shape::Cube(Cube {
            width: 3,
            height: 3,
            depth: 4,
            connectivity: Connectivity::Sides,
        }),
        Kind::Ring => Shape::Track(Track::ring(12)),
        Kind::Track => Shape::Track(Track::line(20)),
    }
}

/// Checks that a game can be played on a kind of board.
fn suits(game: Game, kind: Kind) -> Result<(), SetupError> {
    let sizes = game.sizes();
    match kind.suits(&sizes) {
        true => Ok(()),
        false => Err(SetupError(sizes.unsupported.to_owned())),
    }
}

/// Returns the number of columns in an area of this width, and the height of a card in points.
pub(super) fn grid(width: f32) -> (usize, f32) {
    if width >= 480.0 { (6, 92.0) } else { (3, 88.0) }
}

/// Draws a card for each kind. Returns the one that was pressed, or the reason if it does not fit the game.
pub(super) fn draw(
    ui: &mut Ui,
    place: Rect,
    theme: &Theme,
    gallery: &Gallery,
    game: Game,
    chosen: Kind,
) -> Option<Result<Kind, SetupError>> {
    let (columns, height) = grid(place.width());
    let gap = 8.0;
    let width = (place.width() - gap * (columns as f32 - 1.0)) / columns as f32;
    let mut pressed = None;
    for (at, (kind, board, colours)) in gallery.0.iter().enumerate() {
        let (column, row) = ((at % columns) as f32, (at / columns) as f32);
        let corner = place.min + vec2(column * (width + gap), row * (height + gap));
        let card = sized(corner, vec2(width, height));
        let fits = suits(game, *kind);
        let response = ui::card(ui, card, theme, kind.name());
        let painter = ui.painter();
        let picture = between(
            card.min + vec2(8.0, 8.0),
            pos2(card.right() - 8.0, card.bottom() - 24.0),
        );
        let fade = if fits.is_ok() { 0.0 } else { 0.7 };
        ui::draw_cells(painter, picture, board, |cell| {
            let rgb = palette::paint(colours[cell.index()].index()).rgb;
            rgb.mix(theme.shades.surface, fade)
        });
        let shade = match (fits.is_ok(), *kind == chosen) {
            (false, _) => theme.shades.quiet,
            (true, _) => theme.shades.text,
        };
        write(
            painter,
            pos2(card.center().x, card.bottom() - 13.0),
            Align2::CENTER_CENTER,
            kind.name(),
            plain(text::SMALL),
            ink(shade),
            width - 8.0,
        );
        if *kind == chosen {
            let stroke = Stroke::new(2.0, ink(theme.shades.accent));
            painter.rect_stroke(card, 16.0, stroke, StrokeKind::Inside);
        }
        if response.clicked() {
            pressed = Some(fits.map(|()| *kind));
        }
    }
    pressed
}
