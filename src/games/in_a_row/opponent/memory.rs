//! What a search remembers of positions that it has looked at.

use crate::games::bound::Bound;

/// What was found out about a position.
#[derive(Clone, Copy, Debug)]
pub(super) struct Entry {
    key: u64,
    pub(super) value: i32,
    pub(super) depth: u16,
    pub(super) bound: Bound,
    pub(super) best: u16,
}

/// A table in which a position has one place, and later ones take the places of earlier ones.
pub(super) struct Memory(Vec<Option<Entry>>);

impl Memory {
    /// A table of so many places, a power of two.
    pub(super) fn new(places: usize) -> Self {
        Self(vec![None; places])
    }

    fn place(&self, key: u64) -> usize {
        key as usize & (self.0.len() - 1)
    }

    pub(super) fn recall(&self, key: u64) -> Option<Entry> {
        self.0[self.place(key)].filter(|entry| entry.key == key)
    }

    pub(super) fn keep(&mut self, key: u64, value: i32, depth: u16, bound: Bound, best: u16) {
        let place = self.place(key);
        self.0[place] = Some(Entry {
            key,
            value,
            depth,
            bound,
            best,
        });
    }
}
