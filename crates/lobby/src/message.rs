//! Messages between clients and the server. Both kinds are encoded by [`tessella_formats::codec`].
//!
//! The order of variants and fields is the wire format: new variants go at the end, and the protocol version must be
//! incremented if that is not enough.

use super::chat::ChatText;
use super::ids::{PersonId, RoomId};
use super::info::{
    ForfeitReason, MatchHold, MatchInfo, MatchResult, PersonInfo, RaceProgress, RoomConfig,
    RoomInfo, TournamentInfo,
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
    /// Introduces the client. Messages before it are ignored.
    Hello {
        /// Requested name.
        name: String,
    },
    /// Changes the sender's name.
    Rename(String),
    /// Sends a chat message to the sender's room, or to everybody who is in no room.
    Chat(ChatText),
    /// Opens a room and takes its first seat.
    OpenRoom(RoomConfig),
    /// Takes this seat in a room, or the first free one.
    TakeSeat(RoomId, Option<u8>),
    /// Enters a room as a spectator.
    Watch(RoomId),
    /// Leaves the room. A player forfeits the match.
    LeaveRoom,
    /// Sets whether the sender is ready to start the next match.
    SetReady(bool),
    /// Assigns an empty seat to the computer, or frees it again. Only for the owner of the room.
    SetComputer(u8, Option<Level>),
    /// Makes a move.
    Move {
        /// Number of moves made so far, to the client's knowledge.
        ply: u32,
        /// The move.
        mv: Move,
    },
    /// Requests a chance event: a die roll or a shuffle.
    Chance {
        /// Number of moves made so far, to the client's knowledge.
        ply: u32,
    },
    /// Takes back moves. In a race against time the board returns to this ply at once. Otherwise the other players are
    /// asked whether the sender may take back their last move.
    TakeBack(u32),
    /// Accepts or declines a take-back request.
    AnswerTakeBack(bool),
    /// Resigns the match but stays in the room.
    Resign,
    /// Requests the complete match again after a desync.
    Resync,
    /// Removes a person from the sender's room. With `true`, their device is banned from it. Only for the owner of the
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
    /// Enters the tournament of the sender's room, and opens one if there is none.
    EnterTournament,
    /// Withdraws from the tournament of the sender's room.
    Withdraw,
    /// Starts the tournament of the sender's room with those who have entered. Only for its owner.
    StartTournament(TournamentKind),
    /// Ends the running tournament of the sender's room. Only for its owner.
    EndTournament,
    /// Sets the level of a computer in the open tournament of the sender's room, or removes it. The index counts
    /// computers only; the index after the last one adds a computer. Only for the owner.
    SetTournamentComputer(u8, Option<Level>),
}

/// Why a person is gone.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum LeaveReason {
    /// They left.
    Left,
    /// They were disconnected and did not reconnect in time.
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
    /// Announces that the server is closing the connection.
    Closing(CloseReason),
    /// A person has joined, or facts about them have changed.
    Person(PersonInfo),
    /// A person is gone.
    PersonLeft(PersonId, LeaveReason),
    /// A chat message.
    Chat {
        /// Sender.
        by: PersonId,
        /// Room it was sent in; `None` outside of rooms.
        room: Option<RoomId>,
        /// Text.
        text: ChatText,
    },
    /// A room was opened, or facts about it have changed.
    Room(RoomInfo),
    /// A room was closed.
    RoomClosed(RoomId),
    /// The match in the receiver's room. Its boards follow, each in a [`ServerMessage::Board`].
    Match(MatchInfo),
    /// A board of the match with its record. A race has one board for each seat, and its players receive only their own.
    Board {
        /// Seat in a race; 0 if everybody plays on one board.
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
        /// Time of play, in milliseconds.
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
    DroppedOut(u8, ForfeitReason),
    /// The receiver was removed from a room by its owner, or the room was closed.
    RemovedFromRoom(RemovalReason),
    /// A person offers a draw.
    DrawOffered(PersonId),
    /// The offered draw was accepted or declined.
    DrawAnswered(bool),
    /// Encoded netcode token with which this client can reconnect. The network layer sends it after the welcome.
    NextTicket(Vec<u8>),
    /// A person asks for a pause.
    PauseRequested(PersonId),
    /// The requested pause was accepted or declined.
    PauseAnswered(bool),
    /// The match was stopped, or continues.
    Held(Option<MatchHold>),
    /// The tournament of the receiver's room, which the receiver has just entered or which has changed.
    Tournament(TournamentInfo),
}

/// Why a person was removed from a room.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum RemovalReason {
    /// The owner removed them.
    Kicked,
    /// The owner removed and banned them.
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

/// Why the server is closing a connection.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, Error)]
pub enum CloseReason {
    /// The server is shutting down.
    #[error("The host has stopped hosting. Its games are saved for next time.")]
    ServerClosed,
    /// The same person connected again.
    #[error("You joined again from another device, which has your seat now.")]
    Replaced,
    /// The client sent undecodable bytes.
    #[error("The host did not understand this device. Is it the same version?")]
    InvalidMessage,
    /// The client sent far too many messages.
    #[error("This device sent the host too much at once.")]
    TooManyMessages,
    /// The client did not send an acceptable hello in time.
    #[error("You took too long to choose a free name.")]
    HelloTimeout,
    /// The operator of the server removed the person.
    #[error("The host removed you.")]
    Removed,
}
