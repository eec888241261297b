//! A guest's link to a host, on a thread of its own: it knocks, connects, says hello, and comes back when it was cut off.
//!
//! The thread ticks by itself, so that a window that sleeps stays connected and nothing has to be drawn for it. It wakes the
//! window when there is something to hear.
//!
//! A program that goes into the background lets it rest ([`Guest::rest`]): it parts with the host, and blocks until it is woken.

use super::admission::{Refused, Silence, knock_until};
use super::discovery::Finder;
use super::guest_socket::{Ending, GuestEvent, GuestSocket};
use super::wire::Fault;
use crate::codec;
use crate::lobby::{ClientMessage, PersonId, ReconnectToken, Refusal, ServerMessage};
use std::cell::Cell;
use std::io;
use std::net::SocketAddr;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::mpsc::{Receiver, RecvTimeoutError, Sender, TryRecvError, channel};
use std::sync::{Arc, Mutex};
use std::thread::{Builder, JoinHandle};
use std::time::{Duration, Instant};

/// How much memory what a host tells may take, in bytes.
const TELL: usize = 1 << 20;
/// How long a turn waits for the last word to arrive, and how many such turns there are.
const LAST_TURN: Duration = Duration::from_millis(20);
const LAST_TURNS: u32 = 5;
/// How long a turn waits for something to send.
const TURN: Duration = Duration::from_millis(8);
/// How long somebody waits for an answer to their knock.
const KNOCK: Duration = Duration::from_secs(2);
/// After how long without a word a host counts as away.
const AWAY: Duration = Duration::from_secs(3);
/// After how long without a word a guest lets go and knocks again: the seat is kept, and a new address is no hindrance then.
pub(super) const GONE: Duration = Duration::from_secs(6);
/// How long lies between two tries to come back.
const PAUSE: Duration = Duration::from_millis(1500);
/// For how long one tries to come back.
const PATIENCE: Duration = Duration::from_secs(30 * 60);
/// How long who leaves waits until that was said; somebody who knocks at that moment is not waited for.
const GOODBYE: Duration = Duration::from_millis(300);
/// How long somebody waits for the link to come to rest: longer than it takes to part.
const LONGEST_TO_REST: Duration = Duration::from_millis(400);

/// How much may wait to be heard, in bytes as they came: a program that does not listen for so long listens no more.
const MOST_UNHEARD: usize = 8 << 20;
/// What a message costs beside its bytes.
const EACH: usize = 64;

/// Where to go, and as whom.
#[derive(Clone, Debug)]
pub struct GuestPlan {
    /// Where the host is.
    pub address: SocketAddr,
    /// What one has to know to come in; empty where the table is open.
    pub code: String,
    /// What one would like to be called.
    pub name: String,
    /// What one comes back with, to which hosts.
    pub seats: Vec<(u64, ReconnectToken)>,
}

/// How the link is.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum LinkState {
    /// It is being made.
    Joining,
    /// It is there.
    Open {
        /// The host's number.
        host: u64,
        /// The host's name.
        name: String,
        /// Where it is.
        address: SocketAddr,
    },
    /// Nothing has been heard of the host for a while.
    Away,
    /// It was cut off, or rested, and is being made again.
    Lost,
    /// It is over, and why.
    Over(String),
}

/// What a guest hears.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Heard {
    /// What the host told.
    Tell(ServerMessage),
    /// The link is otherwise than before.
    Link(LinkState),
}

/// A link to a host. It is left when this is dropped.
pub struct Guest {
    orders: Option<Sender<Order>>,
    heard: Mutex<Receiver<(usize, Heard)>>,
    unheard: Arc<AtomicUsize>,
    thread: Option<JoinHandle<()>>,
}

/// What the thread is told.
enum Order {
    Ask(ClientMessage),
    /// To rest. This goes when it does.
    Rest(Sender<()>),
    Wake,
}

impl Guest {
    /// Begins to join. Whenever there is something to hear, `wake` is called, from another thread.
    ///
    /// # Errors
    /// When the system gives no thread.
    pub fn join(plan: GuestPlan, wake: Box<dyn Fn() + Send>) -> io::Result<Self> {
        let (orders, ordered) = channel();
        let (heard, hears) = channel();
        let unheard = Arc::<AtomicUsize>::default();
        let link = Link {
            plan,
            ordered,
            heard,
            unheard: Arc::clone(&unheard),
            wake,
            finder: None,
            host: None,
            elsewhere: None,
            me: None,
            has_been_in: false,
        };
        let thread = Builder::new()
            .name("guest".to_owned())
            .spawn(move || link.run())?;
        Ok(Self {
            orders: Some(orders),
            heard: Mutex::new(hears),
            unheard,
            thread: Some(thread),
        })
    }

    /// Asks something of the host. It is lost if the link is, or rests: what is to be seen is what the host says, so
    /// nothing looks as if it had been done.
    pub fn ask(&self, ask: ClientMessage) {
        self.order(Order::Ask(ask));
    }

    /// Parts with the host and holds the link still until [`wake`](Self::wake), as for a program that goes into the
    /// background, where the system may stop or end it at any moment. What was asked before is said first. Returns when that
    /// is done, which takes a tenth of a second at most, and in any case after four of them.
    ///
    /// The host takes the person for cut off at once: others are told so, and the seat is kept. Who sits nowhere has none to
    /// be kept, and comes in again as somebody new. The link is [`LinkState::Lost`] meanwhile, if it was there.
    /// At rest the thread blocks without a timeout, so nothing wakes the processor.
    pub fn rest(&self) {
        let (rests, at_rest) = channel();
        self.order(Order::Rest(rests));
        // It comes later where a host's machine that does not answer is being tried: then nothing is to be said to anybody.
        if at_rest.recv_timeout(LONGEST_TO_REST) == Err(RecvTimeoutError::Timeout) {
            log::debug!("the link comes to rest a little later");
        }
    }

    /// Takes the link up again at once after a [`rest`](Self::rest), with the same seat. The time of the rest counts against
    /// nothing: the host is tried for as long as if it had been lost just now.
    pub fn wake(&self) {
        self.order(Order::Wake);
    }

    fn order(&self, order: Order) {
        let sent = self.orders.as_ref().map(|orders| orders.send(order));
        if !matches!(sent, Some(Ok(()))) {
            log::debug!("the link is over already");
        }
    }

    /// What has been heard since the last time.
    pub fn heard(&self) -> Vec<Heard> {
        let Ok(hears) = self.heard.lock() else {
            return Vec::new();
        };
        let (costs, heard): (Vec<usize>, Vec<Heard>) = hears.try_iter().unzip();
        self.unheard
            .fetch_sub(costs.iter().sum(), Ordering::Relaxed);
        heard
    }
}

impl Drop for Guest {
    fn drop(&mut self) {
        self.orders = None;
        let Some(thread) = self.thread.take() else {
            return;
        };
        let begun = Instant::now();
        while !thread.is_finished() && begun.elapsed() < GOODBYE {
            std::thread::sleep(Duration::from_millis(1));
        }
        if thread.is_finished() && thread.join().is_err() {
            log::error!("the guest's thread has failed");
        }
    }
}

/// What the thread is told that ends whatever it does.
enum Interruption {
    /// The guest has left.
    Left,
    /// It is to rest. This goes when it does.
    Rest(Sender<()>),
}

/// How a stay at a host ended.
enum Stay {
    /// The guest wanted it so.
    Interrupted(Interruption),
    /// It was cut off.
    CutOff(Ending),
    /// For good.
    Over(String),
}

struct Link {
    plan: GuestPlan,
    ordered: Receiver<Order>,
    heard: Sender<(usize, Heard)>,
    /// How much of it waits to be heard.
    unheard: Arc<AtomicUsize>,
    wake: Box<dyn Fn() + Send>,
    finder: Option<Finder>,
    /// The host that was joined last.
    host: Option<u64>,
    /// Where the host was found since it was lost, if it is not where it was.
    elsewhere: Option<SocketAddr>,
    me: Option<PersonId>,
    /// Who has been in once tries for long to come back.
    has_been_in: bool,
}

impl Link {
    fn run(mut self) {
        self.say(Heard::Link(LinkState::Joining));
        let mut lost: Option<Instant> = None;
        loop {
            let address = self.elsewhere.take().unwrap_or(self.plan.address);
            let mut interruption = None;
            match self.stay(address) {
                Ok(Stay::Interrupted(why)) => interruption = Some(why),
                Ok(Stay::Over(why)) => return self.say(Heard::Link(LinkState::Over(why))),
                Ok(Stay::CutOff(why)) if !self.has_been_in => {
                    let why = never_in(address, why);
                    return self.say(Heard::Link(LinkState::Over(why)));
                }
                Ok(Stay::CutOff(_)) => {
                    lost = Some(Instant::now());
                    self.say(Heard::Link(LinkState::Lost));
                }
                Err(refused) => {
                    let waits = lost.is_some_and(|since| since.elapsed() < PATIENCE);
                    if !(may_pass(&refused) && waits) {
                        return self.say(Heard::Link(LinkState::Over(refused.to_string())));
                    }
                }
            }
            match interruption.or_else(|| self.pause()) {
                None => self.look_for_host(),
                Some(Interruption::Left) => return,
                Some(Interruption::Rest(rests)) => {
                    // After a rest this machine may be in another network.
                    (self.finder, self.elsewhere) = (None, None);
                    drop(rests);
                    if !self.rest() {
                        return;
                    }
                    lost = self.has_been_in.then(Instant::now);
                }
            }
        }
    }

    /// Blocks until the rest is over; what is asked meanwhile is lost. Whether anybody still wants to go on.
    fn rest(&self) -> bool {
        loop {
            match self.ordered.recv() {
                Ok(Order::Wake) => return true,
                Ok(Order::Ask(_) | Order::Rest(_)) => {}
                Err(_) => return false,
            }
        }
    }

    fn say(&self, heard: Heard) {
        self.pass_on(0, heard);
    }

    fn pass_on(&self, bytes: usize, heard: Heard) {
        let cost = bytes + EACH;
        self.unheard.fetch_add(cost, Ordering::Relaxed);
        // Whoever has stopped listening has left.
        if self.heard.send((cost, heard)).is_ok() {
            (self.wake)();
        }
    }

    /// Waits a little before the next try; what is asked meanwhile is lost.
    fn pause(&self) -> Option<Interruption> {
        let until = Instant::now() + PAUSE;
        loop {
            let left = until.saturating_duration_since(Instant::now());
            match self.ordered.recv_timeout(left) {
                Ok(Order::Rest(rests)) => return Some(Interruption::Rest(rests)),
                Ok(Order::Ask(_) | Order::Wake) => {}
                Err(RecvTimeoutError::Timeout) => return None,
                Err(RecvTimeoutError::Disconnected) => return Some(Interruption::Left),
            }
        }
    }

    /// What interrupts somebody who knocks; what is asked meanwhile is lost.
    fn interruption(&self) -> Option<Interruption> {
        loop {
            match self.ordered.try_recv() {
                Ok(Order::Rest(rests)) => return Some(Interruption::Rest(rests)),
                Ok(Order::Ask(_) | Order::Wake) => {}
                Err(TryRecvError::Empty) => return None,
                Err(TryRecvError::Disconnected) => return Some(Interruption::Left),
            }
        }
    }

    /// Says what is asked, for which this waits a turn.
    fn say_what_is_asked(&self, socket: &mut GuestSocket) -> Option<Interruption> {
        let mut order = self
            .ordered
            .recv_timeout(TURN)
            .map_err(|error| match error {
                RecvTimeoutError::Timeout => TryRecvError::Empty,
                RecvTimeoutError::Disconnected => TryRecvError::Disconnected,
            });
        loop {
            match order {
                Ok(Order::Ask(ask)) => send(socket, &ask),
                Ok(Order::Rest(rests)) => return Some(Interruption::Rest(rests)),
                Ok(Order::Wake) => {}
                Err(TryRecvError::Empty) => return None,
                Err(TryRecvError::Disconnected) => return Some(Interruption::Left),
            }
            order = self.ordered.try_recv();
        }
    }

    /// A host that was started again may be at another address.
    fn look_for_host(&mut self) {
        let Some(host) = self.host else {
            return;
        };
        if self.finder.is_none() {
            self.finder = Finder::new().ok();
        }
        if let Some(finder) = &mut self.finder {
            let found = finder.collect(Instant::now());
            let found = found.iter().find(|found| found.notice.host == host);
            let found = found.filter(|found| found.version_fits);
            self.elsewhere = found.map(|found| found.address);
            finder.ask();
        }
    }

    /// Joins, and stays until it is over.
    fn stay(&mut self, address: SocketAddr) -> Result<Stay, Refused> {
        let interrupted = Cell::new(None);
        let is_called_off = || {
            let so_far = interrupted.take().or_else(|| self.interruption());
            let is_called_off = so_far.is_some();
            interrupted.set(so_far);
            is_called_off
        };
        let ticket = knock_until(address, &self.plan.code, KNOCK, &is_called_off);
        // A connection that is not made cannot be called off.
        let unheard = || ticket.as_ref().err().and_then(|_| self.interruption());
        if let Some(interruption) = interrupted.take().or_else(unheard) {
            return Ok(Stay::Interrupted(interruption));
        }
        let ticket = ticket?;
        // A seat is shown to the host that gave it and to no other.
        let mut seats = self.plan.seats.iter();
        let seat = seats.find(|&&(host, _)| host == ticket.host).copied();
        if self.has_been_in && self.host != Some(ticket.host) {
            // Another host is there now; ours may come back.
            return Err(Refused::NoAnswer {
                address,
                why: Silence::Closed,
            });
        }
        self.me = None;
        let unreachable = |error: io::Error| Refused::NoAnswer {
            address: ticket.address,
            why: Silence::Other(error.to_string()),
        };
        let mut socket = GuestSocket::connect(ticket.token.clone()).map_err(unreachable)?;
        let open = LinkState::Open {
            host: ticket.host,
            name: ticket.name.clone(),
            address: ticket.address,
        };
        let mut over: Option<String> = None;
        let mut is_away = false;
        let mut understands = true;
        loop {
            if let Some(interruption) = self.say_what_is_asked(&mut socket) {
                let was_open = socket.is_connected();
                part(&mut socket);
                if was_open {
                    self.say(Heard::Link(LinkState::Lost));
                }
                return Ok(Stay::Interrupted(interruption));
            }
            for event in socket.poll(Duration::ZERO) {
                match event {
                    GuestEvent::Connected => {
                        let hello = ClientMessage::Hello {
                            name: self.plan.name.clone(),
                            token: seat.map(|(_, token)| token),
                        };
                        send(&mut socket, &hello);
                        self.host = Some(ticket.host);
                        self.say(Heard::Link(open.clone()));
                    }
                    GuestEvent::Message(bytes) | GuestEvent::Presence(bytes) => {
                        match codec::decode_within::<TELL, ServerMessage>(&bytes) {
                            Ok(tell) => {
                                if matches!(tell, ServerMessage::Welcome { .. }) {
                                    self.has_been_in = true;
                                    self.plan.address = address;
                                }
                                if let ServerMessage::Refused(full @ Refusal::ServerFull(_)) = &tell
                                    && self.me.is_none()
                                {
                                    return Ok(Stay::Over(full.to_string()));
                                }
                                self.hear(tell, bytes.len(), ticket.host, &mut over);
                                if self.unheard.load(Ordering::Relaxed) > MOST_UNHEARD {
                                    let why = "The host sent more than this program could take in.";
                                    return Ok(Stay::Over(why.to_owned()));
                                }
                            }
                            // One line is enough, however many follow.
                            Err(error) if std::mem::take(&mut understands) => {
                                log::warn!("the host sent no message: {error}");
                            }
                            Err(_) => {}
                        }
                    }
                    GuestEvent::Disconnected(why) => {
                        return Ok(match (over, why) {
                            (Some(why), _) => Stay::Over(why),
                            (None, Ending::Broken(Fault::Send(why))) => {
                                Stay::Over(format!("The connection broke: {}.", Fault::Send(why)))
                            }
                            (None, Ending::Broken(fault)) => {
                                Stay::Over(format!("The host sent what no host sends: {fault}."))
                            }
                            (None, why) => Stay::CutOff(why),
                        });
                    }
                }
            }
            if socket.is_connected() && socket.silent_for() > GONE {
                return Ok(Stay::CutOff(Ending::TimedOut));
            }
            let is_silent = socket.is_connected() && socket.silent_for() > AWAY;
            if is_silent != is_away {
                is_away = is_silent;
                let state = match is_away {
                    true => LinkState::Away,
                    false => open.clone(),
                };
                self.say(Heard::Link(state));
            }
        }
    }

    fn hear(&mut self, tell: ServerMessage, bytes: usize, host: u64, over: &mut Option<String>) {
        match &tell {
            ServerMessage::Welcome { you, token, .. } => {
                self.plan.seats.retain(|&(known, _)| known != host);
                self.plan.seats.push((host, *token));
                self.me = Some(*you);
            }
            // Who has taken another name comes back with it.
            ServerMessage::Person(info) if Some(info.id) == self.me => {
                self.plan.name.clone_from(&info.name);
            }
            ServerMessage::Closing(why) => *over = Some(why.to_string()),
            _ => {}
        }
        self.pass_on(bytes, Heard::Tell(tell));
    }
}

/// Whether a host that somebody comes back to may let them in later.
fn may_pass(refused: &Refused) -> bool {
    matches!(
        refused,
        Refused::NoAnswer { .. }
            | Refused::Busy { .. }
            // It ended or came to rest just then.
            | Refused::HungUp { .. }
            // It may not have noticed yet who was cut off.
            | Refused::Full { .. }
            // Somebody else's program has taken the port of a host that has ended.
            | Refused::NotTessella { .. }
            | Refused::Impostor { .. }
    )
}

/// Why somebody who was let in never got there.
fn never_in(address: SocketAddr, why: Ending) -> String {
    match why {
        Ending::NoAnswer | Ending::TimedOut => format!(
            "The host at {address} opened, but nothing comes from its game: check that its firewall lets in UDP on port {}.",
            address.port()
        ),
        Ending::Full => "The host has no room.".to_owned(),
        why => format!("The host at {address} was lost at once: {why}."),
    }
}

/// Leaves, once what was said last has had time to arrive.
fn part(socket: &mut GuestSocket) {
    for _ in 0..LAST_TURNS {
        if socket.all_arrived() {
            break;
        }
        socket.poll(LAST_TURN);
    }
    socket.leave();
}

fn send(socket: &mut GuestSocket, ask: &ClientMessage) {
    match codec::encode(ask) {
        Ok(bytes) => socket.send(bytes),
        Err(error) => log::error!("a message could not be spelt: {error}"),
    }
    socket.flush();
}
