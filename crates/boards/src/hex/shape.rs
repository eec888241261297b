//! Parameters of a rectangle of hexagons, and the coordinates of its cells.

use crate::CellId;
use serde::{Deserialize, Serialize};

/// Layout of a hexagonal board: the lines, counted from 0, that are shifted by half a cell.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub enum HexLayout {
    /// Rows of pointy-top hexagons; rows 1, 3, 5 and so on are shifted to the right.
    #[default]
    OddRows,
    /// Rows of pointy-top hexagons; rows 0, 2, 4 and so on are shifted to the right.
    EvenRows,
    /// Columns of flat-top hexagons; columns 1, 3, 5 and so on are shifted down.
    OddColumns,
    /// Columns of flat-top hexagons; columns 0, 2, 4 and so on are shifted down.
    EvenColumns,
}

impl HexLayout {
    /// All layouts.
    pub const ALL: [Self; 4] = [
        Self::OddRows,
        Self::EvenRows,
        Self::OddColumns,
        Self::EvenColumns,
    ];

    pub(super) const fn is_rows(self) -> bool {
        matches!(self, Self::OddRows | Self::EvenRows)
    }

    pub(super) const fn shifts_odd(self) -> bool {
        matches!(self, Self::OddRows | Self::OddColumns)
    }

    /// Exchanges x and y values in column layouts. The function is its own inverse.
    pub(super) fn along_lines<T>(self, (x, y): (T, T)) -> (T, T) {
        if self.is_rows() { (x, y) } else { (y, x) }
    }
}

/// Rectangle of regular hexagons, numbered row by row from the top left. Opposite sides of a cell are 1 apart, as are
/// the centres of adjacent cells.
///
/// ```
/// use tessella_boards::{Board, CellId, Hex, HexLayout, Shape};
///
/// let hex = Hex { width: 3, height: 3, layout: HexLayout::OddRows };
/// let board = Board::new(Shape::Hex(hex))?;
/// assert_eq!(board.neighbours(CellId(4)).len(), 6);
/// assert_eq!(board.distance(CellId(0), CellId(8)), Some(3));
/// # Ok::<(), tessella_boards::BoardError>(())
/// ```
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Hex {
    /// Number of cells in a row.
    pub width: u16,
    /// Number of cells in a column.
    pub height: u16,
    /// Layout of the shifted lines.
    pub layout: HexLayout,
}

impl Hex {
    /// Returns the column and row of a cell.
    ///
    /// # Panics
    /// If the board has no cells.
    pub const fn coordinates(&self, cell: CellId) -> (u16, u16) {
        let width = self.width as u32;
        ((cell.0 % width) as u16, (cell.0 / width) as u16)
    }

    /// Returns the cell in this column and row; `None` outside the board.
    pub fn cell(&self, column: u16, row: u16) -> Option<CellId> {
        let is_on_board = column < self.width && row < self.height;
        is_on_board.then(|| CellId(u32::from(row) * u32::from(self.width) + u32::from(column)))
    }

    /// Returns the axial coordinates `(q, r)` of a cell, with the origin at the top left cell.
    pub(super) fn axial(&self, cell: CellId) -> (i32, i32) {
        let (along, line) = self.layout.along_lines(self.coordinates(cell));
        let (along, line) = (i32::from(along), i32::from(line));
        (self.layout).along_lines((along - self.skew(line), line))
    }

    /// Returns the axial offset of the first cell of a line: half a cell per line, rounded according to the layout.
    const fn skew(&self, line: i32) -> i32 {
        if self.layout.shifts_odd() {
            line >> 1
        } else {
            (line + 1) >> 1
        }
    }

    /// Returns the length of a line and the number of lines.
    pub(super) fn sides(&self) -> (u16, u16) {
        self.layout.along_lines((self.width, self.height))
    }
}
