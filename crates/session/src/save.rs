//! Save file: a magic number, a version and a checksum, followed by the games of a library.

use super::earlier_saves::{RecordV1, SavedHistory, SavedLibraryV3, SavedLibraryV4};
use super::save_payload::{SavedGame, SavedLibrary};
use super::{GameLibrary, HintsError, Record, RestoreError, StoredGame};
use serde::de::DeserializeOwned;
use std::collections::HashSet;
use tessella_formats::codec::{self, CodecError};
use tessella_formats::file_format::{FileFormat, FormatError};
use thiserror::Error;

/// Format version written by this program. Older versions can be read.
pub const VERSION: u16 = 5;
/// Format of saves.
const FORMAT: FileFormat = FileFormat {
    magic: b"TESSELLA",
    version: VERSION,
    first_checked_version: 2,
};
/// Maximum memory of the decoded games in bytes, far more than anybody can play.
const MEMORY: usize = 256 << 20;

/// Error returned if a save cannot be read.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum SaveError {
    /// The data does not start with the magic number.
    #[error("it is not a saved game")]
    NotASave,
    /// The format version is unknown.
    #[error("it has format {0}; this version reads formats 1 to {VERSION}")]
    UnknownVersion(u16),
    /// The checksum does not match.
    #[error("it is damaged")]
    Damaged,
    /// The checksum matches, but the payload does not decode.
    #[error("it is damaged ({0})")]
    Codec(CodecError),
    /// The checksum matches, but the hints of a game are invalid.
    #[error("it is damaged ({0})")]
    Hints(HintsError),
    /// The game that was transferred cannot be restored.
    #[error("a game in it can't be restored: {0}")]
    Game(RestoreError),
    /// The index of the current game is out of range.
    #[error("the unfinished game is missing from it")]
    MissingGame,
}

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
/// If encoding fails, which it never does for a library.
pub fn write_save(library: &GameLibrary) -> Result<Vec<u8>, CodecError> {
    let stored = library.stored();
    let current = library.current_as_stored();
    FORMAT.write(&SavedLibrary {
        current: current.as_ref().map(|_| stored.len() as u32),
        games: stored.iter().chain(&current).map(SavedGame::from).collect(),
    })
}

/// Games of a save.
#[derive(Clone, Debug)]
pub struct LoadedGames {
    /// All games of the save.
    pub library: GameLibrary,
    /// Why the game being played could not be restored. It is then a stored game, and none is being played.
    pub problem: Option<RestoreError>,
}

/// Decodes a save. The game being played is replayed by the rules. The others remain records, so a game that the rules
/// refuse is an error only when it is opened.
///
/// # Errors
/// If the data is not a save, is damaged, or has an unknown version.
pub fn read_save(bytes: &[u8]) -> Result<LoadedGames, SaveError> {
    let (mut stored, current) = read_games(bytes)?;
    let mut known = HashSet::with_capacity(stored.len());
    for game in &mut stored {
        game.make_unique(&mut known);
    }
    let current_id = current.and_then(|index| Some(stored.get(index)?.id));
    let mut library = GameLibrary::of_stored(stored);
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

/// Decodes the games of a save without replaying them, and the index of the game being played.
///
/// # Errors
/// If the data is not a save, is damaged, or has an unknown version.
pub(super) fn read_games(bytes: &[u8]) -> Result<(Vec<StoredGame>, Option<usize>), SaveError> {
    let (version, payload) = FORMAT.open(bytes)?;
    let SavedLibrary { games, current } = match version {
        1 => decode::<SavedHistory<RecordV1>>(payload).map(SavedLibrary::from),
        2 => decode::<SavedHistory<Record>>(payload).map(SavedLibrary::from),
        3 => decode::<SavedLibraryV3>(payload).map(SavedLibrary::from),
        4 => decode::<SavedLibraryV4>(payload).map(SavedLibrary::from),
        _ => decode(payload),
    }
    .map_err(SaveError::Codec)?;
    let games: Result<Vec<_>, _> = games.into_iter().map(StoredGame::try_from).collect();
    let games = games.map_err(SaveError::Hints)?;
    let current = current.map(|index| index as usize);
    match current {
        Some(index) if index >= games.len() => Err(SaveError::MissingGame),
        _ => Ok((games, current)),
    }
}

fn decode<T: DeserializeOwned>(payload: &[u8]) -> Result<T, CodecError> {
    codec::decode_within::<MEMORY, T>(payload)
}
