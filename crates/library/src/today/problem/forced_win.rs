//! Search for wins that can be forced within a number of moves, against every defence.

use super::line_masks::{LineMasks, Stones};
use std::collections::HashMap;
use tessella_boards::CellId;
use tessella_games::in_a_row::InARow;

/// Error returned when a search has used up its nodes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct NodesSpent;

/// Known bounds on the number of moves in which the seat to move wins.
#[derive(Clone, Copy)]
struct WinBounds {
    /// Number of moves within which it cannot win.
    refuted: u8,
    /// Number of moves within which it can win.
    proved: u8,
}

/// Search for forced wins, and its cache. The result depends only on the position and the number of nodes.
pub(super) struct ForcedWinSearch<'a> {
    pub(super) masks: &'a LineMasks,
    /// Number of nodes left.
    nodes: u64,
    known: HashMap<(u64, u64), WinBounds>,
}

impl<'a> ForcedWinSearch<'a> {
    /// Creates a search of at most this many nodes.
    pub(super) fn new(masks: &'a LineMasks, nodes: u64) -> Self {
        Self {
            masks,
            nodes,
            known: HashMap::new(),
        }
    }

    /// Returns `true` if the seat to move can force a win within this many moves of its own.
    pub(super) fn wins(&mut self, stones: Stones, moves: u8) -> Result<bool, NodesSpent> {
        let masks = self.masks;
        if moves == 0 || !masks.may_complete(stones.own, stones.other, moves) {
            return Ok(false);
        }
        if masks.completing(stones.own, stones.playable) != 0 {
            return Ok(true);
        }
        if moves == 1 {
            return Ok(false);
        }
        let key = (stones.own, stones.other);
        let mut bounds = self.known.get(&key).copied().unwrap_or(WinBounds {
            refuted: 1,
            proved: u8::MAX,
        });
        if moves <= bounds.refuted || moves >= bounds.proved {
            return Ok(moves >= bounds.proved);
        }
        self.nodes = self.nodes.checked_sub(1).ok_or(NodesSpent)?;
        let threats = masks.completing(stones.other, stones.playable);
        let moves_allowed = match threats.count_ones() {
            0 => stones.playable,
            1 => threats,
            _ => 0,
        };
        let mut found = false;
        for cell in masks.ordered(moves_allowed) {
            if self.loses(masks.place(stones, cell), moves - 1)? {
                found = true;
                break;
            }
        }
        if found {
            bounds.proved = moves;
        } else {
            bounds.refuted = moves;
        }
        self.known.insert(key, bounds);
        Ok(found)
    }

    /// Returns `true` if the other seat can force a win within this many moves of its own.
    pub(super) fn loses(&mut self, stones: Stones, moves: u8) -> Result<bool, NodesSpent> {
        let masks = self.masks;
        let can_win = masks.completing(stones.own, stones.playable) != 0;
        if moves == 0 || stones.playable == 0 || can_win {
            return Ok(false);
        }
        let threats = masks.completing(stones.other, stones.playable);
        let defences = match threats.count_ones() {
            0 => stones.playable,
            1 => threats,
            _ => return Ok(true),
        };
        for cell in masks.ordered(defences) {
            if !self.wins(masks.place(stones, cell), moves)? {
                return Ok(false);
            }
        }
        Ok(true)
    }
}

/// Returns the fewest moves, up to `most`, in which the seat to move can force a win, and all first moves that do so.
/// Returns `None` if there is no such win, if the search needs more than `nodes` nodes, or if the game does not have
/// two seats or has more than 64 cells.
pub fn moves_to_win(position: &InARow, most: u8, nodes: u64) -> Option<(u8, Vec<CellId>)> {
    let (masks, stones) = LineMasks::new(position)?;
    let mut search = ForcedWinSearch::new(&masks, nodes);
    for moves in 1..=most {
        if !search.wins(stones, moves).ok()? {
            continue;
        }
        if moves == 1 {
            return Some((1, winning_cells(position, true)));
        }
        let mut first = Vec::new();
        for cell in masks.ordered(stones.playable) {
            if search.loses(masks.place(stones, cell), moves - 1).ok()? {
                first.push(CellId(cell.into()));
            }
        }
        return Some((moves, first));
    }
    None
}

/// Returns the cells on which a stone of the seat to move, or of the other one, would win at once. Empty if the game
/// does not have two seats or has more than 64 cells.
pub fn winning_cells(position: &InARow, of_mover: bool) -> Vec<CellId> {
    let Some((masks, stones)) = LineMasks::new(position) else {
        return Vec::new();
    };
    let own = if of_mover { stones.own } else { stones.other };
    let cells = masks.ordered(masks.completing(own, stones.playable));
    cells.map(|cell| CellId(cell.into())).collect()
}
