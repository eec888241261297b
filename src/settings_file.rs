//! Settings file with the settings and the last set-up choices, written whenever one of them changes.

use crate::core::controls::Controls;
use crate::core::lenient;
use crate::core::palette::{OwnColours, Palette};
use crate::core::scan::Scanning;
use crate::core::settings::{
    CubePicture, FaceSet, Lan, LeftAt, MoreTime, Motion, Settings, TextSize, ThemeChoice, Volume,
    WindowGeometry,
};
use crate::core::storage::{LoadGames, Storage, settings_text as text};
use crate::core::{Notice, Subject};
use crate::games::LastSetup;
use crate::window::WindowGeometrySystems;
use bevy::ecs::system::SystemParam;
use bevy::prelude::*;
use serde::{Deserialize, Serialize};
use tessella_language::Language;

/// Content of the settings file. Missing fields have their default values.
#[derive(Default, Serialize, Deserialize)]
#[serde(default)]
pub(crate) struct SettingsFile {
    language: Option<Language>,
    theme: ThemeChoice,
    palette: Palette,
    own_colours: OwnColours,
    symbols: bool,
    text_size: TextSize,
    motion: Option<Motion>,
    scanning: Scanning,
    more_time: MoreTime,
    faces: FaceSet,
    cubes: CubePicture,
    volume: Volume,
    no_vibration: bool,
    controls: Controls,
    keyboard: Option<bool>,
    names: Vec<String>,
    last_setup: LastSetup,
    lan: Lan,
    left_at: Option<LeftAt>,
    lessons: Vec<String>,
    window: Option<WindowGeometry>,
}

impl SettingsFile {
    fn new(settings: &Settings, last_setup: &LastSetup) -> Self {
        let Settings {
            language,
            theme,
            palette,
            own_colours,
            symbols,
            text_size,
            motion,
            scanning,
            more_time,
            faces,
            cubes,
            volume,
            no_vibration,
            controls,
            keyboard,
            names,
            lan,
            left_at,
            lessons,
            window,
        } = settings.clone();
        Self {
            language,
            theme,
            palette,
            own_colours,
            symbols,
            text_size,
            motion,
            scanning,
            more_time,
            faces,
            cubes,
            volume,
            no_vibration,
            controls,
            keyboard,
            names,
            last_setup: last_setup.clone(),
            lan,
            left_at,
            lessons,
            window,
        }
    }

    /// Returns these settings, with those of another file where these have their defaults. Places of the window and of the
    /// program in the background belong to a device, and stay.
    ///
    /// # Errors
    /// If the text is no settings file; values that do not fit are left out.
    pub(super) fn merged(mut self, other: &str) -> Result<Self, String> {
        fn take<T: Default + PartialEq>(own: &mut T, other: T) {
            if *own == T::default() {
                *own = other;
            }
        }
        let (other, _) = lenient::read::<Self>(other).map_err(|error| error.to_string())?;
        take(&mut self.language, other.language);
        take(&mut self.theme, other.theme);
        take(&mut self.palette, other.palette);
        take(&mut self.own_colours, other.own_colours);
        take(&mut self.symbols, other.symbols);
        take(&mut self.text_size, other.text_size);
        take(&mut self.motion, other.motion);
        take(&mut self.scanning, other.scanning);
        take(&mut self.more_time, other.more_time);
        take(&mut self.faces, other.faces);
        take(&mut self.cubes, other.cubes);
        take(&mut self.volume, other.volume);
        take(&mut self.no_vibration, other.no_vibration);
        take(&mut self.controls, other.controls);
        take(&mut self.keyboard, other.keyboard);
        take(&mut self.names, other.names);
        take(&mut self.last_setup, other.last_setup);
        take(&mut self.lan, other.lan);
        for name in other.lessons {
            if !self.lessons.contains(&name) {
                self.lessons.push(name);
            }
        }
        Ok(self)
    }

    fn into_parts(self) -> (Settings, LastSetup) {
        let settings = Settings {
            language: self.language,
            theme: self.theme,
            palette: self.palette,
            own_colours: self.own_colours,
            symbols: self.symbols,
            text_size: self.text_size,
            motion: self.motion,
            scanning: self.scanning,
            more_time: self.more_time,
            faces: self.faces,
            cubes: self.cubes,
            volume: self.volume,
            no_vibration: self.no_vibration,
            controls: self.controls,
            keyboard: self.keyboard,
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
    last_setup: ResMut<'w, LastSetup>,
    storage: Res<'w, Storage>,
}

impl SavedSettings<'_> {
    /// Writes the settings file.
    pub(super) fn save(&self) {
        self.storage.save_settings(&self.file());
    }

    fn file(&self) -> SettingsFile {
        SettingsFile::new(&self.settings, &self.last_setup)
    }

    /// Returns the text of the settings file.
    pub(super) fn text(&self) -> Option<String> {
        text(&self.file())
    }

    /// Takes the settings of another file where these have their defaults.
    ///
    /// # Errors
    /// If the text is no settings file.
    pub(super) fn merge(&mut self, other: &str) -> Result<(), String> {
        let (settings, last_setup) = self.file().merged(other)?.into_parts();
        self.settings.set_if_neq(settings);
        self.last_setup.set_if_neq(last_setup);
        Ok(())
    }
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<LastSetup>()
        .add_systems(PreStartup, load.before(LoadGames))
        .add_systems(Last, save.after(WindowGeometrySystems));
}

/// Returns the place of the window in the settings file.
pub(super) fn window_geometry(storage: &Storage) -> Option<WindowGeometry> {
    storage.load_settings::<SettingsFile>().0.window
}

fn load(
    storage: Res<Storage>,
    mut settings: ResMut<Settings>,
    mut last_setup: ResMut<LastSetup>,
    mut notices: MessageWriter<Notice>,
) {
    if storage.readable_folder().is_none() {
        return;
    }
    let (file, message) = storage.load_settings::<SettingsFile>();
    (*settings, *last_setup) = file.into_parts();
    notices.write_batch(message.map(|text| Subject::Settings.notice(text)));
}

/// Writes the settings when they have changed since they were loaded.
fn save(saved: SavedSettings) {
    let is_loaded = !saved.settings.is_added() && !saved.last_setup.is_added();
    if is_loaded && (saved.settings.is_changed() || saved.last_setup.is_changed()) {
        saved.save();
    }
}
