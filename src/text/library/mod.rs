//! Errors and labels of statistics, packs, backups, links and received texts.

mod packs;
mod received;
mod statistics;

pub use packs::pack_title;
pub use statistics::board_name;

use super::Text;
use tessella_language::{Language, tr};
use tessella_library::backup::{BACKUP_VERSION, BackupError};
use tessella_library::links::{JOIN, LinkError, MAX_LENGTH, SCHEME};

impl Text for BackupError {
    fn text(&self, language: Language) -> String {
        match self {
            Self::Text(error) => error.text(language),
            Self::NotABackup => tr!(language, "backup-another-kind").to_owned(),
            Self::UnknownVersion(version) => {
                let latest = BACKUP_VERSION;
                tr!(language, "backup-version", latest, version = *version)
            }
            Self::Damaged => tr!(language, "file-checksum").to_owned(),
            Self::Codec(error) => {
                tr!(language, "backup-not-decoded", error = error.text(language))
            }
            Self::Games(error) => tr!(language, "backup-games", error = error.text(language)),
            Self::History(error) => error.text(language),
        }
    }
}

impl Text for LinkError {
    fn text(&self, language: Language) -> String {
        match self {
            Self::Scheme => tr!(language, "link-scheme", scheme = SCHEME),
            Self::TooLong => tr!(language, "link-too-long", most = MAX_LENGTH),
            Self::Empty => tr!(language, "link-empty", word = JOIN, scheme = SCHEME),
            Self::Encoding => tr!(language, "link-encoding").to_owned(),
            Self::Game(error) => error.text(language),
            Self::Address => tr!(language, "link-address", word = JOIN),
            Self::JoinCode(error) => error.text(language),
            Self::End => tr!(language, "link-end").to_owned(),
        }
    }
}
