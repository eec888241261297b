//! Moves, turns, and the reasons why a move is refused.

use super::seats::{Seat, SeatSet};
use super::violation::Violation;
use serde::{Deserialize, Serialize};
use tessella_boards::CellId;
use thiserror::Error;

/// A colour of a game, numbered from 0.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub struct Colour(pub u8);

impl Colour {
    /// Returns the number as an index into a table with one entry per colour.
    pub const fn index(self) -> usize {
        self.0 as usize
    }
}

/// A move of any game. Each game defines which kinds it has, and what they mean.
///
/// Records, saves and messages contain moves, so new variants go at the end.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Move {
    /// Recolouring the player's own region.
    Paint(Colour),
    /// Stepping to a cell, or placing a stone on it.
    Cell(CellId),
    /// Removing a matching pair of tiles.
    Pair(CellId, CellId),
    /// Moving one of the player's own pieces, by its number.
    Piece(u8),
    /// A random result: the pips of a die, or the seed of a shuffle. It is drawn by the authority over the game.
    Chance(u32),
    /// The countdown has expired. The authority over the game decides when.
    TimeUp,
    /// Passing the turn of a seat that has dropped out. Possible only in games for three or more seats, and made only
    /// by the authority over the game.
    Pass,
    /// Moving one of the player's own pieces, by its number, along the branch at the fork that it passes.
    PieceByBranch(u8),
    /// Raising a cell, or two that touch.
    Build(CellId, Option<CellId>),
    /// Flying to a cell.
    Fly(CellId),
}

/// Who moves next.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Turn {
    /// The player in this seat.
    Player(Seat),
    /// Chance, on behalf of this seat: a die roll or a shuffle.
    Chance(Seat),
    /// Nobody: the game is over.
    Nobody,
}

impl Turn {
    /// Checks that it is this seat's turn.
    ///
    /// # Errors
    /// If the game is over or another seat is to move.
    pub fn check(self, seat: Seat) -> Result<(), IllegalMove> {
        match self.seat() {
            None => Err(IllegalMove::Over),
            Some(to_move) if to_move != seat => Err(IllegalMove::NotYourTurn { to_move }),
            Some(_) => Ok(()),
        }
    }

    /// Returns the seat whose turn it is, whether the player or chance moves.
    pub const fn seat(self) -> Option<Seat> {
        match self {
            Self::Player(seat) | Self::Chance(seat) => Some(seat),
            Self::Nobody => None,
        }
    }
}

/// Why the rules refuse a move.
///
/// Messages contain it, so new variants go at the end.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error, Serialize, Deserialize)]
pub enum IllegalMove {
    /// The game is over.
    #[error("the game is over")]
    Over,
    /// Another seat is to move.
    #[error("it is player {}'s turn", u16::from(to_move.0) + 1)]
    NotYourTurn {
        /// The seat that is to move.
        to_move: Seat,
    },
    /// This game, or this position, has no moves of this kind.
    #[error("you can't do that now")]
    WrongKind,
    /// The countdown has expired.
    #[error("time is up")]
    TimeIsUp,
    /// The countdown has not expired.
    #[error("there is still time")]
    TimeIsLeft,
    /// A rule of the game forbids the move.
    #[error(transparent)]
    Rule(Violation),
    /// The move would leave these seats without a path to their goals.
    #[error("that would block {}", closed_paths(*.0))]
    ClosesPath(SeatSet),
}

/// Returns whose paths a move would block: `player 1's last path`, `the last paths of players 1, 2 and 3`.
fn closed_paths(seats: SeatSet) -> String {
    let mut numbers: Vec<String> = seats.iter().map(|seat| (seat.0 + 1).to_string()).collect();
    let last = numbers.pop().unwrap_or_default();
    match numbers.join(", ") {
        others if others.is_empty() => format!("player {last}'s last path"),
        others => format!("the last paths of players {others} and {last}"),
    }
}
