//! Record of a game.

use serde::{Deserialize, Serialize};
use tessella_games::{Level, Move};

/// Kind of player in a seat. Records are encoded by variant, so new variants go at the end.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Player {
    /// Person at this device.
    Human,
    /// Computer player.
    Computer(Level),
    /// Person at another device.
    Remote,
    /// Opponent in a problem, who replies the same way in every version.
    ProblemOpponent,
}

/// Move with its time.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Played {
    /// The move.
    pub mv: Move,
    /// Time of play in milliseconds.
    pub at: u32,
}

/// Record of a game, from which a session can be restored.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Record {
    /// Game code, with values filled in for the options that players left open.
    pub code: String,
    /// Player in each seat.
    pub players: Vec<Player>,
    /// All moves, including those available for redo.
    pub moves: Vec<Played>,
    /// Number of moves made.
    pub cursor: u32,
    /// Time of play in milliseconds.
    pub elapsed: u32,
}
