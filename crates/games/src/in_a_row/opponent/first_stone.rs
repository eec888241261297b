//! First stone of a game in which it must not be placed on the centre. The searches do not know this rule, so each
//! first stone is judged by the position after it.

use super::super::position::InARow;
use super::chosen_move::ChosenMove;
use super::duel;
use crate::budget::{Effort, SearchBudget, SearchReport, SearchResult};
use crate::{Level, Move, Outcome, Rules};
use std::cmp::Reverse;
use std::time::Instant;
use tessella_boards::CellId;
use tessella_boards::random::SeededRng;

/// Chooses the first stone for a player of this level.
pub(super) fn choose(
    position: &InARow,
    level: Level,
    stream: &mut SeededRng,
    budget: &SearchBudget<'_>,
) -> Option<ChosenMove> {
    let chosen = match level {
        Level::Gentle => {
            let free = position.free();
            Some(free[stream.below(free.len() as u32) as usize])
        }
        Level::Hard if position.setup().seats == 2 => best(position, budget).map(|(_, cell)| cell),
        _ => first_cells(position).first().copied(),
    };
    Some(ChosenMove::unsearched(chosen?.0 as u16, false))
}

/// Returns the value of the best first stone for the seat that moves first, and its cell. The cells share the budget.
/// `None` if it is not enough for one of them.
pub(super) fn best(position: &InARow, budget: &SearchBudget<'_>) -> Option<(i32, CellId)> {
    let cells = first_cells(position);
    let mut best = None;
    for (at, &cell) in cells.iter().enumerate() {
        let left = (cells.len() - at) as u32;
        let now = Instant::now();
        let until = budget
            .until
            .map(|until| now + until.saturating_duration_since(now) / left);
        let nodes = match budget.nodes {
            u64::MAX => u64::MAX,
            nodes => nodes / cells.len() as u64,
        };
        let share = SearchBudget {
            nodes,
            until,
            ..*budget
        };
        let Some(value) = duel::value(&after(position, cell)?, &share) else {
            break;
        };
        if best.is_none_or(|(most, _)| -value > most) {
            best = Some((-value, cell));
        }
    }
    best
}

/// Solves a start position between two seats; `solve_next` solves the positions after the first stone.
pub(super) fn solve(
    position: &InARow,
    effort: Effort,
    budget: &SearchBudget<'_>,
    solve_next: impl Fn(&InARow, Effort, &SearchBudget<'_>) -> SearchReport,
) -> SearchReport {
    let mover = position.mover();
    let mut nodes = 0;
    let (mut drawn, mut lost) = (None, None);
    let mut is_known = true;
    for cell in first_cells(position) {
        let Some(next) = after(position, cell) else {
            continue;
        };
        let left = SearchBudget {
            nodes: budget.nodes.saturating_sub(nodes),
            ..*budget
        };
        let report = solve_next(&next, effort, &left);
        nodes += report.nodes;
        let SearchResult::Value { outcome, mut line } = report.result else {
            is_known = false;
            continue;
        };
        line.insert(0, Move::Cell(cell));
        let result = SearchResult::Value { outcome, line };
        match outcome {
            Outcome::Won(seat) if seat == mover => return SearchReport { result, nodes },
            Outcome::Draw => drawn = drawn.or(Some(result)),
            Outcome::Won(_) | Outcome::Lost => lost = lost.or(Some(result)),
        }
    }
    let result = drawn.or(lost).filter(|_| is_known);
    SearchReport {
        result: result.unwrap_or(SearchResult::Unknown),
        nodes,
    }
}

/// Returns the cells for the first stone, those on the most lines first. Of cells that symmetries map to each other,
/// only one is returned.
fn first_cells(position: &InARow) -> Vec<CellId> {
    let board = position.board();
    let mut lines = vec![0_u32; board.len()];
    for line in board.lines(position.setup().k.into()) {
        for cell in line {
            lines[cell.index()] += 1;
        }
    }
    let symmetries = &position.layout().symmetries;
    let is_first = |cell: &CellId| {
        let images = symmetries.iter().map(|image| image[cell.index()]);
        images.min().is_none_or(|least| u32::from(least) >= cell.0)
    };
    let mut cells = position.free();
    cells.retain(is_first);
    cells.sort_by_key(|cell| Reverse(lines[cell.index()]));
    cells
}

/// Returns the position after a first stone.
fn after(position: &InARow, cell: CellId) -> Option<InARow> {
    let mut next = position.clone();
    let placed = next.advance(position.mover(), Move::Cell(cell));
    placed.is_ok().then_some(next)
}
