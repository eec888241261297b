//! Evaluation of a position for two seats: a proof if the budget is large enough, and otherwise the value of a search.

use super::super::position::InARow;
use super::{duel, first_stone, levels};
use crate::Evaluation;
use crate::budget::{Effort, SearchBudget, SearchResult};
use std::sync::atomic::Ordering;

/// Score at which a seat wins three out of four games. Fitted to the outcomes of games at the level Medium on 11×11 and
/// 4×4×4 cells.
const LEAD: i32 = 300;

/// Evaluates a position. Half the budget is spent on trying to prove a win by threats and the outcome.
pub(in super::super) fn evaluate(
    position: &InARow,
    budget: &SearchBudget<'_>,
) -> Option<Evaluation> {
    if position.setup().seats != 2 {
        return None;
    }
    let mut left = budget.nodes;
    for effort in [Effort::Quick, Effort::Full] {
        let nodes = left.min(budget.nodes / 4);
        let report = levels::solve(position, effort, &SearchBudget { nodes, ..*budget });
        if let SearchResult::Value { outcome, .. } = report.result {
            return Some(Evaluation::Proved(outcome));
        }
        left -= report.nodes.min(nodes);
    }
    let nodes = left;
    let budget_left = SearchBudget { nodes, ..*budget };
    let value = match position.barred() {
        Some(_) => first_stone::best(position, &budget_left).map(|(value, _)| value),
        None => duel::value(position, &budget_left),
    };
    if budget.stop.load(Ordering::Relaxed) {
        return None;
    }
    let value = value.unwrap_or_default();
    Some(Evaluation::from_score(value, LEAD, position.mover()))
}
