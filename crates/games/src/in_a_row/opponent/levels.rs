//! Levels of the computer players, from random cells near stones to a search for forced wins.

use super::super::position::InARow;
use super::chosen_move::ChosenMove;
use super::run_counts::RunCounts;
use super::{duel, first_stone, max_n};
use crate::budget::{Effort, NodeCounter, SearchBudget, SearchReport, SearchResult};
use crate::{Level, Move, Outcome, Rules, Seat};
use std::sync::atomic::Ordering;
use tessella_boards::CellId;
use tessella_boards::random::SeededRng;

/// Depth in moves, and maximum number of positions, at the level Medium.
const MEDIUM: (u32, u64) = (2, 20_000);
/// Number of positions between checks of the flag and the clock.
const PACE: u64 = 256;

/// Chooses a move for a player of this level. Only Medium and Hard search, and need a budget.
pub(in super::super) fn choose_move(
    position: &InARow,
    level: Level,
    budget: &SearchBudget<'_>,
) -> Option<ChosenMove> {
    if position.winner.is_some() || position.is_full() {
        return None;
    }
    let mover = position.mover();
    let mut stream = position_rng(position);
    if position.barred().is_some() {
        return first_stone::choose(position, level, &mut stream, budget);
    }
    let counts = RunCounts::new(position);
    let winning = counts.wins(mover).next();
    if let Some(cell) = winning
        && (level != Level::Gentle || stream.below(2) == 0)
    {
        return Some(ChosenMove::unsearched(cell, true));
    }
    match level {
        Level::Gentle => Some(ChosenMove::unsearched(
            random_near(&counts, &mut stream),
            false,
        )),
        Level::Easy => {
            let cell = match counts.immediate_threat(mover) {
                Some((_, block)) => block,
                None => random_top_three(&counts, mover, &mut stream),
            };
            Some(ChosenMove::unsearched(cell, false))
        }
        Level::Medium => {
            let nodes = budget.nodes.min(MEDIUM.1);
            search_to_depth(position, MEDIUM.0, &SearchBudget { nodes, ..*budget })
        }
        Level::Hard if position.setup().seats == 2 => {
            let found = duel::choose(position, budget);
            found.or_else(|| best_ranked(&counts, mover, budget))
        }
        Level::Hard => search_to_depth(position, u32::MAX, budget),
    }
}

/// Chooses a move by a search to this depth, not counting forced moves.
pub(in super::super) fn search_to_depth(
    position: &InARow,
    depth: u32,
    budget: &SearchBudget<'_>,
) -> Option<ChosenMove> {
    if position.winner.is_some() || position.is_full() {
        return None;
    }
    if position.barred().is_some() {
        let mut stream = position_rng(position);
        return first_stone::choose(position, Level::Medium, &mut stream, budget);
    }
    let mover = position.mover();
    let mut counts = RunCounts::new(position);
    if let Some(cell) = counts.wins(mover).next() {
        return Some(ChosenMove::unsearched(cell, true));
    }
    let found = match position.setup().seats {
        2 => duel::search_to_depth(position, depth, budget),
        _ => max_n::choose(
            &mut counts,
            mover,
            depth,
            &mut NodeCounter::new(*budget, PACE),
        ),
    };
    found.or_else(|| best_ranked(&counts, mover, budget))
}

/// Returns the move with the best static rank, for a budget too small to search a single move.
fn best_ranked(counts: &RunCounts, mover: Seat, budget: &SearchBudget<'_>) -> Option<ChosenMove> {
    let block = counts.immediate_threat(mover).map(|(_, block)| block);
    let cell = block.unwrap_or_else(|| counts.candidates(mover, 1)[0]);
    let is_stopped = budget.stop.load(Ordering::Relaxed);
    (!is_stopped).then(|| ChosenMove::unsearched(cell, false))
}

/// Solves a position: for two seats with best play; for more, only if it is over or can be won at once.
pub(in super::super) fn solve(
    position: &InARow,
    effort: Effort,
    budget: &SearchBudget<'_>,
) -> SearchReport {
    let known = |outcome, line: Vec<CellId>| SearchResult::Value {
        outcome,
        line: line.into_iter().map(Move::Cell).collect(),
    };
    if let Some(outcome) = position.outcome() {
        let result = known(outcome, Vec::new());
        return SearchReport { result, nodes: 0 };
    }
    let mover = position.mover();
    let counts = RunCounts::new(position);
    if let Some(cell) = counts.wins(mover).next() {
        let result = known(Outcome::Won(mover), vec![CellId(cell.into())]);
        return SearchReport { result, nodes: 0 };
    }
    if counts.is_drawn() {
        let result = known(Outcome::Draw, Vec::new());
        return SearchReport { result, nodes: 0 };
    }
    if position.setup().seats > 2 {
        let result = SearchResult::Unknown;
        return SearchReport { result, nodes: 0 };
    }
    if position.barred().is_some() {
        return first_stone::solve(position, effort, budget, solve);
    }
    let solved = duel::solve(position, effort, budget);
    let line = solved.line.into_iter().map(|cell| CellId(cell.into()));
    let result = match solved.outcome {
        Some(outcome) => known(outcome, line.collect()),
        None => SearchResult::Unknown,
    };
    SearchReport {
        result,
        nodes: solved.nodes,
    }
}

/// Returns a generator whose numbers look random to the player, but depend only on the position.
fn position_rng(position: &InARow) -> SeededRng {
    let cells = position.cells.iter();
    let seed = cells.fold(u64::from(position.stones), |seed, &cell| {
        (seed ^ u64::from(cell)).wrapping_mul(0x0100_0000_01B3)
    });
    SeededRng::new(b"row luck", seed)
}

/// Returns a random cell near a stone, or any free cell if there is none.
fn random_near(counts: &RunCounts, stream: &mut SeededRng) -> u16 {
    let free: Vec<u16> = counts.playable().collect();
    let near: Vec<u16> = free
        .iter()
        .copied()
        .filter(|&cell| counts.is_near(cell))
        .collect();
    let from = if near.is_empty() { free } else { near };
    from[stream.below(from.len() as u32) as usize]
}

/// Returns one of the three best-ranked cells; better ones are more likely.
fn random_top_three(counts: &RunCounts, mover: Seat, stream: &mut SeededRng) -> u16 {
    let best = counts.candidates(mover, 3);
    let at = stream
        .below(best.len() as u32)
        .min(stream.below(best.len() as u32));
    best[at as usize]
}
