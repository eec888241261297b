//! Configuration, errors and status of a server.

use super::room_store::RoomsWarning;
use std::io;
use std::path::PathBuf;
use tessella_formats::join_code::JoinCode;
use tessella_lobby::LobbyLimits;
use tessella_protocol::{FIRST_PORT, MAX_PEOPLE, PORT_COUNT, SystemError};
use thiserror::Error;

/// Configuration of a server.
#[derive(Clone, Debug)]
pub struct ServerConfig {
    /// Port. `None` means the first free one of the usual ports, and 0 any free port.
    pub port: Option<u16>,
    /// Name under which the server is listed.
    pub name: String,
    /// Join code. `None` admits everybody.
    pub code: Option<JoinCode>,
    /// Limits of the lobby.
    pub limits: LobbyLimits,
    /// File in which the rooms are saved, so that they can be restored after a crash. `None` saves nothing.
    pub file: Option<PathBuf>,
}

/// Error returned if a server cannot start.
#[derive(Debug, Error)]
pub enum ServerError {
    /// The port is in use.
    #[error("port {port} is in use on this device{}", free_port(*.free))]
    PortInUse {
        /// Configured port.
        port: u16,
        /// Free port, if one was found.
        free: Option<u16>,
    },
    /// None of the usual ports is free.
    #[error(
        "ports {FIRST_PORT} to {} are all in use on this device; choose another one",
        FIRST_PORT + PORT_COUNT - 1
    )]
    NoPort,
    /// The maximum number of people is out of range.
    #[error("a host takes 1 to {MAX_PEOPLE} players, not {0}")]
    PeopleLimit(u16),
    /// Another server is using the file.
    #[error("another host keeps its rooms in {}; choose another file", .0.display())]
    FileInUse(PathBuf),
    /// The file for the rooms, their lock, the join code or the key is not a server's, or cannot be used.
    #[error(transparent)]
    UnusableFile(#[from] UnusableFile),
    /// The file does not contain a server's key, or is damaged.
    #[error(
        "{} is not a host key, or is damaged: it should hold {length} characters that begin with {prefix}. Restore it from a \
         backup, or delete it to get a new key; then all seats here are lost",
        .path.display()
    )]
    DamagedKey {
        /// Path of the file.
        path: PathBuf,
        /// Length of the expected text, in characters.
        length: usize,
        /// First characters of the expected text.
        prefix: &'static str,
    },
    /// Another error from the system.
    #[error("the network can't be used: {0}")]
    Io(#[from] io::Error),
}

fn free_port(free: Option<u16>) -> String {
    free.map_or_else(String::new, |free| format!("; port {free} is free"))
}

/// File of a server that is not a server's, or cannot be used.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[error("{} {fault}", .path.display())]
pub struct UnusableFile {
    /// Path of the file.
    pub path: PathBuf,
    /// What is wrong with it.
    pub fault: FileProblem,
}

/// What is wrong with one of a server's files. Displays as the rest of a sentence that begins with the path.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum FileProblem {
    /// It is not a file of rooms.
    #[error("is not a file of rooms")]
    NotRooms,
    /// It is not a join code.
    #[error("is not a join code")]
    NotCode,
    /// The lock file is not empty.
    #[error("is not empty, so it is not a lock")]
    NotLock,
    /// It is a folder.
    #[error("is a folder")]
    Folder,
    /// It is neither a file nor a folder.
    #[error("is not a regular file")]
    NotRegular,
    /// It is a link to a file that does not exist.
    #[error("is a link to a file that does not exist")]
    BrokenLink,
    /// It cannot be read.
    #[error("can't be read: {0}")]
    Unreadable(SystemError),
    /// It cannot be written.
    #[error("can't be written: {0}")]
    Unwritable(SystemError),
    /// It cannot be locked.
    #[error("can't be locked: {0}")]
    Unlockable(SystemError),
}

/// Status of a running server.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct ServerStatus {
    /// Number of people connected.
    pub people: usize,
    /// Number of rooms.
    pub rooms: usize,
    /// Number of running games in whose rooms somebody is connected.
    pub attended_games: usize,
    /// `true` if no rooms are opened and no games begin any more.
    pub is_draining: bool,
    /// Latest warning about the file of the rooms.
    pub warning: Option<RoomsWarning>,
}
