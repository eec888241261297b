//! What a transport needs of the platform: datagrams.

use std::io;
use std::net::SocketAddr;
use std::time::{Duration, Instant};

/// Size in bytes of the buffer for a datagram. netcode sends none above 1400 bytes, so one that fills it is foreign.
pub const MAX_DATAGRAM: usize = 1500;

/// Port that sends and receives datagrams. They may be lost, repeated and reordered.
///
/// All addresses are [canonical](crate::canonical_address). No error closes the port: the layers above send lost packets again.
pub trait Datagrams: Send + Sync {
    /// Returns the address of this end.
    ///
    /// # Errors
    /// If the system does not know it.
    fn local_addr(&self) -> io::Result<SocketAddr>;

    /// Returns the next datagram without waiting. A longer one than the buffer is cut, or is an error.
    fn receive(&self, buffer: &mut [u8]) -> Received;

    /// Sends a datagram without waiting, or drops it.
    fn send(&self, bytes: &[u8], to: SocketAddr);

    /// Waits until a datagram arrives, for at most `timeout`. The datagram stays to be received. It may return early, also at
    /// once where nothing can wait.
    fn wait(&self, timeout: Duration);

    /// Does what a server's port needs now and then, such as joining multicast groups on interfaces that were added. A server
    /// calls it ten times a second.
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
