//! What is kept of a game.

use crate::games::{Level, Move};
use serde::{Deserialize, Serialize};

/// Who makes a seat's moves.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Player {
    /// A person at this device.
    Human,
    /// The computer.
    Computer(Level),
    /// A person at another device.
    Remote,
}

/// A move that was made.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Played {
    /// The move.
    pub mv: Move,
    /// When, in milliseconds of play since the beginning.
    pub at: u32,
}

/// A game as it is kept: everything else follows from it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Record {
    /// The game code, with everything decided.
    pub code: String,
    /// Who sits where.
    pub players: Vec<Player>,
    /// All moves, those that wait for a redo among them.
    pub moves: Vec<Played>,
    /// How many of the moves have been made.
    pub cursor: u32,
    /// How long the game has been played, in milliseconds.
    pub elapsed: u32,
}
