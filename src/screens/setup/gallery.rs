//! Thumbnails for the kinds of board.

use crate::core::language::SpokenLanguage;
use crate::core::rects::{between, sized};
use crate::core::theme::{Theme, ink, text};
use crate::games::Kind;
use crate::ui;
use crate::ui::{plain, write};
use bevy::prelude::*;
use bevy_egui::egui::{Align2, Rect, Stroke, StrokeKind, Ui, pos2, vec2};
use tessella_boards::random::SeededRng;
use tessella_boards::{
    Board, Connectivity, Cube, Hex, HexLayout, Hypercube, Map, Shape, Square, Track,
};
use tessella_games::Colour;

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
        Kind::Hypercube => Shape::Hypercube(Hypercube {
            sides: [2, 2, 3, 3],
            connectivity: Connectivity::Sides,
        }),
        Kind::Ring => Shape::Track(Track::ring(12)),
        Kind::Track => Shape::Track(Track::line(20)),
    }
}

/// Height of a card, in points.
pub(super) const HEIGHT: f32 = 80.0;
/// Distance between cards, in points.
pub(super) const GAP: f32 = 8.0;
/// Largest width of a card, in points.
const WIDEST: f32 = 108.0;

/// Draws a row with a card for each of these kinds, as wide as in a row of `columns` cards. Returns the one that was
/// pressed.
pub(super) fn draw(
    ui: &mut Ui,
    rect: Rect,
    theme: &Theme,
    gallery: &Gallery,
    (kinds, columns): (&[Kind], usize),
    chosen: Kind,
) -> Option<Kind> {
    let gaps = GAP * columns.saturating_sub(1) as f32;
    let width = ((rect.width() - gaps) / columns.max(1) as f32).min(WIDEST);
    let mut pressed = None;
    let mut corner = rect.min;
    let drawn = gallery.0.iter().filter(|(kind, ..)| kinds.contains(kind));
    for (kind, board, colours) in drawn {
        let card = sized(corner, vec2(width, HEIGHT));
        corner.x += width + GAP;
        let response = ui::card(ui, card, theme, kind.name(ui.language()));
        let painter = ui.painter();
        let picture = between(
            card.min + vec2(8.0, 8.0),
            pos2(card.right() - 8.0, card.bottom() - 24.0),
        );
        ui::draw_cells(painter, picture, board, |cell| {
            theme.paints.paint(colours[cell.index()].index()).rgb
        });
        write(
            painter,
            pos2(card.center().x, card.bottom() - 13.0),
            Align2::CENTER_CENTER,
            kind.name(ui.language()),
            plain(text::SMALL),
            ink(theme.shades.text),
            width - 4.0,
        );
        if *kind == chosen {
            let stroke = Stroke::new(2.0, ink(theme.shades.accent));
            painter.rect_stroke(card, 16.0, stroke, StrokeKind::Inside);
        }
        if response.clicked() {
            pressed = Some(*kind);
        }
    }
    pressed
}
