//! The player's files: the save, the history and the settings, in the directories of the platform.
//!
//! A file is written to a temporary file that then replaces the old one, so a crash leaves either the old or the new
//! contents. A separate thread writes, because a disk may be slow; of several pending versions of a file, only the last
//! is written. A file that cannot be written is tried again until it can. A file that cannot be read is renamed, and
//! nothing else is lost. Files that another process uses are neither read nor written. Where there can be no lock, for instance
//! in a folder that cannot be written to, they are read and not written.

mod writer;

use crate::core::crash;
use crate::core::current_game::CurrentGame;
use crate::core::history::History;
use crate::core::lenient;
use crate::core::messages::Subject;
use crate::core::redraw::RedrawAppExt;
use crate::core::waker::Waker;
use crate::text::{Text, Wording, wording};
use bevy::prelude::*;
#[cfg(not(target_os = "android"))]
use directories::ProjectDirs;
use serde::Serialize;
use serde::de::DeserializeOwned;
use std::collections::BTreeSet;
use std::fs::{File, TryLockError};
use std::io::{self, ErrorKind};
use std::path::{Path, PathBuf};
use std::sync::{Arc, Mutex};
use std::time::Duration;
use tessella_formats::files;
use tessella_language::{Language, tr};
use tessella_library::statistics::{PlayerHistory, read_history, write_history};
use tessella_session::{GameLibrary, LoadedGames, read_save, write_save};
use writer::Writer;

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
    /// The files can only be read, because the lock cannot be locked. Another process may use them.
    ReadOnly(Paths, Arc<io::Error>),
    /// The files belong to this process.
    Open(Box<Open>),
}

/// Paths of the files.
struct Paths {
    save: PathBuf,
    settings: PathBuf,
    history: PathBuf,
    lock: PathBuf,
}

impl Paths {
    fn new(data: &Path, config: &Path) -> Self {
        Self {
            save: data.join("games.tessella"),
            settings: config.join("settings.ron"),
            history: data.join("history.tessella"),
            lock: data.join("lock"),
        }
    }
}

struct Open {
    paths: Paths,
    writer: Writer,
    /// Files that could be neither read nor renamed; they are never overwritten.
    left_alone: Mutex<BTreeSet<PathBuf>>,
    /// Lock held while the program runs, so that no other process uses these files. It is released after the last write.
    _lock: File,
}

/// Maximum size of a file in bytes, far larger than any that this program writes.
const MAX_FILE_SIZE: u64 = 64 << 20;

/// Longest time to wait for pending writes before the program goes to the background.
const PATIENCE: Duration = Duration::from_secs(2);

impl Storage {
    /// Creates a storage that saves nothing, for screenshots and tests.
    pub const fn nowhere() -> Self {
        Self(Files::None)
    }

    /// Creates a storage in the directories of the platform, or one that saves nothing if there are none.
    pub fn of_platform() -> Self {
        match Self::platform_folders() {
            Some((data, config)) => Self::in_folders(&data, &config),
            None => Self(Files::NoPlace),
        }
    }

    /// Returns the folder of the save and that of the settings on this platform.
    fn platform_folders() -> Option<(PathBuf, PathBuf)> {
        #[cfg(target_os = "android")]
        let folders = crate::core::device::folder().map(|folder| (folder.clone(), folder));
        #[cfg(not(target_os = "android"))]
        let folders = ProjectDirs::from("", "", "Tessella")
            .map(|dirs| (dirs.data_dir().to_owned(), dirs.config_dir().to_owned()));
        folders
    }

    /// Returns the folder of the save on this platform, also if another process uses it.
    pub fn platform_folder() -> Option<PathBuf> {
        Self::platform_folders().map(|(data, _)| data)
    }

    /// Creates a storage with the save in one folder and the settings in another, or one that saves nothing if another
    /// process uses them, or the folder cannot be written to.
    pub fn in_folders(data: &Path, config: &Path) -> Self {
        let paths = Paths::new(data, config);
        let lock = match files::lock(&paths.lock) {
            Ok(lock) => lock,
            Err(TryLockError::WouldBlock) => return Self(Files::InUse),
            Err(TryLockError::Error(error)) => {
                return Self(Files::ReadOnly(paths, Arc::new(error)));
            }
        };
        for file in [&paths.save, &paths.settings, &paths.history] {
            files::remove_leftovers(file);
        }
        Self(Files::Open(Box::new(Open {
            paths,
            writer: Writer::start(),
            left_alone: Mutex::default(),
            _lock: lock,
        })))
    }

    /// Returns the path of the file with the rooms of this device's server, if files are saved.
    pub fn rooms_file(&self) -> Option<PathBuf> {
        self.open()
            .map(|open| open.paths.save.with_file_name("rooms"))
    }

    /// Returns `true` if files are saved.
    pub fn is_open(&self) -> bool {
        self.open().is_some()
    }

    /// Returns the folder of the save, if files are saved.
    pub fn folder(&self) -> Option<&Path> {
        self.open()?.paths.save.parent()
    }

    /// Returns the folder of the save, if files are read, whether or not they are saved.
    pub fn readable_folder(&self) -> Option<&Path> {
        self.paths()?.save.parent()
    }

    /// Returns the paths of the files, if they are read.
    fn paths(&self) -> Option<&Paths> {
        match &self.0 {
            Files::Open(open) => Some(&open.paths),
            Files::ReadOnly(paths, _) => Some(paths),
            Files::None | Files::NoPlace | Files::InUse => None,
        }
    }

    fn open(&self) -> Option<&Open> {
        match &self.0 {
            Files::Open(open) => Some(open),
            Files::None | Files::NoPlace | Files::InUse | Files::ReadOnly(..) => None,
        }
    }

    /// Returns the reason that nothing is saved, where a player would expect it to be.
    fn complaint(&self) -> Option<Wording> {
        match &self.0 {
            Files::None | Files::Open(_) => None,
            Files::NoPlace => Some(wording!("storage-no-folder")),
            Files::InUse => Some(wording!("storage-in-use")),
            Files::ReadOnly(paths, error) => {
                let (file, error) = (paths.lock.display().to_string(), Arc::clone(error));
                Some(Wording::new(move |language| {
                    let error = error.text(language);
                    tr!(language, "storage-not-locked", file = file.as_str(), error)
                }))
            }
        }
    }

    /// Returns a sentence while files cannot be written.
    pub fn failure(&self) -> Option<Wording> {
        self.open()?.writer.failure()
    }

    /// Saves the games.
    pub fn save(&self, games: &GameLibrary) {
        let Some(open) = self.open() else { return };
        match write_save(games) {
            Ok(bytes) => open.write(open.paths.save.clone(), bytes),
            Err(error) => error!("the games could not be put into bytes: {error}"),
        }
    }

    /// Saves the history.
    pub fn save_history(&self, history: &PlayerHistory) {
        let Some(open) = self.open() else { return };
        match write_history(history) {
            Ok(bytes) => open.write(open.paths.history.clone(), bytes),
            Err(error) => error!("the history could not be put into bytes: {error}"),
        }
    }

    /// Reads and parses a file; returns `None` if there is no file. Where files are saved, one that cannot be read is set aside, because
    /// the next save would replace it. `unread` makes a sentence of the reason.
    fn load<T>(
        &self,
        file: impl FnOnce(&Paths) -> &PathBuf,
        unread: fn(Language, String) -> String,
        parse: impl FnOnce(Vec<u8>) -> Result<T, Wording>,
    ) -> Result<Option<T>, Wording> {
        let Some(path) = self.paths().map(file) else {
            return Ok(None);
        };
        read_file(path, parse).map_err(|why| {
            let set_aside = self.open().map(|open| open.set_aside(path));
            Wording::new(move |language| {
                let unread = unread(language, why.text(language));
                match &set_aside {
                    Some(set_aside) => format!("{unread} {}", set_aside.text(language)),
                    None => unread,
                }
            })
        })
    }

    /// Loads the history; an empty one if there is no file. A file that cannot be read is set aside, and a
    /// message for the player says so.
    pub fn load_history(&self) -> (PlayerHistory, Option<Wording>) {
        let parse = |bytes: Vec<u8>| read_history(&bytes).map_err(Wording::of);
        let unread = |language, why: String| tr!(language, "storage-history-unread", why);
        match self.load(|paths| &paths.history, unread, parse) {
            Ok(history) => (history.unwrap_or_default(), None),
            Err(message) => (PlayerHistory::default(), Some(message)),
        }
    }

    /// Checks that files are saved, for the command line.
    ///
    /// # Errors
    /// A sentence with the reason why they are not.
    pub fn check_open(&self) -> Result<(), String> {
        match (self.is_open(), self.complaint()) {
            (true, _) => Ok(()),
            (false, Some(why)) => Err(why.text(Language::English)),
            (false, None) => Err("Games and settings are not saved here.".to_owned()),
        }
    }

    /// Reads the games and the history and leaves their files as they are, for the command line. There may be none.
    ///
    /// # Errors
    /// A sentence if another process uses the files, there is no place for them, or one of them cannot be read.
    pub fn read(&self) -> Result<(GameLibrary, PlayerHistory), String> {
        let Some(paths) = self.paths() else {
            self.check_open()?;
            return Ok(Default::default());
        };
        // A last game that cannot be continued is one of the games.
        let games = read_named(&paths.save, |bytes| {
            read_save(&bytes).map_err(|error| Wording::verbatim(error.to_string()))
        })?;
        let history = read_named(&paths.history, |bytes| {
            read_history(&bytes).map_err(|error| Wording::verbatim(error.to_string()))
        })?;
        let library = games.map(|loaded| loaded.library);
        Ok((library.unwrap_or_default(), history.unwrap_or_default()))
    }

    /// Saves the settings.
    pub fn save_settings(&self, settings: &impl Serialize) {
        let Some(open) = self.open() else { return };
        if let Some(text) = settings_text(settings) {
            open.write(open.paths.settings.clone(), text.into_bytes());
        }
    }

    /// Returns the text of the settings file; `None` if there is none, or it is no text.
    pub fn settings_text(&self) -> Option<String> {
        let bytes = files::read(&self.paths()?.settings, MAX_FILE_SIZE).ok()?;
        String::from_utf8(bytes).ok()
    }

    /// Waits until all pending writes are done. Files that cannot be written are
    /// not waited for. Returns `false` on a timeout or if the writer thread has ended.
    pub fn settle(&self) -> bool {
        self.open().is_none_or(|open| open.writer.settle(PATIENCE))
    }

    /// Loads the settings. A value that is not as expected has its default, and a file that cannot be read is set
    /// aside; a message for the player says so.
    pub fn load_settings<S: DeserializeOwned + Default>(&self) -> (S, Option<Wording>) {
        let parse = |bytes: Vec<u8>| {
            let text = String::from_utf8(bytes);
            let text = text.map_err(|_| wording!("settings-file-no-text"))?;
            lenient::read(&text).map_err(|error| {
                warn!("the settings: {error}");
                let at = error.span.start;
                wording!("settings-file-unexpected", line = at.line, column = at.col)
            })
        };
        let unread = |language, why: String| tr!(language, "storage-settings-unread", why);
        match self.load(|paths| &paths.settings, unread, parse) {
            Ok(read) => {
                let (settings, left_out) = read.unwrap_or_default();
                (settings, default_message(&left_out))
            }
            Err(message) => (S::default(), Some(message)),
        }
    }

    /// Loads the saved games; none if there is no file. A file that cannot be read is set aside. A message for the
    /// player says so, and also when the game being played cannot be restored.
    pub fn load_games(&self) -> (GameLibrary, Option<Wording>) {
        let parse = |bytes: Vec<u8>| read_save(&bytes).map_err(Wording::of);
        let unread = |language, why: String| tr!(language, "storage-games-unread", why);
        match self.load(|paths| &paths.save, unread, parse) {
            Ok(None) => (GameLibrary::default(), None),
            Ok(Some(LoadedGames { library, problem })) => {
                let message = problem.map(|why| wording!("game-cannot-continue", why: why));
                (library, message)
            }
            Err(message) => (GameLibrary::default(), Some(message)),
        }
    }
}

/// Returns settings as the text of their file.
pub(crate) fn settings_text(settings: &impl Serialize) -> Option<String> {
    let text = ron::ser::to_string_pretty(settings, ron::ser::PrettyConfig::default());
    text.map_err(|error| error!("the settings could not be put into words: {error}"))
        .ok()
}

/// Number of settings that a message names.
const SHOWN: usize = 3;

/// Returns a message about the settings at these paths, which have their defaults instead of what the file says.
fn default_message(left_out: &[String]) -> Option<Wording> {
    match left_out {
        [] => None,
        [path] => Some(wording!("settings-file-default", setting = path.clone())),
        paths => {
            let more = if paths.len() > SHOWN { ", …" } else { "" };
            let shown = paths[..paths.len().min(SHOWN)].join(", ") + more;
            let number = paths.len();
            Some(wording!(
                "settings-file-defaults",
                number = number,
                settings = shown
            ))
        }
    }
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
        self.writer.write(path, bytes);
    }

    /// Renames a file that could not be read as a whole, and returns a sentence for the player.
    fn set_aside(&self, path: &Path) -> Wording {
        match files::set_aside(path) {
            Ok(new_path) => {
                warn!("{} was set aside as {}", path.display(), new_path.display());
                let name = new_path.file_name().unwrap_or_default().to_string_lossy();
                wording!("storage-set-aside", name = name.into_owned())
            }
            Err(error) => {
                if let Ok(mut paths) = self.left_alone.lock() {
                    paths.insert(path.to_owned());
                }
                wording!("storage-left-alone", error: error)
            }
        }
    }
}

/// Reads and parses a file, which stays as it is; returns `None` if there is no file. The error names the file.
fn read_named<T>(
    path: &Path,
    parse: impl FnOnce(Vec<u8>) -> Result<T, Wording>,
) -> Result<Option<T>, String> {
    read_file(path, parse).map_err(|why| {
        let why = why.text(Language::English);
        format!("{} could not be read: {why}", path.display())
    })
}

/// Reads and parses a file; returns `None` if there is no file.
fn read_file<T>(
    path: &Path,
    parse: impl FnOnce(Vec<u8>) -> Result<T, Wording>,
) -> Result<Option<T>, Wording> {
    match files::read(path, MAX_FILE_SIZE) {
        // Without a folder there is no file that could be lost.
        Err(error) if matches!(error.kind(), ErrorKind::NotFound | ErrorKind::NotADirectory) => {
            Ok(None)
        }
        read => read.map_err(Wording::of).and_then(parse).map(Some),
    }
}

/// Loading of the saved games.
#[derive(SystemSet, Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) struct LoadGames;

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Storage>()
        .init_redraw_resource::<SaveFailure>()
        .add_systems(PreStartup, (load_games.in_set(LoadGames), connect_waker))
        .add_systems(PreUpdate, notice_failure);
}

/// State of saving, as shown to the player.
#[derive(Resource, Default)]
pub struct SaveFailure {
    /// Sentence about the files that cannot be written; `None` if all are written.
    sentence: Option<Wording>,
    /// `true` if the player has tried to close the window since.
    is_closing: bool,
}

impl SaveFailure {
    /// Returns the sentence to show.
    pub(crate) fn message(&self, language: Language) -> Option<String> {
        let next = if self.is_closing {
            tr!(language, "storage-close-again")
        } else {
            tr!(language, "storage-keeps-trying")
        };
        let sentence = self.sentence.as_ref()?.text(language);
        Some(format!("{sentence} {next}"))
    }

    /// Decides if the window may close: if all files are written, or at the second attempt.
    pub(crate) fn may_close(&mut self, storage: &Storage) -> bool {
        storage.settle();
        let asked_before = self.is_closing;
        self.sentence = storage.failure();
        self.is_closing = self.sentence.is_some();
        !self.is_closing || asked_before
    }
}

fn connect_waker(storage: Res<Storage>, waker: Res<Waker>) {
    if let Some(open) = storage.open() {
        open.writer.connect(&waker);
    }
}

fn notice_failure(storage: Res<Storage>, mut failure: ResMut<SaveFailure>) {
    let sentence = storage.failure();
    if failure.sentence != sentence {
        failure.is_closing &= sentence.is_some();
        failure.sentence = sentence;
    }
}

/// Loads the saved games, with the game that the program was started with on top.
fn load_games(
    storage: Res<Storage>,
    mut current: ResMut<CurrentGame>,
    mut history: ResMut<History>,
    mut commands: Commands,
) {
    let mut report = |subject: Subject, text: Option<Wording>| {
        if let Some(text) = text {
            commands.trigger(subject.notice(text));
        }
    };
    report(Subject::Folder, storage.complaint());
    if storage.paths().is_none() {
        return;
    }
    let crash = storage.folder().and_then(crash::report_last_crash);
    report(Subject::Crash, crash);
    let given = current.local.current();
    let (saved, message) = storage.load_games();
    current.local = saved;
    if let Some(given) = given {
        current.local.begin(given);
        storage.save(&current.local);
    }
    report(Subject::Games, message);
    let (saved, message) = storage.load_history();
    history.0 = saved;
    report(Subject::History, message);
}
