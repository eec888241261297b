//! Keeps a host's rooms in a file, for the time after a crash.
//!
//! A thread of its own writes, beside the old file and then in its place. Moves that follow each other quickly are kept
//! together, so that a large host does not do nothing but write.

use super::host::HostError;
use crate::files;
use crate::lobby::Lobby;
use std::fs::{self, File, TryLockError};
use std::io::{self, ErrorKind};
use std::path::{Path, PathBuf};
use std::sync::mpsc::{Receiver, RecvTimeoutError, Sender, channel};
use std::thread::{Builder, JoinHandle};
use std::time::{Duration, Instant};

/// The first bytes of the file, and the version of what follows.
const MARK: &[u8; 8] = b"TESSROOM";
/// No file is read that is longer, in bytes.
const LONGEST: u64 = 64 << 20;
/// How long at least lies between two times that the rooms are spelt, and how many times as long as spelling them took.
const SOONEST: Duration = Duration::from_millis(50);
const TIMES: u32 = 8;
/// How long somebody waits for the disk who cannot wait for ever.
const LONGEST_WRITE: Duration = Duration::from_millis(1500);

/// What is to be written.
struct Job {
    bytes: Vec<u8>,
    /// Who waits for that has the other end, and hears that this one is gone.
    _written: Option<Sender<()>>,
}

pub(super) struct Keeper {
    id: u64,
    jobs: Option<Sender<Job>>,
    failed: Receiver<String>,
    thread: Option<JoinHandle<()>>,
    /// Whether something has changed that is not on its way to the disk.
    waits: bool,
    next: Instant,
    _lock: Option<File>,
}

impl Keeper {
    /// Takes the lock beside a file, which one host at a time holds.
    ///
    /// # Errors
    /// When another one holds it, or it cannot be had.
    pub(super) fn lock(path: &Path) -> Result<File, HostError> {
        match files::lock(&path.with_extension("lock")) {
            Ok(lock) => {
                files::remove_leftovers(path);
                Ok(lock)
            }
            Err(TryLockError::WouldBlock) => Err(HostError::FileInUse(path.to_owned())),
            Err(TryLockError::Error(error)) => Err(HostError::Io(error)),
        }
    }

    /// The host's number and the rooms that are kept in a file, if there is one. What cannot be read is set aside under
    /// another name, and a sentence says so.
    pub(super) fn read(path: &Path) -> (Option<(u64, Vec<u8>)>, Option<String>) {
        let read = || -> Result<Option<(u64, Vec<u8>)>, String> {
            let bytes = match fs::metadata(path) {
                Err(error) if error.kind() == ErrorKind::NotFound => return Ok(None),
                Ok(about) if about.len() > LONGEST => return Err("it is too long".to_owned()),
                _ => fs::read(path).map_err(|error| error.to_string())?,
            };
            let rest = bytes.strip_prefix(MARK).ok_or("it holds no rooms")?;
            let (id, rest) = rest.split_first_chunk().ok_or("it is cut off")?;
            let (sum, rest) = rest.split_first_chunk().ok_or("it is cut off")?;
            if u32::from_le_bytes(*sum) != crc32fast::hash(rest) {
                return Err("it is damaged".to_owned());
            }
            Ok(Some((u64::from_le_bytes(*id), rest.to_vec())))
        };
        match read() {
            Ok(kept) => (kept, None),
            Err(why) => (None, Some(set_aside(path, &why))),
        }
    }

    /// Begins to keep rooms, for as long as it holds the lock.
    pub(super) fn start(path: PathBuf, id: u64, lock: Option<File>) -> io::Result<Self> {
        let (jobs, waiting) = channel::<Job>();
        let (failures, failed) = channel();
        let write_all = move || {
            while let Ok(first) = waiting.recv() {
                let newest = waiting.try_iter().last().unwrap_or(first);
                if let Err(error) = files::write(&path, &newest.bytes) {
                    let message = format!(
                        "The rooms could not be kept in {}: {error}.",
                        path.display()
                    );
                    // Nobody listens any more when the host is about to end.
                    if failures.send(message.clone()).is_err() {
                        log::error!("{message}");
                    }
                }
            }
        };
        let thread = Builder::new().name("keeper".to_owned()).spawn(write_all)?;
        Ok(Self {
            id,
            jobs: Some(jobs),
            failed,
            thread: Some(thread),
            waits: true,
            next: Instant::now(),
            _lock: lock,
        })
    }

    /// Keeps the rooms if something has changed, and they were not kept just now.
    pub(super) fn keep(&mut self, lobby: &mut Lobby) {
        self.waits |= lobby.take_changed();
        if self.waits && Instant::now() >= self.next {
            self.spell(lobby, None);
        }
    }

    /// Keeps the rooms and waits until they are written, but not for ever.
    pub(super) fn keep_now(&mut self, lobby: &Lobby) {
        let (written, waits) = channel();
        self.spell(lobby, Some(written));
        if waits.recv_timeout(LONGEST_WRITE) == Err(RecvTimeoutError::Timeout) {
            log::warn!("the rooms are still being written");
        }
    }

    /// Keeps the rooms and waits until they are written.
    pub(super) fn keep_at_last(&mut self, lobby: &Lobby) {
        self.spell(lobby, None);
        self.finish();
    }

    fn spell(&mut self, lobby: &Lobby, written: Option<Sender<()>>) {
        let begun = Instant::now();
        match lobby.save() {
            Ok(rooms) => {
                let mut bytes = Vec::with_capacity(rooms.len() + 20);
                bytes.extend_from_slice(MARK);
                bytes.extend_from_slice(&self.id.to_le_bytes());
                bytes.extend_from_slice(&crc32fast::hash(&rooms).to_le_bytes());
                bytes.extend_from_slice(&rooms);
                let job = Job {
                    bytes,
                    _written: written,
                };
                let sent = self.jobs.as_ref().map(|jobs| jobs.send(job));
                if !matches!(sent, Some(Ok(()))) {
                    log::error!("the thread that keeps the rooms has ended");
                }
            }
            Err(error) => log::error!("the rooms could not be spelt: {error}"),
        }
        self.waits = false;
        self.next = Instant::now() + SOONEST.max(begun.elapsed() * TIMES);
    }

    /// What went wrong since this was asked the last time.
    pub(super) fn complaint(&self) -> Option<String> {
        self.failed.try_iter().last()
    }

    fn finish(&mut self) {
        self.jobs = None;
        if let Some(thread) = self.thread.take()
            && thread.join().is_err()
        {
            log::error!("the thread that keeps the rooms has failed");
        }
    }
}

impl Drop for Keeper {
    fn drop(&mut self) {
        self.finish();
    }
}

/// Gives a file that could not be read another name, one that no file has yet, and says so.
pub(super) fn set_aside(path: &Path, why: &str) -> String {
    let moved = match files::set_aside(path) {
        Ok(kept) => format!("The file is kept, as {}", kept.display()),
        Err(error) => format!("It could not be set aside ({error})"),
    };
    format!("The rooms of before could not be read: {why}. {moved}.")
}
