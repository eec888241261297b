//! Those who do a lobby's long work: dealing games, and thinking for the computer.

use super::rest::Rest;
use crate::games::{Level, Move, Position, Rules};
use crate::lobby::{JobResult, LobbyJob};
use crate::session::{Player, Session};
use std::io;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::mpsc::{Receiver, Sender, channel};
use std::sync::{Arc, Mutex};
use std::thread::{Builder, JoinHandle};

/// How many work at once.
const WORKERS: usize = 2;

/// Threads that work, and what they are given and give back. They end when this is dropped.
pub(super) struct Workers {
    jobs: Option<Sender<LobbyJob>>,
    results: Receiver<(u64, JobResult)>,
    shared: Arc<Shared>,
    threads: Vec<JoinHandle<()>>,
}

struct Shared {
    waiting: Mutex<Receiver<LobbyJob>>,
    /// Nobody is to think on, because of a rest or for good.
    hush: AtomicBool,
    leaving: AtomicBool,
    rest: Rest,
}

impl Workers {
    pub(super) fn start() -> io::Result<Self> {
        let (jobs, waiting) = channel();
        let (finished, results) = channel();
        let shared = Arc::new(Shared {
            waiting: Mutex::new(waiting),
            hush: AtomicBool::new(false),
            leaving: AtomicBool::new(false),
            rest: Rest::default(),
        });
        let mut threads = Vec::new();
        for _ in 0..WORKERS {
            let (own, finished) = (Arc::clone(&shared), finished.clone());
            let work = move || own.work(&finished);
            threads.push(Builder::new().name("worker".to_owned()).spawn(work)?);
        }
        Ok(Self {
            jobs: Some(jobs),
            results,
            shared,
            threads,
        })
    }

    pub(super) fn begin(&self, work: LobbyJob) {
        let jobs = self.jobs.as_ref();
        if jobs.is_none_or(|jobs| jobs.send(work).is_err()) {
            log::error!("those who work for the host have ended");
        }
    }

    /// What has been done.
    pub(super) fn done(&self) -> impl Iterator<Item = (u64, JobResult)> + '_ {
        self.results.try_iter()
    }

    /// Holds them still. Who thinks stops at once and thinks again after the rest; who deals comes to the end of it first,
    /// which it does.
    pub(super) fn rest(&self) {
        self.shared.rest.ask();
        self.shared.hush.store(true, Ordering::Relaxed);
    }

    /// Lets them go on.
    pub(super) fn wake(&self) {
        self.shared.hush.store(false, Ordering::Relaxed);
        self.shared.rest.end();
    }
}

impl Drop for Workers {
    fn drop(&mut self) {
        self.shared.leaving.store(true, Ordering::Relaxed);
        self.shared.hush.store(true, Ordering::Relaxed);
        self.shared.rest.end();
        self.jobs = None;
        for thread in self.threads.drain(..) {
            if thread.join().is_err() {
                log::error!("one who works for the host has failed");
            }
        }
    }
}

impl Shared {
    fn work(&self, finished: &Sender<(u64, JobResult)>) {
        loop {
            let next = match self.waiting.lock() {
                Ok(waiting) => waiting.recv(),
                Err(_) => return,
            };
            let Ok(next) = next else {
                return;
            };
            self.rest.take();
            if self.leaving.load(Ordering::Relaxed) {
                return;
            }
            let (id, done) = match next {
                LobbyJob::Generate { id, code } => {
                    let players = vec![Player::Human; code.setup.seats().into()];
                    let dealt = Session::new(code, players).map_err(|error| error.to_string());
                    (id, JobResult::Generated(Box::new(dealt)))
                }
                LobbyJob::FindMove {
                    id,
                    position,
                    level,
                } => (id, JobResult::MoveFound(self.think(&position, level))),
            };
            if finished.send((id, done)).is_err() {
                return;
            }
        }
    }

    /// What is thought of in a hurry, because of a rest, is thought of again.
    fn think(&self, position: &Position, level: Level) -> Option<Move> {
        loop {
            let rests = self.rest.take();
            let thought = position.computer_move(level, &self.hush);
            if self.rest.times() == rests || self.leaving.load(Ordering::Relaxed) {
                return thought;
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::time::{Duration, Instant};

    #[test]
    fn who_thinks_at_a_rest_thinks_again_after_it() {
        let code = "drench:18x18,c6,s2#1".parse().expect("a code");
        let session = Session::new(code, vec![Player::Human; 2]).expect("a game");
        let workers = Workers::start().expect("threads");
        workers.begin(LobbyJob::FindMove {
            id: 7,
            position: session.position().clone(),
            level: Level::Hard,
        });
        std::thread::sleep(Duration::from_millis(50));
        let done: Vec<_> = workers.done().collect();
        assert!(done.is_empty(), "it needs longer to think");
        workers.rest();
        std::thread::sleep(Duration::from_secs(3));
        let done: Vec<_> = workers.done().collect();
        assert!(done.is_empty(), "{done:?} at rest");
        workers.wake();
        let begun = Instant::now();
        let (id, done) = loop {
            if let Some(done) = workers.done().next() {
                break done;
            }
            assert!(begun.elapsed() < Duration::from_secs(30), "nothing");
            std::thread::sleep(Duration::from_millis(1));
        };
        assert_eq!(id, 7);
        assert!(matches!(done, JobResult::MoveFound(Some(_))), "{done:?}");
    }

    #[test]
    fn they_end_at_rest() {
        let workers = Workers::start().expect("threads");
        workers.rest();
        let begun = Instant::now();
        drop(workers);
        assert!(begun.elapsed() < Duration::from_secs(1));
    }
}
