//! Search for chains of threats: each of the attacker's stones except the last makes a line with one free cell, which
//! the defender must take.

use super::board::{CubeBoard, CubePosition, cells};
use crate::budget::{BudgetSpent, NodeCounter};

/// Maximum number of stones in a chain.
const MAX_LENGTH: usize = 24;
/// Maximum number of positions per search. A search that would need more finds no chain.
const MAX_POSITIONS: u32 = 2000;
/// Number of entries of the table of failed positions, as a power of two.
const FAILED_BITS: u32 = 14;

/// The attacker's stones, in order. The last one completes a line or makes two lines with one free cell each.
pub(super) type Chain = Vec<u8>;

/// Result of a search up to some length.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Found {
    Chain,
    /// There is no chain of any length.
    Nothing,
    /// There is no chain of this length.
    NothingShort,
    /// The search reached its maximum number of positions.
    Interrupted,
}

/// Position without a chain of some length.
#[derive(Clone, Copy, Default)]
struct Failed {
    key: u64,
    /// Number of the search in which the position failed.
    search: u32,
    length: u8,
}

/// Search for chains, with the positions in which it failed.
pub(super) struct ChainSearch {
    failed: Vec<Failed>,
    search: u32,
    positions: u32,
    path: Vec<u8>,
}

impl ChainSearch {
    pub(super) fn new() -> Self {
        Self {
            failed: vec![Failed::default(); 1 << FAILED_BITS],
            search: 0,
            positions: 0,
            path: Vec::with_capacity(MAX_LENGTH),
        }
    }

    /// Forgets all failed positions, so that later results do not depend on earlier searches.
    pub(super) fn forget(&mut self) {
        self.search = self.search.wrapping_add(1);
        if self.search == 0 {
            self.failed.fill(Failed::default());
            self.search = 1;
        }
    }

    /// Returns a chain that wins for the attacker, who is to move: the shortest one, if the search has not been
    /// interrupted. Each call counts as one node.
    pub(super) fn find(
        &mut self,
        board: &CubeBoard,
        position: &CubePosition,
        counter: &mut NodeCounter<'_>,
    ) -> Result<Option<Chain>, BudgetSpent> {
        counter.node()?;
        if let Some(cell) = cells(position.wins(board)).next() {
            return Ok(Some(vec![cell]));
        }
        let forced = position.counter_wins(board);
        if forced.count_ones() > 1 {
            return Ok(None);
        }
        self.positions = 0;
        for length in 1..=MAX_LENGTH {
            self.path.clear();
            match self.search(board, position, forced, length) {
                Found::Chain => return Ok(Some(self.path.clone())),
                Found::NothingShort => {}
                Found::Nothing | Found::Interrupted => break,
            }
        }
        Ok(None)
    }

    /// Searches for a chain of at most this many stones. The first stone must be on `forced` unless it is empty.
    fn search(
        &mut self,
        board: &CubeBoard,
        position: &CubePosition,
        forced: u64,
        length: usize,
    ) -> Found {
        self.positions += 1;
        if self.positions > MAX_POSITIONS {
            return Found::Interrupted;
        }
        let (once, twice) = threats(board, position);
        let allowed = if forced == 0 { !0 } else { forced };
        if let Some(cell) = cells(twice & allowed).next() {
            self.path.push(cell);
            return Found::Chain;
        }
        if once & allowed == 0 {
            return Found::Nothing;
        }
        if length == 1 {
            return Found::NothingShort;
        }
        let key = key(position);
        let at = (key >> (64 - FAILED_BITS)) as usize;
        let known = self.failed[at];
        if known.key == key && known.search == self.search && usize::from(known.length) >= length {
            return match known.length {
                u8::MAX => Found::Nothing,
                _ => Found::NothingShort,
            };
        }
        let found = self.search_threats(board, position, forced, length);
        if matches!(found, Found::Nothing | Found::NothingShort) {
            let length = match found {
                Found::Nothing => u8::MAX,
                _ => length as u8,
            };
            self.failed[at] = Failed {
                key,
                search: self.search,
                length,
            };
        }
        found
    }

    /// Searches the positions after each threat.
    fn search_threats(
        &mut self,
        board: &CubeBoard,
        position: &CubePosition,
        forced: u64,
        length: usize,
    ) -> Found {
        let mut result = Found::Nothing;
        let mut lines = position.attack.twos();
        while lines != 0 {
            let free = board.line(lines.trailing_zeros()) & position.free();
            lines &= lines - 1;
            let (low, high) = (free.trailing_zeros() as u8, 63 - free.leading_zeros() as u8);
            for (threat, answer) in [(low, high), (high, low)] {
                // If the threat makes no new line of two stones, it is useful only if it is forced; otherwise it can
                // wait until after the stone with which it makes one.
                let new = position.attack.ones() & board.through(threat) & !board.through(answer);
                let is_useful = if forced == 0 {
                    new != 0
                } else {
                    forced >> threat & 1 == 1
                };
                if !is_useful {
                    continue;
                }
                let next = position.attacked(board, threat).defended(board, answer);
                let forced = next.counter_wins(board);
                if forced.count_ones() > 1 {
                    continue;
                }
                self.path.push(threat);
                match self.search(board, &next, forced, length - 1) {
                    Found::Nothing => {}
                    Found::NothingShort => result = Found::NothingShort,
                    end => return end,
                }
                self.path.pop();
            }
        }
        result
    }
}

/// Returns the free cells on lines with two stones of the attacker, and those on at least two such lines.
#[inline]
fn threats(board: &CubeBoard, position: &CubePosition) -> (u64, u64) {
    let (mut once, mut twice) = (0, 0);
    let mut lines = position.attack.twos();
    while lines != 0 {
        let line = board.line(lines.trailing_zeros());
        twice |= once & line;
        once |= line;
        lines &= lines - 1;
    }
    (once & position.free(), twice & position.free())
}

/// Returns the hash key of a position.
#[inline]
const fn key(position: &CubePosition) -> u64 {
    let attacker = position.stones.attacker.wrapping_mul(0x9E37_79B9_7F4A_7C15);
    let defender = position.stones.defender.wrapping_mul(0xC2B2_AE3D_27D4_EB4F);
    let mixed = attacker ^ defender.rotate_left(31);
    let product = (mixed ^ mixed >> 29).wrapping_mul(0xBF58_476D_1CE4_E5B9);
    product ^ product >> 32
}

/// Returns `true` if the chain wins for the attacker, who is to move, whatever the defender replies.
pub(super) fn wins(board: &CubeBoard, position: &CubePosition, chain: &[u8]) -> bool {
    let mut position = *position;
    for &cell in chain {
        if position.free() >> cell & 1 == 0 {
            return false;
        }
        if position.attack.threes() & board.through(cell) != 0 {
            return true;
        }
        if position.counter_wins(board) & !(1 << cell) != 0 {
            return false;
        }
        position = position.attacked(board, cell);
        let wins = position.wins(board);
        match wins.count_ones() {
            0 => return false,
            1 => position = position.defended(board, wins.trailing_zeros() as u8),
            _ => return true,
        }
    }
    false
}
