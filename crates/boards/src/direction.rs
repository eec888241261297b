//! Directions of steps.

/// Direction of a step. Each shape uses some of these directions; maps and tracks use none.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Direction {
    /// Towards smaller y.
    Up,
    /// Between up and right.
    UpRight,
    /// Towards larger x.
    Right,
    /// Between down and right.
    DownRight,
    /// Towards larger y.
    Down,
    /// Between down and left.
    DownLeft,
    /// Towards smaller x.
    Left,
    /// Between up and left.
    UpLeft,
    /// To the next layer of a cube, towards smaller z.
    Above,
    /// To the next layer of a cube, towards larger z.
    Below,
    /// To the next cube of a board in four dimensions, towards smaller coordinates on the fourth axis.
    Ana,
    /// To the next cube of a board in four dimensions, towards larger coordinates on the fourth axis.
    Kata,
}

impl Direction {
    /// Directions across the sides of a square, clockwise from the top.
    pub const ORTHOGONAL: [Self; 4] = [Self::Up, Self::Right, Self::Down, Self::Left];

    /// Directions within a layer, clockwise from the top.
    pub const PLANAR: [Self; 8] = [
        Self::Up,
        Self::UpRight,
        Self::Right,
        Self::DownRight,
        Self::Down,
        Self::DownLeft,
        Self::Left,
        Self::UpLeft,
    ];

    /// Returns the offset in columns (to the right) and rows (down); `None` between layers.
    pub const fn offset(self) -> Option<(i8, i8)> {
        Some(match self {
            Self::Up => (0, -1),
            Self::UpRight => (1, -1),
            Self::Right => (1, 0),
            Self::DownRight => (1, 1),
            Self::Down => (0, 1),
            Self::DownLeft => (-1, 1),
            Self::Left => (-1, 0),
            Self::UpLeft => (-1, -1),
            Self::Above | Self::Below | Self::Ana | Self::Kata => return None,
        })
    }

    /// Returns the opposite direction.
    pub const fn reversed(self) -> Self {
        match self {
            Self::Up => Self::Down,
            Self::UpRight => Self::DownLeft,
            Self::Right => Self::Left,
            Self::DownRight => Self::UpLeft,
            Self::Down => Self::Up,
            Self::DownLeft => Self::UpRight,
            Self::Left => Self::Right,
            Self::UpLeft => Self::DownRight,
            Self::Above => Self::Below,
            Self::Below => Self::Above,
            Self::Ana => Self::Kata,
            Self::Kata => Self::Ana,
        }
    }
}
