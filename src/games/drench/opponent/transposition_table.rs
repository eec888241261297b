//! Transposition table of the alpha-beta search.

use crate::games::bound::Bound;

/// Search result of a position.
#[derive(Clone, Copy, Debug)]
pub(super) struct TableEntry {
    key: u64,
    pub(super) value: i32,
    /// Search depth in moves.
    pub(super) depth: u16,
    /// Bound in the lower bits, and a flag for values that hold at any depth.
    flags: u8,
    /// Best colour known.
    pub(super) best: u8,
}

const FINAL: u8 = 4;
const EMPTY: TableEntry = TableEntry {
    key: 0,
    value: 0,
    depth: 0,
    flags: u8::MAX,
    best: 0,
};

impl TableEntry {
    pub(super) const fn new(
        key: u64,
        value: i32,
        depth: u16,
        bound: Bound,
        is_final: bool,
        best: u8,
    ) -> Self {
        Self {
            key,
            value,
            depth,
            flags: bound as u8 | if is_final { FINAL } else { 0 },
            best,
        }
    }

    pub(super) const fn bound(&self) -> Bound {
        match self.flags & 3 {
            0 => Bound::Lower,
            1 => Bound::Upper,
            _ => Bound::Exact,
        }
    }

    /// Returns `true` if a deeper search would give the same value.
    pub(super) const fn is_final(&self) -> bool {
        self.flags & FINAL != 0
    }

    const fn is_empty(&self) -> bool {
        self.flags == u8::MAX
    }
}

/// Transposition table with one slot per index; a new entry replaces the old one. It starts small and doubles as it
/// fills, because a short search must not sweep a large table.
pub(super) struct TranspositionTable {
    /// Slots; their number is a power of two.
    slots: Vec<TableEntry>,
    max_slots: usize,
    filled: usize,
}

impl TranspositionTable {
    /// Size of an entry in bytes.
    pub(super) const ENTRY: usize = size_of::<TableEntry>();

    /// Creates an empty table of at most `bytes` bytes. While it doubles for the last time, it takes half as many
    /// again.
    pub(super) fn new(bytes: usize) -> Self {
        let max_slots = (bytes / Self::ENTRY).max(2);
        let max_slots = 1 << max_slots.ilog2();
        Self {
            slots: vec![EMPTY; max_slots.min(1 << 12)],
            max_slots,
            filled: 0,
        }
    }

    const fn slot(&self, key: u64) -> usize {
        key as usize & (self.slots.len() - 1)
    }

    pub(super) fn get(&self, key: u64) -> Option<&TableEntry> {
        let entry = &self.slots[self.slot(key)];
        (entry.key == key && !entry.is_empty()).then_some(entry)
    }

    pub(super) fn insert(&mut self, entry: TableEntry) {
        if 2 * self.filled > self.slots.len() && self.slots.len() < self.max_slots {
            self.grow();
        }
        let slot = self.slot(entry.key);
        self.filled += usize::from(self.slots[slot].is_empty());
        self.slots[slot] = entry;
    }

    fn grow(&mut self) {
        let larger = vec![EMPTY; 2 * self.slots.len()];
        let before = std::mem::replace(&mut self.slots, larger);
        // Entries in different slots stay in different slots.
        for entry in before.into_iter().filter(|entry| !entry.is_empty()) {
            let slot = self.slot(entry.key);
            self.slots[slot] = entry;
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn table_entry_takes_sixteen_bytes() {
        assert_eq!(TranspositionTable::ENTRY, 16);
    }

    #[test]
    fn table_returns_entries_while_it_grows() {
        let mut table = TranspositionTable::new(1 << 20);
        let entry = |key: u64| {
            let bound = [Bound::Lower, Bound::Upper, Bound::Exact][key as usize % 3];
            TableEntry::new(
                key,
                key as i32 - 7,
                key as u16,
                bound,
                key.is_multiple_of(2),
                key as u8,
            )
        };
        for key in 0..30_000 {
            table.insert(entry(key));
        }
        for key in 0..30_000 {
            let (kept, put) = (table.get(key).expect("kept"), entry(key));
            let fields =
                |entry: &TableEntry| (entry.value, entry.depth, entry.bound(), entry.is_final());
            assert_eq!(fields(kept), fields(&put));
            assert_eq!(kept.best, put.best);
        }
        assert!(table.get(30_000).is_none());
        assert_eq!(table.slots.len(), 1 << 16);
    }
}
