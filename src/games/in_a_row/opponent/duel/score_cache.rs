//! Transposition table of the alpha-beta search.

use crate::games::bound::Bound;

/// Search result of a position.
#[derive(Clone, Copy, Debug)]
pub(super) struct ScoreEntry {
    pub(super) value: i32,
    pub(super) best: u16,
    pub(super) depth: u8,
    pub(super) bound: Bound,
}

impl ScoreEntry {
    const fn packed(self) -> u64 {
        let bound = match self.bound {
            Bound::Lower => 1,
            Bound::Upper => 2,
            Bound::Exact => 3,
        };
        (self.value as u32 as u64) << 32
            | (self.best as u64) << 16
            | (self.depth as u64) << 8
            | bound
    }

    /// Returns `None` for an empty slot.
    const fn unpacked(packed: u64) -> Option<Self> {
        let bound = match packed & 0xFF {
            1 => Bound::Lower,
            2 => Bound::Upper,
            3 => Bound::Exact,
            _ => return None,
        };
        Some(Self {
            value: (packed >> 32) as u32 as i32,
            best: (packed >> 16) as u16,
            depth: (packed >> 8) as u8,
            bound,
        })
    }
}

/// Transposition table with buckets of two entries: one keeps the deepest result, the other the latest.
///
/// A zeroed table of plain numbers takes memory only as it fills.
pub(super) struct ScoreCache(Vec<[[u64; 2]; 2]>);

/// Returns the number of slots of this size in so many bytes, rounded down to a power of two.
pub(super) fn slots_for(bytes: usize, size: usize) -> usize {
    1 << (bytes / size).max(1).ilog2()
}

impl ScoreCache {
    /// Creates a table of at most `bytes` bytes.
    pub(super) fn new(bytes: usize) -> Self {
        Self(vec![
            [[0; 2]; 2];
            slots_for(bytes, size_of::<[[u64; 2]; 2]>())
        ])
    }

    const fn place(&self, key: u64) -> usize {
        key as usize & (self.0.len() - 1)
    }

    pub(super) fn get(&self, key: u64) -> Option<ScoreEntry> {
        let [one, two] = self.0[self.place(key)];
        if one[0] == key {
            ScoreEntry::unpacked(one[1])
        } else if two[0] == key {
            ScoreEntry::unpacked(two[1])
        } else {
            None
        }
    }

    pub(super) fn insert(&mut self, key: u64, entry: ScoreEntry) {
        let place = self.place(key);
        let [one, two] = &mut self.0[place];
        let is_deeper = ScoreEntry::unpacked(one[1]).is_some_and(|known| known.depth > entry.depth);
        let at = if one[0] != key && is_deeper { two } else { one };
        *at = [key, entry.packed()];
    }
}
