//! Occupied cells of a field of squares, as bits of rows and columns, which makes line queries fast.

use super::field::{Field, FieldCell};
use super::setup::{COLUMNS, ROWS};

/// Number of rows of the largest field, including the ring.
const MAX_ROWS: usize = *ROWS.end() as usize + 2;
/// Number of columns of the largest field, including the ring.
const MAX_COLUMNS: usize = *COLUMNS.end() as usize + 2;

/// One bit for each occupied cell, stored by rows and by columns.
#[derive(Clone, Debug)]
pub(super) struct Bitboard {
    rows: [u32; MAX_ROWS],
    columns: [u32; MAX_COLUMNS],
    /// Index of the last row, which belongs to the ring.
    last_row: u32,
    /// Index of the last column.
    last_column: u32,
}

impl Bitboard {
    /// Returns a bitboard without occupied cells.
    pub(super) const fn empty(field: &Field) -> Self {
        let (columns, rows) = field.size();
        Self {
            rows: [0; MAX_ROWS],
            columns: [0; MAX_COLUMNS],
            last_row: rows as u32 - 1,
            last_column: columns as u32 - 1,
        }
    }

    /// Marks a cell as occupied.
    #[inline]
    pub(super) fn insert(&mut self, field: &Field, cell: FieldCell) {
        let (column, row) = field.coordinates(cell);
        self.rows[row as usize] |= 1 << column;
        self.columns[column as usize] |= 1 << row;
    }

    /// Marks a cell as empty.
    #[inline]
    pub(super) fn remove(&mut self, field: &Field, cell: FieldCell) {
        let (column, row) = field.coordinates(cell);
        self.rows[row as usize] &= !(1 << column);
        self.columns[column as usize] &= !(1 << row);
    }

    /// Returns `true` if a neighbour is empty.
    #[inline]
    pub(super) fn is_exposed(&self, field: &Field, cell: FieldCell) -> bool {
        let (column, row) = field.coordinates(cell);
        let (column, row) = (column as usize, row as usize);
        let above_and_below = self.rows[row - 1] & self.rows[row + 1];
        let both_sides = self.columns[column - 1] & self.columns[column + 1];
        above_and_below >> column & both_sides >> row & 1 == 0
    }

    /// Returns `true` if a line of at most two turns joins two occupied cells: along a row that both reach within their
    /// columns, or along a column that both reach within their rows.
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

/// Returns the bits strictly between two indices.
#[inline]
const fn between(a: u32, b: u32) -> u32 {
    let (low, high) = if a < b { (a, b) } else { (b, a) };
    ((1 << high) - 1) & !((2 << low) - 1)
}

/// Returns the range of clear bits around `from`, within `0..=last`.
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

/// Returns `true` if two cells are joined by a line that leaves both along their columns and crosses over along a row,
/// or that stays in their common column.
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
    use tessella_boards::random::SeededRng;
    use tessella_boards::{CellId, Plan, Shape, Square};

    /// Tests boards with ever fewer tiles, including the widest and the tallest.
    #[test]
    fn bitboard_joins_agree_with_lines() {
        for (width, height) in [(7, 5), (2, 20), (30, 4)] {
            let plan = Plan::even(Shape::Square(Square::new(width, height)));
            let field = Field::new(&plan, Gravity::None).expect("squares");
            let mut stream = SeededRng::new(b"examples", 2);
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
