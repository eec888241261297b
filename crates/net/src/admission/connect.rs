//! TCP connections to servers.

use crate::addresses::with_zones;
use std::io::{self, ErrorKind};
use std::net::{SocketAddr, TcpStream};
use std::sync::mpsc::channel;
use std::time::Duration;
use tessella_tasks::{self as task, Panicked};

/// Maximum number of addresses to try.
const MAX_ADDRESSES: usize = 32;

/// Connects to an address. Returns the stream, and the address with its zone.
///
/// A link-local IPv6 address without a zone, as in a link, is tried on all interfaces at once; the first connection
/// wins.
pub(super) fn connect(
    address: SocketAddr,
    timeout: Duration,
) -> io::Result<(TcpStream, SocketAddr)> {
    let mut addresses = with_zones(address);
    addresses.truncate(MAX_ADDRESSES);
    match addresses[..] {
        [] => Err(ErrorKind::NetworkUnreachable.into()),
        [address] => Ok((TcpStream::connect_timeout(&address, timeout)?, address)),
        _ => connect_to_first(&addresses, timeout),
    }
}

/// Connects to all addresses at once, and returns the first connection, or the error of the last address to fail.
fn connect_to_first(
    addresses: &[SocketAddr],
    timeout: Duration,
) -> io::Result<(TcpStream, SocketAddr)> {
    let (sender, connections) = channel();
    for &address in addresses {
        let sender = sender.clone();
        let connect = move || TcpStream::connect_timeout(&address, timeout);
        let finish = move |connected: Result<io::Result<TcpStream>, Panicked>| {
            let connected = connected.unwrap_or_else(|Panicked| Err(ErrorKind::Other.into()));
            // The receiver is gone if another connection was faster.
            let _was_first = sender.send(connected.map(|stream| (stream, address)));
        };
        task::spawn("connect", connect, finish)?;
    }
    drop(sender);
    let mut result = Err(ErrorKind::TimedOut.into());
    for connected in connections {
        result = connected;
        if result.is_ok() {
            break;
        }
    }
    result
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::net::{Ipv4Addr, TcpListener};

    #[test]
    fn first_connection_of_several_addresses_counts() {
        let listener = TcpListener::bind((Ipv4Addr::LOCALHOST, 0)).expect("a listener");
        let open = listener.local_addr().expect("an address");
        let listener_of_closed = TcpListener::bind((Ipv4Addr::LOCALHOST, 0)).expect("a listener");
        let closed = listener_of_closed.local_addr().expect("an address");
        drop(listener_of_closed);
        let timeout = Duration::from_secs(2);
        let (_, address) = connect_to_first(&[closed, open], timeout).expect("one of them is open");
        assert_eq!(address, open);
        let error = connect_to_first(&[closed, closed], timeout).expect_err("none is open");
        assert_eq!(error.kind(), ErrorKind::ConnectionRefused);
    }
}
