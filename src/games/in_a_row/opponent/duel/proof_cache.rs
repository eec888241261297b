//! What a search for a proof knows of positions.

use super::score_cache::slots_for;

/// A position: its key, how many positions must at least be won to prove a win and how many be held to refute it, and how
/// many were looked at to find that out. Plain numbers, so that the memory of a large table is only taken as it fills.
type ProofEntry = [u64; 3];

/// How many pairs of places a table begins with: as many as stay close at hand.
const FIRST: usize = 1 << 14;

/// A table in which a position has two places, and what was harder to find out stays longer. It uses a part of its places at
/// first, and twice as many whenever that is full.
pub(super) struct ProofCache {
    pairs: Vec<[ProofEntry; 2]>,
    /// How many of the pairs are in use, a power of two.
    used: usize,
    /// How many positions were kept since it grew.
    kept: usize,
}

impl ProofCache {
    /// A table that takes at most so many bytes.
    pub(super) fn new(bytes: usize) -> Self {
        let pairs = vec![[[0; 3]; 2]; slots_for(bytes, size_of::<[ProofEntry; 2]>())];
        Self {
            used: FIRST.min(pairs.len()),
            kept: 0,
            pairs,
        }
    }

    /// How hard a position is to prove and to refute, as far as it is known.
    pub(super) fn get(&self, key: u64) -> Option<(u32, u32)> {
        let at = |used: usize| self.pairs[key as usize & (used - 1)].iter();
        // It may still be where it was kept before the table grew.
        let mut entries = at(self.used).chain(at((self.used / 2).max(1)));
        let [_, numbers, _] = entries.find(|entry| entry[0] == key)?;
        Some(((numbers >> 32) as u32, *numbers as u32))
    }

    pub(super) fn insert(&mut self, key: u64, proof: u32, refutation: u32, work: u64) {
        self.kept += 1;
        if self.kept > self.used && self.used < self.pairs.len() {
            self.used *= 2;
            self.kept = 0;
        }
        let [one, two] = &mut self.pairs[key as usize & (self.used - 1)];
        let (at, stays) = match (one[0] == key, two[0] == key) {
            (true, _) => (one, two),
            (_, true) => (two, one),
            _ if one[2] <= two[2] => (one, two),
            _ => (two, one),
        };
        // What was hard to find out stays longer, but not for ever.
        stays[2] -= stays[2] / 64;
        *at = [key, u64::from(proof) << 32 | u64::from(refutation), work];
    }
}
