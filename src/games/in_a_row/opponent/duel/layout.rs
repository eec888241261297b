//! What does not change in a search between two: the lines of the board, its columns, and how it can be turned.

use super::super::super::super::Seat;
use super::turns;
use crate::boards::random::SeededRng;

/// No cell.
pub(super) const NONE: u16 = u16::MAX;

/// The lines of a board, and what else a search needs to know of it.
#[derive(Debug)]
pub(in super::super::super) struct Layout {
    /// How many stones in a row win.
    pub(super) k: u8,
    pub(super) cells: usize,
    /// The cells of each line, `k` a line.
    runs: Vec<u16>,
    /// The lines through each cell, one cell after the other, and where those of each begin.
    through: Vec<u16>,
    begins: Vec<u32>,
    pub(super) falls: bool,
    /// The cell above each, where stones fall; else, and at the top, [`NONE`].
    pub(super) above: Vec<u16>,
    pub(super) below: Vec<u16>,
    /// How many cells of a column there are from each upwards, itself among them.
    pub(super) left: Vec<u16>,
    /// The lowest cell of each column, where stones fall.
    pub(super) lowest: Vec<u16>,
    /// The seat to whose lot each cell falls, where stones fall and columns have even heights.
    pub(super) lots: Option<Vec<Seat>>,
    /// The cells near each cell along a line.
    pub(super) near: Vec<Vec<u16>>,
    /// How the board can be turned and mirrored so that its lines stay lines, as where each cell goes.
    pub(super) turns: Vec<Vec<u16>>,
    /// For each cell and each seat's stone on it, what it adds to the key of the position after each turn.
    keys: Vec<u64>,
}

/// How far from other stones a search puts one, in cells along a line.
const REACH: usize = 2;

impl Layout {
    /// A board of so many cells, with its lines and, where stones fall, the cells of each column from the bottom up.
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
        let (mut above, mut below) = (vec![NONE; cells], vec![NONE; cells]);
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
        let lots = (!columns.is_empty() && columns.iter().all(is_even)).then(|| {
            let mut lots = vec![first; cells];
            for &cell in columns
                .iter()
                .flat_map(|column| column.iter().skip(1).step_by(2))
            {
                lots[usize::from(cell)] = first.other();
            }
            lots
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
            lots,
            near,
            turns: Vec::new(),
            keys: Vec::new(),
        };
        layout.turns = turns::find(&layout);
        let mut stream = SeededRng::new(b"row keys", 0);
        let mut key =
            || u64::from(stream.below(u32::MAX)) << 32 | u64::from(stream.below(u32::MAX));
        let plain: Vec<[u64; 2]> = (0..cells).map(|_| [key(), key()]).collect();
        for cell in 0..cells {
            for seat in [Seat::FIRST, Seat::SECOND] {
                let goes_to = layout.turns.iter().map(|turn| usize::from(turn[cell]));
                layout
                    .keys
                    .extend(goes_to.map(|to| plain[to][seat.index()]));
            }
        }
        layout
    }

    /// The lines through a cell.
    #[inline]
    pub(super) fn through(&self, cell: u16) -> &[u16] {
        let at = usize::from(cell);
        &self.through[self.begins[at] as usize..self.begins[at + 1] as usize]
    }

    /// The cells of a line.
    #[inline]
    pub(super) fn line(&self, number: u16) -> &[u16] {
        let k = usize::from(self.k);
        &self.runs[usize::from(number) * k..][..k]
    }

    pub(super) fn lines(&self) -> impl Iterator<Item = &[u16]> {
        self.runs.chunks_exact(usize::from(self.k))
    }

    /// What a stone adds to the key of the position after each turn.
    #[inline]
    pub(super) fn keys(&self, cell: u16, seat: Seat) -> &[u64] {
        let turns = self.turns.len();
        &self.keys[(2 * usize::from(cell) + usize::from(seat.0 & 1)) * turns..][..turns]
    }
}
