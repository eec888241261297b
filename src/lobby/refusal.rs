//! Reasons for which the server refuses a request, each with one sentence for the player.

use serde::{Deserialize, Serialize};
use std::fmt;

/// Reason the server refuses a request.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Refusal {
    /// Another person has this name.
    NameInUse(String),
    /// The text is no valid name.
    InvalidName,
    /// The server has its maximum number of people.
    ServerFull(u16),
    /// The server has its maximum number of rooms.
    TooManyRooms(u16),
    /// The room does not exist any more.
    RoomNotFound,
    /// A match is running in the room.
    MatchStarted {
        /// `true` if the room allows spectators.
        watch: bool,
    },
    /// All seats of the room are taken; holds their number.
    RoomFull(u8),
    /// The seat is taken; holds the name of its occupant.
    SeatTaken(String),
    /// The room has no such seat.
    NoSuchSeat,
    /// The room does not allow spectators.
    NoSpectators,
    /// The person is in a room already.
    AlreadyInRoom,
    /// The person has no seat in a room.
    NotSeated,
    /// Only the owner of the room may do this.
    NotOwner,
    /// No match is running.
    NoMatch,
    /// The room cannot be opened; holds the reason.
    InvalidRoom(String),
    /// The rules do not allow the move; holds the reason.
    IllegalMove(String),
    /// The request was made for an earlier position.
    Stale,
    /// There is no move to take back.
    NothingToTakeBack,
    /// The number of moves decides the race, so that none is taken back.
    TakeBackForbidden,
    /// Another take-back request is waiting for an answer.
    TakeBackPending,
    /// Too many requests came in a short time.
    RateLimited,
    /// The server is about to end, so that no rooms are opened and no matches begin.
    Draining,
}

impl fmt::Display for Refusal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::NameInUse(name) => write!(f, "Somebody here is called {name} already."),
            Self::InvalidName => write!(
                f,
                "A name has 1 to 24 letters, digits or other signs that can be seen."
            ),
            Self::ServerFull(most) => {
                write!(f, "The host is full: {most} of {most} people are here.")
            }
            Self::TooManyRooms(most) => write!(
                f,
                "There are {most} rooms already, as many as this host has."
            ),
            Self::RoomNotFound => write!(f, "That room has been closed."),
            Self::MatchStarted { watch: true } => {
                write!(f, "The game in this room has begun. You can watch it.")
            }
            Self::MatchStarted { watch: false } => write!(f, "The game in this room has begun."),
            Self::RoomFull(1) => write!(f, "The place in this room is taken."),
            Self::RoomFull(2) => write!(f, "A second player has already joined."),
            Self::RoomFull(places) => write!(f, "All {places} places in this room are taken."),
            Self::SeatTaken(name) => write!(f, "{name} sits there."),
            Self::NoSuchSeat => write!(f, "There is no such place in this room."),
            Self::NoSpectators => write!(f, "This room is not to be watched."),
            Self::AlreadyInRoom => write!(f, "You are in another room. Leave it first."),
            Self::NotSeated => write!(f, "You have no place in a room."),
            Self::NotOwner => write!(f, "Only the one who has sat longest can do that."),
            Self::NoMatch => write!(f, "No game is being played."),
            Self::InvalidRoom(why) => write!(f, "This game cannot be opened: {why}."),
            Self::IllegalMove(why) => write!(f, "That move cannot be made: {why}."),
            Self::Stale => write!(f, "The game has gone on in the meantime."),
            Self::NothingToTakeBack => write!(f, "There is no move to take back."),
            Self::TakeBackForbidden => {
                write!(f, "Moves count in this race, so none is taken back.")
            }
            Self::TakeBackPending => write!(f, "The others have been asked already."),
            Self::Draining => write!(f, "The host is about to end: no more games begin."),
            Self::RateLimited => write!(f, "That was too much at once. Wait a moment."),
        }
    }
}

impl std::error::Error for Refusal {}
