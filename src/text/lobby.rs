//! Names, reasons and phrases of the lobby.

use super::texts;
use tessella_games::Level;
use tessella_language::{Language, tr};
use tessella_lobby::{
    ChatText, CloseReason, DisplayName, InvalidRoom, MatchHold, PHRASE_COUNT, Refusal,
    RemovalReason, RestoreLobbyError, RoomCodeError,
};

/// Returns the phrases that are sent with one tap.
pub fn phrases(language: Language) -> [&'static str; PHRASE_COUNT] {
    [
        tr!(language, "chat-phrase-hello"),
        tr!(language, "chat-phrase-good-luck"),
        tr!(language, "chat-phrase-shall-we-play"),
        tr!(language, "chat-phrase-well-played"),
        tr!(language, "chat-phrase-oh-no"),
        tr!(language, "chat-phrase-one-moment"),
        tr!(language, "chat-phrase-take-your-time"),
        tr!(language, "chat-phrase-another-one"),
        tr!(language, "chat-phrase-thank-you"),
        tr!(language, "chat-phrase-goodbye"),
    ]
}

texts! { ChatText in language {
    Phrase(index) => {
        let phrase = phrases(language).get(usize::from(*index)).copied();
        phrase.unwrap_or("…").to_owned()
    },
    Text(text) => { text.clone() },
}}

texts! { DisplayName in language {
    Chosen(name) => { name.clone() },
    Host => "chat-host",
    Unknown => "lobby-somebody",
    Computer(Level::Gentle) => "lobby-computer-gentle",
    Computer(Level::Easy) => "lobby-computer-easy",
    Computer(Level::Medium) => "lobby-computer-medium",
    Computer(Level::Hard) => "lobby-computer-hard",
}}

texts! { Refusal in language {
    NameInUse(name) => "refusal-name-in-use"(name),
    InvalidName => "refusal-invalid-name",
    ServerFull(most) => "refusal-server-full"(most),
    TooManyRooms(most) => "refusal-too-many-rooms"(most),
    RoomNotFound => "refusal-room-not-found",
    MatchStarted { watch: true } => "refusal-match-started-watch",
    MatchStarted { watch: false } => "refusal-match-started",
    RoomFull(1) => "refusal-room-full-one",
    RoomFull(2) => "refusal-room-full-two",
    RoomFull(places) => "refusal-room-full"(places),
    SeatTaken(name) if name == Self::COMPUTER => "refusal-seat-taken-computer",
    SeatTaken(name) => "refusal-seat-taken"(name),
    NoSuchSeat => "refusal-no-such-seat",
    NoSpectators => "refusal-no-spectators",
    AlreadyInRoom => "refusal-already-in-room",
    NotSeated => "refusal-not-seated",
    NotOwner => "refusal-not-owner",
    NoMatch => "refusal-no-match",
    InvalidRoom(reason) => "refusal-invalid-room"(reason = reason.text(language)),
    IllegalMove(reason) => "refusal-illegal-move"(reason = reason.text(language)),
    Stale => "refusal-stale",
    NothingToTakeBack => "refusal-nothing-to-take-back",
    TakeBackForbidden => "refusal-take-back-forbidden",
    TakeBackPending => "refusal-take-back-pending",
    RateLimited => "refusal-rate-limited",
    Banned => "refusal-banned",
    BannedFromServer => "refusal-banned-from-server",
    NotInRoom => "refusal-not-in-room",
    DrawUnavailable => "refusal-draw-unavailable",
    DrawPending => "refusal-draw-pending",
    Draining => "refusal-draining",
    Held(MatchHold::Paused(_)) => "refusal-paused",
    Held(MatchHold::Countdown(left)) => "refusal-countdown"(seconds = left.div_ceil(1000)),
    PauseUnavailable => "refusal-pause-unavailable",
    PausePending => "refusal-pause-pending",
    NotPaused => "refusal-not-paused",
    TournamentRunning => "refusal-tournament-running",
    TournamentFull(most) => "refusal-tournament-full"(most),
    TooFewEntrants { least, entered } => "refusal-too-few-entrants"(least, entered),
    TwoSeatsNeeded(seats) => "refusal-two-seats-needed"(places = seats),
    NoTournament => "refusal-no-tournament",
}}

texts! { InvalidRoom in language {
    CodeTooLong(most) => "refusal-room-code-length"(most),
    Code(code) => { RoomCodeError::new(code).text(language) },
    SeatMismatch { game, room } => "refusal-room-seat-mismatch"(seats = game, places = room),
    SeatCount { most, room } => "refusal-room-seat-count"(most, places = room),
    Clock { most, room } => "refusal-room-clock"(most, seconds = room),
    ComputerInRace => "refusal-room-computer-in-race",
}}

texts! { RoomCodeError in language {
    Unknown => "refusal-room-code",
    Code(error) => error,
    Setup(error) => error,
}}

texts! { RemovalReason in language {
    Kicked => "lobby-removed",
    Banned => "lobby-banned",
    Closed => "lobby-room-closed",
}}

texts! { CloseReason in language {
    ServerClosed => "lobby-closed-session-ended",
    Replaced => "lobby-closed-replaced",
    InvalidMessage => "lobby-closed-invalid-message",
    TooManyMessages => "lobby-closed-too-many-messages",
    HelloTimeout => "lobby-closed-hello-timeout",
    Removed => "lobby-closed-removed",
}}

texts! { RestoreLobbyError in language {
    Codec(error) => "server-rooms-damaged"(error = error.text(language)),
    Version { found, readable } => "server-rooms-format"(found, readable),
}}
