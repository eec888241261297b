//! Lines over the board that show how each seat gets to its goal.

use super::cost::cost_words;
use super::preview::{NUMBER, centre};
use crate::core::palette::{Rgb, ink};
use crate::core::theme::Theme;
use crate::drawing::{BoardNumber, PathLine};
use bevy::math::Vec2;
use tessella_boards::CellId;
use tessella_games::Seat;
use tessella_games::blockade::Blockade;
use tessella_language::Language;

/// Width of a way and of the line around it, in cells.
const WIDTH: f32 = 0.12;
const EDGED: f32 = 0.2;
/// Distance of the ways of two seats where they pass the same cells, on each axis, in cells.
const APART: f32 = 0.17;
/// Width of the disc with the number of steps, and of that around it, in cells.
const DISC: f32 = 0.7;
const EDGED_DISC: f32 = 0.78;

/// Returns the shortest way of each seat to its goal, with a disc for its number of steps at its end, while a runner is pointed at.
pub(super) fn lines(game: &Blockade, theme: &Theme, pointed: Option<CellId>) -> Vec<PathLine> {
    let ways = ways(game, pointed);
    let edges = ways
        .iter()
        .map(|way| way.stroke(EDGED, theme.shades.outline));
    let strokes = ways.iter().map(|way| way.stroke(WIDTH, way.rgb(theme)));
    let ends = ways.iter().flat_map(|way| way.disc(theme));
    edges.chain(strokes).chain(ends).collect()
}

/// Returns the numbers of steps of those ways.
pub(super) fn numbers(
    game: &Blockade,
    theme: &Theme,
    pointed: Option<CellId>,
    language: Language,
) -> Vec<BoardNumber> {
    let numbers = ways(game, pointed).into_iter().map(|way| BoardNumber {
        text: cost_words(way.cost, language),
        at: way.end,
        height: NUMBER,
        rgb: ink(way.rgb(theme)),
    });
    numbers.collect()
}

/// Returns the way of each seat while a runner is pointed at.
fn ways(game: &Blockade, pointed: Option<CellId>) -> Vec<Way> {
    let is_runner = |cell: CellId| game.seats().any(|seat| game.runner(seat) == cell);
    if pointed.is_some_and(is_runner) {
        game.seats()
            .filter_map(|seat| Way::of(game, seat))
            .collect()
    } else {
        Vec::new()
    }
}

/// Way of a seat.
struct Way {
    seat: Seat,
    line: Vec<Vec2>,
    end: Vec2,
    cost: u32,
}

impl Way {
    /// Returns the way of a seat; `None` if it is at its goal, or has no way there.
    fn of(game: &Blockade, seat: Seat) -> Option<Self> {
        let path = game.path_to_go(seat);
        let middle = f32::from(game.setup().seats - 1) / 2.0;
        let aside = Vec2::splat(APART * (f32::from(seat.0) - middle));
        let cells = path.iter();
        let line: Vec<Vec2> = cells.map(|&cell| centre(game, cell) + aside).collect();
        let (end, cost) = (*line.last()?, game.cost_to_go(seat)?);
        (path.len() > 1).then_some(Self {
            seat,
            line,
            end,
            cost,
        })
    }

    fn rgb(&self, theme: &Theme) -> Rgb {
        theme.paints.of_seat(self.seat.0).0.rgb
    }

    fn stroke(&self, width: f32, rgb: Rgb) -> PathLine {
        PathLine {
            line: self.line.clone(),
            width,
            rgb,
        }
    }

    /// Returns the disc for the number of steps.
    fn disc(&self, theme: &Theme) -> [PathLine; 2] {
        let discs = [(EDGED_DISC, theme.shades.outline), (DISC, self.rgb(theme))];
        discs.map(|(width, rgb)| PathLine {
            line: vec![self.end],
            width,
            rgb,
        })
    }
}
