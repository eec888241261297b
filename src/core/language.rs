//! The language of the interface: that of the command line, else of the settings, else of the system.

use super::redraw::RedrawRequest;
use super::settings::Settings;
use bevy::prelude::*;
use bevy_egui::egui::{Context, Id, Painter, Ui};
use tessella_language::Language;

/// Language in which the window speaks.
#[derive(Resource, Clone, Copy, Debug, PartialEq, Eq)]
pub struct CurrentLanguage(pub Language);

/// Access to the language where something is drawn: the context of egui is told of each change.
pub trait SpokenLanguage {
    /// Returns the language in which the window speaks. This locks the context, so it must not be called in a closure that egui runs
    /// while it is locked, such as that of `widget_info`.
    fn language(&self) -> Language;
}

impl SpokenLanguage for Context {
    fn language(&self) -> Language {
        let language = self.data(|data| data.get_temp(Id::new("language")));
        language.unwrap_or(Language::English)
    }
}

impl SpokenLanguage for Ui {
    fn language(&self) -> Language {
        self.ctx().language()
    }
}

impl SpokenLanguage for Painter {
    fn language(&self) -> Language {
        self.ctx().language()
    }
}

/// Tells the context in which language to draw.
pub fn tell_language(context: &Context, language: Language) {
    context.data_mut(|data| data.insert_temp(Id::new("language"), language));
}

/// Language of the system, for players who have not chosen one.
#[derive(Resource, Clone, Copy, Debug)]
pub struct SystemLanguage(pub Language);

impl SystemLanguage {
    /// Asks the system. The language is English where the program has none of the languages of the system.
    pub fn of_system() -> Self {
        let tags: Vec<String> = sys_locale::get_locales().collect();
        let preferred = Language::preferred(tags.iter().map(String::as_str));
        Self(preferred.unwrap_or(Language::English))
    }
}

/// Language that the command line demands, whatever the settings say.
#[derive(Resource, Clone, Copy, Debug)]
pub struct ForcedLanguage(pub Language);

pub(super) fn plugin(app: &mut App) {
    app.insert_resource(CurrentLanguage(Language::English))
        .add_systems(
            First,
            choose_language.run_if(resource_exists_and_changed::<Settings>),
        );
}

fn choose_language(
    settings: Res<Settings>,
    system: Option<Res<SystemLanguage>>,
    forced: Option<Res<ForcedLanguage>>,
    mut current: ResMut<CurrentLanguage>,
    mut redraw: ResMut<RedrawRequest>,
) {
    let forced = forced.map(|forced| forced.0);
    let system = system.map_or(Language::English, |system| system.0);
    let wanted = forced.or(settings.language).unwrap_or(system);
    if current.set_if_neq(CurrentLanguage(wanted)) {
        redraw.request();
    }
}
