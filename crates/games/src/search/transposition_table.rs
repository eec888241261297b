//! Transposition table: results of positions by their hash keys.

/// Hash key of a position. The default marks an empty slot, so nothing is found for a position with this key.
pub(crate) trait TableKey: Copy + Default + PartialEq {
    /// Returns the bits that select the bucket.
    fn bits(self) -> usize;
}

impl TableKey for u64 {
    fn bits(self) -> usize {
        self as usize
    }
}

impl TableKey for u128 {
    fn bits(self) -> usize {
        self as usize
    }
}

/// Maximum initial size in bytes, so that a short search does not pay for the memory of a long one.
const FIRST_BYTES: usize = 1 << 16;

/// Transposition table with a maximum size and buckets of `WAYS` entries. In a full bucket the entry with the least
/// value is replaced, so values are ordered by the work that they save. The default is the least value.
pub(crate) struct TranspositionTable<K, V, const WAYS: usize> {
    /// Buckets; their number is a power of two. It doubles as the table fills.
    buckets: Vec<[(K, V); WAYS]>,
    max_buckets: usize,
    /// Number of insertions.
    insertions: usize,
}

impl<K: TableKey, V: Copy + Default + Ord, const WAYS: usize> TranspositionTable<K, V, WAYS> {
    /// Size of an entry in bytes.
    pub(crate) const ENTRY: usize = size_of::<(K, V)>();

    /// Creates an empty table of at most `bytes` bytes, but at least one bucket.
    pub(crate) fn new(bytes: usize) -> Self {
        let buckets = |bytes: usize| 1 << (bytes / (WAYS * Self::ENTRY)).max(1).ilog2();
        Self {
            buckets: vec![[Default::default(); WAYS]; buckets(bytes.min(FIRST_BYTES))],
            max_buckets: buckets(bytes),
            insertions: 0,
        }
    }

    /// Returns the value of a position, if it is stored.
    #[inline]
    pub(crate) fn get(&self, key: K) -> Option<V> {
        let bucket = &self.buckets[key.bits() & (self.buckets.len() - 1)];
        let found = bucket.iter().find(|slot| slot.0 == key);
        found.filter(|_| key != K::default()).map(|slot| slot.1)
    }

    /// Stores the value of a position, replacing an earlier one.
    #[inline]
    pub(crate) fn insert(&mut self, key: K, value: V) {
        *self.entry(key) = value;
    }

    /// Returns the stored value of a position for changes. If there is none, stores the default first.
    #[inline]
    pub(crate) fn entry(&mut self, key: K) -> &mut V {
        self.insertions += 1;
        if 2 * self.insertions > WAYS * self.buckets.len() && self.buckets.len() < self.max_buckets
        {
            self.grow();
        }
        let at = key.bits() & (self.buckets.len() - 1);
        let bucket = &mut self.buckets[at];
        let known = bucket.iter().position(|slot| slot.0 == key);
        let at = known.unwrap_or_else(|| {
            let least = (0..WAYS).min_by_key(|&at| bucket[at].1).unwrap_or_default();
            bucket[least] = (key, V::default());
            least
        });
        &mut bucket[at].1
    }

    /// Doubles the number of buckets, spreading the entries of each over two.
    #[cold]
    fn grow(&mut self) {
        let before = self.buckets.len();
        self.buckets.resize(2 * before, [Default::default(); WAYS]);
        let (lower, upper) = self.buckets.split_at_mut(before);
        for (slot, free) in lower
            .as_flattened_mut()
            .iter_mut()
            .zip(upper.as_flattened_mut())
        {
            if slot.0.bits() & before != 0 {
                std::mem::swap(slot, free);
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Returns a key for a number.
    const fn key(number: u64) -> u64 {
        let mixed = number.wrapping_mul(0x9E37_79B9_7F4A_7C15);
        mixed ^ mixed >> 29
    }

    #[test]
    fn table_returns_nearly_all_values_while_it_grows() {
        let mut table = TranspositionTable::<u64, u32, 4>::new(1 << 22);
        for number in 1..=30_000 {
            table.insert(key(number), number as u32);
        }
        let known = |&number: &u64| match table.get(key(number)) {
            Some(value) => {
                assert_eq!(value, number as u32);
                true
            }
            None => false,
        };
        let kept = (1..=30_000).filter(known).count();
        assert!(kept > 28_000, "{kept} of 30000");
        assert_eq!(table.get(key(40_000)), None);
        assert_eq!(table.get(0), None);
    }

    #[test]
    fn full_table_keeps_its_size_and_returns_no_wrong_values() {
        let mut table = TranspositionTable::<u64, u32, 2>::new(1 << 18);
        for number in 1..=100_000 {
            table.insert(key(number), number as u32);
        }
        assert_eq!(size_of_val(table.buckets.as_slice()), 1 << 18);
        let values = (1..=100_000).filter_map(|number| Some((number, table.get(key(number))?)));
        let kept = values.inspect(|&(number, value)| assert_eq!(value, number as u32));
        assert!(kept.count() > 14_000);
    }

    #[test]
    fn full_bucket_replaces_least_value() {
        let mut table = TranspositionTable::<u64, u32, 2>::new(1);
        for (key, value) in [(1, 9), (2, 5), (3, 7), (1, 2), (4, 3)] {
            table.insert(key, value);
        }
        let kept = [1, 2, 3, 4].map(|key| table.get(key));
        assert_eq!(kept, [None, None, Some(7), Some(3)]);
    }

    #[test]
    fn table_entry_starts_with_default_and_keeps_changes() {
        let mut table = TranspositionTable::<u128, u32, 1>::new(1 << 10);
        assert_eq!(*table.entry(5), 0);
        *table.entry(5) += 2;
        *table.entry(5) += 1;
        assert_eq!(table.get(5), Some(3));
    }
}
