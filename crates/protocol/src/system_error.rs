//! Errors from the operating system, as parts of other errors.

use std::io;
use std::sync::Arc;
use thiserror::Error;

/// Error from the operating system. Unlike an [`io::Error`], it can be cloned and compared: two errors are equal if
/// their messages are.
#[derive(Clone, Debug, Error)]
#[error("{0}")]
pub struct SystemError(Arc<io::Error>);

impl SystemError {
    /// Returns the error, with its kind.
    pub fn get(&self) -> &io::Error {
        &self.0
    }
}

impl From<io::Error> for SystemError {
    fn from(error: io::Error) -> Self {
        Self(Arc::new(error))
    }
}

impl From<io::ErrorKind> for SystemError {
    fn from(kind: io::ErrorKind) -> Self {
        io::Error::from(kind).into()
    }
}

impl PartialEq for SystemError {
    fn eq(&self, other: &Self) -> bool {
        self.0.kind() == other.0.kind() && self.to_string() == other.to_string()
    }
}

impl Eq for SystemError {}
