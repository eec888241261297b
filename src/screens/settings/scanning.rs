//! Settings of switch scanning.

use crate::core::language::SpokenLanguage;
use crate::core::scan::{ScanMode, Scanning};
use crate::ui::{self, Rows};
use bevy_egui::egui::Ui;
use tessella_language::tr;

/// Draws the settings of switch scanning.
pub(super) fn draw_scanning_settings(ui: &mut Ui, scanning: &mut Scanning) {
    let language = ui.language();
    let mut rows = Rows::new(ui);
    let modes = [
        (ScanMode::Off, tr!(language, "settings-scanning-off")),
        (
            ScanMode::Automatic,
            tr!(language, "settings-scanning-automatic"),
        ),
        (ScanMode::ByKey, tr!(language, "settings-scanning-by-key")),
    ];
    rows.choose(
        tr!(language, "settings-scanning"),
        &modes,
        &mut scanning.mode,
    );
    match scanning.mode {
        ScanMode::Off => {}
        ScanMode::Automatic => {
            let (pace, tenths) = (scanning.pace, f64::from(scanning.pace.tenths()) / 10.0);
            let shown = tr!(language, "settings-scanning-seconds", seconds = tenths);
            let name = tr!(language, "settings-scanning-pace");
            scanning.pace = pace.changed(ui::stepper(ui, name, &shown, pace.can_change()));
            ui::note(ui, tr!(language, "settings-scanning-automatic-note"));
        }
        ScanMode::ByKey => rows.note(tr!(language, "settings-scanning-by-key-note")),
    }
}
