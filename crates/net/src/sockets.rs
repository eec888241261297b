//! A server's sockets. One socket serves both IPv6 and IPv4 where the system allows it.

use socket2::{Domain, Socket, Type};
use std::io;
use std::net::{SocketAddr, TcpListener, UdpSocket};

/// Number of connections that wait to be accepted.
const BACKLOG: i32 = 128;

/// Binds a UDP socket. A socket for `[::]` receives from IPv4 addresses as well.
pub(super) fn bind_udp(address: SocketAddr) -> io::Result<UdpSocket> {
    Ok(bind(address, Type::DGRAM)?.into())
}

/// Binds a TCP socket and listens. A socket for `[::]` accepts connections over IPv4 as well.
pub(super) fn listen_tcp(address: SocketAddr) -> io::Result<TcpListener> {
    let socket = bind(address, Type::STREAM)?;
    socket.listen(BACKLOG)?;
    Ok(socket.into())
}

fn bind(address: SocketAddr, kind: Type) -> io::Result<Socket> {
    let socket = Socket::new(Domain::for_address(address), kind, None)?;
    if address.is_ipv6() {
        // The default differs between systems.
        socket.set_only_v6(false)?;
    }
    // Like the standard library, lets a restarted server take the port of its old connections. On Windows, the option
    // would let two servers share a port.
    #[cfg(unix)]
    if kind == Type::STREAM {
        socket.set_reuse_address(true)?;
    }
    socket.bind(&address.into())?;
    Ok(socket)
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::io::ErrorKind;
    use std::net::{Ipv4Addr, Ipv6Addr, TcpStream};
    use std::time::Duration;

    #[test]
    fn socket_for_ipv6_serves_ipv4() {
        let any = SocketAddr::from((Ipv6Addr::UNSPECIFIED, 0));
        let (Ok(udp), Ok(tcp)) = (bind_udp(any), listen_tcp(any)) else {
            println!("skipped: this machine has no IPv6");
            return;
        };
        udp.set_read_timeout(Some(Duration::from_secs(2)))
            .expect("a timeout");
        let port = udp.local_addr().expect("an address").port();
        let sender = UdpSocket::bind((Ipv4Addr::LOCALHOST, 0)).expect("a socket");
        sender
            .send_to(b"hello", (Ipv4Addr::LOCALHOST, port))
            .expect("it is sent");
        let mut bytes = [0; 8];
        let (length, from) = udp.recv_from(&mut bytes).expect("a datagram");
        assert_eq!(&bytes[..length], b"hello");
        assert_eq!(from.ip().to_canonical(), Ipv4Addr::LOCALHOST);

        let port = tcp.local_addr().expect("an address").port();
        TcpStream::connect((Ipv4Addr::LOCALHOST, port)).expect("a connection");
    }

    #[test]
    fn port_in_use_is_refused() {
        let first = listen_tcp((Ipv4Addr::LOCALHOST, 0).into()).expect("a free port");
        let taken = first.local_addr().expect("an address");
        let error = listen_tcp(taken).expect_err("the port is taken");
        assert_eq!(error.kind(), ErrorKind::AddrInUse);
        let first = bind_udp((Ipv4Addr::LOCALHOST, 0).into()).expect("a free port");
        let taken = first.local_addr().expect("an address");
        let error = bind_udp(taken).expect_err("the port is taken");
        assert_eq!(error.kind(), ErrorKind::AddrInUse);
    }
}
