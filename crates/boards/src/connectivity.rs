//! Connectivity of square cells.

/// Connectivity of the cells of a square board or a cube.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Connectivity {
    /// Cells that share a side are neighbours.
    #[default]
    Sides,
    /// Cells that share a side or only a corner are neighbours.
    Corners,
}
