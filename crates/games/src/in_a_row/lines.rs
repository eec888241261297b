//! Straight lines of a board, indexed by cell, so that placing a stone scans only the lines through it.

use crate::Seat;
use std::collections::{HashMap, HashSet};
use tessella_boards::{Board, CellId, Direction, HexLayout, Shape};

/// Value of a free cell. A seat's stone has the seat's number plus one.
pub(super) const EMPTY: u8 = 0;

/// Returns the value of a cell with this seat's stone.
pub(super) const fn stone(seat: Seat) -> u8 {
    seat.0 + 1
}

/// Position of a cell on a straight line, as indices into the list of all lines' cells.
#[derive(Clone, Copy, Debug)]
struct LinePosition {
    at: u32,
    begin: u32,
    end: u32,
}

/// Maximal straight lines of a board.
#[derive(Clone, Debug)]
pub(super) struct Lines {
    /// Number of stones in a row needed to win.
    k: u32,
    /// Cells of all lines, line by line.
    cells: Vec<CellId>,
    /// Positions of each cell, one per line.
    positions: Vec<Vec<LinePosition>>,
}

impl Lines {
    /// Collects the lines of at least `k` cells.
    pub(super) fn new(board: &Board, k: u8) -> Self {
        let mut lines = Self {
            k: k.into(),
            cells: Vec::new(),
            positions: vec![Vec::new(); board.len()],
        };
        // A triple extends a pair of cells by one. A line begins with a pair that is not the end of any triple.
        let triples = board.lines(3);
        let after: HashMap<_, _> = triples
            .iter()
            .map(|run| ((run[0], run[1]), run[2]))
            .collect();
        let later: HashSet<_> = triples.iter().map(|run| (run[1], run[2])).collect();
        for pair in board.lines(2) {
            let mut two = (pair[0], pair[1]);
            if later.contains(&two) {
                continue;
            }
            let mut line = pair;
            while let Some(&next) = after.get(&two) {
                line.push(next);
                two = (two.1, next);
            }
            if line.len() >= usize::from(k) {
                lines.add(&line);
            }
        }
        lines
    }

    fn add(&mut self, line: &[CellId]) {
        let begin = self.cells.len() as u32;
        let end = begin + line.len() as u32;
        for (at, cell) in (begin..end).zip(line) {
            self.positions[cell.index()].push(LinePosition { at, begin, end });
        }
        self.cells.extend(line);
    }

    /// Returns the winning runs through a cell, each as cells of one line.
    fn wins<'a>(&'a self, cells: &'a [u8], cell: CellId) -> impl Iterator<Item = &'a [CellId]> {
        let stone = cells[cell.index()];
        let is_same = move |position: u32| cells[self.cells[position as usize].index()] == stone;
        self.positions[cell.index()]
            .iter()
            .filter_map(move |position| {
                let (mut first, mut end) = (position.at, position.at + 1);
                while first > position.begin && is_same(first - 1) {
                    first -= 1;
                }
                while end < position.end && is_same(end) {
                    end += 1;
                }
                let is_long = stone != EMPTY && end - first >= self.k;
                is_long.then(|| &self.cells[first as usize..end as usize])
            })
    }

    /// Returns all winning runs, each as cells of one line.
    pub(super) fn won<'a>(&'a self, cells: &'a [u8]) -> Vec<&'a [CellId]> {
        let mut won = Vec::new();
        for cell in (0..cells.len() as u32).map(CellId) {
            // Each run is counted once, at its first cell.
            won.extend(self.wins(cells, cell).filter(|run| run[0] == cell));
        }
        won
    }

    /// Returns `true` if the stone on a cell belongs to a winning row.
    pub(super) fn is_won_at(&self, cells: &[u8], cell: CellId) -> bool {
        self.wins(cells, cell).next().is_some()
    }

    /// Returns every run of exactly `k` cells.
    pub(super) fn runs(&self) -> impl Iterator<Item = &[CellId]> {
        let positions = self.positions.iter().flatten();
        positions
            .filter(|position| position.at + self.k <= position.end)
            .map(|position| {
                let begin = position.at as usize;
                &self.cells[begin..begin + self.k as usize]
            })
    }
}

/// Columns down which stones fall.
#[derive(Clone, Debug)]
pub(super) struct Columns {
    /// Cells of each column, from the top down.
    pub(super) columns: Vec<Vec<CellId>>,
    /// Column of each cell.
    of: Vec<u32>,
}

impl Columns {
    /// Returns the direction in which stones fall on a board of this shape: down the columns of squares and of hexes
    /// that stand in columns, and through the layers of a cube, of which the last is the lowest. `None` where no
    /// direction leads straight down.
    pub(super) const fn down(shape: &Shape) -> Option<Direction> {
        match shape {
            Shape::Square(_) => Some(Direction::Down),
            Shape::Hex(hex) => match hex.layout {
                HexLayout::OddColumns | HexLayout::EvenColumns => Some(Direction::Down),
                HexLayout::OddRows | HexLayout::EvenRows => None,
            },
            Shape::Cube(_) | Shape::Hypercube(_) => Some(Direction::Below),
            Shape::Map(_) | Shape::Track(_) => None,
        }
    }

    /// Collects the columns of a board in that direction.
    pub(super) fn new(board: &Board, down: Direction) -> Self {
        let mut of = vec![0; board.len()];
        let mut columns = Vec::new();
        for top in board.cells() {
            if board.step(top, down.reversed()).is_some() {
                continue;
            }
            let column: Vec<CellId> =
                std::iter::successors(Some(top), |&cell| board.step(cell, down)).collect();
            for cell in &column {
                of[cell.index()] = columns.len() as u32;
            }
            columns.push(column);
        }
        Self { columns, of }
    }

    /// Returns the cells of the column of this cell, from the top down.
    pub(super) fn of(&self, cell: CellId) -> &[CellId] {
        &self.columns[self.of[cell.index()] as usize]
    }
}

/// Returns the lowest free cell of a column; `None` if it is full.
pub(super) fn lowest_free(column: &[CellId], cells: &[u8]) -> Option<CellId> {
    let is_free = |cell: &&CellId| cells[cell.index()] == EMPTY;
    column.iter().rev().find(is_free).copied()
}
