//! Those who do a lobby's long work: dealing games, and thinking for the computer.

use crate::games::Rules;
use crate::lobby::{Done, Work};
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
    jobs: Option<Sender<Work>>,
    results: Receiver<(u64, Done)>,
    stop: Arc<AtomicBool>,
    threads: Vec<JoinHandle<()>>,
}

impl Workers {
    pub(super) fn start() -> io::Result<Self> {
        let (jobs, waiting) = channel();
        let (finished, results) = channel();
        let (waiting, stop) = (Arc::new(Mutex::new(waiting)), Arc::<AtomicBool>::default());
        let mut threads = Vec::new();
        for _ in 0..WORKERS {
            let (waiting, finished, stop) =
                (Arc::clone(&waiting), finished.clone(), Arc::clone(&stop));
            let work = move || work(&waiting, &finished, &stop);
            threads.push(Builder::new().name("worker".to_owned()).spawn(work)?);
        }
        Ok(Self {
            jobs: Some(jobs),
            results,
            stop,
            threads,
        })
    }

    pub(super) fn begin(&self, work: Work) {
        let jobs = self.jobs.as_ref();
        if jobs.is_none_or(|jobs| jobs.send(work).is_err()) {
            log::error!("those who work for the host have ended");
        }
    }

    /// What has been done.
    pub(super) fn done(&self) -> impl Iterator<Item = (u64, Done)> + '_ {
        self.results.try_iter()
    }
}

impl Drop for Workers {
    fn drop(&mut self) {
        self.stop.store(true, Ordering::Relaxed);
        self.jobs = None;
        for thread in self.threads.drain(..) {
            if thread.join().is_err() {
                log::error!("one who works for the host has failed");
            }
        }
    }
}

fn work(waiting: &Mutex<Receiver<Work>>, finished: &Sender<(u64, Done)>, stop: &AtomicBool) {
    loop {
        let next = match waiting.lock() {
            Ok(waiting) => waiting.recv(),
            Err(_) => return,
        };
        let Ok(next) = next else {
            return;
        };
        if stop.load(Ordering::Relaxed) {
            return;
        }
        let (ticket, done) = match next {
            Work::Deal { ticket, code } => {
                let players = vec![Player::Human; code.setup.seats().into()];
                let dealt = Session::new(code, players).map_err(|error| error.to_string());
                (ticket, Done::Dealt(Box::new(dealt)))
            }
            Work::Think {
                ticket,
                position,
                level,
            } => (ticket, Done::Thought(position.computer_move(level, stop))),
        };
        if finished.send((ticket, done)).is_err() {
            return;
        }
    }
}
