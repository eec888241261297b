//! Messages and events between the modules of the app.
//!
//! What has to be handled in order is a message: moves and whatever else changes the game on the screen, so that its tiles follow in the same
//! frame, and what the network is asked for. What stands alone is an event, which observers answer where it is triggered.

use crate::core::redraw::RedrawAppExt;
use crate::core::states::Screen;
use crate::text::Wording;
use bevy::prelude::*;
use std::net::SocketAddr;
use std::path::PathBuf;
use tessella_games::GameCode;
use tessella_games::{Effect, Game, IllegalMove, Move, Seat};
use tessella_library::links::DeepLink;
use tessella_lobby::{ClientMessage, PersonId, RoomId};
use tessella_session::Player;

/// The authority has made a move.
#[derive(Message, Clone, Debug, PartialEq)]
pub struct MoveCommitted {
    /// Number of the move in the game, from 1.
    pub seq: usize,
    /// Seat that made the move.
    pub seat: Seat,
    /// The move.
    pub mv: Move,
    /// Effects of the move that the tiles show.
    pub effects: Vec<Effect>,
}

/// The authority has refused a move.
#[derive(Message, Clone, Copy, Debug, PartialEq, Eq)]
pub struct MoveRefused {
    /// Seat that requested the move.
    pub seat: Seat,
    /// The move.
    pub mv: Move,
    /// Reason for the refusal by the rules; `None` if the lesson has another move.
    pub why: Option<IllegalMove>,
}

/// Request to the authority. All requests are in one stream, because their order matters.
#[derive(Message, Clone, Debug, PartialEq, Eq)]
pub enum GameRequest {
    /// Makes a move.
    Move {
        /// Seat that makes the move.
        seat: Seat,
        /// The move.
        mv: Move,
    },
    /// Makes the random event that the game waits for: a roll of the die, or a shuffle. The authority draws it.
    Chance {
        /// Seat that the event is for.
        seat: Seat,
    },
    /// Undoes a move.
    Undo,
    /// Redoes the move that was undone.
    Redo,
    /// Starts the same game again.
    Restart,
    /// Starts another game.
    Begin(GameCode, Vec<Player>),
    /// Starts a game with the first moves of the current one, as many as this.
    Branch(usize),
}

/// The position has changed by something other than a move.
#[derive(Message, Clone, Copy, Debug, PartialEq, Eq)]
pub struct PositionChanged;

/// Request to show another part of the replay.
#[derive(Message, Clone, Copy, Debug, PartialEq, Eq)]
pub enum ReplayRequest {
    /// Shows the position after this many moves and stops there.
    GoTo(usize),
    /// Starts or stops the replay. At its end it starts from the beginning.
    Run(bool),
    /// Shows the moves fast and without animations, or at the usual speed.
    Fast(bool),
    /// Shows the best solution, if it is known.
    Best,
    /// Shows the best solution beside the moves that were played, or not any more.
    Compare(bool),
}

/// The replay has advanced by one move.
#[derive(Message, Clone, Debug)]
pub struct ReplayStepped {
    /// Effects of the move that the tiles show.
    pub effects: Vec<Effect>,
}

/// Request to the network.
#[derive(Message, Clone, Debug)]
pub enum NetRequest {
    /// Starts a server on this device and connects to it.
    StartServer,
    /// Connects to a server.
    Join {
        /// Address of the server.
        address: SocketAddr,
        /// Join code of the server; empty if it has none.
        code: String,
        /// Server that the player expects there.
        server: ExpectedServer,
    },
    /// Sends a message to the server.
    Send(ClientMessage),
    /// Hides the chat messages of a person, or shows them again.
    Mute(PersonId, bool),
    /// Replaces the join code of the server on this device. Everybody who is connected stays.
    ReplaceCode,
    /// Asks the server on this device for something that only whoever runs it may do.
    Host(HostRequest),
    /// Disconnects from the server. A server on this device stops.
    Leave,
    /// Shows the game in the player's room.
    Show,
    /// Copies the game in the player's room to the games of this device.
    SaveGame,
}

/// Request of whoever runs a server to the server on this device.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum HostRequest {
    /// Removes a person from the server. With `true` neither their device nor others at its address may come again while it
    /// runs, as in [`Lobby::remove_from_server`](tessella_lobby::Lobby::remove_from_server).
    RemovePerson(PersonId, bool),
    /// Lets a person come again who was banned from the server.
    LiftBan(PersonId),
    /// Closes a room. Its match has no result.
    CloseRoom(RoomId),
    /// Sends everybody a message of the host.
    Announce(String),
    /// Ends the server once its games have ended. No more rooms are opened, and no more games begin.
    Drain,
}

/// Server that the player expects at an address.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum ExpectedServer {
    /// The one that the player has joined there before, if there was one.
    #[default]
    AsBefore,
    /// The one with this id in the list of servers, if the player has joined it before; else as before.
    Listed(u64),
    /// Any server.
    Any,
}

/// Request to tell something to the user of a screen reader, which the screen shows elsewhere.
#[derive(Event, Clone, Debug, PartialEq, Eq)]
pub struct Announce(pub Wording);

/// Request to return to the screen that the player came from.
#[derive(Event, Clone, Copy, Debug)]
pub struct GoBack;

/// Request to open another screen, from which [`GoBack`] returns.
#[derive(Event, Clone, Copy, Debug)]
pub struct OpenScreen(pub Screen);

/// Request for a new board for the same kind of game.
#[derive(Event, Clone, Copy, Debug)]
pub struct NewBoard;

/// Request to play a game now, with the choices made last for it. A game that has never been played begins with its
/// lesson.
#[derive(Message, Clone, Copy, Debug)]
pub struct PlayAtOnce(pub Game);

/// Request to play a level of a pack.
#[derive(Message, Clone, Debug, PartialEq, Eq)]
pub struct PlayLevel(pub GameCode);

/// Request to start the lesson of a game.
#[derive(Event, Clone, Copy, Debug)]
pub struct StartLesson(pub Game);

/// Request to paste a text: game codes, a link, a game exported by another device, or a backup.
#[derive(Event, Clone, Debug)]
pub struct Paste(pub String);

/// Request to open a link: a game, or a server to join.
#[derive(Event, Clone, Debug)]
pub struct OpenLink(pub DeepLink);

/// Request to import a file: one that the system opened the program with, or that was dropped on the window. Of several that
/// come together, only the first is imported, because each takes a while.
#[derive(Event, Clone, Debug, PartialEq, Eq)]
pub struct OpenFiles(pub Vec<PathBuf>);

/// Request to export all games, the history and the settings.
#[derive(Event, Clone, Copy, Debug, PartialEq, Eq)]
pub enum BackupRequest {
    /// Into a file in the player's documents.
    Save,
    /// As text into the clipboard.
    Copy,
}

/// A chat message of somebody else has arrived.
#[derive(Message, Clone, Debug, PartialEq, Eq)]
pub struct ChatArrived {
    /// Name of the person.
    pub name: String,
    /// The message.
    pub text: String,
    /// `true` if the screen shows it.
    pub is_seen: bool,
}

/// Request for a short vibration, on a device that can.
#[derive(Event, Clone, Copy, Debug, PartialEq, Eq)]
pub enum Vibrate {
    /// A person on this device made a move.
    Move,
    /// A move was refused.
    Refusal,
    /// A game was won.
    Win,
}

/// Short message for the player about what just happened on the screen. The next one replaces it, and it disappears when the screen
/// changes.
#[derive(Event, Clone, Debug, PartialEq, Eq)]
pub struct Toast(pub Wording);

/// Message that the player must not miss. It is shown for its full time, on any screen, after those before it. Only a later one on the same
/// subject replaces it.
#[derive(Event, Clone, Debug, PartialEq, Eq)]
pub struct Notice {
    /// What the message is about.
    pub subject: Subject,
    /// The message.
    pub text: Wording,
}

/// What a [`Notice`] is about.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Subject {
    /// The folder of the player's files.
    Folder,
    /// The program's end the last time.
    Crash,
    /// The saved games.
    Games,
    /// The results.
    History,
    /// The settings.
    Settings,
    /// A backup that was saved or imported.
    Backup,
    /// A picture that was saved or copied.
    Picture,
    /// The connection to a server.
    Connection,
    /// The rooms of a server in this process.
    Rooms,
}

impl Subject {
    /// Returns a notice about the subject.
    pub const fn notice(self, text: Wording) -> Notice {
        Notice {
            subject: self,
            text,
        }
    }
}

pub(crate) fn plugin(app: &mut App) {
    app.add_redraw_message::<MoveCommitted>()
        .add_redraw_message::<MoveRefused>()
        .add_redraw_message::<GameRequest>()
        .add_redraw_message::<PositionChanged>()
        .add_redraw_message::<PlayAtOnce>()
        .add_redraw_message::<PlayLevel>()
        .add_redraw_message::<ReplayRequest>()
        .add_redraw_message::<ReplayStepped>()
        .add_redraw_message::<NetRequest>()
        .add_redraw_message::<ChatArrived>()
        .redraw_on_event::<GoBack>()
        .redraw_on_event::<OpenScreen>()
        .redraw_on_event::<NewBoard>()
        .redraw_on_event::<StartLesson>()
        .redraw_on_event::<Paste>()
        .redraw_on_event::<OpenLink>()
        .redraw_on_event::<OpenFiles>()
        .redraw_on_event::<BackupRequest>()
        .redraw_on_event::<Toast>()
        .redraw_on_event::<Notice>();
}
