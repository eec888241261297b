//! How a game starts: the start position and the countdown.

use super::moves::Move;

/// Where the start position comes from.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Start {
    /// The seed from which the start position is generated, the same on every machine and in every version.
    Seed(u64),
    /// The content of each cell, in the order of the cells.
    Cells(Vec<u8>),
}

/// A countdown. The game is lost when it expires.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Countdown {
    /// Initial and maximum time, in milliseconds.
    pub start: u32,
    /// Time added for each removed pair, in milliseconds.
    pub gain: u32,
}

impl Countdown {
    /// Returns the time added for a move, in milliseconds.
    pub const fn gain_of(self, mv: Move) -> u32 {
        match mv {
            Move::Pair(..) => self.gain,
            _ => 0,
        }
    }
}
