//! Lines over the board: where the chosen runner can go and at which cost, the path to the focused cell, and the pair of
//! cells that a build would raise.

use super::cost::cost_words;
use crate::core::palette::{Paints, Rgb, ground_at, ink};
use crate::core::theme::Theme;
use crate::drawing::{BoardNumber, BoardProjection, PathLine, wing};
use crate::games::game_ui::Selection;
use crate::games::seats::seat_name;
use bevy::math::Vec2;
use tessella_boards::{CellId, Point};
use tessella_games::blockade::Blockade;
use tessella_games::{Move, Rules, Seat};
use tessella_language::{Language, tr};
use tessella_session::Session;

/// Width of the path, in cells.
const PATH: f32 = 0.14;
/// Height of a number, in cells.
pub(super) const NUMBER: f32 = 0.34;
/// Side of a wing and width of its feathers, in cells.
const WING: f32 = 0.44;
const FEATHER: f32 = 0.055;
/// Distance of the end of a path from the middle of the number, in cells.
const CLEARANCE: f32 = 0.36;

/// Returns the lines for what the seat to move has selected.
pub(super) fn lines(game: &Blockade, theme: &Theme, selection: Selection) -> Vec<PathLine> {
    let (Some(seat), Some(picked)) = (game.to_move().seat(), selection.picked) else {
        return Vec::new();
    };
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
    let is_run = |cell: &CellId| runs.iter().any(|run| run.to == *cell);
    let flights = game.flights(seat).filter(|cell| !is_run(cell));
    lines.extend(flights.flat_map(|cell| gold_wing(centre(game, cell), theme)));
    lines
}

/// Returns what each run of a selected runner costs, in the cell where it ends.
pub(super) fn numbers(
    game: &Blockade,
    projection: &BoardProjection,
    theme: &Theme,
    selection: Selection,
    language: Language,
) -> Vec<BoardNumber> {
    let seat = game.to_move().seat();
    let runner = seat.filter(|&seat| selection.picked == Some(game.runner(seat)));
    let highest = projection.board().highest();
    let runs = runner.map_or(Vec::new(), |seat| game.runs(seat));
    let numbers = runs.into_iter().map(|run| BoardNumber {
        text: cost_words(run.cost, language),
        at: centre(game, run.to),
        height: NUMBER,
        rgb: ink(ground_at(game.height(run.to), highest, theme.dark)),
    });
    numbers.collect()
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

pub(super) fn centre(game: &Blockade, cell: CellId) -> Vec2 {
    let Point { x, y } = game.board().centre(cell);
    Vec2::new(x, y)
}

/// Returns the sign of a flight: a wing in gold, with a dark edge that shows it on ground of every height.
fn gold_wing(at: Vec2, theme: &Theme) -> impl Iterator<Item = PathLine> {
    let edge = (2.4 * FEATHER, theme.shades.cliff);
    let feathers = (FEATHER, theme.shades.gold.top);
    [edge, feathers].into_iter().flat_map(move |(width, rgb)| {
        wing(WING).map(|line| PathLine {
            line: line.map(|corner| at + corner).to_vec(),
            width,
            rgb,
        })
    })
}

/// Returns the distances to go that the selected move would change, before and after: "You: 8 → 6". `None` if nothing that
/// changes any is selected.
pub(super) fn distances(
    game: &Blockade,
    session: &Session,
    seat: Seat,
    selection: Selection,
    paints: &Paints,
    language: Language,
) -> Option<String> {
    let mut after = game.clone();
    after
        .play(seat, selected_move(game, seat, selection)?)
        .ok()?;
    let words =
        |cost: Option<u32>| cost.map_or("–".to_owned(), |cost| cost_words(cost, language));
    let changed = (0..game.setup().seats).map(Seat).filter_map(|other| {
        let costs = [game, &after].map(|position| position.cost_to_go(other));
        let [before, after] = costs.map(words);
        let name = seat_name(session, other, paints, language);
        let text = || tr!(language, "blockade-distance-change", name, before, after);
        (costs[0] != costs[1]).then(text)
    });
    let changed: Vec<String> = changed.collect();
    Some(if changed.is_empty() {
        tr!(language, "blockade-no-distance-changes").to_owned()
    } else {
        changed.join(" · ")
    })
}

/// Returns the move that a press on the target or on the focused cell would play.
fn selected_move(game: &Blockade, seat: Seat, selection: Selection) -> Option<Move> {
    let picked = selection.picked?;
    let to = selection.target.or(selection.focus)?;
    if picked != game.runner(seat) {
        let second = Some(to).filter(|&to| to != picked);
        return Some(Move::Build(picked, second));
    }
    let run = Move::Cell(to);
    Some(match game.check(seat, run) {
        Ok(()) => run,
        Err(_) => Move::Fly(to),
    })
}
