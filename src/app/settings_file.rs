//! Settings file with the settings and the last set-up choices, written whenever one of them changes.

use crate::app::core::Toast;
use crate::app::core::settings::{
    FaceSet, Lan, LeftAt, Motion, Settings, ThemeChoice, Volume, WindowPlace,
};
use crate::app::core::storage::{LoadGames, Storage};
use crate::app::games::LastSetup;
use crate::app::window::NoteWindow;
use bevy::ecs::system::SystemParam;
use bevy::prelude::*;
use serde::{Deserialize, Serialize};

/// Content of the settings file. Missing fields have their default values.
#[derive(Default, Serialize, Deserialize)]
#[serde(default)]
struct SettingsFile {
    theme: ThemeChoice,
    symbols: bool,
    motion: Motion,
    faces: FaceSet,
    volume: Volume,
    names: Vec<String>,
    last_setup: LastSetup,
    lan: Lan,
    left_at: Option<LeftAt>,
    lessons: Vec<String>,
    window: Option<WindowPlace>,
}

impl SettingsFile {
    fn new(settings: &Settings, last_setup: &LastSetup) -> Self {
        let Settings {
            theme,
            symbols,
            motion,
            faces,
            volume,
            names,
            lan,
            left_at,
            lessons,
            window,
        } = settings.clone();
        Self {
            theme,
            symbols,
            motion,
            faces,
            volume,
            names,
            last_setup: last_setup.clone(),
            lan,
            left_at,
            lessons,
            window,
        }
    }

    fn into_parts(self) -> (Settings, LastSetup) {
        let settings = Settings {
            theme: self.theme,
            symbols: self.symbols,
            motion: self.motion,
            faces: self.faces,
            volume: self.volume,
            names: self.names,
            lan: self.lan,
            left_at: self.left_at,
            lessons: self.lessons,
            window: self.window,
        };
        (settings, self.last_setup)
    }
}

/// System parameter for everything that the settings file stores.
#[derive(SystemParam)]
pub(super) struct SavedSettings<'w> {
    pub(super) settings: ResMut<'w, Settings>,
    last_setup: Res<'w, LastSetup>,
    storage: Res<'w, Storage>,
}

impl SavedSettings<'_> {
    /// Writes the settings file.
    pub(super) fn save(&self) {
        let file = SettingsFile::new(&self.settings, &self.last_setup);
        self.storage.save_settings(&file);
    }
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<LastSetup>()
        .add_systems(PreStartup, load.before(LoadGames))
        .add_systems(Last, save.after(NoteWindow));
}

/// Returns the place of the window in the settings file.
pub(super) fn window_place(storage: &Storage) -> Option<WindowPlace> {
    storage.load_settings::<SettingsFile>().0.window
}

fn load(
    storage: Res<Storage>,
    mut settings: ResMut<Settings>,
    mut last_setup: ResMut<LastSetup>,
    mut toasts: MessageWriter<Toast>,
) {
    if !storage.is_open() {
        return;
    }
    let (file, message) = storage.load_settings::<SettingsFile>();
    (*settings, *last_setup) = file.into_parts();
    toasts.write_batch(message.map(Toast));
}

/// Writes the settings when they have changed since they were loaded.
fn save(saved: SavedSettings) {
    let is_loaded = !saved.settings.is_added() && !saved.last_setup.is_added();
    if is_loaded && (saved.settings.is_changed() || saved.last_setup.is_changed()) {
        saved.save();
    }
}
