//! Solver: a search over all legal moves, which proves the outcome of best play close to the end of a game.

use super::super::position::{Blockade, MAX_TURNS};
use crate::budget::{BudgetSpent, Effort, NodeCounter, SearchBudget, SearchReport, SearchResult};
use crate::{Move, Outcome, Rules};

/// Number of moves that a quick search looks ahead.
const QUICK_DEPTH: u32 = 2;
/// Number of positions between checks of the flag and the clock.
const PACE: u64 = 8;

/// Proved outcome, and the moves that lead to it.
struct Proof {
    outcome: Outcome,
    line: Vec<Move>,
}

/// Solves a position by searches of increasing depth, for as long as the budget lasts. A node is a position.
pub(in super::super) fn solve(
    position: &Blockade,
    effort: Effort,
    budget: &SearchBudget<'_>,
) -> SearchReport {
    let mut counter = NodeCounter::new(*budget, PACE);
    let max_depth = match effort {
        Effort::Quick => QUICK_DEPTH,
        Effort::Full => MAX_TURNS,
    };
    let mut result = SearchResult::Unknown;
    for depth in 0..=max_depth {
        match prove(position, depth, &mut counter) {
            Ok(None) => {}
            Ok(Some(Proof { outcome, mut line })) => {
                line.reverse();
                result = SearchResult::Value { outcome, line };
                break;
            }
            Err(BudgetSpent) => break,
        }
    }
    SearchReport {
        result,
        nodes: counter.nodes(),
    }
}

/// Returns the outcome of best play if it is proved within a number of moves; the line has its last move first. With
/// more than two seats, nobody is supposed to prefer one of two opponents.
fn prove(
    position: &Blockade,
    depth: u32,
    counter: &mut NodeCounter<'_>,
) -> Result<Option<Proof>, BudgetSpent> {
    counter.node()?;
    if let Some(outcome) = position.outcome() {
        let line = Vec::new();
        return Ok(Some(Proof { outcome, line }));
    }
    if depth == 0 {
        return Ok(None);
    }
    let seat = position.seat;
    let mut best: Option<Proof> = None;
    let mut is_open = false;
    for mv in position.legal_moves() {
        let mut after = position.clone();
        after.make(mv);
        let Some(mut proof) = prove(&after, depth - 1, counter)? else {
            is_open = true;
            continue;
        };
        proof.line.push(mv);
        if proof.outcome == Outcome::Won(seat) {
            return Ok(Some(proof));
        }
        match &best {
            None => best = Some(proof),
            Some(known) if known.outcome == proof.outcome => {}
            Some(_) if position.setup().seats > 2 => is_open = true,
            // A loss and a draw.
            Some(known) if known.outcome != Outcome::Draw => best = Some(proof),
            Some(_) => {}
        }
    }
    Ok(best.filter(|_| !is_open))
}
