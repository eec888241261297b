//! A small HTTP server for a single program that sends a request now and then.

use std::collections::VecDeque;
use std::io::{self, ErrorKind, Read, Write};
use std::net::{Shutdown, SocketAddr, TcpListener, TcpStream};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::thread::{JoinHandle, sleep};
use std::time::{Duration, Instant};
use tessella_tasks::{self as task, Panicked};

/// Maximum duration of a request and its response.
const TIMEOUT: Duration = Duration::from_secs(2);
/// Pause after a connection could not be accepted, for example because too many files are open.
const PAUSE_AFTER_ERROR: Duration = Duration::from_millis(200);
/// Maximum number of connections. The oldest makes room for a new one.
const MAX_CONNECTIONS: usize = 16;
/// Maximum size of a request in bytes.
const MAX_REQUEST: usize = 8 << 10;
/// Maximum number of header lines in a request.
const MAX_HEADERS: usize = 64;

/// Response to a request.
pub(super) struct Response {
    /// Status code and reason phrase, such as `200 OK`.
    pub(super) status: &'static str,
    /// Body, as plain text.
    pub(super) body: String,
}

/// Server that runs until it is dropped, with a thread per request.
pub(super) struct HttpServer {
    thread: Option<JoinHandle<()>>,
    closing: Arc<AtomicBool>,
    address: SocketAddr,
}

impl HttpServer {
    /// Starts a server, which calls `answer` with the path of each request.
    ///
    /// # Errors
    /// If the address is in use or the system cannot start a thread.
    pub(super) fn start(
        address: SocketAddr,
        answer: impl Fn(&str) -> Response + Send + Sync + 'static,
    ) -> io::Result<Self> {
        let listener = TcpListener::bind(address)?;
        let address = listener.local_addr()?;
        let closing = Arc::<AtomicBool>::default();
        let is_closing = Arc::clone(&closing);
        let answer = Arc::new(answer);
        let mut connections = Connections::default();
        let listen = move || {
            while !is_closing.load(Ordering::Relaxed) {
                match listener.accept() {
                    Ok((stream, _)) => {
                        if let Err(error) = connections.serve(stream, &answer) {
                            log::warn!("failed to start a thread for an HTTP request: {error}");
                        }
                    }
                    Err(error) => {
                        log::warn!("failed to accept an HTTP connection: {error}");
                        sleep(PAUSE_AFTER_ERROR);
                    }
                }
            }
        };
        let given_up = || log::error!("the HTTP server has given up");
        let thread = task::spawn_service("http", listen, given_up)?;
        Ok(Self {
            thread: Some(thread),
            closing,
            address,
        })
    }

    /// Returns the address.
    pub(super) fn address(&self) -> SocketAddr {
        self.address
    }
}

impl Drop for HttpServer {
    fn drop(&mut self) {
        self.closing.store(true, Ordering::Relaxed);
        let mut address = self.address;
        if address.ip().is_unspecified() {
            address.set_ip(match address {
                SocketAddr::V4(_) => std::net::Ipv4Addr::LOCALHOST.into(),
                SocketAddr::V6(_) => std::net::Ipv6Addr::LOCALHOST.into(),
            });
        }
        // A connection wakes the thread, which closes it at once.
        let is_woken = TcpStream::connect_timeout(&address, TIMEOUT).is_ok();
        if let (true, Some(thread)) = (is_woken, self.thread.take())
            && thread.join().is_err()
        {
            log::error!("the HTTP server's thread panicked");
        }
    }
}

/// Open connections and their threads, oldest first.
#[derive(Default)]
struct Connections(VecDeque<(TcpStream, JoinHandle<()>)>);

impl Connections {
    /// Serves a connection on a thread of its own.
    fn serve(
        &mut self,
        stream: TcpStream,
        answer: &Arc<impl Fn(&str) -> Response + Send + Sync + 'static>,
    ) -> io::Result<()> {
        self.0.retain(|(_, thread)| !thread.is_finished());
        while self.0.len() >= MAX_CONNECTIONS {
            self.end_oldest();
        }
        let (handle, answer) = (stream.try_clone()?, Arc::clone(answer));
        let closed = stream.try_clone()?;
        let finish = move |served: Result<io::Result<()>, Panicked>| {
            if let Ok(Err(error)) = served {
                log::debug!("an HTTP request failed: {error}");
            }
            // Dropping the stream would not close it, because another handle may exist for a while. This fails if the
            // client is gone.
            drop(closed.shutdown(Shutdown::Both));
        };
        let thread = task::spawn("request", move || serve(&stream, &*answer), finish)?;
        self.0.push_back((handle, thread));
        Ok(())
    }

    /// Closes the oldest connection, which ends its thread.
    fn end_oldest(&mut self) {
        let Some((stream, thread)) = self.0.pop_front() else {
            return;
        };
        drop(stream.shutdown(Shutdown::Both));
        if thread.join().is_err() {
            log::error!("an HTTP request panicked");
        }
    }
}

impl Drop for Connections {
    fn drop(&mut self) {
        while !self.0.is_empty() {
            self.end_oldest();
        }
    }
}

fn serve(mut stream: &TcpStream, answer: &impl Fn(&str) -> Response) -> io::Result<()> {
    stream.set_write_timeout(Some(TIMEOUT))?;
    let (response, has_body) = match read_request(stream)? {
        HttpRequest::Get(path) => (answer(&path), true),
        HttpRequest::Head(path) => (answer(&path), false),
        HttpRequest::Unknown => (failure("405 Method Not Allowed"), true),
        HttpRequest::Invalid => (failure("400 Bad Request"), true),
    };
    let Response { status, body } = response;
    let head = format!(
        "HTTP/1.1 {status}\r\nContent-Type: text/plain; version=0.0.4; charset=utf-8\r\n\
         Content-Length: {}\r\nConnection: close\r\n\r\n",
        body.len()
    );
    let body = if has_body { &body } else { "" };
    stream.write_all(format!("{head}{body}").as_bytes())
}

fn failure(status: &'static str) -> Response {
    Response {
        status,
        body: format!("{status}\n"),
    }
}

/// Request from a client.
enum HttpRequest {
    /// Asks for the text at a path.
    Get(String),
    /// Asks for the status of a path.
    Head(String),
    /// Asks for something else.
    Unknown,
    /// Not an HTTP request.
    Invalid,
}

/// Reads the head of a request. Only its method and its path, without the query, matter.
fn read_request(mut stream: &TcpStream) -> io::Result<HttpRequest> {
    let begun = Instant::now();
    let mut bytes = Vec::new();
    let mut buffer = [0; 1024];
    loop {
        let left = TIMEOUT.saturating_sub(begun.elapsed());
        if left.is_zero() {
            return Err(ErrorKind::TimedOut.into());
        }
        stream.set_read_timeout(Some(left))?;
        let length = stream.read(&mut buffer)?;
        if length == 0 {
            return Err(ErrorKind::UnexpectedEof.into());
        }
        bytes.extend_from_slice(&buffer[..length]);
        let mut headers = [httparse::EMPTY_HEADER; MAX_HEADERS];
        let mut request = httparse::Request::new(&mut headers);
        match request.parse(&bytes) {
            Ok(httparse::Status::Complete(_)) => {
                let path = request.path.unwrap_or_default();
                let path = path.split('?').next().unwrap_or_default().to_owned();
                return Ok(match request.method {
                    Some("GET") => HttpRequest::Get(path),
                    Some("HEAD") => HttpRequest::Head(path),
                    _ => HttpRequest::Unknown,
                });
            }
            Ok(httparse::Status::Partial) if bytes.len() <= MAX_REQUEST => {}
            Ok(httparse::Status::Partial) | Err(_) => return Ok(HttpRequest::Invalid),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::net::Ipv4Addr;

    fn start() -> HttpServer {
        let answer = |path: &str| match path {
            "/known" => Response {
                status: "200 OK",
                body: "a text\n".to_owned(),
            },
            _ => failure("404 Not Found"),
        };
        HttpServer::start((Ipv4Addr::LOCALHOST, 0).into(), answer).expect("a server")
    }

    fn ask(server: &HttpServer, request: &[u8]) -> String {
        let mut stream = TcpStream::connect(server.address()).expect("a connection");
        stream.write_all(request).expect("a request");
        let mut answer = String::new();
        stream.read_to_string(&mut answer).expect("an answer");
        answer
    }

    #[test]
    fn requests_are_answered_by_path() {
        let server = start();
        let known = ask(&server, b"GET /known?now HTTP/1.1\r\nHost: x\r\n\r\n");
        assert!(known.starts_with("HTTP/1.1 200 OK\r\n"), "{known}");
        assert!(known.ends_with("\r\nContent-Length: 7\r\nConnection: close\r\n\r\na text\n"));
        let head = ask(&server, b"HEAD /known HTTP/1.1\r\n\r\n");
        assert!(head.ends_with("Content-Length: 7\r\nConnection: close\r\n\r\n"));
        assert!(ask(&server, b"GET /else HTTP/1.1\r\n\r\n").starts_with("HTTP/1.1 404 "));
        assert!(ask(&server, b"POST /known HTTP/1.1\r\n\r\n").starts_with("HTTP/1.1 405 "));
        assert!(ask(&server, b"\x16\x03\x01\r\n\r\n").starts_with("HTTP/1.1 400 "));
    }

    #[test]
    fn dripping_clients_delay_nobody() {
        let server = start();
        let mut dripping = Vec::new();
        for _ in 0..300 {
            let mut stream = TcpStream::connect(server.address()).expect("a connection");
            // The server may have closed the connection to make room.
            drop(stream.write_all(b"G"));
            dripping.push(stream);
        }
        let begun = Instant::now();
        let known = ask(&server, b"GET /known HTTP/1.1\r\n\r\n");
        assert!(known.starts_with("HTTP/1.1 200 "), "{known}");
        assert!(begun.elapsed() < TIMEOUT, "{:?}", begun.elapsed());
        drop(dripping);
    }

    #[test]
    fn silent_and_endless_clients_are_dropped() {
        let server = start();
        let silent = TcpStream::connect(server.address()).expect("a connection");
        let begun = Instant::now();
        let mut endless = TcpStream::connect(server.address()).expect("a connection");
        // The server may close the connection before it has read all of it.
        drop(endless.write_all(&[b'x'; 4 * MAX_REQUEST]));
        let known = ask(&server, b"GET /known HTTP/1.1\r\n\r\n");
        assert!(known.starts_with("HTTP/1.1 200 "), "{known}");
        assert!(begun.elapsed() < 3 * TIMEOUT);
        drop(silent);
    }
}
