//! TCP as the stream of a handshake.

use std::io::{self, Read, Write};
use std::net::TcpStream;
use std::time::Duration;
use tessella_protocol::admission::Stream;

/// TCP stream whose reads and writes block the thread.
pub(super) struct BlockingStream(TcpStream);

impl BlockingStream {
    pub(super) fn new(stream: TcpStream) -> io::Result<Self> {
        // On some systems an accepted connection inherits the mode of the listener.
        stream.set_nonblocking(false)?;
        stream.set_nodelay(true)?;
        Ok(Self(stream))
    }
}

impl Stream for BlockingStream {
    async fn read(&mut self, buffer: &mut [u8], timeout: Duration) -> io::Result<usize> {
        self.0.set_read_timeout(Some(timeout))?;
        self.0.read(buffer)
    }

    async fn write(&mut self, bytes: &[u8], timeout: Duration) -> io::Result<usize> {
        self.0.set_write_timeout(Some(timeout))?;
        self.0.write(bytes)
    }
}
