//! Seats, and how a game ends for them.

use serde::{Deserialize, Serialize};

/// A player's position in the order of turns, numbered from 0.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub struct Seat(pub u8);

impl Seat {
    /// The first seat to move.
    pub const FIRST: Self = Self(0);
    /// The second seat to move.
    pub const SECOND: Self = Self(1);
    /// Maximum number of seats of a game.
    pub const MAX_COUNT: u8 = 10;

    /// Returns the number as an index into a table with one entry per seat.
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// Returns the next seat in a game of `seats` seats.
    pub const fn next(self, seats: u8) -> Self {
        Self((self.0 + 1) % seats)
    }

    /// Returns the other one of two seats.
    pub const fn other(self) -> Self {
        Self(1 - self.0 % 2)
    }
}

/// Result of a finished game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Outcome {
    /// This seat won.
    Won(Seat),
    /// A game for one player was lost.
    Lost,
    /// Nobody won.
    Draw,
}
