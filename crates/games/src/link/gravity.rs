//! Direction in which tiles fall.

/// Direction in which tiles move after a pair is removed.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Gravity {
    /// Tiles do not move.
    #[default]
    None,
    /// Tiles fall to the bottom of their column.
    Down,
    /// Tiles rise to the top of their column.
    Up,
    /// Tiles slide to the left end of their row.
    Left,
    /// Tiles slide to the right end of their row.
    Right,
    /// Tiles slide to the vertical centre line from both sides. With an odd number of columns, the middle column
    /// belongs to the left half.
    Middle,
}

impl Gravity {
    /// All variants.
    pub const ALL: [Self; 6] = [
        Self::None,
        Self::Down,
        Self::Up,
        Self::Left,
        Self::Right,
        Self::Middle,
    ];

    /// Returns the English name, for machine-readable output.
    pub const fn english_name(self) -> &'static str {
        match self {
            Self::None => "None",
            Self::Down => "Down",
            Self::Up => "Up",
            Self::Left => "Left",
            Self::Right => "Right",
            Self::Middle => "Middle",
        }
    }

    /// Returns the option in game codes; `None` for the default.
    pub(super) const fn word(self) -> Option<&'static str> {
        match self {
            Self::None => None,
            Self::Down => Some("down"),
            Self::Up => Some("up"),
            Self::Left => Some("left"),
            Self::Right => Some("right"),
            Self::Middle => Some("middle"),
        }
    }

    /// Returns the lanes along which tiles slide on a board of this size, each starting at the end towards which tiles
    /// fall; empty without gravity. `at` maps a column and a row to an item.
    pub(super) fn lanes<T>(
        self,
        width: u16,
        height: u16,
        at: impl Fn(u16, u16) -> T,
    ) -> Vec<Vec<T>> {
        let columns = 0..width;
        let rows = 0..height;
        let left_half = width.div_ceil(2);
        match self {
            Self::None => Vec::new(),
            Self::Down => columns
                .map(|column| rows.clone().rev().map(|row| at(column, row)).collect())
                .collect(),
            Self::Up => columns
                .map(|column| rows.clone().map(|row| at(column, row)).collect())
                .collect(),
            Self::Left => rows
                .map(|row| columns.clone().map(|column| at(column, row)).collect())
                .collect(),
            Self::Right => rows
                .map(|row| {
                    columns
                        .clone()
                        .rev()
                        .map(|column| at(column, row))
                        .collect()
                })
                .collect(),
            Self::Middle => rows
                .flat_map(|row| {
                    let left = (0..left_half).rev().map(|column| at(column, row)).collect();
                    let right = (left_half..width).map(|column| at(column, row)).collect();
                    [left, right]
                })
                .collect(),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn gravity_lanes_cover_each_cell_once() {
        for gravity in &Gravity::ALL[1..] {
            for (width, height) in [(2, 2), (5, 4), (6, 3)] {
                let lanes = gravity.lanes(width, height, |column, row| (column, row));
                let mut cells: Vec<(u16, u16)> = lanes.into_iter().flatten().collect();
                cells.sort_unstable();
                cells.dedup();
                assert_eq!(cells.len(), usize::from(width * height), "{gravity:?}");
            }
        }
    }
}
