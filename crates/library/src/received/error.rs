//! Error of a text that holds nothing that the program understands.

use super::kind::TextKind;
use super::search::MAX_CODES;
use crate::links::LinkError;
use std::fmt;
use tessella_games::CodeError;
use tessella_language::tr;

/// Maximum length of a text in which codes are searched for, in bytes. A text that is nothing but a code may be longer.
pub const MAX_TEXT_BYTES: usize = 64 * 1024;

/// Error of a text that holds no game code, or too many.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum ReceivedError {
    /// There is no text.
    Empty,
    /// The text has more than [`MAX_TEXT_BYTES`] bytes.
    TooLong,
    /// The text is a link that is wrong.
    Link(LinkError),
    /// A code in the text is wrong.
    Code(CodeError),
    /// The text has several codes where one is expected.
    SeveralCodes(Vec<String>),
    /// The text is known to be something else.
    Kind(TextKind),
    /// The text is unknown.
    Unknown,
}

impl fmt::Display for ReceivedError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Empty => f.write_str(tr!("received-empty")),
            Self::TooLong => f.write_str(&tr!("received-too-long", most = MAX_TEXT_BYTES / 1024)),
            Self::Link(error) => write!(f, "{error}"),
            Self::Code(error) => write!(f, "{error}"),
            Self::SeveralCodes(codes) if codes.len() == MAX_CODES => {
                let codes = codes.join(" ");
                f.write_str(&tr!("received-many-codes", most = MAX_CODES, codes = codes))
            }
            Self::SeveralCodes(codes) => {
                let (count, codes) = (codes.len(), codes.join(" "));
                f.write_str(&tr!("received-several-codes", count = count, codes = codes))
            }
            Self::Kind(kind) => f.write_str(kind.text()),
            Self::Unknown => f.write_str(tr!("received-unknown")),
        }
    }
}

impl std::error::Error for ReceivedError {}
