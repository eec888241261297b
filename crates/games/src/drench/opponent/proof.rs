//! Exact solver for two seats.
//!
//! A win is proved with draws counted as losses, so that each search has two possible results; a second search counts
//! draws as wins.

use super::super::super::budget::{BudgetSpent, NodeCounter, SearchReport, SearchResult};
use super::super::super::{Colour, Move, Outcome, Seat};
use super::super::position::Drench;
use super::alpha_beta::{AlphaBeta, ScoreTable, WIN};
use super::duel_position::DuelPosition;
use super::patch_sets::{PatchLists, PatchSets};
use super::static_evaluation::Evaluator;

/// Solves a position that is not over.
pub(super) fn prove<const WORDS: usize>(
    lists: &PatchLists,
    position: &Drench,
    bytes: usize,
    counter: NodeCounter<'_>,
) -> SearchReport {
    let patches = PatchSets::<WORDS>::new(lists);
    let start = DuelPosition::new(position, lists, &patches);
    let (mover, other) = (start.mover, start.mover.other());
    let begin = |draws_to: Seat, counter| {
        let draws = if draws_to == Seat::FIRST {
            [WIN, -WIN]
        } else {
            [-WIN, WIN]
        };
        let evaluator = Evaluator::new(usize::MAX);
        AlphaBeta::new(
            &patches,
            &start,
            evaluator,
            ScoreTable::new(bytes / 2),
            counter,
        )
        .for_outcome(draws)
    };
    let mut strict = begin(other, counter);
    let wins = is_won(&mut strict, &start);
    if wins == Ok(true) {
        let line = line(&start, &patches, [&strict.table, &strict.table], mover);
        return found(Outcome::Won(mover), line, &strict.counter);
    }
    if wins == Err(BudgetSpent) {
        return unknown(&strict.counter);
    }
    let mut lenient = begin(mover, strict.counter.clone());
    match is_won(&mut lenient, &start) {
        Ok(true) => {
            let line = line(&start, &patches, [&lenient.table, &strict.table], mover);
            found(Outcome::Draw, line, &lenient.counter)
        }
        Ok(false) => {
            let line = line(&start, &patches, [&lenient.table, &lenient.table], mover);
            found(Outcome::Won(other), line, &lenient.counter)
        }
        Err(BudgetSpent) => unknown(&lenient.counter),
    }
}

fn found(outcome: Outcome, line: Vec<Move>, counter: &NodeCounter<'_>) -> SearchReport {
    SearchReport {
        result: SearchResult::Value { outcome, line },
        nodes: counter.nodes(),
    }
}

const fn unknown(counter: &NodeCounter<'_>) -> SearchReport {
    SearchReport {
        result: SearchResult::Unknown,
        nodes: counter.nodes(),
    }
}

/// Returns `true` if the seat to move wins, with draws counting as wins for one of the seats.
fn is_won<const WORDS: usize>(
    search: &mut AlphaBeta<'_, WORDS>,
    start: &DuelPosition<WORDS>,
) -> Result<bool, BudgetSpent> {
    let mut depth = 1;
    loop {
        let value = search.value(start, depth, -i32::MAX, i32::MAX)?;
        if value.abs() >= WIN {
            return Ok(value > 0);
        }
        depth += 1;
    }
}

/// Returns moves that keep the outcome, as far as the tables know them. `tables` are those of the seat to move at the
/// root and of the other.
fn line<const WORDS: usize>(
    start: &DuelPosition<WORDS>,
    patches: &PatchSets<WORDS>,
    tables: [&ScoreTable; 2],
    mover: Seat,
) -> Vec<Move> {
    let mut position = *start;
    let mut line = Vec::new();
    while position.final_lead(patches).is_none() {
        let table = tables[usize::from(position.mover != mover)];
        let Some(entry) = table.get(position.key()) else {
            break;
        };
        if !entry.is_decided(WIN) {
            break;
        }
        let colour = entry.best as u8;
        line.push(Move::Paint(Colour(colour)));
        position = position.after(patches, colour);
    }
    line
}
