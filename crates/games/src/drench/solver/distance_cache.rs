//! Cache of bounds on the spare moves that regions need.

use super::patch_graph::RegionKey;
use crate::search::TranspositionTable;

/// Bounds of one region; 0 for unknown.
#[derive(Clone, Copy, Default, PartialEq, Eq, PartialOrd, Ord)]
struct SpareMoveBounds {
    /// One more than the number of spare moves that was not enough.
    too_few: u8,
    /// 255 minus the number of spare moves that was enough.
    enough: u8,
}

/// Bounds of regions, in a table of limited size. Four entries fill a cache line.
pub(super) struct DistanceCache(TranspositionTable<RegionKey, SpareMoveBounds, 4>);

impl DistanceCache {
    /// Creates an empty cache of at most `bytes` bytes.
    pub(super) fn new(bytes: usize) -> Self {
        Self(TranspositionTable::new(bytes))
    }

    /// Returns `true` if this many spare moves are enough for a region, `false` if not, and `None` if that is unknown.
    pub(super) fn get(&self, key: RegionKey, spare: u16) -> Option<bool> {
        let SpareMoveBounds { too_few, enough } = self.0.get(key)?;
        if u16::from(too_few) > spare {
            Some(false)
        } else if enough > 0 && 255 - u16::from(enough) <= spare {
            Some(true)
        } else {
            None
        }
    }

    /// Records whether this many spare moves are enough for a region.
    pub(super) fn insert(&mut self, key: RegionKey, spare: u16, enough: bool) {
        if spare >= 254 {
            return;
        }
        let bounds = self.0.entry(key);
        if enough {
            bounds.enough = bounds.enough.max(255 - spare as u8);
        } else {
            bounds.too_few = bounds.too_few.max(spare as u8 + 1);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn cache_never_implies_unproved_bounds() {
        let mut cache = DistanceCache::new(1 << 10);
        let key = |number| RegionKey([number, 0, 0]);
        cache.insert(key(1), 3, false);
        assert_eq!(cache.get(key(1), 4), None);
        cache.insert(key(1), 5, true);
        assert_eq!(cache.get(key(1), 4), None);
        assert_eq!(cache.get(key(1), 3), Some(false));
        assert_eq!(cache.get(key(1), 5), Some(true));
        cache.insert(key(2), 0, true);
        assert_eq!(cache.get(key(2), 0), Some(true));
        cache.insert(key(3), 254, false);
        assert_eq!(cache.get(key(3), 254), None);
    }
}
