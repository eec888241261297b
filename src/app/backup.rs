//! Export and import of everything that the program keeps: in the window, and for the command line.

use crate::app::core::storage::Storage;
use crate::app::core::{BackupRequest, CurrentGame, History, Paste, Step, Toast};
use crate::app::settings_file::{SavedSettings, SettingsFile};
use crate::backup::{
    BACKUP_EXTENSION, Backup, export_text, import_text, is_backup_text, read_backup, write_backup,
};
use crate::files;
use crate::session::{GameLibrary, Merged};
use crate::statistics::PlayerHistory;
use bevy::prelude::*;
use bevy::window::FileDragAndDrop;
use bevy_egui::EguiContexts;
use directories::UserDirs;
use std::io::Write;
use std::path::Path;

/// Name of the file without its ending.
const FILE_NAME: &str = "Tessella backup";
/// Maximum size of a file that is imported, in bytes.
const MAX_SIZE: u64 = 256 << 20;

pub(super) fn plugin(app: &mut App) {
    app.add_systems(Update, (export, import).in_set(Step::Input));
}

/// Returns what the program keeps.
fn gathered(library: &GameLibrary, history: &PlayerHistory, settings: Option<String>) -> Backup {
    Backup {
        library: library.clone(),
        history: history.clone(),
        settings,
    }
}

fn export(
    mut contexts: EguiContexts,
    mut requests: MessageReader<BackupRequest>,
    (current, history, saved): (Res<CurrentGame>, Res<History>, SavedSettings),
    mut toasts: MessageWriter<Toast>,
) -> Result {
    for request in requests.read() {
        let backup = gathered(&current.local, &history.0, saved.text());
        let words = match request {
            BackupRequest::Save => save_numbered(&backup),
            BackupRequest::Copy => {
                let text = export_text(&backup).map_err(|error| error.to_string());
                text.map(|text| contexts.ctx_mut().map(|context| context.copy_text(text)))
                    .map(|_| "Backup copied as text".to_owned())
            }
        };
        let words = words.unwrap_or_else(|why| format!("No backup was made: {why}"));
        toasts.write(Toast(words));
    }
    Ok(())
}

/// Saves a backup in the player's documents, and returns a sentence that says where.
fn save_numbered(backup: &Backup) -> Result<String, String> {
    let user = UserDirs::new().ok_or("this system has no folder for documents")?;
    let folder = user.document_dir().unwrap_or_else(|| user.home_dir());
    let bytes = write_backup(backup).map_err(|error| error.to_string())?;
    let in_folder = |error| format!("{}: {error}", folder.display());
    let (path, mut file) =
        files::create_numbered(folder, FILE_NAME, BACKUP_EXTENSION).map_err(in_folder)?;
    file.write_all(&bytes)
        .and_then(|()| file.flush())
        .map_err(|error| format!("{}: {error}", path.display()))?;
    Ok(format!("Saved as {}", path.display()))
}

/// Imports backups that are pasted, and files that are dropped on the window.
fn import(
    mut pasted: MessageReader<Paste>,
    mut dropped: MessageReader<FileDragAndDrop>,
    mut others: Local<Vec<String>>,
    (mut current, mut history, mut saved): (ResMut<CurrentGame>, ResMut<History>, SavedSettings),
    (storage, mut toasts): (Res<Storage>, MessageWriter<Toast>),
    mut commands: Commands,
) {
    let texts = pasted.read().map(|Paste(text)| text);
    let mut backups: Vec<Result<Backup, String>> = texts
        .filter(|text| is_backup_text(text))
        .map(|text| import_text(text).map_err(|error| error.to_string()))
        .collect();
    for drop in dropped.read() {
        if let FileDragAndDrop::DroppedFile { path_buf, .. } = drop {
            match read_file(path_buf) {
                Ok(Imported::Backup(backup)) => backups.push(Ok(*backup)),
                Ok(Imported::Text(text)) => others.push(text),
                Err(why) => backups.push(Err(why)),
            }
        }
    }
    for text in others.drain(..) {
        commands.write_message(Paste(text));
    }
    for backup in backups {
        let words = match backup {
            Ok(backup) => {
                let words = merge(backup, &mut current.local, &mut history.0, &mut saved);
                storage.save(&current.local);
                storage.save_history(&history.0);
                words
            }
            Err(why) => format!("Nothing was imported: {why}."),
        };
        toasts.write(Toast(words));
    }
}

/// Content of a file that is imported.
enum Imported {
    Backup(Box<Backup>),
    /// Another text, such as an exported game.
    Text(String),
}

/// Reads a file with a backup, or with text.
fn read_file(path: &Path) -> Result<Imported, String> {
    let shown = path.display();
    let bytes = files::read(path, MAX_SIZE).map_err(|error| format!("{shown}: {error}"))?;
    match String::from_utf8(bytes) {
        Ok(text) if !is_backup_text(&text) => Ok(Imported::Text(text)),
        Ok(text) => { import_text(&text) }
            .map(|backup| Imported::Backup(Box::new(backup)))
            .map_err(|error| format!("{shown}: {error}")),
        Err(error) => { read_backup(error.as_bytes()) }
            .map(|backup| Imported::Backup(Box::new(backup)))
            .map_err(|error| format!("{shown}: {error}")),
    }
}

/// Merges a backup into what the program keeps, and returns a sentence about it.
fn merge(
    backup: Backup,
    library: &mut GameLibrary,
    history: &mut PlayerHistory,
    saved: &mut SavedSettings,
) -> String {
    let before = history.results.len();
    let merged = library.merge(backup.library);
    history.merge(backup.history);
    let problem = { backup.settings }.and_then(|text| saved.merge(&text).err());
    sentence(merged, history.results.len() - before, problem)
}

/// Returns a sentence about an import.
fn sentence(merged: Merged, results: usize, problem: Option<String>) -> String {
    let settings = problem.map(|why| format!(" Its settings are not as expected: {why}."));
    let count = |count: usize, of: &str| match count {
        1 => format!("1 {of}"),
        _ => format!("{count} {of}s"),
    };
    let Merged { added, known } = merged;
    let known = match known {
        0 => String::new(),
        known => format!(" ({} here already)", count(known, "game")),
    };
    format!(
        "Imported {}{known} and {}.{}",
        count(added, "game"),
        count(results, "result"),
        settings.unwrap_or_default()
    )
}

/// Writes everything that the program keeps into a file, for the command line.
///
/// # Errors
/// A sentence with the reason: the window is open, the file exists, or a file cannot be read or written.
pub fn export_to_file(storage: &Storage, path: &Path) -> Result<String, String> {
    let (library, history) = loaded(storage)?;
    let backup = gathered(&library, &history, storage.settings_text());
    let games = backup.library.games().len();
    let bytes = write_backup(&backup).map_err(|error| error.to_string())?;
    let write = || {
        let mut file = std::fs::File::create_new(path)?;
        file.write_all(&bytes)?;
        file.sync_all()
    };
    write().map_err(|error| format!("{} could not be written: {error}", path.display()))?;
    let results = backup.history.results.len();
    Ok(format!("{games} games and {results} results"))
}

/// Merges a backup in a file into what the program keeps, for the command line.
///
/// # Errors
/// A sentence with the reason: the window is open, or a file cannot be read or written. Nothing is changed then.
pub fn import_from_file(storage: &Storage, path: &Path) -> Result<String, String> {
    let Imported::Backup(backup) = read_file(path)? else {
        return Err(format!(
            "{}: expected a backup, as the settings and \"tessella export\" save it",
            path.display()
        ));
    };
    let (mut library, mut history) = loaded(storage)?;
    let before = history.results.len();
    let merged = library.merge(backup.library);
    history.merge(backup.history);
    let (own, _) = storage.load_settings::<SettingsFile>();
    let settings = backup.settings.map(|text| own.merged(&text)).transpose();
    storage.save(&library);
    storage.save_history(&history);
    if let Ok(Some(settings)) = &settings {
        storage.save_settings(settings);
    }
    storage.settle();
    match storage.failure() {
        Some(why) => Err(why),
        None => Ok(sentence(
            merged,
            history.results.len() - before,
            settings.err(),
        )),
    }
}

/// Loads the games and the history for the command line. A file that cannot be read ends it.
fn loaded(storage: &Storage) -> Result<(GameLibrary, PlayerHistory), String> {
    if let Some(why) = storage.complaint() {
        return Err(why);
    }
    let (library, games_problem) = storage.load_games();
    let (history, history_problem) = storage.load_history();
    match games_problem.or(history_problem) {
        Some(problem) => Err(problem),
        None => Ok((library, history)),
    }
}
