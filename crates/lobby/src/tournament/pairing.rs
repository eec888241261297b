//! Pairings and their results.
//!
//! The order of variants and fields is the wire format.

use serde::{Deserialize, Serialize};

/// Number of consecutive draws after which a knock-out pairing is decided without another game.
pub const MAX_DRAWS: u8 = 3;

/// Kind of a tournament.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub enum TournamentKind {
    /// Everybody plays everybody once.
    #[default]
    RoundRobin,
    /// The loser of a pairing is out.
    KnockOut,
}

/// Stage of a tournament.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum TournamentStage {
    /// People can enter.
    Open,
    /// Rounds are being played.
    Running,
    /// All rounds have been played, or the owner has ended it.
    Over,
}

/// Result of a pairing.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum PairingResult {
    /// The first entrant won.
    FirstWon,
    /// The second entrant won.
    SecondWon,
    /// A draw.
    Draw,
    /// Both lost, because neither was there.
    NeitherWon,
}

/// Two entrants who play each other, or one who has a bye.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Pairing {
    /// Entrant who makes the first move in the first game.
    pub first: u8,
    /// The other entrant; `None` is a bye.
    pub second: Option<u8>,
    /// Number of drawn games so far. A knock-out swaps the seats after each.
    pub draws: u8,
    /// Result, once there is one. A bye has one from the start, but is not a game.
    pub result: Option<PairingResult>,
}

impl Pairing {
    /// Creates a pairing that has not been played.
    pub(super) const fn new(first: u8, second: u8) -> Self {
        Self {
            first,
            second: Some(second),
            draws: 0,
            result: None,
        }
    }

    /// Creates a bye.
    pub(super) const fn bye(first: u8) -> Self {
        Self {
            first,
            second: None,
            draws: 0,
            result: Some(PairingResult::FirstWon),
        }
    }

    /// Returns `true` if an entrant is one of the two.
    pub fn has(&self, entrant: u8) -> bool {
        self.first == entrant || self.second == Some(entrant)
    }

    /// Returns the winner of the pairing, or the entrant who has a bye.
    pub const fn winner(&self) -> Option<u8> {
        match self.result {
            Some(PairingResult::FirstWon) => Some(self.first),
            Some(PairingResult::SecondWon) => self.second,
            Some(PairingResult::Draw | PairingResult::NeitherWon) | None => None,
        }
    }
}
