//! Settings of switch scanning.

use crate::core::language::SpokenLanguage;
use crate::core::scan::{ScanMode, Scanning};
use crate::core::theme::Theme;
use crate::screens::parts::{caption, note};
use crate::ui;
use crate::ui::row;
use bevy_egui::egui::Ui;
use tessella_language::tr;

/// Draws the settings of switch scanning.
pub(super) fn draw(ui: &mut Ui, theme: &Theme, scanning: &mut Scanning) {
    let language = ui.language();
    caption(ui, theme, tr!(language, "settings-scanning"));
    let modes = [
        (ScanMode::Off, tr!(language, "settings-scanning-off")),
        (
            ScanMode::Automatic,
            tr!(language, "settings-scanning-automatic"),
        ),
        (ScanMode::ByKey, tr!(language, "settings-scanning-by-key")),
    ];
    let rect = row(ui, 48.0);
    ui::choice(
        ui,
        rect,
        theme,
        tr!(language, "settings-scanning"),
        &modes,
        &mut scanning.mode,
    );
    match scanning.mode {
        ScanMode::Off => {}
        ScanMode::Automatic => {
            let (pace, tenths) = (scanning.pace, f64::from(scanning.pace.tenths()) / 10.0);
            let shown = tr!(language, "settings-scanning-seconds", seconds = tenths);
            let rect = row(ui, 48.0);
            let name = tr!(language, "settings-scanning-pace");
            let steps = ui::stepper(ui, rect, theme, name, &shown, pace.can_change());
            scanning.pace = pace.changed(steps);
            note(ui, theme, tr!(language, "settings-scanning-automatic-note"));
        }
        ScanMode::ByKey => note(ui, theme, tr!(language, "settings-scanning-by-key-note")),
    }
}
