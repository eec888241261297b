//! Errors of a join request, as sentences for the player.

use crate::join_code::JoinCodeError;
use crate::net::protocol::Version;
use std::fmt;
use std::net::SocketAddr;

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
    /// Writes a sentence for the player about a server at `address`.
    fn explain(&self, address: SocketAddr, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::PortClosed => write!(
                f,
                "No host is open at {address}: check that it still runs there, and that the port is right."
            ),
            Self::TimedOut => write!(
                f,
                "Nobody answers at {address}: check that the host is still open, that you are in the same network, \
                 and that the host's firewall lets in TCP and UDP on port {}.",
                address.port()
            ),
            Self::NoRoute => write!(
                f,
                "No way leads to {address}: check that this computer is in the host's network."
            ),
            Self::Other(error) => {
                write!(f, "The host at {address} cannot be reached: {error}.")
            }
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
        match self {
            Self::Version { server, client } => write!(
                f,
                "This host runs Tessella {server}, and you run {client}: both need the same version."
            ),
            Self::WrongCode { tries, seconds } => explain_wrong_code(*tries, *seconds, f),
            Self::Wait { seconds } => write!(
                f,
                "There were too many wrong codes: wait {} before you try again.",
                Seconds(*seconds)
            ),
            Self::Full {
                name,
                people,
                max_people,
            } => {
                write!(
                    f,
                    "{} is full: {people} of {max_people} people are there.",
                    Name(name)
                )
            }
            Self::Closing { name } => {
                write!(f, "{} is closing and lets nobody in any more.", Name(name))
            }
            Self::NeedsCode { name } => {
                write!(
                    f,
                    "{} has a join code: ask there for it and enter it.",
                    Name(name)
                )
            }
            Self::UnexpectedCode { name } => write!(
                f,
                "{} has no join code: leave it empty if you trust this host.",
                Name(name)
            ),
            Self::InvalidCode(error) => write!(f, "That cannot be a join code: {error}."),
            Self::Impostor { address } => write!(
                f,
                "The host at {address} does not know the code itself, so it may not be the one you want to join."
            ),
            Self::ChangedKey { address, .. } => write!(
                f,
                "The host at {address} is not the device you played with before, so you have not joined it. Your seat there is \
                 kept."
            ),
            Self::FalseKey { address } => write!(
                f,
                "The host at {address} pretends to be another device, so you have not joined it."
            ),
            Self::NotTessella { address } => write!(
                f,
                "What answers at {address} is not a Tessella host: check the address and the port."
            ),
            Self::Busy { address } => write!(
                f,
                "The host at {address} hung up before it answered: many may be joining, so try again, or it may not be a \
                 Tessella host."
            ),
            Self::ConnectionClosed { address } => write!(
                f,
                "The host at {address} hung up before you were in: it may have closed just now, or be busy, so try again."
            ),
            Self::Unreachable { address, reason } => reason.explain(*address, f),
        }
    }
}

fn explain_wrong_code(tries: u16, seconds: u16, f: &mut fmt::Formatter<'_>) -> fmt::Result {
    f.write_str("That is not the host's code")?;
    match tries {
        0 => write!(
            f,
            ", and there were too many wrong ones: wait {}.",
            Seconds(seconds)
        ),
        1 => f.write_str("; you have 1 more try."),
        tries => write!(f, "; you have {tries} more tries."),
    }
}

impl std::error::Error for JoinError {}

impl From<JoinCodeError> for JoinError {
    fn from(error: JoinCodeError) -> Self {
        Self::InvalidCode(error)
    }
}

/// Name of a server at the beginning of a sentence. An empty name has a substitute.
struct Name<'a>(&'a str);

impl fmt::Display for Name<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(if self.0.is_empty() {
            "This host"
        } else {
            self.0
        })
    }
}

/// Duration in seconds, with its unit.
struct Seconds(u16);

impl fmt::Display for Seconds {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let plural = if self.0 == 1 { "" } else { "s" };
        write!(f, "{} second{plural}", self.0)
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
