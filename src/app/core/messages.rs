//! The messages by which the parts of the app ask each other for something and say what has happened.

use crate::app::core::states::Screen;
use crate::games::{Effect, IllegalMove, Move, Seat};
use crate::lobby::{ClientMessage, PersonId};
use crate::session::{GameCode, Player};
use bevy::prelude::*;
use std::net::SocketAddr;

/// A player asks to make a move.
#[derive(Message, Clone, Copy, Debug, PartialEq, Eq)]
pub struct MoveRequest {
    /// For which seat.
    pub seat: Seat,
    /// Which one.
    pub mv: Move,
}

/// A player asks for what chance has to bring before the game goes on: the cast of a die, or a shuffle. The authority
/// draws it.
#[derive(Message, Clone, Copy, Debug, PartialEq, Eq)]
pub struct ChanceRequest {
    /// For which seat.
    pub seat: Seat,
}

/// The authority made a move.
#[derive(Message, Clone, Debug, PartialEq)]
pub struct MoveCommitted {
    /// The move's number in the game, from 1.
    pub seq: usize,
    /// Who made it.
    pub seat: Seat,
    /// Which one.
    pub mv: Move,
    /// What the tiles show of it.
    pub effects: Vec<Effect>,
}

/// The authority did not make a move.
#[derive(Message, Clone, Copy, Debug, PartialEq, Eq)]
pub struct MoveRefused {
    /// Who wanted it.
    pub seat: Seat,
    /// Why not.
    pub why: IllegalMove,
}

/// A player asks for something that is not a move.
#[derive(Message, Clone, Debug)]
pub enum GameRequest {
    /// Take back a move, or the beginning of the game.
    Undo,
    /// Make again what was taken back.
    Redo,
    /// Begin the same game again.
    Restart,
    /// Begin another game.
    Begin(GameCode, Vec<Player>),
}

/// The position is another one, by other means than a move.
#[derive(Message, Clone, Copy, Debug, PartialEq, Eq)]
pub struct PositionChanged;

/// The player wants to see another part of the replay.
#[derive(Message, Clone, Copy, Debug, PartialEq, Eq)]
pub enum ReplayRequest {
    /// The position after so many moves, and to stop there.
    GoTo(usize),
    /// To let it run or to stop it. At its end it runs from the beginning.
    Run(bool),
    /// How the game would have been won best, where that is known.
    Best,
}

/// The replay has gone one move on.
#[derive(Message, Clone, Debug)]
pub struct ReplayStepped {
    /// What the tiles show of the move.
    pub effects: Vec<Effect>,
}

/// The player wants something of the network.
#[derive(Message, Clone, Debug)]
pub enum NetRequest {
    /// To be a host, and a guest of it.
    Host,
    /// To join a host, with its code.
    Join {
        /// Where it is.
        address: SocketAddr,
        /// Its code, or nothing.
        code: String,
    },
    /// To ask something of the host.
    Send(ClientMessage),
    /// To see nothing more of what a person says, or to see it again.
    Mute(PersonId, bool),
    /// To leave the host. A host of this device ends.
    Leave,
    /// To see the game in the own room.
    Show,
    /// To keep the game in the own room among those of this device.
    Keep,
}

/// The player wants to go back to where they came from.
#[derive(Message, Clone, Copy, Debug)]
pub struct GoBack;

/// The player wants to see another screen, and to come back from there.
#[derive(Message, Clone, Copy, Debug)]
pub struct Visit(pub Screen);

/// The player wants a new board for the same kind of game.
#[derive(Message, Clone, Copy, Debug)]
pub struct NewBoard;

/// The player pastes a text: a game that another device handed over or, where a game is chosen, a game code.
#[derive(Message, Clone, Debug)]
pub struct Paste(pub String);

/// Something to tell the player.
#[derive(Message, Clone, Debug, PartialEq, Eq)]
pub struct Toast(pub String);

pub(in crate::app) fn plugin(app: &mut App) {
    app.add_message::<MoveRequest>()
        .add_message::<ChanceRequest>()
        .add_message::<MoveCommitted>()
        .add_message::<MoveRefused>()
        .add_message::<GameRequest>()
        .add_message::<PositionChanged>()
        .add_message::<ReplayRequest>()
        .add_message::<ReplayStepped>()
        .add_message::<NetRequest>()
        .add_message::<GoBack>()
        .add_message::<Visit>()
        .add_message::<NewBoard>()
        .add_message::<Paste>()
        .add_message::<Toast>();
}
