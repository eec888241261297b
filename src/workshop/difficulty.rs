//! Difficulty of a board by the solver: the improbability of playing well by chance.

use crate::games::budget::{Effort, SearchBudget, SearchResult};
use crate::games::{Move, Outcome, Position, Rules, Seat};

/// Node limit for deciding if an alternative move also wins.
const MAX_ALTERNATIVE_NODES: u64 = 200_000;

/// Returns the number of bits needed to choose moves as good as those of a solution; `None` if the budget is exceeded
/// or the value of a move is unknown.
pub(super) fn difficulty(
    first: &Position,
    solution: &[Move],
    budget: &SearchBudget<'_>,
) -> Option<f64> {
    let mut position = first.clone();
    let mut bits = 0.0;
    for (made, &mv) in (1..).zip(solution) {
        let moves = position.legal_moves();
        let mut good = 0;
        for &other in &moves {
            good += u32::from(
                other == mv || is_as_good(&position, other, solution.len() - made, budget)?,
            );
        }
        bits += (moves.len() as f64 / f64::from(good)).log2();
        let seat = position.to_move().seat()?;
        position.advance(seat, mv).ok()?;
    }
    Some(bits)
}

/// Returns `true` if a move can be followed by at most `left` others that win; `None` if unknown.
fn is_as_good(
    position: &Position,
    mv: Move,
    left: usize,
    budget: &SearchBudget<'_>,
) -> Option<bool> {
    if budget.is_over() {
        return None;
    }
    let mut position = position.clone();
    let seat = position.to_move().seat()?;
    position.advance(seat, mv).ok()?;
    if let Some(outcome) = position.outcome() {
        return Some(outcome == Outcome::Won(Seat::FIRST));
    }
    let bounded = SearchBudget {
        nodes: MAX_ALTERNATIVE_NODES,
        ..*budget
    };
    match position.solve(Effort::Full, &bounded)?.result {
        SearchResult::Solved { moves, .. } if moves.len() <= left => Some(true),
        SearchResult::Solved { shortest: true, .. } | SearchResult::Unsolvable => Some(false),
        SearchResult::Solved { .. } | SearchResult::Value { .. } | SearchResult::Unknown => None,
    }
}
