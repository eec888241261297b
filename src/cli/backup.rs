//! The commands `export` and `import`: a backup of everything that the program keeps.

use crate::backup::{export_to_file, import_from_file};
use crate::core::storage::Storage;
use clap::Args;
use std::path::PathBuf;

/// File of a backup.
#[derive(Args)]
pub struct BackupFile {
    /// File of the backup
    file: PathBuf,
}

impl BackupFile {
    /// Writes the file, and returns a line that says what is in it.
    ///
    /// # Errors
    /// One line with the reason.
    pub fn export(&self) -> Result<String, String> {
        let saved = export_to_file(&Storage::of_platform(), &self.file)?;
        Ok(format!("Saved {saved} as {}\n", self.file.display()))
    }

    /// Reads the file, and returns a line that says what was added.
    ///
    /// # Errors
    /// One line with the reason.
    pub fn import(&self) -> Result<String, String> {
        let added = import_from_file(&Storage::of_platform(), &self.file)?;
        Ok(format!("{added}\n"))
    }
}
