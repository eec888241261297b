//! With which other of its face each tile goes: what was decided, what follows from it, and what was learned from dead ends.
//!
//! Each tile goes with exactly one other. A demand is a list of pairs of which one at least must be; what follows from demands
//! is found by watching two pairs of each, and when nothing can be right any more the last decision to blame is taken back
//! and its reason is kept as a further demand (the way of solvers for propositional logic: watched literals, the first unique
//! implication point, activities).

use super::FACES;

/// A pair of tiles of one face, by its number.
pub(super) type PairId = u32;

/// A statement on a pair: twice its number if the two go together, and one more if they do not.
type Claim = u32;

const fn together(pair: PairId) -> Claim {
    2 * pair
}

const fn apart(pair: PairId) -> Claim {
    2 * pair + 1
}

const fn pair_of(claim: Claim) -> usize {
    (claim / 2) as usize
}

/// What is known of a pair.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Known {
    /// Nothing yet.
    Open,
    /// The two go together.
    Together,
    /// They do not.
    Apart,
}

/// Why something is known.
#[derive(Clone, Copy, Debug)]
enum Reason {
    /// It was decided, or is so in any case.
    None,
    /// All other claims of this demand are wrong.
    Demand(u32),
    /// One of the two goes with another: this pair is.
    Taken(PairId),
}

/// There is no way to pair the tiles that meets all demands.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct NoWay;

/// What is known of all pairs.
#[derive(Debug)]
pub(super) struct Partners {
    /// The two tiles of each pair.
    tiles: Vec<[u16; 2]>,
    /// The pairs that each tile is in.
    pairs: Vec<Vec<PairId>>,
    known: Vec<Known>,
    /// Whether the partner of each tile is known.
    is_paired: Vec<bool>,
    reasons: Vec<Reason>,
    /// After how many decisions each became known.
    depths: Vec<u32>,
    /// What became known, in this order.
    trail: Vec<Claim>,
    /// How much of it has been followed up.
    followed: usize,
    /// How long the trail was before each decision.
    decisions: Vec<usize>,
    demands: Vec<Vec<Claim>>,
    /// The demands that are to be looked at when a claim turns out wrong.
    watching: Vec<Vec<u32>>,
    /// How much each pair had to do with dead ends, the later ones more.
    blame: Vec<f64>,
    /// What the next dead end counts.
    weight: f64,
    /// Marks pairs while a dead end is analysed.
    marked: Vec<bool>,
    /// How many claims all demands have.
    size: usize,
}

impl Partners {
    /// How many pairs tiles of these faces can form.
    pub(super) fn count(faces: &[Vec<u16>]) -> usize {
        faces
            .iter()
            .map(|tiles| tiles.len() * tiles.len().saturating_sub(1) / 2)
            .sum()
    }

    /// All that can be for so many tiles, of which those of each face are listed.
    pub(super) fn new(tiles: usize, faces: &[Vec<u16>; FACES as usize]) -> Self {
        let count = Self::count(faces);
        let mut partners = Self {
            tiles: Vec::with_capacity(count),
            pairs: vec![Vec::new(); tiles],
            known: vec![Known::Open; count],
            is_paired: vec![false; tiles],
            reasons: vec![Reason::None; count],
            depths: vec![0; count],
            trail: Vec::new(),
            followed: 0,
            decisions: Vec::new(),
            demands: Vec::new(),
            watching: vec![Vec::new(); 2 * count],
            blame: vec![0.0; count],
            weight: 1.0,
            marked: vec![false; count],
            size: 0,
        };
        for alike in faces {
            for (at, &one) in alike.iter().enumerate() {
                for &other in &alike[..at] {
                    let pair = partners.tiles.len() as PairId;
                    partners.tiles.push([one, other]);
                    partners.pairs[usize::from(one)].push(pair);
                    partners.pairs[usize::from(other)].push(pair);
                }
            }
        }
        for tile in 0..tiles {
            let any: Vec<Claim> = partners.pairs[tile].iter().copied().map(together).collect();
            match any[..] {
                [only] if partners.known[pair_of(only)] == Known::Open => {
                    partners.note(only, Reason::None);
                }
                [_] => {}
                _ => {
                    partners.keep(any);
                }
            }
        }
        partners
    }

    /// How many claims are kept in demands.
    pub(super) const fn size(&self) -> usize {
        self.size
    }

    /// How many pairs there are.
    pub(super) fn len(&self) -> usize {
        self.tiles.len()
    }

    /// The two tiles of a pair.
    #[inline]
    pub(super) fn tiles(&self, pair: PairId) -> [u16; 2] {
        self.tiles[pair as usize]
    }

    /// The pairs that a tile is in.
    #[inline]
    pub(super) fn pairs_of(&self, tile: u16) -> &[PairId] {
        &self.pairs[usize::from(tile)]
    }

    /// What is known of a pair.
    #[inline]
    pub(super) fn known(&self, pair: PairId) -> Known {
        self.known[pair as usize]
    }

    /// How much a pair had to do with dead ends.
    pub(super) fn blame(&self, pair: PairId) -> f64 {
        self.blame[pair as usize]
    }

    /// Whether the partner of a tile is known.
    pub(super) fn is_paired(&self, tile: u16) -> bool {
        self.is_paired[usize::from(tile)]
    }

    /// The pairs that are known to go together, in the order in which that became known.
    pub(super) fn paired(&self) -> impl Iterator<Item = PairId> + '_ {
        let are = self.trail.iter().filter(|&&claim| claim % 2 == 0);
        are.map(|&claim| claim / 2)
    }

    /// Decides that two tiles of which nothing is known go together.
    pub(super) fn decide(&mut self, pair: PairId) {
        self.decisions.push(self.trail.len());
        self.note(together(pair), Reason::None);
    }

    /// Finds out what follows from what is known, and where that cannot be right takes decisions back and goes on; whether
    /// any had to be.
    ///
    /// # Errors
    /// When no way is left.
    pub(super) fn conclude(&mut self) -> Result<bool, NoWay> {
        let mut went_back = false;
        while let Some(wrong) = self.follow_up() {
            self.learn(wrong)?;
            went_back = true;
        }
        Ok(went_back)
    }

    /// Demands that one of these pairs goes together, all of which are known not to, and takes decisions back accordingly.
    ///
    /// # Errors
    /// When no way is left.
    pub(super) fn demand(&mut self, pairs: &[PairId]) -> Result<(), NoWay> {
        let mut claims: Vec<Claim> = pairs.iter().copied().map(together).collect();
        if claims.len() > 1 {
            // Those that become open first are watched.
            claims.sort_by_key(|&claim| std::cmp::Reverse(self.depths[pair_of(claim)]));
            self.keep(claims.clone());
        }
        self.learn(claims)
    }

    fn is_right(&self, claim: Claim) -> bool {
        let right = if claim.is_multiple_of(2) {
            Known::Together
        } else {
            Known::Apart
        };
        self.known[pair_of(claim)] == right
    }

    fn is_wrong(&self, claim: Claim) -> bool {
        self.is_right(claim ^ 1)
    }

    fn note(&mut self, claim: Claim, reason: Reason) {
        let pair = pair_of(claim);
        self.known[pair] = if claim.is_multiple_of(2) {
            Known::Together
        } else {
            Known::Apart
        };
        if claim.is_multiple_of(2) {
            self.set_paired(pair, true);
        }
        self.reasons[pair] = reason;
        self.depths[pair] = self.decisions.len() as u32;
        self.trail.push(claim);
    }

    fn set_paired(&mut self, pair: usize, is_paired: bool) {
        for tile in self.tiles[pair] {
            self.is_paired[usize::from(tile)] = is_paired;
        }
    }

    /// Keeps a demand of two claims at least, and watches the first two.
    fn keep(&mut self, claims: Vec<Claim>) -> u32 {
        let number = self.demands.len() as u32;
        for &claim in &claims[..2] {
            self.watching[claim as usize].push(number);
        }
        self.size += claims.len();
        self.demands.push(claims);
        number
    }

    /// Follows up what became known; claims that cannot all be wrong but are, if it comes to that.
    fn follow_up(&mut self) -> Option<Vec<Claim>> {
        while let Some(&claim) = self.trail.get(self.followed) {
            self.followed += 1;
            if claim.is_multiple_of(2)
                && let Some(other) = self.part_from_others(claim / 2)
            {
                return Some(vec![apart(claim / 2), apart(other)]);
            }
            if let Some(demand) = self.meet_demands(claim ^ 1) {
                return Some(self.demands[demand as usize].clone());
            }
        }
        None
    }

    /// Notes that the tiles of a pair go with no others; the pair that says otherwise, if there is one.
    fn part_from_others(&mut self, pair: PairId) -> Option<PairId> {
        for tile in self.tiles(pair) {
            for at in 0..self.pairs[usize::from(tile)].len() {
                let other = self.pairs[usize::from(tile)][at];
                match self.known(other) {
                    Known::Open => self.note(apart(other), Reason::Taken(pair)),
                    Known::Together if other != pair => return Some(other),
                    _ => {}
                }
            }
        }
        None
    }

    /// Looks at the demands that watch a claim which turned out wrong; one that cannot be met, if there is one.
    fn meet_demands(&mut self, wrong: Claim) -> Option<u32> {
        let mut watching = std::mem::take(&mut self.watching[wrong as usize]);
        let mut at = 0;
        let mut unmet = None;
        while let Some(&number) = watching.get(at) {
            let demand = number as usize;
            if self.demands[demand][0] == wrong {
                self.demands[demand].swap(0, 1);
            }
            let other = self.demands[demand][0];
            if self.is_right(other) {
                at += 1;
                continue;
            }
            let rest = &self.demands[demand][2..];
            if let Some(free) = rest.iter().position(|&claim| !self.is_wrong(claim)) {
                self.demands[demand].swap(1, free + 2);
                let watched = self.demands[demand][1];
                self.watching[watched as usize].push(number);
                watching.swap_remove(at);
                continue;
            }
            if self.is_wrong(other) {
                unmet = Some(number);
                break;
            }
            self.note(other, Reason::Demand(number));
            at += 1;
        }
        self.watching[wrong as usize].append(&mut watching);
        unmet
    }

    /// Takes decisions back until so many are left.
    fn go_back(&mut self, decisions: usize) {
        let Some(&length) = self.decisions.get(decisions) else {
            return;
        };
        for claim in self.trail.split_off(length) {
            self.known[pair_of(claim)] = Known::Open;
            if claim.is_multiple_of(2) {
                self.set_paired(pair_of(claim), false);
            }
        }
        self.decisions.truncate(decisions);
        self.followed = length;
    }

    /// Goes back to where one of these claims, of which all are wrong, can be right, and keeps why it must.
    fn learn(&mut self, mut wrong: Vec<Claim>) -> Result<(), NoWay> {
        let depth_of = |depths: &[u32], claim: Claim| depths[pair_of(claim)];
        let depth = wrong
            .iter()
            .map(|&claim| depth_of(&self.depths, claim))
            .max()
            .unwrap_or(0);
        if depth == 0 {
            return Err(NoWay);
        }
        self.go_back(depth as usize);
        // Claims of this depth are put down to their reasons until only one is left: it is to blame alone.
        let mut reason: Vec<Claim> = Vec::new();
        let mut marked = Vec::new();
        let mut open = 0;
        let mut at = self.trail.len();
        let to_blame = loop {
            for claim in wrong.drain(..) {
                let pair = pair_of(claim);
                if self.marked[pair] || self.depths[pair] == 0 {
                    continue;
                }
                self.marked[pair] = true;
                marked.push(pair);
                self.blame[pair] += self.weight;
                if self.depths[pair] == depth {
                    open += 1;
                } else {
                    reason.push(claim);
                }
            }
            let claim = loop {
                at -= 1;
                if self.marked[pair_of(self.trail[at])] {
                    break self.trail[at];
                }
            };
            open -= 1;
            if open == 0 {
                break claim;
            }
            match self.reasons[pair_of(claim)] {
                Reason::Demand(demand) => {
                    let others = self.demands[demand as usize].iter();
                    wrong.extend(others.filter(|&&other| other != claim));
                }
                Reason::Taken(pair) => wrong.push(apart(pair)),
                Reason::None => {}
            }
        };
        for pair in marked {
            self.marked[pair] = false;
        }
        self.forget_a_little();
        let must = to_blame ^ 1;
        reason.sort_by_key(|&claim| std::cmp::Reverse(depth_of(&self.depths, claim)));
        let Some(&latest) = reason.first() else {
            self.go_back(0);
            self.note(must, Reason::None);
            return Ok(());
        };
        self.go_back(depth_of(&self.depths, latest) as usize);
        reason.insert(0, must);
        let number = self.keep(reason);
        self.note(must, Reason::Demand(number));
        Ok(())
    }

    /// Lets later dead ends count more than earlier ones.
    fn forget_a_little(&mut self) {
        const MORE: f64 = 1.05;
        const MOST: f64 = 1e100;
        self.weight *= MORE;
        if self.weight > MOST {
            for blame in &mut self.blame {
                *blame /= MOST;
            }
            self.weight /= MOST;
        }
    }
}
