//! Finds out whether a field can be cleared on which nothing falls.
//!
//! There a tile that goes leaves the others more room and nothing else. So it does not matter when a pair goes, only with
//! which other each tile does: once that is decided, pairs may be occupied as they come, and what is left then can never go.
//! Which pairs shut each other in is learned: of tiles that lie so that no two of them can be joined as long as all of them
//! are there, one at least must go with a tile that is none of them and that it can be joined with over them. Such demands,
//! for sets as small as can be had, are gathered until a pairing meets all of them and clears the field, or none is left.

use super::bitboard::Bitboard;
use super::field::{CellPair, EMPTY, Field, FieldCell, TileGrid};
use super::pairing::{PairId, PairState, PairingSolver, Unsatisfiable};
use super::setup::FACES;
use super::solvability::Solvability;
use crate::games::budget::{Meter, Spent};
use std::cmp::Ordering;

/// Faces with more tiles than this are not tried as a whole: it would take longer than it helps.
const MAX_COMPLETE_FACE: usize = 8;
/// How many pairs all demands may list: some 40 MiB with what goes with them.
const MAX_LITERALS: usize = 1 << 23;

/// The cells that are occupied.
#[derive(Clone)]
enum OccupiedCells {
    Squares(Bitboard),
    Hexes(TileGrid),
}

impl OccupiedCells {
    fn joins(&self, field: &Field, a: FieldCell, b: FieldCell) -> bool {
        match self {
            Self::Squares(bits) => match bits.is_exposed(field, a) && bits.is_exposed(field, b) {
                true => bits.joins(field, a, b),
                false => field.are_adjacent(a, b),
            },
            Self::Hexes(tiles) => field.joins(tiles, a, b),
        }
    }

    fn insert(&mut self, field: &Field, cell: FieldCell) {
        match self {
            Self::Squares(bits) => bits.insert(field, cell),
            Self::Hexes(tiles) => tiles[usize::from(cell)] = 0,
        }
    }

    fn remove(&mut self, field: &Field, cell: FieldCell) {
        match self {
            Self::Squares(bits) => bits.remove(field, cell),
            Self::Hexes(tiles) => tiles[usize::from(cell)] = EMPTY,
        }
    }
}

/// Tiles that lie, by their numbers.
#[derive(Clone)]
struct RemainingTiles {
    occupied: OccupiedCells,
    is_here: Vec<bool>,
    left: usize,
}

/// Why a search ends without a way.
enum SearchEnd {
    Unsolvable,
    Spent,
}

impl From<Spent> for SearchEnd {
    fn from(_: Spent) -> Self {
        Self::Spent
    }
}

impl From<Unsatisfiable> for SearchEnd {
    fn from(_: Unsatisfiable) -> Self {
        Self::Unsolvable
    }
}

/// A search for a way to clear the field.
pub(super) struct PairingSearch<'a, 'b> {
    field: &'a Field,
    meter: &'a mut Meter<'b>,
    /// Where each tile lies.
    cells: Vec<FieldCell>,
    /// The tiles of each face.
    faces: [Vec<u16>; FACES as usize],
    pairing: PairingSolver,
    /// Whether pairs that were decided on have led to a dead end so far.
    had_conflict: bool,
    /// Where to look for the next pair.
    next: PairId,
    /// How many pairs went at most, and with which the line began.
    longest_line: (usize, Option<CellPair>),
}

impl<'a, 'b> PairingSearch<'a, 'b> {
    /// A search on a field on which each tile's number is its face.
    pub(super) fn new(field: &'a Field, tiles: &TileGrid, meter: &'a mut Meter<'b>) -> Self {
        let mut cells = Vec::new();
        let mut faces = std::array::from_fn(|_| Vec::new());
        for (cell, face) in field.occupied(tiles) {
            faces[usize::from(face)].push(cells.len() as u16);
            cells.push(cell);
        }
        Self {
            field,
            meter,
            pairing: PairingSolver::new(cells.len(), &faces),
            cells,
            faces,
            had_conflict: false,
            next: 0,
            longest_line: (0, None),
        }
    }

    /// Looks for a way until there is an answer or the budget is spent.
    pub(super) fn run(mut self) -> Solvability {
        match self.search() {
            Ok(line) => Solvability::Solvable(line),
            Err(SearchEnd::Unsolvable) => Solvability::Unsolvable,
            Err(SearchEnd::Spent) => Solvability::Unknown(self.longest_line.1),
        }
    }

    fn search(&mut self) -> Result<Vec<CellPair>, SearchEnd> {
        loop {
            let mut remaining = self.all_tiles();
            let mut line = Vec::new();
            while !self.pairing.propagate_and_learn()? {
                self.meter.node()?;
                if self.pairing.literal_count() > MAX_LITERALS {
                    return Err(SearchEnd::Spent);
                }
                self.remove_matched(&mut remaining, &mut line);
                if line.len() > self.longest_line.0 {
                    self.longest_line = (line.len(), line.first().copied());
                }
                if remaining.left == 0 {
                    return Ok(line);
                }
                if self.decide_complete_faces(&mut remaining, &mut line)? {
                    break;
                }
                let next = self.next_joinable(&remaining);
                // On most boards there never is a dead end, and nothing is to be learned of those that do not come.
                if next.is_none() || self.had_conflict {
                    let stuck = self.stuck_tiles(remaining.clone());
                    if stuck.left > 0 {
                        self.had_conflict = true;
                        let clause = self.stuck_clause(stuck)?;
                        self.pairing.require_one_of(&clause)?;
                        break;
                    }
                }
                if let Some(pair) = next.or_else(|| self.next_unassigned()) {
                    self.pairing.decide(pair);
                }
            }
        }
    }

    fn all_tiles(&self) -> RemainingTiles {
        let mut occupied = match self.field.is_square() {
            true => OccupiedCells::Squares(Bitboard::empty(self.field)),
            false => OccupiedCells::Hexes(self.field.empty_grid()),
        };
        for &cell in &self.cells {
            occupied.insert(self.field, cell);
        }
        RemainingTiles {
            occupied,
            is_here: vec![true; self.cells.len()],
            left: self.cells.len(),
        }
    }

    fn cells_of(&self, pair: PairId) -> CellPair {
        let [one, other] = self.pairing.tiles(pair);
        (self.cells[usize::from(one)], self.cells[usize::from(other)])
    }

    fn joins(&self, remaining: &RemainingTiles, pair: PairId) -> bool {
        let (a, b) = self.cells_of(pair);
        remaining.occupied.joins(self.field, a, b)
    }

    fn remove(&self, remaining: &mut RemainingTiles, tile: u16) {
        let tile = usize::from(tile);
        remaining.is_here[tile] = false;
        remaining.occupied.remove(self.field, self.cells[tile]);
        remaining.left -= 1;
    }

    fn restore(&self, remaining: &mut RemainingTiles, tile: u16) {
        let tile = usize::from(tile);
        remaining.is_here[tile] = true;
        remaining.occupied.insert(self.field, self.cells[tile]);
        remaining.left += 1;
    }

    fn remove_pair(&self, remaining: &mut RemainingTiles, line: &mut Vec<CellPair>, pair: PairId) {
        for tile in self.pairing.tiles(pair) {
            self.remove(remaining, tile);
        }
        line.push(self.cells_of(pair));
    }

    /// Takes the pairs that are known to go together for as long as any of them goes.
    fn remove_matched(&self, remaining: &mut RemainingTiles, line: &mut Vec<CellPair>) {
        let is_here = |&pair: &PairId| remaining.is_here[usize::from(self.pairing.tiles(pair)[0])];
        let mut waiting: Vec<PairId> = self.pairing.matched_pairs().filter(is_here).collect();
        loop {
            let before = waiting.len();
            waiting.retain(|&pair| {
                let goes = self.joins(remaining, pair);
                if goes {
                    self.remove_pair(remaining, line, pair);
                }
                !goes
            });
            if waiting.len() == before {
                return;
            }
        }
    }

    /// Decides on faces with few tiles of which all can go now, one after the other: that is never wrong, for the others only
    /// have more room afterwards, and nobody else needs these. Whether decisions had to be occupied back meanwhile.
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
                    PairState::Unassigned => {
                        self.pairing.decide(pair);
                        if self.pairing.propagate_and_learn()? {
                            return Ok(true);
                        }
                    }
                    PairState::Matched => {}
                    // It followed from the pairs before: the rest of the face has to be looked at anew.
                    PairState::Unmatched => break,
                }
                self.remove_pair(remaining, line, pair);
            }
            face = (face + 1) % self.faces.len();
        }
        Ok(false)
    }

    /// Pairs by which all tiles of a face go one after the other whose pairing are not known; none if there is no such tile,
    /// or if not all can go.
    fn complete_face(&self, remaining: &mut RemainingTiles, face: usize) -> Vec<PairId> {
        let tiles = self.faces[face].iter().copied();
        let is_unmatched =
            |&tile: &u16| remaining.is_here[usize::from(tile)] && !self.pairing.is_matched(tile);
        let unmatched: Vec<u16> = tiles.filter(is_unmatched).collect();
        let mut pairs = Vec::new();
        if unmatched.len() > MAX_COMPLETE_FACE {
            return pairs;
        }
        while 2 * pairs.len() < unmatched.len() {
            let goes = |&pair: &PairId| {
                let are_here = self
                    .pairing
                    .tiles(pair)
                    .iter()
                    .all(|&tile| remaining.is_here[usize::from(tile)]);
                are_here
                    && self.pairing.state(pair) == PairState::Unassigned
                    && self.joins(remaining, pair)
            };
            let mut all = unmatched
                .iter()
                .flat_map(|&tile| self.pairing.pairs_of(tile))
                .copied();
            let Some(pair) = all.find(goes) else {
                pairs.clear();
                break;
            };
            for tile in self.pairing.tiles(pair) {
                self.remove(remaining, tile);
            }
            pairs.push(pair);
        }
        for &tile in &unmatched {
            if !remaining.is_here[usize::from(tile)] {
                self.restore(remaining, tile);
            }
        }
        pairs
    }

    /// Leaves the tiles that cannot go even if each of the others went as soon as a line joins it to one that it may go with,
    /// be that there or not.
    fn stuck_tiles(&self, mut remaining: RemainingTiles) -> RemainingTiles {
        let numbers = 0..self.cells.len() as u16;
        let mut left: Vec<u16> = numbers
            .filter(|&tile| remaining.is_here[usize::from(tile)])
            .collect();
        loop {
            let before = left.len();
            left.retain(|&tile| {
                let mut pairs = self.pairing.pairs_of(tile).iter();
                let goes = pairs.any(|&pair| {
                    self.pairing.state(pair) != PairState::Unmatched && self.joins(&remaining, pair)
                });
                if goes {
                    self.remove(&mut remaining, tile);
                }
                !goes
            });
            if left.len() == before {
                return remaining;
            }
        }
    }

    /// Makes a set of tiles smaller that are stuck as long as decisions are kept, and lists the pairs of which one must go
    /// together so that they are not.
    fn stuck_clause(&mut self, mut stuck: RemainingTiles) -> Result<Vec<PairId>, Spent> {
        let numbers = || 0..self.cells.len() as u16;
        for tile in numbers() {
            if stuck.is_here[usize::from(tile)] {
                self.meter.node()?;
                let mut fewer = stuck.clone();
                self.remove(&mut fewer, tile);
                let fewer = self.stuck_tiles(fewer);
                if fewer.left > 0 {
                    stuck = fewer;
                }
            }
        }
        let here = numbers().filter(|&tile| stuck.is_here[usize::from(tile)]);
        let mut pairs: Vec<PairId> = here
            .flat_map(|tile| self.pairing.pairs_of(tile).iter().copied())
            .filter(|&pair| self.joins(&stuck, pair))
            .collect();
        pairs.sort_unstable();
        pairs.dedup();
        Ok(pairs)
    }

    /// The pair to decide on next: of those that go now the one that had most to do with dead ends, or the next in turn.
    fn next_joinable(&mut self, remaining: &RemainingTiles) -> Option<PairId> {
        let goes = |&pair: &PairId| self.joins(remaining, pair);
        let is_active = |&pair: &PairId| self.pairing.activity(pair) > 0.0;
        let most_active = match self.had_conflict {
            true => self
                .unassigned()
                .filter(is_active)
                .filter(goes)
                .max_by(|&a, &b| self.by_activity(a, b)),
            false => None,
        };
        let pair = most_active.or_else(|| self.unassigned().find(goes))?;
        self.next = (pair + 1) % self.pairing.len() as PairId;
        Some(pair)
    }

    /// The pair to decide on if none goes now: the one that had most to do with dead ends.
    fn next_unassigned(&self) -> Option<PairId> {
        self.unassigned().max_by(|&a, &b| self.by_activity(a, b))
    }

    fn by_activity(&self, a: PairId, b: PairId) -> Ordering {
        self.pairing
            .activity(a)
            .total_cmp(&self.pairing.activity(b))
    }

    /// The pairs of which nothing is known, in turn.
    fn unassigned(&self) -> impl Iterator<Item = PairId> + '_ {
        let all = (self.next..self.pairing.len() as PairId).chain(0..self.next);
        all.filter(|&pair| self.pairing.state(pair) == PairState::Unassigned)
    }
}
