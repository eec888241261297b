//! Events that a client's user should notice.

use super::state::DisplayName;
use crate::chat::ChatText;
use crate::ids::{DeviceTag, PersonId, RoomId};
use crate::info::{Forfeit, MatchHold, MatchResult};
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

/// Change of the client's state, with the data that the state does not hold.
#[derive(Clone, Debug, PartialEq)]
pub enum ClientEvent {
    /// The server has accepted the hello.
    Welcome,
    /// The server has refused a request.
    Refused(Refusal),
    /// The server closes the connection.
    Closing(CloseReason),
    /// A chat message from a person who is not muted.
    Chat(ChatMessage),
    /// A match starts, or the client has entered a room with a running one. Its boards follow.
    Match,
    /// The complete board was received.
    BoardSynced(u8),
    /// A move was made.
    Moved {
        /// Board.
        board: u8,
        /// Number of the move, counted from 1.
        seq: usize,
        /// Seat of the game that moved.
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
    DroppedOut(u8, Forfeit),
    /// The own person was removed from the room.
    RemovedFromRoom(RemovalReason),
    /// A person offers a draw.
    DrawOffered(PersonId),
    /// The offered draw was accepted or declined.
    DrawAnswered(bool),
    /// A person asks for a pause.
    PauseRequested(PersonId),
    /// The requested pause was accepted or declined.
    PauseAnswered(bool),
    /// The match is stopped, or goes on.
    Held(Option<MatchHold>),
    /// The match has ended.
    MatchEnded(MatchResult),
    /// A board differs from the server's. The contained message has to be sent.
    Desync(ClientMessage),
    /// A person has left the own room; holds the name.
    PersonLeft(String),
    /// A person in the own room is disconnected.
    PersonDisconnected(PersonId),
    /// A person in the own room is back.
    PersonReconnected(PersonId),
    /// Somebody else has opened a room, while the client is in none and knows the others.
    RoomOpened(RoomId),
    /// Something else has changed.
    Changed,
}
