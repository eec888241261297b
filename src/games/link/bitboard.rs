//! Which field_cells of a field of squares are taken, so that lines are followed in single steps.

use super::field::{Field, FieldCell};
use super::setup::{COLUMNS, ROWS};

/// Rows of field_cells: those of cells and the ring.
const MAX_ROWS: usize = *ROWS.end() as usize + 2;
/// Columns of field_cells.
const MAX_COLUMNS: usize = *COLUMNS.end() as usize + 2;

/// A bit for each cell that is taken, once by rows and once by columns.
#[derive(Clone, Debug)]
pub(super) struct Bitboard {
    rows: [u32; MAX_ROWS],
    columns: [u32; MAX_COLUMNS],
    /// The last row of field_cells, which is the ring's.
    last_row: u32,
    /// The last column of field_cells.
    last_column: u32,
}

impl Bitboard {
    /// A field on which no cell is taken.
    pub(super) const fn empty(field: &Field) -> Self {
        let (columns, rows) = field.size();
        Self {
            rows: [0; MAX_ROWS],
            columns: [0; MAX_COLUMNS],
            last_row: rows as u32 - 1,
            last_column: columns as u32 - 1,
        }
    }

    /// Takes a cell.
    #[inline]
    pub(super) fn insert(&mut self, field: &Field, cell: FieldCell) {
        let (column, row) = field.coordinates(cell);
        self.rows[row as usize] |= 1 << column;
        self.columns[column as usize] |= 1 << row;
    }

    /// Leaves a cell.
    #[inline]
    pub(super) fn remove(&mut self, field: &Field, cell: FieldCell) {
        let (column, row) = field.coordinates(cell);
        self.rows[row as usize] &= !(1 << column);
        self.columns[column as usize] &= !(1 << row);
    }

    /// Whether a cell beside this one is not taken.
    #[inline]
    pub(super) fn is_exposed(&self, field: &Field, cell: FieldCell) -> bool {
        let (column, row) = field.coordinates(cell);
        let (column, row) = (column as usize, row as usize);
        let above_and_below = self.rows[row - 1] & self.rows[row + 1];
        let both_sides = self.columns[column - 1] & self.columns[column + 1];
        above_and_below >> column & both_sides >> row & 1 == 0
    }

    /// Whether a line of at most two turns joins two field_cells that are taken: over a row that both can reach within their own
    /// columns, or over a column that both can reach within their rows.
    #[inline]
    pub(super) fn joins(&self, field: &Field, a: FieldCell, b: FieldCell) -> bool {
        let (a, b) = (field.coordinates(a), field.coordinates(b));
        cross(
            &self.rows,
            &self.columns,
            (a.0, a.1),
            (b.0, b.1),
            self.last_row,
        ) || cross(
            &self.columns,
            &self.rows,
            (a.1, a.0),
            (b.1, b.0),
            self.last_column,
        )
    }
}

/// The bits between two others.
#[inline]
const fn between(a: u32, b: u32) -> u32 {
    let (low, high) = if a < b { (a, b) } else { (b, a) };
    ((1 << high) - 1) & !((2 << low) - 1)
}

/// How far one comes from a bit, down and up to the last, before one that is set.
#[inline]
const fn reach(bits: u32, from: u32, last: u32) -> (u32, u32) {
    let below = bits & ((1 << from) - 1);
    let above = bits >> from >> 1;
    let low = u32::BITS - below.leading_zeros();
    let high = match above {
        0 => last,
        above => from + above.trailing_zeros(),
    };
    (low, high)
}

/// Whether two field_cells are joined by a line that crosses from the column of one to that of the other along a row, or runs
/// within the column that they share.
#[inline]
fn cross(rows: &[u32], columns: &[u32], a: (u32, u32), b: (u32, u32), last_row: u32) -> bool {
    let ((left, top), (right, bottom)) = (a, b);
    if left == right {
        return columns[left as usize] & between(top, bottom) == 0;
    }
    let one = reach(columns[left as usize], top, last_row);
    let other = reach(columns[right as usize], bottom, last_row);
    let span = between(left, right);
    let (low, high) = (one.0.max(other.0), one.1.min(other.1));
    (low..=high).any(|row| rows[row as usize] & span == 0)
}

#[cfg(test)]
mod tests {
    use super::super::gravity::Gravity;
    use super::*;
    use crate::boards::random::Stream;
    use crate::boards::{CellId, Plan, Shape, Square};

    /// On boards that are more and more empty, and as wide and as tall as can be.
    #[test]
    fn bitboard_joins_agree_with_lines() {
        for (width, height) in [(7, 5), (2, 20), (30, 4)] {
            let plan = Plan::even(Shape::Square(Square::new(width, height)));
            let field = Field::new(&plan, Gravity::None).expect("squares");
            let mut stream = Stream::new(b"examples", 2);
            let mut cells: Vec<CellId> = field.board().cells().collect();
            stream.shuffle(&mut cells);
            while cells.len() > 2 {
                let tiles = field.numbered_tiles(&cells);
                let field_cells: Vec<FieldCell> =
                    cells.iter().map(|&cell| field.field_cell(cell)).collect();
                let mut bits = Bitboard::empty(&field);
                for cell in field.board().cells() {
                    bits.insert(&field, field.field_cell(cell));
                }
                for cell in field.board().cells().filter(|cell| !cells.contains(cell)) {
                    bits.remove(&field, field.field_cell(cell));
                }
                for &a in &field_cells {
                    assert_eq!(
                        bits.is_exposed(&field, a),
                        field.is_exposed(&tiles, a),
                        "{a}"
                    );
                    for &b in field_cells.iter().filter(|&&b| b != a) {
                        let joins = field.joins(&tiles, a, b);
                        assert_eq!(bits.joins(&field, a, b), joins, "{a} and {b} of {cells:?}");
                    }
                }
                cells.truncate(cells.len() * 4 / 5);
            }
        }
    }
}
