//! Constant data of a search between two seats: the lines of the board, its columns and its symmetries.

use super::super::super::super::Seat;
use super::symmetries;
use crate::boards::random::Stream;

/// Marker for no cell.
pub(super) const NO_CELL: u16 = u16::MAX;

/// Lines, columns and symmetries of a board.
#[derive(Debug)]
pub(in super::super::super) struct Layout {
    /// Number of stones in a row that win.
    pub(super) k: u8,
    pub(super) cells: usize,
    /// Cells of each line, `k` per line.
    runs: Vec<u16>,
    /// Lines through each cell, one cell after the other, and the index at which those of each cell begin.
    through: Vec<u16>,
    begins: Vec<u32>,
    pub(super) falls: bool,
    /// Cell above each cell where stones fall; [`NO_CELL`] elsewhere and at the top.
    pub(super) above: Vec<u16>,
    pub(super) below: Vec<u16>,
    /// Number of cells of the column from each cell upwards, itself included.
    pub(super) left: Vec<u16>,
    /// Lowest cell of each column, where stones fall.
    pub(super) lowest: Vec<u16>,
    /// Seat that gets each cell by parity when both seats fill up columns of even height in turn, where stones fall.
    pub(super) parity_owner: Option<Vec<Seat>>,
    /// Cells near each cell along a line.
    pub(super) near: Vec<Vec<u16>>,
    /// Symmetries of the board that map lines to lines, each as the image of every cell.
    pub(super) symmetries: Vec<Vec<u16>>,
    /// Hash keys of each cell, for each seat's stone on it and each symmetry.
    keys: Vec<u64>,
}

/// Greatest distance along a line at which cells count as near each other.
const REACH: usize = 2;

impl Layout {
    /// Builds the layout of a board with this number of cells, its lines and, where stones fall, the cells of each
    /// column from the bottom up.
    pub(in super::super::super) fn new(
        k: u8,
        cells: usize,
        lines: impl Iterator<Item = Vec<u16>>,
        columns: &[Vec<u16>],
        first: Seat,
    ) -> Self {
        let mut runs = Vec::new();
        let mut of_cell = vec![Vec::new(); cells];
        let mut near = vec![Vec::new(); cells];
        for (number, line) in lines.enumerate() {
            for (at, &cell) in line.iter().enumerate() {
                of_cell[usize::from(cell)].push(number as u16);
                let from = at.saturating_sub(REACH);
                let beside = line[from..].iter().take(at - from + REACH + 1);
                near[usize::from(cell)].extend(beside.copied().filter(|&other| other != cell));
            }
            runs.extend(line);
        }
        for near in &mut near {
            near.sort_unstable();
            near.dedup();
        }
        let mut begins = vec![0];
        for lines in &of_cell {
            begins.push(begins[begins.len() - 1] + lines.len() as u32);
        }
        let (mut above, mut below) = (vec![NO_CELL; cells], vec![NO_CELL; cells]);
        let mut left = vec![1; cells];
        for column in columns {
            for (at, &cell) in column.iter().enumerate() {
                left[usize::from(cell)] = (column.len() - at) as u16;
            }
            for two in column.windows(2) {
                above[usize::from(two[0])] = two[1];
                below[usize::from(two[1])] = two[0];
            }
        }
        let is_even = |column: &Vec<u16>| column.len().is_multiple_of(2);
        let parity_owner = (!columns.is_empty() && columns.iter().all(is_even)).then(|| {
            let mut parity_owner = vec![first; cells];
            for &cell in columns
                .iter()
                .flat_map(|column| column.iter().skip(1).step_by(2))
            {
                parity_owner[usize::from(cell)] = first.other();
            }
            parity_owner
        });
        let mut layout = Self {
            k,
            cells,
            runs,
            through: of_cell.concat(),
            begins,
            falls: !columns.is_empty(),
            above,
            below,
            left,
            lowest: columns.iter().map(|column| column[0]).collect(),
            parity_owner,
            near,
            symmetries: Vec::new(),
            keys: Vec::new(),
        };
        layout.symmetries = symmetries::find(&layout);
        let mut stream = Stream::new(b"row keys", 0);
        let mut key =
            || u64::from(stream.below(u32::MAX)) << 32 | u64::from(stream.below(u32::MAX));
        let plain: Vec<[u64; 2]> = (0..cells).map(|_| [key(), key()]).collect();
        for cell in 0..cells {
            for seat in [Seat::FIRST, Seat::SECOND] {
                let goes_to = layout.symmetries.iter().map(|turn| usize::from(turn[cell]));
                layout
                    .keys
                    .extend(goes_to.map(|to| plain[to][seat.index()]));
            }
        }
        layout
    }

    /// Returns the lines through a cell.
    #[inline]
    pub(super) fn through(&self, cell: u16) -> &[u16] {
        let at = usize::from(cell);
        &self.through[self.begins[at] as usize..self.begins[at + 1] as usize]
    }

    /// Returns the cells of a line.
    #[inline]
    pub(super) fn line(&self, number: u16) -> &[u16] {
        let k = usize::from(self.k);
        &self.runs[usize::from(number) * k..][..k]
    }

    pub(super) fn lines(&self) -> impl Iterator<Item = &[u16]> {
        self.runs.chunks_exact(usize::from(self.k))
    }

    /// Returns the hash keys of a stone, one per symmetry.
    #[inline]
    pub(super) fn keys(&self, cell: u16, seat: Seat) -> &[u64] {
        let turns = self.symmetries.len();
        &self.keys[(2 * usize::from(cell) + usize::from(seat.0 & 1)) * turns..][..turns]
    }
}
