//! Errors of a join request, as sentences for the player.

use crate::protocol::Version;
use std::fmt;
use std::net::SocketAddr;
use tessella_formats::join_code::JoinCodeError;
use tessella_language::tr;

/// Reason why a server cannot be reached.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum UnreachableReason {
    /// The machine replies, but no program listens on the port.
    PortClosed,
    /// No reply came in time.
    TimedOut,
    /// There is no route to the address.
    NoRoute,
    /// Another error of the system.
    Other(String),
}

impl UnreachableReason {
    /// Returns a sentence for the player about a server at `address`.
    fn explain(&self, address: SocketAddr) -> String {
        let (at, port) = (address.to_string(), address.port().to_string());
        match self {
            Self::PortClosed => tr!("join-port-closed", address = at),
            Self::TimedOut => tr!("join-timed-out", address = at, port = port),
            Self::NoRoute => tr!("join-no-route", address = at),
            Self::Other(error) => tr!("join-unreachable", address = at, error = error),
        }
    }
}

/// Error of a join request.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum JoinError {
    /// Client and server have different protocol versions.
    Version {
        /// Version of the server.
        server: Version,
        /// Version of the client.
        client: Version,
    },
    /// The code is wrong.
    WrongCode {
        /// Number of tries left.
        tries: u16,
        /// Seconds to wait if no tries are left.
        seconds: u16,
    },
    /// There were too many wrong codes.
    Wait {
        /// Seconds to wait.
        seconds: u16,
    },
    /// The server is full.
    Full {
        /// Name of the server.
        name: String,
        /// Number of people connected.
        people: u16,
        /// Maximum number of people.
        max_people: u16,
    },
    /// The server is closing.
    Closing {
        /// Name of the server.
        name: String,
    },
    /// The server has a code, and the client gave none.
    NeedsCode {
        /// Name of the server.
        name: String,
    },
    /// The client gave a code, and the server has none. Joining anyway would trust any impostor that claims to need no code.
    UnexpectedCode {
        /// Name of the server.
        name: String,
    },
    /// The text is no join code. Nothing was sent.
    InvalidCode(JoinCodeError),
    /// The server does not know its own code.
    Impostor {
        /// Address of the server.
        address: SocketAddr,
    },
    /// The server has another key than the player has met before. Nothing but the version was sent to it.
    ChangedKey {
        /// Name that the server gives.
        name: String,
        /// Address of the server.
        address: SocketAddr,
    },
    /// The server cannot prove that it has the key that it names. Nothing of use was sent to it.
    FalseKey {
        /// Address of the server.
        address: SocketAddr,
    },
    /// The program at the address is no Tessella server.
    NotTessella {
        /// Address of the program.
        address: SocketAddr,
    },
    /// The server closed the connection before its first message, as it does when too many clients join at once.
    Busy {
        /// Address of the server.
        address: SocketAddr,
    },
    /// The server closed the connection during the handshake, as it does when it stops.
    ConnectionClosed {
        /// Address of the server.
        address: SocketAddr,
    },
    /// The server cannot be reached.
    Unreachable {
        /// Address that was tried.
        address: SocketAddr,
        /// Reason, as far as it is known.
        reason: UnreachableReason,
    },
}

impl fmt::Display for JoinError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&match self {
            Self::Version { server, client } => tr!(
                "join-version",
                server = &server.program,
                server_protocol = server.protocol,
                client = &client.program,
                client_protocol = client.protocol
            ),
            Self::WrongCode { tries: 0, seconds } => {
                tr!("join-wrong-code-wait", seconds = seconds)
            }
            Self::WrongCode { tries, .. } => tr!("join-wrong-code", tries = tries),
            Self::Wait { seconds } => tr!("join-wait", seconds = seconds),
            Self::Full {
                name,
                people,
                max_people,
            } => match name.is_empty() {
                true => tr!("join-full-unnamed", people = people, most = max_people),
                false => tr!("join-full", name = name, people = people, most = max_people),
            },
            Self::Closing { name } => match name.is_empty() {
                true => tr!("join-closing-unnamed").to_owned(),
                false => tr!("join-closing", name = name),
            },
            Self::NeedsCode { name } => match name.is_empty() {
                true => tr!("join-needs-code-unnamed").to_owned(),
                false => tr!("join-needs-code", name = name),
            },
            Self::UnexpectedCode { name } => match name.is_empty() {
                true => tr!("join-unexpected-code-unnamed").to_owned(),
                false => tr!("join-unexpected-code", name = name),
            },
            Self::InvalidCode(error) => tr!("join-invalid-code", error = error.to_string()),
            Self::Impostor { address } => tr!("join-impostor", address = address.to_string()),
            Self::ChangedKey { address, .. } => {
                tr!("join-changed-key", address = address.to_string())
            }
            Self::FalseKey { address } => tr!("join-false-key", address = address.to_string()),
            Self::NotTessella { address } => {
                tr!("join-not-tessella", address = address.to_string())
            }
            Self::Busy { address } => tr!("join-busy", address = address.to_string()),
            Self::ConnectionClosed { address } => {
                tr!("join-connection-closed", address = address.to_string())
            }
            Self::Unreachable { address, reason } => reason.explain(*address),
        })
    }
}

impl std::error::Error for JoinError {}

impl From<JoinCodeError> for JoinError {
    fn from(error: JoinCodeError) -> Self {
        Self::InvalidCode(error)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn version_error_names_both_versions() {
        let version = |protocol, program: &str| Version {
            protocol,
            program: program.to_owned(),
        };
        let refused = JoinError::Version {
            server: version(2, "0.2"),
            client: version(1, "0.1"),
        };
        let sentence = refused.to_string();
        assert!(
            sentence.starts_with(
                "This host runs Tessella 0.2 (protocol 2), and you run 0.1 (protocol 1)"
            )
        );
    }

    #[test]
    fn join_errors_use_singular_and_plural() {
        let wrong = |tries, seconds| JoinError::WrongCode { tries, seconds }.to_string();
        assert!(wrong(4, 0).ends_with("you have 4 more tries."));
        assert!(wrong(1, 0).ends_with("you have 1 more try."));
        assert!(wrong(0, 60).ends_with("wait 60 seconds."));
        assert!(
            JoinError::Wait { seconds: 1 }
                .to_string()
                .contains("wait 1 second before")
        );
    }

    #[test]
    fn full_server_error_states_number_of_people() {
        let full = |name: &str| JoinError::Full {
            name: name.to_owned(),
            people: 8,
            max_people: 8,
        };
        assert_eq!(
            full("Anna").to_string(),
            "Anna is full: 8 of 8 people are there."
        );
        assert_eq!(
            full("").to_string(),
            "This host is full: 8 of 8 people are there."
        );
    }
}
