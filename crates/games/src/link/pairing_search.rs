//! Search for a solution of a field without gravity.
//!
//! Removing a tile only adds empty cells, so the order of removals does not matter, only which tiles are paired. For a
//! given pairing, pairs are removed greedily; what remains then can never be removed. A set of tiles is stuck if no two
//! of them can be joined while all of them are present. At least one tile of a stuck set must be paired with a tile
//! outside the set that it can be joined with while the set is present. The search adds such clauses, for stuck sets as
//! small as possible, until a pairing clears the field or no pairing is left.

use super::field::{CellPair, Field, FieldCell, TileGrid};
use super::pairing::{PairId, PairingSolver};
use super::remaining_tiles::RemainingTiles;
use super::search::Solvability;
use super::setup::FACES;
use crate::budget::{BudgetSpent, NodeCounter};
use crate::search::sat::Unsatisfiable;
use std::cmp::Ordering;

/// Maximum number of tiles of a face for which removing the complete face is tried.
const MAX_COMPLETE_FACE: usize = 8;

/// Why a search ended without a solution.
enum SearchFailure {
    Unsolvable,
    BudgetSpent,
}

impl From<BudgetSpent> for SearchFailure {
    fn from(_: BudgetSpent) -> Self {
        Self::BudgetSpent
    }
}

impl From<Unsatisfiable> for SearchFailure {
    fn from(_: Unsatisfiable) -> Self {
        Self::Unsolvable
    }
}

/// Search for a pairing that clears the field.
pub(super) struct PairingSearch<'a, 'b> {
    field: &'a Field,
    counter: &'a mut NodeCounter<'b>,
    /// Cell of each tile.
    cells: Vec<FieldCell>,
    /// Tiles of each face.
    faces: [Vec<u16>; FACES as usize],
    pairing: PairingSolver,
    /// `true` after the first conflict.
    had_conflict: bool,
    /// Pair from which the search for the next decision starts.
    next: PairId,
    /// Length of the longest line found, and its first pair.
    longest_line: (usize, Option<CellPair>),
}

impl<'a, 'b> PairingSearch<'a, 'b> {
    /// Creates a search on a field whose tile numbers are faces.
    pub(super) fn new(
        field: &'a Field,
        tiles: &TileGrid,
        counter: &'a mut NodeCounter<'b>,
    ) -> Self {
        let mut cells = Vec::new();
        let mut faces = std::array::from_fn(|_| Vec::new());
        for (cell, face) in field.occupied(tiles) {
            faces[usize::from(face)].push(cells.len() as u16);
            cells.push(cell);
        }
        Self {
            field,
            counter,
            pairing: PairingSolver::of_faces(cells.len(), &faces),
            cells,
            faces,
            had_conflict: false,
            next: 0,
            longest_line: (0, None),
        }
    }

    /// Searches until there is a result or the budget runs out.
    pub(super) fn run(mut self) -> Solvability {
        match self.search() {
            Ok(line) => Solvability::Solvable(line),
            Err(SearchFailure::Unsolvable) => Solvability::Unsolvable,
            Err(SearchFailure::BudgetSpent) => Solvability::Unknown(self.longest_line.1),
        }
    }

    fn search(&mut self) -> Result<Vec<CellPair>, SearchFailure> {
        loop {
            let mut remaining = RemainingTiles::new(self.field, &self.cells);
            let mut line = Vec::new();
            while !self.pairing.propagate_and_learn()? {
                self.counter.node()?;
                if self.pairing.restart_if_due() {
                    break;
                }
                self.remove_matched(&mut remaining, &mut line);
                if line.len() > self.longest_line.0 {
                    self.longest_line = (line.len(), line.first().copied());
                }
                if remaining.count == 0 {
                    return Ok(line);
                }
                if self.decide_complete_faces(&mut remaining, &mut line)? {
                    break;
                }
                let next = self.next_joinable(&remaining);
                // Most boards never cause a conflict, so the costly check starts with the first one.
                if next.is_none() || self.had_conflict {
                    let stuck = self.stuck_tiles(remaining.clone());
                    if stuck.count > 0 {
                        self.had_conflict = true;
                        let clause = self.stuck_clause(stuck)?;
                        self.pairing.require_one_of(&clause)?;
                        break;
                    }
                }
                if let Some(pair) = next.or_else(|| self.next_unassigned()) {
                    self.pairing.decide_match(pair);
                }
            }
        }
    }

    fn cells_of(&self, pair: PairId) -> CellPair {
        let [one, other] = self.pairing.tiles(pair);
        (self.cells[usize::from(one)], self.cells[usize::from(other)])
    }

    fn joins(&self, remaining: &RemainingTiles, pair: PairId) -> bool {
        remaining.joins(self.field, self.cells_of(pair))
    }

    fn remove(&self, remaining: &mut RemainingTiles, tile: u16) {
        let tile = usize::from(tile);
        remaining.remove(self.field, tile, self.cells[tile]);
    }

    fn restore(&self, remaining: &mut RemainingTiles, tile: u16) {
        let tile = usize::from(tile);
        remaining.restore(self.field, tile, self.cells[tile]);
    }

    fn remove_pair(&self, remaining: &mut RemainingTiles, line: &mut Vec<CellPair>, pair: PairId) {
        for tile in self.pairing.tiles(pair) {
            self.remove(remaining, tile);
        }
        line.push(self.cells_of(pair));
    }

    /// Removes matched pairs for as long as any of them is joined.
    fn remove_matched(&self, remaining: &mut RemainingTiles, line: &mut Vec<CellPair>) {
        let is_present =
            |&pair: &PairId| remaining.is_present[usize::from(self.pairing.tiles(pair)[0])];
        let mut matched: Vec<PairId> = self.pairing.matched_pairs().filter(is_present).collect();
        loop {
            let before = matched.len();
            matched.retain(|&pair| {
                let is_joined = self.joins(remaining, pair);
                if is_joined {
                    self.remove_pair(remaining, line, pair);
                }
                !is_joined
            });
            if matched.len() == before {
                return;
            }
        }
    }

    /// Matches the tiles of small faces that can be removed completely now. This is always safe: it only adds empty
    /// cells, and no other face needs these tiles. Returns `true` if the solver backtracked meanwhile.
    fn decide_complete_faces(
        &mut self,
        remaining: &mut RemainingTiles,
        line: &mut Vec<CellPair>,
    ) -> Result<bool, Unsatisfiable> {
        let mut face = 0;
        let mut unchanged = 0;
        while unchanged < self.faces.len() {
            let pairs = self.complete_face(remaining, face);
            unchanged = if pairs.is_empty() { unchanged + 1 } else { 0 };
            for pair in pairs {
                match self.pairing.state(pair) {
                    None => {
                        self.pairing.decide_match(pair);
                        if self.pairing.propagate_and_learn()? {
                            return Ok(true);
                        }
                    }
                    Some(true) => {}
                    // Propagation ruled this pair out, so the rest of the face needs another look.
                    Some(false) => break,
                }
                self.remove_pair(remaining, line, pair);
            }
            face = (face + 1) % self.faces.len();
        }
        Ok(false)
    }

    /// Returns pairs that remove all unmatched tiles of a face one after another; empty if there are no such tiles or
    /// not all of them can be removed.
    fn complete_face(&self, remaining: &mut RemainingTiles, face: usize) -> Vec<PairId> {
        let tiles = self.faces[face].iter().copied();
        let is_unmatched =
            |&tile: &u16| remaining.is_present[usize::from(tile)] && !self.pairing.is_matched(tile);
        let unmatched: Vec<u16> = tiles.filter(is_unmatched).collect();
        let mut pairs = Vec::new();
        if unmatched.len() > MAX_COMPLETE_FACE {
            return pairs;
        }
        while 2 * pairs.len() < unmatched.len() {
            let is_joined = |&pair: &PairId| {
                let are_here = self
                    .pairing
                    .tiles(pair)
                    .iter()
                    .all(|&tile| remaining.is_present[usize::from(tile)]);
                are_here && self.pairing.state(pair).is_none() && self.joins(remaining, pair)
            };
            let mut all = unmatched
                .iter()
                .flat_map(|&tile| self.pairing.pairs_of(tile))
                .copied();
            let Some(pair) = all.find(is_joined) else {
                pairs.clear();
                break;
            };
            for tile in self.pairing.tiles(pair) {
                self.remove(remaining, tile);
            }
            pairs.push(pair);
        }
        for &tile in &unmatched {
            if !remaining.is_present[usize::from(tile)] {
                self.restore(remaining, tile);
            }
        }
        pairs
    }

    /// Removes every tile that is joined to a tile which it may be paired with, whether or not that tile is still there.
    /// Returns the remaining tiles, which no pairing under the current decisions can remove.
    fn stuck_tiles(&self, mut remaining: RemainingTiles) -> RemainingTiles {
        let numbers = 0..self.cells.len() as u16;
        let mut left: Vec<u16> = numbers
            .filter(|&tile| remaining.is_present[usize::from(tile)])
            .collect();
        loop {
            let before = left.len();
            left.retain(|&tile| {
                let mut pairs = self.pairing.pairs_of(tile).iter();
                let is_joined = pairs.any(|&pair| {
                    self.pairing.state(pair) != Some(false) && self.joins(&remaining, pair)
                });
                if is_joined {
                    self.remove(&mut remaining, tile);
                }
                !is_joined
            });
            if left.len() == before {
                return remaining;
            }
        }
    }

    /// Minimises a set of tiles that are stuck under the current decisions. Returns the pairs of which at least one
    /// must be matched.
    fn stuck_clause(&mut self, mut stuck: RemainingTiles) -> Result<Vec<PairId>, BudgetSpent> {
        let numbers = || 0..self.cells.len() as u16;
        for tile in numbers() {
            if stuck.is_present[usize::from(tile)] {
                self.counter.node()?;
                let mut fewer = stuck.clone();
                self.remove(&mut fewer, tile);
                let fewer = self.stuck_tiles(fewer);
                if fewer.count > 0 {
                    stuck = fewer;
                }
            }
        }
        let here = numbers().filter(|&tile| stuck.is_present[usize::from(tile)]);
        let mut pairs: Vec<PairId> = here
            .flat_map(|tile| self.pairing.pairs_of(tile).iter().copied())
            .filter(|&pair| self.joins(&stuck, pair))
            .collect();
        pairs.sort_unstable();
        pairs.dedup();
        Ok(pairs)
    }

    /// Returns the next decision among the pairs that are joined: the most active one, or the next in turn.
    fn next_joinable(&mut self, remaining: &RemainingTiles) -> Option<PairId> {
        let is_joined = |&pair: &PairId| self.joins(remaining, pair);
        let is_active = |&pair: &PairId| self.pairing.activity(pair) > 0.0;
        let most_active = if self.had_conflict {
            self.unassigned()
                .filter(is_active)
                .filter(is_joined)
                .max_by(|&a, &b| self.by_activity(a, b))
        } else {
            None
        };
        let pair = most_active.or_else(|| self.unassigned().find(is_joined))?;
        self.next = (pair + 1) % self.pairing.len() as PairId;
        Some(pair)
    }

    /// Returns the next decision if no unassigned pair is joined: the most active one.
    fn next_unassigned(&self) -> Option<PairId> {
        self.unassigned().max_by(|&a, &b| self.by_activity(a, b))
    }

    fn by_activity(&self, a: PairId, b: PairId) -> Ordering {
        self.pairing
            .activity(a)
            .total_cmp(&self.pairing.activity(b))
    }

    /// Returns the unassigned pairs, starting at `next`.
    fn unassigned(&self) -> impl Iterator<Item = PairId> + '_ {
        let all = (self.next..self.pairing.len() as PairId).chain(0..self.next);
        all.filter(|&pair| self.pairing.state(pair).is_none())
    }
}
