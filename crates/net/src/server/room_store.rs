//! Storage of a server's rooms in a file, to restore them after a crash.
//!
//! A separate thread writes the file atomically. Moves in quick succession are saved together, so that a large server does
//! not spend all its time writing.

use super::config::{FileFault, ServerError};
use super::key_file::key_path;
use super::rooms_file::{MARK, OLD_MARK, checked_lock_file, regular_file, unusable};
use crate::keys::ServerKey;
use std::fs::{File, TryLockError};
use std::io;
use std::path::{Path, PathBuf};
use std::sync::mpsc::{Receiver, RecvTimeoutError, Sender, channel};
use std::sync::{Mutex, PoisonError};
use std::thread::JoinHandle;
use std::time::{Duration, Instant};
use tessella_formats::files;
use tessella_language::tr;
use tessella_lobby::{Lobby, saved_room_count};
use tessella_tasks::{self as task, Panicked};

/// Maximum size in bytes of a file to load.
const MAX_FILE: u64 = 64 << 20;
/// Minimum interval between two saves.
const MIN_INTERVAL: Duration = Duration::from_millis(50);
/// Minimum interval between two saves, as a multiple of the time that encoding takes.
const INTERVAL_FACTOR: u32 = 8;
/// Time for which [`RoomStore::save_now`] waits for the disk.
const WRITE_TIMEOUT: Duration = Duration::from_millis(1500);

/// Returns `true` if a file holds rooms, which the next server with this file continues. Nothing is changed.
pub fn has_saved_rooms(path: &Path) -> bool {
    let is_file = matches!(regular_file(path), Ok(Some(_)));
    let bytes = is_file.then(|| files::read(path, MAX_FILE).ok()).flatten();
    // The mark, a checksum and the key of the server come first.
    let start = MARK.len() + size_of::<u32>() + size_of::<ServerKey>();
    let rooms = { bytes.as_deref() }
        .filter(|bytes| bytes.starts_with(MARK))
        .and_then(|bytes| bytes.get(start..));
    rooms.is_some_and(|rooms| saved_room_count(rooms) > 0)
}

/// Content to write.
struct WriteJob {
    bytes: Vec<u8>,
    /// Dropped when the content is written, which the receiver notices.
    _written: Option<Sender<()>>,
}

/// Writer of a server's rooms. It holds a lock on the file.
pub(super) struct RoomStore {
    key: ServerKey,
    jobs: Option<Sender<WriteJob>>,
    /// In a mutex only because a receiver cannot be shared.
    errors: Mutex<Receiver<String>>,
    thread: Option<JoinHandle<()>>,
    /// `true` if a change has not been passed to the writer.
    is_dirty: bool,
    next_save: Instant,
    _lock: Option<File>,
}

impl RoomStore {
    /// Locks a file for one server.
    ///
    /// # Errors
    /// If another server holds the lock, one of the paths leads to something other than our file, or the system reports
    /// an error.
    pub(super) fn lock(path: &Path) -> Result<File, ServerError> {
        regular_file(path)?;
        let lock_file = checked_lock_file(path)?;
        match files::lock(&lock_file) {
            Ok(lock) => {
                files::remove_leftovers(path);
                Ok(lock)
            }
            Err(TryLockError::WouldBlock) => Err(ServerError::FileInUse(path.to_owned())),
            Err(TryLockError::Error(error)) => Err(unusable(
                &lock_file,
                FileFault::Unlockable(error.to_string()),
            )),
        }
    }

    /// Loads the encoded rooms of the server with this key, if there is a file that is not empty. A file that is unreadable
    /// or belongs to another key is set aside, with a sentence for the owner.
    pub(super) fn load(path: &Path, key: &ServerKey) -> (Vec<u8>, Option<String>) {
        let load = || -> Result<Vec<u8>, String> {
            if regular_file(path)
                .map_err(|error| error.to_string())?
                .is_none()
            {
                return Ok(Vec::new());
            }
            let bytes = files::read(path, MAX_FILE).map_err(|error| error.to_string())?;
            if bytes.is_empty() {
                return Ok(bytes); // `mktemp`, for example, creates an empty file
            }
            if bytes.starts_with(OLD_MARK) {
                return Err(tr!("server-rooms-without-keys").to_owned());
            }
            let rest = bytes.strip_prefix(MARK).ok_or(tr!("server-rooms-none"))?;
            let (sum, rest) = rest
                .split_first_chunk()
                .ok_or(tr!("server-rooms-cut-off"))?;
            if u32::from_le_bytes(*sum) != crc32fast::hash(rest) {
                return Err(tr!("server-rooms-checksum").to_owned());
            }
            let (of, rooms) = rest
                .split_first_chunk()
                .ok_or(tr!("server-rooms-cut-off"))?;
            if *of != key.0 {
                let key_file = key_path(path);
                let key_file = key_file.display().to_string();
                return Err(tr!("server-rooms-other-key", file = key_file));
            }
            Ok(rooms.to_vec())
        };
        match load() {
            Ok(rooms) => (rooms, None),
            Err(why) => (Vec::new(), Some(set_aside(path, &why))),
        }
    }

    /// Starts the writer thread.
    pub(super) fn start(path: PathBuf, key: ServerKey, lock: Option<File>) -> io::Result<Self> {
        let (jobs, waiting) = channel::<WriteJob>();
        let (error_sender, errors) = channel();
        let write_all = move || {
            while let Ok(first) = waiting.recv() {
                let newest = waiting.try_iter().last().unwrap_or(first);
                let written = task::catch("rooms", || files::write(&path, &newest.bytes));
                let in_program = |Panicked| Err(io::Error::other(tr!("error-in-program")));
                if let Err(error) = written.unwrap_or_else(in_program) {
                    let message = tr!(
                        "server-rooms-unsaved",
                        file = path.display().to_string(),
                        error = error.to_string()
                    );
                    // The receiver is gone while the server shuts down.
                    if error_sender.send(message.clone()).is_err() {
                        log::error!("{message}");
                    }
                }
            }
        };
        let given_up = || log::error!("the rooms are no longer saved");
        let thread = task::spawn_service("room_store", write_all, given_up)?;
        Ok(Self {
            key,
            jobs: Some(jobs),
            errors: Mutex::new(errors),
            thread: Some(thread),
            is_dirty: true,
            next_save: Instant::now(),
            _lock: lock,
        })
    }

    /// Saves the rooms if they have changed and the last save was long enough ago.
    pub(super) fn save_if_changed(&mut self, lobby: &mut Lobby) {
        self.is_dirty |= lobby.take_changed();
        if self.is_dirty && Instant::now() >= self.next_save {
            self.submit(lobby, None);
        }
    }

    /// Saves the rooms and waits until they are written, for at most [`WRITE_TIMEOUT`].
    pub(super) fn save_now(&mut self, lobby: &Lobby) {
        let (written, receiver) = channel();
        self.submit(lobby, Some(written));
        if receiver.recv_timeout(WRITE_TIMEOUT) == Err(RecvTimeoutError::Timeout) {
            log::warn!("the rooms are still being written");
        }
    }

    /// Saves the rooms, waits until they are written, and ends the writer thread.
    pub(super) fn save_and_close(&mut self, lobby: &Lobby) {
        self.submit(lobby, None);
        self.close();
    }

    /// Encodes the rooms and passes them to the writer.
    fn submit(&mut self, lobby: &Lobby, written: Option<Sender<()>>) {
        let begun = Instant::now();
        match lobby.save() {
            Ok(rooms) => {
                let content = [&self.key.0[..], &rooms].concat();
                let sum = crc32fast::hash(&content).to_le_bytes();
                let bytes = [&MARK[..], &sum, &content].concat();
                let job = WriteJob {
                    bytes,
                    _written: written,
                };
                let sent = self.jobs.as_ref().map(|jobs| jobs.send(job));
                if !matches!(sent, Some(Ok(()))) {
                    log::error!("the thread that saves the rooms has ended");
                }
            }
            Err(error) => log::error!("the rooms could not be encoded: {error}"),
        }
        self.is_dirty = false;
        self.next_save = Instant::now() + MIN_INTERVAL.max(begun.elapsed() * INTERVAL_FACTOR);
    }

    /// Removes and returns the last error, as a sentence for the owner.
    pub(super) fn take_warning(&mut self) -> Option<String> {
        let errors = self.errors.get_mut();
        let errors = errors.unwrap_or_else(PoisonError::into_inner);
        errors.try_iter().last()
    }

    fn close(&mut self) {
        self.jobs = None;
        if let Some(thread) = self.thread.take()
            && thread.join().is_err()
        {
            log::error!("the thread that saves the rooms has panicked");
        }
    }
}

impl Drop for RoomStore {
    fn drop(&mut self) {
        self.close();
    }
}

/// Renames a file that could not be read to an unused name. Returns a sentence for the owner.
pub(super) fn set_aside(path: &Path, why: &str) -> String {
    match files::set_aside(path) {
        Ok(kept) => {
            let kept = kept.display().to_string();
            tr!("server-rooms-set-aside", reason = why, file = kept)
        }
        Err(error) => tr!(
            "server-rooms-not-set-aside",
            reason = why,
            error = error.to_string()
        ),
    }
}
