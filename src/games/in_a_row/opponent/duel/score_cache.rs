//! What a search remembers of positions that it has looked at.

use crate::games::bound::Bound;

/// What was found out about a position.
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

    /// `None` for a place in which nothing was kept.
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

/// A table in which a position has two places: one keeps what was looked at deepest, the other what came last.
///
/// Plain numbers, so that the memory of a large table is only taken as it fills.
pub(super) struct ScoreCache(Vec<[[u64; 2]; 2]>);

/// How many places of so many bytes find room, as a power of two.
pub(super) fn slots_for(bytes: usize, size: usize) -> usize {
    1 << (bytes / size).max(1).ilog2()
}

impl ScoreCache {
    /// A table that takes at most so many bytes.
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
