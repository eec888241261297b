//! Requests to join over TCP.

use super::blocking_stream::BlockingStream;
use super::connect::connect;
use futures_lite::future::block_on;
use std::io;
use std::net::SocketAddr;
use std::thread::sleep;
use std::time::Duration;
use tessella_protocol::admission::{Connector, JoinError, JoinRequest, Ticket};

/// Sends a join request to whatever server is at an address, as a device that has never joined any. `code` is the
/// server's join code or empty. Blocks for at most `timeout`.
///
/// # Errors
/// If the server refuses or cannot be reached.
pub fn request_admission(
    address: SocketAddr,
    code: &str,
    timeout: Duration,
) -> Result<Ticket, JoinError> {
    send_request(&JoinRequest {
        address,
        code,
        expected: &[],
        seats: &[],
        timeout,
    })
}

/// Sends a join request, and blocks until the server has replied or the time is up.
///
/// # Errors
/// If the server refuses, is not an acceptable one, or cannot be reached.
pub fn send_request(request: &JoinRequest<'_>) -> Result<Ticket, JoinError> {
    send_request_until(request, &|| false)
}

/// Like [`send_request`], but returns soon after `is_cancelled` returns `true`, except while a TCP connection is being
/// opened.
pub(crate) fn send_request_until(
    request: &JoinRequest<'_>,
    is_cancelled: &dyn Fn() -> bool,
) -> Result<Ticket, JoinError> {
    block_on(request.send(&TcpConnector { is_cancelled }))
}

struct TcpConnector<'a> {
    is_cancelled: &'a dyn Fn() -> bool,
}

impl Connector for TcpConnector<'_> {
    type Stream = BlockingStream;

    async fn connect(
        &self,
        address: SocketAddr,
        timeout: Duration,
    ) -> io::Result<(BlockingStream, SocketAddr)> {
        let (stream, address) = connect(address, timeout)?;
        Ok((BlockingStream::new(stream)?, address))
    }

    async fn pause(&self, time: Duration) {
        sleep(time);
    }

    fn is_cancelled(&self) -> bool {
        (self.is_cancelled)()
    }
}
