//! What a guest asks, and what a host tells. Both travel as bytes of [`crate::codec`].
//!
//! The order of variants is what travels, so that new ones go to the end, and [`crate::net::PROTOCOL`] counts up where that
//! does not suffice.

use super::refusal::Refusal;
use super::words::Words;
use crate::games::{Level, Move};
use crate::session::Record;
use serde::{Deserialize, Serialize};
use std::fmt;

/// Who somebody is, for as long as the host runs.
#[derive(
    Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize,
)]
pub struct PersonId(pub u32);

/// Which room, for as long as the host runs.
#[derive(
    Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize,
)]
pub struct RoomId(pub u32);

/// What a person's seat is held by: a random number that only its owner and the host know.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub struct Token(pub [u8; 16]);

impl fmt::Debug for Token {
    /// Keeps it out of logs.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Token(…)")
    }
}

/// A clock that people play against each other by.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub enum TimeLimit {
    /// None.
    #[default]
    None,
    /// So many seconds for each move.
    Move(u16),
    /// So many seconds for all moves of a seat together.
    Game(u16),
}

/// Who wins a race on the same board.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub enum Goal {
    /// Who is done first.
    #[default]
    First,
    /// Who is done with the fewest moves.
    Fewest,
}

/// What is decided when a room is opened.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct RoomPlan {
    /// The game code. Where it has a seed, each game is dealt from a fresh one, so that nobody knows the board before.
    pub code: String,
    /// How many places there are. Games for several have one for each seat; on games for one it is how many race.
    pub places: u8,
    /// Whether people may watch.
    pub spectators: bool,
    /// The clock.
    pub limit: TimeLimit,
    /// Who wins a race; of no meaning in games for several.
    pub goal: Goal,
}

/// What a guest asks of the host.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Ask {
    /// Who they are. Comes first, and nothing is answered before it.
    Hello {
        /// The name that they would like to have.
        name: String,
        /// What the host gave them the last time, if they have been here before.
        token: Option<Token>,
    },
    /// To have another name.
    Rename(String),
    /// To say something: to those in the same room, or to those in the entrance.
    Say(Words),
    /// To open a room, and sit down in it.
    Open(RoomPlan),
    /// To sit down: in a place, or in the first that is free.
    Sit(RoomId, Option<u8>),
    /// To watch.
    Watch(RoomId),
    /// To leave the room. Who plays forfeits.
    Leave,
    /// To be ready to begin, or not any more; after a game, to play another.
    Ready(bool),
    /// To give a place that is free to the computer, or to free it again. For who has sat longest.
    Seat(u8, Option<Level>),
    /// To make a move: after so many, this one.
    Move {
        /// How many moves have been made, as the guest knows.
        ply: u32,
        /// The move.
        mv: Move,
    },
    /// To have chance decide: the die cast, or the tiles shuffled.
    Chance {
        /// How many moves have been made, as the guest knows.
        ply: u32,
    },
    /// To take back moves. In a race that counts time it is done at once: as far as after so many moves. Else the others
    /// are asked about the own last move.
    TakeBack(u32),
    /// To let somebody take back a move, or not.
    Allow(bool),
    /// To give the game up and stay in the room.
    GiveUp,
    /// To be told all about the game in the room again: what is here does not agree with what was told.
    Again,
}

/// Whether a person is here.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Presence {
    /// Connected.
    Here,
    /// Cut off. The seat is kept for so many more seconds; for long, where nobody waits.
    CutOff(u16),
}

/// What everybody knows of a person.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct PersonInfo {
    /// Who.
    pub id: PersonId,
    /// What they are called.
    pub name: String,
    /// Whether they are here.
    pub presence: Presence,
    /// The room in which they are.
    pub room: Option<RoomId>,
}

/// Who has a place in a room.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Taker {
    /// Nobody.
    Nobody,
    /// A person.
    Person(PersonId),
    /// The computer.
    Computer(Level),
}

/// What everybody knows of a place in a room.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct PlaceInfo {
    /// Who has it.
    pub taker: Taker,
    /// Whether they are ready to begin.
    pub ready: bool,
    /// How many games they have won here.
    pub won: u16,
}

/// What goes on in a room.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Stage {
    /// People sit down and get ready.
    Waiting,
    /// The board is being dealt.
    Dealing,
    /// A game is played.
    Running,
    /// A game has ended, and those who played it are still here.
    Over,
}

/// What everybody knows of a room.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct RoomInfo {
    /// Which.
    pub id: RoomId,
    /// The game and its options, as a code has them; shortened if they are very long.
    pub about: String,
    /// Whether each plays on a board of their own.
    pub race: bool,
    /// The places.
    pub places: Vec<PlaceInfo>,
    /// Who may give places to the computer: the person who has sat longest.
    pub opener: Option<PersonId>,
    /// Who watches.
    pub watching: Vec<PersonId>,
    /// Whether people may watch.
    pub spectators: bool,
    /// The clock.
    pub limit: TimeLimit,
    /// Who wins a race.
    pub goal: Goal,
    /// What goes on.
    pub stage: Stage,
}

/// Why a person is gone.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Gone {
    /// They left.
    Left,
    /// They were cut off and did not come back in time.
    CutOff,
}

/// Why a game ended otherwise than by its rules.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Forfeit {
    /// They left the room.
    Left,
    /// They were cut off and did not come back in time.
    CutOff,
    /// They gave up.
    GaveUp,
    /// Their time was up.
    Time,
}

/// How a game ended.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Ending {
    /// The place that won; `None` if nobody did, or nobody alone.
    pub winner: Option<u8>,
    /// Who ended it, and why, where it was not the rules.
    pub forfeit: Option<(u8, Forfeit)>,
}

/// How far somebody is in a race.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Progress {
    /// How many tiles are done.
    pub done: u16,
    /// Of how many.
    pub of: u16,
    /// How many moves have been made.
    pub moves: u16,
    /// How they ended: won or not.
    pub ended: Option<bool>,
}

/// A game that is played in the room, as one who enters is told it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct GameInfo {
    /// Counts the games of a room, from 1.
    pub number: u32,
    /// The place that sits in the first seat; the others follow in order.
    pub first: u8,
    /// Whether each plays on a board of their own.
    pub race: bool,
    /// How far each place is; empty where all play on one board.
    pub progress: Vec<Progress>,
}

/// What a host tells a guest.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Tell {
    /// They are in.
    Welcome {
        /// Who they are from now on.
        you: PersonId,
        /// What they come back with.
        token: Token,
        /// For how long the seat of one who is cut off is kept, in seconds.
        grace: u16,
    },
    /// That cannot be.
    Refused(Refusal),
    /// The host ends, or they are not wanted; the connection is closed after it.
    Farewell(Farewell),
    /// A person came, or something about them is different.
    Person(PersonInfo),
    /// A person is gone.
    Gone(PersonId, Gone),
    /// Somebody said something: in the room, or in the entrance.
    Said {
        /// Who.
        by: PersonId,
        /// In which room.
        room: Option<RoomId>,
        /// What.
        words: Words,
    },
    /// A room was opened, or something about it is different.
    Room(RoomInfo),
    /// A room is no more.
    RoomClosed(RoomId),
    /// A game in the own room: the boards follow, each as a [`Tell::Board`].
    Game(GameInfo),
    /// A board of the game and what has been played on it. There is one, or in a race one for each place; who races sees
    /// only the own.
    Board {
        /// The place in a race; 0 where all play on one board.
        board: u8,
        /// The game so far.
        record: Record,
        /// The hash of its position.
        hash: u32,
    },
    /// A move was made.
    Moved {
        /// On which board.
        board: u8,
        /// Its number, from 1.
        seq: u32,
        /// The move.
        mv: Move,
        /// How long after the move before it, in milliseconds.
        after: u32,
        /// The hash of the position after it.
        hash: Hash,
    },
    /// Moves were taken back.
    TakenBack {
        /// On which board.
        board: u8,
        /// How many are left.
        ply: u32,
        /// How long the game has been played, in milliseconds.
        elapsed: u32,
    },
    /// Somebody would like to take back their last move.
    TakeBackAsked(PersonId),
    /// They may, or not.
    TakeBackAnswered(bool),
    /// How far somebody is in a race.
    Progress(u8, Progress),
    /// The game has ended.
    Ended(Ending),
    /// How much time each place has left, in milliseconds; sent now and then, and may get lost.
    Clock(Vec<u32>),
}

/// A hash that always takes four bytes.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Hash([u8; 4]);

impl From<u32> for Hash {
    fn from(hash: u32) -> Self {
        Self(hash.to_le_bytes())
    }
}

impl From<Hash> for u32 {
    fn from(hash: Hash) -> Self {
        Self::from_le_bytes(hash.0)
    }
}

/// Why a host lets somebody go.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Farewell {
    /// The host ends.
    Closing,
    /// They came in a second time, from elsewhere.
    Elsewhere,
    /// What they sent is no message.
    Nonsense,
    /// They sent far too much.
    TooMuch,
    /// They have not said for long by what name they come in.
    Nameless,
}

impl fmt::Display for Farewell {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::Closing => {
                "The host has ended the session. Games are kept there for the next time."
            }
            Self::Elsewhere => {
                "You have come in again from another place, which has your seat now."
            }
            Self::Nonsense => {
                "The host did not understand what came from here. Is it the same version?"
            }
            Self::TooMuch => "The host was sent too much from here.",
            Self::Nameless => {
                "The host was not told a name that nobody else has, and does not wait for it any longer."
            }
        })
    }
}
