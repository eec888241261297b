//! Settings file with the settings and the last set-up choices, written whenever one of them changes.

use crate::core::Subject;
use crate::core::controls::Controls;
use crate::core::lenient;
use crate::core::palette::{OwnColours, Palette};
use crate::core::scan::Scanning;
use crate::core::settings::{
    CubePicture, FaceSet, Lan, LeftAt, MoreTime, Motion, Settings, TextSize, ThemeChoice, Volume,
    WindowGeometry,
};
use crate::core::storage::{LoadGames, Storage, settings_text as text};
use crate::games::LastSetup;
use crate::window::WindowGeometrySystems;
use bevy::ecs::system::SystemParam;
use bevy::prelude::*;
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;
use tessella_language::Language;

/// Defines the settings file by its fields: those of [`Settings`], and among them the last set-up choices.
macro_rules! settings_file {
    ($($field:ident: $type:ty,)+ { last_setup } $($later_field:ident: $later_type:ty,)+) => {
        /// Content of the settings file. Missing fields have their default values.
        #[derive(Default, Serialize, Deserialize)]
        #[serde(default)]
        pub(crate) struct SettingsFile {
            $($field: $type,)+
            last_setup: LastSetup,
            $($later_field: $later_type,)+
        }

        impl SettingsFile {
            fn new(settings: &Settings, last_setup: &LastSetup) -> Self {
                let Settings { $($field,)+ $($later_field,)+ } = settings.clone();
                let last_setup = last_setup.clone();
                Self { $($field,)+ last_setup, $($later_field,)+ }
            }

            fn into_parts(self) -> (Settings, LastSetup) {
                let Self { $($field,)+ last_setup, $($later_field,)+ } = self;
                (Settings { $($field,)+ $($later_field,)+ }, last_setup)
            }

            /// Takes the fields of another file where these have their defaults.
            fn fill(&mut self, other: Self) {
                fn take<T: Default + PartialEq>(own: &mut T, other: T) {
                    if *own == T::default() {
                        *own = other;
                    }
                }
                $(take(&mut self.$field, other.$field);)+
                take(&mut self.last_setup, other.last_setup);
                $(take(&mut self.$later_field, other.$later_field);)+
            }
        }
    };
}

settings_file! {
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
    { last_setup }
    lan: Lan,
    left_at: Option<LeftAt>,
    lessons: Vec<String>,
    window: Option<WindowGeometry>,
    first_boards: BTreeMap<String, u8>,
}

impl SettingsFile {
    /// Returns these settings, with those of another file where these have their defaults. Places of the window and of the
    /// program in the background belong to a device, and stay.
    ///
    /// # Errors
    /// If the text is no settings file; values that do not fit are left out.
    pub(super) fn merged(mut self, other: &str) -> Result<Self, String> {
        let (other, _) = lenient::read::<Self>(other).map_err(|error| error.to_string())?;
        for name in &other.lessons {
            if !self.lessons.contains(name) {
                self.lessons.push(name.clone());
            }
        }
        let (left_at, window) = (self.left_at, self.window);
        self.fill(other);
        Ok(Self {
            left_at,
            window,
            ..self
        })
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
    mut commands: Commands,
) {
    if storage.readable_folder().is_none() {
        return;
    }
    let (file, message) = storage.load_settings::<SettingsFile>();
    (*settings, *last_setup) = file.into_parts();
    if let Some(text) = message {
        commands.trigger(Subject::Settings.notice(text));
    }
}

/// Writes the settings when they have changed since they were loaded.
fn save(saved: SavedSettings) {
    let is_loaded = !saved.settings.is_added() && !saved.last_setup.is_added();
    if is_loaded && (saved.settings.is_changed() || saved.last_setup.is_changed()) {
        saved.save();
    }
}
