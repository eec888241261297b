//! Pairings of tiles: each tile is matched with another tile with the same face.
//!
//! The variables are the pairs of tiles with the same face; a positive literal matches the two tiles.

use super::setup::FACES;
use crate::search::sat::{Antecedent, Constraints, Literal, Solver, Trail, Unsatisfiable};

/// Index of a pair of tiles with the same face.
pub(super) type PairId = u32;

/// Constraint that no tile is in two matched pairs.
pub(super) struct OnePairEach {
    /// The two tiles of each pair.
    tiles: Vec<[u16; 2]>,
    /// Pairs of each tile.
    pairs: Vec<Vec<PairId>>,
    /// `true` for each tile in a matched pair.
    is_matched: Vec<bool>,
}

impl Constraints for OnePairEach {
    /// A matched pair with one of the tiles.
    type Reason = PairId;

    #[inline]
    fn assigned(&mut self, literal: Literal) {
        if literal.is_positive() {
            for tile in self.tiles[literal.variable() as usize] {
                self.is_matched[usize::from(tile)] = true;
            }
        }
    }

    fn backtrack(&mut self, trail: &Trail<PairId>, length: usize) {
        let undone = trail.literals()[length..].iter();
        for literal in undone.filter(|literal| literal.is_positive()) {
            for tile in self.tiles[literal.variable() as usize] {
                self.is_matched[usize::from(tile)] = false;
            }
        }
    }

    /// Marks all other pairs of two matched tiles as unmatched.
    fn propagate(
        &mut self,
        trail: &mut Trail<PairId>,
        literal: Literal,
    ) -> Result<(), Vec<Literal>> {
        let pair = literal.variable();
        if !literal.is_positive() {
            return Ok(());
        }
        for tile in self.tiles[pair as usize] {
            for &other in &self.pairs[usize::from(tile)] {
                match trail.value(other) {
                    None => trail.assign(Literal::negative(other), Antecedent::Reason(pair)),
                    Some(true) if other != pair => {
                        return Err([pair, other].map(Literal::negative).to_vec());
                    }
                    Some(_) => {}
                }
            }
        }
        Ok(())
    }

    fn explain(&self, _: &Trail<PairId>, _: Literal, pair: PairId, into: &mut Vec<Literal>) {
        into.push(Literal::negative(pair));
    }
}

/// Solver for pairings.
pub(super) type PairingSolver = Solver<OnePairEach>;

impl PairingSolver {
    /// Creates a solver for `tiles` tiles, listed by face.
    pub(super) fn of_faces(tiles: usize, faces: &[Vec<u16>; FACES as usize]) -> Self {
        let mut constraint = OnePairEach {
            tiles: Vec::new(),
            pairs: vec![Vec::new(); tiles],
            is_matched: vec![false; tiles],
        };
        for alike in faces {
            for (at, &one) in alike.iter().enumerate() {
                for &other in &alike[..at] {
                    let pair = constraint.tiles.len() as PairId;
                    constraint.tiles.push([one, other]);
                    constraint.pairs[usize::from(one)].push(pair);
                    constraint.pairs[usize::from(other)].push(pair);
                }
            }
        }
        let any = |pairs: &Vec<PairId>| pairs.iter().copied().map(Literal::positive).collect();
        let clauses: Vec<Vec<Literal>> = constraint.pairs.iter().map(any).collect();
        let mut solver = Self::new(constraint.tiles.len(), constraint);
        for clause in clauses {
            solver.add_clause(&clause);
        }
        solver
    }

    /// Returns the number of pairs.
    pub(super) const fn len(&self) -> usize {
        self.constraints.tiles.len()
    }

    /// Returns the two tiles of a pair.
    #[inline]
    pub(super) fn tiles(&self, pair: PairId) -> [u16; 2] {
        self.constraints.tiles[pair as usize]
    }

    /// Returns the pairs of a tile.
    #[inline]
    pub(super) fn pairs_of(&self, tile: u16) -> &[PairId] {
        &self.constraints.pairs[usize::from(tile)]
    }

    /// Returns `true` if the tiles of a pair are matched, `false` if not, `None` if this is not decided.
    #[inline]
    pub(super) fn state(&self, pair: PairId) -> Option<bool> {
        self.trail.value(pair)
    }

    /// Returns `true` if the tile is in a matched pair.
    pub(super) fn is_matched(&self, tile: u16) -> bool {
        self.constraints.is_matched[usize::from(tile)]
    }

    /// Returns the matched pairs in the order of assignment.
    pub(super) fn matched_pairs(&self) -> impl Iterator<Item = PairId> + '_ {
        let literals = self.trail.literals().iter();
        let matched = literals.filter(|literal| literal.is_positive());
        matched.map(|literal| literal.variable())
    }

    /// Decides to match the tiles of an unassigned pair.
    pub(super) fn decide_match(&mut self, pair: PairId) {
        self.decide(Literal::positive(pair));
    }

    /// Propagates assignments, and learns from conflicts until there are none. Returns `true` if it backtracked.
    ///
    /// # Errors
    /// If no pairing is left.
    pub(super) fn propagate_and_learn(&mut self) -> Result<bool, Unsatisfiable> {
        let mut has_backtracked = false;
        while let Err(conflict) = self.propagate() {
            self.learn(conflict)?;
            has_backtracked = true;
        }
        Ok(has_backtracked)
    }

    /// Adds a clause that at least one of these pairs is matched, all of which are unmatched now, and backtracks
    /// accordingly.
    ///
    /// # Errors
    /// If no pairing is left.
    pub(super) fn require_one_of(&mut self, pairs: &[PairId]) -> Result<(), Unsatisfiable> {
        self.add_violated(pairs.iter().copied().map(Literal::positive).collect())
    }
}
