//! A host: a lobby, its port, and those who work for it, on a thread of their own. The window's host and `tessella serve` are
//! this same one, and people at the window come in as all others do.

use super::admission::{Door, JoinCode, NETCODE_PROTOCOL, Porter, TOKEN_ADDRESS, fresh_id, random};
use super::discovery::{Answerer, Notice};
use super::guest::GONE;
use super::host_socket::{HostConfig, HostEvent, HostSocket, Parting, Peer};
use super::keeper::{Keeper, set_aside};
use super::rest::Rest;
use super::workers::Workers;
use super::{MOST_PEOPLE, PORT, PORTS};
use crate::codec;
use crate::lobby::{ClientMessage, ConnectionId, Lobby, LobbyLimits, LobbyOutput};
use std::fmt;
use std::io::{self, ErrorKind};
use std::net::{Ipv4Addr, SocketAddr, TcpListener};
use std::path::PathBuf;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex};
use std::thread::JoinHandle;
use std::time::{Duration, Instant, SystemTime};

/// How long a turn waits for a datagram, while people are here and while nobody is.
const WAIT: Duration = Duration::from_millis(10);
const IDLE: Duration = Duration::from_millis(50);
/// How much memory what a guest asks may take, in bytes.
const ASK: usize = 16 << 10;
/// More connections than people: for those who come back before the host has noticed that they were gone.
const SPARE: u16 = 16;
/// How many ports of the system's choice are tried: what is free for TCP need not be for UDP.
const TRIES: usize = 32;
/// How long somebody waits for a host to come to rest: longer than it waits for the disk.
const LONGEST_TO_REST: Duration = Duration::from_secs(2);

/// What is decided before a host begins.
#[derive(Clone, Debug)]
pub struct HostPlan {
    /// The port; `None` for the first that is free of the usual ones, and 0 for any that is free.
    pub port: Option<u16>,
    /// What the host is called in lists.
    pub name: String,
    /// What people have to know to come in; `None` lets everybody in.
    pub code: Option<JoinCode>,
    /// What it allows.
    pub limits: LobbyLimits,
    /// The file in which its rooms are kept for the time after a crash; `None` keeps nothing.
    pub file: Option<PathBuf>,
}

/// Why a host cannot begin.
#[derive(Debug)]
pub enum HostError {
    /// The port is taken; here is one that is free.
    PortInUse {
        /// The one that was asked for.
        port: u16,
        /// Another one.
        free: Option<u16>,
    },
    /// None of the usual ports is free.
    NoPort,
    /// A limit is out of bounds.
    Limit(String),
    /// Another host keeps its rooms in the file.
    FileInUse(PathBuf),
    /// What the system says.
    Io(io::Error),
}

impl fmt::Display for HostError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::PortInUse { port, free } => {
                write!(f, "port {port} is in use on this machine")?;
                match free {
                    Some(free) => write!(f, "; port {free} is free"),
                    None => Ok(()),
                }
            }
            Self::NoPort => write!(
                f,
                "the ports {PORT} to {} are all in use on this machine; choose another one",
                PORT + PORTS - 1
            ),
            Self::Limit(why) => f.write_str(why),
            Self::FileInUse(file) => write!(
                f,
                "another host keeps its rooms in {}; choose another file",
                file.display()
            ),
            Self::Io(error) => write!(f, "the network cannot be used: {error}"),
        }
    }
}

impl std::error::Error for HostError {}

/// How a host is doing.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct HostStatus {
    /// How many people are connected.
    pub people: usize,
    /// How many rooms there are.
    pub rooms: usize,
    /// Something that its owner should know, such as rooms that could not be read or kept.
    pub complaint: Option<String>,
}

/// A host that runs until it is stopped or dropped.
pub struct Host {
    thread: Option<JoinHandle<()>>,
    stop: Arc<AtomicBool>,
    rest: Arc<Rest>,
    status: Arc<Mutex<HostStatus>>,
    id: u64,
    port: u16,
    code: Option<JoinCode>,
    restored: usize,
}

impl Host {
    /// Opens the port and begins. Rooms that were kept are there again.
    ///
    /// # Errors
    /// When the port cannot be had, or a limit is out of bounds.
    pub fn start(plan: HostPlan) -> Result<Self, HostError> {
        let most = plan.limits.max_people;
        if !(1..=MOST_PEOPLE).contains(&most) {
            return Err(HostError::Limit(format!(
                "a host takes in 1 to {MOST_PEOPLE} people, not {most}"
            )));
        }
        let lock = match &plan.file {
            Some(file) => Some(Keeper::lock(file)?),
            None => None,
        };
        let (kept, complaint) = match &plan.file {
            Some(file) => Keeper::read(file),
            None => (None, None),
        };
        let (id, bytes) = kept.unwrap_or_else(|| (fresh_id(), Vec::new()));
        let door = Arc::new(Door::new(id, &plan.name, plan.code, most));
        let config = HostConfig {
            most_people: most.saturating_add(SPARE).min(MOST_PEOPLE),
            private_key: door.private_key(),
            protocol_id: NETCODE_PROTOCOL,
            token_address: TOKEN_ADDRESS,
        };
        let (listener, socket) = open(plan.port, &config)?;
        let port = socket.local_addr().map_err(HostError::Io)?.port();
        let mut lobby = Lobby::new(plan.limits, Box::new(numbers()));
        let mut status = HostStatus {
            complaint,
            ..HostStatus::default()
        };
        let restored = match bytes.is_empty() {
            true => 0,
            false => lobby.restore(&bytes).unwrap_or_else(|error| {
                let aside = plan
                    .file
                    .as_deref()
                    .map(|file| set_aside(file, &error.to_string()));
                status.complaint = aside;
                0
            }),
        };
        let porter = Porter::start(listener, Arc::clone(&door)).map_err(HostError::Io)?;
        let keeper = match plan.file {
            Some(file) => Some(Keeper::start(file, id, lock).map_err(HostError::Io)?),
            None => None,
        };
        let workers = Workers::start().map_err(HostError::Io)?;
        let (stop, rest) = (Arc::default(), Arc::<Rest>::default());
        let status = Arc::new(Mutex::new(status));
        let drive = Drive {
            lobby,
            socket,
            door,
            answerer: Answerer::new(),
            notice: Notice::new(id, port, &plan.name),
            workers,
            keeper,
            porter,
            started: Instant::now(),
            stop: Arc::clone(&stop),
            rest: Arc::clone(&rest),
            status: Arc::clone(&status),
        };
        let thread = std::thread::Builder::new()
            .name("host".to_owned())
            .spawn(move || drive.run())
            .map_err(HostError::Io)?;
        Ok(Self {
            thread: Some(thread),
            stop,
            rest,
            status,
            id,
            port,
            code: plan.code,
            restored,
        })
    }

    /// A number that no other host has. It stays the same as long as the file of its rooms does.
    pub const fn id(&self) -> u64 {
        self.id
    }

    /// The port.
    pub const fn port(&self) -> u16 {
        self.port
    }

    /// What people have to know to come in.
    pub const fn code(&self) -> Option<&JoinCode> {
        self.code.as_ref()
    }

    /// How many rooms were there again when it began.
    pub const fn restored(&self) -> usize {
        self.restored
    }

    /// Where people of this machine reach it.
    pub fn here(&self) -> SocketAddr {
        (Ipv4Addr::LOCALHOST, self.port).into()
    }

    /// How it is doing.
    pub fn status(&self) -> HostStatus {
        match self.status.lock() {
            Ok(status) => status.clone(),
            Err(poisoned) => poisoned.into_inner().clone(),
        }
    }

    /// Whether it still runs.
    pub fn runs(&self) -> bool {
        self.thread
            .as_ref()
            .is_some_and(|thread| !thread.is_finished())
    }

    /// Keeps the rooms in their file and holds the host still until [`wake`](Self::wake), as for a program that goes into the
    /// background, where the system may stop or end it at any moment. Returns when that is done, or after two seconds if the
    /// disk takes longer.
    ///
    /// At rest nothing wakes the processor: all threads block without a timeout, except that a deal that has begun is
    /// finished first. The port stays open, but nobody is answered. Nothing is said to guests, who see the host as away after
    /// three seconds, let go of it after six, and come back by themselves, as after a crash.
    pub fn rest(&self) {
        self.rest.ask();
        if self.runs() && !self.rest.is_taken_within(LONGEST_TO_REST) {
            log::warn!("the host has not come to rest yet");
        }
    }

    /// Goes on after a [`rest`](Self::rest) with the same people, rooms and port. For clocks and for those who were cut off no
    /// time has passed. After a short rest the connections are still there. After one so long that guests have let go, all
    /// are cut off now, so that their clocks stand still until they are back, and their seats are kept for as long as ever.
    pub fn wake(&self) {
        self.rest.end();
    }

    /// Tells everybody that the host ends, and waits until it has.
    pub fn stop(mut self) {
        self.end();
    }

    fn end(&mut self) {
        self.stop.store(true, Ordering::Relaxed);
        self.rest.end();
        if let Some(thread) = self.thread.take()
            && thread.join().is_err()
        {
            log::error!("the host's thread has failed");
        }
    }
}

impl Drop for Host {
    fn drop(&mut self) {
        self.end();
    }
}

/// Numbers that nobody can guess. The system is asked for many at once, for a host needs some at every turn.
fn numbers() -> impl FnMut() -> u64 + Send {
    let mut drawn: Vec<u64> = Vec::new();
    move || {
        if drawn.is_empty() {
            let bytes: [u8; 2048] = random();
            let (numbers, _) = bytes.as_chunks();
            drawn.extend(numbers.iter().map(|&number| u64::from_le_bytes(number)));
        }
        drawn.pop().unwrap_or_else(fresh_id)
    }
}

/// The port for TCP and UDP alike: the one that was chosen, or the first that is free.
fn open(port: Option<u16>, config: &HostConfig) -> Result<(TcpListener, HostSocket), HostError> {
    let at = |port: u16| -> io::Result<(TcpListener, HostSocket)> {
        let listener = TcpListener::bind((Ipv4Addr::UNSPECIFIED, port))?;
        let address = (Ipv4Addr::UNSPECIFIED, listener.local_addr()?.port()).into();
        Ok((listener, HostSocket::bind(address, config.clone())?))
    };
    let is_taken = |error: &io::Error| error.kind() == ErrorKind::AddrInUse;
    let mut usual = PORT..PORT + PORTS;
    match port {
        Some(0) => {
            let mut tries = (0..TRIES).map(|_| at(0));
            let open = tries.find(|tried| !tried.as_ref().is_err_and(is_taken));
            open.unwrap_or_else(|| Err(ErrorKind::AddrInUse.into()))
                .map_err(HostError::Io)
        }
        Some(port) => at(port).map_err(|error| match is_taken(&error) {
            true => HostError::PortInUse {
                port,
                free: usual.find(|&other| other != port && at(other).is_ok()),
            },
            false => HostError::Io(error),
        }),
        None => {
            for port in usual {
                match at(port) {
                    Ok(open) => return Ok(open),
                    Err(error) if is_taken(&error) => {}
                    Err(error) => return Err(HostError::Io(error)),
                }
            }
            Err(HostError::NoPort)
        }
    }
}

/// All that the host's thread has.
struct Drive {
    lobby: Lobby,
    socket: HostSocket,
    door: Arc<Door>,
    answerer: Answerer,
    notice: Notice,
    workers: Workers,
    keeper: Option<Keeper>,
    porter: Porter,
    /// When it began, or would have if it had never rested.
    started: Instant,
    stop: Arc<AtomicBool>,
    rest: Arc<Rest>,
    status: Arc<Mutex<HostStatus>>,
}

impl Drive {
    fn run(mut self) {
        while !self.stop.load(Ordering::Relaxed) {
            match self.rest.is_asked() {
                true => self.rest(),
                false => self.turn(),
            }
        }
        self.door.set_closing(true);
        self.lobby.shut_down();
        self.carry();
        self.socket.flush();
        self.socket.close_all();
        if let Some(keeper) = &mut self.keeper {
            keeper.keep_at_last(&self.lobby);
        }
    }

    /// Keeps the rooms, holds everything still until the rest is over, and goes on as if it had taken no time.
    fn rest(&mut self) {
        self.porter.rest();
        self.workers.rest();
        if let Some(keeper) = &mut self.keeper {
            keeper.keep_now(&self.lobby);
        }
        let (begun, begun_by_calendar) = (Instant::now(), SystemTime::now());
        self.rest.take();
        let rest = begun.elapsed();
        self.started += rest;
        self.workers.wake();
        // What was on its way when the host came to rest, and since.
        self.turn();
        // On some systems an `Instant` does not know of the time for which the machine slept.
        let by_calendar = begun_by_calendar.elapsed().unwrap_or_default();
        if rest.max(by_calendar) >= GONE {
            self.socket.give_all_up(rest);
        }
        self.porter.wake();
    }

    /// Takes in what has come, lets time pass, and carries away what is to be told and done.
    fn turn(&mut self) {
        let wait = if self.lobby.people() == 0 { IDLE } else { WAIT };
        let (answerer, notice) = (&mut self.answerer, &self.notice);
        let events = self.socket.poll(wait, &mut |from, datagram| {
            answerer.answer(from, datagram, Instant::now(), notice)
        });
        self.lobby.tick(self.started.elapsed().as_millis() as u64);
        for event in events {
            self.hear(event);
        }
        for (ticket, done) in self.workers.done() {
            self.lobby.finish_job(ticket, done);
        }
        self.carry();
        self.socket.flush();
        self.take_stock();
    }

    fn hear(&mut self, event: HostEvent) {
        match event {
            HostEvent::Joined(peer) => self.lobby.connect(ConnectionId(peer.0)),
            HostEvent::Left(peer, why) => {
                log::info!("{peer} is gone: {why:?}");
                let connection = ConnectionId(peer.0);
                match why {
                    Parting::Left => self.lobby.leave_server(connection),
                    _ => self.lobby.disconnect(connection),
                }
            }
            HostEvent::Message(peer, bytes) => {
                match codec::decode_within::<ASK, ClientMessage>(&bytes) {
                    Ok(ask) => self.lobby.receive(ConnectionId(peer.0), ask),
                    Err(error) if self.lobby.has_connection(ConnectionId(peer.0)) => {
                        log::info!("{peer} sent no message: {error}");
                        self.lobby.reject_invalid(ConnectionId(peer.0));
                    }
                    Err(_) => {}
                }
            }
            // Guests have nothing to say in this way.
            HostEvent::Presence(..) => {}
        }
    }

    fn carry(&mut self) {
        for out in self.lobby.take_output() {
            match out {
                LobbyOutput::Reliable(to, tell) => match codec::encode(&tell) {
                    Ok(bytes) => self.socket.send(Peer(to.0), bytes),
                    Err(error) => log::error!("a message could not be spelt: {error}"),
                },
                LobbyOutput::Unreliable(to, tell) => match codec::encode(&tell) {
                    Ok(bytes) => self.socket.send_presence(Peer(to.0), bytes),
                    Err(error) => log::error!("a message could not be spelt: {error}"),
                },
                LobbyOutput::Close(to) => self.socket.close(Peer(to.0)),
            }
        }
        for work in self.lobby.take_jobs() {
            self.workers.begin(work);
        }
    }

    /// What others are told of the host follows from the lobby.
    fn take_stock(&mut self) {
        let (people, rooms) = (self.lobby.people(), self.lobby.rooms());
        let count = |number: usize| u16::try_from(number).unwrap_or(u16::MAX);
        self.door.set_people(count(people));
        self.notice.people = count(people);
        self.notice.rooms = count(rooms);
        self.notice.most = self.door.most();
        self.notice.needs_code = self.door.code().is_some();
        self.notice.has_room = self.door.has_room();
        self.notice.game = self.lobby.advertised_game().unwrap_or_default();
        let complaint = self.keeper.as_mut().and_then(|keeper| {
            keeper.keep(&mut self.lobby);
            keeper.complaint()
        });
        if let Ok(mut status) = self.status.lock() {
            (status.people, status.rooms) = (people, rooms);
            if complaint.is_some() {
                status.complaint = complaint;
            }
        }
    }
}
