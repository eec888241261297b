//! Errors for text in which the program finds nothing that it understands.

use super::kind::TextKind;
use super::search::MAX_CODES;
use crate::links::LinkError;
use tessella_games::CodeError;
use thiserror::Error;

/// Maximum length, in bytes, of a text that is searched for codes. A text that is nothing but a code may be longer.
pub const MAX_TEXT_BYTES: usize = 64 * 1024;

/// Error returned for text that contains no game code, or too many.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum ReceivedError {
    /// There is no text.
    #[error("there is no text")]
    Empty,
    /// The text has more than [`MAX_TEXT_BYTES`] bytes.
    #[error("the text may have at most {}\u{a0}KB", MAX_TEXT_BYTES / 1024)]
    TooLong,
    /// The text is an invalid link.
    #[error(transparent)]
    Link(#[from] LinkError),
    /// A code in the text is invalid.
    #[error(transparent)]
    Code(#[from] CodeError),
    /// The text contains several codes where one is expected. These are the first [`MAX_CODES`] of them.
    #[error(
        "the text may contain only one game code, not {}{}: {}",
        .0.len(),
        if .0.len() == MAX_CODES { " or more" } else { "" },
        .0.join(" ")
    )]
    SeveralCodes(Vec<String>),
    /// The text is recognized as something else.
    #[error(transparent)]
    Kind(#[from] TextKind),
    /// The text is not recognized.
    #[error(
        "the text must begin with tessella-game: or contain a game code, such as drench:15x15,c6#4711"
    )]
    Unknown,
}
