//! The threads that answer those who knock.

use super::Door;
use super::letters::{GREETING_BYTES, Verdict, host_greeting, read_guest_greeting};
use super::line::{Cut, Line};
use super::refused::Version;
use super::secret::{Half, KEY_BYTES, SEAL_BYTES};
use crate::net::PROTOCOL;
use crate::net::discovery::source::Source;
use crate::net::rest::Rest;
use std::io::{self, ErrorKind};
use std::net::{SocketAddr, TcpListener, TcpStream};
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::thread::{Builder, JoinHandle, sleep};
use std::time::{Duration, Instant};

/// How many exchanges there are, and how long they may take.
#[derive(Clone, Copy, Debug)]
struct Limits {
    /// How many there are at once.
    most: usize,
    /// How many one source has at once.
    most_each: usize,
    /// How long one may take.
    exchange: Duration,
    /// How long one may take while others wait: an honest one is over in a fraction of this.
    in_a_crowd: Duration,
}

const LIMITS: Limits = Limits {
    most: 16,
    most_each: 4,
    exchange: Duration::from_secs(5),
    in_a_crowd: Duration::from_secs(1),
};
/// How often somebody at the door is looked for.
const LOOK: Duration = Duration::from_millis(15);
/// How long to wait after the system could not hand over a connection, as when there are too many open files.
const AFTER_TROUBLE: Duration = Duration::from_millis(200);

/// Lets guests in until it is dropped.
#[derive(Debug)]
pub struct Porter {
    shared: Arc<Shared>,
    thread: Option<JoinHandle<()>>,
    address: SocketAddr,
}

#[derive(Debug)]
struct Shared {
    door: Arc<Door>,
    limits: Limits,
    leaving: AtomicBool,
    rest: Rest,
    crowded: AtomicBool,
    inside: Mutex<Vec<Source>>,
}

impl Shared {
    fn inside(&self) -> MutexGuard<'_, Vec<Source>> {
        self.inside.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn is_leaving(&self) -> bool {
        self.leaving.load(Ordering::Relaxed)
    }
}

impl Porter {
    /// Answers those who knock at this listener, on threads of its own.
    ///
    /// # Errors
    /// When the system gives no thread, or cannot listen without waiting.
    pub fn start(listener: TcpListener, door: Arc<Door>) -> io::Result<Self> {
        Self::within(LIMITS, listener, door)
    }

    fn within(limits: Limits, listener: TcpListener, door: Arc<Door>) -> io::Result<Self> {
        listener.set_nonblocking(true)?;
        let address = listener.local_addr()?;
        let shared = Arc::new(Shared {
            door,
            limits,
            leaving: AtomicBool::new(false),
            rest: Rest::default(),
            crowded: AtomicBool::new(false),
            inside: Mutex::new(Vec::new()),
        });
        let own = Arc::clone(&shared);
        let thread = Builder::new()
            .name("porter".to_owned())
            .spawn(move || attend(&listener, &own))?;
        Ok(Self {
            shared,
            thread: Some(thread),
            address,
        })
    }

    /// Where it listens.
    pub fn address(&self) -> SocketAddr {
        self.address
    }

    /// Holds the porter still: nobody is let in, and exchanges end within a moment. Who knocks waits in the system's queue.
    pub(in crate::net) fn rest(&self) {
        self.shared.rest.ask();
    }

    /// Lets the porter go on.
    pub(in crate::net) fn wake(&self) {
        self.shared.rest.end();
    }
}

impl Drop for Porter {
    /// Stops listening, and ends every exchange within a moment.
    fn drop(&mut self) {
        self.shared.leaving.store(true, Ordering::Relaxed);
        self.shared.rest.end();
        if let Some(thread) = self.thread.take()
            && thread.join().is_err()
        {
            log::error!("the porter's thread has panicked");
        }
    }
}

/// Takes connections until the porter leaves. While all places are taken, others wait in the system's queue.
fn attend(listener: &TcpListener, shared: &Arc<Shared>) {
    let mut exchanges: Vec<JoinHandle<()>> = Vec::new();
    loop {
        shared.rest.take();
        if shared.is_leaving() {
            break;
        }
        exchanges.retain(|exchange| !exchange.is_finished());
        let crowded = exchanges.len() >= shared.limits.most;
        shared.crowded.store(crowded, Ordering::Relaxed);
        if crowded {
            sleep(LOOK);
            continue;
        }
        match listener.accept() {
            Ok((stream, from)) => match begin(stream, from, shared) {
                Ok(exchange) => exchanges.extend(exchange),
                Err(error) => log::warn!("no thread for {from}: {error}"),
            },
            Err(error) if error.kind() == ErrorKind::WouldBlock => sleep(LOOK),
            // Whoever it was has gone again.
            Err(error) if error.kind() == ErrorKind::ConnectionAborted => {}
            Err(error) => {
                log::warn!("a connection could not be taken: {error}");
                sleep(AFTER_TROUBLE);
            }
        }
    }
    for exchange in exchanges {
        if exchange.join().is_err() {
            log::error!("a thread of the porter has panicked");
        }
    }
}

/// Begins an exchange; none with a source that has too many already.
fn begin(
    stream: TcpStream,
    from: SocketAddr,
    shared: &Arc<Shared>,
) -> io::Result<Option<JoinHandle<()>>> {
    let source = Source::from(from.ip());
    let Some(place) = Place::take(source, shared) else {
        return Ok(None);
    };
    let exchange =
        Builder::new()
            .name("door".to_owned())
            .spawn(move || match place.exchange(stream) {
                Ok(()) => {}
                Err(Cut::HungUp) => log::debug!("{from} hung up"),
                Err(Cut::Late) => log::debug!("{from} was too slow"),
                Err(Cut::Failed(error)) => log::debug!("{from}: {error}"),
            })?;
    Ok(Some(exchange))
}

/// A place among those who are being talked to, which is given back whatever happens.
struct Place {
    source: Source,
    shared: Arc<Shared>,
}

impl Place {
    fn take(source: Source, shared: &Arc<Shared>) -> Option<Self> {
        let mut inside = shared.inside();
        if inside.iter().filter(|other| **other == source).count() >= shared.limits.most_each {
            return None;
        }
        inside.push(source);
        let shared = Arc::clone(shared);
        Some(Self { source, shared })
    }

    /// The host's side of an exchange.
    fn exchange(&self, stream: TcpStream) -> Result<(), Cut> {
        let Shared { door, limits, .. } = &*self.shared;
        let begun = Instant::now();
        let is_called_off = || {
            self.shared.is_leaving()
                || self.shared.rest.is_asked()
                || (self.shared.crowded.load(Ordering::Relaxed)
                    && begun.elapsed() > limits.in_a_crowd)
        };
        let mut line =
            Line::new(stream, begun + limits.exchange, &is_called_off).map_err(Cut::Failed)?;

        // Who does not speak Tessella gets no word.
        let Some(guest) = read_guest_greeting(&line.hear::<GREETING_BYTES>()?) else {
            return Ok(());
        };
        let goes_on = guest.protocol == PROTOCOL;
        line.say(&host_greeting(&Version::ours(), goes_on))?;
        if !goes_on {
            return Ok(());
        }
        let code = door.code();
        line.say(&door.introduce(code.as_ref()).encode())?;

        let theirs = line.hear::<KEY_BYTES>()?;
        let verdict = door.greet(self.source, code.as_ref());
        line.say(&verdict.encode())?;
        if verdict != Verdict::GoOn {
            return Ok(());
        }
        let (half, ours) = Half::of_host(code.as_ref(), door.host());
        line.say(&ours)?;

        // Only now does the host show anything that depends on the key: the guest has committed itself to one code.
        let proof = line.hear::<SEAL_BYTES>()?;
        // What the guest has proved is bound to all that was said before the proof.
        let before = &line.said()[..line.said().len() - SEAL_BYTES];
        let key = half.finish(&theirs);
        let right = key.filter(|key| key.is_proof(before, &proof));
        let verdict = door.judge(self.source, code.as_ref(), right.is_some());
        line.say(&verdict.encode())?;
        if let (Verdict::GoOn, Some(key)) = (verdict, right) {
            let word = key.seal_word(line.said(), &door.word().encode());
            line.say(&word)?;
        }
        Ok(())
    }
}

impl Drop for Place {
    fn drop(&mut self) {
        let mut inside = self.shared.inside();
        if let Some(at) = inside.iter().position(|other| *other == self.source) {
            inside.swap_remove(at);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::net::admission::knock;
    use std::net::Ipv4Addr;

    fn porter(limits: Limits) -> Porter {
        let listener = TcpListener::bind((Ipv4Addr::LOCALHOST, 0)).expect("a listener");
        let door = Arc::new(Door::new(7, "Anna", None, 8));
        Porter::within(limits, listener, door).expect("a porter")
    }

    #[test]
    fn the_slow_make_way_when_all_places_are_taken() {
        let limits = Limits {
            most: 4,
            most_each: 100,
            exchange: Duration::from_secs(30),
            in_a_crowd: Duration::from_millis(300),
        };
        let porter = porter(limits);
        let held: Vec<TcpStream> = (0..4)
            .map(|_| TcpStream::connect(porter.address()).expect("a connection"))
            .collect();
        let begun = Instant::now();
        let answer = knock(porter.address(), "", Duration::from_secs(5));
        assert!(answer.is_ok(), "{answer:?}");
        let waited = begun.elapsed();
        assert!((250..2000).contains(&waited.as_millis()), "{waited:?}");
        drop(held);
    }

    #[test]
    fn places_are_given_back() {
        let porter = porter(LIMITS);
        for _ in 0..3 * LIMITS.most {
            assert!(knock(porter.address(), "", Duration::from_secs(5)).is_ok());
        }
        let begun = Instant::now();
        while !porter.shared.inside().is_empty() {
            assert!(begun.elapsed() < Duration::from_secs(5));
            sleep(LOOK);
        }
    }
}
