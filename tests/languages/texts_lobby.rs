//! Texts of the lobby: names, phrases, refusals and reasons.

use crate::example_texts::assert_translated;
use std::collections::BTreeSet;
use tessella::text::{Text, phrases};
use tessella_formats::codec::CodecError;
use tessella_games::{IllegalMove, Level};
use tessella_language::Language;
use tessella_lobby::{
    ChatText, CloseReason, DisplayName, InvalidRoom, MatchHold, Refusal, RemovalReason,
    RestoreLobbyError, RoomCodeError,
};

/// Checks that the texts of a language have no gaps, and that each is there once.
fn assert_different(texts: &[String], language: Language) {
    let different: BTreeSet<&String> = texts.iter().collect();
    assert_eq!(different.len(), texts.len(), "{}", language.tag());
    let is_whole = |text: &String| !text.is_empty() && !text.contains(['{', '}']);
    assert!(texts.iter().all(is_whole), "{texts:?}");
}

#[test]
fn phrases_travel_as_numbers() {
    for &language in Language::ALL {
        let texts = phrases(language).map(str::to_owned);
        assert_different(&texts, language);
        for (index, phrase) in (0..).zip(texts) {
            assert_eq!(ChatText::Phrase(index).text(language), phrase);
        }
        let text = ChatText::Text("Wer spielt?".to_owned());
        assert_eq!(text.text(language), "Wer spielt?");
    }
    let german = ChatText::Phrase(0).text(Language::German);
    assert_eq!(german, "Hallo!");
}

#[test]
fn names_that_nobody_has_chosen_are_translated() {
    let next = |name: &DisplayName| {
        Some(match name {
            DisplayName::Chosen(_) => DisplayName::Host,
            DisplayName::Host => DisplayName::Unknown,
            DisplayName::Unknown => DisplayName::Computer(Level::Gentle),
            DisplayName::Computer(Level::Gentle) => DisplayName::Computer(Level::Easy),
            DisplayName::Computer(Level::Easy) => DisplayName::Computer(Level::Medium),
            DisplayName::Computer(Level::Medium) => DisplayName::Computer(Level::Hard),
            DisplayName::Computer(Level::Hard) => return None,
        })
    };
    let anna = DisplayName::Chosen("Anna".to_owned());
    let names: Vec<_> = std::iter::successors(Some(anna), next).collect();
    for &language in Language::ALL {
        let texts: Vec<_> = names.iter().map(|name| name.text(language)).collect();
        assert_different(&texts, language);
        assert_eq!(texts[0], "Anna");
    }
    assert_eq!(names[1].text(Language::English), "The host");
    assert_eq!(names[3].text(Language::English), "Gentle computer");
}

#[test]
fn reasons_of_removals_are_translated() {
    let next = |reason: &RemovalReason| {
        Some(match reason {
            RemovalReason::Kicked => RemovalReason::Banned,
            RemovalReason::Banned => RemovalReason::Closed,
            RemovalReason::Closed => return None,
        })
    };
    for &language in Language::ALL {
        let reasons = std::iter::successors(Some(RemovalReason::Kicked), next);
        let texts: Vec<_> = reasons.map(|reason| reason.text(language)).collect();
        assert_different(&texts, language);
    }
}

#[test]
fn reasons_of_closed_connections_are_translated() {
    assert_translated(CloseReason::ServerClosed, |reason| {
        Some(match reason {
            CloseReason::ServerClosed => CloseReason::Replaced,
            CloseReason::Replaced => CloseReason::InvalidMessage,
            CloseReason::InvalidMessage => CloseReason::TooManyMessages,
            CloseReason::TooManyMessages => CloseReason::HelloTimeout,
            CloseReason::HelloTimeout => CloseReason::Removed,
            CloseReason::Removed => return None,
        })
    });
}

#[test]
fn refusals_are_translated() {
    assert_translated(Refusal::NameInUse("Anna".to_owned()), next_refusal);
}

fn next_refusal(refusal: &Refusal) -> Option<Refusal> {
    Some(match refusal {
        Refusal::NameInUse(_) => Refusal::InvalidName,
        Refusal::InvalidName => Refusal::ServerFull(1),
        Refusal::ServerFull(1) => Refusal::ServerFull(32),
        Refusal::ServerFull(_) => Refusal::TooManyRooms(1),
        Refusal::TooManyRooms(1) => Refusal::TooManyRooms(16),
        Refusal::TooManyRooms(_) => Refusal::RoomNotFound,
        Refusal::RoomNotFound => Refusal::MatchStarted { watch: true },
        Refusal::MatchStarted { watch: true } => Refusal::MatchStarted { watch: false },
        Refusal::MatchStarted { watch: false } => Refusal::RoomFull(1),
        Refusal::RoomFull(seats @ 1..=2) => Refusal::RoomFull(seats + 1),
        Refusal::RoomFull(_) => Refusal::SeatTaken("Anna".to_owned()),
        Refusal::SeatTaken(name) if name == Refusal::COMPUTER => Refusal::NoSuchSeat,
        Refusal::SeatTaken(_) => Refusal::SeatTaken(Refusal::COMPUTER.to_owned()),
        Refusal::NoSuchSeat => Refusal::NoSpectators,
        Refusal::NoSpectators => Refusal::AlreadyInRoom,
        Refusal::AlreadyInRoom => Refusal::NotSeated,
        Refusal::NotSeated => Refusal::NotOwner,
        Refusal::NotOwner => Refusal::NoMatch,
        Refusal::NoMatch => Refusal::InvalidRoom(InvalidRoom::ComputerInRace),
        Refusal::InvalidRoom(_) => Refusal::IllegalMove(IllegalMove::Over),
        Refusal::IllegalMove(_) => Refusal::Stale,
        Refusal::Stale => Refusal::NothingToTakeBack,
        Refusal::NothingToTakeBack => Refusal::TakeBackForbidden,
        Refusal::TakeBackForbidden => Refusal::TakeBackPending,
        Refusal::TakeBackPending => Refusal::RateLimited,
        Refusal::RateLimited => Refusal::Banned,
        Refusal::Banned => Refusal::BannedFromServer,
        Refusal::BannedFromServer => Refusal::NotInRoom,
        Refusal::NotInRoom => Refusal::DrawUnavailable,
        Refusal::DrawUnavailable => Refusal::DrawPending,
        Refusal::DrawPending => Refusal::Draining,
        Refusal::Draining => Refusal::Held(MatchHold::Paused(60_000)),
        Refusal::Held(MatchHold::Paused(_)) => Refusal::Held(MatchHold::Countdown(1001)),
        Refusal::Held(MatchHold::Countdown(_)) => Refusal::PauseUnavailable,
        Refusal::PauseUnavailable => Refusal::PausePending,
        Refusal::PausePending => Refusal::NotPaused,
        Refusal::NotPaused => Refusal::TournamentRunning,
        Refusal::TournamentRunning => Refusal::TournamentFull(32),
        Refusal::TournamentFull(_) => Refusal::TooFewEntrants {
            least: 3,
            entered: 1,
        },
        Refusal::TooFewEntrants { entered: 1, .. } => Refusal::TooFewEntrants {
            least: 3,
            entered: 2,
        },
        Refusal::TooFewEntrants { .. } => Refusal::TwoSeatsNeeded(3),
        Refusal::TwoSeatsNeeded(_) => Refusal::NoTournament,
        Refusal::NoTournament => return None,
    })
}

#[test]
fn reasons_of_refused_rooms_are_translated() {
    assert_translated(InvalidRoom::CodeTooLong(6000), |reason| {
        let seat_mismatch = |game| InvalidRoom::SeatMismatch { game, room: 4 };
        Some(match reason {
            InvalidRoom::CodeTooLong(_) => InvalidRoom::Code("row:3x3,k3#1".to_owned()),
            InvalidRoom::Code(_) => seat_mismatch(1),
            InvalidRoom::SeatMismatch { game: 1, .. } => seat_mismatch(2),
            InvalidRoom::SeatMismatch { .. } => InvalidRoom::SeatCount { most: 10, room: 11 },
            InvalidRoom::SeatCount { .. } => InvalidRoom::Clock {
                most: 21_600,
                room: 0,
            },
            InvalidRoom::Clock { .. } => InvalidRoom::ComputerInRace,
            InvalidRoom::ComputerInRace => return None,
        })
    });
    assert_translated(RoomCodeError::Unknown, |error| match error {
        RoomCodeError::Unknown | RoomCodeError::Code(_) | RoomCodeError::Setup(_) => None,
    });
}

#[test]
fn errors_of_saved_rooms_are_translated() {
    let damaged = RestoreLobbyError::Codec(CodecError::BytesLeft { bytes: 7 });
    assert_translated(damaged, |error| {
        Some(match error {
            RestoreLobbyError::Codec(_) => RestoreLobbyError::Version {
                found: 9,
                readable: 5,
            },
            RestoreLobbyError::Version { .. } => return None,
        })
    });
}
