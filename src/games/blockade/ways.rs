//! Lines over the board that show how each seat gets to its goal.

use super::cost::cost_words;
use super::preview::{centre, number};
use crate::core::palette::{Rgb, ink};
use crate::core::theme::Theme;
use crate::drawing::PathLine;
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

/// Returns the shortest way of each seat to its goal, with its number of steps at its end, while a runner is pointed at.
pub(super) fn ways(
    game: &Blockade,
    theme: &Theme,
    pointed: Option<CellId>,
    language: Language,
) -> Vec<PathLine> {
    let is_runner = |cell: CellId| game.seats().any(|seat| game.runner(seat) == cell);
    if !pointed.is_some_and(is_runner) {
        return Vec::new();
    }
    let ways: Vec<Way> = { game.seats() }
        .filter_map(|seat| Way::of(game, seat, language))
        .collect();
    let edges = ways
        .iter()
        .map(|way| way.stroke(EDGED, theme.shades.outline));
    let strokes =
        { ways.iter() }.map(|way| way.stroke(WIDTH, theme.paints.of_seat(way.seat.0).0.rgb));
    let ends = ways.iter().flat_map(|way| way.end(theme));
    edges.chain(strokes).chain(ends).collect()
}

/// Way of a seat.
struct Way {
    seat: Seat,
    line: Vec<Vec2>,
    /// Number of steps.
    steps: String,
}

impl Way {
    /// Returns the way of a seat; `None` if it is at its goal, or has no way there.
    fn of(game: &Blockade, seat: Seat, language: Language) -> Option<Self> {
        let path = game.path_to_go(seat);
        let middle = f32::from(game.setup().seats - 1) / 2.0;
        let aside = Vec2::splat(APART * (f32::from(seat.0) - middle));
        let line = path
            .iter()
            .map(|&cell| centre(game, cell) + aside)
            .collect();
        let steps = cost_words(game.cost_to_go(seat)?, language);
        (path.len() > 1).then_some(Self { seat, line, steps })
    }

    fn stroke(&self, width: f32, rgb: Rgb) -> PathLine {
        PathLine {
            line: self.line.clone(),
            width,
            rgb,
        }
    }

    /// Returns the disc with the number of steps.
    fn end(&self, theme: &Theme) -> Vec<PathLine> {
        let Some(&at) = self.line.last() else {
            return Vec::new();
        };
        let rgb = theme.paints.of_seat(self.seat.0).0.rgb;
        let disc = |width, rgb| PathLine {
            line: vec![at],
            width,
            rgb,
        };
        let discs = [disc(EDGED_DISC, theme.shades.outline), disc(DISC, rgb)];
        let digits = number(&self.steps, at, ink(rgb));
        discs.into_iter().chain(digits).collect()
    }
}
