//! Evaluation of a position for two seats: a proof if the budget is large enough, and otherwise the value of a search.

use super::super::super::budget::{Effort, NodeCounter, SearchBudget, SearchResult};
use super::super::super::{Evaluation, Outcome, Seat};
use super::super::position::Drench;
use super::alpha_beta::{AlphaBeta, ScoreTable, WIN};
use super::duel_position::DuelPosition;
use super::patch_sets::{PatchLists, PatchSets};
use super::static_evaluation::Evaluator;
use super::{MAX_WORDS, MOVE_TABLE_BYTES, PACE, in_words, solve, table_bytes};
use std::sync::atomic::Ordering;

/// Score with which a seat wins three of four games, in hundredths of a free tile per tile of the board. Fitted to the
/// outcomes of games at the level Medium on 9×9, 15×15 and 40×40 tiles.
const LEAD_PER_TILE: i32 = 5;

/// Evaluates a position. Half the budget is spent on trying to prove the outcome.
pub(in super::super) fn evaluate(
    position: &Drench,
    budget: &SearchBudget<'_>,
) -> Option<Evaluation> {
    if position.limit().is_some() {
        return None;
    }
    let nodes = budget.nodes / 2;
    let proof = solve(position, Effort::Quick, &SearchBudget { nodes, ..*budget });
    if let SearchResult::Value { outcome, .. } = proof.result {
        return Some(Evaluation::Proved(outcome));
    }
    let nodes = budget.nodes - proof.nodes.min(nodes);
    let lists = PatchLists::new(position);
    let budget = SearchBudget { nodes, ..*budget };
    let value = in_words!(lists, value(&lists, position, &budget));
    if budget.stop.load(Ordering::Relaxed) {
        return None;
    }
    let mover = Seat((position.moves() % 2) as u8);
    let lead = LEAD_PER_TILE * position.board.len() as i32;
    Some(match value {
        WIN.. => Evaluation::Proved(Outcome::Won(mover)),
        value => Evaluation::from_score(value, lead, mover),
    })
}

/// Returns the value of a position for the seat to move, by a search as deep as the budget allows.
fn value<const WORDS: usize>(
    lists: &PatchLists,
    position: &Drench,
    budget: &SearchBudget<'_>,
) -> i32 {
    let patches = PatchSets::<WORDS>::new(lists);
    let start = DuelPosition::new(position, lists, &patches);
    let colours: Vec<u8> = start.colours(&patches).collect();
    let table = ScoreTable::new(table_bytes(budget, MOVE_TABLE_BYTES));
    let mut evaluator = Evaluator::new(usize::MAX);
    let estimate = evaluator.estimate(&patches, &start);
    let counter = NodeCounter::new(*budget, PACE);
    let mut search = AlphaBeta::new(&patches, &start, evaluator, table, counter);
    let found = search.best(&start, &colours, u16::MAX);
    found.map_or(estimate, |found| found.value)
}
