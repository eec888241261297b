//! UDP socket that stays usable after errors.

use crate::discovery::GroupMembership;
use crate::sockets::bind_udp;
use std::io;
use std::net::{IpAddr, Ipv4Addr, Ipv6Addr, SocketAddr, UdpSocket};
use std::time::{Duration, Instant};
use tessella_protocol::canonical_address;
use tessella_protocol::transport::{Datagrams, MAX_DATAGRAM, Received};

/// Non-blocking UDP socket. A socket for `[::]` carries IPv4 as well.
pub struct DatagramSocket {
    socket: UdpSocket,
    is_v6: bool,
    membership: GroupMembership,
}

impl DatagramSocket {
    /// Binds a port for a server; the system chooses one if it is 0. At `[::]`, the port serves IPv4 and IPv6, and
    /// joins the multicast group for discovery.
    ///
    /// # Errors
    /// If the port is in use, or the address is not one of this machine's.
    pub fn bind(address: SocketAddr) -> io::Result<Self> {
        let socket = bind_udp(address)?;
        socket.set_nonblocking(true)?;
        Ok(Self {
            socket,
            is_v6: address.is_ipv6(),
            membership: GroupMembership::default(),
        })
    }

    /// Binds any free port, for a client of the server at this address.
    ///
    /// # Errors
    /// If the system cannot open a socket.
    pub fn bind_for(server: SocketAddr) -> io::Result<Self> {
        let any: IpAddr = if canonical_address(server).is_ipv4() {
            Ipv4Addr::UNSPECIFIED.into()
        } else {
            Ipv6Addr::UNSPECIFIED.into()
        };
        Self::bind(SocketAddr::new(any, 0))
    }
}

impl Datagrams for DatagramSocket {
    fn local_addr(&self) -> io::Result<SocketAddr> {
        self.socket.local_addr()
    }

    fn receive(&self, buffer: &mut [u8]) -> Received {
        match self.socket.recv_from(buffer) {
            Ok((length, from)) => Received::Datagram(canonical_address(from), length),
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

    fn send(&self, bytes: &[u8], to: SocketAddr) {
        let receiver = match to.ip() {
            IpAddr::V4(ip) if self.is_v6 => (ip.to_ipv6_mapped(), to.port()).into(),
            _ => to,
        };
        if let Err(error) = self.socket.send_to(bytes, receiver) {
            log::debug!("failed to send a datagram to {to}: {error}");
        }
    }

    fn wait(&self, timeout: Duration) {
        if timeout.is_zero()
            || self.socket.set_read_timeout(Some(timeout)).is_err()
            || self.socket.set_nonblocking(false).is_err()
        {
            return;
        }
        // The result does not matter, because the next read shows whether there is a datagram.
        let _arrived = self.socket.peek_from(&mut [0; MAX_DATAGRAM]);
        if self.socket.set_nonblocking(true).is_err() {
            // The next read then blocks, too, for at most `timeout`.
            log::debug!("failed to make the socket non-blocking");
        }
    }

    /// Joins the discovery group on new interfaces, if the socket carries IPv6.
    fn maintain(&mut self, now: Instant) {
        if self.is_v6 {
            self.membership.refresh(&self.socket, now);
        }
    }
}
