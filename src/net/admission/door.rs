//! Who is let in: what the host's threads share.

use super::attempts::Attempts;
use super::letters::{Host, Verdict, Word};
use super::{JoinCode, NETCODE_PROTOCOL, TOKEN_ADDRESS, fresh_id, random};
use crate::net::discovery::NAME;
use crate::net::discovery::source::Source;
use renetcode::ConnectToken;
use std::fmt;
use std::sync::atomic::{AtomicBool, AtomicU16, Ordering};
use std::sync::{Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant, SystemTime, UNIX_EPOCH};

/// How many seconds a token can be used to connect. Much more than it takes, and few enough that a lost one is soon worthless.
const TOKEN_LIFE: u64 = 120;
/// After how many seconds without a packet a connection is over.
const QUIET: i32 = 10;

/// A host's door: its name and code, how many people are there, and who has tried too often.
///
/// All threads of a host share one. The game's driver keeps the number of people up to date.
pub struct Door {
    host: u64,
    name: String,
    private_key: [u8; 32],
    /// A moment by both clocks, so that a clock that is set while people play changes nothing.
    started: (Instant, Duration),
    most: AtomicU16,
    people: AtomicU16,
    closing: AtomicBool,
    guarded: Mutex<Guarded>,
}

/// What changes together.
#[derive(Default)]
struct Guarded {
    code: Option<JoinCode>,
    attempts: Attempts,
}

impl Door {
    /// An open door, with a new key. Without a code everybody is let in.
    ///
    /// # Panics
    /// When the system has no random numbers.
    pub fn new(host: u64, name: &str, code: Option<JoinCode>, most: u16) -> Self {
        let since = SystemTime::now().duration_since(UNIX_EPOCH);
        Self {
            host,
            name: NAME.fit(name),
            private_key: random(),
            started: (Instant::now(), since.unwrap_or_default()),
            most: AtomicU16::new(most),
            people: AtomicU16::new(0),
            closing: AtomicBool::new(false),
            guarded: Mutex::new(Guarded {
                code,
                attempts: Attempts::default(),
            }),
        }
    }

    /// The host's number.
    pub fn host(&self) -> u64 {
        self.host
    }

    /// The host's name.
    pub fn name(&self) -> &str {
        &self.name
    }

    /// The code that guests need, if they need one.
    pub fn code(&self) -> Option<JoinCode> {
        self.guarded().code
    }

    /// Changes the code, or lets everybody in. Who is in stays; who is at the door with another code is refused.
    pub fn set_code(&self, code: Option<JoinCode>) {
        self.guarded().code = code;
    }

    /// How many people the host takes in.
    pub fn most(&self) -> u16 {
        self.most.load(Ordering::Relaxed)
    }

    /// Changes how many people the host takes in.
    pub fn set_most(&self, most: u16) {
        self.most.store(most, Ordering::Relaxed);
    }

    /// How many people are there.
    pub fn people(&self) -> u16 {
        self.people.load(Ordering::Relaxed)
    }

    /// Says how many people are there. Who has a ticket and has not connected yet is not one of them, so the netcode server
    /// has to refuse those who come too many.
    pub fn set_people(&self, people: u16) {
        self.people.store(people, Ordering::Relaxed);
    }

    /// Whether somebody else could come in now.
    pub fn has_room(&self) -> bool {
        !self.is_closing() && self.people() < self.most()
    }

    /// Whether nobody is let in any more.
    pub fn is_closing(&self) -> bool {
        self.closing.load(Ordering::Relaxed)
    }

    /// Says whether the host is closing, and lets nobody in any more.
    pub fn set_closing(&self, closing: bool) {
        self.closing.store(closing, Ordering::Relaxed);
    }

    /// The key with which tokens are sealed: for the netcode server of this host, and nobody else.
    pub fn private_key(&self) -> [u8; 32] {
        self.private_key
    }

    /// The time since 1970 by which tokens are made, and by which the netcode server has to run. It never jumps.
    pub fn now(&self) -> Duration {
        let (started, since) = self.started;
        since + started.elapsed()
    }

    /// Who the host is, as it tells those who knock.
    pub(super) fn introduce(&self, code: Option<&JoinCode>) -> Host {
        Host {
            id: self.host,
            needs_code: code.is_some(),
            name: self.name.clone(),
        }
    }

    /// Whether a source may try a code now.
    pub(super) fn greet(&self, source: Source, code: Option<&JoinCode>) -> Verdict {
        let wait = code.and_then(|_| self.guarded().attempts.wait(source, Instant::now()));
        wait.map_or(Verdict::GoOn, |seconds| Verdict::Wait { seconds })
    }

    /// What comes of an attempt that was made with this code. Nobody waits at a table that is open; but a proof that fails
    /// there is wrong all the same.
    pub(super) fn judge(&self, source: Source, code: Option<&JoinCode>, right: bool) -> Verdict {
        let mut guarded = self.guarded();
        // A code that was changed in the meantime opens nothing.
        let right = right && guarded.code.as_ref() == code;
        match guarded.code {
            None if right => Verdict::GoOn,
            _ => guarded.attempts.judge(source, Instant::now(), right),
        }
    }

    /// The last word to somebody who knows the code.
    pub(super) fn word(&self) -> Word {
        if self.is_closing() {
            return Word::Closing;
        }
        let (people, most) = (self.people(), self.most());
        if people >= most {
            return Word::Full { people, most };
        }
        let token = ConnectToken::generate(
            self.now(),
            NETCODE_PROTOCOL,
            TOKEN_LIFE,
            fresh_id(),
            QUIET,
            vec![TOKEN_ADDRESS],
            None,
            &self.private_key,
        );
        match token {
            Ok(token) => Word::Token(Box::new(token)),
            Err(error) => {
                log::error!("no token can be made: {error}");
                Word::Closing
            }
        }
    }

    fn guarded(&self) -> MutexGuard<'_, Guarded> {
        // Nothing that is done with it can leave it half done.
        self.guarded.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// Without the key and the code, so that they get into no log.
impl fmt::Debug for Door {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Door")
            .field("host", &self.host)
            .field("name", &self.name)
            .field("most", &self.most())
            .field("people", &self.people())
            .field("closing", &self.is_closing())
            .finish_non_exhaustive()
    }
}
