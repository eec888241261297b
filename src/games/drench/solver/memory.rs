//! What a search remembers of the regions that it has met, in a table of limited size.

use super::ground::Key;

/// How many regions share a place in the table; together they fill a line of the processor's memory.
const SHARED: usize = 4;
/// How large a table is at first, in places: a short search should not have to wait for the memory of a long one.
const FIRST: usize = 1 << 10;
/// The bits of an entry that say what is known; the others belong to the key.
const KNOWN: u64 = 0xFFFF;

/// One region, and what is known of it.
#[derive(Clone, Copy, Default)]
struct Entry {
    key: u64,
    /// The upper bits of the other half of the key; one more than the spare moves that were not enough (0: not known); the
    /// spare moves that were enough, taken from 255 (0: not known).
    rest: u64,
}

impl Entry {
    const fn is(self, key: Key) -> bool {
        self.key == key.0 && (self.rest ^ key.1) & !KNOWN == 0
    }

    const fn too_few(self) -> u8 {
        self.rest as u8
    }

    const fn enough(self) -> u8 {
        (self.rest >> 8) as u8
    }
}

/// A table of regions. It grows to a size that it never passes; then what took least to find out is forgotten first.
pub(super) struct Memory {
    places: Vec<[Entry; SHARED]>,
    /// How many places it may have.
    most: usize,
    held: usize,
}

impl Memory {
    /// An empty table of at most so many bytes (but at least one place).
    pub(super) fn new(bytes: usize) -> Self {
        let most = (bytes / size_of::<[Entry; SHARED]>()).max(1);
        let most = 1 << most.ilog2();
        Self {
            places: vec![[Entry::default(); SHARED]; most.min(FIRST)],
            most,
            held: 0,
        }
    }

    /// Whether so many spare moves are enough for a region, if that is known.
    pub(super) fn recall(&self, key: Key, spare: u16) -> Option<bool> {
        let found = self.place(key).iter().find(|entry| entry.is(key))?;
        if u16::from(found.too_few()) > spare {
            Some(false)
        } else if found.enough() > 0 && 255 - u16::from(found.enough()) <= spare {
            Some(true)
        } else {
            None
        }
    }

    /// Notes whether so many spare moves are enough for a region.
    pub(super) fn note(&mut self, key: Key, spare: u16, enough: bool) {
        if spare >= 254 {
            return;
        }
        if self.held * 2 > self.places.len() * SHARED && self.places.len() < self.most {
            self.grow();
        }
        let (too_few, enough) = match enough {
            false => (spare as u8 + 1, 0),
            true => (0, 255 - spare as u8),
        };
        let at = key.0 as usize & (self.places.len() - 1);
        let place = &mut self.places[at];
        let known = place.iter().position(|entry| entry.is(key));
        let least =
            || (0..SHARED).min_by_key(|&at| place[at].too_few().max(place[at].enough().min(1)));
        let at = known.or_else(least).unwrap_or(0);
        let entry = &mut place[at];
        if known.is_none() {
            self.held += usize::from(entry.rest & KNOWN == 0);
            *entry = Entry {
                key: key.0,
                rest: key.1 & !KNOWN,
            };
        }
        let too_few = u64::from(entry.too_few().max(too_few));
        let enough = u64::from(entry.enough().max(enough));
        entry.rest = entry.rest & !KNOWN | enough << 8 | too_few;
    }

    fn place(&self, key: Key) -> &[Entry; SHARED] {
        &self.places[key.0 as usize & (self.places.len() - 1)]
    }

    /// Makes room for four times as many regions: those of a place share out among four.
    fn grow(&mut self) {
        let size = (self.places.len() * 4).min(self.most);
        let mut places = vec![[Entry::default(); SHARED]; size];
        for entry in self.places.iter().flatten() {
            if entry.rest & KNOWN != 0 {
                let place = &mut places[entry.key as usize & (size - 1)];
                if let Some(free) = place.iter_mut().find(|other| other.rest & KNOWN == 0) {
                    *free = *entry;
                }
            }
        }
        self.places = places;
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A key for a number.
    const fn key(number: u64) -> Key {
        let mixed = number.wrapping_mul(0x9E37_79B9_7F4A_7C15);
        Key(mixed ^ (mixed >> 29), mixed << 16)
    }

    #[test]
    fn nearly_all_that_was_noted_is_recalled_while_there_is_room() {
        let mut memory = Memory::new(1 << 22);
        let noted = |number: u64| ((number % 7 + 1) as u16, number.is_multiple_of(3));
        for number in 0..30_000 {
            let (spare, enough) = noted(number);
            memory.note(key(number), spare, enough);
        }
        let mut recalled = 0;
        for number in 0..30_000 {
            let (spare, enough) = noted(number);
            if let Some(known) = memory.recall(key(number), spare) {
                assert_eq!(known, enough, "{number}");
                let follows = if enough { spare + 1 } else { spare - 1 };
                assert_eq!(
                    memory.recall(key(number), follows),
                    Some(enough),
                    "{number}"
                );
                recalled += 1;
            }
        }
        assert!(recalled > 28_000, "{recalled} of 30000");
        assert_eq!(memory.recall(key(40_000), 3), None);
    }

    #[test]
    fn what_does_not_follow_is_not_said() {
        let mut memory = Memory::new(1 << 10);
        memory.note(key(1), 3, false);
        assert_eq!(memory.recall(key(1), 4), None);
        memory.note(key(1), 5, true);
        assert_eq!(memory.recall(key(1), 4), None);
        assert_eq!(memory.recall(key(1), 3), Some(false));
        assert_eq!(memory.recall(key(1), 5), Some(true));
        memory.note(key(2), 0, true);
        assert_eq!(memory.recall(key(2), 0), Some(true));
        memory.note(key(3), 254, false);
        assert_eq!(memory.recall(key(3), 254), None);
    }

    #[test]
    fn a_full_table_never_passes_its_size_nor_says_what_is_wrong() {
        let mut memory = Memory::new(1 << 18);
        for number in 0..100_000 {
            memory.note(key(number), (number % 5) as u16, false);
        }
        assert_eq!(size_of_val(memory.places.as_slice()), 1 << 18);
        let known = |&number: &u64| match memory.recall(key(number), (number % 5) as u16) {
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
