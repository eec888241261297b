//! Start of a game: the start position, the countdown, and the error when a game cannot be set up.

use super::moves::Move;
use std::fmt;

/// Source of the start position.
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

/// Reason for which a game cannot be set up. The text is shown to the player.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SetupError(pub String);

impl fmt::Display for SetupError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

impl std::error::Error for SetupError {}
