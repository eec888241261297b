//! With which other of its face each tile goes: what was decided, what follows from it, and what was learned from dead ends.
//!
//! Each tile goes with exactly one other. A demand is a list of pairs of which one at least must be; what follows from clauses
//! is found by watches two pairs of each, and when nothing can be right any more the last decision to activity is taken back
//! and its reason is kept as a further demand (the way of solvers for propositional logic: watched literals, the first unique
//! implication point, activities).

use super::super::setup::FACES;

/// A pair of tiles of one face, by its number.
pub(in super::super) type PairId = u32;

/// A statement on a pair: twice its number if the two go together, and one more if they do not.
type Literal = u32;

const fn matched(pair: PairId) -> Literal {
    2 * pair
}

const fn unmatched(pair: PairId) -> Literal {
    2 * pair + 1
}

const fn pair_of(literal: Literal) -> usize {
    (literal / 2) as usize
}

/// What is known of a pair.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(in super::super) enum PairState {
    /// Nothing yet.
    Unassigned,
    /// The two go together.
    Matched,
    /// They do not.
    Unmatched,
}

/// Why something is known.
#[derive(Clone, Copy, Debug)]
enum Antecedent {
    /// It was decided, or is so in any case.
    None,
    /// All other literals of this demand are wrong.
    Clause(u32),
    /// One of the two goes with another: this pair is.
    Match(PairId),
}

/// There is no way to pair the tiles that meets all clauses.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(in super::super) struct Unsatisfiable;

/// What is known of all pairs.
#[derive(Debug)]
pub(in super::super) struct PairingSolver {
    /// The two tiles of each pair.
    tiles: Vec<[u16; 2]>,
    /// The pairs that each tile is in.
    pairs: Vec<Vec<PairId>>,
    states: Vec<PairState>,
    /// Whether the partner of each tile is known.
    is_matched: Vec<bool>,
    antecedents: Vec<Antecedent>,
    /// After how many decisions each became known.
    levels: Vec<u32>,
    /// What became known, in this order.
    trail: Vec<Literal>,
    /// How much of it has been followed up.
    propagated: usize,
    /// How long the trail was before each decision.
    level_starts: Vec<usize>,
    clauses: Vec<Vec<Literal>>,
    /// The clauses that are to be looked at when a literal turns out wrong.
    watches: Vec<Vec<u32>>,
    /// How much each pair had to do with dead ends, the later ones more.
    activity: Vec<f64>,
    /// What the next dead end counts.
    activity_increment: f64,
    /// Marks pairs while a dead end is analysed.
    is_seen: Vec<bool>,
    /// How many literals all clauses have.
    literal_count: usize,
}

impl PairingSolver {
    /// How many pairs tiles of these faces can form.
    pub(in super::super) fn pair_count(faces: &[Vec<u16>]) -> usize {
        faces
            .iter()
            .map(|tiles| tiles.len() * tiles.len().saturating_sub(1) / 2)
            .sum()
    }

    /// All that can be for so many tiles, of which those of each face are listed.
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

    /// How many literals are kept in clauses.
    pub(in super::super) const fn literal_count(&self) -> usize {
        self.literal_count
    }

    /// How many pairs there are.
    pub(in super::super) fn len(&self) -> usize {
        self.tiles.len()
    }

    /// The two tiles of a pair.
    #[inline]
    pub(in super::super) fn tiles(&self, pair: PairId) -> [u16; 2] {
        self.tiles[pair as usize]
    }

    /// The pairs that a tile is in.
    #[inline]
    pub(in super::super) fn pairs_of(&self, tile: u16) -> &[PairId] {
        &self.pairs[usize::from(tile)]
    }

    /// What is known of a pair.
    #[inline]
    pub(in super::super) fn state(&self, pair: PairId) -> PairState {
        self.states[pair as usize]
    }

    /// How much a pair had to do with dead ends.
    pub(in super::super) fn activity(&self, pair: PairId) -> f64 {
        self.activity[pair as usize]
    }

    /// Whether the partner of a tile is known.
    pub(in super::super) fn is_matched(&self, tile: u16) -> bool {
        self.is_matched[usize::from(tile)]
    }

    /// The pairs that are known to go together, in the order in which that became known.
    pub(in super::super) fn matched_pairs(&self) -> impl Iterator<Item = PairId> + '_ {
        let are = self.trail.iter().filter(|&&literal| literal % 2 == 0);
        are.map(|&literal| literal / 2)
    }

    /// Decides that two tiles of which nothing is known go together.
    pub(in super::super) fn decide(&mut self, pair: PairId) {
        self.level_starts.push(self.trail.len());
        self.assign(matched(pair), Antecedent::None);
    }

    /// Finds out what follows from what is known, and where that cannot be right takes decisions back and goes on; whether
    /// any had to be.
    ///
    /// # Errors
    /// When no way is left.
    pub(in super::super) fn propagate_and_learn(&mut self) -> Result<bool, Unsatisfiable> {
        let mut has_backtracked = false;
        while let Some(wrong) = self.propagate() {
            self.learn(wrong)?;
            has_backtracked = true;
        }
        Ok(has_backtracked)
    }

    /// Demands that one of these pairs goes together, all of which are known not to, and takes decisions back accordingly.
    ///
    /// # Errors
    /// When no way is left.
    pub(in super::super) fn require_one_of(
        &mut self,
        pairs: &[PairId],
    ) -> Result<(), Unsatisfiable> {
        let mut literals: Vec<Literal> = pairs.iter().copied().map(matched).collect();
        if literals.len() > 1 {
            // Those that become open first are watched.
            literals.sort_by_key(|&literal| std::cmp::Reverse(self.levels[pair_of(literal)]));
            self.add_clause(literals.clone());
        }
        self.learn(literals)
    }

    fn is_true(&self, literal: Literal) -> bool {
        let right = if literal.is_multiple_of(2) {
            PairState::Matched
        } else {
            PairState::Unmatched
        };
        self.states[pair_of(literal)] == right
    }

    fn is_false(&self, literal: Literal) -> bool {
        self.is_true(literal ^ 1)
    }

    fn assign(&mut self, literal: Literal, antecedent: Antecedent) {
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

    fn set_matched(&mut self, pair: usize, is_matched: bool) {
        for tile in self.tiles[pair] {
            self.is_matched[usize::from(tile)] = is_matched;
        }
    }

    /// Keeps a demand of two literals at least, and watches the first two.
    fn add_clause(&mut self, literals: Vec<Literal>) -> u32 {
        let number = self.clauses.len() as u32;
        for &literal in &literals[..2] {
            self.watches[literal as usize].push(number);
        }
        self.literal_count += literals.len();
        self.clauses.push(literals);
        number
    }

    /// Follows up what became known; literals that cannot all be wrong but are, if it comes to that.
    fn propagate(&mut self) -> Option<Vec<Literal>> {
        while let Some(&literal) = self.trail.get(self.propagated) {
            self.propagated += 1;
            if literal.is_multiple_of(2)
                && let Some(other) = self.propagate_match(literal / 2)
            {
                return Some(vec![unmatched(literal / 2), unmatched(other)]);
            }
            if let Some(clause) = self.propagate_watches(literal ^ 1) {
                return Some(self.clauses[clause as usize].clone());
            }
        }
        None
    }

    /// Notes that the tiles of a pair go with no others; the pair that says otherwise, if there is one.
    fn propagate_match(&mut self, pair: PairId) -> Option<PairId> {
        for tile in self.tiles(pair) {
            for at in 0..self.pairs[usize::from(tile)].len() {
                let other = self.pairs[usize::from(tile)][at];
                match self.state(other) {
                    PairState::Unassigned => self.assign(unmatched(other), Antecedent::Match(pair)),
                    PairState::Matched if other != pair => return Some(other),
                    _ => {}
                }
            }
        }
        None
    }

    /// Looks at the clauses that watch a literal which turned out wrong; one that cannot be met, if there is one.
    fn propagate_watches(&mut self, wrong: Literal) -> Option<u32> {
        let mut watches = std::mem::take(&mut self.watches[wrong as usize]);
        let mut at = 0;
        let mut conflict = None;
        while let Some(&number) = watches.get(at) {
            let clause = number as usize;
            if self.clauses[clause][0] == wrong {
                self.clauses[clause].swap(0, 1);
            }
            let other = self.clauses[clause][0];
            if self.is_true(other) {
                at += 1;
                continue;
            }
            let others = &self.clauses[clause][2..];
            if let Some(open) = others.iter().position(|&literal| !self.is_false(literal)) {
                self.clauses[clause].swap(1, open + 2);
                let watched = self.clauses[clause][1];
                self.watches[watched as usize].push(number);
                watches.swap_remove(at);
                continue;
            }
            if self.is_false(other) {
                conflict = Some(number);
                break;
            }
            self.assign(other, Antecedent::Clause(number));
            at += 1;
        }
        self.watches[wrong as usize].append(&mut watches);
        conflict
    }

    /// Takes decisions back until so many are left.
    fn backtrack(&mut self, level: usize) {
        let Some(&length) = self.level_starts.get(level) else {
            return;
        };
        for literal in self.trail.split_off(length) {
            self.states[pair_of(literal)] = PairState::Unassigned;
            if literal.is_multiple_of(2) {
                self.set_matched(pair_of(literal), false);
            }
        }
        self.level_starts.truncate(level);
        self.propagated = length;
    }

    /// Goes back to where one of these literals, of which all are wrong, can be right, and keeps why it must.
    fn learn(&mut self, mut wrong: Vec<Literal>) -> Result<(), Unsatisfiable> {
        let level_of = |levels: &[u32], literal: Literal| levels[pair_of(literal)];
        let level = wrong
            .iter()
            .map(|&literal| level_of(&self.levels, literal))
            .max()
            .unwrap_or(0);
        if level == 0 {
            return Err(Unsatisfiable);
        }
        self.backtrack(level as usize);
        // Claims of this level are put down to their antecedents until only one is left: it is to activity alone.
        let mut learnt: Vec<Literal> = Vec::new();
        let mut seen = Vec::new();
        let mut open = 0;
        let mut at = self.trail.len();
        let implication_point = loop {
            for literal in wrong.drain(..) {
                let pair = pair_of(literal);
                if self.is_seen[pair] || self.levels[pair] == 0 {
                    continue;
                }
                self.is_seen[pair] = true;
                seen.push(pair);
                self.activity[pair] += self.activity_increment;
                if self.levels[pair] == level {
                    open += 1;
                } else {
                    learnt.push(literal);
                }
            }
            let literal = loop {
                at -= 1;
                if self.is_seen[pair_of(self.trail[at])] {
                    break self.trail[at];
                }
            };
            open -= 1;
            if open == 0 {
                break literal;
            }
            match self.antecedents[pair_of(literal)] {
                Antecedent::Clause(clause) => {
                    let others = self.clauses[clause as usize].iter();
                    wrong.extend(others.filter(|&&other| other != literal));
                }
                Antecedent::Match(pair) => wrong.push(unmatched(pair)),
                Antecedent::None => {}
            }
        };
        for pair in seen {
            self.is_seen[pair] = false;
        }
        self.decay_activities();
        let asserted = implication_point ^ 1;
        learnt.sort_by_key(|&literal| std::cmp::Reverse(level_of(&self.levels, literal)));
        let Some(&latest) = learnt.first() else {
            self.backtrack(0);
            self.assign(asserted, Antecedent::None);
            return Ok(());
        };
        self.backtrack(level_of(&self.levels, latest) as usize);
        learnt.insert(0, asserted);
        let number = self.add_clause(learnt);
        self.assign(asserted, Antecedent::Clause(number));
        Ok(())
    }

    /// Lets later dead ends count more than earlier ones.
    fn decay_activities(&mut self) {
        const MORE: f64 = 1.05;
        const MOST: f64 = 1e100;
        self.activity_increment *= MORE;
        if self.activity_increment > MOST {
            for activity in &mut self.activity {
                *activity /= MOST;
            }
            self.activity_increment /= MOST;
        }
    }
}
