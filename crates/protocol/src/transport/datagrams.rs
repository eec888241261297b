//! What a transport needs from the platform: datagrams.

use std::io;
use std::net::SocketAddr;
use std::time::{Duration, Instant};

/// Size in bytes of the buffer for a datagram. Netcode sends none above 1400 bytes, so one that fills it is from
/// another program.
pub const MAX_DATAGRAM: usize = 1500;

/// Port that sends and receives datagrams. They can be lost, duplicated and reordered.
///
/// All addresses are [canonical](crate::canonical_address). No error closes the port: the layers above send lost packets again.
pub trait Datagrams: Send + Sync {
    /// Returns the address of this end.
    ///
    /// # Errors
    /// If the system does not know it.
    fn local_addr(&self) -> io::Result<SocketAddr>;

    /// Returns the next datagram without waiting. One that is longer than the buffer is truncated, or is an error.
    fn receive(&self, buffer: &mut [u8]) -> Received;

    /// Sends a datagram without waiting, or drops it.
    fn send(&self, bytes: &[u8], to: SocketAddr);

    /// Waits until a datagram arrives, for at most `timeout`, without receiving it. May return early, or at once if the
    /// platform cannot wait.
    fn wait(&self, timeout: Duration);

    /// Performs maintenance for a server's port, such as joining multicast groups on new interfaces. A server calls it
    /// ten times a second.
    fn maintain(&mut self, _now: Instant) {}
}

/// Result of receiving.
pub enum Received {
    /// Sender and length in bytes of a datagram.
    Datagram(SocketAddr, usize),
    /// Error, such as a report that an earlier datagram was not delivered. The port stays usable.
    Error,
    /// No datagram.
    Empty,
}
