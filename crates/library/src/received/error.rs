//! Error of a text that holds nothing that the program understands.

use super::kind::TextKind;
use super::search::MAX_CODES;
use crate::links::LinkError;
use tessella_games::CodeError;
use thiserror::Error;

/// Maximum length of a text in which codes are searched for, in bytes. A text that is nothing but a code may be longer.
pub const MAX_TEXT_BYTES: usize = 64 * 1024;

/// Error of a text that holds no game code, or too many.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum ReceivedError {
    /// There is no text.
    #[error("there is no text")]
    Empty,
    /// The text has more than [`MAX_TEXT_BYTES`] bytes.
    #[error("the text may have at most {}\u{a0}KB", MAX_TEXT_BYTES / 1024)]
    TooLong,
    /// The text is a link that is wrong.
    #[error(transparent)]
    Link(#[from] LinkError),
    /// A code in the text is wrong.
    #[error(transparent)]
    Code(#[from] CodeError),
    /// The text has several codes where one is expected. There may be more than [`MAX_CODES`], of which these are the first.
    #[error(
        "the text may contain only one game code, not {}{}: {}",
        .0.len(),
        if .0.len() == MAX_CODES { " or more" } else { "" },
        .0.join(" ")
    )]
    SeveralCodes(Vec<String>),
    /// The text is known to be something else.
    #[error(transparent)]
    Kind(#[from] TextKind),
    /// The text is unknown.
    #[error(
        "the text must begin with tessella-game: or contain a game code, such as drench:15x15,c6#4711"
    )]
    Unknown,
}
