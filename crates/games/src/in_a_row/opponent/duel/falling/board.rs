//! Board of squares on which stones fall, with one bit per cell.

use super::super::super::super::layout::Layout;
use super::super::super::super::line_index::NO_CELL;

/// Maximum number of columns: 64 bits hold 16 columns of three cells and one unused bit.
pub(super) const MAX_COLUMNS: usize = 16;

/// A seat's stones, and the free cells that would complete a line for it.
#[derive(Clone, Copy)]
pub(super) struct Side {
    pub(super) stones: u64,
    pub(super) wins: u64,
}

/// Position: the sides of the seat to move and of the other one.
#[derive(Clone, Copy)]
pub(super) struct FallingPosition {
    pub(super) mover: Side,
    pub(super) other: Side,
}

impl FallingPosition {
    /// Returns the cells with stones.
    #[inline]
    pub(super) const fn occupied(&self) -> u64 {
        self.mover.stones | self.other.stones
    }

    /// Returns the position after a stone on this cell; `wins` are the winning cells of the seat that placed it.
    #[inline]
    pub(super) const fn after(&self, cell: u64, wins: u64) -> Self {
        Self {
            mover: Side {
                stones: self.other.stones,
                wins: self.other.wins & !cell,
            },
            other: Side {
                stones: self.mover.stones | cell,
                wins,
            },
        }
    }
}

/// Board on which lines have `K` cells. The bits of a column lie side by side, the lowest cell first, and above each
/// column is a bit that is never set, so no line leads from one column around to the next.
pub(super) struct FallingBoard<const K: usize> {
    width: u32,
    height: u32,
    /// All cells.
    pub(super) cells: u64,
    /// Lowest cell of each column.
    lowest: u64,
    /// Cells with an even number of cells above them.
    pub(super) upper: u64,
    /// Bit of each cell of the layout.
    bits: Vec<u32>,
    /// Number of lines through the cell of each bit.
    line_counts: [i32; 64],
}

impl<const K: usize> FallingBoard<K> {
    /// Creates the board of a layout; `None` unless all columns have the same height, the lines are those of a board of
    /// squares, and the bits fit into a word.
    pub(super) fn new(layout: &Layout) -> Option<Self> {
        let width = layout.lowest.len();
        let height = usize::from(layout.left[usize::from(*layout.lowest.first()?)]);
        let stride = height + 1;
        let is_fitting = width <= MAX_COLUMNS
            && width * stride <= 64
            && (K - 1) * (stride + 1) < 64
            && width * height == layout.cells
            && usize::from(layout.k) == K;
        if !is_fitting {
            return None;
        }
        let mut board = Self {
            width: width as u32,
            height: height as u32,
            cells: 0,
            lowest: 0,
            upper: 0,
            bits: vec![0; layout.cells],
            line_counts: [0; 64],
        };
        for (column, &lowest) in layout.lowest.iter().enumerate() {
            let (mut cell, mut row) = (lowest, 0);
            while cell != NO_CELL {
                if row == height {
                    return None;
                }
                let bit = column * stride + row;
                board.bits[usize::from(cell)] = bit as u32;
                board.line_counts[bit] = layout.through(cell).len() as i32;
                board.cells |= 1 << bit;
                board.lowest |= u64::from(row == 0) << bit;
                board.upper |= u64::from((height - row) % 2 == 1) << bit;
                cell = layout.above[usize::from(cell)];
                row += 1;
            }
        }
        let has_all_cells = board.cells.count_ones() as usize == layout.cells;
        (has_all_cells && board.has_lines_of_squares(layout)).then_some(board)
    }

    /// Returns `true` if the lines of the layout are all the lines of a board of squares.
    fn has_lines_of_squares(&self, layout: &Layout) -> bool {
        let is_straight = |line: &[u16]| {
            let mut bits: Vec<u32> = line.iter().map(|&cell| self.bit(cell)).collect();
            bits.sort_unstable();
            let step = bits[1] - bits[0];
            bits.windows(2).all(|two| two[1] - two[0] == step)
                && (step == 1 || self.steps().contains(&step))
        };
        // Number of places for a line along a side of this length.
        let places = |side: u32| (side as usize + 1).saturating_sub(K);
        let (across, up) = (places(self.width), places(self.height));
        let expected = across * self.height as usize + up * self.width as usize + 2 * across * up;
        layout.lines().count() == expected && layout.lines().all(is_straight)
    }

    /// Returns the differences of the bits of neighbours in a row and on both diagonals.
    #[inline]
    const fn steps(&self) -> [u32; 3] {
        [self.height, self.height + 1, self.height + 2]
    }

    /// Returns the bit of a cell of the layout.
    pub(super) fn bit(&self, cell: u16) -> u32 {
        self.bits[usize::from(cell)]
    }

    /// Returns the set of these cells of the layout.
    pub(super) fn set(&self, cells: &[u16]) -> u64 {
        cells.iter().fold(0, |set, &cell| set | 1 << self.bit(cell))
    }

    /// Returns the cell of the layout with this bit.
    pub(super) fn cell(&self, bit: u32) -> Option<u16> {
        let at = self.bits.iter().position(|&other| other == bit)?;
        Some(at as u16)
    }

    /// Returns the cells on which a stone can be placed.
    #[inline]
    pub(super) const fn playable(&self, occupied: u64) -> u64 {
        (occupied + self.lowest) & self.cells
    }

    /// Returns the number of lines through a cell.
    #[inline]
    pub(super) const fn line_count(&self, cell: u64) -> i32 {
        self.line_counts[cell.trailing_zeros() as usize]
    }

    /// Returns the number of the column of a cell.
    #[inline]
    pub(super) const fn column(&self, cell: u64) -> u32 {
        cell.trailing_zeros() / (self.height + 1)
    }

    /// Returns all cells of a column.
    #[inline]
    pub(super) const fn column_cells(&self, column: u32) -> u64 {
        ((1 << self.height) - 1) << (column * (self.height + 1))
    }

    /// Returns the cells above the lowest of these cells in each column.
    #[inline]
    pub(super) fn above(&self, cells: u64) -> u64 {
        let (mut left, mut above) = (cells, 0);
        while left != 0 {
            let cell = left & left.wrapping_neg();
            let column = self.column_cells(self.column(cell));
            above |= column & !(cell | (cell - 1));
            left &= !column;
        }
        above
    }

    /// Returns `true` if these cells contain a line.
    #[inline]
    pub(super) fn has_line(&self, cells: u64) -> bool {
        let [row, rising, falling] = self.steps();
        [1, row, rising, falling].into_iter().any(|step| {
            let mut ends = cells;
            let mut length = 1;
            while 2 * length <= K {
                ends &= ends >> (step * length as u32);
                length *= 2;
            }
            ends & ends >> (step * (K - length) as u32) != 0
        })
    }

    /// Returns the cells that, with these stones, complete a line.
    #[inline]
    pub(super) fn completing(&self, stones: u64) -> u64 {
        let mut found = (1..K as u32).fold(!0, |below, distance| below & stones << distance);
        for step in self.steps() {
            // Cells with at least this number of stones before them, and after them.
            let (mut before, mut after) = ([!0_u64; K], [!0_u64; K]);
            for length in 1..K {
                let shift = step * length as u32;
                before[length] = before[length - 1] & stones << shift;
                after[length] = after[length - 1] & stones >> shift;
            }
            for length in 0..K {
                found |= before[length] & after[K - 1 - length];
            }
        }
        found & self.cells & !stones
    }

    /// Returns the mirror image of these cells, with the columns from right to left.
    #[inline]
    pub(super) fn mirrored(&self, cells: u64) -> u64 {
        let stride = self.height + 1;
        let (mut left, mut image) = (cells, 0);
        for _ in 0..self.width {
            image = image << stride | left & ((1 << stride) - 1);
            left >>= stride;
        }
        image
    }

    /// Returns the number of the column that is the image of this one.
    pub(super) const fn mirrored_column(&self, column: u32) -> u32 {
        self.width - 1 - column
    }
}
