//! Messages between clients and the server. Both kinds are encoded by [`tessella_formats::codec`].
//!
//! The order of variants and fields is the wire format: new variants are appended, and the protocol version of the network
//! layer is incremented where that is not enough.

use super::chat::ChatText;
use super::ids::{PersonId, RoomId};
use super::info::{
    Forfeit, MatchHold, MatchInfo, MatchResult, PersonInfo, RaceProgress, RoomConfig, RoomInfo,
    TournamentInfo,
};
use super::refusal::Refusal;
use super::tournament::TournamentKind;
use serde::{Deserialize, Serialize};
use tessella_games::{Level, Move};
use tessella_session::Record;
use thiserror::Error;

/// Request from a client to the server.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum ClientMessage {
    /// Introduction. It comes first; earlier messages are ignored.
    Hello {
        /// Requested name.
        name: String,
    },
    /// Changes the name.
    Rename(String),
    /// Sends a chat message to the own room, or to everyone outside of rooms.
    Chat(ChatText),
    /// Opens a room and takes its first seat.
    OpenRoom(RoomConfig),
    /// Takes a seat of a room, or the first free one.
    TakeSeat(RoomId, Option<u8>),
    /// Enters a room as a spectator.
    Watch(RoomId),
    /// Leaves the room. A player forfeits the match.
    LeaveRoom,
    /// Sets whether the sender is ready to start the next match.
    SetReady(bool),
    /// Assigns an unoccupied seat to the computer, or frees it again. Only for the owner of the room.
    SetComputer(u8, Option<Level>),
    /// Makes a move.
    Move {
        /// Number of moves made so far, as far as the client knows.
        ply: u32,
        /// The move.
        mv: Move,
    },
    /// Requests a chance event: a die roll or a shuffle.
    Chance {
        /// Number of moves made so far, as far as the client knows.
        ply: u32,
    },
    /// Takes back moves. In a race against time the board returns to this ply at once. Otherwise the other players are asked
    /// about the sender's last move.
    TakeBack(u32),
    /// Accepts or declines a take-back request.
    AnswerTakeBack(bool),
    /// Resigns the match but stays in the room.
    Resign,
    /// Requests the complete match again after a desync.
    Resync,
    /// Removes a person from the sender's room. With `true` their device may not enter it again. Only for the owner of the
    /// room.
    Kick(PersonId, bool),
    /// Closes the sender's room. Only for its owner, and not during a match.
    CloseRoom,
    /// Offers the other players a draw.
    OfferDraw,
    /// Accepts or declines an offered draw.
    AnswerDraw(bool),
    /// Asks the other players for a pause.
    RequestPause,
    /// Accepts or declines a pause that another player asks for.
    AnswerPause(bool),
    /// Ends a pause.
    EndPause,
    /// Enters the tournament of the own room, and opens it if there is none.
    EnterTournament,
    /// Withdraws from the tournament of the own room.
    Withdraw,
    /// Starts the tournament of the own room with those who have entered. Only for its owner.
    StartTournament(TournamentKind),
    /// Ends the running tournament of the own room. Only for its owner.
    EndTournament,
    /// Gives the computer with this index among the computers of the open tournament in the player's room a level, or removes it. The index
    /// after the last one adds a computer. Only for the owner.
    SetTournamentComputer(u8, Option<Level>),
}

/// Reason a person is gone.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum LeaveReason {
    /// Departure by choice.
    Left,
    /// Disconnect without a reconnect in time.
    Disconnected,
}

/// Message from the server to a client.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum ServerMessage {
    /// Accepts the hello.
    Welcome {
        /// Identifier of the client's person.
        you: PersonId,
        /// Time for which the seat of a disconnected person is reserved, in seconds.
        reconnect_window: u16,
    },
    /// Refuses a request.
    Refused(Refusal),
    /// Announces that the server closes the connection.
    Closing(CloseReason),
    /// A person joined, or their facts changed.
    Person(PersonInfo),
    /// A person is gone.
    PersonLeft(PersonId, LeaveReason),
    /// A chat message in the room, or outside of rooms.
    Chat {
        /// Sender.
        by: PersonId,
        /// Room it was sent in; `None` outside of rooms.
        room: Option<RoomId>,
        /// Text.
        text: ChatText,
    },
    /// A room was opened, or its facts changed.
    Room(RoomInfo),
    /// A room was closed.
    RoomClosed(RoomId),
    /// Match in the own room. Its boards follow, each in a [`ServerMessage::Board`].
    Match(MatchInfo),
    /// A board of the match with its record. A race has one board for each seat, and its players receive only their own.
    Board {
        /// Seat in a race; 0 where all play on one board.
        board: u8,
        /// Record of the game so far.
        record: Record,
        /// Hash of the position.
        hash: u32,
    },
    /// A move was made.
    Moved {
        /// Board.
        board: u8,
        /// Number of the move, counted from 1.
        seq: u32,
        /// The move.
        mv: Move,
        /// Time since the previous move, in milliseconds.
        after: u32,
        /// Hash of the position after the move.
        hash: StateHash,
    },
    /// Moves were taken back.
    TakenBack {
        /// Board.
        board: u8,
        /// Number of moves left.
        ply: u32,
        /// Playing time of the game, in milliseconds.
        elapsed: u32,
    },
    /// A person asks to take back their last move.
    TakeBackRequested(PersonId),
    /// The take-back request was accepted or declined.
    TakeBackAnswered(bool),
    /// Progress of a seat in a race.
    Progress(u8, RaceProgress),
    /// The match has ended.
    MatchEnded(MatchResult),
    /// Time left for each seat, in milliseconds. Sent periodically over the unreliable channel.
    Clocks(Vec<u32>),
    /// A seat has dropped out of the running match.
    DroppedOut(u8, Forfeit),
    /// The receiver was removed from a room by its owner, or the owner has closed it.
    RemovedFromRoom(RemovalReason),
    /// A person offers a draw.
    DrawOffered(PersonId),
    /// The offered draw was accepted or declined.
    DrawAnswered(bool),
    /// Encoded netcode token for the next connection of this client. The network layer sends it after the welcome.
    NextTicket(Vec<u8>),
    /// A person asks for a pause.
    PauseRequested(PersonId),
    /// The requested pause was accepted or declined.
    PauseAnswered(bool),
    /// The match is stopped, or goes on.
    Held(Option<MatchHold>),
    /// Tournament of the own room, which was entered or has changed.
    Tournament(TournamentInfo),
}

/// Reason a person was removed from a room.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum RemovalReason {
    /// The owner removed them.
    Kicked,
    /// The owner removed them, and does not let them in again.
    Banned,
    /// The room was closed.
    Closed,
}

/// State hash that always takes four bytes.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct StateHash([u8; 4]);

impl From<u32> for StateHash {
    fn from(hash: u32) -> Self {
        Self(hash.to_le_bytes())
    }
}

impl From<StateHash> for u32 {
    fn from(hash: StateHash) -> Self {
        Self::from_le_bytes(hash.0)
    }
}

/// Reason the server closes a connection.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, Error)]
pub enum CloseReason {
    /// The server shuts down.
    #[error("The host has stopped hosting. Its games are saved for next time.")]
    ServerClosed,
    /// The same person connected again.
    #[error("You joined again from another device, which has your seat now.")]
    Replaced,
    /// The client sent bytes that are no message.
    #[error("The host did not understand this device. Is it the same version?")]
    InvalidMessage,
    /// The client sent far too many messages.
    #[error("This device sent the host too much at once.")]
    TooManyMessages,
    /// The client did not send an acceptable hello in time.
    #[error("You took too long to choose a free name.")]
    HelloTimeout,
    /// The owner of the server removed the person.
    #[error("The host removed you.")]
    Removed,
}
