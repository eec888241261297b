//! Cache of bounds on the spare moves that regions need.

use super::patch_graph::RegionKey;

/// Entries per bucket; together they fill a cache line.
const BUCKET: usize = 4;
/// Initial number of buckets: a short search must not pay for the memory of a long one.
const FIRST: usize = 1 << 10;
/// Bits of an entry that hold the bounds; the others belong to the key.
const BOUNDS: u64 = 0xFFFF;

/// Bounds of one region.
#[derive(Clone, Copy, Default)]
struct DistanceEntry {
    key: u64,
    /// Upper bits of the second half of the key; then 255 less the spare moves that were enough (0: unknown); then one
    /// more than the spare moves that were not enough (0: unknown).
    rest: u64,
}

impl DistanceEntry {
    const fn matches(self, key: RegionKey) -> bool {
        self.key == key.0 && (self.rest ^ key.1) & !BOUNDS == 0
    }

    const fn too_few(self) -> u8 {
        self.rest as u8
    }

    const fn enough(self) -> u8 {
        (self.rest >> 8) as u8
    }
}

/// Hash table of regions with a maximum size. When it is full, the entries with the weakest bounds are replaced first.
pub(super) struct DistanceCache {
    buckets: Vec<[DistanceEntry; BUCKET]>,
    /// Maximum number of buckets.
    max_buckets: usize,
    filled: usize,
}

impl DistanceCache {
    /// Creates an empty cache of at most `bytes` bytes, with at least one bucket.
    pub(super) fn new(bytes: usize) -> Self {
        let max_buckets = (bytes / size_of::<[DistanceEntry; BUCKET]>()).max(1);
        let max_buckets = 1 << max_buckets.ilog2();
        Self {
            buckets: vec![[DistanceEntry::default(); BUCKET]; max_buckets.min(FIRST)],
            max_buckets,
            filled: 0,
        }
    }

    /// Returns `true` if so many spare moves are enough for a region, `false` if not, `None` if unknown.
    pub(super) fn get(&self, key: RegionKey, spare: u16) -> Option<bool> {
        let found = self.bucket(key).iter().find(|entry| entry.matches(key))?;
        if u16::from(found.too_few()) > spare {
            Some(false)
        } else if found.enough() > 0 && 255 - u16::from(found.enough()) <= spare {
            Some(true)
        } else {
            None
        }
    }

    /// Records that so many spare moves are enough for a region, or are not.
    pub(super) fn insert(&mut self, key: RegionKey, spare: u16, enough: bool) {
        if spare >= 254 {
            return;
        }
        if self.filled * 2 > self.buckets.len() * BUCKET && self.buckets.len() < self.max_buckets {
            self.grow();
        }
        let (too_few, enough) = match enough {
            false => (spare as u8 + 1, 0),
            true => (0, 255 - spare as u8),
        };
        let at = key.0 as usize & (self.buckets.len() - 1);
        let bucket = &mut self.buckets[at];
        let known = bucket.iter().position(|entry| entry.matches(key));
        let least =
            || (0..BUCKET).min_by_key(|&at| bucket[at].too_few().max(bucket[at].enough().min(1)));
        let at = known.or_else(least).unwrap_or(0);
        let entry = &mut bucket[at];
        if known.is_none() {
            self.filled += usize::from(entry.rest & BOUNDS == 0);
            *entry = DistanceEntry {
                key: key.0,
                rest: key.1 & !BOUNDS,
            };
        }
        let too_few = u64::from(entry.too_few().max(too_few));
        let enough = u64::from(entry.enough().max(enough));
        entry.rest = entry.rest & !BOUNDS | enough << 8 | too_few;
    }

    fn bucket(&self, key: RegionKey) -> &[DistanceEntry; BUCKET] {
        &self.buckets[key.0 as usize & (self.buckets.len() - 1)]
    }

    /// Quadruples the number of buckets; the entries of one are spread over four.
    fn grow(&mut self) {
        let size = (self.buckets.len() * 4).min(self.max_buckets);
        let mut buckets = vec![[DistanceEntry::default(); BUCKET]; size];
        for entry in self.buckets.iter().flatten() {
            if entry.rest & BOUNDS != 0 {
                let bucket = &mut buckets[entry.key as usize & (size - 1)];
                if let Some(free) = bucket.iter_mut().find(|other| other.rest & BOUNDS == 0) {
                    *free = *entry;
                }
            }
        }
        self.buckets = buckets;
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Returns a key for a number.
    const fn key(number: u64) -> RegionKey {
        let mixed = number.wrapping_mul(0x9E37_79B9_7F4A_7C15);
        RegionKey(mixed ^ (mixed >> 29), mixed << 16)
    }

    #[test]
    fn cache_returns_nearly_all_entries_while_there_is_room() {
        let mut cache = DistanceCache::new(1 << 22);
        let noted = |number: u64| ((number % 7 + 1) as u16, number.is_multiple_of(3));
        for number in 0..30_000 {
            let (spare, enough) = noted(number);
            cache.insert(key(number), spare, enough);
        }
        let mut recalled = 0;
        for number in 0..30_000 {
            let (spare, enough) = noted(number);
            if let Some(known) = cache.get(key(number), spare) {
                assert_eq!(known, enough, "{number}");
                let follows = if enough { spare + 1 } else { spare - 1 };
                assert_eq!(cache.get(key(number), follows), Some(enough), "{number}");
                recalled += 1;
            }
        }
        assert!(recalled > 28_000, "{recalled} of 30000");
        assert_eq!(cache.get(key(40_000), 3), None);
    }

    #[test]
    fn cache_never_implies_unproved_bounds() {
        let mut cache = DistanceCache::new(1 << 10);
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

    #[test]
    fn full_cache_keeps_its_size_and_never_returns_wrong_bounds() {
        let mut cache = DistanceCache::new(1 << 18);
        for number in 0..100_000 {
            cache.insert(key(number), (number % 5) as u16, false);
        }
        assert_eq!(size_of_val(cache.buckets.as_slice()), 1 << 18);
        let known = |&number: &u64| match cache.get(key(number), (number % 5) as u16) {
            Some(enough) => {
                assert!(!enough);
                true
            }
            None => false,
        };
        let kept = (0..100_000).filter(known).count();
        assert!(kept > 10_000, "{kept} of 100000");
    }
}
