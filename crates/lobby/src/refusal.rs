//! Reasons for which the server refuses a request. They travel as codes with arguments; each client has its own sentences.

use super::info::{MAX_CODE_BYTES, MatchHold};
use serde::{Deserialize, Serialize};
use std::fmt;
use tessella_games::GameCode;
use tessella_games::{IllegalMove, Position, Start};
use tessella_language::tr;

/// Name of the computer in [`Refusal::SeatTaken`]. It travels, so it is the same in every language.
pub(super) const COMPUTER: &str = "The computer";

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
        f.write_str(&match self {
            Self::CodeTooLong(most) => tr!("refusal-room-code-length", most = most),
            Self::Code(code) => error_of_code(code),
            Self::SeatMismatch { game, room } => {
                tr!("refusal-room-seat-mismatch", seats = game, places = room)
            }
            Self::SeatCount { most, room } => {
                tr!("refusal-room-seat-count", most = most, places = room)
            }
            Self::Clock { most, room } => tr!("refusal-room-clock", most = most, seconds = room),
            Self::ComputerInRace => tr!("refusal-room-computer-in-race").to_owned(),
        })
    }
}

/// Returns the reason for which a game code is refused. Generates no start position, which could take long.
fn error_of_code(code: &str) -> String {
    let unknown = || tr!("refusal-room-code").to_owned();
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
            Self::NameInUse(name) => f.write_str(&tr!("refusal-name-in-use", name = name)),
            Self::InvalidName => f.write_str(tr!("refusal-invalid-name")),
            Self::ServerFull(most) => f.write_str(&tr!("refusal-server-full", most = most)),
            Self::TooManyRooms(most) => f.write_str(&tr!("refusal-too-many-rooms", most = most)),
            Self::RoomNotFound => f.write_str(tr!("refusal-room-not-found")),
            Self::MatchStarted { watch: true } => f.write_str(tr!("refusal-match-started-watch")),
            Self::MatchStarted { watch: false } => f.write_str(tr!("refusal-match-started")),
            Self::RoomFull(1) => f.write_str(tr!("refusal-room-full-one")),
            Self::RoomFull(2) => f.write_str(tr!("refusal-room-full-two")),
            Self::RoomFull(places) => f.write_str(&tr!("refusal-room-full", places = places)),
            Self::SeatTaken(name) if name == COMPUTER => {
                f.write_str(tr!("refusal-seat-taken-computer"))
            }
            Self::SeatTaken(name) => f.write_str(&tr!("refusal-seat-taken", name = name)),
            Self::NoSuchSeat => f.write_str(tr!("refusal-no-such-seat")),
            Self::NoSpectators => f.write_str(tr!("refusal-no-spectators")),
            Self::AlreadyInRoom => f.write_str(tr!("refusal-already-in-room")),
            Self::NotSeated => f.write_str(tr!("refusal-not-seated")),
            Self::NotOwner => f.write_str(tr!("refusal-not-owner")),
            Self::NoMatch => f.write_str(tr!("refusal-no-match")),
            Self::InvalidRoom(why) => {
                f.write_str(&tr!("refusal-invalid-room", reason = why.to_string()))
            }
            Self::IllegalMove(why) => {
                f.write_str(&tr!("refusal-illegal-move", reason = why.to_string()))
            }
            Self::Stale => f.write_str(tr!("refusal-stale")),
            Self::NothingToTakeBack => f.write_str(tr!("refusal-nothing-to-take-back")),
            Self::TakeBackForbidden => f.write_str(tr!("refusal-take-back-forbidden")),
            Self::TakeBackPending => f.write_str(tr!("refusal-take-back-pending")),
            Self::RateLimited => f.write_str(tr!("refusal-rate-limited")),
            Self::Banned => f.write_str(tr!("refusal-banned")),
            Self::BannedFromServer => f.write_str(tr!("refusal-banned-from-server")),
            Self::NotInRoom => f.write_str(tr!("refusal-not-in-room")),
            Self::DrawUnavailable => f.write_str(tr!("refusal-draw-unavailable")),
            Self::DrawPending => f.write_str(tr!("refusal-draw-pending")),
            Self::Draining => f.write_str(tr!("refusal-draining")),
            Self::Held(MatchHold::Paused(_)) => f.write_str(tr!("refusal-paused")),
            Self::Held(MatchHold::Countdown(left)) => {
                f.write_str(&tr!("refusal-countdown", seconds = left.div_ceil(1000)))
            }
            Self::PauseUnavailable => f.write_str(tr!("refusal-pause-unavailable")),
            Self::PausePending => f.write_str(tr!("refusal-pause-pending")),
            Self::NotPaused => f.write_str(tr!("refusal-not-paused")),
            Self::TournamentRunning => f.write_str(tr!("refusal-tournament-running")),
            Self::TournamentFull(most) => f.write_str(&tr!("refusal-tournament-full", most = most)),
            Self::TooFewEntrants { least, entered } => f.write_str(&tr!(
                "refusal-too-few-entrants",
                least = least,
                entered = entered
            )),
            Self::TwoSeatsNeeded(seats) => {
                f.write_str(&tr!("refusal-two-seats-needed", places = seats))
            }
            Self::NoTournament => f.write_str(tr!("refusal-no-tournament")),
        }
    }
}

impl std::error::Error for Refusal {}
