//! The thread that writes the player's files.

use crate::app::core::waker::Waker;
use crate::files;
use crate::language::tr;
use bevy::prelude::error;
use std::collections::BTreeMap;
use std::io;
use std::path::PathBuf;
use std::sync::mpsc::{Receiver, RecvTimeoutError, Sender, channel};
use std::sync::{Arc, Mutex, OnceLock, PoisonError};
use std::thread::{self, JoinHandle};
use std::time::Duration;

/// Time between two attempts to write a file.
const RETRY_INTERVAL: Duration = Duration::from_secs(2);

/// Handle of the thread. When it is dropped, all pending files are written and the thread ends.
pub(super) struct Writer {
    /// Channel to the thread and its handle; taken on drop.
    thread: Option<(Sender<Job>, JoinHandle<()>)>,
    failure: WriteFailure,
    /// Wakes the window when the failure changes; set once there is a window.
    waker: Arc<OnceLock<Waker>>,
}

/// Sentence for the player about the files that could not be written, as long as that is so.
type WriteFailure = Arc<Mutex<Option<String>>>;

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
        let pending = Pending {
            files: BTreeMap::new(),
            failure: Arc::clone(&failure),
            waker: Arc::clone(&waker),
        };
        let thread = thread::spawn(move || pending.write_all(&waiting));
        Self {
            thread: Some((jobs, thread)),
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
        self.send(Job::Write { path, bytes });
    }

    /// Waits until all pending files are written or cannot be. Returns `false` after a timeout, or if the thread has
    /// ended.
    pub(super) fn settle(&self, timeout: Duration) -> bool {
        let (reply, settled) = channel();
        self.send(Job::Settle(reply)) && settled.recv_timeout(timeout).is_ok()
    }

    /// Returns a sentence if files could not be written at the last attempt.
    pub(super) fn failure(&self) -> Option<String> {
        let failure = self.failure.lock();
        failure.unwrap_or_else(PoisonError::into_inner).clone()
    }

    /// Sends a job to the thread. Returns `false` if the thread has ended.
    fn send(&self, job: Job) -> bool {
        let sent = self.thread.as_ref().map(|(jobs, _)| jobs.send(job));
        let is_sent = matches!(sent, Some(Ok(())));
        if !is_sent {
            error!("the thread that writes files has ended");
        }
        is_sent
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
    }
}

/// Files that are not written yet.
struct Pending {
    files: BTreeMap<PathBuf, Vec<u8>>,
    failure: WriteFailure,
    waker: Arc<OnceLock<Waker>>,
}

impl Pending {
    /// Writes files until the sender is dropped. A file that cannot be written is tried again at intervals, and for the
    /// last time at the end.
    fn write_all(mut self, jobs: &Receiver<Job>) {
        loop {
            let job = match self.files.is_empty() {
                true => jobs.recv().map_err(RecvTimeoutError::from),
                false => jobs.recv_timeout(RETRY_INTERVAL),
            };
            if matches!(job, Err(RecvTimeoutError::Disconnected)) {
                break;
            }
            let mut waiting = Vec::new();
            for job in job.into_iter().chain(jobs.try_iter()) {
                match job {
                    Job::Write { path, bytes } => drop(self.files.insert(path, bytes)),
                    Job::Settle(reply) => waiting.push(reply),
                }
            }
            self.write_files();
            for reply in waiting {
                // The receiver may have timed out.
                let _ = reply.send(());
            }
        }
        if !self.files.is_empty()
            && let Some((path, error)) = self.write_files()
        {
            error!("{} cannot be saved: {error}.", path.display());
        }
    }

    /// Writes all files, and keeps those that cannot be written. Returns the last of them, with the reason.
    fn write_files(&mut self) -> Option<(PathBuf, io::Error)> {
        let mut unwritten = None;
        self.files
            .retain(|path, bytes| match files::write(path, bytes) {
                Ok(()) => false,
                Err(error) => {
                    unwritten = Some((path.clone(), error));
                    true
                }
            });
        let message = unwritten.as_ref().map(|(path, error)| {
            let file = path.display().to_string();
            tr!("storage-unsaved", file = file, error = error.to_string())
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
