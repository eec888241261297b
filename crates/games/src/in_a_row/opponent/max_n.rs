//! Search for more than two seats (max^n): each seat maximises its own value.

use super::chosen_move::ChosenMove;
use super::run_counts::RunCounts;
use crate::Seat;
use crate::budget::{BudgetSpent, NodeCounter};
use tessella_boards::CellId;

/// Value of a win, minus one per stone on the board at the end.
const WIN: i32 = 1 << 24;
/// Number of moves searched per position.
const WIDTH: usize = 8;

/// Value of a position for each seat.
type Values = [i32; Seat::MAX_COUNT as usize];

/// Chooses a move by iterative deepening within the budget.
pub(super) fn choose(
    counts: &mut RunCounts,
    mover: Seat,
    deepest: u32,
    counter: &mut NodeCounter<'_>,
) -> Option<ChosenMove> {
    let mut best = None;
    let mut order = moves(counts, mover);
    for depth in 1..=counts.free_count().min(deepest) {
        let mut most: Option<(usize, i32)> = None;
        let mut is_complete = true;
        for (at, &cell) in order.iter().enumerate() {
            let Ok(values) = value_after(counts, cell, mover, depth, counter) else {
                is_complete = false;
                break;
            };
            let value = values[mover.index()];
            if most.is_none_or(|(_, most)| value > most) {
                most = Some((at, value));
            }
        }
        let Some((at, _)) = most else {
            break;
        };
        order[..=at].rotate_right(1);
        best = Some(ChosenMove {
            cell: CellId(order[0].into()),
            is_safe: false,
            nodes: counter.nodes(),
            depth,
        });
        if !is_complete || order.len() == 1 {
            break;
        }
    }
    best
}

/// Returns the moves to search. An immediate threat is always blocked, because leaving that to the other seats is too
/// risky.
fn moves(counts: &RunCounts, mover: Seat) -> Vec<u16> {
    match counts.immediate_threat(mover) {
        Some((seat, _)) => {
            let (first, second) = counts.first_two_wins(seat);
            first.into_iter().chain(second).collect()
        }
        None => counts.candidates(mover, WIDTH),
    }
}

fn value_after(
    counts: &mut RunCounts,
    cell: u16,
    mover: Seat,
    depth: u32,
    counter: &mut NodeCounter<'_>,
) -> Result<Values, BudgetSpent> {
    counts.place(cell, mover);
    let values = values(counts, mover.next(counts.seats()), depth - 1, counter);
    counts.undo(cell, mover);
    values
}

/// Returns the value of the position for each seat if all maximise their own.
fn values(
    counts: &mut RunCounts,
    mover: Seat,
    depth: u32,
    counter: &mut NodeCounter<'_>,
) -> Result<Values, BudgetSpent> {
    counter.node()?;
    if counts.wins(mover).next().is_some() {
        let value = WIN - counts.stones() as i32 - 1;
        let mut values = [-value; Seat::MAX_COUNT as usize];
        values[mover.index()] = value;
        return Ok(values);
    }
    if counts.free_count() == 0 || counts.is_drawn() {
        return Ok(Values::default());
    }
    if depth == 0 {
        return Ok(estimate(counts));
    }
    let mut best: Option<Values> = None;
    for cell in moves(counts, mover) {
        let found = value_after(counts, cell, mover, depth, counter)?;
        let at = mover.index();
        if best.is_none_or(|best| found[at] > best[at]) {
            best = Some(found);
        }
    }
    Ok(best.unwrap_or_default())
}

/// Returns each seat's run value minus that of its strongest opponent.
fn estimate(counts: &RunCounts) -> Values {
    let mut values = Values::default();
    for seat in (0..counts.seats()).map(Seat) {
        let others = (0..counts.seats()).map(Seat).filter(|&other| other != seat);
        let strongest = others.map(|other| counts.worth(other)).max();
        values[seat.index()] = counts.worth(seat) - strongest.unwrap_or_default();
    }
    values
}
