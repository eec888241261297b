//! Replies to the player in a problem. They depend only on the position, so they are the same on every machine and in
//! every version.

use super::forced_win::{ForcedWinSearch, NodesSpent};
use super::line_masks::{LineMasks, Stones};
use std::cmp::Reverse;
use tessella_boards::CellId;
use tessella_games::{Move, Position};

/// Maximum number of moves of a win that the search looks for.
const HORIZON: u8 = 8;
/// Maximum number of nodes in the search for a win, and in the search for a defence.
const NODES: u64 = 8000;

/// Returns the reply in a problem: the fastest win, or else the move after which the other seat needs the most moves to
/// win. Returns `None` if the game is over, or is not In a Row for two seats on at most 64 cells.
///
/// The search is limited in nodes and takes a few milliseconds. Its results must never change: the table of boards
/// depends on them.
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

/// Returns the move after which the other seat's win takes longest; of several, the one with the highest value.
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
    // Of equal values, the first wins, because it has the most rows.
    best.into_iter()
        .min_by_key(|&cell| Reverse(masks.value(stones, cell)))
}

/// Returns the cells after which the other seat cannot win within this many moves.
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
