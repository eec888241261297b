//! File of a backup: a magic number, a version and a checksum, followed by the sections.

use super::Backup;
use crate::statistics::{HistoryError, read_history, write_history};
use serde::{Deserialize, Serialize};
use tessella_formats::codec::{self, CodecError};
use tessella_formats::file_format::{FileFormat, FormatError};
use tessella_formats::text_format::TextError;
use tessella_session::{SaveError, read_save, write_save};
use thiserror::Error;

/// Format version of backups written by this program. Older versions can be read.
pub const BACKUP_VERSION: u16 = 1;
/// Extension of backup files, without the dot.
pub const BACKUP_EXTENSION: &str = "tessella";
/// Format of backups.
const FORMAT: FileFormat = FileFormat {
    magic: b"TESSBKUP",
    version: BACKUP_VERSION,
    first_checked_version: 1,
};
/// Maximum memory of the encoded sections in bytes, far more than anybody can play.
const MEMORY: usize = 256 << 20;

/// Payload of a backup. Games and history are complete files with versions of their own, so an old backup is read by
/// the same code as the old files. Fields are encoded in order.
#[derive(Serialize, Deserialize)]
struct Sections {
    games: Vec<u8>,
    history: Vec<u8>,
    settings: Option<String>,
}

/// Error returned if a backup cannot be written or read.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum BackupError {
    /// The text is of another kind, too long or damaged.
    #[error(transparent)]
    Text(#[from] TextError),
    /// The data does not start with the magic number.
    #[error("it is not a backup")]
    NotABackup,
    /// The format version is unknown.
    #[error("the backup has format {0}; this version reads formats 1 to {BACKUP_VERSION}")]
    UnknownVersion(u16),
    /// The checksum does not match.
    #[error("it is damaged (wrong checksum)")]
    Damaged,
    /// The sections cannot be encoded, or cannot be decoded although the checksum matches.
    #[error("games, statistics and settings can't be read: {0}")]
    Codec(CodecError),
    /// The games cannot be read.
    #[error("the games can't be read: {0}")]
    Games(SaveError),
    /// The history cannot be read.
    #[error(transparent)]
    History(#[from] HistoryError),
}

impl From<FormatError> for BackupError {
    fn from(error: FormatError) -> Self {
        match error {
            FormatError::WrongMagic => Self::NotABackup,
            FormatError::UnknownVersion(version) => Self::UnknownVersion(version),
            FormatError::Damaged => Self::Damaged,
        }
    }
}

/// Encodes a backup as a file.
///
/// # Errors
/// If encoding fails, which it never does for a backup.
pub fn write_backup(backup: &Backup) -> Result<Vec<u8>, BackupError> {
    let sections = Sections {
        games: write_save(&backup.library).map_err(BackupError::Codec)?,
        history: write_history(&backup.history).map_err(BackupError::Codec)?,
        settings: backup.settings.clone(),
    };
    FORMAT.write(&sections).map_err(BackupError::Codec)
}

/// Decodes a backup. A game that cannot be restored remains a record, even if it was being played.
///
/// # Errors
/// If the data is not a backup, is damaged, has an unknown version or extra bytes, would need more than 256 MiB, or
/// contains games or a history that cannot be read.
pub fn read_backup(bytes: &[u8]) -> Result<Backup, BackupError> {
    let (_, payload) = FORMAT.open(bytes)?;
    let sections: Sections =
        codec::decode_within::<MEMORY, _>(payload).map_err(BackupError::Codec)?;
    Ok(Backup {
        library: read_save(&sections.games)
            .map_err(BackupError::Games)?
            .library,
        history: read_history(&sections.history)?,
        settings: sections.settings,
    })
}

/// Decodes a backup, or one of the two files that it contains: a save, or a player's history. All have the same
/// extension, and a save copied from another device is merged just like a backup.
///
/// # Errors
/// Those of [`read_backup`], [`read_save`] and [`read_history`].
pub fn read_player_file(bytes: &[u8]) -> Result<Backup, BackupError> {
    match read_backup(bytes) {
        Err(BackupError::NotABackup) => {}
        read => return read,
    }
    match read_save(bytes) {
        Ok(games) => {
            return Ok(Backup {
                library: games.library,
                ..Backup::default()
            });
        }
        Err(SaveError::NotASave) => {}
        Err(error) => return Err(BackupError::Games(error)),
    }
    match read_history(bytes) {
        Ok(history) => Ok(Backup {
            history,
            ..Backup::default()
        }),
        Err(HistoryError::NotAHistory) => Err(BackupError::NotABackup),
        Err(error) => Err(error.into()),
    }
}
