//! Lines over the board: where the chosen runner can go and at which cost, the path to the focused cell, and the pair of
//! cells that a build would raise.

use super::cost::cost_words;
use crate::core::palette::Rgb;
use crate::core::theme::Theme;
use crate::drawing::{PathLine, digits};
use crate::games::game_ui::Selection;
use bevy::math::Vec2;
use tessella_boards::{CellId, Point};
use tessella_games::blockade::Blockade;
use tessella_games::{Move, Rules, Seat};
use tessella_language::Language;

/// Width of the path and of the digits, in cells.
const PATH: f32 = 0.14;
const DIGIT: f32 = 0.055;
/// Width and height of a digit, in cells.
const SIZE: Vec2 = Vec2::new(0.17, 0.34);
/// Distance of the end of a path from the middle of the number, in cells.
const CLEARANCE: f32 = 0.36;

/// Returns the lines for what the seat to move has selected.
pub(super) fn lines(
    game: &Blockade,
    theme: &Theme,
    selection: Selection,
    language: Language,
) -> Vec<PathLine> {
    let (Some(seat), Some(picked)) = (game.to_move().seat(), selection.picked) else {
        return Vec::new();
    };
    let ink = theme.shades.text;
    if picked != game.runner(seat) {
        return build_lines(game, seat, picked, selection.focus, theme.shades.accent);
    }
    let runs = game.runs(seat);
    let mut lines = Vec::new();
    if let Some(to) = selection.focus {
        let path = game.run_path(seat, to);
        if path.len() > 1 {
            lines.push(PathLine {
                line: line_before_number(path.iter().map(|&cell| centre(game, cell)).collect()),
                width: PATH,
                rgb: theme.shades.accent,
            });
        }
    }
    for run in &runs {
        lines.extend(number(
            &cost_words(run.cost, language),
            centre(game, run.to),
            ink,
        ));
    }
    let is_run = |cell: &CellId| runs.iter().any(|run| run.to == *cell);
    let flights = game.flights(seat).filter(|cell| !is_run(cell));
    lines.extend(flights.map(|cell| wing(centre(game, cell), ink)));
    lines
}

/// Shortens a line so that it ends before the number in its last cell.
fn line_before_number(mut line: Vec<Vec2>) -> Vec<Vec2> {
    if let [.., before, end] = line.as_mut_slice() {
        *end += (*before - *end).normalize_or_zero() * CLEARANCE;
    }
    line
}

/// Returns a line between the chosen cell and the focused one, if both can be raised together.
fn build_lines(
    game: &Blockade,
    seat: Seat,
    picked: CellId,
    focus: Option<CellId>,
    rgb: Rgb,
) -> Vec<PathLine> {
    let second = focus.filter(|&cell| cell != picked);
    let is_legal = |&cell: &CellId| game.check(seat, Move::Build(picked, Some(cell))).is_ok();
    let path_line = |cell: CellId| PathLine {
        line: vec![centre(game, picked), centre(game, cell)],
        width: PATH,
        rgb,
    };
    second.filter(is_legal).map(path_line).into_iter().collect()
}

/// Returns `true` if a build can raise this cell, alone or together with another.
pub(super) fn is_in_any_build(game: &Blockade, seat: Seat, cell: CellId) -> bool {
    let beside = game.board().adjacent(cell).iter().copied().map(Some);
    let mut seconds = [None].into_iter().chain(beside);
    seconds.any(|second| game.check(seat, Move::Build(cell, second)).is_ok())
}

fn centre(game: &Blockade, cell: CellId) -> Vec2 {
    let Point { x, y } = game.board().centre(cell);
    Vec2::new(x, y)
}

/// Returns the sign of a flight: two raised wings.
fn wing(at: Vec2, rgb: Rgb) -> PathLine {
    let points = [
        (-0.24, -0.1),
        (-0.12, 0.0),
        (0.0, 0.1),
        (0.12, 0.0),
        (0.24, -0.1),
    ];
    PathLine {
        line: points.map(|(x, y)| at + Vec2::new(x, y)).to_vec(),
        width: DIGIT,
        rgb,
    }
}

/// Returns the lines of a number around a point.
fn number(text: &str, at: Vec2, rgb: Rgb) -> impl Iterator<Item = PathLine> {
    let lines = digits::centred_number(text, at, SIZE).into_iter();
    lines.map(move |line| PathLine {
        line,
        width: DIGIT,
        rgb,
    })
}
