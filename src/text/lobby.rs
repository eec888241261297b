//! Names, reasons and phrases of the lobby.

use super::Text;
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

impl Text for ChatText {
    fn text(&self, language: Language) -> String {
        match self {
            Self::Phrase(index) => {
                let phrase = phrases(language).get(usize::from(*index)).copied();
                phrase.unwrap_or("…").to_owned()
            }
            Self::Text(text) => text.clone(),
        }
    }
}

impl Text for DisplayName {
    fn text(&self, language: Language) -> String {
        let words = match self {
            Self::Chosen(name) => return name.clone(),
            Self::Host => tr!(language, "chat-host"),
            Self::Unknown => tr!(language, "lobby-somebody"),
            Self::Computer(Level::Gentle) => tr!(language, "lobby-computer-gentle"),
            Self::Computer(Level::Easy) => tr!(language, "lobby-computer-easy"),
            Self::Computer(Level::Medium) => tr!(language, "lobby-computer-medium"),
            Self::Computer(Level::Hard) => tr!(language, "lobby-computer-hard"),
        };
        words.to_owned()
    }
}

impl Text for Refusal {
    fn text(&self, language: Language) -> String {
        let sentence = match self {
            Self::NameInUse(name) => return tr!(language, "refusal-name-in-use", name),
            Self::InvalidName => tr!(language, "refusal-invalid-name"),
            Self::ServerFull(most) => return tr!(language, "refusal-server-full", most),
            Self::TooManyRooms(most) => {
                return tr!(language, "refusal-too-many-rooms", most);
            }
            Self::RoomNotFound => tr!(language, "refusal-room-not-found"),
            Self::MatchStarted { watch: true } => tr!(language, "refusal-match-started-watch"),
            Self::MatchStarted { watch: false } => tr!(language, "refusal-match-started"),
            Self::RoomFull(1) => tr!(language, "refusal-room-full-one"),
            Self::RoomFull(2) => tr!(language, "refusal-room-full-two"),
            Self::RoomFull(places) => return tr!(language, "refusal-room-full", places),
            Self::SeatTaken(name) if name == Self::COMPUTER => {
                tr!(language, "refusal-seat-taken-computer")
            }
            Self::SeatTaken(name) => return tr!(language, "refusal-seat-taken", name),
            Self::NoSuchSeat => tr!(language, "refusal-no-such-seat"),
            Self::NoSpectators => tr!(language, "refusal-no-spectators"),
            Self::AlreadyInRoom => tr!(language, "refusal-already-in-room"),
            Self::NotSeated => tr!(language, "refusal-not-seated"),
            Self::NotOwner => tr!(language, "refusal-not-owner"),
            Self::NoMatch => tr!(language, "refusal-no-match"),
            Self::InvalidRoom(reason) => {
                return tr!(
                    language,
                    "refusal-invalid-room",
                    reason = reason.text(language)
                );
            }
            Self::IllegalMove(reason) => {
                let reason = reason.text(language);
                return tr!(language, "refusal-illegal-move", reason);
            }
            Self::Stale => tr!(language, "refusal-stale"),
            Self::NothingToTakeBack => tr!(language, "refusal-nothing-to-take-back"),
            Self::TakeBackForbidden => tr!(language, "refusal-take-back-forbidden"),
            Self::TakeBackPending => tr!(language, "refusal-take-back-pending"),
            Self::RateLimited => tr!(language, "refusal-rate-limited"),
            Self::Banned => tr!(language, "refusal-banned"),
            Self::BannedFromServer => tr!(language, "refusal-banned-from-server"),
            Self::NotInRoom => tr!(language, "refusal-not-in-room"),
            Self::DrawUnavailable => tr!(language, "refusal-draw-unavailable"),
            Self::DrawPending => tr!(language, "refusal-draw-pending"),
            Self::Draining => tr!(language, "refusal-draining"),
            Self::Held(MatchHold::Paused(_)) => tr!(language, "refusal-paused"),
            Self::Held(MatchHold::Countdown(left)) => {
                let seconds = left.div_ceil(1000);
                return tr!(language, "refusal-countdown", seconds);
            }
            Self::PauseUnavailable => tr!(language, "refusal-pause-unavailable"),
            Self::PausePending => tr!(language, "refusal-pause-pending"),
            Self::NotPaused => tr!(language, "refusal-not-paused"),
            Self::TournamentRunning => tr!(language, "refusal-tournament-running"),
            Self::TournamentFull(most) => {
                return tr!(language, "refusal-tournament-full", most);
            }
            Self::TooFewEntrants { least, entered } => {
                return tr!(language, "refusal-too-few-entrants", least, entered);
            }
            Self::TwoSeatsNeeded(seats) => {
                return tr!(language, "refusal-two-seats-needed", places = seats);
            }
            Self::NoTournament => tr!(language, "refusal-no-tournament"),
        };
        sentence.to_owned()
    }
}

impl Text for InvalidRoom {
    fn text(&self, language: Language) -> String {
        match self {
            Self::CodeTooLong(most) => tr!(language, "refusal-room-code-length", most),
            Self::Code(code) => RoomCodeError::new(code).text(language),
            Self::SeatMismatch { game, room } => tr!(
                language,
                "refusal-room-seat-mismatch",
                seats = game,
                places = room
            ),
            Self::SeatCount { most, room } => {
                tr!(language, "refusal-room-seat-count", most, places = room)
            }
            Self::Clock { most, room } => {
                tr!(language, "refusal-room-clock", most, seconds = room)
            }
            Self::ComputerInRace => tr!(language, "refusal-room-computer-in-race").to_owned(),
        }
    }
}

impl Text for RoomCodeError {
    fn text(&self, language: Language) -> String {
        match self {
            Self::Unknown => tr!(language, "refusal-room-code").to_owned(),
            Self::Code(error) => error.text(language),
            Self::Setup(error) => error.text(language),
        }
    }
}

impl Text for RemovalReason {
    fn text(&self, language: Language) -> String {
        let sentence = match self {
            Self::Kicked => tr!(language, "lobby-removed"),
            Self::Banned => tr!(language, "lobby-banned"),
            Self::Closed => tr!(language, "lobby-room-closed"),
        };
        sentence.to_owned()
    }
}

impl Text for CloseReason {
    fn text(&self, language: Language) -> String {
        let sentence = match self {
            Self::ServerClosed => tr!(language, "lobby-closed-session-ended"),
            Self::Replaced => tr!(language, "lobby-closed-replaced"),
            Self::InvalidMessage => tr!(language, "lobby-closed-invalid-message"),
            Self::TooManyMessages => tr!(language, "lobby-closed-too-many-messages"),
            Self::HelloTimeout => tr!(language, "lobby-closed-hello-timeout"),
            Self::Removed => tr!(language, "lobby-closed-removed"),
        };
        sentence.to_owned()
    }
}

impl Text for RestoreLobbyError {
    fn text(&self, language: Language) -> String {
        match self {
            Self::Codec(error) => {
                let error = error.text(language);
                tr!(language, "server-rooms-damaged", error)
            }
            Self::Version { found, readable } => {
                tr!(language, "server-rooms-format", found, readable)
            }
        }
    }
}
