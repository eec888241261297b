//! UDP socket that reports errors without closing.

use std::io;
use std::net::{SocketAddr, UdpSocket};
use std::time::Duration;

/// Size of a receive buffer in bytes. netcode sends no datagram above 1400 bytes, so one that fills the buffer is foreign.
pub const MAX_DATAGRAM: usize = 1500;

/// UDP socket whose reads do not block.
pub struct DatagramSocket(UdpSocket);

/// Result of one read.
pub enum Received {
    /// Sender and length in bytes of a datagram.
    Datagram(SocketAddr, usize),
    /// Error, such as a report that an earlier datagram was not delivered. The socket stays usable.
    Error,
    /// No datagram.
    Empty,
}

impl DatagramSocket {
    /// Binds a socket.
    pub fn bind(address: SocketAddr) -> io::Result<Self> {
        let socket = UdpSocket::bind(address)?;
        socket.set_nonblocking(true)?;
        Ok(Self(socket))
    }

    /// Returns the bound address.
    pub fn local_addr(&self) -> io::Result<SocketAddr> {
        self.0.local_addr()
    }

    /// Returns the next datagram without waiting.
    pub fn receive(&self, buffer: &mut [u8]) -> Received {
        match self.0.recv_from(buffer) {
            Ok((length, from)) => Received::Datagram(from, length),
            Err(error)
                if matches!(
                    error.kind(),
                    io::ErrorKind::WouldBlock | io::ErrorKind::TimedOut
                ) =>
            {
                Received::Empty
            }
            Err(_) => Received::Error,
        }
    }

    /// Waits until a datagram arrives, for at most `timeout`. The datagram stays to be received.
    pub fn wait(&self, timeout: Duration) {
        if timeout.is_zero()
            || self.0.set_read_timeout(Some(timeout)).is_err()
            || self.0.set_nonblocking(false).is_err()
        {
            return;
        }
        // The result does not matter: the next read tells whether there is a datagram.
        let _arrived = self.0.peek_from(&mut [0; MAX_DATAGRAM]);
        if self.0.set_nonblocking(true).is_err() {
            // The next read then blocks as well, for at most `timeout`.
            log::debug!("the socket stays blocking");
        }
    }

    /// Sends a datagram. Failures are logged: the layers above resend lost packets.
    pub fn send(&self, bytes: &[u8], to: SocketAddr) {
        if let Err(error) = self.0.send_to(bytes, to) {
            log::debug!("nothing could be sent to {to}: {error}");
        }
    }
}
