//! Why a host refuses what a guest asks, each in one sentence.

use serde::{Deserialize, Serialize};
use std::fmt;

/// Why something that was asked cannot be.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Refusal {
    /// Somebody here is called so.
    NameInUse(String),
    /// That is not a name.
    NoName,
    /// More people than the host takes in.
    HostFull(u16),
    /// More rooms than the host has.
    TooManyRooms(u16),
    /// The room is no more.
    NoRoom,
    /// The game has begun.
    Begun {
        /// Whether one may watch.
        watch: bool,
    },
    /// All places are taken; how many there are.
    RoomFull(u8),
    /// Somebody sits there.
    PlaceTaken(String),
    /// There is no such place.
    NoPlace,
    /// Nobody may watch.
    NoSpectators,
    /// They are in a room already.
    InARoom,
    /// They are in no room, or have no place in it.
    NotSeated,
    /// Only the one who has sat longest does that.
    NotOpener,
    /// No game is being played.
    NoGame,
    /// The game cannot be opened so; why.
    Plan(String),
    /// The rules are against it; why.
    Rules(String),
    /// The move was for another position.
    Stale,
    /// There is nothing to take back.
    NothingToTakeBack,
    /// Moves count, so that none is taken back.
    MovesCount,
    /// Somebody has been asked already.
    AskedAlready,
    /// Too much was asked in a short time.
    TooFast,
}

impl fmt::Display for Refusal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::NameInUse(name) => write!(f, "Somebody here is called {name} already."),
            Self::NoName => write!(
                f,
                "A name has 1 to 24 letters, digits or other signs that can be seen."
            ),
            Self::HostFull(most) => {
                write!(f, "The host is full: {most} of {most} people are here.")
            }
            Self::TooManyRooms(most) => write!(
                f,
                "There are {most} rooms already, as many as this host has."
            ),
            Self::NoRoom => write!(f, "That room has been closed."),
            Self::Begun { watch: true } => {
                write!(f, "The game in this room has begun. You can watch it.")
            }
            Self::Begun { watch: false } => write!(f, "The game in this room has begun."),
            Self::RoomFull(1) => write!(f, "The place in this room is taken."),
            Self::RoomFull(2) => write!(f, "A second player has already joined."),
            Self::RoomFull(places) => write!(f, "All {places} places in this room are taken."),
            Self::PlaceTaken(name) => write!(f, "{name} sits there."),
            Self::NoPlace => write!(f, "There is no such place in this room."),
            Self::NoSpectators => write!(f, "This room is not to be watched."),
            Self::InARoom => write!(f, "You are in another room. Leave it first."),
            Self::NotSeated => write!(f, "You have no place in a room."),
            Self::NotOpener => write!(f, "Only the one who has sat longest can do that."),
            Self::NoGame => write!(f, "No game is being played."),
            Self::Plan(why) => write!(f, "This game cannot be opened: {why}."),
            Self::Rules(why) => write!(f, "That move cannot be made: {why}."),
            Self::Stale => write!(f, "The game has gone on in the meantime."),
            Self::NothingToTakeBack => write!(f, "There is no move to take back."),
            Self::MovesCount => write!(f, "Moves count in this race, so none is taken back."),
            Self::AskedAlready => write!(f, "The others have been asked already."),
            Self::TooFast => write!(f, "That was too much at once. Wait a moment."),
        }
    }
}

impl std::error::Error for Refusal {}
