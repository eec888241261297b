//! The subcommands `export` and `import`: a backup of everything that the program keeps.

use lexopt::prelude::*;
use std::path::PathBuf;
use tessella::app::backup::{export_to_file, import_from_file};
use tessella::app::core::storage::Storage;

/// Direction of a backup.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum BackupCommand {
    /// Writes a file.
    Export,
    /// Reads a file.
    Import,
}

impl BackupCommand {
    /// Returns the command of this name.
    pub(super) fn named(name: &str) -> Option<Self> {
        match name {
            "export" => Some(Self::Export),
            "import" => Some(Self::Import),
            _ => None,
        }
    }

    /// Makes the backup, or restores it. Returns a line that says what was done.
    ///
    /// # Errors
    /// One line with the reason.
    pub fn run(self, file: &std::path::Path) -> Result<String, String> {
        let storage = Storage::of_platform();
        match self {
            Self::Export => export_to_file(&storage, file)
                .map(|done| format!("Saved {done} as {}\n", file.display())),
            Self::Import => import_from_file(&storage, file).map(|done| format!("{done}\n")),
        }
    }

    /// Parses the arguments that follow the command: the name of a file. Returns `None` if help is asked for.
    pub(super) fn parse(self, mut parser: lexopt::Parser) -> Result<Option<PathBuf>, String> {
        let name = match self {
            Self::Export => "export",
            Self::Import => "import",
        };
        let mut file = None;
        while let Some(argument) = parser.next().map_err(|error| error.to_string())? {
            match argument {
                Short('h') | Long("help") => return Ok(None),
                Value(given) if file.is_none() => file = Some(PathBuf::from(given)),
                _ => {
                    return Err(format!(
                        "{}; {name} has one argument, the name of a file",
                        argument.unexpected()
                    ));
                }
            }
        }
        file.map(Some)
            .ok_or_else(|| format!("{name} needs the name of a file"))
    }
}
