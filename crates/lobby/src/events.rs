//! Events in the lobby, for logs and counters.

use super::ids::{PersonId, RoomId};
use super::info::MatchResult;
use super::message::LeaveReason;
use super::refusal::Refusal;
use super::tournament::TournamentKind;

/// Something that has happened in the lobby.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum LobbyEvent {
    /// A person has joined under this name.
    Joined(PersonId, String),
    /// A person has reconnected.
    Returned(PersonId),
    /// A person is gone for good.
    Gone(PersonId, LeaveReason),
    /// A request was refused. Before the hello, the person is unknown.
    Refused(Option<PersonId>, Refusal),
    /// A person has opened a room with this game code.
    RoomOpened(RoomId, PersonId, String),
    /// A room was closed.
    RoomClosed(RoomId),
    /// The match with this number in its room has begun.
    MatchStarted(RoomId, u32),
    /// A player or the computer has made a move.
    Moved(RoomId),
    /// The match with this number in its room has ended.
    MatchEnded(RoomId, u32, MatchResult),
    /// The tournament of a room has begun, with this number of entrants.
    TournamentStarted(RoomId, TournamentKind, u8),
    /// The tournament of a room has ended.
    TournamentEnded(RoomId),
}

impl Refusal {
    /// Returns the name of the reason, without its arguments.
    pub const fn name(&self) -> &'static str {
        match self {
            Self::NameInUse(_) => "name_in_use",
            Self::InvalidName => "invalid_name",
            Self::ServerFull(_) => "server_full",
            Self::TooManyRooms(_) => "too_many_rooms",
            Self::RoomNotFound => "room_not_found",
            Self::MatchStarted { .. } => "match_started",
            Self::RoomFull(_) => "room_full",
            Self::SeatTaken(_) => "seat_taken",
            Self::NoSuchSeat => "no_such_seat",
            Self::NoSpectators => "no_spectators",
            Self::AlreadyInRoom => "already_in_room",
            Self::NotSeated => "not_seated",
            Self::NotOwner => "not_owner",
            Self::NoMatch => "no_match",
            Self::InvalidRoom(_) => "invalid_room",
            Self::IllegalMove(_) => "illegal_move",
            Self::Stale => "stale",
            Self::NothingToTakeBack => "nothing_to_take_back",
            Self::TakeBackForbidden => "take_back_forbidden",
            Self::TakeBackPending => "take_back_pending",
            Self::RateLimited => "rate_limited",
            Self::Banned => "banned",
            Self::BannedFromServer => "banned_from_server",
            Self::NotInRoom => "not_in_room",
            Self::DrawUnavailable => "draw_unavailable",
            Self::DrawPending => "draw_pending",
            Self::Draining => "draining",
            Self::Held(_) => "held",
            Self::PauseUnavailable => "pause_unavailable",
            Self::PausePending => "pause_pending",
            Self::NotPaused => "not_paused",
            Self::TournamentRunning => "tournament_running",
            Self::TournamentFull(_) => "tournament_full",
            Self::TooFewEntrants { .. } => "too_few_entrants",
            Self::TwoSeatsNeeded(_) => "two_seats_needed",
            Self::NoTournament => "no_tournament",
        }
    }
}
