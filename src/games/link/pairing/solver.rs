//! SAT solver with clause learning (CDCL) for the pairing of tiles.
//!
//! The variables are the pairs of tiles with the same face; each tile is in exactly one matched pair. A clause is a
//! list of literals of which at least one must be true. The solver propagates clauses with two watched literals, learns
//! a clause at the first unique implication point of each conflict, and backtracks to the level where the learnt clause
//! becomes unit.

use super::super::setup::FACES;

/// Index of a pair of tiles of one face.
pub(in super::super) type PairId = u32;

/// Literal: twice the index of a pair if the two tiles are matched, plus one if they are not.
pub(super) type Literal = u32;

pub(super) const fn matched(pair: PairId) -> Literal {
    2 * pair
}

pub(super) const fn unmatched(pair: PairId) -> Literal {
    2 * pair + 1
}

pub(super) const fn pair_of(literal: Literal) -> usize {
    (literal / 2) as usize
}

/// Assignment of a pair.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(in super::super) enum PairState {
    /// Not assigned yet.
    Unassigned,
    /// The two tiles are matched.
    Matched,
    /// The two tiles are not matched.
    Unmatched,
}

/// Reason for an assignment.
#[derive(Clone, Copy, Debug)]
pub(super) enum Antecedent {
    /// A decision, or a fact.
    None,
    /// All other literals of this clause are false.
    Clause(u32),
    /// One of the tiles is matched in this pair.
    Match(PairId),
}

/// Error when no pairing satisfies all clauses.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(in super::super) struct Unsatisfiable;

/// Assignments and clauses of all pairs.
#[derive(Debug)]
pub(in super::super) struct PairingSolver {
    /// The two tiles of each pair.
    pub(super) tiles: Vec<[u16; 2]>,
    /// Pairs of each tile.
    pub(super) pairs: Vec<Vec<PairId>>,
    pub(super) states: Vec<PairState>,
    /// `true` for each tile in a matched pair.
    pub(super) is_matched: Vec<bool>,
    pub(super) antecedents: Vec<Antecedent>,
    /// Decision level of each assignment.
    pub(super) levels: Vec<u32>,
    /// True literals in the order of assignment.
    pub(super) trail: Vec<Literal>,
    /// Number of literals of the trail that have been propagated.
    pub(super) propagated: usize,
    /// Length of the trail before each decision.
    pub(super) level_starts: Vec<usize>,
    pub(super) clauses: Vec<Vec<Literal>>,
    /// Clauses that watch each literal.
    pub(super) watches: Vec<Vec<u32>>,
    /// Activity of each pair: its part in recent conflicts.
    pub(super) activity: Vec<f64>,
    /// Amount by which the next conflict raises activities.
    pub(super) activity_increment: f64,
    /// Marks pairs during conflict analysis.
    pub(super) is_seen: Vec<bool>,
    /// Number of literals in all clauses.
    pub(super) literal_count: usize,
}

impl PairingSolver {
    /// Returns the number of pairs of tiles with the same face.
    pub(in super::super) fn pair_count(faces: &[Vec<u16>]) -> usize {
        faces
            .iter()
            .map(|tiles| tiles.len() * tiles.len().saturating_sub(1) / 2)
            .sum()
    }

    /// Creates a solver for `tiles` tiles, listed by face.
    pub(in super::super) fn new(tiles: usize, faces: &[Vec<u16>; FACES as usize]) -> Self {
        let count = Self::pair_count(faces);
        let mut solver = Self {
            tiles: Vec::with_capacity(count),
            pairs: vec![Vec::new(); tiles],
            states: vec![PairState::Unassigned; count],
            is_matched: vec![false; tiles],
            antecedents: vec![Antecedent::None; count],
            levels: vec![0; count],
            trail: Vec::new(),
            propagated: 0,
            level_starts: Vec::new(),
            clauses: Vec::new(),
            watches: vec![Vec::new(); 2 * count],
            activity: vec![0.0; count],
            activity_increment: 1.0,
            is_seen: vec![false; count],
            literal_count: 0,
        };
        for alike in faces {
            for (at, &one) in alike.iter().enumerate() {
                for &other in &alike[..at] {
                    let pair = solver.tiles.len() as PairId;
                    solver.tiles.push([one, other]);
                    solver.pairs[usize::from(one)].push(pair);
                    solver.pairs[usize::from(other)].push(pair);
                }
            }
        }
        for tile in 0..tiles {
            let any: Vec<Literal> = solver.pairs[tile].iter().copied().map(matched).collect();
            match any[..] {
                [only] if solver.states[pair_of(only)] == PairState::Unassigned => {
                    solver.assign(only, Antecedent::None);
                }
                [_] => {}
                _ => {
                    solver.add_clause(any);
                }
            }
        }
        solver
    }

    /// Returns the number of literals in all clauses.
    pub(in super::super) const fn literal_count(&self) -> usize {
        self.literal_count
    }

    /// Returns the number of pairs.
    pub(in super::super) fn len(&self) -> usize {
        self.tiles.len()
    }

    /// Returns the two tiles of a pair.
    #[inline]
    pub(in super::super) fn tiles(&self, pair: PairId) -> [u16; 2] {
        self.tiles[pair as usize]
    }

    /// Returns the pairs of a tile.
    #[inline]
    pub(in super::super) fn pairs_of(&self, tile: u16) -> &[PairId] {
        &self.pairs[usize::from(tile)]
    }

    /// Returns the assignment of a pair.
    #[inline]
    pub(in super::super) fn state(&self, pair: PairId) -> PairState {
        self.states[pair as usize]
    }

    /// Returns the activity of a pair.
    pub(in super::super) fn activity(&self, pair: PairId) -> f64 {
        self.activity[pair as usize]
    }

    /// Returns `true` if the tile is in a matched pair.
    pub(in super::super) fn is_matched(&self, tile: u16) -> bool {
        self.is_matched[usize::from(tile)]
    }

    /// Returns the matched pairs in the order of assignment.
    pub(in super::super) fn matched_pairs(&self) -> impl Iterator<Item = PairId> + '_ {
        let are = self.trail.iter().filter(|&&literal| literal % 2 == 0);
        are.map(|&literal| literal / 2)
    }

    /// Decides that the tiles of an unassigned pair are matched.
    pub(in super::super) fn decide(&mut self, pair: PairId) {
        self.level_starts.push(self.trail.len());
        self.assign(matched(pair), Antecedent::None);
    }

    #[inline]
    pub(super) fn is_true(&self, literal: Literal) -> bool {
        let value = if literal.is_multiple_of(2) {
            PairState::Matched
        } else {
            PairState::Unmatched
        };
        self.states[pair_of(literal)] == value
    }

    #[inline]
    pub(super) fn is_false(&self, literal: Literal) -> bool {
        self.is_true(literal ^ 1)
    }

    #[inline]
    pub(super) fn assign(&mut self, literal: Literal, antecedent: Antecedent) {
        let pair = pair_of(literal);
        self.states[pair] = if literal.is_multiple_of(2) {
            PairState::Matched
        } else {
            PairState::Unmatched
        };
        if literal.is_multiple_of(2) {
            self.set_matched(pair, true);
        }
        self.antecedents[pair] = antecedent;
        self.levels[pair] = self.level_starts.len() as u32;
        self.trail.push(literal);
    }

    #[inline]
    pub(super) fn set_matched(&mut self, pair: usize, is_matched: bool) {
        for tile in self.tiles[pair] {
            self.is_matched[usize::from(tile)] = is_matched;
        }
    }

    /// Adds a clause of at least two literals, and watches the first two.
    pub(super) fn add_clause(&mut self, literals: Vec<Literal>) -> u32 {
        let number = self.clauses.len() as u32;
        for &literal in &literals[..2] {
            self.watches[literal as usize].push(number);
        }
        self.literal_count += literals.len();
        self.clauses.push(literals);
        number
    }
}
