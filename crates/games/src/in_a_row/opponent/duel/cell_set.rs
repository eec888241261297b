//! Bit sets of cells, and sets with a count for each cell.

use std::iter;
use std::ops::{BitAnd, BitOr, Not};

/// Set of cells of a board with at most 64 cells per word.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct CellSet<const WORDS: usize>([u64; WORDS]);

impl<const WORDS: usize> CellSet<WORDS> {
    pub(super) const EMPTY: Self = Self([0; WORDS]);

    #[inline]
    pub(super) const fn insert(&mut self, cell: u16) {
        self.0[cell as usize / 64] |= 1 << (cell % 64);
    }

    #[inline]
    pub(super) const fn remove(&mut self, cell: u16) {
        self.0[cell as usize / 64] &= !(1 << (cell % 64));
    }

    #[inline]
    pub(super) const fn contains(&self, cell: u16) -> bool {
        self.0[cell as usize / 64] >> (cell % 64) & 1 == 1
    }

    #[inline]
    pub(super) fn is_empty(&self) -> bool {
        self.0.iter().all(|&word| word == 0)
    }

    #[inline]
    pub(super) fn len(&self) -> u32 {
        self.0.iter().map(|word| word.count_ones()).sum()
    }

    /// Returns the cell with the lowest number.
    #[inline]
    pub(super) fn first(&self) -> Option<u16> {
        let at = self.0.iter().position(|&word| word != 0)?;
        Some(at as u16 * 64 + self.0[at].trailing_zeros() as u16)
    }

    /// Returns the cell with the lowest number and the next one, if there are any.
    #[inline]
    pub(super) fn first_two(&self) -> (Option<u16>, Option<u16>) {
        let mut cells = self.iter();
        (cells.next(), cells.next())
    }

    /// Returns the cells in ascending order.
    #[inline]
    pub(super) fn iter(mut self) -> impl Iterator<Item = u16> {
        let mut at = 0;
        iter::from_fn(move || {
            while at < WORDS && self.0[at] == 0 {
                at += 1;
            }
            let word = self.0.get_mut(at)?;
            let bit = word.trailing_zeros() as u16;
            *word &= *word - 1;
            Some(at as u16 * 64 + bit)
        })
    }
}

impl<const WORDS: usize> BitAnd for CellSet<WORDS> {
    type Output = Self;

    #[inline]
    fn bitand(mut self, other: Self) -> Self {
        for (word, other) in self.0.iter_mut().zip(other.0) {
            *word &= other;
        }
        self
    }
}

impl<const WORDS: usize> BitOr for CellSet<WORDS> {
    type Output = Self;

    #[inline]
    fn bitor(mut self, other: Self) -> Self {
        for (word, other) in self.0.iter_mut().zip(other.0) {
            *word |= other;
        }
        self
    }
}

impl<const WORDS: usize> Not for CellSet<WORDS> {
    type Output = Self;

    #[inline]
    fn not(mut self) -> Self {
        for word in &mut self.0 {
            *word = !*word;
        }
        self
    }
}

/// A count for each cell, and the set of cells whose count is not 0.
pub(super) struct CountedCells<const WORDS: usize> {
    cells: CellSet<WORDS>,
    counts: Vec<u8>,
}

impl<const WORDS: usize> CountedCells<WORDS> {
    /// Creates the counts for a board with this many cells, all 0.
    pub(super) fn new(cells: usize) -> Self {
        Self {
            cells: CellSet::EMPTY,
            counts: vec![0; cells],
        }
    }

    /// Returns the cells whose count is not 0.
    #[inline]
    pub(super) const fn cells(&self) -> CellSet<WORDS> {
        self.cells
    }

    /// Adds one to the count of a cell.
    #[inline]
    pub(super) fn add(&mut self, cell: u16) {
        self.counts[usize::from(cell)] += 1;
        self.cells.insert(cell);
    }

    /// Subtracts one from the count of a cell, which must not be 0.
    #[inline]
    pub(super) fn remove(&mut self, cell: u16) {
        let count = &mut self.counts[usize::from(cell)];
        *count -= 1;
        if *count == 0 {
            self.cells.remove(cell);
        }
    }
}
