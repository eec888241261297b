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
    /// Maximum number of seats in a game.
    pub const MAX_COUNT: u8 = 10;

    /// Returns the number as an index into a table with one entry per seat.
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// Returns the next seat in a game of `seats` seats.
    pub const fn next(self, seats: u8) -> Self {
        Self((self.0 + 1) % seats)
    }

    /// Returns the other seat, in a game for two.
    pub const fn other(self) -> Self {
        Self(1 - self.0 % 2)
    }
}

/// A set of seats below 16.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct SeatSet(u16);

impl SeatSet {
    /// Adds a seat.
    pub const fn insert(&mut self, seat: Seat) {
        self.0 |= 1 << seat.0;
    }

    /// Returns `true` if the seat is in the set.
    pub const fn contains(self, seat: Seat) -> bool {
        self.0 >> seat.0 & 1 == 1
    }

    /// Returns `true` if no seat is in the set.
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// Returns the first seat; `None` if the set is empty.
    pub const fn first(self) -> Option<Seat> {
        if self.is_empty() {
            None
        } else {
            Some(Seat(self.0.trailing_zeros() as u8))
        }
    }

    /// Returns the seats in order.
    pub fn iter(self) -> impl Iterator<Item = Seat> {
        (0..Seat::MAX_COUNT)
            .map(Seat)
            .filter(move |&seat| self.contains(seat))
    }

    /// Returns the set as bits, the first seat in the lowest one.
    pub const fn bits(self) -> u16 {
        self.0
    }
}

impl FromIterator<Seat> for SeatSet {
    fn from_iter<I: IntoIterator<Item = Seat>>(seats: I) -> Self {
        let mut set = Self::default();
        for seat in seats {
            set.insert(seat);
        }
        set
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
