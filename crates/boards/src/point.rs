//! Points on a board.

/// Point on the board, in cells from its top left corner; y grows down.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Point {
    /// Horizontal coordinate.
    pub x: f32,
    /// Vertical coordinate.
    pub y: f32,
}

impl Point {
    /// Creates the point `x` cells to the right of the left edge of the board and `y` cells below its top edge.
    pub const fn new(x: f32, y: f32) -> Self {
        Self { x, y }
    }
}
