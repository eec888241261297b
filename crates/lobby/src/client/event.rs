//! Events that the user of a client should notice.

use super::state::DisplayName;
use crate::chat::ChatText;
use crate::ids::{DeviceTag, PersonId, RoomId};
use crate::info::{ForfeitReason, MatchHold, MatchResult};
use crate::message::{ClientMessage, CloseReason, RemovalReason};
use crate::refusal::Refusal;
use tessella_games::{Effect, Move, Seat};

/// Received chat message.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ChatMessage {
    /// Sender.
    pub by: PersonId,
    /// Device of the sender.
    pub device: DeviceTag,
    /// Name of the sender at that time.
    pub name: DisplayName,
    /// Room it was sent in; `None` outside of rooms.
    pub room: Option<RoomId>,
    /// Text.
    pub text: ChatText,
}

/// Change of the client's state, with the data that is not part of the state.
#[derive(Clone, Debug, PartialEq)]
pub enum ClientEvent {
    /// The server has accepted the hello.
    Welcome,
    /// The server has refused a request.
    Refused(Refusal),
    /// The server is closing the connection.
    Closing(CloseReason),
    /// A chat message from a person who is not muted.
    Chat(ChatMessage),
    /// A match has started, or the client has entered a room where one is running. Its boards follow.
    Match,
    /// The complete board was received.
    BoardSynced(u8),
    /// A move was made.
    Moved {
        /// Board.
        board: u8,
        /// Number of the move, counted from 1.
        seq: usize,
        /// Seat in the game that moved.
        seat: Seat,
        /// The move.
        mv: Move,
        /// Visible effects.
        effects: Vec<Effect>,
    },
    /// Moves were taken back on a board.
    TakenBack(u8),
    /// A person asks to take back a move.
    TakeBackRequested(PersonId),
    /// The take-back request was accepted or declined.
    TakeBackAnswered(bool),
    /// A seat has dropped out of the match.
    DroppedOut(u8, ForfeitReason),
    /// The client's own person was removed from the room.
    RemovedFromRoom(RemovalReason),
    /// A person offers a draw.
    DrawOffered(PersonId),
    /// The offered draw was accepted or declined.
    DrawAnswered(bool),
    /// A person asks for a pause.
    PauseRequested(PersonId),
    /// The requested pause was accepted or declined.
    PauseAnswered(bool),
    /// The match was stopped, or continues.
    Held(Option<MatchHold>),
    /// The match has ended.
    MatchEnded(MatchResult),
    /// A board differs from the server's. The message must be sent to the server.
    Desync(ClientMessage),
    /// The person with this name has left the client's room.
    PersonLeft(String),
    /// A person in the client's room was disconnected.
    PersonDisconnected(PersonId),
    /// A person in the client's room has reconnected.
    PersonReconnected(PersonId),
    /// Somebody else has opened a room, while the client is in no room and has received all others.
    RoomOpened(RoomId),
    /// Something else has changed.
    Changed,
}
