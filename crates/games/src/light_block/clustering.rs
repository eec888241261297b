//! Statistics on how closely blocks are clustered. Those of generated boards match those of random blocks.

use tessella_boards::{Board, CellId, Shape};

/// Current and target statistics of the blocks of a board.
pub(super) struct BlockClustering<'a> {
    board: &'a Board,
    is_blocked: Vec<bool>,
    is_border: Vec<bool>,
    diagonal: Vec<Vec<CellId>>,
    current: ClusterCounts,
    target: ClusterCounts,
}

/// Number of adjacent pairs, of diagonal pairs and of blocks at the border.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
struct ClusterCounts {
    adjacent: i32,
    diagonal: i32,
    at_border: i32,
}

impl ClusterCounts {
    /// Returns the sum of the absolute differences.
    const fn distance(self, other: Self) -> u32 {
        self.adjacent.abs_diff(other.adjacent)
            + self.diagonal.abs_diff(other.diagonal)
            + self.at_border.abs_diff(other.at_border)
    }
}

impl<'a> BlockClustering<'a> {
    /// Creates the statistics of `is_blocked`, with those of `reference` as the target.
    pub(super) fn new(board: &'a Board, is_blocked: Vec<bool>, reference: &[bool]) -> Self {
        let around = |cell| board.adjacent(cell).len();
        // Areas of a map differ in their number of neighbours, so none counts as being at the border.
        let most = match board.shape() {
            Shape::Map(_) => 0,
            _ => board.cells().map(around).max().unwrap_or_default(),
        };
        let is_border: Vec<bool> = board.cells().map(|cell| around(cell) < most).collect();
        let diagonal: Vec<Vec<CellId>> = board
            .cells()
            .map(|cell| diagonal_cells(board, cell))
            .collect();
        let mut clustering = Self {
            board,
            is_blocked: reference.to_vec(),
            is_border,
            diagonal,
            current: ClusterCounts::default(),
            target: ClusterCounts::default(),
        };
        clustering.target = clustering.count();
        clustering.is_blocked = is_blocked;
        clustering.current = clustering.count();
        clustering
    }

    /// Returns the distance between the current and the target counts.
    pub(super) const fn deviation(&self) -> u32 {
        self.current.distance(self.target)
    }

    /// Moves a block, unless that increases the deviation and `may_be_worse` is `false`. Returns `true` if the block
    /// was moved.
    pub(super) fn try_move(&mut self, from: CellId, to: CellId, may_be_worse: bool) -> bool {
        self.is_blocked[from.index()] = false;
        let border = |cell: CellId| i32::from(self.is_border[cell.index()]);
        let after = ClusterCounts {
            adjacent: self.current.adjacent - self.adjacent_blocks(from) + self.adjacent_blocks(to),
            diagonal: self.current.diagonal - self.diagonal_blocks(from) + self.diagonal_blocks(to),
            at_border: self.current.at_border - border(from) + border(to),
        };
        let is_worse = after.distance(self.target) > self.current.distance(self.target);
        if is_worse && !may_be_worse {
            self.is_blocked[from.index()] = true;
            return false;
        }
        self.current = after;
        self.is_blocked[to.index()] = true;
        true
    }

    fn count(&self) -> ClusterCounts {
        let mut counts = ClusterCounts::default();
        for cell in self
            .board
            .cells()
            .filter(|cell| self.is_blocked[cell.index()])
        {
            counts.adjacent += self.adjacent_blocks(cell);
            counts.diagonal += self.diagonal_blocks(cell);
            counts.at_border += i32::from(self.is_border[cell.index()]);
        }
        counts.adjacent /= 2;
        counts.diagonal /= 2;
        counts
    }

    /// Returns the number of blocks adjacent to a cell.
    fn adjacent_blocks(&self, cell: CellId) -> i32 {
        self.count_blocked(self.board.adjacent(cell))
    }

    /// Returns the number of blocks diagonal to a cell.
    fn diagonal_blocks(&self, cell: CellId) -> i32 {
        self.count_blocked(&self.diagonal[cell.index()])
    }

    fn count_blocked(&self, cells: &[CellId]) -> i32 {
        let blocked = cells.iter().filter(|at| self.is_blocked[at.index()]);
        blocked.count() as i32
    }
}

/// Returns the cells that are not adjacent to this one but share exactly two neighbours with it: on squares, those at
/// its corners.
fn diagonal_cells(board: &Board, cell: CellId) -> Vec<CellId> {
    let beside = board.adjacent(cell).iter();
    let beyond = beside.flat_map(|&next| board.adjacent(next)).copied();
    let is_beyond = |at: &CellId| *at != cell && !board.adjacent(cell).contains(at);
    let mut beyond: Vec<CellId> = beyond.filter(is_beyond).collect();
    beyond.sort_unstable();
    let twice = beyond
        .chunk_by(|a, b| a == b)
        .filter(|same| same.len() == 2);
    twice.map(|same| same[0]).collect()
}
