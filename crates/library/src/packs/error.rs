//! Error when a text is no pack.

use std::fmt;
use tessella_language::tr;

/// Error when a text is no pack: the line, and what was expected there.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PackError {
    line: Option<usize>,
    message: String,
}

impl PackError {
    /// Creates an error in a line, counted from 1.
    pub(super) const fn in_line(line: usize, message: String) -> Self {
        Self {
            line: Some(line),
            message,
        }
    }

    /// Creates an error of the whole text.
    pub(super) const fn of_text(message: String) -> Self {
        Self {
            line: None,
            message,
        }
    }

    /// Returns the line of the error, counted from 1; `None` if the whole text is wrong.
    pub const fn line(&self) -> Option<usize> {
        self.line
    }
}

impl fmt::Display for PackError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.line {
            Some(line) => {
                let message = &self.message;
                f.write_str(&tr!("pack-error-in-line", line = line, error = message))
            }
            None => f.write_str(&self.message),
        }
    }
}

impl std::error::Error for PackError {}
