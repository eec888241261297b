//! How closely the blocks of a board lie, so that those of a board that can be won lie as they would by chance.

use crate::boards::{Board, CellId, Shape};

/// How many blocks touch each other, how many are corner to corner and how many at the border, and how many should be.
pub(super) struct Crowd<'a> {
    board: &'a Board,
    is_blocked: Vec<bool>,
    is_border: Vec<bool>,
    across: Vec<Vec<CellId>>,
    now: Counts,
    wanted: Counts,
}

/// What is counted of the blocks.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
struct Counts {
    pairs: i32,
    across: i32,
    at_border: i32,
}

impl Counts {
    /// How far two counts are apart.
    const fn apart(self, other: Self) -> u32 {
        self.pairs.abs_diff(other.pairs)
            + self.across.abs_diff(other.across)
            + self.at_border.abs_diff(other.at_border)
    }
}

impl<'a> Crowd<'a> {
    /// Blocks that lie so now, and should lie about as `like` does.
    pub(super) fn new(board: &'a Board, is_blocked: Vec<bool>, like: &[bool]) -> Self {
        let around = |cell| board.adjacent(cell).len();
        // Areas of a map have as many neighbours as it happens; none are said to be at its border.
        let most = match board.shape() {
            Shape::Map(_) => 0,
            _ => board.cells().map(around).max().unwrap_or_default(),
        };
        let is_border: Vec<bool> = board.cells().map(|cell| around(cell) < most).collect();
        let across: Vec<Vec<CellId>> = board.cells().map(|cell| across(board, cell)).collect();
        let mut crowd = Self {
            board,
            is_blocked: like.to_vec(),
            is_border,
            across,
            now: Counts::default(),
            wanted: Counts::default(),
        };
        crowd.wanted = crowd.count();
        crowd.is_blocked = is_blocked;
        crowd.now = crowd.count();
        crowd
    }

    /// How far the counts are from what they should be.
    pub(super) const fn excess(&self) -> u32 {
        self.now.apart(self.wanted)
    }

    /// Moves a block, unless that makes the counts worse and it must not; whether it is moved.
    pub(super) fn moves(&mut self, from: CellId, to: CellId, may_be_worse: bool) -> bool {
        self.is_blocked[from.index()] = false;
        let border = |cell: CellId| i32::from(self.is_border[cell.index()]);
        let after = Counts {
            pairs: self.now.pairs - self.beside(from) + self.beside(to),
            across: self.now.across - self.opposite(from) + self.opposite(to),
            at_border: self.now.at_border - border(from) + border(to),
        };
        let is_worse = after.apart(self.wanted) > self.now.apart(self.wanted);
        if is_worse && !may_be_worse {
            self.is_blocked[from.index()] = true;
            return false;
        }
        self.now = after;
        self.is_blocked[to.index()] = true;
        true
    }

    fn count(&self) -> Counts {
        let mut counts = Counts::default();
        for cell in self
            .board
            .cells()
            .filter(|cell| self.is_blocked[cell.index()])
        {
            counts.pairs += self.beside(cell);
            counts.across += self.opposite(cell);
            counts.at_border += i32::from(self.is_border[cell.index()]);
        }
        counts.pairs /= 2;
        counts.across /= 2;
        counts
    }

    /// How many blocks a cell touches.
    fn beside(&self, cell: CellId) -> i32 {
        self.blocked_of(self.board.adjacent(cell))
    }

    /// How many blocks are across from a cell.
    fn opposite(&self, cell: CellId) -> i32 {
        self.blocked_of(&self.across[cell.index()])
    }

    fn blocked_of(&self, cells: &[CellId]) -> i32 {
        let blocked = cells.iter().filter(|at| self.is_blocked[at.index()]);
        blocked.count() as i32
    }
}

/// The cells that do not touch this one, but touch exactly two that do: on squares those at its corners.
fn across(board: &Board, cell: CellId) -> Vec<CellId> {
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
