//! Save file: a magic number, a version and a checksum, followed by the games of a library.

use super::{GameLibrary, Played, Player, Record, RestoreError, Session, StoredGame};
use crate::codec::{self, CodecError};
use crate::file_format::{FileFormat, FormatError};
use crate::games::Rules;
use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize};
use std::fmt;

/// Format version written by this program. Older versions can be read.
pub const VERSION: u16 = 3;
/// Format of saves.
const FORMAT: FileFormat = FileFormat {
    magic: b"TESSELLA",
    version: VERSION,
    first_checked_version: 2,
};
/// Maximum memory of the decoded games in bytes, far more than anybody plays.
const MEMORY: usize = 256 << 20;

/// Payload of a save. The games are in the order in which they were played.
#[derive(Serialize, Deserialize)]
struct SavedLibrary<R> {
    games: Vec<SavedGame<R>>,
    /// Index of the game being played.
    current: Option<u32>,
}

#[derive(Serialize, Deserialize)]
struct SavedGame<R> {
    record: R,
    is_over: bool,
    is_favourite: bool,
}

impl<'a> From<&'a StoredGame> for SavedGame<&'a Record> {
    fn from(stored: &'a StoredGame) -> Self {
        Self {
            record: &stored.record,
            is_over: stored.is_over,
            is_favourite: stored.is_favourite,
        }
    }
}

/// Payload of versions 1 and 2, which had a current game in a history.
#[derive(Deserialize)]
struct SavedHistory<R> {
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
    /// The game that was transferred cannot be restored.
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

impl From<FormatError> for SaveError {
    fn from(error: FormatError) -> Self {
        match error {
            FormatError::WrongMagic => Self::NotASave,
            FormatError::UnknownVersion(version) => Self::UnknownVersion(version),
            FormatError::Damaged => Self::Damaged,
        }
    }
}

/// Encodes a save.
///
/// # Errors
/// If the codec refuses, which it does for no library.
pub fn write_save(library: &GameLibrary) -> Result<Vec<u8>, CodecError> {
    let stored = library.stored();
    let current = library.current_as_stored();
    FORMAT.write(&SavedLibrary {
        current: current.as_ref().map(|_| stored.len() as u32),
        games: { stored.iter().chain(&current) }
            .map(SavedGame::from)
            .collect(),
    })
}

/// Games of a save.
#[derive(Clone, Debug)]
pub struct LoadedGames {
    /// All games of the save.
    pub library: GameLibrary,
    /// Reason that the game being played could not be restored. It is stored then, and no game is being played.
    pub problem: Option<RestoreError>,
}

/// Decodes a save. The game being played is replayed by the rules. The others remain records, so one that the rules
/// refuse is an error only when it is opened.
///
/// # Errors
/// If the data is not a save, is damaged, or has an unknown version.
pub fn read_save(bytes: &[u8]) -> Result<LoadedGames, SaveError> {
    let (games, current) = read_games(bytes)?;
    let mut library = GameLibrary::default();
    let mut current_id = None;
    for (index, game) in games.into_iter().enumerate() {
        let id = library.add(game.record, game.is_over, game.is_favourite);
        if current == Some(index) {
            current_id = Some(id);
        }
    }
    let opened = current_id.map_or(Ok(true), |id| library.open(id));
    Ok(LoadedGames {
        library,
        problem: opened.err(),
    })
}

/// Decodes the records of a save without replaying them, and the index of the game being played.
///
/// # Errors
/// If the data is not a save, is damaged, or has an unknown version.
pub fn read_records(bytes: &[u8]) -> Result<(Vec<Record>, Option<usize>), SaveError> {
    let (games, current) = read_games(bytes)?;
    Ok((games.into_iter().map(|game| game.record).collect(), current))
}

/// Decodes the games of a save, and the index of the one being played.
fn read_games(bytes: &[u8]) -> Result<(Vec<SavedGame<Record>>, Option<usize>), SaveError> {
    let (version, payload) = FORMAT.open(bytes)?;
    let SavedLibrary { games, current } = match version {
        1 => decode::<SavedHistory<RecordV1>>(payload).map(SavedLibrary::from),
        2 => decode::<SavedHistory<Record>>(payload).map(SavedLibrary::from),
        _ => decode(payload),
    }
    .map_err(SaveError::Codec)?;
    let current = current.map(|index| index as usize);
    match current {
        Some(index) if index >= games.len() => Err(SaveError::MissingGame),
        _ => Ok((games, current)),
    }
}

fn decode<T: DeserializeOwned>(payload: &[u8]) -> Result<T, CodecError> {
    codec::decode_within::<MEMORY, T>(payload)
}

impl<R: Into<Record>> From<SavedHistory<R>> for SavedLibrary<Record> {
    fn from(history: SavedHistory<R>) -> Self {
        let games = history.games.into_iter().map(|record| {
            let record = record.into();
            SavedGame {
                // Programs that wrote these versions kept eight games.
                is_over: Session::restore(&record)
                    .is_ok_and(|game| game.position().outcome().is_some()),
                is_favourite: false,
                record,
            }
        });
        Self {
            games: games.collect(),
            current: Some(history.at),
        }
    }
}
