//! Constants and servers shared by the tests of admission.

use std::net::{Ipv4Addr, SocketAddr, TcpListener, TcpStream};
use std::thread::{JoinHandle, spawn};
use std::time::Duration;

pub const CODE: &str = "BCD 234";
pub const TIMEOUT: Duration = Duration::from_secs(5);

/// Starts a false server that runs `act` for its first client, and ends with its result.
pub fn false_server<T: Send + 'static>(
    act: impl FnOnce(TcpStream) -> T + Send + 'static,
) -> (SocketAddr, JoinHandle<T>) {
    let listener = TcpListener::bind((Ipv4Addr::LOCALHOST, 0)).expect("a listener");
    let address = listener.local_addr().expect("an address");
    let thread = spawn(move || {
        let (stream, _) = listener.accept().expect("a client");
        // Further attempts are refused.
        drop(listener);
        let timeout = Some(Duration::from_secs(5));
        stream.set_read_timeout(timeout).expect("a timeout");
        act(stream)
    });
    (address, thread)
}
