//! Links that open the program with a game or a server: URIs with the scheme `tessella`.
//!
//! | Link | Opens |
//! |---|---|
//! | `tessella:drench:15x15,c6,m30%234711` | the game with this code |
//! | `tessella:join/192.168.1.20:47315` | the server at this address |
//! | `tessella:join/192.168.1.20:47315/BCD234` | the same, with its join code |
//!
//! A link can come from anywhere, so the program asks the player before it follows one to a server.

mod file_uri;
mod percent;

pub use file_uri::{file_uri, path_of_file_uri};
pub use percent::decode as percent_decoded;

use std::fmt;
use std::net::{SocketAddr, SocketAddrV6};
use std::str::FromStr;
use tessella_formats::join_code::{JoinCode, JoinCodeError};
use tessella_games::{CodeError, GameCode};
use thiserror::Error;

/// Scheme of links, without the colon.
pub const SCHEME: &str = "tessella";
/// Word at the start of a link to a server, after the scheme.
pub const JOIN: &str = "join";
/// Maximum length of a link in bytes: enough for the code of the largest map from a file, with all names encoded.
pub const MAX_LENGTH: usize = 1_000_000;

/// Link to a game or to a server. A game code is percent-encoded where a URI requires it.
///
/// ```
/// use tessella_library::links::DeepLink;
///
/// let link = DeepLink::parse("Tessella://drench:15x15,c6,m30#4711")?;
/// assert_eq!(link.to_string(), "tessella:drench:15x15,c6,m30%234711");
///
/// let link: DeepLink = "tessella:join/192.168.1.20:47315/bcd-234".parse()?;
/// assert_eq!(link.to_string(), "tessella:join/192.168.1.20:47315/BCD234");
/// # Ok::<(), tessella_library::links::LinkError>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum DeepLink {
    /// Opens the game with this code.
    Game(Box<GameCode>),
    /// Joins a server.
    Join {
        /// Address of the server. The zone of an IPv6 address is not part of the link.
        address: SocketAddr,
        /// Join code, if the server requires one.
        code: Option<JoinCode>,
    },
}

impl DeepLink {
    /// Parses a link. The scheme may be in upper case and followed by `//`, the game code need not be encoded, and
    /// whitespace around the link is ignored.
    ///
    /// # Errors
    /// If the text is not a link, or is too long. The error says what was expected.
    pub fn parse(text: &str) -> Result<Self, LinkError> {
        let text = text.trim();
        let rest = after_scheme(text).ok_or(LinkError::Scheme)?;
        if text.len() > MAX_LENGTH {
            return Err(LinkError::TooLong);
        }
        let rest = match rest.strip_prefix("//") {
            // Some programs take what follows `//` for a host name and append a slash.
            Some(rest) => rest.strip_suffix('/').unwrap_or(rest),
            None => rest,
        };
        let decoded = percent::decode(rest).ok_or(LinkError::Encoding)?;
        match after_word(&decoded, JOIN) {
            Some(server) if server.is_empty() || server.starts_with('/') => join(server),
            _ if decoded.is_empty() => Err(LinkError::Empty),
            _ => Ok(Self::Game(Box::new(decoded.parse()?))),
        }
    }
}

/// Returns `true` if a text begins with the scheme of links, valid or not.
pub fn is_link(text: &str) -> bool {
    after_scheme(text.trim_start()).is_some()
}

/// Returns what follows the scheme and its colon.
fn after_scheme(text: &str) -> Option<&str> {
    after_word(text, SCHEME)?.strip_prefix(':')
}

/// Returns what follows a word in upper or lower case.
fn after_word<'a>(text: &'a str, word: &str) -> Option<&'a str> {
    let (begin, rest) = text.split_at_checked(word.len())?;
    begin.eq_ignore_ascii_case(word).then_some(rest)
}

/// Parses the address and the code of a server, each after a slash.
fn join(server: &str) -> Result<DeepLink, LinkError> {
    let mut parts = server.split('/').skip(1);
    let address = parts.next().and_then(address).ok_or(LinkError::Address)?;
    let code = parts.next().map(str::parse).transpose()?;
    match parts.next() {
        None => Ok(DeepLink::Join { address, code }),
        Some(_) => Err(LinkError::End),
    }
}

/// Parses an address with a port, if it can belong to a machine that others can reach.
fn address(text: &str) -> Option<SocketAddr> {
    let address: SocketAddr = text.parse().ok()?;
    let has_zone = matches!(address, SocketAddr::V6(v6) if v6.scope_id() != 0);
    let is_of_machine = !address.ip().is_unspecified() && !address.ip().is_multicast();
    (is_of_machine && !has_zone && address.port() != 0).then_some(address)
}

impl FromStr for DeepLink {
    type Err = LinkError;

    fn from_str(text: &str) -> Result<Self, LinkError> {
        Self::parse(text)
    }
}

/// Prints the link as a URI.
impl fmt::Display for DeepLink {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{SCHEME}:")?;
        match self {
            Self::Game(code) => percent::encode(&code.to_string(), f),
            Self::Join { address, code } => {
                // The zone means something only on the machine itself.
                let address = match *address {
                    SocketAddr::V6(v6) => SocketAddrV6::new(*v6.ip(), v6.port(), 0, 0).into(),
                    v4 => v4,
                };
                write!(f, "{JOIN}/")?;
                percent::encode(&address.to_string(), f)?;
                if let Some(code) = code {
                    write!(f, "/")?;
                    for &byte in code.as_bytes() {
                        write!(f, "{}", char::from(byte))?;
                    }
                }
                Ok(())
            }
        }
    }
}

/// Error returned for text that is not a link.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum LinkError {
    /// The text does not begin with the scheme.
    #[error("the link must begin with {SCHEME}:")]
    Scheme,
    /// The text is longer than [`MAX_LENGTH`].
    #[error("the link may have at most {MAX_LENGTH} bytes")]
    TooLong,
    /// Nothing follows the scheme.
    #[error("a game code, or {JOIN}/ and an address, must follow {SCHEME}:")]
    Empty,
    /// The percent-encoding is invalid.
    #[error("two hexadecimal digits must follow each % of the link, and it must be UTF-8")]
    Encoding,
    /// The game code is invalid.
    #[error(transparent)]
    Game(#[from] CodeError),
    /// The address of the server is missing or invalid.
    #[error(
        "an address with a port must follow {JOIN}/, such as 192.168.1.20:47315 or [fd00::20]:47315"
    )]
    Address,
    /// The join code is invalid.
    #[error(transparent)]
    JoinCode(#[from] JoinCodeError),
    /// Something follows the join code.
    #[error("nothing may follow the join code")]
    End,
}
