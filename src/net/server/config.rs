//! Configuration, errors and status of a server.

use crate::lobby::LobbyLimits;
use crate::net::admission::JoinCode;
use crate::net::protocol::{FIRST_PORT, PORT_COUNT};
use std::fmt;
use std::io;
use std::path::PathBuf;

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
        /// End of the sentence, such as "is a folder".
        why: String,
    },
    /// The file does not hold the key of a server, or is damaged.
    DamagedKey {
        /// Path of the file.
        path: PathBuf,
        /// Expected content, such as "121 letters".
        expected: String,
    },
    /// Error of the system.
    Io(io::Error),
}

impl fmt::Display for ServerError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::PortInUse { port, free } => {
                write!(f, "port {port} is in use on this machine")?;
                match free {
                    Some(free) => write!(f, "; port {free} is free"),
                    None => Ok(()),
                }
            }
            Self::NoPort => write!(
                f,
                "the ports {FIRST_PORT} to {} are all in use on this machine; choose another one",
                FIRST_PORT + PORT_COUNT - 1
            ),
            Self::Limit(why) => f.write_str(why),
            Self::FileInUse(file) => write!(
                f,
                "another host keeps its rooms in {}; choose another file",
                file.display()
            ),
            Self::UnusableFile { path, why } => write!(f, "{} {why}", path.display()),
            Self::DamagedKey { path, expected } => write!(
                f,
                "{} is not the key of a host, or damaged: it should hold {expected}. Copy it from a backup; or remove it for a \
                 new key, but then all seats here are lost",
                path.display()
            ),
            Self::Io(error) => write!(f, "the network cannot be used: {error}"),
        }
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
    /// Sentence for the owner about a problem, such as rooms that could not be loaded or saved.
    pub warning: Option<String>,
}
