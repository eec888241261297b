//! Export and import of everything that the program keeps: in the window, and for the command line.

use crate::core::storage::Storage;
use crate::core::{
    BackupRequest, CurrentGame, FrameSystems, History, Notice, OpenFiles, Paste, Subject, Toast,
};
use crate::settings_file::{SavedSettings, SettingsFile};
use crate::text::{Text, Wording, wording};
use bevy::ecs::system::SystemParam;
use bevy::prelude::*;
use bevy::window::FileDragAndDrop;
use bevy_egui::EguiContexts;
use directories::UserDirs;
use std::io::Write;
use std::path::{Path, PathBuf};
use std::{fs, io};
use tessella_command_line::terminal::counted;
use tessella_formats::files;
use tessella_language::{Language, tr};
use tessella_library::backup::{
    BACKUP_EXTENSION, Backup, BackupError, export_text, find_backup_text, import_text,
    read_player_file, write_backup,
};
use tessella_library::received::{FileKind, text_of_bytes};
use tessella_library::statistics::PlayerHistory;
use tessella_session::{GameLibrary, Merged};

/// Name of the file without its ending.
const FILE_NAME: &str = "Tessella backup";
/// Length of a text in bytes up to which the clipboard takes it; `None` for any length. Android passes at most 1 MiB in
/// UTF-16, with all else that is under way.
const LONGEST_COPY: Option<usize> = if cfg!(target_os = "android") {
    Some(400_000)
} else {
    None
};
/// Maximum size of a file that is imported, in bytes.
const MAX_SIZE: u64 = 64 << 20;

pub(super) fn plugin(app: &mut App) {
    app.add_systems(Update, import_dropped_files.in_set(FrameSystems::Input))
        .add_observer(export_backup)
        .add_observer(import_pasted_backup)
        .add_observer(import_file);
}

/// Returns what the program keeps.
fn gathered(library: &GameLibrary, history: &PlayerHistory, settings: Option<String>) -> Backup {
    Backup {
        library: library.clone(),
        history: history.clone(),
        settings,
    }
}

fn export_backup(
    request: On<BackupRequest>,
    mut contexts: EguiContexts,
    data: PlayerData,
    mut commands: Commands,
) -> Result {
    let backup = gathered(&data.current.local, &data.history.0, data.settings.text());
    let done = match *request {
        BackupRequest::Save => save_numbered(&backup),
        BackupRequest::Copy => match text_for_clipboard(&backup) {
            Ok(text) => {
                contexts.ctx_mut()?.copy_text(text);
                commands.trigger(Toast(wording!("backup-copied")));
                return Ok(());
            }
            Err(why) => Err(why),
        },
    };
    let text = done.unwrap_or_else(|why| wording!("backup-failed", why: why));
    commands.trigger(Subject::Backup.notice(text));
    Ok(())
}

/// Returns a backup as text, unless it is too long for the clipboard.
fn text_for_clipboard(backup: &Backup) -> Result<String, Wording> {
    let text = export_text(backup).map_err(Wording::of)?;
    if LONGEST_COPY.is_some_and(|longest| text.len() > longest) {
        Err(wording!("backup-too-long"))
    } else {
        Ok(text)
    }
}

/// Saves a backup in the player's documents, and returns a sentence that says where.
fn save_numbered(backup: &Backup) -> Result<Wording, Wording> {
    let user = UserDirs::new().ok_or_else(|| wording!("backup-no-folder"))?;
    let folder = user.document_dir().unwrap_or_else(|| user.home_dir());
    let bytes = write_backup(backup).map_err(Wording::of)?;
    let created = files::create_numbered(folder, FILE_NAME, BACKUP_EXTENSION);
    let (path, mut file) = created.map_err(|error| problem_with(folder, error))?;
    let written = file.write_all(&bytes).and_then(|()| file.flush());
    drop(file);
    whole_or_none(&path, written)?;
    Ok(wording!("file-saved", file = path.display().to_string()))
}

/// Removes a file that could not be written as a whole.
///
/// # Errors
/// A sentence with the reason why it could not.
fn whole_or_none(path: &Path, written: io::Result<()>) -> Result<(), Wording> {
    written.map_err(|error| {
        // If the part cannot be removed either, the first error matters more.
        drop(fs::remove_file(path));
        let file = path.display().to_string();
        wording!("file-not-written", file = file, error = error.to_string())
    })
}

/// What the program keeps, and where it is saved.
#[derive(SystemParam)]
struct PlayerData<'w> {
    current: ResMut<'w, CurrentGame>,
    history: ResMut<'w, History>,
    settings: SavedSettings<'w>,
    storage: Res<'w, Storage>,
}

impl PlayerData<'_> {
    /// Merges a backup into it, unless the backup could not be read. Returns a notice about it.
    fn import(&mut self, backup: Result<Backup, Wording>) -> Notice {
        let message = match backup {
            Ok(backup) => {
                let library = &mut self.current.local;
                let message = merge(backup, library, &mut self.history.0, &mut self.settings);
                self.storage.save(&self.current.local);
                self.storage.save_history(&self.history.0);
                message
            }
            Err(why) => wording!("import-failed", why: why),
        };
        Subject::Backup.notice(message)
    }
}

/// Imports a pasted text if it is a backup.
fn import_pasted_backup(paste: On<Paste>, mut data: PlayerData, mut commands: Commands) {
    if let Some(text) = find_backup_text(&paste.0) {
        commands.trigger(data.import(import_text(&text).map_err(Wording::of)));
    }
}

fn import_file(request: On<OpenFiles>, mut data: PlayerData, mut commands: Commands) {
    let [file, others @ ..] = &*request.0 else {
        return;
    };
    if !others.is_empty() {
        commands.trigger(Toast(wording!("import-first-file")));
    }
    let backup = match read_file(file) {
        Ok(Imported::Backup(backup)) => Ok(*backup),
        Ok(Imported::Text(text)) => return commands.trigger(Paste(text)),
        Err(why) => Err(why),
    };
    commands.trigger(data.import(backup));
}

fn import_dropped_files(mut dropped: MessageReader<FileDragAndDrop>, mut commands: Commands) {
    let files = dropped.read().filter_map(|drop| match drop {
        FileDragAndDrop::DroppedFile { path_buf, .. } => Some(path_buf.clone()),
        _ => None,
    });
    let files: Vec<PathBuf> = files.collect();
    if !files.is_empty() {
        commands.trigger(OpenFiles(files));
    }
}

/// Returns a message about a file or a folder, with its path.
fn problem_with(path: &Path, problem: impl Text + Send + Sync + 'static) -> Wording {
    let path = path.display().to_string();
    Wording::new(move |language| format!("{path}: {}", problem.text(language)))
}

/// Content of a file that is imported.
enum Imported {
    Backup(Box<Backup>),
    /// Another text, such as an exported game.
    Text(String),
}

/// Reads a file with a backup or a save, or with text.
///
/// # Errors
/// The reason, with the name of the file.
fn read_file(path: &Path) -> Result<Imported, Wording> {
    let bytes = files::read(path, MAX_SIZE).map_err(|error| problem_with(path, error))?;
    let backup = match read_player_file(&bytes) {
        Err(BackupError::NotABackup) => match text_of_bytes(bytes) {
            Ok(text) => match find_backup_text(&text) {
                Some(text) => import_text(&text),
                None => return Ok(Imported::Text(text)),
            },
            Err(FileKind::Unknown) => Err(BackupError::NotABackup),
            Err(kind) => return Err(problem_with(path, kind)),
        },
        read => read,
    };
    backup
        .map(|backup| Imported::Backup(Box::new(backup)))
        .map_err(|error| problem_with(path, error))
}

/// Merges a backup into what the program keeps, and returns a sentence about it.
fn merge(
    backup: Backup,
    library: &mut GameLibrary,
    history: &mut PlayerHistory,
    saved: &mut SavedSettings,
) -> Wording {
    let settings = backup.settings.clone();
    let added = merge_games(backup, library, history);
    let problem = settings.and_then(|text| saved.merge(&text).err());
    Wording::new(move |language| sentence(&added, problem.as_deref(), language))
}

/// Games and results that an import added.
struct Added {
    games: Merged,
    results: usize,
}

/// Merges the games and the history of a backup into those of this device.
fn merge_games(backup: Backup, library: &mut GameLibrary, history: &mut PlayerHistory) -> Added {
    let before = history.results.len();
    let games = library.merge(backup.library);
    history.merge(backup.history);
    let results = history.results.len() - before;
    Added { games, results }
}

/// Returns a sentence about an import.
fn sentence(imported: &Added, problem: Option<&str>, language: Language) -> String {
    let &Added { games, results } = imported;
    let Merged { added, known } = games;
    let imported = match known {
        0 => tr!(language, "import-done", games = added, results),
        _ => tr!(language, "import-done-known", games = added, known, results),
    };
    let problem = problem.map(|why| tr!(language, "import-settings-unexpected", why));
    [Some(imported), problem]
        .into_iter()
        .flatten()
        .collect::<Vec<_>>()
        .join(" ")
}

/// Writes everything that the program keeps into a file, for the command line.
///
/// # Errors
/// A sentence with the reason: the window is open, the file exists, or a file cannot be read or written.
pub fn export_to_file(storage: &Storage, path: &Path) -> Result<String, String> {
    let (library, history) = storage.read()?;
    let backup = gathered(&library, &history, storage.settings_text());
    let games = backup.library.games().len();
    let bytes = write_backup(&backup).map_err(|error| error.to_string())?;
    let failed = |error| format!("{} could not be written: {error}", path.display());
    let mut file = fs::File::create_new(path).map_err(failed)?;
    let written = file.write_all(&bytes).and_then(|()| file.sync_all());
    drop(file);
    whole_or_none(path, written).map_err(|why| why.text(Language::English))?;
    let results = backup.history.results.len();
    Ok(format!(
        "{} and {}",
        counted(games, "game"),
        counted(results, "result")
    ))
}

/// Merges a backup in a file into what the program keeps, for the command line.
///
/// # Errors
/// A sentence with the reason: the window is open, or a file cannot be read or written. Nothing is changed then.
pub fn import_from_file(storage: &Storage, path: &Path) -> Result<String, String> {
    let read = read_file(path).map_err(|why| why.text(Language::English))?;
    let Imported::Backup(backup) = read else {
        return Err(format!(
            "{}: expected a backup, as the settings and \"tessella export\" save it",
            path.display()
        ));
    };
    storage.check_open()?;
    let (mut library, mut history) = storage.read()?;
    let (own, _) = storage.load_settings::<SettingsFile>();
    let settings = backup
        .settings
        .as_ref()
        .map(|text| own.merged(text))
        .transpose();
    let added = merge_games(*backup, &mut library, &mut history);
    storage.save(&library);
    storage.save_history(&history);
    if let Ok(Some(settings)) = &settings {
        storage.save_settings(settings);
    }
    storage.settle();
    match storage.failure() {
        Some(why) => Err(why.text(Language::English)),
        None => {
            let problem = settings.err();
            Ok(sentence(&added, problem.as_deref(), Language::English))
        }
    }
}
