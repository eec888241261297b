//! The stream of one handshake, with a deadline and a transcript.

use super::stream::Stream;
use std::io::{self, ErrorKind};
use std::time::{Duration, Instant};
use thiserror::Error;

/// Maximum wait of one read or write, so that a cancellation is noticed soon.
const POLL_INTERVAL: Duration = Duration::from_millis(50);

/// Why a handshake ended early.
#[derive(Debug, Error)]
pub enum HandshakeError {
    /// The peer closed the stream.
    #[error("the connection was closed")]
    Closed,
    /// The deadline passed or the handshake was cancelled.
    #[error("the handshake took too long or was cancelled")]
    TimedOut,
    /// Another error of the stream.
    #[error(transparent)]
    Failed(io::Error),
}

/// Stream with a transcript of all messages. Client and server take turns, so both have the same transcript.
pub(super) struct HandshakeStream<'a, S> {
    stream: S,
    deadline: Instant,
    is_cancelled: &'a dyn Fn() -> bool,
    transcript: Vec<u8>,
}

impl<'a, S: Stream> HandshakeStream<'a, S> {
    /// Wraps a stream, whose reads and writes fail after the deadline, or soon after a cancellation.
    pub(super) fn new(stream: S, deadline: Instant, is_cancelled: &'a dyn Fn() -> bool) -> Self {
        Self {
            stream,
            deadline,
            is_cancelled,
            transcript: Vec::new(),
        }
    }

    /// Returns the bytes of all messages from both ends so far.
    pub(super) fn transcript(&self) -> &[u8] {
        &self.transcript
    }

    /// Receives a message of `N` bytes.
    pub(super) async fn receive<const N: usize>(&mut self) -> Result<[u8; N], HandshakeError> {
        let mut message = [0; N];
        let mut received = 0;
        while received < N {
            let timeout = self.timeout()?;
            match self.stream.read(&mut message[received..], timeout).await {
                Ok(0) => return Err(HandshakeError::Closed),
                Ok(more) => received += more,
                Err(error) => ignore_timeout(error)?,
            }
        }
        self.transcript.extend_from_slice(&message);
        Ok(message)
    }

    /// Sends a message.
    pub(super) async fn send(&mut self, message: &[u8]) -> Result<(), HandshakeError> {
        let mut sent = 0;
        while sent < message.len() {
            let timeout = self.timeout()?;
            match self.stream.write(&message[sent..], timeout).await {
                Ok(0) => return Err(HandshakeError::Closed),
                Ok(more) => sent += more,
                Err(error) => ignore_timeout(error)?,
            }
        }
        self.transcript.extend_from_slice(message);
        Ok(())
    }

    /// Returns the timeout of the next read or write.
    fn timeout(&self) -> Result<Duration, HandshakeError> {
        let left = self.deadline.saturating_duration_since(Instant::now());
        if left.is_zero() || (self.is_cancelled)() {
            return Err(HandshakeError::TimedOut);
        }
        Ok(left.clamp(Duration::from_millis(1), POLL_INTERVAL))
    }
}

/// Returns `Ok` for an error after which the call must be repeated.
fn ignore_timeout(error: io::Error) -> Result<(), HandshakeError> {
    match error.kind() {
        ErrorKind::WouldBlock | ErrorKind::TimedOut | ErrorKind::Interrupted => Ok(()),
        ErrorKind::ConnectionReset
        | ErrorKind::ConnectionAborted
        | ErrorKind::BrokenPipe
        | ErrorKind::NotConnected => Err(HandshakeError::Closed),
        _ => Err(HandshakeError::Failed(error)),
    }
}
