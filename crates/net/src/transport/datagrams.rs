//! UDP socket that reports errors without closing.

use crate::addresses::canonical;
use crate::discovery::GroupMembership;
use crate::sockets::bind_udp;
use std::io;
use std::net::{IpAddr, SocketAddr, UdpSocket};
use std::time::{Duration, Instant};

/// Size of a receive buffer in bytes. netcode sends no datagram above 1400 bytes, so one that fills the buffer is foreign.
pub const MAX_DATAGRAM: usize = 1500;

/// UDP socket whose reads do not block. A socket for `[::]` carries IPv4 as well; all addresses are canonical.
pub struct DatagramSocket {
    socket: UdpSocket,
    is_v6: bool,
}

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
        let socket = bind_udp(address)?;
        socket.set_nonblocking(true)?;
        Ok(Self {
            socket,
            is_v6: address.is_ipv6(),
        })
    }

    /// Returns the bound address.
    pub fn local_addr(&self) -> io::Result<SocketAddr> {
        self.socket.local_addr()
    }

    /// Returns the next datagram without waiting.
    pub fn receive(&self, buffer: &mut [u8]) -> Received {
        match self.socket.recv_from(buffer) {
            Ok((length, from)) => Received::Datagram(canonical(from), length),
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
            || self.socket.set_read_timeout(Some(timeout)).is_err()
            || self.socket.set_nonblocking(false).is_err()
        {
            return;
        }
        // The result does not matter: the next read tells whether there is a datagram.
        let _arrived = self.socket.peek_from(&mut [0; MAX_DATAGRAM]);
        if self.socket.set_nonblocking(true).is_err() {
            // The next read then blocks as well, for at most `timeout`.
            log::debug!("the socket stays blocking");
        }
    }

    /// Sends a datagram. Failures are logged: the layers above resend lost packets.
    pub fn send(&self, bytes: &[u8], to: SocketAddr) {
        let receiver = match to.ip() {
            IpAddr::V4(ip) if self.is_v6 => (ip.to_ipv6_mapped(), to.port()).into(),
            _ => to,
        };
        if let Err(error) = self.socket.send_to(bytes, receiver) {
            log::debug!("nothing could be sent to {to}: {error}");
        }
    }

    /// Joins the group of servers on interfaces that were added, if the socket carries IPv6.
    pub fn refresh_membership(&self, membership: &mut GroupMembership, now: Instant) {
        if self.is_v6 {
            membership.refresh(&self.socket, now);
        }
    }
}
