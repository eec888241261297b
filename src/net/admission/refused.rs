//! Why a guest was not let in, in a sentence for whom it concerns.

use super::CodeProblem;
use crate::net::{PROGRAM, PROTOCOL};
use std::fmt;
use std::net::SocketAddr;

/// Which Tessella somebody runs.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Version {
    /// The version of what travels; only those with the same can play.
    pub protocol: u16,
    /// The version of the program.
    pub program: String,
}

impl Version {
    /// The one that we run.
    pub fn ours() -> Self {
        Self {
            protocol: PROTOCOL,
            program: PROGRAM.to_owned(),
        }
    }
}

impl fmt::Display for Version {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} (protocol {})", self.program, self.protocol)
    }
}

/// Why nobody answers.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Silence {
    /// The machine is there, and no program listens on the port.
    Closed,
    /// Nothing came back in time.
    Late,
    /// No way leads there.
    NoWay,
    /// What the system says.
    Other(String),
}

/// Why a guest was not let in.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Refused {
    /// Host and guest do not speak the same.
    Version {
        /// What the host runs.
        host: Version,
        /// What the guest runs.
        guest: Version,
    },
    /// The code is not the host's.
    WrongCode {
        /// How many more tries there are now.
        tries: u16,
        /// How many seconds to wait, if there are none.
        seconds: u16,
    },
    /// There were too many wrong codes.
    Wait {
        /// For how many seconds nothing is tried.
        seconds: u16,
    },
    /// There is no room.
    Full {
        /// The host's name.
        name: String,
        /// How many people are there.
        people: u16,
        /// How many people the host takes in.
        most: u16,
    },
    /// The host lets nobody in any more.
    Closing {
        /// The host's name.
        name: String,
    },
    /// The host has a code, and the guest gave none.
    NeedsCode {
        /// The host's name.
        name: String,
    },
    /// The guest gave a code, and the host has none. To join all the same would be to trust whoever says that no code is
    /// needed.
    NeedsNoCode {
        /// The host's name.
        name: String,
    },
    /// What the guest gave cannot be a code; nobody was asked.
    NotACode(CodeProblem),
    /// The host does not know the code that it asked for.
    Impostor {
        /// Where it is.
        address: SocketAddr,
    },
    /// What answers there is not a host of Tessella.
    NotTessella {
        /// Where it is.
        address: SocketAddr,
    },
    /// The host hung up without a word, as it does when too many knock at once.
    Busy {
        /// Where it is.
        address: SocketAddr,
    },
    /// The host hung up in the middle of the exchange, as one does that ends.
    HungUp {
        /// Where it is.
        address: SocketAddr,
    },
    /// Nobody answers.
    NoAnswer {
        /// Where nobody answers.
        address: SocketAddr,
        /// As far as it is known, why.
        why: Silence,
    },
}

impl fmt::Display for Refused {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Version { host, guest } => write!(
                f,
                "This host runs Tessella {host}, and you run {guest}: both need the same version."
            ),
            Self::WrongCode { tries: 0, seconds } => write!(
                f,
                "That is not the host's code, and there were too many wrong ones: wait {}.",
                Seconds(*seconds)
            ),
            Self::WrongCode { tries: 1, .. } => {
                f.write_str("That is not the host's code; you have 1 more try.")
            }
            Self::WrongCode { tries, .. } => {
                write!(
                    f,
                    "That is not the host's code; you have {tries} more tries."
                )
            }
            Self::Wait { seconds } => write!(
                f,
                "There were too many wrong codes: wait {} before you try again.",
                Seconds(*seconds)
            ),
            Self::Full { name, people, most } => {
                write!(
                    f,
                    "{} is full: {people} of {most} people are there.",
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
            Self::NeedsNoCode { name } => write!(
                f,
                "{} has no join code: leave it empty if you trust this host.",
                Name(name)
            ),
            Self::NotACode(problem) => write!(f, "That cannot be a join code: {problem}."),
            Self::Impostor { address } => write!(
                f,
                "The host at {address} does not know the code itself, so it may not be the one you want to join."
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
            Self::HungUp { address } => write!(
                f,
                "The host at {address} hung up before you were in: it may have closed just now, or be busy, so try again."
            ),
            Self::NoAnswer { address, why } => match why {
                Silence::Closed => write!(
                    f,
                    "No host is open at {address}: check that it still runs there, and that the port is right."
                ),
                Silence::Late => write!(
                    f,
                    "Nobody answers at {address}: check that the host is still open, that you are in the same network, \
                     and that the host's firewall lets in TCP and UDP on port {}.",
                    address.port()
                ),
                Silence::NoWay => write!(
                    f,
                    "No way leads to {address}: check that this computer is in the host's network."
                ),
                Silence::Other(error) => {
                    write!(f, "The host at {address} cannot be reached: {error}.")
                }
            },
        }
    }
}

impl std::error::Error for Refused {}

impl From<CodeProblem> for Refused {
    fn from(problem: CodeProblem) -> Self {
        Self::NotACode(problem)
    }
}

/// A host's name at the beginning of a sentence, even if it has none.
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
    fn both_versions_are_told_in_numbers_and_words() {
        let version = |protocol, program: &str| Version {
            protocol,
            program: program.to_owned(),
        };
        let refused = Refused::Version {
            host: version(2, "0.2"),
            guest: version(1, "0.1"),
        };
        let sentence = refused.to_string();
        assert!(
            sentence.starts_with(
                "This host runs Tessella 0.2 (protocol 2), and you run 0.1 (protocol 1)"
            )
        );
    }

    #[test]
    fn numbers_are_in_the_right_number() {
        let wrong = |tries, seconds| Refused::WrongCode { tries, seconds }.to_string();
        assert!(wrong(4, 0).ends_with("you have 4 more tries."));
        assert!(wrong(1, 0).ends_with("you have 1 more try."));
        assert!(wrong(0, 60).ends_with("wait 60 seconds."));
        assert!(
            Refused::Wait { seconds: 1 }
                .to_string()
                .contains("wait 1 second before")
        );
    }

    #[test]
    fn a_full_host_says_by_how_many() {
        let full = |name: &str| Refused::Full {
            name: name.to_owned(),
            people: 8,
            most: 8,
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
