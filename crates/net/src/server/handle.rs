//! Handle to a server's threads.

use super::app::{self, ServerParts};
use super::config::{ServerConfig, ServerError, ServerStatus};
use super::key_file;
use super::operation::{ServerControl, operation};
use super::room_store::{RoomStore, set_aside};
use super::workers::Workers;
use crate::addresses::local_addresses;
use crate::admission::HandshakeServer;
use crate::datagram_socket::DatagramSocket;
use crate::sockets::listen_tcp;
use crate::suspend::Suspend;
use std::io::{self, ErrorKind};
use std::net::{IpAddr, Ipv4Addr, Ipv6Addr, SocketAddr, TcpListener};
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex};
use std::thread::JoinHandle;
use std::time::Duration;
use tessella_formats::join_code::JoinCode;
use tessella_lobby::Lobby;
use tessella_protocol::admission::{AdmissionControl, NETCODE_PROTOCOL, TOKEN_ADDRESS};
use tessella_protocol::discovery::Announcement;
use tessella_protocol::transport::{ServerTransport, ServerTransportConfig};
use tessella_protocol::{FIRST_PORT, KeyPair, MAX_PEOPLE, PORT_COUNT, ServerKey, random_numbers};
use tessella_tasks::{self as task, Panicked};

/// Number of connections beyond the maximum number of people, for those who reconnect before the server notices that
/// they were gone.
const SPARE_CONNECTIONS: u16 = 32;
/// Maximum number of ports to try when the system chooses: a port that is free for TCP may be in use for UDP.
const MAX_PORT_TRIES: usize = 32;
/// Time for which [`Server::suspend`] waits: longer than the server waits for the disk.
const SUSPEND_TIMEOUT: Duration = Duration::from_secs(2);

/// Server that runs until it is stopped or dropped.
pub struct Server {
    thread: Option<JoinHandle<()>>,
    /// `true` once a panic has ended the thread.
    has_failed: Arc<AtomicBool>,
    stop: Arc<AtomicBool>,
    suspend: Arc<Suspend>,
    status: Arc<Mutex<ServerStatus>>,
    control: ServerControl,
    port: u16,
    key: ServerKey,
    /// `true` if the port is open over IPv6 as well.
    has_ipv6: bool,
    restored: usize,
}

impl Server {
    /// Opens the port, restores the saved rooms and starts the threads.
    ///
    /// # Errors
    /// If the port or the file is in use, the key cannot be loaded, a limit is out of range, or the system reports an
    /// error.
    pub fn start(config: ServerConfig) -> Result<Self, ServerError> {
        let people = config.limits.max_people;
        if !(1..=MAX_PEOPLE).contains(&people) {
            return Err(ServerError::PeopleLimit(people));
        }
        let file = config.file.as_deref();
        let lock = file.map(RoomStore::lock).transpose()?;
        let key_pair = file.map_or_else(|| Ok(KeyPair::random()), key_file::load_or_create)?;
        let key = key_pair.server_key();
        let (rooms, warning) =
            file.map_or_else(Default::default, |file| RoomStore::load(file, &key));
        let admission = AdmissionControl::new(key_pair, &config.name, config.code, people);
        let admission = Arc::new(admission);
        let transport_config = ServerTransportConfig {
            max_people: people.saturating_add(SPARE_CONNECTIONS).min(MAX_PEOPLE),
            private_key: admission.private_key(),
            protocol_id: NETCODE_PROTOCOL,
            token_address: TOKEN_ADDRESS,
        };
        let (listener, transport) = bind(config.port, &transport_config)?;
        let address = transport.local_addr()?;
        let port = address.port();
        let mut lobby = Lobby::new(config.limits, Box::new(random_numbers()));
        let mut status = ServerStatus {
            warning,
            ..ServerStatus::default()
        };
        let mut restored = 0;
        if !rooms.is_empty() {
            match lobby.restore(&rooms) {
                Ok(rooms) => restored = rooms,
                Err(error) => status.warning = file.map(|file| set_aside(file, error.into())),
            }
        }
        // From the first handshake on, players of restored rooms can come back without the join code.
        admission.set_seats(lobby.seated_devices().collect());
        let handshakes = HandshakeServer::start(listener, Arc::clone(&admission))?;
        let room_store = match config.file {
            Some(file) => Some(RoomStore::start(file, key, lock)?),
            None => None,
        };
        let workers = Workers::start()?;
        let (stop, suspend) = (Arc::default(), Arc::<Suspend>::default());
        let status = Arc::new(Mutex::new(status));
        let (control, operation) = operation(Arc::clone(&admission));
        let parts = ServerParts {
            lobby,
            transport,
            admission,
            announcement: Announcement::new(key.id(), port, &config.name),
            workers,
            room_store,
            handshakes,
            stop: Arc::clone(&stop),
            suspend: Arc::clone(&suspend),
            status: Arc::clone(&status),
            operation,
        };
        let has_failed = Arc::<AtomicBool>::default();
        let failed = Arc::clone(&has_failed);
        let finish = move |ended: Result<(), Panicked>| {
            failed.store(ended.is_err(), Ordering::Relaxed);
        };
        let thread = task::spawn("server", move || app::run(parts), finish)?;
        Ok(Self {
            thread: Some(thread),
            has_failed,
            stop,
            suspend,
            status,
            control,
            port,
            key,
            has_ipv6: address.is_ipv6(),
            restored,
        })
    }

    /// Returns the port.
    pub const fn port(&self) -> u16 {
        self.port
    }

    /// Returns the public key, by which players recognize the server. It stays the same for as long as the server's
    /// files exist.
    pub const fn key(&self) -> ServerKey {
        self.key
    }

    /// Returns the join code, if there is one.
    pub fn code(&self) -> Option<JoinCode> {
        self.control.code()
    }

    /// Returns the number of rooms that were restored at the start.
    pub const fn restored(&self) -> usize {
        self.restored
    }

    /// Returns the addresses for clients on other machines, IPv4 first. They change with this machine's networks.
    /// Link-local addresses have no zone, because zones differ between machines.
    pub fn addresses(&self) -> Vec<SocketAddr> {
        let addresses = local_addresses().into_iter();
        addresses
            .filter(|address| address.is_ipv4() || self.has_ipv6)
            .map(|address| (address, self.port).into())
            .collect()
    }

    /// Returns the address for clients on this machine.
    pub fn loopback_address(&self) -> SocketAddr {
        (Ipv4Addr::LOCALHOST, self.port).into()
    }

    /// Returns the status.
    pub fn status(&self) -> ServerStatus {
        match self.status.lock() {
            Ok(status) => status.clone(),
            Err(poisoned) => poisoned.into_inner().clone(),
        }
    }

    /// Returns the operator's access to the server.
    pub fn control(&self) -> ServerControl {
        self.control.clone()
    }

    /// Returns `true` while the server is running.
    pub fn is_running(&self) -> bool {
        self.thread
            .as_ref()
            .is_some_and(|thread| !thread.is_finished())
    }

    /// Saves the rooms and suspends the server until [`resume`](Self::resume). Call it when the program goes into the
    /// background, where the system can freeze or kill it at any moment. Returns when that is done, or after two
    /// seconds if the disk takes longer.
    ///
    /// While the server is suspended, all threads block without a timeout, so nothing wakes the processor; only a start
    /// position that is being generated is finished first. The port stays open, but nothing is replied. Clients show
    /// the server as away after three seconds, drop the connection after six, and reconnect automatically, as after a
    /// crash.
    pub fn suspend(&self) {
        self.suspend.request();
        if self.is_running() && !self.suspend.wait_until_reached(SUSPEND_TIMEOUT) {
            log::warn!("the server is still not suspended");
        }
    }

    /// Continues after [`suspend`](Self::suspend) with the same people, rooms and port. The suspension does not count
    /// towards game clocks and reconnect windows. After a short suspension, the connections are still open. After one
    /// so long that the clients have dropped them, all clients are disconnected now, so that their clocks stop until
    /// they are back and their reconnect windows start now.
    pub fn resume(&self) {
        self.suspend.resume();
    }

    /// Stops the server after telling everybody. Returns `true` if a panic had already ended it.
    pub fn stop(mut self) -> bool {
        self.shut_down();
        self.has_failed.load(Ordering::Relaxed)
    }

    fn shut_down(&mut self) {
        self.stop.store(true, Ordering::Relaxed);
        self.suspend.resume();
        if let Some(thread) = self.thread.take()
            && thread.join().is_err()
        {
            log::error!("the server's thread panicked");
        }
    }
}

impl Drop for Server {
    fn drop(&mut self) {
        self.shut_down();
    }
}

/// Binds the port for TCP and UDP: the configured one, or the first free one.
fn bind(
    port: Option<u16>,
    config: &ServerTransportConfig,
) -> Result<(TcpListener, ServerTransport), ServerError> {
    let bind = |port: u16| bind_port(port, config);
    let mut usual = FIRST_PORT..FIRST_PORT + PORT_COUNT;
    match port {
        Some(0) => {
            let mut tries = (0..MAX_PORT_TRIES).map(|_| bind(0));
            let bound = tries.find(|bound| !bound.as_ref().is_err_and(is_in_use));
            bound
                .unwrap_or_else(|| Err(ErrorKind::AddrInUse.into()))
                .map_err(ServerError::Io)
        }
        Some(port) => bind(port).map_err(|error| {
            if is_in_use(&error) {
                ServerError::PortInUse {
                    port,
                    free: usual.find(|&other| other != port && bind(other).is_ok()),
                }
            } else {
                ServerError::Io(error)
            }
        }),
        None => {
            for port in usual {
                match bind(port) {
                    Ok(bound) => return Ok(bound),
                    Err(error) if is_in_use(&error) => {}
                    Err(error) => return Err(ServerError::Io(error)),
                }
            }
            Err(ServerError::NoPort)
        }
    }
}

fn is_in_use(error: &io::Error) -> bool {
    error.kind() == ErrorKind::AddrInUse
}

/// Binds a port for IPv6 and IPv4, or for IPv4 only if the system has no IPv6 or does not allow dual-stack sockets.
fn bind_port(
    port: u16,
    config: &ServerTransportConfig,
) -> io::Result<(TcpListener, ServerTransport)> {
    let bind = |ip: IpAddr| -> io::Result<(TcpListener, ServerTransport)> {
        let listener = listen_tcp((ip, port).into())?;
        let address = (ip, listener.local_addr()?.port()).into();
        let socket = Box::new(DatagramSocket::bind(address)?);
        Ok((listener, ServerTransport::new(socket, config.clone())?))
    };
    match bind(Ipv6Addr::UNSPECIFIED.into()) {
        Err(error) if !is_in_use(&error) => {
            log::debug!("falling back to IPv4 only: {error}");
            bind(Ipv4Addr::UNSPECIFIED.into())
        }
        bound => bound,
    }
}
