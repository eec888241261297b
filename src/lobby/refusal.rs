//! Reasons for which the server refuses a request. They travel as codes with arguments; each client has its own sentences.

use super::info::{MAX_CODE_BYTES, MatchHold};
use crate::games::{IllegalMove, Position, Start};
use crate::session::GameCode;
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
    /// The room cannot be opened or set up in this way.
    InvalidRoom(InvalidRoom),
    /// The rules do not allow the move.
    IllegalMove(IllegalMove),
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
    /// The owner of the room does not let the person in again.
    Banned,
    /// The owner of the server does not let the device in again.
    BannedFromServer,
    /// The person is not in the room, or is its owner.
    NotInRoom,
    /// A draw cannot be offered in a race or to the computer.
    DrawUnavailable,
    /// Another draw offer is waiting for an answer.
    DrawPending,
    /// The server is about to end, so that no rooms are opened and no matches begin.
    Draining,
    /// The match is stopped, so that no moves are made.
    Held(MatchHold),
    /// The match has no clock and is no race, so that it needs no pause.
    PauseUnavailable,
    /// Another request for a pause is waiting for an answer.
    PausePending,
    /// The match is not paused.
    NotPaused,
    /// A tournament is running, which does not allow the request.
    TournamentRunning,
    /// The tournament has its maximum number of entrants.
    TournamentFull(u8),
    /// Too few people have entered the tournament.
    TooFewEntrants {
        /// Smallest number of entrants.
        least: u8,
        /// Number of entrants who are in the room.
        entered: u8,
    },
    /// A tournament needs a game for two or a race; holds the number of seats of the game.
    TwoSeatsNeeded(u8),
    /// There is no such tournament, or the person has not entered it.
    NoTournament,
}

/// Reason a room cannot be opened or set up.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum InvalidRoom {
    /// The game code is longer than this number of bytes.
    CodeTooLong(u16),
    /// The game code is invalid, or its game cannot be set up; holds the code, whose error the client finds itself.
    Code(String),
    /// The room has another number of places than the game has seats.
    SeatMismatch {
        /// Number of seats of the game.
        game: u8,
        /// Number of places of the room.
        room: u8,
    },
    /// The number of places is out of range.
    SeatCount {
        /// Maximum number of places.
        most: u8,
        /// Number of places of the room.
        room: u8,
    },
    /// The clock is out of range.
    Clock {
        /// Maximum time, in seconds.
        most: u16,
        /// Time of the room, in seconds.
        room: u16,
    },
    /// The computer takes no part in races.
    ComputerInRace,
}

impl fmt::Display for InvalidRoom {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::CodeTooLong(most) => write!(f, "its code has more than {most} signs"),
            Self::Code(code) => f.write_str(&error_of_code(code)),
            Self::SeatMismatch { game, room } => {
                write!(f, "this game has {game} seats, and the room {room} places")
            }
            Self::SeatCount { most, room } => {
                write!(f, "a room has 2 to {most} places, and this one {room}")
            }
            Self::Clock { most, room } => {
                write!(f, "a clock has 1 to {most} seconds, and this one {room}")
            }
            Self::ComputerInRace => write!(f, "in a race there are only people"),
        }
    }
}

/// Returns the reason for which a game code is refused. Generates no start position, which could take long.
fn error_of_code(code: &str) -> String {
    let unknown = || "the host does not accept its code".to_owned();
    if code.len() > MAX_CODE_BYTES {
        return unknown();
    }
    let code: GameCode = match code.parse() {
        Ok(code) => code,
        Err(error) => return format!("{error}"),
    };
    let checked = match code.start {
        Start::Seed(_) => code.setup.check(),
        Start::Cells(_) => Position::new(&code.setup, &code.start).map(|_| ()),
    };
    checked.map_or_else(|error| error.to_string(), |()| unknown())
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
            Self::RoomFull(2) => write!(f, "The game is full: try another one, or watch."),
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
            Self::Banned => write!(f, "You were removed from this room."),
            Self::BannedFromServer => write!(f, "The host does not let you in again."),
            Self::NotInRoom => write!(f, "That person is not in your room."),
            Self::DrawUnavailable => write!(f, "A draw can only be offered to people."),
            Self::DrawPending => write!(f, "A draw has been offered already."),
            Self::Held(MatchHold::Paused(_)) => write!(f, "The game is paused."),
            Self::Held(MatchHold::Countdown(left)) => {
                write!(f, "The game goes on in {} s.", left.div_ceil(1000))
            }
            Self::PauseUnavailable => write!(f, "Only a game with a clock can be paused."),
            Self::PausePending => write!(f, "A pause has been asked for already."),
            Self::NotPaused => write!(f, "The game is not paused."),
            Self::TournamentRunning => write!(f, "A tournament is running here."),
            Self::TournamentFull(most) => {
                write!(f, "The tournament is full: {most} people have entered.")
            }
            Self::TooFewEntrants { least, entered } => write!(
                f,
                "A tournament needs {least} people, and {entered} have entered."
            ),
            Self::TwoSeatsNeeded(seats) => write!(
                f,
                "A tournament needs a game for two or a race, and this game has {seats} places."
            ),
            Self::NoTournament => write!(f, "There is no tournament for that."),
        }
    }
}

impl std::error::Error for Refusal {}
