//! Lobby of a server: people, rooms, seats, spectators, matches and chat, without sockets.
//!
//! [`Lobby`] is the server side, a state machine without any I/O. Its caller passes in connections, messages and the
//! time, sends the [`LobbyOutput`] and runs the [`LobbyJob`]s. [`ClientState`] is the client side, built from the
//! server's messages alone.

#![cfg_attr(not(test), warn(clippy::disallowed_methods))]

mod bans;
mod chat;
mod client;
mod connections;
mod draw_offer;
mod events;
mod ghosts;
mod ids;
mod info;
mod jobs;
mod match_play;
mod matches;
mod message;
mod missed_rooms;
mod names;
mod operation;
mod pause;
mod people;
mod race_progress;
mod rate_limiter;
mod refusal;
mod removal;
mod restore;
mod room;
mod room_tournament;
mod room_updates;
mod rooms;
mod saved;
mod scores;
mod state;
mod take_back;
mod tick;
mod tournament;
mod tournament_rounds;
mod tournaments;

pub use bans::ServerBan;
pub use chat::{ChatText, MAX_CHAT_CHARS, PHRASE_COUNT};
pub use client::{ChatMessage, ClientBoards, ClientEvent, ClientGame, ClientState, DisplayName};
pub use events::LobbyEvent;
pub use ids::{ConnectionId, DeviceKey, DeviceTag, PersonId, RoomId, SourceKey};
pub use info::{
    DropoutPolicy, Entrant, ForfeitReason, MatchHold, MatchInfo, MatchPlayer, MatchResult,
    PersonInfo, Presence, RaceGoal, RaceProgress, RaceView, RoomConfig, RoomInfo, RoomStage, Score,
    SeatInfo, SeatOccupant, TimeLimit, TournamentInfo, tournament_limit,
};
pub use message::{
    ClientMessage, CloseReason, LeaveReason, RemovalReason, ServerMessage, StateHash,
};
pub use names::{MAX_NAME_CHARS, tidy_name};
pub use operation::{ConnectionDetails, PersonDetails};
pub use race_progress::race_progress;
pub use rate_limiter::RateLimiter;
pub use refusal::{InvalidRoom, Refusal, RoomCodeError};
pub use saved::{RestoreLobbyError, saved_room_count};
pub use state::{JobResult, Lobby, LobbyJob, LobbyLimits, LobbyOutput};
pub use tournament::{
    MAX_DRAWS, MAX_ENTRANTS, MIN_ENTRANTS, Pairing, PairingResult, Standing, TournamentKind,
    TournamentSchedule, TournamentStage,
};

#[cfg(doctest)]
#[doc = include_str!("../README.md")]
struct Readme;
