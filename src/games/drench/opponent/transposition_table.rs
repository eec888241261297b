//! What a search remembers of positions that it has looked at.

use crate::games::bound::Bound;

/// What was found out about a position.
#[derive(Clone, Copy, Debug)]
pub(super) struct TableEntry {
    key: u64,
    pub(super) value: i32,
    /// How many moves were looked ahead.
    pub(super) depth: u16,
    /// The bound in the lower bits, and whether the value holds however far one looks.
    flags: u8,
    /// The colour that is best, as far as is known.
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

    /// Whether looking farther ahead would lead to the same.
    pub(super) const fn is_final(&self) -> bool {
        self.flags & FINAL != 0
    }

    const fn is_empty(&self) -> bool {
        self.flags == u8::MAX
    }
}

/// A table in which a position has one slot, and later ones take the slots of earlier ones. It begins small and doubles as it
/// fills, so that a short search does not have to sweep a large table.
pub(super) struct TranspositionTable {
    /// As many as a power of two.
    slots: Vec<TableEntry>,
    max_slots: usize,
    filled: usize,
}

impl TranspositionTable {
    /// An entry takes so many bytes.
    pub(super) const ENTRY: usize = size_of::<TableEntry>();

    /// An empty table that takes no more bytes than these, and half as many again while it doubles for the last time.
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
        // What was apart stays apart.
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
            let told =
                |entry: &TableEntry| (entry.value, entry.depth, entry.bound(), entry.is_final());
            assert_eq!(told(kept), told(&put));
            assert_eq!(kept.best, put.best);
        }
        assert!(table.get(30_000).is_none());
        assert_eq!(table.slots.len(), 1 << 16);
    }
}
