//! Reasons why the server refuses a request. They are sent as codes with arguments; each client puts them into words.

use super::info::{MAX_CODE_BYTES, MatchHold};
use super::names::MAX_NAME_CHARS;
use serde::{Deserialize, Serialize};
use tessella_games::{CodeError, GameCode, IllegalMove, Position, SetupError, Start};
use thiserror::Error;

/// Why the server refuses a request.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, Error)]
pub enum Refusal {
    /// Another person has this name.
    #[error("Someone here is already called {0}.")]
    NameInUse(String),
    /// The text is not a valid name.
    #[error("A name must have 1 to {MAX_NAME_CHARS} visible characters.")]
    InvalidName,
    /// The server has its maximum number of people.
    #[error("The host is full ({most} of {most} {}).", plural(*.0, "player", "players"), most = .0)]
    ServerFull(u16),
    /// The server has its maximum number of rooms.
    #[error("There {} already {most} {}, the most this host allows.", plural(*.0, "is", "are"), plural(*.0, "room", "rooms"), most = .0)]
    TooManyRooms(u16),
    /// The room no longer exists.
    #[error("That room is closed.")]
    RoomNotFound,
    /// A match is running in the room.
    #[error("The game in this room has started.{}", if *.watch { " You can watch." } else { "" })]
    MatchStarted {
        /// `true` if the room allows spectators.
        watch: bool,
    },
    /// All seats in the room are taken. Contains their number.
    #[error("{}", room_full(*.0))]
    RoomFull(u8),
    /// The seat is taken. Contains the name of its occupant, or [`COMPUTER`](Self::COMPUTER).
    #[error("{0} has that seat.")]
    SeatTaken(String),
    /// The room has no such seat.
    #[error("There is no such seat in this room.")]
    NoSuchSeat,
    /// The room does not allow spectators.
    #[error("This room doesn't allow spectators.")]
    NoSpectators,
    /// The person is already in a room.
    #[error("You're in another room. Leave it first.")]
    AlreadyInRoom,
    /// The person has no seat in a room.
    #[error("You don't have a seat.")]
    NotSeated,
    /// Only the owner of the room may do this.
    #[error("Only the room's owner can do that.")]
    NotOwner,
    /// No match is running.
    #[error("No game is being played.")]
    NoMatch,
    /// The room cannot be opened or set up in this way.
    #[error("Can't open this game: {0}.")]
    InvalidRoom(InvalidRoom),
    /// The rules do not allow the move.
    #[error("Not a legal move: {0}.")]
    IllegalMove(IllegalMove),
    /// The request was made for an earlier position.
    #[error("The game has moved on.")]
    Stale,
    /// There is no move to take back.
    #[error("There's no move to take back.")]
    NothingToTakeBack,
    /// The number of moves decides the race, so none can be taken back.
    #[error("Moves count here, so they can't be taken back.")]
    TakeBackForbidden,
    /// Another take-back request is waiting for an answer.
    #[error("The others have already been asked.")]
    TakeBackPending,
    /// There were too many requests in a short time.
    #[error("Too fast. Wait a moment.")]
    RateLimited,
    /// The owner of the room has banned the person.
    #[error("You are banned from this room.")]
    Banned,
    /// The operator of the server has banned the device.
    #[error("The host has banned you.")]
    BannedFromServer,
    /// The person is not in the room, or is its owner.
    #[error("That player isn't in your room.")]
    NotInRoom,
    /// A draw cannot be offered in a race or to the computer.
    #[error("You can only offer a draw to people.")]
    DrawUnavailable,
    /// Another draw offer is waiting for an answer.
    #[error("A draw is already on offer.")]
    DrawPending,
    /// The server is about to shut down, so no rooms are opened and no matches begin.
    #[error("The host is about to close: no new games.")]
    Draining,
    /// The match is stopped, so no moves can be made.
    #[error("{}", held(*.0))]
    Held(MatchHold),
    /// The match has no clock and is not a race, so it needs no pause.
    #[error("Only a game with a clock can be paused.")]
    PauseUnavailable,
    /// Another request for a pause is waiting for an answer.
    #[error("Someone has already asked to pause.")]
    PausePending,
    /// The match is not paused.
    #[error("The game isn't paused.")]
    NotPaused,
    /// A tournament is running, which does not allow the request.
    #[error("A tournament is in progress here.")]
    TournamentRunning,
    /// The tournament has its maximum number of entrants.
    #[error("The tournament is full ({0} players).")]
    TournamentFull(u8),
    /// Too few people have entered the tournament.
    #[error("A tournament needs {least} players; {entered} {} entered.", plural(*.entered, "has", "have"))]
    TooFewEntrants {
        /// Minimum number of entrants.
        least: u8,
        /// Number of entrants who are in the room.
        entered: u8,
    },
    /// A tournament needs a game for two or a race. Contains the number of seats in the game.
    #[error(
        "A tournament needs a game for two, or one that everyone plays at once. This one has {0} seats."
    )]
    TwoSeatsNeeded(u8),
    /// There is no such tournament, or the person has not entered it.
    #[error("There is no tournament here.")]
    NoTournament,
}

/// Why a room cannot be opened or set up.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, Error)]
pub enum InvalidRoom {
    /// The game code is longer than this maximum, in bytes.
    #[error("its code is longer than {0} characters")]
    CodeTooLong(u16),
    /// This game code is invalid, or its game cannot be set up. The client works out the [`RoomCodeError`] itself.
    #[error("{}", RoomCodeError::new(.0))]
    Code(String),
    /// The room does not have as many places as the game has seats.
    #[error("the game has {game} seat{}, the room {room}", plural(*.game, "", "s"))]
    SeatMismatch {
        /// Number of seats in the game.
        game: u8,
        /// Number of places in the room.
        room: u8,
    },
    /// The number of places is out of range.
    #[error("a room has 2 to {most} seats, not {room}")]
    SeatCount {
        /// Maximum number of places.
        most: u8,
        /// Number of places in the room.
        room: u8,
    },
    /// The clock is out of range.
    #[error("a clock has 1 to {most} seconds, not {room}")]
    Clock {
        /// Maximum time, in seconds.
        most: u16,
        /// The room's time, in seconds.
        room: u16,
    },
    /// The computer does not take part in races.
    #[error("the computer can't join a game that everyone plays at once")]
    ComputerInRace,
}

impl Refusal {
    /// Name of the computer in [`SeatTaken`](Self::SeatTaken). It is part of the protocol, so it is the same in every
    /// language.
    pub const COMPUTER: &str = "The computer";
}

/// Returns the form of a noun that goes with a number.
fn plural(count: impl Into<u16>, one: &'static str, other: &'static str) -> &'static str {
    if count.into() == 1 { one } else { other }
}

fn room_full(places: u8) -> String {
    match places {
        1 => "The seat in this room is taken.".to_owned(),
        2 => "The room is full. Try another one, or watch.".to_owned(),
        _ => format!("All {places} seats in this room are taken."),
    }
}

fn held(hold: MatchHold) -> String {
    match hold {
        MatchHold::Paused(_) => "The game is paused.".to_owned(),
        MatchHold::Countdown(left) => format!("Resuming in {}\u{a0}s.", left.div_ceil(1000)),
    }
}

/// What is wrong with the game code of a room.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum RoomCodeError {
    /// The client finds nothing wrong: only the server refuses the code.
    #[error("the host doesn't accept its code")]
    Unknown,
    /// The code is invalid.
    #[error(transparent)]
    Code(#[from] CodeError),
    /// The game cannot be set up.
    #[error(transparent)]
    Setup(#[from] SetupError),
}

impl RoomCodeError {
    /// Finds out why a code is refused. Does not generate a start position, which could take long.
    pub fn new(code: &str) -> Self {
        match check(code) {
            Ok(()) => Self::Unknown,
            Err(error) => error,
        }
    }
}

fn check(code: &str) -> Result<(), RoomCodeError> {
    if code.len() > MAX_CODE_BYTES {
        return Ok(());
    }
    let code: GameCode = code.parse()?;
    match code.start {
        Start::Seed(_) => code.setup.check()?,
        Start::Cells(_) => drop(Position::new(&code.setup, &code.start)?),
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn refusal_displays_as_a_sentence() {
        let seat_mismatch = |game| InvalidRoom::SeatMismatch { game, room: 3 };
        for (refusal, sentence) in [
            (Refusal::ServerFull(1), "The host is full (1 of 1 player)."),
            (Refusal::ServerFull(3), "The host is full (3 of 3 players)."),
            (
                Refusal::TooManyRooms(1),
                "There is already 1 room, the most this host allows.",
            ),
            (
                Refusal::TooManyRooms(16),
                "There are already 16 rooms, the most this host allows.",
            ),
            (
                Refusal::MatchStarted { watch: true },
                "The game in this room has started. You can watch.",
            ),
            (
                Refusal::MatchStarted { watch: false },
                "The game in this room has started.",
            ),
            (Refusal::RoomFull(1), "The seat in this room is taken."),
            (
                Refusal::RoomFull(2),
                "The room is full. Try another one, or watch.",
            ),
            (Refusal::RoomFull(3), "All 3 seats in this room are taken."),
            (Refusal::SeatTaken("Anna".to_owned()), "Anna has that seat."),
            (
                Refusal::SeatTaken(Refusal::COMPUTER.to_owned()),
                "The computer has that seat.",
            ),
            (
                Refusal::InvalidName,
                "A name must have 1 to 24 visible characters.",
            ),
            (Refusal::Held(MatchHold::Paused(1)), "The game is paused."),
            (
                Refusal::Held(MatchHold::Countdown(1001)),
                "Resuming in 2\u{a0}s.",
            ),
            (
                Refusal::InvalidRoom(seat_mismatch(1)),
                "Can't open this game: the game has 1 seat, the room 3.",
            ),
            (
                Refusal::InvalidRoom(seat_mismatch(2)),
                "Can't open this game: the game has 2 seats, the room 3.",
            ),
            (
                Refusal::InvalidRoom(InvalidRoom::Code("row:3x3,k3#1".to_owned())),
                "Can't open this game: the host doesn't accept its code.",
            ),
        ] {
            assert_eq!(refusal.to_string(), sentence);
        }
    }
}
