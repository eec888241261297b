//! Errors and labels of statistics, packs, backups, links and received texts.

mod packs;
mod received;
mod statistics;

pub use packs::pack_title;
pub use statistics::board_name;

use super::texts;
use tessella_library::backup::{BACKUP_VERSION, BackupError};
use tessella_library::links::{JOIN, LinkError, MAX_LENGTH, SCHEME};

texts! { BackupError in language {
    Text(error) => error,
    NotABackup => "backup-another-kind",
    UnknownVersion(version) => "backup-version"(latest = BACKUP_VERSION, version),
    Damaged => "file-checksum",
    Codec(error) => "backup-not-decoded"(error = error.text(language)),
    Games(error) => "backup-games"(error = error.text(language)),
    History(error) => error,
}}

texts! { LinkError in language {
    Scheme => "link-scheme"(scheme = SCHEME),
    TooLong => "link-too-long"(most = MAX_LENGTH),
    Empty => "link-empty"(word = JOIN, scheme = SCHEME),
    Encoding => "link-encoding",
    Game(error) => error,
    Address => "link-address"(word = JOIN),
    JoinCode(error) => error,
    End => "link-end",
}}
