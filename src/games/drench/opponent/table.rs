//! What a search remembers of positions that it has looked at.

use crate::games::bound::Bound;

/// What was found out about a position.
#[derive(Clone, Copy, Debug)]
pub(super) struct Entry {
    key: u64,
    pub(super) value: i32,
    /// How many moves were looked ahead.
    pub(super) depth: u16,
    /// The bound in the lower bits, and whether the value holds however far one looks.
    flags: u8,
    /// The colour that is best, as far as is known.
    pub(super) best: u8,
}

const SURE: u8 = 4;
const EMPTY: Entry = Entry {
    key: 0,
    value: 0,
    depth: 0,
    flags: u8::MAX,
    best: 0,
};

impl Entry {
    pub(super) const fn new(
        key: u64,
        value: i32,
        depth: u16,
        bound: Bound,
        is_sure: bool,
        best: u8,
    ) -> Self {
        Self {
            key,
            value,
            depth,
            flags: bound as u8 | if is_sure { SURE } else { 0 },
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
    pub(super) const fn is_sure(&self) -> bool {
        self.flags & SURE != 0
    }

    const fn is_empty(&self) -> bool {
        self.flags == u8::MAX
    }
}

/// A table in which a position has one place, and later ones take the places of earlier ones. It begins small and doubles as it
/// fills, so that a short search does not have to sweep a large table.
pub(super) struct Table {
    /// As many as a power of two.
    places: Vec<Entry>,
    most: usize,
    filled: usize,
}

impl Table {
    /// An entry takes so many bytes.
    pub(super) const ENTRY: usize = size_of::<Entry>();

    /// An empty table that takes no more bytes than these, and half as many again while it doubles for the last time.
    pub(super) fn new(bytes: usize) -> Self {
        let most = (bytes / Self::ENTRY).max(2);
        let most = 1 << most.ilog2();
        Self {
            places: vec![EMPTY; most.min(1 << 12)],
            most,
            filled: 0,
        }
    }

    const fn place(&self, key: u64) -> usize {
        key as usize & (self.places.len() - 1)
    }

    pub(super) fn recall(&self, key: u64) -> Option<&Entry> {
        let entry = &self.places[self.place(key)];
        (entry.key == key && !entry.is_empty()).then_some(entry)
    }

    pub(super) fn keep(&mut self, entry: Entry) {
        if 2 * self.filled > self.places.len() && self.places.len() < self.most {
            self.grow();
        }
        let place = self.place(entry.key);
        self.filled += usize::from(self.places[place].is_empty());
        self.places[place] = entry;
    }

    fn grow(&mut self) {
        let larger = vec![EMPTY; 2 * self.places.len()];
        let before = std::mem::replace(&mut self.places, larger);
        // What was apart stays apart.
        for entry in before.into_iter().filter(|entry| !entry.is_empty()) {
            let place = self.place(entry.key);
            self.places[place] = entry;
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_entry_takes_sixteen_bytes() {
        assert_eq!(Table::ENTRY, 16);
    }

    #[test]
    fn what_is_kept_comes_back_while_the_table_grows() {
        let mut table = Table::new(1 << 20);
        let entry = |key: u64| {
            let bound = [Bound::Lower, Bound::Upper, Bound::Exact][key as usize % 3];
            Entry::new(
                key,
                key as i32 - 7,
                key as u16,
                bound,
                key.is_multiple_of(2),
                key as u8,
            )
        };
        for key in 0..30_000 {
            table.keep(entry(key));
        }
        for key in 0..30_000 {
            let (kept, put) = (table.recall(key).expect("kept"), entry(key));
            let told = |entry: &Entry| (entry.value, entry.depth, entry.bound(), entry.is_sure());
            assert_eq!(told(kept), told(&put));
            assert_eq!(kept.best, put.best);
        }
        assert!(table.recall(30_000).is_none());
        assert_eq!(table.places.len(), 1 << 16);
    }
}
