//! Configuration, errors and status of a server.

use crate::protocol::{FIRST_PORT, PORT_COUNT};
use std::fmt;
use std::io;
use std::path::{Path, PathBuf};
use tessella_formats::join_code::JoinCode;
use tessella_language::tr;
use tessella_lobby::LobbyLimits;

/// Configuration of a server.
#[derive(Clone, Debug)]
pub struct ServerConfig {
    /// Port. `None` takes the first free one of the usual ports, and 0 any free port.
    pub port: Option<u16>,
    /// Name of the server in lists.
    pub name: String,
    /// Join code. `None` admits everybody.
    pub code: Option<JoinCode>,
    /// Limits of the lobby.
    pub limits: LobbyLimits,
    /// File in which the rooms are saved, to restore them after a crash. `None` saves nothing.
    pub file: Option<PathBuf>,
}

/// Error of a server that cannot start.
#[derive(Debug)]
pub enum ServerError {
    /// The port is in use.
    PortInUse {
        /// Configured port.
        port: u16,
        /// Free port, if one was found.
        free: Option<u16>,
    },
    /// None of the usual ports is free.
    NoPort,
    /// A limit is out of range.
    Limit(String),
    /// Another server uses the file.
    FileInUse(PathBuf),
    /// A file for the rooms, their lock, the join code or the key is not a server's, or cannot be used.
    UnusableFile {
        /// Path of the file.
        path: PathBuf,
        /// The fault.
        fault: FileFault,
    },
    /// The file does not hold the key of a server, or is damaged.
    DamagedKey {
        /// Path of the file.
        path: PathBuf,
        /// Length of the expected text, in characters.
        length: usize,
        /// First characters of the expected text.
        prefix: &'static str,
    },
    /// Error of the system.
    Io(io::Error),
}

/// Fault of a file of a server.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum FileFault {
    /// It is not a file of rooms.
    NotRooms,
    /// It is not a join code.
    NotCode,
    /// The lock has contents.
    NotLock,
    /// It is a folder.
    Folder,
    /// It is neither a file nor a folder.
    NotRegular,
    /// It is a link to a file that does not exist.
    BrokenLink,
    /// It cannot be read; holds the error of the system.
    Unreadable(String),
    /// It cannot be written; holds the error of the system.
    Unwritable(String),
    /// It cannot be locked; holds the error of the system.
    Unlockable(String),
}

impl FileFault {
    /// Returns a sentence about the file at `path`, without its full stop.
    fn explain(&self, path: &Path) -> String {
        let file = path.display().to_string();
        match self {
            Self::NotRooms => tr!("server-file-not-rooms", file = file),
            Self::NotCode => tr!("server-file-not-code", file = file),
            Self::NotLock => tr!("server-file-not-lock", file = file),
            Self::Folder => tr!("server-file-folder", file = file),
            Self::NotRegular => tr!("server-file-not-regular", file = file),
            Self::BrokenLink => tr!("server-file-broken-link", file = file),
            Self::Unreadable(error) => tr!("server-file-unreadable", file = file, error = error),
            Self::Unwritable(error) => tr!("server-file-unwritable", file = file, error = error),
            Self::Unlockable(error) => tr!("server-file-unlockable", file = file, error = error),
        }
    }
}

impl fmt::Display for ServerError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&match self {
            Self::PortInUse { port, free: None } => {
                tr!("server-port-in-use", port = port.to_string())
            }
            Self::PortInUse {
                port,
                free: Some(free),
            } => tr!(
                "server-port-in-use-free",
                port = port.to_string(),
                free = free.to_string()
            ),
            Self::NoPort => tr!(
                "server-no-port",
                first = FIRST_PORT.to_string(),
                last = (FIRST_PORT + PORT_COUNT - 1).to_string()
            ),
            Self::Limit(why) => why.clone(),
            Self::FileInUse(file) => {
                tr!("server-file-in-use", file = file.display().to_string())
            }
            Self::UnusableFile { path, fault } => fault.explain(path),
            Self::DamagedKey {
                path,
                length,
                prefix,
            } => tr!(
                "server-damaged-key",
                file = path.display().to_string(),
                length = length,
                prefix = *prefix
            ),
            Self::Io(error) => tr!("network-unusable", error = error.to_string()),
        })
    }
}

impl std::error::Error for ServerError {}

/// Status of a running server.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct ServerStatus {
    /// Number of people connected.
    pub people: usize,
    /// Number of rooms.
    pub rooms: usize,
    /// Number of running games in whose rooms somebody is connected.
    pub attended_games: usize,
    /// `true` if no more rooms are opened and no more games begin.
    pub is_draining: bool,
    /// Sentence for the owner about a problem, such as rooms that could not be loaded or saved.
    pub warning: Option<String>,
}
