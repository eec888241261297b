//! A UDP socket that no bad news ends.

use std::io;
use std::net::{SocketAddr, UdpSocket};
use std::time::Duration;

/// Room for a datagram. netcode has none of more than 1400 bytes, so what fills this is none of ours.
pub const LARGEST: usize = 1500;

/// A socket that is read for a while, and then only as far as something lies there.
pub struct Datagrams(UdpSocket);

/// What a look at the socket brought.
pub enum Received {
    /// So many bytes from there.
    From(SocketAddr, usize),
    /// Word of an earlier datagram that did not arrive, or the like.
    BadNews,
    /// Nothing.
    Nothing,
}

impl Datagrams {
    pub fn bind(address: SocketAddr) -> io::Result<Self> {
        let socket = UdpSocket::bind(address)?;
        socket.set_nonblocking(true)?;
        Ok(Self(socket))
    }

    pub fn local_addr(&self) -> io::Result<SocketAddr> {
        self.0.local_addr()
    }

    /// The next datagram if there is one.
    pub fn receive(&self, buffer: &mut [u8]) -> Received {
        match self.0.recv_from(buffer) {
            Ok((length, from)) => Received::From(from, length),
            Err(error)
                if matches!(
                    error.kind(),
                    io::ErrorKind::WouldBlock | io::ErrorKind::TimedOut
                ) =>
            {
                Received::Nothing
            }
            Err(_) => Received::BadNews,
        }
    }

    /// The next datagram, for which this waits.
    pub fn wait(&self, buffer: &mut [u8], wait: Duration) -> Received {
        if wait.is_zero()
            || self.0.set_read_timeout(Some(wait)).is_err()
            || self.0.set_nonblocking(false).is_err()
        {
            return self.receive(buffer);
        }
        let received = self.receive(buffer);
        if self.0.set_nonblocking(true).is_err() {
            // Then the next look waits as well, but never longer than this one.
            log::debug!("the socket stays blocking");
        }
        received
    }

    /// Sends if the network takes it now; what is lost is sent again by those who care.
    pub fn send(&self, bytes: &[u8], to: SocketAddr) {
        if let Err(error) = self.0.send_to(bytes, to) {
            log::debug!("nothing could be sent to {to}: {error}");
        }
    }
}
