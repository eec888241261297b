//! Errors from joining a server.

use crate::system_error::SystemError;
use crate::version::Version;
use std::net::SocketAddr;
use tessella_formats::join_code::JoinCodeError;
use thiserror::Error;

/// Why a server cannot be reached.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum UnreachableReason {
    /// The machine replies, but no program listens on the port.
    PortClosed,
    /// No reply came in time.
    TimedOut,
    /// There is no route to the address.
    NoRoute,
    /// Another error of the system.
    Other(SystemError),
}

/// Error returned if a server cannot be joined. The texts are for players.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum JoinError {
    /// Client and server have different protocol versions.
    #[error(
        "This host runs Tessella {} (protocol {}) and you run {} (protocol {}). Both need the same version.",
        .server.program, .server.protocol, .client.program, .client.protocol
    )]
    Version {
        /// Version of the server.
        server: Version,
        /// Version of the client.
        client: Version,
    },
    /// The code is wrong.
    #[error("Wrong join code{}", tries_left(*.tries, *.seconds))]
    WrongCode {
        /// Number of tries left.
        tries: u16,
        /// Seconds to wait if no tries are left.
        seconds: u16,
    },
    /// There were too many wrong codes.
    #[error("Too many wrong codes. Wait {} and try again.", count(*.seconds, "second", "seconds"))]
    Wait {
        /// Seconds to wait.
        seconds: u16,
    },
    /// The server is full.
    #[error(
        "{} is full ({people} of {}).",
        named(.name), count(*.max_people, "player", "players")
    )]
    Full {
        /// Name of the server.
        name: String,
        /// Number of people connected.
        people: u16,
        /// Maximum number of people.
        max_people: u16,
    },
    /// The server is closing.
    #[error("{} is closing and can't be joined any more.", named(.name))]
    Closing {
        /// Name of the server.
        name: String,
    },
    /// The server has a code, and the client gave none.
    #[error("{} has a join code: ask {}for it.", named(.name), if .name.is_empty() { "" } else { "the host " })]
    NeedsCode {
        /// Name of the server.
        name: String,
    },
    /// The client gave a code, and the server has none. Joining anyway would trust any impostor that claims to need no code.
    #[error("{} has no join code: leave the field empty if you trust this host.", named(.name))]
    UnexpectedCode {
        /// Name of the server.
        name: String,
    },
    /// The text is not a join code. Nothing was sent.
    #[error("Not a join code: {0}.")]
    InvalidCode(#[from] JoinCodeError),
    /// The server does not know its own code.
    #[error(
        "The host at {address} doesn't know the join code itself, so it may not be the one you want."
    )]
    Impostor {
        /// Address of the server.
        address: SocketAddr,
    },
    /// The server's key is not the expected one. Only the version was sent to it.
    #[error(
        "The host at {address} is not the device you played with before, so you did not join. Your seat there is safe."
    )]
    ChangedKey {
        /// Name that the server claims.
        name: String,
        /// Address of the server.
        address: SocketAddr,
    },
    /// The server cannot prove that it has the key it claims. Nothing of use was sent to it.
    #[error("The host at {address} is posing as another device, so you did not join.")]
    UnprovenKey {
        /// Address of the server.
        address: SocketAddr,
    },
    /// The program at the address is not a Tessella server.
    #[error("There is no Tessella host at {address}: check the address and the port.")]
    NotTessella {
        /// Address of the program.
        address: SocketAddr,
    },
    /// The server closed the connection before its first message, as it does when too many clients join at once.
    #[error(
        "The host at {address} closed the connection before answering. It may be busy (try again), or it may not be a Tessella host."
    )]
    Busy {
        /// Address of the server.
        address: SocketAddr,
    },
    /// The server closed the connection during the handshake, as it does when it stops.
    #[error(
        "The host at {address} closed the connection before you were in. It may be busy or have just closed: try again."
    )]
    ConnectionClosed {
        /// Address of the server.
        address: SocketAddr,
    },
    /// The server cannot be reached.
    #[error("{}", unreachable(*.address, .reason))]
    Unreachable {
        /// Address that was tried.
        address: SocketAddr,
        /// Why it cannot be reached.
        reason: UnreachableReason,
    },
}

/// Returns the subject of a sentence about a server with this name.
fn named(name: &str) -> &str {
    if name.is_empty() { "This host" } else { name }
}

/// Returns a number with the noun for what it counts, in the singular or plural.
fn count(number: u16, one: &str, other: &str) -> String {
    format!("{number} {}", if number == 1 { one } else { other })
}

fn tries_left(tries: u16, seconds: u16) -> String {
    match tries {
        0 => format!(
            " too many times. Wait {}.",
            count(seconds, "second", "seconds")
        ),
        _ => format!(". {} left.", count(tries, "try", "tries")),
    }
}

fn unreachable(address: SocketAddr, reason: &UnreachableReason) -> String {
    match reason {
        UnreachableReason::PortClosed => format!(
            "Nothing is open at {address}: check that the host is still running and that the port is right."
        ),
        UnreachableReason::TimedOut => format!(
            "No answer from {address}: check that the host is still open, that you are on the same network, and that the \
             host's firewall allows TCP and UDP on port {}.",
            address.port()
        ),
        UnreachableReason::NoRoute => {
            format!("Can't reach {address}: check that this device is on the host's network.")
        }
        UnreachableReason::Other(error) => {
            format!("Can't reach the host at {address}: {error}.")
        }
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
                "This host runs Tessella 0.2 (protocol 2) and you run 0.1 (protocol 1)"
            )
        );
    }

    #[test]
    fn join_errors_use_singular_and_plural() {
        let wrong = |tries, seconds| JoinError::WrongCode { tries, seconds }.to_string();
        assert!(wrong(4, 0).ends_with(". 4 tries left."));
        assert!(wrong(1, 0).ends_with(". 1 try left."));
        assert!(wrong(0, 60).ends_with("Wait 60 seconds."));
        assert!(
            JoinError::Wait { seconds: 1 }
                .to_string()
                .contains("Wait 1 second and")
        );
    }

    #[test]
    fn full_server_error_states_number_of_people() {
        let full = |name: &str| JoinError::Full {
            name: name.to_owned(),
            people: 8,
            max_people: 8,
        };
        assert_eq!(full("Anna").to_string(), "Anna is full (8 of 8 players).");
        assert_eq!(full("").to_string(), "This host is full (8 of 8 players).");
    }
}
