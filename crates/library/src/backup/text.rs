//! Backups as text: the file in base32.

use super::Backup;
use super::file::{BackupError, read_backup, write_backup};
use tessella_formats::text_format::TextFormat;

/// Format of backups as text.
const FORMAT: TextFormat = TextFormat {
    prefix: "tessella-backup:",
    // Enough for tens of thousands of games.
    max_length: 32_000_000,
};

/// Returns `true` if a text starts like a backup, valid or not.
pub fn is_backup_text(text: &str) -> bool {
    FORMAT.matches(text)
}

/// Finds the text of a backup, valid or not, in a longer text: in quotes or in the middle of a sentence.
pub fn find_backup_text(text: &str) -> Option<String> {
    FORMAT.find(text)
}

/// Exports a backup as text for [`import_text`].
///
/// # Errors
/// If the text would be too long to be imported. [`write_backup`] has no such limit.
pub fn export_text(backup: &Backup) -> Result<String, BackupError> {
    let bytes = write_backup(backup)?;
    Ok(FORMAT.encode(&bytes)?)
}

/// Imports a backup from text written by [`export_text`], with or without line breaks.
///
/// # Errors
/// If the text is not an exported backup or is too long, and those of [`read_backup`].
pub fn import_text(text: &str) -> Result<Backup, BackupError> {
    let bytes = FORMAT.decode(text)?;
    read_backup(&bytes)
}
