//! A connection for one exchange: everything is over at a deadline, and everything that is said is remembered.

use std::io::{self, ErrorKind, Read, Write};
use std::net::TcpStream;
use std::time::{Duration, Instant};

/// How long one look at the connection waits, so that the end of an exchange is noticed soon.
const LOOK: Duration = Duration::from_millis(50);

/// Why an exchange ended early.
#[derive(Debug)]
pub(super) enum Cut {
    /// The other side hung up.
    HungUp,
    /// The deadline has come, or the exchange was called off.
    Late,
    /// Something else failed.
    Failed(io::Error),
}

/// A connection and what was said on it, in order. Guest and host speak in turns, so both remember the same.
pub(super) struct Line<'a> {
    stream: TcpStream,
    deadline: Instant,
    is_called_off: &'a dyn Fn() -> bool,
    said: Vec<u8>,
}

impl<'a> Line<'a> {
    /// A line that is cut at the deadline, or soon after it is called off.
    pub(super) fn new(
        stream: TcpStream,
        deadline: Instant,
        is_called_off: &'a dyn Fn() -> bool,
    ) -> io::Result<Self> {
        // On some systems a connection inherits this from the listener.
        stream.set_nonblocking(false)?;
        stream.set_nodelay(true)?;
        Ok(Self {
            stream,
            deadline,
            is_called_off,
            said: Vec::new(),
        })
    }

    /// All that either side has said so far.
    pub(super) fn said(&self) -> &[u8] {
        &self.said
    }

    /// Waits for a letter of this length.
    pub(super) fn hear<const N: usize>(&mut self) -> Result<[u8; N], Cut> {
        let mut letter = [0; N];
        let mut heard = 0;
        while heard < N {
            let look = self.look()?;
            let read = self.stream.set_read_timeout(Some(look));
            match read.and_then(|()| self.stream.read(&mut letter[heard..])) {
                Ok(0) => return Err(Cut::HungUp),
                Ok(more) => heard += more,
                Err(error) => pass_over(error)?,
            }
        }
        self.said.extend_from_slice(&letter);
        Ok(letter)
    }

    /// Sends a letter.
    pub(super) fn say(&mut self, letter: &[u8]) -> Result<(), Cut> {
        let mut sent = 0;
        while sent < letter.len() {
            let look = self.look()?;
            let write = self.stream.set_write_timeout(Some(look));
            match write.and_then(|()| self.stream.write(&letter[sent..])) {
                Ok(0) => return Err(Cut::HungUp),
                Ok(more) => sent += more,
                Err(error) => pass_over(error)?,
            }
        }
        self.said.extend_from_slice(letter);
        Ok(())
    }

    /// How long to wait now.
    fn look(&self) -> Result<Duration, Cut> {
        let left = self.deadline.saturating_duration_since(Instant::now());
        if left.is_zero() || (self.is_called_off)() {
            return Err(Cut::Late);
        }
        Ok(left.clamp(Duration::from_millis(1), LOOK))
    }
}

/// Nothing for an error that means to look again.
fn pass_over(error: io::Error) -> Result<(), Cut> {
    match error.kind() {
        ErrorKind::WouldBlock | ErrorKind::TimedOut | ErrorKind::Interrupted => Ok(()),
        ErrorKind::ConnectionReset
        | ErrorKind::ConnectionAborted
        | ErrorKind::BrokenPipe
        | ErrorKind::NotConnected => Err(Cut::HungUp),
        _ => Err(Cut::Failed(error)),
    }
}
