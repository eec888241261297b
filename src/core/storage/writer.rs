//! The thread that writes the player's files.

use crate::core::waker::Waker;
use crate::text::{Wording, wording};
use bevy::prelude::error;
use std::collections::BTreeMap;
use std::path::PathBuf;
use std::sync::mpsc::{Receiver, RecvTimeoutError, SendError, Sender, channel};
use std::sync::{Arc, Mutex, MutexGuard, OnceLock, PoisonError};
use std::thread::JoinHandle;
use std::time::Duration;
use tessella_formats::files;
use tessella_language::Language;
use tessella_tasks as task;

/// Time between two attempts to write a file.
const RETRY_INTERVAL: Duration = Duration::from_secs(2);

/// Handle of the thread. When it is dropped, all pending files are written and the thread ends. Without the thread, the thread
/// that saves writes.
pub(super) struct Writer {
    /// Channel to the thread and its handle; taken on drop, and `None` if it could not be started.
    thread: Option<(Sender<Job>, JoinHandle<()>)>,
    /// Locked by the thread while it writes.
    pending: Arc<Mutex<Pending>>,
    failure: WriteFailure,
    /// Wakes the window when the failure changes; set once there is a window.
    waker: Arc<OnceLock<Waker>>,
}

/// Sentence for the player about the files that could not be written, as long as that is so.
type WriteFailure = Arc<Mutex<Option<Wording>>>;

/// Job of the thread.
enum Job {
    /// Writes a file.
    Write { path: PathBuf, bytes: Vec<u8> },
    /// Tries to write all pending files, then replies.
    Settle(Sender<()>),
}

impl Writer {
    /// Starts the thread.
    pub(super) fn start() -> Self {
        let (jobs, waiting) = channel();
        let failure = WriteFailure::default();
        let waker = Arc::<OnceLock<Waker>>::default();
        let pending = Arc::new(Mutex::new(Pending {
            files: BTreeMap::new(),
            failure: Arc::clone(&failure),
            waker: Arc::clone(&waker),
        }));
        let waiting = Arc::new(Mutex::new(waiting));
        let (shared, left) = (Arc::clone(&pending), Arc::clone(&pending));
        let left_jobs = Arc::clone(&waiting);
        let given_up = move || {
            error!("files are written on the thread of the window from now on");
            let jobs = left_jobs.lock().unwrap_or_else(PoisonError::into_inner);
            let mut pending = lock(&left);
            jobs.try_iter().for_each(|job| drop(pending.add(job)));
            pending.write_files();
        };
        let write = move || {
            let jobs = waiting.lock().unwrap_or_else(PoisonError::into_inner);
            write_all(&shared, &jobs);
        };
        let thread = task::spawn_service("writer", write, given_up);
        let thread = thread.inspect_err(|error| error!("no thread writes files: {error}"));
        Self {
            thread: thread.ok().map(|thread| (jobs, thread)),
            pending,
            failure,
            waker,
        }
    }

    /// Sets the waker of the window. Only the first call has an effect.
    pub(super) fn connect(&self, waker: &Waker) {
        self.waker.get_or_init(|| waker.clone());
    }

    /// Writes a file soon. Of several pending versions of a file, only the last is written.
    pub(super) fn write(&self, path: PathBuf, bytes: Vec<u8>) {
        if let Err(job) = self.send(Job::Write { path, bytes }) {
            let mut pending = lock(&self.pending);
            pending.add(job);
            pending.write_files();
        }
    }

    /// Waits until all pending files are written or cannot be. Returns `false` after a timeout.
    pub(super) fn settle(&self, timeout: Duration) -> bool {
        let (reply, settled) = channel();
        if self.send(Job::Settle(reply)).is_err() {
            lock(&self.pending).write_files();
            return true;
        }
        match settled.recv_timeout(timeout) {
            Ok(()) => true,
            Err(RecvTimeoutError::Timeout) => false,
            // The thread has ended in between, and left what it has not written.
            Err(RecvTimeoutError::Disconnected) => {
                lock(&self.pending).write_files();
                true
            }
        }
    }

    /// Returns a sentence if files could not be written at the last attempt.
    pub(super) fn failure(&self) -> Option<Wording> {
        let failure = self.failure.lock();
        failure.unwrap_or_else(PoisonError::into_inner).clone()
    }

    /// Sends a job to the thread.
    ///
    /// # Errors
    /// Returns the job if there is no thread.
    fn send(&self, job: Job) -> Result<(), Job> {
        match &self.thread {
            Some((jobs, _)) => jobs.send(job).map_err(|SendError(job)| job),
            None => Err(job),
        }
    }
}

impl Drop for Writer {
    fn drop(&mut self) {
        if let Some((jobs, thread)) = self.thread.take() {
            drop(jobs);
            if thread.join().is_err() {
                error!("the thread that writes files has panicked");
            }
        }
        let mut pending = lock(&self.pending);
        if !pending.files.is_empty()
            && let Some((path, why)) = pending.write_files()
        {
            let error = why.text(Language::English);
            error!("{} cannot be saved: {error}.", path.display());
        }
    }
}

/// Writes files until the sender is dropped. A file that cannot be written is tried again at intervals.
fn write_all(pending: &Mutex<Pending>, jobs: &Receiver<Job>) {
    loop {
        let has_failed = !lock(pending).files.is_empty();
        let job = match has_failed {
            true => jobs.recv_timeout(RETRY_INTERVAL),
            false => jobs.recv().map_err(RecvTimeoutError::from),
        };
        if matches!(job, Err(RecvTimeoutError::Disconnected)) {
            return;
        }
        let mut pending = lock(pending);
        let jobs = job.into_iter().chain(jobs.try_iter());
        let waiting: Vec<Sender<()>> = jobs.filter_map(|job| pending.add(job)).collect();
        pending.write_files();
        drop(pending);
        for reply in waiting {
            // The receiver may have timed out.
            let _ = reply.send(());
        }
    }
}

/// Files that are not written yet.
struct Pending {
    files: BTreeMap<PathBuf, Vec<u8>>,
    failure: WriteFailure,
    waker: Arc<OnceLock<Waker>>,
}

/// Locks the files. A panic leaves them valid.
fn lock(pending: &Mutex<Pending>) -> MutexGuard<'_, Pending> {
    pending.lock().unwrap_or_else(PoisonError::into_inner)
}

impl Pending {
    /// Adds the file of a job. Returns who waits for the files.
    fn add(&mut self, job: Job) -> Option<Sender<()>> {
        match job {
            Job::Write { path, bytes } => {
                self.files.insert(path, bytes);
                None
            }
            Job::Settle(reply) => Some(reply),
        }
    }

    /// Writes all files, and keeps those that cannot be written. Returns the last of them, with the reason.
    fn write_files(&mut self) -> Option<(PathBuf, Wording)> {
        let mut unwritten = None;
        self.files.retain(|path, bytes| {
            let why = match task::catch("storage", || files::write(path, bytes)) {
                Ok(Ok(())) => return false,
                Ok(Err(error)) => Wording::of(error),
                Err(panicked) => Wording::of(panicked),
            };
            unwritten = Some((path.clone(), why));
            true
        });
        let message = unwritten.clone().map(|(path, why)| {
            wording!("storage-unsaved", file = path.display().to_string(), error: why)
        });
        let mut failure = self.failure.lock().unwrap_or_else(PoisonError::into_inner);
        if *failure != message {
            *failure = message;
            drop(failure);
            if let Some(waker) = self.waker.get() {
                waker.wake();
            }
        }
        unwritten
    }
}
