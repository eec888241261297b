//! Transposition table of the proof-number search.

use super::score_cache::slots_for;

/// Position as its key, its proof and disproof numbers, and the number of positions searched for them. A zeroed table
/// of plain numbers takes memory only as it fills.
type ProofEntry = [u64; 3];

/// Initial number of buckets: as many as fit into the processor's cache.
const FIRST: usize = 1 << 14;

/// Transposition table with buckets of two entries, of which the one that took more work is kept longer. Only a part of
/// the buckets is used at first; the part doubles whenever it is full.
pub(super) struct ProofCache {
    pairs: Vec<[ProofEntry; 2]>,
    /// Number of buckets in use, a power of two.
    used: usize,
    /// Number of insertions since the last growth.
    kept: usize,
}

impl ProofCache {
    /// Creates a table of at most `bytes` bytes.
    pub(super) fn new(bytes: usize) -> Self {
        let pairs = vec![[[0; 3]; 2]; slots_for(bytes, size_of::<[ProofEntry; 2]>())];
        Self {
            used: FIRST.min(pairs.len()),
            kept: 0,
            pairs,
        }
    }

    /// Returns the proof and disproof numbers of a position, if known.
    pub(super) fn get(&self, key: u64) -> Option<(u32, u32)> {
        let at = |used: usize| self.pairs[key as usize & (used - 1)].iter();
        // The entry may still be in the bucket it had before the last growth.
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
        // Ageing: expensive entries stay longer, but not for ever.
        stays[2] -= stays[2] / 64;
        *at = [key, u64::from(proof) << 32 | u64::from(refutation), work];
    }
}
