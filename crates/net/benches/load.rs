//! Load on a server: 500 clients in 250 rooms, each of which moves once per second.
//!
//! The server is the program's, in a separate process. The clients are scripted, use real sockets, check the hash of
//! every position, and play one game after another. `LOAD_SECONDS` sets the duration (300 seconds by default), and
//! `LOAD_PAIRS` the number of rooms (250 by default). Memory and processor time are reported by Linux.

use std::env;
use std::fs;
use std::io::{self, BufRead, BufReader, Read};
use std::net::SocketAddr;
use std::path::PathBuf;
use std::process::{Child, Command, Stdio};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};
use std::thread;
use std::time::{Duration, Instant};
use tessella_boards::random::SeededRng;
use tessella_formats::codec;
use tessella_games::{Rules, Seat};
use tessella_lobby::{ClientMessage, LobbyLimits, PersonId, RoomConfig, RoomStage, ServerMessage};
use tessella_net::admission::request_admission;
use tessella_net::server::{Server, ServerConfig};
use tessella_protocol::admission::{JoinError, Ticket};
use tessella_session::Session;

/// Game code of all rooms: a long game with short moves.
const GAME: &str = "row:15x15,k5#1";
/// Interval between the moves of one client.
const MOVE_INTERVAL: Duration = Duration::from_secs(1);
/// Number of threads for the clients.
const THREADS: usize = 2;
/// Pause of a thread after polling all its clients.
const POLL_PAUSE: Duration = Duration::from_millis(2);
/// Number of concurrent handshakes; a server runs no more from one source.
const HANDSHAKES: usize = 4;
/// Environment variable with the path of the server's file, set in its process.
const FILE: &str = "LOAD_SERVER_FILE";

use tessella_net_test_support::connections::{ClientSocket, ClientSocketEvent};

fn main() {
    if let Ok(file) = env::var(FILE) {
        run_server(file.into());
        return;
    }
    let number = |name: &str, usual| {
        let set = env::var(name).ok();
        set.map_or(usual, |text| text.parse().expect("a number"))
    };
    let (seconds, pairs) = (number("LOAD_SECONDS", 300), number("LOAD_PAIRS", 250));
    let folder = env::temp_dir().join(format!("tessella-load-{}", std::process::id()));
    fs::create_dir_all(&folder).expect("a folder");
    load(
        Duration::from_secs(seconds as u64),
        pairs,
        folder.join("rooms"),
    );
    fs::remove_dir_all(&folder).expect("the folder");
}

/// Runs the server until its standard input ends.
fn run_server(file: PathBuf) {
    let limits = LobbyLimits {
        max_people: 600,
        max_rooms: 300,
        ..LobbyLimits::default()
    };
    let server = Server::start(ServerConfig {
        port: Some(0),
        name: "Load".to_owned(),
        code: None,
        limits,
        file: Some(file),
    })
    .expect("a server");
    println!("{}", server.port());
    io::stdin().read_to_end(&mut Vec::new()).expect("the end");
    server.stop();
}

/// Process of the server.
struct ServerProcess(Child);

impl ServerProcess {
    fn start(file: PathBuf) -> (Self, SocketAddr) {
        let mut process = Command::new(env::current_exe().expect("this program"))
            .env(FILE, file)
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .spawn()
            .expect("another process");
        let mut port = String::new();
        let output = process.stdout.take().expect("its output");
        BufReader::new(output)
            .read_line(&mut port)
            .expect("its port");
        let port: u16 = port.trim().parse().expect("a port");
        (Self(process), ([127, 0, 0, 1], port).into())
    }

    /// Returns the resident memory in KiB.
    fn memory(&self) -> Option<u64> {
        let status = fs::read_to_string(format!("/proc/{}/status", self.0.id())).ok()?;
        let line = status.lines().find(|line| line.starts_with("VmRSS:"))?;
        line.split_whitespace().nth(1)?.parse().ok()
    }

    /// Returns the processor time, with a resolution of 10 ms.
    fn processor(&self) -> Option<Duration> {
        let stat = fs::read_to_string(format!("/proc/{}/stat", self.0.id())).ok()?;
        let mut fields = stat.rsplit_once(')')?.1.split_whitespace().skip(11);
        let mut ticks = || fields.next()?.parse::<u64>().ok();
        Some(Duration::from_millis(10 * (ticks()? + ticks()?)))
    }
}

impl Drop for ServerProcess {
    fn drop(&mut self) {
        drop(self.0.stdin.take());
        self.0.wait().expect("it ends");
    }
}

/// State that all threads share.
struct LoadState {
    /// Number of clients that have been welcomed.
    joined: AtomicUsize,
    /// Number of rooms in which a game has started.
    playing: AtomicUsize,
    /// `true` once all have joined, when rooms are opened.
    open: AtomicBool,
    measured: AtomicBool,
    stop: AtomicBool,
}

/// Measurements of one thread.
#[derive(Default)]
struct Measurements {
    /// Time from each request for a move to its arrival at the opponent.
    delays: Vec<Duration>,
    sent_bytes: usize,
    received_bytes: usize,
    /// Size of all messages from the server.
    all_bytes: usize,
    /// Size of the messages about other rooms and people.
    other_bytes: usize,
    games: usize,
}

fn load(time: Duration, pairs: usize, file: PathBuf) {
    let (process, address) = ServerProcess::start(file);
    let memory = |when: &str| {
        let memory = process.memory().map_or(0.0, |kib| kib as f64 / 1024.0);
        println!("server memory, {when}: {memory:.1} MiB");
    };
    memory("empty");
    let begun = Instant::now();
    let shared = Arc::new(LoadState {
        joined: AtomicUsize::new(0),
        playing: AtomicUsize::new(0),
        open: AtomicBool::new(false),
        measured: AtomicBool::new(false),
        stop: AtomicBool::new(false),
    });
    let threads: Vec<_> = (0..THREADS)
        .map(|thread| {
            let shared = Arc::clone(&shared);
            let own: Vec<usize> = (thread..pairs).step_by(THREADS).collect();
            thread::spawn(move || play(address, &own, &shared))
        })
        .collect();
    let wait_for = |count: &AtomicUsize, all: usize| {
        while count.load(Ordering::Relaxed) < all {
            let failed = threads.iter().any(thread::JoinHandle::is_finished);
            let waits = begun.elapsed() < Duration::from_secs(300);
            assert!(waits && !failed, "{count:?} of {all}");
            thread::sleep(Duration::from_millis(10));
        }
        begun.elapsed()
    };
    let joined = wait_for(&shared.joined, 2 * pairs);
    shared.open.store(true, Ordering::Relaxed);
    let all_play = wait_for(&shared.playing, pairs);
    let processor = process.processor();
    println!(
        "{} clients in {pairs} rooms: all had joined after {joined:.2?}, all played after {:.2?}, and the server used {:.2?}",
        2 * pairs,
        all_play,
        processor.unwrap_or_default(),
    );
    // Waits until the initial messages have arrived and the moves are spread evenly.
    thread::sleep(Duration::from_secs(2));
    memory("all play");
    let (processor, begun) = (process.processor(), Instant::now());
    shared.measured.store(true, Ordering::Relaxed);
    thread::sleep(time / 2);
    memory("in the middle");
    thread::sleep(time / 2);
    memory("at the end");
    shared.measured.store(false, Ordering::Relaxed);
    let took = begun.elapsed();
    let used = process
        .processor()
        .zip(processor)
        .map(|(after, before)| after - before);
    shared.stop.store(true, Ordering::Relaxed);
    let mut all = Measurements::default();
    for thread in threads {
        let measured = thread.join().expect("clients that play");
        all.delays.extend(measured.delays);
        all.sent_bytes += measured.sent_bytes;
        all.received_bytes += measured.received_bytes;
        all.all_bytes += measured.all_bytes;
        all.other_bytes += measured.other_bytes;
        all.games += measured.games;
    }
    report(&mut all, took, used.unwrap_or_default());
}

fn report(all: &mut Measurements, took: Duration, used: Duration) {
    all.delays.sort_unstable();
    let moves = all.delays.len();
    assert!(moves > 0, "nobody moved");
    let at = |part: usize| all.delays[(moves * part / 1000).min(moves - 1)];
    println!(
        "{moves} moves in {took:.1?}, {} games over; until a move was there: median {:.2?}, p99 {:.2?}, p99.9 {:.2?}, longest {:.2?}",
        all.games,
        at(500),
        at(990),
        at(999),
        all.delays[moves - 1],
    );
    let each = |bytes: usize| bytes as f64 / moves as f64;
    println!(
        "payload of a move: {:.1} bytes to the server, {:.1} bytes from it to each of two; {:.0} bytes a move about other rooms and people",
        each(all.sent_bytes),
        each(all.received_bytes) / 2.0,
        each(all.other_bytes),
    );
    println!(
        "all payload from the server: {:.0} bytes a second; server: {:.1} % of a processor",
        all.all_bytes as f64 / took.as_secs_f64(),
        100.0 * used.as_secs_f64() / took.as_secs_f64(),
    );
}

/// Connects the clients of some rooms and plays their games.
fn play(address: SocketAddr, rooms: &[usize], shared: &LoadState) -> Measurements {
    let mut tickets = tickets(address, 2 * rooms.len());
    let mut pairs: Vec<ClientPair> = Vec::new();
    for &number in rooms {
        let mut client = |name: String| {
            let ticket = tickets.pop().expect("one for each");
            Client::new(ticket, name)
        };
        let clients = [client(format!("a{number}")), client(format!("b{number}"))];
        pairs.push(ClientPair::new(clients, number));
    }
    let mut measured = Measurements::default();
    while !shared.stop.load(Ordering::Relaxed) {
        let is_measured = shared.measured.load(Ordering::Relaxed);
        let may_open = shared.open.load(Ordering::Relaxed);
        for pair in &mut pairs {
            pair.turn(is_measured.then_some(&mut measured), may_open, shared);
        }
        thread::sleep(POLL_PAUSE);
    }
    measured
}

/// Requests a number of tickets.
fn tickets(address: SocketAddr, number: usize) -> Vec<Ticket> {
    let workers = HANDSHAKES / THREADS;
    let some = |number: usize| {
        let mut tickets = Vec::new();
        while tickets.len() < number {
            match request_admission(address, "", Duration::from_secs(5)) {
                Ok(ticket) => tickets.push(ticket),
                Err(JoinError::Busy { .. }) => {}
                Err(error) => panic!("{error}"),
            }
        }
        tickets
    };
    thread::scope(|scope| {
        let threads: Vec<_> = (0..workers)
            .map(|at| {
                scope.spawn(move || some(number / workers + usize::from(at < number % workers)))
            })
            .collect();
        let all = threads
            .into_iter()
            .map(|thread| thread.join().expect("tickets"));
        all.flatten().collect()
    })
}

struct Client {
    socket: ClientSocket,
    name: String,
    me: Option<PersonId>,
    is_ready: bool,
}

impl Client {
    fn new(ticket: Ticket, name: String) -> Self {
        Self {
            socket: ClientSocket::connect(ticket.token).expect("a socket"),
            name,
            me: None,
            is_ready: false,
        }
    }

    /// Sends a message and returns its size in bytes.
    fn send(&mut self, message: &ClientMessage) -> usize {
        let bytes = codec::encode(message).expect("a message");
        let length = bytes.len();
        self.socket.send(&bytes);
        self.socket.flush();
        length
    }
}

/// Two clients that play against each other.
struct ClientPair {
    clients: [Client; 2],
    opened: bool,
    seated: bool,
    /// Session as each client knows it.
    boards: [Option<Session>; 2],
    /// Index of the client in the first seat.
    first: u8,
    counted: bool,
    next: Instant,
    /// Time and size of the request for a move that has not arrived.
    pending: Option<(Instant, usize)>,
    chance: SeededRng,
}

impl ClientPair {
    fn new(clients: [Client; 2], number: usize) -> Self {
        Self {
            clients,
            opened: false,
            seated: false,
            boards: [None, None],
            first: 0,
            counted: false,
            // Spreads the moves over the interval.
            next: Instant::now() + MOVE_INTERVAL * (number as u32 % 97) / 97,
            pending: None,
            chance: SeededRng::new(b"the load", number as u64),
        }
    }

    fn turn(
        &mut self,
        mut measured: Option<&mut Measurements>,
        may_open: bool,
        shared: &LoadState,
    ) {
        for at in 0..2 {
            for event in self.clients[at].socket.poll(Duration::ZERO) {
                match event {
                    ClientSocketEvent::Connected => {
                        let name = self.clients[at].name.clone();
                        self.clients[at].send(&ClientMessage::Hello { name });
                    }
                    ClientSocketEvent::Message(bytes) => {
                        let message = codec::decode(&bytes).expect("a message");
                        if matches!(message, ServerMessage::Welcome { .. }) {
                            shared.joined.fetch_add(1, Ordering::Relaxed);
                        }
                        self.process_message(at, message, bytes.len(), measured.as_deref_mut());
                    }
                    ClientSocketEvent::Unreliable(_) => {}
                    ClientSocketEvent::Disconnected(why) => {
                        panic!("{} was lost: {why}", self.clients[at].name)
                    }
                }
            }
        }
        if may_open && !self.opened {
            self.opened = true;
            self.clients[0].send(&ClientMessage::OpenRoom(RoomConfig::new(GAME, 2)));
        }
        if self.boards[0].is_some() && !self.counted {
            self.counted = true;
            shared.playing.fetch_add(1, Ordering::Relaxed);
        }
        self.play_next();
    }

    fn process_message(
        &mut self,
        at: usize,
        message: ServerMessage,
        bytes: usize,
        measured: Option<&mut Measurements>,
    ) {
        let mut other = false;
        let mut moved = None;
        let mut over = false;
        match message {
            ServerMessage::Welcome { you, .. } => self.clients[at].me = Some(you),
            ServerMessage::Person(_) => other = true,
            ServerMessage::Room(info) => {
                other = info.owner != self.clients[0].me;
                if !other && at == 1 && !self.seated {
                    self.seated = true;
                    self.clients[1].send(&ClientMessage::TakeSeat(info.id, None));
                }
                let full = info
                    .seats
                    .iter()
                    .all(|seat| seat.occupant != tessella_lobby::SeatOccupant::Empty);
                let waits = matches!(info.stage, RoomStage::Waiting | RoomStage::Over);
                let mine = info.seats.get(at).is_some_and(|seat| !seat.ready);
                if !other && full && waits && mine && !self.clients[at].is_ready {
                    self.clients[at].is_ready = true;
                    self.clients[at].send(&ClientMessage::SetReady(true));
                }
            }
            ServerMessage::Match(info) => {
                self.first = info.first_seat;
                self.clients[at].is_ready = false;
            }
            ServerMessage::Board { record, hash, .. } => {
                let board = Session::restore(&record).expect("a game");
                assert_eq!(board.state_hash(), hash);
                self.boards[at] = Some(board);
            }
            ServerMessage::Moved { mv, hash, seq, .. } => {
                let board = self.boards[at].as_mut().expect("a board");
                let seat = board.position().to_move().seat().expect("a turn");
                board.play(seat, mv).expect("a move");
                assert_eq!(
                    (board.cursor() as u32, board.state_hash()),
                    (seq, hash.into())
                );
                moved = Some(seat);
            }
            ServerMessage::MatchEnded(_) => over = at == 0,
            ServerMessage::Refused(why) => panic!("{} was refused: {why}", self.clients[at].name),
            _ => {}
        }
        // Delays are measured at the opponent.
        let arrived = moved.is_some_and(|seat| self.at(seat) != at);
        let pending = if arrived { self.pending.take() } else { None };
        if let Some(measured) = measured {
            measured.all_bytes += bytes;
            measured.games += usize::from(over);
            if other {
                measured.other_bytes += bytes;
            }
            if let Some((since, sent_bytes)) = pending {
                measured.delays.push(since.elapsed());
                measured.sent_bytes += sent_bytes;
                // Both receive the same message.
                measured.received_bytes += 2 * bytes;
            }
        }
    }

    /// Returns the client in a seat.
    fn at(&self, seat: Seat) -> usize {
        usize::from((seat.0 + self.first) % 2)
    }

    /// Requests the next move when it is due.
    fn play_next(&mut self) {
        if self.pending.is_some() || Instant::now() < self.next {
            return;
        }
        let Some(board) = &self.boards[0] else {
            return;
        };
        let Some(seat) = board.position().to_move().seat() else {
            return;
        };
        let moves = board.position().legal_moves();
        let mv = moves[self.chance.below(moves.len() as u32) as usize];
        let ply = board.cursor() as u32;
        let at = self.at(seat);
        if self.boards[1].as_ref().map(Session::state_hash) != Some(board.state_hash()) {
            return;
        }
        // Each of two clients moves once per interval.
        self.next = Instant::now() + MOVE_INTERVAL / 2;
        let begun = Instant::now();
        let bytes = self.clients[at].send(&ClientMessage::Move { ply, mv });
        self.pending = Some((begun, bytes));
    }
}
