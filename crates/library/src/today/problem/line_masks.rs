//! Lines and stones on a board of In a Row, as bit sets.

use std::cmp::Reverse;
use tessella_boards::Direction;
use tessella_games::in_a_row::InARow;
use tessella_games::{Rules, Seat, Turn};

/// Lines and columns of a board of at most 64 cells, as bit sets.
pub(super) struct LineMasks {
    /// For each cell, every winning row through it.
    through: Vec<Vec<u64>>,
    /// Every winning row, as a set of cells.
    rows: Vec<u64>,
    /// For each cell, the one that a stone on it makes playable, if stones fall.
    above: Vec<Option<u8>>,
    /// All cells, those with the most rows first.
    order: Vec<u8>,
}

/// Stones on a board, as sets of cells.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Stones {
    /// Stones of the seat to move.
    pub(super) own: u64,
    /// Stones of the other seat.
    pub(super) other: u64,
    /// Cells on which a stone can be placed.
    pub(super) playable: u64,
}

impl LineMasks {
    /// Creates the masks and the stones of a position; `None` if it has more than 64 cells, does not have two seats, or
    /// is over.
    pub(super) fn new(position: &InARow) -> Option<(Self, Stones)> {
        let (board, setup) = (position.board(), position.setup());
        let Turn::Player(mover) = position.to_move() else {
            return None;
        };
        if board.len() > 64 || setup.seats != 2 {
            return None;
        }
        let mut through = vec![Vec::new(); board.len()];
        let mut rows = Vec::new();
        for line in board.lines(setup.k.into()) {
            let row = line.iter().fold(0, |row, cell| row | 1u64 << cell.0);
            for cell in &line {
                through[cell.index()].push(row);
            }
            rows.push(row);
        }
        let mut order: Vec<u8> = (0..board.len() as u8).collect();
        order.sort_by_key(|&cell| Reverse(through[usize::from(cell)].len()));
        let up = |cell| board.step(cell, Direction::Up).filter(|_| setup.falls);
        let above = board.cells().map(|cell| up(cell).map(|cell| cell.0 as u8));
        let stones_of = |seat: Seat| {
            let own = board
                .cells()
                .filter(|&cell| position.stone(cell) == Some(seat));
            own.fold(0, |stones, cell| stones | 1u64 << cell.0)
        };
        let playable = board
            .cells()
            .filter(|&cell| position.landing(cell) == Some(cell))
            .fold(0, |cells, cell| cells | 1u64 << cell.0);
        let stones = Stones {
            own: stones_of(mover),
            other: stones_of(mover.other()),
            playable,
        };
        let masks = Self {
            above: above.collect(),
            through,
            rows,
            order,
        };
        Some((masks, stones))
    }

    /// Returns the cells of a set, those with the most rows first.
    pub(super) fn ordered(&self, cells: u64) -> impl Iterator<Item = u8> {
        let order = self.order.iter().copied();
        order.filter(move |&cell| cells >> cell & 1 == 1)
    }

    /// Returns the playable cells that complete a row of these stones.
    pub(super) fn completing(&self, stones: u64, playable: u64) -> u64 {
        bits(playable)
            .filter(|&cell| {
                let with = stones | 1 << cell;
                let mut rows = self.through[usize::from(cell)].iter();
                rows.any(|row| row & with == *row)
            })
            .fold(0, |cells, cell| cells | 1 << cell)
    }

    /// Returns `true` if this many more stones could complete a row, if they could be placed anywhere.
    pub(super) fn may_complete(&self, own: u64, other: u64, stones: u8) -> bool {
        let mut rows = self.rows.iter();
        rows.any(|row| row & other == 0 && (row & !own).count_ones() <= u32::from(stones))
    }

    /// Returns the position after the seat to move places a stone, with the seats swapped.
    pub(super) fn place(&self, stones: Stones, cell: u8) -> Stones {
        let above = self.above[usize::from(cell)].map_or(0, |above| 1 << above);
        Stones {
            own: stones.other,
            other: stones.own | 1 << cell,
            playable: stones.playable & !(1 << cell) | above & !(stones.own | stones.other),
        }
    }

    /// Returns the value of a cell: it grows with the rows through it in which only one seat has stones.
    pub(super) fn value(&self, stones: Stones, cell: u8) -> u32 {
        let rows = self.through[usize::from(cell)].iter();
        rows.map(|row| match (row & stones.own, row & stones.other) {
            (0, 0) => 1,
            (held, 0) | (0, held) => 1 + held.count_ones().pow(2),
            _ => 0,
        })
        .sum()
    }
}

/// Returns the cells of a set in ascending order.
fn bits(mut cells: u64) -> impl Iterator<Item = u8> {
    std::iter::from_fn(move || {
        let lowest = (cells != 0).then(|| cells.trailing_zeros() as u8)?;
        cells &= cells - 1;
        Some(lowest)
    })
}
