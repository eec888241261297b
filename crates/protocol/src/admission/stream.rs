//! What a handshake needs from the platform: byte streams, and a way to open them.

use std::io;
use std::net::SocketAddr;
use std::time::Duration;

/// Byte stream between a client and a server. Dropping it closes it.
///
/// A future may either be pending or block its thread until it is ready, as with a TCP socket. This way, the same
/// handshake can run on a thread of its own and on the only thread of a web page.
///
/// A stream that the peer has closed is reported by a length of 0, or by one of the errors
/// [`ConnectionReset`](io::ErrorKind::ConnectionReset), [`ConnectionAborted`](io::ErrorKind::ConnectionAborted),
/// [`BrokenPipe`](io::ErrorKind::BrokenPipe) and [`NotConnected`](io::ErrorKind::NotConnected).
pub trait Stream {
    /// Reads at least one byte, and returns the number of bytes read.
    ///
    /// # Errors
    /// [`WouldBlock`](io::ErrorKind::WouldBlock) or [`TimedOut`](io::ErrorKind::TimedOut) if no byte has arrived within
    /// `timeout`, which is not zero; the stream stays usable. Any other error comes from the system and is final.
    fn read(
        &mut self,
        buffer: &mut [u8],
        timeout: Duration,
    ) -> impl Future<Output = io::Result<usize>>;

    /// Writes at least one byte, and returns the number of bytes written.
    ///
    /// # Errors
    /// Those of [`read`](Self::read), if no byte could be written within `timeout`.
    fn write(&mut self, bytes: &[u8], timeout: Duration)
    -> impl Future<Output = io::Result<usize>>;
}

/// How a client connects to servers. As with a [`Stream`], its futures may be pending or block.
pub trait Connector {
    /// Stream to a server.
    type Stream: Stream;

    /// Opens a stream to a server within `timeout`. Returns it with the address of the server, to which a zone has been
    /// added if it is link-local.
    ///
    /// # Errors
    /// Those of the system. [`ConnectionRefused`](io::ErrorKind::ConnectionRefused) means that the machine replied but
    /// no program is listening.
    fn connect(
        &self,
        address: SocketAddr,
        timeout: Duration,
    ) -> impl Future<Output = io::Result<(Self::Stream, SocketAddr)>>;

    /// Waits before the next attempt.
    fn pause(&self, time: Duration) -> impl Future<Output = ()>;

    /// Returns `true` if the request should end early. Called before each read and write, and between attempts.
    fn is_cancelled(&self) -> bool;
}
