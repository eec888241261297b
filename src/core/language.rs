//! The language of the interface: that of the command line, else of the settings, else of the system.

use super::redraw::RedrawRequest;
use super::settings::Settings;
use bevy::prelude::*;
use tessella_language::{Language, language, set_language};

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
    app.add_systems(
        First,
        follow.run_if(resource_exists_and_changed::<Settings>),
    );
}

fn follow(
    settings: Res<Settings>,
    (system, forced): (Option<Res<SystemLanguage>>, Option<Res<ForcedLanguage>>),
    mut redraw: ResMut<RedrawRequest>,
) {
    let forced = forced.map(|forced| forced.0);
    let system = system.map_or(Language::English, |system| system.0);
    let wanted = forced.or(settings.language).unwrap_or(system);
    if wanted != language() {
        set_language(wanted);
        redraw.request();
    }
}
