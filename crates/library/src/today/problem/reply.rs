//! Replies to the player of a problem. They depend only on the position, so they are the same on every machine and in
//! every version of the program.

use super::forced_win::{ForcedWinSearch, NodesSpent};
use super::line_masks::{LineMasks, Stones};
use std::cmp::Reverse;
use tessella_boards::CellId;
use tessella_games::{Move, Position};

/// Maximum number of moves of a win that is looked for.
const HORIZON: u8 = 8;
/// Maximum number of nodes of the search for an own win, and of the search for a defence.
const NODES: u64 = 8000;

/// Returns the reply in a problem: the fastest win, else the move after which the other seat needs the most moves to
/// win. Returns `None` if the game is over, or is no game of In a Row for two seats on at most 64 cells.
///
/// The search is bounded in nodes and takes a few milliseconds. Its results never change: they are part of the table of
/// boards.
pub fn reply(position: &Position) -> Option<Move> {
    let Position::InARow(position) = position else {
        return None;
    };
    let (masks, stones) = LineMasks::new(position)?;
    let cell = fastest_win(&masks, stones).or_else(|| longest_defence(&masks, stones))?;
    Some(Move::Cell(CellId(cell.into())))
}

/// Returns the first move of the fastest win.
fn fastest_win(masks: &LineMasks, stones: Stones) -> Option<u8> {
    let completing = masks.completing(stones.own, stones.playable);
    if completing != 0 {
        return masks.ordered(completing).next();
    }
    let mut search = ForcedWinSearch::new(masks, NODES);
    for moves in 2..=HORIZON {
        if search.wins(stones, moves).ok()? {
            return masks
                .ordered(stones.playable)
                .find(|&cell| search.loses(masks.place(stones, cell), moves - 1) == Ok(true));
        }
    }
    None
}

/// Returns the move after which the other seat's win takes longest, and among those the one of the greatest value.
fn longest_defence(masks: &LineMasks, stones: Stones) -> Option<u8> {
    let mut search = ForcedWinSearch::new(masks, NODES);
    let mut best: Vec<u8> = masks.ordered(stones.playable).collect();
    for moves in 1..=HORIZON {
        let Ok(held) = holding(&mut search, stones, &best, moves) else {
            break;
        };
        if held.is_empty() {
            break;
        }
        best = held;
    }
    // Of equal values the first is taken, which has the most rows.
    best.into_iter()
        .min_by_key(|&cell| Reverse(masks.value(stones, cell)))
}

/// Returns the cells after which the other seat does not win within this many moves.
fn holding(
    search: &mut ForcedWinSearch<'_>,
    stones: Stones,
    cells: &[u8],
    moves: u8,
) -> Result<Vec<u8>, NodesSpent> {
    let mut held = Vec::new();
    for &cell in cells {
        if !search.wins(search.masks.place(stones, cell), moves)? {
            held.push(cell);
        }
    }
    Ok(held)
}
