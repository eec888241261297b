//! Worker threads for the lobby's long computations: start positions and computer moves.
//!
//! A search for a computer move takes most of a second, and any number of rooms may need one. Each kind of work
//! therefore has a thread of its own, a third thread runs both, and rooms take turns: a room has one search at a time,
//! and waits until the others have had theirs. Opening a room never waits for the computer players in other rooms.

use crate::suspend::Suspend;
use std::collections::VecDeque;
use std::io;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::mpsc::{Receiver, Sender, channel};
use std::sync::{Arc, Condvar, Mutex, MutexGuard, PoisonError};
use std::thread::JoinHandle;
use tessella_games::{Level, Move, Position, Rules};
use tessella_lobby::{JobResult, LobbyJob, RoomId};
use tessella_session::{Player, Session};
use tessella_tasks::{self as task, Panicked};

/// Work of each thread.
const DUTIES: [WorkerKind; 3] = [
    WorkerKind::StartPositions,
    WorkerKind::ComputerMoves,
    WorkerKind::Both,
];

/// Kinds of work that a thread runs.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum WorkerKind {
    StartPositions,
    ComputerMoves,
    /// Start positions first.
    Both,
}

/// Worker threads, with their queue and results. They end on drop.
pub(super) struct Workers {
    /// In a mutex only because receivers are not `Sync`.
    results: Mutex<Receiver<(u64, JobResult)>>,
    shared: Arc<SharedWork>,
    threads: Vec<JoinHandle<()>>,
}

/// State shared by the workers.
struct SharedWork {
    /// Function that runs a job, which may panic.
    run_job: fn(&Self, &LobbyJob) -> (u64, JobResult),
    queue: Mutex<WorkQueue>,
    /// Notified when the queue changes.
    changed: Condvar,
    /// Cancels searches for computer moves, for a suspension or for good.
    cancel: AtomicBool,
    suspend: Suspend,
}

/// Waiting jobs, in the order in which they will run.
#[derive(Debug, Default)]
struct WorkQueue {
    start_positions: VecDeque<LobbyJob>,
    computer_moves: VecDeque<LobbyJob>,
    /// Rooms for which a search is running.
    searching: Vec<RoomId>,
    is_closing: bool,
}

impl WorkQueue {
    /// Adds a job. A search replaces one waiting for the same room, and takes its turn.
    fn push(&mut self, job: LobbyJob) {
        match job {
            LobbyJob::Generate { .. } => self.start_positions.push_back(job),
            LobbyJob::FindMove { room, .. } => {
                let mut waiting = self.computer_moves.iter_mut();
                match waiting.find(|waiting| waiting.room() == room) {
                    Some(outdated) => *outdated = job,
                    None => self.computer_moves.push_back(job),
                }
            }
        }
    }

    /// Removes and returns the next job for a thread. Call [`finish`](Self::finish) once a search is done.
    fn pop(&mut self, duty: WorkerKind) -> Option<LobbyJob> {
        if duty != WorkerKind::ComputerMoves
            && let Some(job) = self.start_positions.pop_front()
        {
            return Some(job);
        }
        if duty == WorkerKind::StartPositions {
            return None;
        }
        let mut waiting = self.computer_moves.iter();
        let at = waiting.position(|job| !self.searching.contains(&job.room()))?;
        let job = self.computer_moves.remove(at)?;
        self.searching.push(job.room());
        Some(job)
    }

    /// Lets the room's next search run after this one.
    fn finish(&mut self, job: &LobbyJob) {
        if let LobbyJob::FindMove { room, .. } = job {
            self.searching.retain(|searching| searching != room);
        }
    }

    /// Drops the jobs of rooms that no longer want them, and returns the identifiers of those for start positions.
    fn drop_unwanted(&mut self, is_wanted: impl Fn(RoomId) -> bool) -> Vec<u64> {
        self.computer_moves.retain(|job| is_wanted(job.room()));
        let mut dropped = Vec::new();
        self.start_positions.retain(|job| match job {
            LobbyJob::Generate { id, room, .. } if !is_wanted(*room) => {
                dropped.push(*id);
                false
            }
            _ => true,
        });
        dropped
    }
}

impl Workers {
    pub(super) fn start() -> io::Result<Self> {
        Self::start_with(SharedWork::run_job)
    }

    fn start_with(run_job: fn(&SharedWork, &LobbyJob) -> (u64, JobResult)) -> io::Result<Self> {
        let (result_sender, results) = channel();
        let shared = Arc::new(SharedWork {
            run_job,
            queue: Mutex::default(),
            changed: Condvar::new(),
            cancel: AtomicBool::new(false),
            suspend: Suspend::default(),
        });
        let mut workers = Self {
            results: Mutex::new(results),
            shared,
            threads: Vec::new(),
        };
        for duty in DUTIES {
            let (shared, results) = (Arc::clone(&workers.shared), result_sender.clone());
            let work = move || shared.run_worker(duty, &results);
            let given_up = || log::error!("a worker thread has given up");
            let thread = task::spawn_service("worker", work, given_up)?;
            workers.threads.push(thread);
        }
        Ok(workers)
    }

    /// Adds work to the queue.
    pub(super) fn start_work(&self, work: LobbyJob) {
        self.shared.queue().push(work);
        self.shared.changed.notify_all();
    }

    /// Drops waiting jobs of rooms that no longer want them, and returns the identifiers of those for start positions.
    pub(super) fn drop_unwanted(&self, is_wanted: impl Fn(RoomId) -> bool) -> Vec<u64> {
        self.shared.queue().drop_unwanted(is_wanted)
    }

    /// Returns the results since the last call.
    pub(super) fn results(&mut self) -> impl Iterator<Item = (u64, JobResult)> + '_ {
        let results = self.results.get_mut();
        results.unwrap_or_else(PoisonError::into_inner).try_iter()
    }

    /// Suspends the workers. A search for a computer move is cancelled, and repeated after the suspension; a start
    /// position is finished first.
    pub(super) fn suspend(&self) {
        self.shared.suspend.request();
        self.shared.cancel.store(true, Ordering::Relaxed);
    }

    /// Resumes the workers.
    pub(super) fn resume(&self) {
        self.shared.cancel.store(false, Ordering::Relaxed);
        self.shared.suspend.resume();
    }
}

impl Drop for Workers {
    fn drop(&mut self) {
        self.shared.queue().is_closing = true;
        self.shared.changed.notify_all();
        self.shared.cancel.store(true, Ordering::Relaxed);
        self.shared.suspend.resume();
        for thread in self.threads.drain(..) {
            if thread.join().is_err() {
                log::error!("a worker thread panicked");
            }
        }
    }
}

impl SharedWork {
    fn queue(&self) -> MutexGuard<'_, WorkQueue> {
        // No job runs while the queue is locked, and no panic can leave it inconsistent.
        self.queue.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn is_closing(&self) -> bool {
        self.queue().is_closing
    }

    /// Waits for the next job for a thread. Returns `None` once the workers must end.
    fn next_job(&self, duty: WorkerKind) -> Option<LobbyJob> {
        let mut queue = self.queue();
        loop {
            if queue.is_closing {
                return None;
            }
            if let Some(job) = queue.pop(duty) {
                return Some(job);
            }
            queue = self
                .changed
                .wait(queue)
                .unwrap_or_else(PoisonError::into_inner);
        }
    }

    fn run_worker(&self, duty: WorkerKind, results: &Sender<(u64, JobResult)>) {
        while let Some(next) = self.next_job(duty) {
            self.suspend.wait();
            if self.is_closing() {
                return;
            }
            // The job holds no lock, so a panic cannot leave anything inconsistent.
            let done = task::catch("job", || (self.run_job)(self, &next));
            self.queue().finish(&next);
            self.changed.notify_all();
            if results
                .send(done.unwrap_or_else(|Panicked| without(&next)))
                .is_err()
            {
                return;
            }
        }
    }

    fn run_job(&self, job: &LobbyJob) -> (u64, JobResult) {
        match job {
            LobbyJob::Generate { id, code, .. } => {
                let players = vec![Player::Human; code.setup.seats().into()];
                let dealt = Session::new(code.clone(), players).ok();
                (*id, JobResult::Generated(dealt.map(Box::new)))
            }
            LobbyJob::FindMove {
                id,
                position,
                level,
                ..
            } => (
                *id,
                JobResult::MoveFound(self.search_move(position, *level)),
            ),
        }
    }

    /// Searches for a computer move. A search cut short by a suspension is repeated.
    fn search_move(&self, position: &Position, level: Level) -> Option<Move> {
        loop {
            let requests = self.suspend.wait();
            let found = position.computer_move(level, &self.cancel);
            if self.suspend.requests() == requests || self.is_closing() {
                return found;
            }
        }
    }
}

/// Returns the result for a job that panicked, so that games go on: the computer makes any legal move, or people are
/// told that the board cannot be generated.
fn without(job: &LobbyJob) -> (u64, JobResult) {
    match job {
        LobbyJob::Generate { id, code, .. } => {
            log::error!("the generator panicked on {code}");
            (*id, JobResult::Generated(None))
        }
        LobbyJob::FindMove { id, position, .. } => {
            log::error!("the search for a computer move panicked");
            let any = task::catch("any_move", || position.legal_moves().into_iter().next());
            (*id, JobResult::MoveFound(any.unwrap_or_default()))
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::time::{Duration, Instant};
    use tessella_games::GameCode;

    #[test]
    fn search_cut_short_by_suspension_is_repeated() {
        let code = "drench:18x18,c6,s2#1".parse().expect("a code");
        let session = Session::new(code, vec![Player::Human; 2]).expect("a game");
        let mut workers = Workers::start().expect("threads");
        workers.start_work(LobbyJob::FindMove {
            id: 7,
            room: RoomId(1),
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
        let panic = |_: &SharedWork, _: &LobbyJob| panic!("a bug in the search");
        let mut workers = Workers::start_with(panic).expect("threads");
        let code: GameCode = "drench:8x8,c6,s2#1".parse().expect("a code");
        let session = Session::new(code.clone(), vec![Player::Human; 2]).expect("a game");
        for id in 0..2 * DUTIES.len() as u64 {
            workers.start_work(LobbyJob::FindMove {
                id,
                room: RoomId(id as u32),
                position: session.position().clone(),
                level: Level::Hard,
            });
        }
        workers.start_work(LobbyJob::Generate {
            id: 99,
            room: RoomId(99),
            code,
        });
        let begun = Instant::now();
        let mut results = Vec::new();
        while results.len() < 2 * DUTIES.len() + 1 {
            results.extend(workers.results());
            assert!(begun.elapsed() < Duration::from_secs(10), "{results:?}");
            std::thread::sleep(Duration::from_millis(1));
        }
        for (id, done) in results {
            match done {
                JobResult::MoveFound(Some(mv)) => {
                    assert!(session.position().legal_moves().contains(&mv));
                }
                JobResult::Generated(game) => assert!(id == 99 && game.is_none()),
                JobResult::MoveFound(None) => panic!("job {id} has no move"),
            }
        }
    }

    fn search(id: u64, room: u32) -> LobbyJob {
        let code: GameCode = "row:3x3,k3#1".parse().expect("a code");
        let session = Session::new(code, vec![Player::Human; 2]).expect("a game");
        LobbyJob::FindMove {
            id,
            room: RoomId(room),
            position: session.position().clone(),
            level: Level::Hard,
        }
    }

    fn generation(id: u64, room: u32) -> LobbyJob {
        LobbyJob::Generate {
            id,
            room: RoomId(room),
            code: "row:3x3,k3#1".parse().expect("a code"),
        }
    }

    fn id_of(job: &LobbyJob) -> u64 {
        match job {
            LobbyJob::Generate { id, .. } | LobbyJob::FindMove { id, .. } => *id,
        }
    }

    #[test]
    fn rooms_take_turns_and_start_positions_come_first() {
        let mut queue = WorkQueue::default();
        let jobs = [
            search(1, 1),
            search(2, 2),
            generation(3, 3),
            search(4, 1),
            search(5, 4),
            generation(6, 5),
        ];
        jobs.into_iter().for_each(|job| queue.push(job));
        let mut pop = |duty| queue.pop(duty).map(|job| (id_of(&job), job));
        assert_eq!(pop(WorkerKind::Both).map(|(id, _)| id), Some(3));
        assert_eq!(pop(WorkerKind::StartPositions).map(|(id, _)| id), Some(6));
        assert!(pop(WorkerKind::StartPositions).is_none());
        // The first room's later search has replaced the earlier one.
        let (id, of_first) = pop(WorkerKind::ComputerMoves).expect("a search");
        assert_eq!(id, 4);
        queue.push(search(7, 1));
        let mut pop = |duty| queue.pop(duty).map(|job| id_of(&job));
        assert_eq!(pop(WorkerKind::Both), Some(2));
        assert_eq!(pop(WorkerKind::Both), Some(5));
        assert_eq!(
            pop(WorkerKind::Both),
            None,
            "one search of a room at a time"
        );
        queue.finish(&of_first);
        assert_eq!(queue.pop(WorkerKind::Both).map(|job| id_of(&job)), Some(7));
    }

    #[test]
    fn work_of_closed_rooms_is_dropped() {
        let mut queue = WorkQueue::default();
        let jobs = [
            search(1, 1),
            search(2, 2),
            generation(3, 1),
            generation(4, 2),
        ];
        jobs.into_iter().for_each(|job| queue.push(job));
        assert_eq!(queue.drop_unwanted(|room| room == RoomId(2)), [3]);
        assert_eq!(queue.pop(WorkerKind::Both).map(|job| id_of(&job)), Some(4));
        assert_eq!(queue.pop(WorkerKind::Both).map(|job| id_of(&job)), Some(2));
        assert!(queue.pop(WorkerKind::Both).is_none());
    }

    #[test]
    fn start_position_does_not_wait_for_computers_of_other_rooms() {
        // A search that runs until the workers end.
        let run_job = |shared: &SharedWork, job: &LobbyJob| {
            while let LobbyJob::FindMove { .. } = job
                && !shared.is_closing()
            {
                std::thread::sleep(Duration::from_millis(5));
            }
            shared.run_job(job)
        };
        let mut workers = Workers::start_with(run_job).expect("threads");
        for room in 0..12 {
            workers.start_work(search(room, room as u32));
        }
        std::thread::sleep(Duration::from_millis(50));
        workers.start_work(generation(99, 99));
        let begun = Instant::now();
        let (id, _) = loop {
            if let Some(result) = workers.results().next() {
                break result;
            }
            assert!(begun.elapsed() < Duration::from_secs(10), "no result");
            std::thread::sleep(Duration::from_millis(1));
        };
        assert_eq!(id, 99);
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
