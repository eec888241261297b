//! Save file: a magic number, a version and a checksum, followed by a history of games.

use super::history::MAX_GAMES;
use super::{GameHistory, Played, Player, Record, RestoreError, Session};
use crate::codec::{self, CodecError};
use serde::{Deserialize, Serialize};
use std::fmt;

/// Magic number at the start of every save.
const MAGIC: &[u8; 8] = b"TESSELLA";
/// Format version written by this program. Older versions can be read.
pub const VERSION: u16 = 2;
/// Length of the magic number, version and checksum in bytes.
const HEADER_LEN: usize = 14;

#[derive(Serialize, Deserialize)]
struct SavedGames<R> {
    games: Vec<R>,
    at: u32,
}

/// Record of version 1, which had no time of play; the time of the last move takes its place.
#[derive(Deserialize)]
struct RecordV1 {
    code: String,
    players: Vec<Player>,
    moves: Vec<Played>,
    cursor: u32,
}

impl From<RecordV1> for Record {
    fn from(first: RecordV1) -> Self {
        let elapsed = first.moves.last().map_or(0, |last| last.at);
        Self {
            code: first.code,
            players: first.players,
            moves: first.moves,
            cursor: first.cursor,
            elapsed,
        }
    }
}

/// Error when a save cannot be read.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum SaveError {
    /// The data does not start with the magic number.
    NotASave,
    /// The format version is unknown.
    UnknownVersion(u16),
    /// The checksum does not match.
    Damaged,
    /// The checksum matches, but the payload does not decode.
    Codec(CodecError),
    /// A game cannot be restored.
    Game(RestoreError),
    /// The index of the current game is out of range.
    MissingGame,
}

impl fmt::Display for SaveError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::NotASave => write!(f, "it is not a saved game"),
            Self::UnknownVersion(version) => write!(
                f,
                "it has format {version}, and this program reads formats 1 to {VERSION}"
            ),
            Self::Damaged => write!(f, "it is damaged"),
            Self::Codec(error) => write!(f, "it is damaged ({error})"),
            Self::Game(error) => write!(f, "a game in it cannot be restored: {error}"),
            Self::MissingGame => write!(f, "the game to go on with is missing in it"),
        }
    }
}

impl std::error::Error for SaveError {}

/// Computes the checksum of a save. Since version 2 it covers the version, so that a damaged version number is
/// detected.
fn checksum(version: u16, payload: &[u8]) -> u32 {
    let mut hasher = crc32fast::Hasher::new();
    if version > 1 {
        hasher.update(&version.to_le_bytes());
    }
    hasher.update(payload);
    hasher.finalize()
}

/// Encodes a save.
///
/// # Errors
/// If the codec refuses, which it does for no history.
pub fn write_save(history: &GameHistory) -> Result<Vec<u8>, CodecError> {
    let payload = codec::encode(&SavedGames {
        games: history.games().iter().map(Session::record).collect(),
        at: history.current_index() as u32,
    })?;
    let mut bytes = Vec::with_capacity(HEADER_LEN + payload.len());
    bytes.extend_from_slice(MAGIC);
    bytes.extend_from_slice(&VERSION.to_le_bytes());
    bytes.extend_from_slice(&checksum(VERSION, &payload).to_le_bytes());
    bytes.extend_from_slice(&payload);
    Ok(bytes)
}

/// Games of a save that a history keeps.
#[derive(Clone, Debug)]
pub struct RecentGames {
    /// The current game and those around it.
    pub history: GameHistory,
    /// Description of what is missing of the save; `None` if nothing is.
    pub loss: Option<SaveLoss>,
}

/// Part of a save that its history does not hold.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum SaveLoss {
    /// The save has more games than a history keeps.
    TooMany {
        /// Number of games in the save.
        games: usize,
        /// Number of games restored.
        restored: usize,
    },
    /// A game cannot be restored.
    Game {
        /// Number of the game in the save, from 1.
        number: usize,
        /// Number of games in the save.
        games: usize,
        /// Reason.
        why: RestoreError,
    },
}

impl fmt::Display for SaveLoss {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::TooMany { games, restored } => {
                write!(f, "there are {games} games, and {restored} are kept")
            }
            Self::Game { number, games, why } => {
                write!(f, "game {number} of {games} cannot be restored: {why}")
            }
        }
    }
}

/// Decodes a save, and replays the games by the rules that a history keeps: the current one and those around it. A game
/// that cannot be restored is left out. If it is the current one, the game before it takes its place, or the one after
/// it.
///
/// # Errors
/// If the data is not a save, is damaged, has an unknown version, or if none of the games can be restored.
pub fn read_recent_games(bytes: &[u8]) -> Result<RecentGames, SaveError> {
    let (records, at) = read_records(bytes)?;
    if at >= records.len() {
        return Err(SaveError::MissingGame);
    }
    let first = at.saturating_sub(MAX_GAMES / 2);
    let first = first.min(records.len().saturating_sub(MAX_GAMES));
    let mut loss = (records.len() > MAX_GAMES).then_some(SaveLoss::TooMany {
        games: records.len(),
        restored: MAX_GAMES,
    });
    let (mut games, mut current, mut failed) = (Vec::new(), 0, None);
    for (index, record) in records.iter().enumerate().skip(first).take(MAX_GAMES) {
        match Session::restore(record) {
            Ok(game) => {
                if index <= at {
                    current = games.len();
                }
                games.push(game);
            }
            Err(why) => {
                failed.get_or_insert_with(|| why.clone());
                loss.get_or_insert(SaveLoss::Game {
                    number: index + 1,
                    games: records.len(),
                    why,
                });
            }
        }
    }
    match (GameHistory::from_games(games, current), failed) {
        (Some(history), _) => Ok(RecentGames { history, loss }),
        (None, Some(why)) => Err(SaveError::Game(why)),
        (None, None) => Err(SaveError::MissingGame),
    }
}

/// Decodes the records of a save without replaying them, and the index of the current game.
///
/// # Errors
/// If the data is not a save, is damaged, or has an unknown version.
pub fn read_records(bytes: &[u8]) -> Result<(Vec<Record>, usize), SaveError> {
    let rest = bytes.strip_prefix(MAGIC).ok_or(SaveError::NotASave)?;
    let (version, rest) = rest.split_first_chunk().ok_or(SaveError::Damaged)?;
    let version = u16::from_le_bytes(*version);
    if !(1..=VERSION).contains(&version) {
        return Err(SaveError::UnknownVersion(version));
    }
    let (sum, payload) = rest.split_first_chunk().ok_or(SaveError::Damaged)?;
    if u32::from_le_bytes(*sum) != checksum(version, payload) {
        return Err(SaveError::Damaged);
    }
    let saved: SavedGames<Record> = match version {
        1 => codec::decode(payload).map(|first: SavedGames<RecordV1>| SavedGames {
            games: first.games.into_iter().map(Record::from).collect(),
            at: first.at,
        }),
        _ => codec::decode(payload),
    }
    .map_err(SaveError::Codec)?;
    Ok((saved.games, saved.at as usize))
}
