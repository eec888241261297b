//! Names of the people who play on this device.

use crate::core::language::SpokenLanguage;
use crate::core::theme::Theme;
use crate::screens::parts::caption;
use crate::ui;
use crate::ui::row;
use bevy_egui::egui::Ui;
use tessella_language::tr;
use tessella_lobby::MAX_NAME_CHARS;

/// Draws a field for the name of each seat. A seat without a name is called by its number.
pub(super) fn draw_names(ui: &mut Ui, theme: &Theme, seats: u8, names: &mut Vec<String>) {
    let language = ui.language();
    caption(ui, theme, tr!(language, "setup-names"));
    for seat in 0..usize::from(seats) {
        let hint = tr!(language, "seat-player", number = seat + 1);
        let mut name = names.get(seat).cloned().unwrap_or_default();
        let place = row(ui, 48.0);
        let field = ui::text_field(ui, place, theme, &hint, &hint, MAX_NAME_CHARS, &mut name);
        if field.changed() {
            names.resize(names.len().max(seat + 1), String::new());
            names[seat] = name;
        }
    }
}
