//! Constant data of a search between two seats: the lines of the board, its columns and its symmetries.

use super::line_index::{LineIndex, NO_CELL};
use super::symmetries;
use crate::Seat;
use tessella_boards::random::SeededRng;

/// Lines, columns and symmetries of a board.
#[derive(Debug)]
pub(super) struct Layout {
    /// Number of stones in a row needed to win.
    pub(super) k: u8,
    /// Number of cells of the board.
    pub(super) cells: usize,
    index: LineIndex,
    /// `true` if stones fall.
    pub(super) falls: bool,
    /// Cell above each cell where stones fall; [`NO_CELL`] elsewhere and at the top.
    pub(super) above: Vec<u16>,
    pub(super) below: Vec<u16>,
    /// For each cell, the number of cells in its column from there upwards, including itself.
    pub(super) left: Vec<u16>,
    /// Lowest cell of each column, where stones fall.
    pub(super) lowest: Vec<u16>,
    /// Seat that gets each cell by parity if stones fall and both seats take turns filling columns of even height.
    pub(super) parity_owner: Option<Vec<Seat>>,
    /// Cells near each cell along a line.
    pub(super) near: Vec<Vec<u16>>,
    /// Symmetries of the board that map lines to lines, each as the image of every cell.
    pub(super) symmetries: Vec<Vec<u16>>,
    /// Hash keys of each cell, for each seat's stone on it and each symmetry.
    keys: Vec<u64>,
}

/// Maximum distance along a line at which cells count as near each other.
const REACH: usize = 2;

impl Layout {
    /// Builds the layout of a board from its number of cells, its lines and, if stones fall, the cells of each column
    /// from the bottom up.
    pub(super) fn new(
        k: u8,
        cells: usize,
        lines: impl Iterator<Item = Vec<u16>>,
        columns: &[Vec<u16>],
        first: Seat,
    ) -> Self {
        let index = LineIndex::new(k, cells, lines);
        let mut near = vec![Vec::new(); cells];
        for line in index.lines() {
            for (at, &cell) in line.iter().enumerate() {
                let from = at.saturating_sub(REACH);
                let beside = line[from..].iter().take(at - from + REACH + 1);
                near[usize::from(cell)].extend(beside.copied().filter(|&other| other != cell));
            }
        }
        for near in &mut near {
            near.sort_unstable();
            near.dedup();
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
        let symmetries = symmetries::find(&index, &above);
        let keys = symmetric_keys(cells, &symmetries);
        Self {
            k,
            cells,
            index,
            falls: !columns.is_empty(),
            above,
            below,
            left,
            lowest: columns.iter().map(|column| column[0]).collect(),
            parity_owner,
            near,
            symmetries,
            keys,
        }
    }

    /// Returns the lines through a cell.
    #[inline]
    pub(super) fn through(&self, cell: u16) -> &[u16] {
        self.index.through(cell)
    }

    /// Returns the cells of a line.
    #[inline]
    pub(super) fn line(&self, number: u16) -> &[u16] {
        self.index.line(number)
    }

    /// Returns the cells of each line.
    pub(super) fn lines(&self) -> impl Iterator<Item = &[u16]> {
        self.index.lines()
    }

    /// Returns the hash keys of a stone, one per symmetry.
    #[inline]
    pub(super) fn keys(&self, cell: u16, seat: Seat) -> &[u64] {
        let count = self.symmetries.len();
        &self.keys[(2 * usize::from(cell) + usize::from(seat.0 & 1)) * count..][..count]
    }
}

/// Returns random hash keys for each cell, each seat's stone on it and each symmetry.
fn symmetric_keys(cells: usize, symmetries: &[Vec<u16>]) -> Vec<u64> {
    let mut stream = SeededRng::new(b"row keys", 0);
    let mut key = || u64::from(stream.below(u32::MAX)) << 32 | u64::from(stream.below(u32::MAX));
    let plain: Vec<[u64; 2]> = (0..cells).map(|_| [key(), key()]).collect();
    let mut keys = Vec::with_capacity(2 * cells * symmetries.len());
    for cell in 0..cells {
        for seat in [Seat::FIRST, Seat::SECOND] {
            let images = symmetries.iter().map(|map| usize::from(map[cell]));
            keys.extend(images.map(|image| plain[image][seat.index()]));
        }
    }
    keys
}
