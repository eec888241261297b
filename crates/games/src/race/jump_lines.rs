//! Lines of snakes and ladders, in integer arithmetic. A board is readable if no two of them cross at a small angle,
//! and none runs over an end of another.

use tessella_boards::Track;

/// Ends of a jump, in no particular order.
pub(super) type Ends = (u32, u32);

/// Layout of an open track's cells, as far as lines depend on it.
#[derive(Clone, Copy, Debug)]
pub(super) enum TrackPlan {
    /// Rows of this many columns with alternating direction.
    Rows { columns: i64 },
    /// An arc of five sixths of a circle with this many cells.
    Arc { cells: i64 },
}

impl TrackPlan {
    /// Returns the plan of an open track. With branches, it is laid out on an arc.
    pub(super) fn new(track: &Track) -> Self {
        if track.branches.is_empty() {
            Self::Rows {
                columns: track.columns().into(),
            }
        } else {
            Self::Arc {
                cells: track.len.into(),
            }
        }
    }

    /// Returns `true` if the lines of two jumps can be told apart.
    pub(super) fn are_distinct(self, one: Ends, other: Ends) -> bool {
        match self {
            Self::Rows { columns } => {
                let line = |(from, to)| [centre(from, columns), centre(to, columns)];
                let (one, other) = (line(one), line(other));
                let leads_over =
                    |line, ends: [Centre; 2]| ends.into_iter().any(|end| is_near(line, end));
                !leads_over(one, other) && !leads_over(other, one) && crosses_well(one, other)
            }
            Self::Arc { cells } => are_distinct_chords(one, other, cells),
        }
    }

    /// Returns `true` if the line of a jump is long enough to be recognized as one.
    pub(super) fn is_long_enough(self, (one, other): Ends) -> bool {
        match self {
            Self::Rows { .. } => true,
            // At least a twelfth of the circle.
            Self::Arc { cells } => 10 * i64::from(one.abs_diff(other)) >= cells.max(40),
        }
    }
}

/// Centre of a cell by its column and row.
type Centre = (i64, i64);

fn centre(cell: u32, columns: i64) -> Centre {
    let (row, along) = (i64::from(cell) / columns, i64::from(cell) % columns);
    match row % 2 {
        0 => (along, row),
        _ => (columns - 1 - along, row),
    }
}

const fn minus(a: Centre, b: Centre) -> Centre {
    (a.0 - b.0, a.1 - b.1)
}

const fn dot(a: Centre, b: Centre) -> i64 {
    a.0 * b.0 + a.1 * b.1
}

/// Returns the cross product of two vectors: the product of their lengths and of the sine of the angle between them.
const fn cross(a: Centre, b: Centre) -> i64 {
    a.0 * b.1 - a.1 * b.0
}

/// Returns `true` if a line comes closer than half a cell to a point.
fn is_near([from, to]: [Centre; 2], point: Centre) -> bool {
    let (along, beside) = (minus(to, from), minus(point, from));
    let length = dot(along, along);
    // Another cell is half a cell away from an end of the line in any case.
    match dot(along, beside) {
        ..=0 => point == from,
        share if share >= length => point == to,
        _ => 4 * cross(along, beside).pow(2) < length,
    }
}

/// Returns `true` if two lines do not cross, or cross at an angle of at least 30 degrees.
fn crosses_well(one: [Centre; 2], other: [Centre; 2]) -> bool {
    let (a, b) = (minus(one[1], one[0]), minus(other[1], other[0]));
    let side = |of: Centre, from: Centre, point: Centre| cross(of, minus(point, from)).signum();
    let are_apart = |of: Centre, from: Centre, ends: [Centre; 2]| {
        side(of, from, ends[0]) * side(of, from, ends[1]) > 0
    };
    if are_apart(a, one[0], other) || are_apart(b, other[0], one) {
        return true;
    }
    // The sine of 30 degrees is one half.
    4 * cross(a, b).pow(2) >= dot(a, a) * dot(b, b)
}

/// Returns `true` if two chords of an arc of this many cells pass each other's ends at a distance of at least half a
/// cell, and do not cross or cross at an angle of at least 30 degrees.
fn are_distinct_chords(one: Ends, other: Ends, cells: i64) -> bool {
    let sorted = |(a, b): Ends| (i64::from(a.min(b)), i64::from(a.max(b)));
    let mut chords = [sorted(one), sorted(other)];
    chords.sort_unstable();
    let [(a, b), (c, d)] = chords;
    let leads_over =
        |chord, ends: [i64; 2]| ends.into_iter().any(|end| is_under(chord, end, cells));
    if leads_over((a, b), [c, d]) || leads_over((c, d), [a, b]) {
        return false;
    }
    if c > b || d < b {
        return true;
    }
    // The angle between two chords is half of the sum of the arcs opposite to it: of (a, c) and (b, d). The full circle
    // has 6/5 of the cells, so 30 degrees are a sum of a fifth of the cells.
    let sum = (c - a) + (d - b);
    let circle = 6 * cells;
    5 * sum >= cells && 5 * (circle / 5 - sum) >= cells
}

/// Returns `true` if a cell on the shorter arc of a chord may be closer to the chord than half a cell.
fn is_under((a, b): (i64, i64), cell: i64, cells: i64) -> bool {
    let circle = 6 * cells / 5;
    let is_short = 2 * (b - a) <= circle;
    if is_short != (a..=b).contains(&cell) {
        return false;
    }
    // The height of a triangle in a circle is 2 r sin(p) sin(q), where p and q are half of the arcs to the ends of its base.
    // With r = 1 / d for arcs of d for each cell, and sin(x) >= 2 x / pi, it is at least half a cell if the arcs in cells,
    // multiplied with each other, are two fifths of the circle.
    let arc = |end: i64| {
        let inner = (cell - end).abs();
        inner.min(circle - inner)
    };
    5 * arc(a) * arc(b) < 2 * circle
}

#[cfg(test)]
mod tests {
    use super::*;

    const TEN: TrackPlan = TrackPlan::Rows { columns: 10 };

    #[test]
    fn jump_lines_that_cross_at_a_right_angle_are_distinct() {
        // Columns 0 to 4 of rows 0 and 4, across each other: cell 40 is at column 0, cell 44 at column 4.
        assert!(TEN.are_distinct((0, 44), (4, 40)));
    }

    #[test]
    fn jump_lines_that_cross_at_a_small_angle_are_not_distinct() {
        // From column 0 to column 1, and back, over eight rows: 14 degrees.
        assert!(!TEN.are_distinct((0, 81), (1, 80)));
        assert!(!TEN.are_distinct((81, 0), (80, 1)));
    }

    #[test]
    fn jump_line_over_an_end_of_another_is_not_distinct() {
        // Up column 0 from row 0 to row 6, and from column 0 of row 2 to the right.
        assert!(!TEN.are_distinct((0, 60), (20, 45)));
        assert!(!TEN.are_distinct((20, 45), (0, 60)));
        assert!(TEN.are_distinct((0, 60), (21, 45)));
    }

    #[test]
    fn parallel_jump_lines_are_distinct() {
        assert!(TEN.are_distinct((0, 60), (1, 61)));
    }

    #[test]
    fn chords_are_distinct_unless_they_are_close_or_nearly_parallel() {
        let arc = TrackPlan::Arc { cells: 60 };
        assert!(arc.are_distinct((0, 30), (15, 45)), "at 75 degrees");
        assert!(arc.are_distinct((0, 10), (20, 40)), "beside each other");
        assert!(arc.are_distinct((0, 40), (10, 30)), "one within the other");
        assert!(!arc.are_distinct((0, 30), (3, 33)), "at 15 degrees");
        assert!(!arc.are_distinct((0, 20), (1, 50)), "close to an end");
        assert!(!arc.are_distinct((0, 6), (3, 40)), "over an end");
    }
}
