//! The thread that writes the player's files.

use crate::core::waker::Waker;
use crate::text::{Wording, wording};
use bevy::prelude::error;
use std::collections::BTreeMap;
use std::path::PathBuf;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::mpsc::{Receiver, RecvTimeoutError, Sender, channel};
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
    /// Channel to the thread; taken on drop, which ends the thread.
    jobs: Option<Sender<Job>>,
    /// `None` if it could not be started.
    thread: Option<JoinHandle<()>>,
    backlog: Backlog,
    failure: WriteFailure,
    /// Wakes the window when the failure changes; set once there is a window.
    waker: Arc<OnceLock<Waker>>,
}

/// What is left to be written, for whoever writes it.
#[derive(Clone)]
struct Backlog {
    /// Locked by the thread as long as it runs.
    jobs: Arc<Mutex<Receiver<Job>>>,
    /// Locked by the thread while it writes.
    pending: Arc<Mutex<Pending>>,
    /// Set before the thread looks for jobs for the last time, so that a job sent later is not left in the channel.
    is_orphaned: Arc<AtomicBool>,
}

impl Backlog {
    /// Writes all files without the thread. Those who wait for them see their channel closed.
    fn write_files(&self) -> Option<(PathBuf, Wording)> {
        let jobs = self.jobs.lock().unwrap_or_else(PoisonError::into_inner);
        let mut pending = lock(&self.pending);
        jobs.try_iter().for_each(|job| drop(pending.add(job)));
        pending.write_files()
    }
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
        let pending = Pending {
            files: BTreeMap::new(),
            failure: Arc::clone(&failure),
            waker: Arc::clone(&waker),
        };
        let backlog = Backlog {
            jobs: Arc::new(Mutex::new(waiting)),
            pending: Arc::new(Mutex::new(pending)),
            is_orphaned: Arc::default(),
        };
        let (shared, left) = (backlog.clone(), backlog.clone());
        let given_up = move || {
            error!("files are written on the thread of the window from now on");
            left.is_orphaned.store(true, Ordering::SeqCst);
            left.write_files();
        };
        let write = move || {
            let jobs = shared.jobs.lock().unwrap_or_else(PoisonError::into_inner);
            write_all(&shared.pending, &jobs);
        };
        let thread = task::spawn_service("writer", write, given_up);
        let thread = thread.inspect_err(|error| {
            error!("no thread writes files: {error}");
            backlog.is_orphaned.store(true, Ordering::SeqCst);
        });
        Self {
            jobs: Some(jobs),
            thread: thread.ok(),
            backlog,
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

    /// Waits until all pending files are written or cannot be. Returns `false` after a timeout.
    pub(super) fn settle(&self, timeout: Duration) -> bool {
        let (reply, settled) = channel();
        self.send(Job::Settle(reply));
        !matches!(
            settled.recv_timeout(timeout),
            // Where the thread has ended, the channel is closed after all files were written without it.
            Err(RecvTimeoutError::Timeout)
        )
    }

    /// Returns a sentence if files could not be written at the last attempt.
    pub(super) fn failure(&self) -> Option<Wording> {
        let failure = self.failure.lock();
        failure.unwrap_or_else(PoisonError::into_inner).clone()
    }

    /// Sends a job to the thread, or does it where there is no thread.
    fn send(&self, job: Job) {
        if let Some(jobs) = &self.jobs {
            // The backlog holds the receiver.
            let _ = jobs.send(job);
        }
        if self.backlog.is_orphaned.load(Ordering::SeqCst) {
            self.backlog.write_files();
        }
    }
}

impl Drop for Writer {
    fn drop(&mut self) {
        self.jobs.take();
        if let Some(thread) = self.thread.take()
            && thread.join().is_err()
        {
            error!("the thread that writes files has panicked");
        }
        if let Some((path, why)) = self.backlog.write_files() {
            let error = why.text(Language::English);
            error!("{} cannot be saved: {error}.", path.display());
        }
    }
}

/// Writes files until the sender is dropped. A file that cannot be written is tried again at intervals.
fn write_all(pending: &Mutex<Pending>, jobs: &Receiver<Job>) {
    loop {
        let has_failed = !lock(pending).files.is_empty();
        let job = if has_failed {
            jobs.recv_timeout(RETRY_INTERVAL)
        } else {
            jobs.recv().map_err(RecvTimeoutError::from)
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

#[cfg(test)]
mod tests {
    use super::*;
    use std::env;
    use std::fs;
    use std::process;

    #[test]
    fn file_sent_to_a_thread_that_has_just_ended_is_written() {
        let name = format!("tessella-writer-{}", process::id());
        let path = env::temp_dir().join(name);
        let mut writer = Writer::start();
        // What a thread leaves that panics between the last look at its jobs and its end.
        let (jobs, waiting) = channel();
        writer.jobs = Some(jobs);
        writer.backlog.jobs = Arc::new(Mutex::new(waiting));
        writer.write(path.clone(), b"saved".to_vec());
        drop(writer);
        assert_eq!(fs::read(&path).ok().as_deref(), Some(&b"saved"[..]));
        fs::remove_file(path).expect("the file of this test");
    }
}
