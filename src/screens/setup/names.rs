//! Names of the people who play on this device.

use crate::core::language::SpokenLanguage;
use crate::core::settings::Settings;
use crate::ui;
use bevy::prelude::*;
use bevy_egui::egui::Ui;
use tessella_language::tr;
use tessella_lobby::MAX_NAME_CHARS;

/// Draws a field for the name of each seat. A seat without a name is called by its number.
pub(super) fn draw_names(ui: &mut Ui, seats: u8, settings: &mut ResMut<Settings>) {
    let language = ui.language();
    ui::caption(ui, tr!(language, "setup-names"));
    for seat in 0..usize::from(seats) {
        let hint = tr!(language, "seat-player", number = seat + 1);
        let mut name = settings.names.get(seat).cloned().unwrap_or_default();
        let field = ui::text_field(ui, &hint, &hint, MAX_NAME_CHARS, &mut name);
        if field.changed() {
            let names = &mut settings.names;
            names.resize(names.len().max(seat + 1), String::new());
            names[seat] = name;
        }
    }
}
