//! A client joins a server and exchanges messages with it, over a stream and datagrams in memory: the traits are all
//! that both need from a platform.

use renet::{RenetClient, RenetServer};
use std::cell::RefCell;
use std::collections::VecDeque;
use std::future::poll_fn;
use std::io::{self, ErrorKind};
use std::net::SocketAddr;
use std::pin::pin;
use std::rc::Rc;
use std::sync::{Arc, Mutex};
use std::task::{Context, Poll, Waker};
use std::time::{Duration, Instant};
use tessella_protocol::admission::{
    AdmissionControl, Connector, HandshakeError, HandshakeWatch, JoinError, JoinRequest,
    NETCODE_PROTOCOL, Stream, TOKEN_ADDRESS, Ticket, device_of,
};
use tessella_protocol::transport::{
    ClientTransport, Datagrams, MAX_CLIENT_MESSAGE, MAX_SERVER_MESSAGE, PeerDisconnectCause,
    Received, ServerTransport, ServerTransportConfig, connection_config,
};
use tessella_protocol::{KeyPair, Source};

const CODE: &str = "BCD 234";
const TIMEOUT: Duration = Duration::from_secs(10);

fn server_address() -> SocketAddr {
    ([10, 0, 0, 1], 47_315).into()
}

fn client_address() -> SocketAddr {
    ([10, 0, 0, 2], 50_000).into()
}

/// Bytes on their way to one end of a stream.
#[derive(Default)]
struct Pipe {
    bytes: VecDeque<u8>,
    is_closed: bool,
}

/// One end of a stream. Its reads wait, as those of a browser do.
struct MemoryStream {
    incoming: Rc<RefCell<Pipe>>,
    outgoing: Rc<RefCell<Pipe>>,
}

impl MemoryStream {
    /// Returns both ends of a stream.
    fn pair() -> (Self, Self) {
        let (incoming, outgoing) = <(Rc<RefCell<Pipe>>, Rc<RefCell<Pipe>>)>::default();
        let other = Self {
            incoming: Rc::clone(&outgoing),
            outgoing: Rc::clone(&incoming),
        };
        (Self { incoming, outgoing }, other)
    }
}

impl Stream for MemoryStream {
    async fn read(&mut self, buffer: &mut [u8], timeout: Duration) -> io::Result<usize> {
        let until = Instant::now() + timeout;
        poll_fn(|_| {
            let Pipe { bytes, is_closed } = &mut *self.incoming.borrow_mut();
            if bytes.is_empty() && !*is_closed {
                return if Instant::now() < until {
                    Poll::Pending
                } else {
                    Poll::Ready(Err(ErrorKind::TimedOut.into()))
                };
            }
            // In small parts, as a network may deliver them.
            let length = bytes.len().min(buffer.len()).min(20);
            let part = bytes.drain(..length);
            buffer
                .iter_mut()
                .zip(part)
                .for_each(|(to, byte)| *to = byte);
            Poll::Ready(Ok(length))
        })
        .await
    }

    async fn write(&mut self, bytes: &[u8], _timeout: Duration) -> io::Result<usize> {
        let mut outgoing = self.outgoing.borrow_mut();
        if outgoing.is_closed {
            return Err(ErrorKind::BrokenPipe.into());
        }
        outgoing.bytes.extend(bytes);
        Ok(bytes.len())
    }
}

impl Drop for MemoryStream {
    fn drop(&mut self) {
        for pipe in [&self.incoming, &self.outgoing] {
            pipe.borrow_mut().is_closed = true;
        }
    }
}

/// Connects once.
struct MemoryConnector(RefCell<Option<MemoryStream>>);

impl Connector for MemoryConnector {
    type Stream = MemoryStream;

    async fn connect(
        &self,
        address: SocketAddr,
        _timeout: Duration,
    ) -> io::Result<(MemoryStream, SocketAddr)> {
        let stream = self.0.take().ok_or(ErrorKind::ConnectionRefused)?;
        Ok((stream, address))
    }

    async fn pause(&self, _time: Duration) {}

    fn is_cancelled(&self) -> bool {
        false
    }
}

struct NoWatch;

impl HandshakeWatch for NoWatch {
    fn is_cancelled(&self) -> bool {
        false
    }

    fn set_waiting(&self, _is_waiting: bool) {}
}

/// Runs both ends of a handshake on this thread.
fn join(
    admission: &AdmissionControl,
    code: &str,
) -> (Result<Ticket, JoinError>, Result<(), HandshakeError>) {
    let (stream, of_server) = MemoryStream::pair();
    let connector = MemoryConnector(RefCell::new(Some(stream)));
    let request = JoinRequest {
        address: server_address(),
        code,
        expected: &[admission.server_key()],
        seats: &[],
        timeout: TIMEOUT,
    };
    let mut client = pin!(request.send(&connector));
    let source = Source::from(client_address().ip());
    let mut server = pin!(admission.admit(of_server, source, Instant::now() + TIMEOUT, &NoWatch));
    let mut context = Context::from_waker(Waker::noop());
    let (mut joined, mut served) = (Poll::Pending, Poll::Pending);
    while joined.is_pending() || served.is_pending() {
        if joined.is_pending() {
            joined = client.as_mut().poll(&mut context);
        }
        if served.is_pending() {
            served = server.as_mut().poll(&mut context);
        }
    }
    let (Poll::Ready(joined), Poll::Ready(served)) = (joined, served) else {
        unreachable!("both are done")
    };
    (joined, served)
}

/// Datagrams on their way to one port, each with its sender.
type Queue = Arc<Mutex<VecDeque<(SocketAddr, Vec<u8>)>>>;

/// Port that reaches one other port.
struct MemoryDatagrams {
    address: SocketAddr,
    incoming: Queue,
    outgoing: Queue,
}

impl Datagrams for MemoryDatagrams {
    fn local_addr(&self) -> io::Result<SocketAddr> {
        Ok(self.address)
    }

    fn receive(&self, buffer: &mut [u8]) -> Received {
        match self.incoming.lock().expect("no panic").pop_front() {
            Some((from, datagram)) => {
                buffer[..datagram.len()].copy_from_slice(&datagram);
                Received::Datagram(from, datagram.len())
            }
            None => Received::Empty,
        }
    }

    fn send(&self, bytes: &[u8], _to: SocketAddr) {
        let mut outgoing = self.outgoing.lock().expect("no panic");
        outgoing.push_back((self.address, bytes.to_vec()));
    }

    fn wait(&self, _timeout: Duration) {}
}

/// Transports of a server and a client, each with its renet connection.
struct Connection {
    server: (ServerTransport, RenetServer),
    client: (ClientTransport, RenetClient),
    last_step: Instant,
}

impl Connection {
    fn new(admission: &AdmissionControl, ticket: Ticket) -> Self {
        let (to_server, to_client) = (Queue::default(), Queue::default());
        let of_server = MemoryDatagrams {
            address: server_address(),
            incoming: Arc::clone(&to_server),
            outgoing: Arc::clone(&to_client),
        };
        let of_client = MemoryDatagrams {
            address: client_address(),
            incoming: to_client,
            outgoing: to_server,
        };
        let config = ServerTransportConfig {
            max_people: 8,
            private_key: admission.private_key(),
            protocol_id: NETCODE_PROTOCOL,
            token_address: TOKEN_ADDRESS,
        };
        let server = ServerTransport::new(Box::new(of_server), config).expect("a valid number");
        let client = ClientTransport::connect(ticket.token, Box::new(of_client), TIMEOUT);
        Self {
            server: (server, RenetServer::new(connection_config())),
            client: (
                client.expect("a token"),
                RenetClient::new(connection_config()),
            ),
            last_step: Instant::now(),
        }
    }

    fn step(&mut self) {
        let elapsed = self.last_step.elapsed();
        self.last_step = Instant::now();
        let (transport, renet) = &mut self.client;
        renet.update(elapsed);
        transport.update(elapsed, renet);
        transport.send_packets(renet);
        let (transport, renet) = &mut self.server;
        renet.update(elapsed);
        transport.update(elapsed, renet);
        transport.send_packets(renet);
    }

    /// Runs steps until there is a result.
    fn until<T>(&mut self, what: &str, mut result: impl FnMut(&mut Self) -> Option<T>) -> T {
        let begun = Instant::now();
        loop {
            if let Some(result) = result(self) {
                return result;
            }
            assert!(begun.elapsed() < TIMEOUT, "not within {TIMEOUT:?}: {what}");
            self.step();
        }
    }
}

#[test]
fn client_joins_and_exchanges_messages_without_sockets() {
    let code = CODE.parse().expect("a code");
    let admission = AdmissionControl::new(KeyPair::random(), "Anna", Some(code), 8);
    let (joined, served) = join(&admission, CODE);
    served.expect("a whole handshake");
    let ticket = joined.expect("a ticket");
    assert_eq!((&*ticket.name, ticket.address), ("Anna", server_address()));
    let device = ticket.seat.device.device_key();

    // The ticket of the admission, and then the one for the next connection.
    let next = admission.next_token(&device).expect("a token");
    let next = ticket.renewed(&next).expect("a ticket");
    for ticket in [ticket, next] {
        let mut connection = Connection::new(&admission, ticket);
        let id = connection.until("the client connects", |connection| {
            let id = connection.server.0.clients().first().copied();
            id.filter(|_| connection.client.0.is_connected())
        });
        let (server, _) = &mut connection.server;
        assert_eq!(server.user_data(id).map(device_of), Some(device));
        assert_eq!(server.client_ip(id), Some(client_address().ip()));

        let (request, answer) = (vec![1; MAX_CLIENT_MESSAGE], vec![2; MAX_SERVER_MESSAGE]);
        server.send(id, &answer);
        let (client, renet) = &mut connection.client;
        client.send(&request, renet);
        let received = connection.until("the request arrives", |connection| {
            connection.server.0.next_message(id)
        });
        assert!(received == request);
        let received = connection.until("the answer arrives", |connection| {
            connection.client.0.next_message()
        });
        assert!(received == answer);

        let (client, renet) = &mut connection.client;
        client.disconnect(renet);
        let cause = connection.until("the client disconnects", |connection| {
            connection.server.0.take_cause(id)
        });
        assert_eq!(cause, PeerDisconnectCause::Left);
    }
}

#[test]
fn client_without_the_code_is_refused_without_sockets() {
    let code = CODE.parse().expect("a code");
    let admission = AdmissionControl::new(KeyPair::random(), "Anna", Some(code), 8);
    let (joined, served) = join(&admission, "BCD 235");
    served.expect("a whole handshake");
    let (tries, seconds) = (4, 0);
    assert_eq!(joined, Err(JoinError::WrongCode { tries, seconds }));
    // The client ends the handshake, because it has no code.
    let (joined, served) = join(&admission, "");
    assert!(matches!(served, Err(HandshakeError::Closed)), "{served:?}");
    let name = "Anna".to_owned();
    assert_eq!(joined, Err(JoinError::NeedsCode { name }));
}
