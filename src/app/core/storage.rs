//! The player's files: the save and the settings, in the directories of the platform.
//!
//! A file is written to a temporary file that then replaces the old one, so a crash leaves either the old or the new
//! contents. A separate thread writes, because a disk may be slow; of several pending versions of a file, only the last
//! is written. A file that cannot be read is renamed, and nothing else is lost.

use crate::app::core::crash;
use crate::app::core::current_game::CurrentGame;
use crate::app::core::messages::Toast;
use crate::files;
use crate::session::{GameHistory, read_save, write_save};
use bevy::prelude::*;
use directories::ProjectDirs;
use serde::Serialize;
use serde::de::DeserializeOwned;
use std::collections::{BTreeMap, BTreeSet};
use std::fs::{File, TryLockError};
use std::io::ErrorKind;
use std::path::{Path, PathBuf};
use std::sync::Mutex;
use std::sync::mpsc::{Receiver, Sender, channel};
use std::thread::JoinHandle;
use std::time::Duration;
use std::{fs, thread};

/// Location of the files, and the thread that writes them.
#[derive(Resource, Default)]
pub struct Storage(Files);

#[derive(Default)]
enum Files {
    /// Nothing is saved.
    #[default]
    None,
    /// The platform has no directory for them.
    NoPlace,
    /// Another running process uses the files.
    InUse,
    /// The files belong to this process.
    Open(Box<Open>),
}

struct Open {
    save: PathBuf,
    settings: PathBuf,
    /// Channel to the writer thread and its handle; taken at exit, which ends the thread.
    writer: Option<(Sender<Job>, JoinHandle<()>)>,
    failures: Mutex<Receiver<String>>,
    /// Files that could be neither read nor renamed; they are never overwritten.
    left_alone: Mutex<BTreeSet<PathBuf>>,
    /// Lock held while the program runs, so that no other process uses these files.
    _lock: Option<File>,
}

/// Job of the writer thread.
enum Job {
    /// Writes a file.
    Write { path: PathBuf, bytes: Vec<u8> },
    /// Replies when all jobs before this one are done.
    Answer(Sender<()>),
}

/// Longest time to wait for pending writes before the program goes to the background.
const PATIENCE: Duration = Duration::from_secs(2);

impl Storage {
    /// Creates a storage that saves nothing, for screenshots and tests.
    pub const fn nowhere() -> Self {
        Self(Files::None)
    }

    /// Creates a storage in the directories of the platform, or one that saves nothing if there are none.
    pub fn of_platform() -> Self {
        #[cfg(target_os = "android")]
        let folders = crate::app::core::device::folder().map(|folder| (folder.clone(), folder));
        #[cfg(not(target_os = "android"))]
        let folders = ProjectDirs::from("", "", "Tessella")
            .map(|dirs| (dirs.data_dir().to_owned(), dirs.config_dir().to_owned()));
        match folders {
            Some((data, config)) => Self::in_folders(&data, &config),
            None => Self(Files::NoPlace),
        }
    }

    /// Creates a storage with the save in one folder and the settings in another, or one that saves nothing if another
    /// process uses them.
    pub fn in_folders(data: &Path, config: &Path) -> Self {
        let save = data.join("games.tessella");
        let settings = config.join("settings.ron");
        let lock = match files::lock(&data.join("lock")) {
            Ok(lock) => {
                files::remove_leftovers(&save);
                files::remove_leftovers(&settings);
                Some(lock)
            }
            Err(TryLockError::WouldBlock) => return Self(Files::InUse),
            Err(TryLockError::Error(error)) => {
                warn!("{} cannot be locked: {error}", data.display());
                None
            }
        };
        let (jobs, waiting) = channel();
        let (failed, failures) = channel();
        let writer = thread::spawn(move || write_all(&waiting, &failed));
        Self(Files::Open(Box::new(Open {
            save,
            settings,
            writer: Some((jobs, writer)),
            failures: Mutex::new(failures),
            left_alone: Mutex::default(),
            _lock: lock,
        })))
    }

    /// Returns the path of the file with the rooms of this device's server, if files are saved.
    pub fn rooms_file(&self) -> Option<PathBuf> {
        self.open().map(|open| open.save.with_file_name("rooms"))
    }

    /// Returns `true` if files are saved.
    pub fn is_open(&self) -> bool {
        self.open().is_some()
    }

    /// Returns the folder of the save, if files are saved.
    pub fn folder(&self) -> Option<&Path> {
        self.open()?.save.parent()
    }

    fn open(&self) -> Option<&Open> {
        match &self.0 {
            Files::Open(open) => Some(open),
            Files::None | Files::NoPlace | Files::InUse => None,
        }
    }

    /// Returns the reason that nothing is saved, where a player would expect it to be.
    const fn complaint(&self) -> Option<&'static str> {
        match self.0 {
            Files::None | Files::Open(_) => None,
            Files::NoPlace => {
                Some("This system names no place for files, so games and settings are not kept.")
            }
            Files::InUse => Some(
                "Tessella is running already. What you do in this window is not kept, so that nothing is lost there.",
            ),
        }
    }

    /// Saves the games.
    pub fn keep(&self, table: &GameHistory) {
        let Some(open) = self.open() else { return };
        match write_save(table) {
            Ok(bytes) => open.write(open.save.clone(), bytes),
            Err(error) => error!("the games could not be put into bytes: {error}"),
        }
    }

    /// Saves the settings.
    pub fn keep_settings(&self, settings: &impl Serialize) {
        let Some(open) = self.open() else { return };
        match ron::ser::to_string_pretty(settings, ron::ser::PrettyConfig::default()) {
            Ok(text) => open.write(open.settings.clone(), text.into_bytes()),
            Err(error) => error!("the settings could not be put into words: {error}"),
        }
    }

    /// Waits until all pending writes are done. Returns `false` on a timeout or if the writer thread has ended.
    pub fn settle(&self) -> bool {
        let Some(open) = self.open() else {
            return true;
        };
        let (written, heard) = channel();
        open.ask(Job::Answer(written)) && heard.recv_timeout(PATIENCE).is_ok()
    }

    /// Loads the settings. A file that cannot be read is set aside, and a message for the player says so.
    pub fn load_settings<S: DeserializeOwned + Default>(&self) -> (S, Option<String>) {
        let Some(open) = self.open() else {
            return (S::default(), None);
        };
        let parse = |bytes: Vec<u8>| {
            let text = String::from_utf8(bytes).map_err(|_| "it is not text".to_owned())?;
            ron::from_str(&text).map_err(|error| {
                warn!("the settings: {error}");
                let at = error.span.start;
                format!("line {}, column {} is not as expected", at.line, at.col)
            })
        };
        match open.load(&open.settings, "settings", parse) {
            Ok(settings) => (settings.unwrap_or_default(), None),
            Err(message) => (S::default(), Some(message)),
        }
    }

    /// Loads the games. A file that cannot be read is set aside, and a message for the player says so.
    pub fn load_table(&self) -> (Option<GameHistory>, Option<String>) {
        let Some(open) = self.open() else {
            return (None, None);
        };
        let parse = |bytes: Vec<u8>| read_save(&bytes).map_err(|error| error.to_string());
        match open.load(&open.save, "saved games", parse) {
            Ok(table) => (table, None),
            Err(message) => (None, Some(message)),
        }
    }
}

/// Returns the path of the file with the rooms of a headless server, if the platform has a directory for it.
pub fn served_rooms_file() -> Option<PathBuf> {
    let dirs = ProjectDirs::from("", "", "Tessella")?;
    Some(dirs.data_dir().join("served-rooms"))
}

impl Open {
    fn write(&self, path: PathBuf, bytes: Vec<u8>) {
        if self
            .left_alone
            .lock()
            .is_ok_and(|paths| paths.contains(&path))
        {
            return;
        }
        self.ask(Job::Write { path, bytes });
    }

    /// Sends a job to the writer thread. Returns `false` if the thread has ended.
    fn ask(&self, job: Job) -> bool {
        let sent = self.writer.as_ref().map(|(jobs, _)| jobs.send(job));
        let is_sent = matches!(sent, Some(Ok(())));
        if !is_sent {
            error!("the thread that writes files has ended");
        }
        is_sent
    }

    /// Reads and parses a file; returns `None` if there is no file. A file that cannot be read is set aside, because
    /// the next save would replace it.
    fn load<T>(
        &self,
        path: &Path,
        what: &str,
        parse: impl FnOnce(Vec<u8>) -> Result<T, String>,
    ) -> Result<Option<T>, String> {
        let read = match fs::read(path) {
            // Without a folder there is no file that could be lost.
            Err(error)
                if matches!(error.kind(), ErrorKind::NotFound | ErrorKind::NotADirectory) =>
            {
                return Ok(None);
            }
            read => read.map_err(|error| error.to_string()),
        };
        read.and_then(parse).map(Some).map_err(|why| match files::set_aside(path) {
            Ok(kept) => {
                warn!("{} was set aside as {}", path.display(), kept.display());
                let name = kept.file_name().unwrap_or_default().to_string_lossy();
                format!("The {what} could not be read: {why}. The file is kept, as {name}.")
            }
            Err(error) => {
                if let Ok(mut paths) = self.left_alone.lock() {
                    paths.insert(path.to_owned());
                }
                format!(
                    "The {what} could not be read: {why}. The file could not be set aside either ({error}), so it is \
                     left as it is, and nothing is kept in it."
                )
            }
        })
    }
}

impl Drop for Open {
    /// Waits until all pending writes are done.
    fn drop(&mut self) {
        if let Some((jobs, writer)) = self.writer.take() {
            drop(jobs);
            if writer.join().is_err() {
                error!("the thread that writes files has failed");
            }
        }
    }
}

fn write_all(waiting: &Receiver<Job>, failed: &Sender<String>) {
    while let Ok(first) = waiting.recv() {
        let (mut newest, mut asked) = (BTreeMap::new(), Vec::new());
        for job in std::iter::once(first).chain(waiting.try_iter()) {
            match job {
                Job::Write { path, bytes } => drop(newest.insert(path, bytes)),
                Job::Answer(to) => asked.push(to),
            }
        }
        for (path, bytes) in newest {
            if let Err(error) = files::write(&path, &bytes) {
                let message = format!("{} could not be written: {error}.", path.display());
                // The receiver is gone when the program is about to exit.
                if failed.send(message.clone()).is_err() {
                    error!("{message}");
                }
            }
        }
        for to in asked {
            // The requester may have timed out.
            let _ = to.send(());
        }
    }
}

/// Loading of the saved games.
#[derive(SystemSet, Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(in crate::app) struct LoadGames;

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Storage>()
        .add_systems(PreStartup, load_games.in_set(LoadGames))
        .add_systems(Update, tell_failures);
}

/// Loads the saved games, with the game that the program was started with on top.
fn load_games(
    storage: Res<Storage>,
    mut table: ResMut<CurrentGame>,
    mut toasts: MessageWriter<Toast>,
) {
    toasts.write_batch(storage.complaint().map(|words| Toast(words.to_owned())));
    let Some(folder) = storage.folder() else {
        return;
    };
    toasts.write_batch(crash::tell(folder).map(Toast));
    let (kept_table, table_message) = storage.load_table();
    let given = table.0.take();
    table.0 = match (kept_table, &given) {
        (Some(mut kept), Some(given)) => {
            kept.begin(given.game().clone());
            Some(kept)
        }
        (kept, _) => kept.or(given.clone()),
    };
    if let (Some(games), Some(_)) = (&table.0, given) {
        storage.keep(games);
    }
    toasts.write_batch(table_message.map(Toast));
}

fn tell_failures(storage: Res<Storage>, mut toasts: MessageWriter<Toast>) {
    if let Some(open) = storage.open()
        && let Ok(failures) = open.failures.lock()
    {
        toasts.write_batch(failures.try_iter().map(Toast));
    }
}
