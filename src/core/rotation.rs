//! Rotation of the board on the screen.

use bevy::math::{Vec2, Vec2Swizzles as _};

/// Clockwise rotation of the board on the screen.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Rotation {
    /// The board is seen as it is.
    #[default]
    None,
    /// A wide board stands upright in a high window.
    Quarter,
    /// The player's own corner is at the top left.
    Half,
}

impl Rotation {
    /// Returns the width and height on the screen of a board of this extent on itself, and back.
    #[must_use]
    pub fn extent(self, extent: Vec2) -> Vec2 {
        match self {
            Self::None | Self::Half => extent,
            Self::Quarter => extent.yx(),
        }
    }

    /// Returns where a place on a board of this extent is on the screen.
    #[must_use]
    pub fn seen(self, place: Vec2, extent: Vec2) -> Vec2 {
        match self {
            Self::None => place,
            Self::Quarter => Vec2::new(extent.y - place.y, place.x),
            Self::Half => extent - place,
        }
    }

    /// Returns which place on a board of this extent is at a place on the screen.
    #[must_use]
    pub fn on_board(self, seen: Vec2, extent: Vec2) -> Vec2 {
        match self {
            Self::None => seen,
            Self::Quarter => Vec2::new(seen.y, extent.y - seen.x),
            Self::Half => extent - seen,
        }
    }

    /// Returns the direction on the board that points up on the screen, with y down.
    pub const fn up(self) -> Vec2 {
        match self {
            Self::None => Vec2::NEG_Y,
            Self::Quarter => Vec2::NEG_X,
            Self::Half => Vec2::Y,
        }
    }

    /// Returns the number of quarter turns.
    pub const fn quarters(self) -> u8 {
        match self {
            Self::None => 0,
            Self::Quarter => 1,
            Self::Half => 2,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn places_on_screen_and_board_are_the_same() {
        let extent = Vec2::new(16.0, 10.0);
        for rotation in [Rotation::None, Rotation::Quarter, Rotation::Half] {
            let place = Vec2::new(2.5, 9.0);
            let seen = rotation.seen(place, extent);
            assert_eq!(rotation.on_board(seen, extent), place);
            let above = rotation.seen(place + rotation.up(), extent);
            assert_eq!(above, seen + Vec2::NEG_Y, "{rotation:?}");
            let size = rotation.extent(extent);
            assert!(seen.cmpge(Vec2::ZERO).all() && seen.cmple(size).all());
        }
    }
}
