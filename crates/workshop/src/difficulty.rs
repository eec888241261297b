//! Difficulty of a board, measured with a solver: how improbable it is to play well by chance.

use super::failures::Failure;
use std::collections::BTreeMap;
use tessella_games::budget::{Effort, SearchBudget, SearchResult};
use tessella_games::{Appearance, Move, Outcome, Position, Rules, Seat};

/// Node limit for deciding whether an alternative move also wins, unless the budget is smaller.
const MAX_ALTERNATIVE_NODES: u64 = 200_000;

/// Length of a solution of a board for one seat, and the difficulty. In Drench, the solution is a shortest one.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) struct BoardDifficulty {
    pub(super) length: usize,
    /// Difficulty in bits.
    pub(super) bits: f64,
}

/// Solves a board for one seat and returns its difficulty. In Link, that includes looking for pairs.
///
/// # Errors
/// If the board cannot be won, or could not be solved and graded within the budget.
pub(super) fn board_difficulty(
    position: &Position,
    budget: &SearchBudget<'_>,
) -> Result<BoardDifficulty, Failure> {
    let report = position.solve(Effort::Full, budget);
    let (moves, shortest) = match report.map(|report| report.result) {
        Some(SearchResult::Solved { moves, shortest }) => (moves, shortest),
        Some(SearchResult::Unsolvable) => return Err(Failure::Unsolvable),
        _ => return Err(Failure::Unsolved),
    };
    let bits = difficulty(position, &moves, budget).ok_or(Failure::Unsolved)?;
    let hidden = match position {
        Position::Drench(_) if !shortest => return Err(Failure::Unsolved),
        Position::Link(_) => hidden_pairs(position, &moves).ok_or(Failure::Unsolved)?,
        _ => 0.0,
    };
    Ok(BoardDifficulty {
        length: moves.len(),
        bits: bits + hidden,
    })
}

/// Returns the number of bits needed, along a solution, to find pairs that can be joined among all pairs of equal
/// tiles. Choosing among legal moves alone never makes a board of Link difficult, because nearly all of them keep it
/// solvable.
fn hidden_pairs(first: &Position, solution: &[Move]) -> Option<f64> {
    let mut position = first.clone();
    let mut bits = 0.0;
    for &mv in solution {
        let mut tiles: BTreeMap<_, u32> = BTreeMap::new();
        for cell in position.board().cells() {
            if let Appearance::Face(face) = position.appearance(cell) {
                *tiles.entry(face).or_default() += 1;
            }
        }
        let equal: u32 = tiles.values().map(|tiles| tiles * (tiles - 1) / 2).sum();
        bits += (f64::from(equal) / position.legal_moves().len() as f64).log2();
        position.advance(Seat::FIRST, mv).ok()?;
    }
    (position.outcome() == Some(Outcome::Won(Seat::FIRST))).then_some(bits)
}

/// Returns the number of bits needed to choose moves as good as those of a solution; `None` if the budget runs out or
/// the value of a move is unknown.
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

/// Returns `true` if the game can be won with a move and at most `left` more; `None` if that is unknown.
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
        nodes: MAX_ALTERNATIVE_NODES.min(budget.nodes),
        ..*budget
    };
    match position.solve(Effort::Full, &bounded)?.result {
        SearchResult::Solved { moves, .. } if moves.len() <= left => Some(true),
        SearchResult::Solved { shortest: true, .. } | SearchResult::Unsolvable => Some(false),
        SearchResult::Solved { .. } | SearchResult::Value { .. } | SearchResult::Unknown => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::sync::atomic::AtomicBool;
    use tessella_games::{Game, Setup, Start};

    #[test]
    fn difficulty_stays_within_a_small_budget() {
        let setup = Setup::parse(Game::Drench, "10x10,c6").expect("a setup");
        let position = Position::new(&setup, &Start::Seed(1)).expect("a board");
        let never = AtomicBool::new(false);
        let bits = |nodes| {
            let budget = SearchBudget::nodes(nodes, &never);
            let report = position.solve(Effort::Full, &budget).expect("a solver");
            let SearchResult::Solved { moves, .. } = report.result else {
                return None;
            };
            difficulty(&position, &moves, &budget)
        };
        assert_eq!(bits(100), None);
        assert!(bits(1_000_000).is_some_and(|bits| bits > 10.0));
    }
}
