//! Storage of a server's rooms in a file, so that they can be restored after a crash.
//!
//! A separate thread writes the file atomically. Moves in quick succession are saved together, so that a large server does
//! not spend all its time writing.

use super::config::{FileProblem, ServerError, UnusableFile};
use super::key_file::key_path;
use super::rooms_file::{MARK, OLD_MARK, checked_lock_file, regular_file, unusable};
use std::fs::{File, TryLockError};
use std::io;
use std::path::{Path, PathBuf};
use std::sync::mpsc::{Receiver, RecvTimeoutError, SendError, Sender, channel};
use std::sync::{Mutex, PoisonError};
use std::thread::JoinHandle;
use std::time::{Duration, Instant};
use tessella_formats::files;
use tessella_lobby::{Lobby, RestoreLobbyError, saved_room_count};
use tessella_protocol::{ServerKey, SystemError};
use tessella_tasks::{self as task, Panicked};
use thiserror::Error;

/// Maximum size of a file to load, in bytes.
const MAX_FILE: u64 = 64 << 20;
/// Minimum interval between saves.
const MIN_INTERVAL: Duration = Duration::from_millis(50);
/// Minimum interval between saves, as a multiple of the time that encoding takes.
const INTERVAL_FACTOR: u32 = 8;
/// Time for which [`RoomStore::save_now`] waits for the disk.
const WRITE_TIMEOUT: Duration = Duration::from_millis(1500);

/// Returns `true` if a file contains rooms, which the next server with this file would restore. Changes nothing.
pub fn has_saved_rooms(path: &Path) -> bool {
    let is_file = matches!(regular_file(path), Ok(Some(_)));
    let bytes = is_file.then(|| files::read(path, MAX_FILE).ok()).flatten();
    // The mark, a checksum and the server's key come first.
    let start = MARK.len() + size_of::<u32>() + size_of::<ServerKey>();
    let rooms = bytes
        .as_deref()
        .filter(|bytes| bytes.starts_with(MARK))
        .and_then(|bytes| bytes.get(start..));
    rooms.is_some_and(|rooms| saved_room_count(rooms) > 0)
}

/// Warning for a server's operator about the file of its rooms.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum RoomsWarning {
    /// The rooms could not be saved.
    #[error("Can't save the rooms in {}: {error}.", .file.display())]
    Unsaved {
        /// Path of the file.
        file: PathBuf,
        /// Error from the system.
        error: SystemError,
    },
    /// The rooms could not be saved because of a panic.
    #[error("Can't save the rooms in {}: an error in Tessella.", .file.display())]
    SavePanicked {
        /// Path of the file.
        file: PathBuf,
    },
    /// The rooms could not be loaded. Their file was renamed.
    #[error("The earlier rooms couldn't be read: {reason}. The file was kept as {}.", .kept.display())]
    SetAside {
        /// Why they could not be loaded.
        reason: UnreadableRooms,
        /// New path of the file.
        kept: PathBuf,
    },
    /// The rooms could not be loaded, and their file could not be renamed.
    #[error(
        "The earlier rooms couldn't be read: {reason}. The file couldn't be set aside ({error})."
    )]
    NotSetAside {
        /// Why they could not be loaded.
        reason: UnreadableRooms,
        /// Error from the system.
        error: SystemError,
    },
}

/// Why the rooms in a file could not be loaded.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum UnreadableRooms {
    /// The file is not a server's.
    #[error(transparent)]
    Unusable(#[from] UnusableFile),
    /// The file cannot be read.
    #[error(transparent)]
    Io(#[from] SystemError),
    /// The file is from a version whose seats had no keys.
    #[error("they are from a version whose seats had no keys")]
    WithoutKeys,
    /// The file does not contain rooms.
    #[error("the file holds no rooms")]
    NoRooms,
    /// The file is truncated.
    #[error("the file is incomplete")]
    CutOff,
    /// The checksum is wrong.
    #[error("the file is damaged")]
    Checksum,
    /// The rooms belong to another key.
    #[error("their seats belong to a different key from the one in {}", .key_file.display())]
    OtherKey {
        /// Path of the file with the key of the server.
        key_file: PathBuf,
    },
    /// The rooms cannot be restored.
    #[error(transparent)]
    Invalid(#[from] RestoreLobbyError),
}

/// Content to write.
struct WriteJob {
    bytes: Vec<u8>,
    /// Dropped once the content has been written, which closes the receiver's channel.
    _written: Option<Sender<()>>,
}

/// Writer of a server's rooms. It holds a lock on the file.
pub(super) struct RoomStore {
    key: ServerKey,
    jobs: Option<Sender<WriteJob>>,
    /// In a mutex only because receivers are not `Sync`.
    warnings: Mutex<Receiver<RoomsWarning>>,
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
    /// If another server holds the lock, one of the paths leads to anything but a server's file, or the system reports
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
            Err(TryLockError::Error(error)) => {
                Err(unusable(&lock_file, FileProblem::Unlockable(error.into())).into())
            }
        }
    }

    /// Loads the encoded rooms of the server with this key; empty if there is no file or an empty one. A file that is
    /// unreadable or belongs to another key is set aside, with a warning.
    pub(super) fn load(path: &Path, key: &ServerKey) -> (Vec<u8>, Option<RoomsWarning>) {
        let load = || -> Result<Vec<u8>, UnreadableRooms> {
            if regular_file(path)?.is_none() {
                return Ok(Vec::new());
            }
            let bytes = files::read(path, MAX_FILE).map_err(SystemError::from)?;
            if bytes.is_empty() {
                return Ok(bytes); // `mktemp`, for example, creates an empty file
            }
            if bytes.starts_with(OLD_MARK) {
                return Err(UnreadableRooms::WithoutKeys);
            }
            let rest = bytes.strip_prefix(MARK).ok_or(UnreadableRooms::NoRooms)?;
            let (sum, rest) = rest.split_first_chunk().ok_or(UnreadableRooms::CutOff)?;
            if u32::from_le_bytes(*sum) != crc32fast::hash(rest) {
                return Err(UnreadableRooms::Checksum);
            }
            let (of, rooms) = rest.split_first_chunk().ok_or(UnreadableRooms::CutOff)?;
            if *of != key.0 {
                let key_file = key_path(path);
                return Err(UnreadableRooms::OtherKey { key_file });
            }
            Ok(rooms.to_vec())
        };
        match load() {
            Ok(rooms) => (rooms, None),
            Err(reason) => (Vec::new(), Some(set_aside(path, reason))),
        }
    }

    /// Starts the writer thread.
    pub(super) fn start(path: PathBuf, key: ServerKey, lock: Option<File>) -> io::Result<Self> {
        let (jobs, waiting) = channel::<WriteJob>();
        let (warning_sender, warnings) = channel();
        let write_all = move || {
            while let Ok(first) = waiting.recv() {
                let newest = waiting.try_iter().last().unwrap_or(first);
                let file = path.clone();
                let warning = match task::catch("rooms", || files::write(&path, &newest.bytes)) {
                    Ok(Ok(())) => continue,
                    Ok(Err(error)) => RoomsWarning::Unsaved {
                        file,
                        error: error.into(),
                    },
                    Err(Panicked) => RoomsWarning::SavePanicked { file },
                };
                // The receiver is gone when the server is shutting down.
                if let Err(SendError(warning)) = warning_sender.send(warning) {
                    log::error!("{warning}");
                }
            }
        };
        let given_up = || log::error!("the rooms are no longer saved");
        let thread = task::spawn_service("room_store", write_all, given_up)?;
        Ok(Self {
            key,
            jobs: Some(jobs),
            warnings: Mutex::new(warnings),
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

    /// Saves the rooms, and waits until they have been written, for at most [`WRITE_TIMEOUT`].
    pub(super) fn save_now(&mut self, lobby: &Lobby) {
        let (written, receiver) = channel();
        self.submit(lobby, Some(written));
        if receiver.recv_timeout(WRITE_TIMEOUT) == Err(RecvTimeoutError::Timeout) {
            log::warn!("the rooms are still being written");
        }
    }

    /// Saves the rooms, waits until they have been written, and ends the writer thread.
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
            Err(error) => log::error!("failed to encode the rooms: {error}"),
        }
        self.is_dirty = false;
        self.next_save = Instant::now() + MIN_INTERVAL.max(begun.elapsed() * INTERVAL_FACTOR);
    }

    /// Removes and returns the last warning.
    pub(super) fn take_warning(&mut self) -> Option<RoomsWarning> {
        let warnings = self.warnings.get_mut();
        let warnings = warnings.unwrap_or_else(PoisonError::into_inner);
        warnings.try_iter().last()
    }

    fn close(&mut self) {
        self.jobs = None;
        if let Some(thread) = self.thread.take()
            && thread.join().is_err()
        {
            log::error!("the thread that saves the rooms panicked");
        }
    }
}

impl Drop for RoomStore {
    fn drop(&mut self) {
        self.close();
    }
}

/// Renames an unreadable file to an unused name.
pub(super) fn set_aside(path: &Path, reason: UnreadableRooms) -> RoomsWarning {
    match files::set_aside(path) {
        Ok(kept) => RoomsWarning::SetAside { reason, kept },
        Err(error) => RoomsWarning::NotSetAside {
            reason,
            error: error.into(),
        },
    }
}
