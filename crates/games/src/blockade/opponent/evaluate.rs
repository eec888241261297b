//! Evaluation of a position for two seats: a proof near the end of the game, and otherwise the value of a search.

use super::super::position::Blockade;
use super::{levels, proof};
use crate::budget::{Effort, SearchBudget, SearchResult};
use crate::{Evaluation, Level, Rules};
use std::sync::atomic::Ordering;

/// Score at which a seat wins three out of four games; half a step of path counts 10. Fitted to the outcomes of games
/// at the level Medium on 9×9 cells.
const LEAD: i32 = 120;
/// A proof gets at most this fraction of the nodes (one in 8). Its nodes take longer, because it tries all legal moves.
const PROOF_SHARE: u64 = 8;

/// Evaluates a position.
pub(in super::super) fn evaluate(
    position: &Blockade,
    budget: &SearchBudget<'_>,
) -> Option<Evaluation> {
    if position.setup().seats != 2 {
        return None;
    }
    let nodes = budget.nodes / PROOF_SHARE;
    let proof = proof::solve(position, Effort::Full, &SearchBudget { nodes, ..*budget });
    if let SearchResult::Value { outcome, .. } = proof.result {
        return Some(Evaluation::Proved(outcome));
    }
    let nodes = budget.nodes - proof.nodes.min(nodes);
    let (found, _) = levels::search(position, Level::Hard, &SearchBudget { nodes, ..*budget });
    if budget.stop.load(Ordering::Relaxed) {
        return None;
    }
    let mover = position.to_move().seat()?;
    let value = found.map_or(0, |found| found.value);
    Some(Evaluation::from_score(value, LEAD, mover))
}
