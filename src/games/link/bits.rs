//! Which places of a field of squares are taken, so that lines are followed in single steps.

use super::field::{Field, Place};
use super::setup::{COLUMNS, ROWS};

/// Rows of places: those of cells and the ring.
const TALLEST: usize = *ROWS.end() as usize + 2;
/// Columns of places.
const WIDEST: usize = *COLUMNS.end() as usize + 2;

/// A bit for each place that is taken, once by rows and once by columns.
#[derive(Clone, Debug)]
pub(super) struct Bits {
    rows: [u32; TALLEST],
    columns: [u32; WIDEST],
    /// The last row of places, which is the ring's.
    last_row: u32,
    /// The last column of places.
    last_column: u32,
}

impl Bits {
    /// A field on which no place is taken.
    pub(super) const fn bare(field: &Field) -> Self {
        let (columns, rows) = field.extent();
        Self {
            rows: [0; TALLEST],
            columns: [0; WIDEST],
            last_row: rows as u32 - 1,
            last_column: columns as u32 - 1,
        }
    }

    /// Takes a place.
    #[inline]
    pub(super) fn add(&mut self, field: &Field, place: Place) {
        let (column, row) = field.at(place);
        self.rows[row as usize] |= 1 << column;
        self.columns[column as usize] |= 1 << row;
    }

    /// Leaves a place.
    #[inline]
    pub(super) fn remove(&mut self, field: &Field, place: Place) {
        let (column, row) = field.at(place);
        self.rows[row as usize] &= !(1 << column);
        self.columns[column as usize] &= !(1 << row);
    }

    /// Whether a place beside this one is not taken.
    #[inline]
    pub(super) fn is_open(&self, field: &Field, place: Place) -> bool {
        let (column, row) = field.at(place);
        let (column, row) = (column as usize, row as usize);
        let above_and_below = self.rows[row - 1] & self.rows[row + 1];
        let both_sides = self.columns[column - 1] & self.columns[column + 1];
        above_and_below >> column & both_sides >> row & 1 == 0
    }

    /// Whether a line of at most two turns joins two places that are taken: over a row that both can reach within their own
    /// columns, or over a column that both can reach within their rows.
    #[inline]
    pub(super) fn joins(&self, field: &Field, a: Place, b: Place) -> bool {
        let (a, b) = (field.at(a), field.at(b));
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

/// Whether two places are joined by a line that crosses from the column of one to that of the other along a row, or runs
/// within the column that they share.
#[inline]
fn cross(rows: &[u32], columns: &[u32], a: (u32, u32), b: (u32, u32), last_row: u32) -> bool {
    let ((left, top), (right, bottom)) = (a, b);
    if left == right {
        return columns[left as usize] & between(top, bottom) == 0;
    }
    let one = reach(columns[left as usize], top, last_row);
    let other = reach(columns[right as usize], bottom, last_row);
    let way = between(left, right);
    let (low, high) = (one.0.max(other.0), one.1.min(other.1));
    (low..=high).any(|row| rows[row as usize] & way == 0)
}

#[cfg(test)]
mod tests {
    use super::super::Gravity;
    use super::super::deal::lay;
    use super::*;
    use crate::boards::random::SeededRng;
    use crate::boards::{CellId, Plan, Shape, Square};

    /// On boards that are more and more empty, and as wide and as tall as can be.
    #[test]
    fn bits_join_what_lines_join() {
        for (width, height) in [(7, 5), (2, 20), (30, 4)] {
            let plan = Plan::even(Shape::Square(Square::new(width, height)));
            let field = Field::new(&plan, Gravity::None).expect("squares");
            let mut stream = SeededRng::new(b"examples", 2);
            let mut cells: Vec<CellId> = field.board().cells().collect();
            stream.shuffle(&mut cells);
            while cells.len() > 2 {
                let tiles = lay(&field, &cells);
                let places: Vec<Place> = cells.iter().map(|&cell| field.place(cell)).collect();
                let mut bits = Bits::bare(&field);
                for cell in field.board().cells() {
                    bits.add(&field, field.place(cell));
                }
                for cell in field.board().cells().filter(|cell| !cells.contains(cell)) {
                    bits.remove(&field, field.place(cell));
                }
                for &a in &places {
                    assert_eq!(bits.is_open(&field, a), field.is_open(&tiles, a), "{a}");
                    for &b in places.iter().filter(|&&b| b != a) {
                        let joins = field.joins(&tiles, a, b);
                        assert_eq!(bits.joins(&field, a, b), joins, "{a} and {b} of {cells:?}");
                    }
                }
                cells.truncate(cells.len() * 4 / 5);
            }
        }
    }
}
