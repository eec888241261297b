//! The save file: a table of games in bytes, with a mark, a version and a checksum in front.

use super::{GameHistory, Played, Player, Record, RestoreError, Session};
use crate::codec::{self, CodecError};
use serde::{Deserialize, Serialize};
use std::fmt;

/// The first bytes of every save.
const MARK: &[u8; 8] = b"TESSELLA";
/// The version of the format that this program writes. It reads those before it, too.
pub const VERSION: u16 = 2;
/// The mark, the version and the checksum.
const HEADER: usize = 14;

#[derive(Serialize, Deserialize)]
struct SavedGames<R> {
    games: Vec<R>,
    at: u32,
}

/// A game as version 1 kept it: played for as long as its last move says.
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

/// Why a save cannot be read.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum SaveError {
    /// It does not begin as a save does.
    NotASave,
    /// Another version of the program wrote it.
    UnknownVersion(u16),
    /// Its bytes are not the ones that were written.
    Damaged,
    /// Its bytes are sound but spell no table.
    Codec(CodecError),
    /// A game in it cannot be restored.
    Game(RestoreError),
    /// It says that a game is being played that is not in it.
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

/// The checksum of a save. Since version 2 the version is part of it, lest a damaged one has the payload read as
/// another version's.
fn checksum(version: u16, payload: &[u8]) -> u32 {
    let mut hasher = crc32fast::Hasher::new();
    if version > 1 {
        hasher.update(&version.to_le_bytes());
    }
    hasher.update(payload);
    hasher.finalize()
}

/// The bytes of a save.
///
/// # Errors
/// When the codec refuses, which it does for no table.
pub fn write_save(history: &GameHistory) -> Result<Vec<u8>, CodecError> {
    let payload = codec::encode(&SavedGames {
        games: history.games().iter().map(Session::record).collect(),
        at: history.current_index() as u32,
    })?;
    let mut bytes = Vec::with_capacity(HEADER + payload.len());
    bytes.extend_from_slice(MARK);
    bytes.extend_from_slice(&VERSION.to_le_bytes());
    bytes.extend_from_slice(&checksum(VERSION, &payload).to_le_bytes());
    bytes.extend_from_slice(&payload);
    Ok(bytes)
}

/// The table that a save holds, with all its games played through by the rules.
///
/// # Errors
/// When the bytes are no save, are damaged, are of another version, or hold a game that the rules refuse.
pub fn read_save(bytes: &[u8]) -> Result<GameHistory, SaveError> {
    let (records, at) = read_records(bytes)?;
    let games = records
        .iter()
        .map(Session::restore)
        .collect::<Result<_, _>>()
        .map_err(SaveError::Game)?;
    GameHistory::from_games(games, at).ok_or(SaveError::MissingGame)
}

/// The records that a save holds, none of them played through yet, and which of them is the game being played.
pub(super) fn read_records(bytes: &[u8]) -> Result<(Vec<Record>, usize), SaveError> {
    let rest = bytes.strip_prefix(MARK).ok_or(SaveError::NotASave)?;
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
