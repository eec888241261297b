//! Worker threads for the lobby's long work: start positions and computer moves.

use crate::games::{Level, Move, Position, Rules};
use crate::lobby::{JobResult, LobbyJob};
use crate::net::suspend::Suspend;
use crate::session::{Player, Session};
use std::io;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::mpsc::{Receiver, Sender, channel};
use std::sync::{Arc, Mutex, PoisonError};
use std::thread::{Builder, JoinHandle};

/// Number of worker threads.
const WORKERS: usize = 2;

/// Worker threads with their work and results. They end when this is dropped.
pub(super) struct Workers {
    work: Option<Sender<LobbyJob>>,
    /// In a mutex only because a receiver cannot be shared.
    results: Mutex<Receiver<(u64, JobResult)>>,
    queue: Arc<WorkQueue>,
    threads: Vec<JoinHandle<()>>,
}

/// State that the workers share.
struct WorkQueue {
    /// Function that runs a job, which may panic.
    run_job: fn(&Self, &LobbyJob) -> (u64, JobResult),
    waiting: Mutex<Receiver<LobbyJob>>,
    /// Cancels the search for computer moves, for a suspension or for good.
    cancel: AtomicBool,
    closing: AtomicBool,
    suspend: Suspend,
}

impl Workers {
    pub(super) fn start() -> io::Result<Self> {
        Self::start_with(WorkQueue::run_job)
    }

    fn start_with(run_job: fn(&WorkQueue, &LobbyJob) -> (u64, JobResult)) -> io::Result<Self> {
        let (work, waiting) = channel();
        let (result_sender, results) = channel();
        let queue = Arc::new(WorkQueue {
            run_job,
            waiting: Mutex::new(waiting),
            cancel: AtomicBool::new(false),
            closing: AtomicBool::new(false),
            suspend: Suspend::default(),
        });
        let mut threads = Vec::new();
        for _ in 0..WORKERS {
            let (queue, results) = (Arc::clone(&queue), result_sender.clone());
            let work = move || queue.run_worker(&results);
            threads.push(Builder::new().name("worker".to_owned()).spawn(work)?);
        }
        Ok(Self {
            work: Some(work),
            results: Mutex::new(results),
            queue,
            threads,
        })
    }

    /// Adds work to the queue.
    pub(super) fn start_work(&self, work: LobbyJob) {
        let sender = self.work.as_ref();
        if sender.is_none_or(|sender| sender.send(work).is_err()) {
            log::error!("the server's workers have ended");
        }
    }

    /// Returns the results since the last call.
    pub(super) fn results(&mut self) -> impl Iterator<Item = (u64, JobResult)> + '_ {
        let results = self.results.get_mut();
        results.unwrap_or_else(PoisonError::into_inner).try_iter()
    }

    /// Suspends the workers. The search for a computer move is cancelled and repeated after the suspension; a start position
    /// is finished first.
    pub(super) fn suspend(&self) {
        self.queue.suspend.request();
        self.queue.cancel.store(true, Ordering::Relaxed);
    }

    /// Resumes the workers.
    pub(super) fn resume(&self) {
        self.queue.cancel.store(false, Ordering::Relaxed);
        self.queue.suspend.resume();
    }
}

impl Drop for Workers {
    fn drop(&mut self) {
        self.queue.closing.store(true, Ordering::Relaxed);
        self.queue.cancel.store(true, Ordering::Relaxed);
        self.queue.suspend.resume();
        self.work = None;
        for thread in self.threads.drain(..) {
            if thread.join().is_err() {
                log::error!("a worker of the server has panicked");
            }
        }
    }
}

impl WorkQueue {
    fn run_worker(&self, results: &Sender<(u64, JobResult)>) {
        loop {
            let next = match self.waiting.lock() {
                Ok(waiting) => waiting.recv(),
                Err(_) => return,
            };
            let Ok(next) = next else {
                return;
            };
            self.suspend.wait();
            if self.closing.load(Ordering::Relaxed) {
                return;
            }
            let run = || (self.run_job)(self, &next);
            // The job holds no lock, so a panic leaves nothing inconsistent.
            let done = catch_unwind(AssertUnwindSafe(run));
            if results
                .send(done.unwrap_or_else(|_| without(&next)))
                .is_err()
            {
                return;
            }
        }
    }

    /// Runs a job.
    fn run_job(&self, job: &LobbyJob) -> (u64, JobResult) {
        match job {
            LobbyJob::Generate { id, code } => {
                let players = vec![Player::Human; code.setup.seats().into()];
                let dealt = Session::new(code.clone(), players).map_err(|error| error.to_string());
                (*id, JobResult::Generated(Box::new(dealt)))
            }
            LobbyJob::FindMove {
                id,
                position,
                level,
            } => (
                *id,
                JobResult::MoveFound(self.search_move(position, *level)),
            ),
        }
    }

    /// Searches for a computer move. A search that a suspension has cut short is repeated.
    fn search_move(&self, position: &Position, level: Level) -> Option<Move> {
        loop {
            let requests = self.suspend.wait();
            let found = position.computer_move(level, &self.cancel);
            if self.suspend.requests() == requests || self.closing.load(Ordering::Relaxed) {
                return found;
            }
        }
    }
}

/// Returns the result of a job whose generator or computer player has panicked. The game goes on: the computer makes any
/// legal move, and people are told that the board cannot be generated.
fn without(job: &LobbyJob) -> (u64, JobResult) {
    match job {
        LobbyJob::Generate { id, code } => {
            log::error!("the generator has panicked at {code}");
            let error = "the generator has failed".to_owned();
            (*id, JobResult::Generated(Box::new(Err(error))))
        }
        LobbyJob::FindMove { id, position, .. } => {
            log::error!("the search for a computer move has panicked");
            let any = position.legal_moves().into_iter().next();
            (*id, JobResult::MoveFound(any))
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::session::GameCode;
    use std::time::{Duration, Instant};

    #[test]
    fn search_cut_short_by_suspension_is_repeated() {
        let code = "drench:18x18,c6,s2#1".parse().expect("a code");
        let session = Session::new(code, vec![Player::Human; 2]).expect("a game");
        let mut workers = Workers::start().expect("threads");
        workers.start_work(LobbyJob::FindMove {
            id: 7,
            position: session.position().clone(),
            level: Level::Hard,
        });
        std::thread::sleep(Duration::from_millis(50));
        let results: Vec<_> = workers.results().collect();
        assert!(results.is_empty(), "the search takes longer");
        workers.suspend();
        std::thread::sleep(Duration::from_secs(3));
        let results: Vec<_> = workers.results().collect();
        assert!(results.is_empty(), "{results:?} while suspended");
        workers.resume();
        let begun = Instant::now();
        let (id, done) = loop {
            if let Some(result) = workers.results().next() {
                break result;
            }
            assert!(begun.elapsed() < Duration::from_secs(30), "no result");
            std::thread::sleep(Duration::from_millis(1));
        };
        assert_eq!(id, 7);
        assert!(matches!(done, JobResult::MoveFound(Some(_))), "{done:?}");
    }

    #[test]
    fn game_goes_on_after_each_worker_has_panicked() {
        let panic = |_: &WorkQueue, _: &LobbyJob| panic!("a fault in the search");
        let mut workers = Workers::start_with(panic).expect("threads");
        let code: GameCode = "drench:8x8,c6,s2#1".parse().expect("a code");
        let session = Session::new(code.clone(), vec![Player::Human; 2]).expect("a game");
        for id in 0..2 * WORKERS as u64 {
            workers.start_work(LobbyJob::FindMove {
                id,
                position: session.position().clone(),
                level: Level::Hard,
            });
        }
        workers.start_work(LobbyJob::Generate { id: 99, code });
        let begun = Instant::now();
        let mut results = Vec::new();
        while results.len() < 2 * WORKERS + 1 {
            results.extend(workers.results());
            assert!(begun.elapsed() < Duration::from_secs(10), "{results:?}");
            std::thread::sleep(Duration::from_millis(1));
        }
        for (id, done) in results {
            match done {
                JobResult::MoveFound(Some(mv)) => {
                    assert!(session.position().legal_moves().contains(&mv));
                }
                JobResult::Generated(game) => assert!(id == 99 && game.is_err()),
                JobResult::MoveFound(None) => panic!("job {id} has no move"),
            }
        }
    }

    #[test]
    fn suspended_workers_end_when_dropped() {
        let workers = Workers::start().expect("threads");
        workers.suspend();
        let begun = Instant::now();
        drop(workers);
        assert!(begun.elapsed() < Duration::from_secs(1));
    }
}
