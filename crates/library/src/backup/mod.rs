//! Backup of everything that the program stores for a player: the games, the history and the settings, as one file or
//! as text.
//!
//! A backup is read as a whole or not at all. Its games and its history are merged into those on a device by
//! [`GameLibrary::merge`] and [`PlayerHistory::merge`]: nothing is lost, and merging it again changes nothing.
//!
//! ```
//! use tessella_library::backup::{Backup, export_text, import_text};
//! use tessella_games::{Rules, Seat};
//! use tessella_session::{GameLibrary, Merged, Player, Session};
//! use tessella_library::statistics::PlayerHistory;
//!
//! let mut game = Session::new("drench:15x15,c6#4711".parse()?, vec![Player::Human])?;
//! game.play(Seat::FIRST, game.position().legal_moves()[0])?;
//! let backup = Backup {
//!     library: GameLibrary::new(game),
//!     ..Backup::default()
//! };
//! let text = export_text(&backup)?;
//!
//! let (mut library, mut history) = (GameLibrary::default(), PlayerHistory::default());
//! for expected in [Merged { added: 1, known: 0 }, Merged { added: 0, known: 1 }] {
//!     let backup = import_text(&text)?;
//!     assert_eq!(library.merge(backup.library), expected);
//!     history.merge(backup.history);
//! }
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

mod file;
mod text;

pub use file::{
    BACKUP_EXTENSION, BACKUP_VERSION, BackupError, read_backup, read_player_file, write_backup,
};
pub use text::{export_text, find_backup_text, import_text, is_backup_text};

use crate::statistics::PlayerHistory;
use tessella_session::GameLibrary;

/// Everything that the program stores for a player.
#[derive(Clone, Debug, Default)]
pub struct Backup {
    /// All games, including the one being played.
    pub library: GameLibrary,
    /// Results of games, and progress in today's boards.
    pub history: PlayerHistory,
    /// Contents of the settings file, which this crate does not interpret. `None` if there is no such file.
    pub settings: Option<String>,
}
