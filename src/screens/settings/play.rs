//! Settings of how the player plays: motion, time, sounds, keys and switches.

use super::scanning;
use crate::core::language::SpokenLanguage;
use crate::core::settings::{MoreTime, Motion, Settings, Volume};
use crate::ui::{self, Button, Rows};
use bevy_egui::egui::Ui;
use lucide_icons::Icon;
use tessella_language::tr;

pub(super) fn draw_play_settings(ui: &mut Ui, changed: &mut Settings) {
    let language = ui.language();
    let mut rows = Rows::new(ui);
    let motions = [
        (Motion::Off, tr!(language, "settings-motion-off")),
        (Motion::Fast, tr!(language, "settings-motion-fast")),
        (Motion::Normal, tr!(language, "settings-motion-normal")),
        (Motion::Slow, tr!(language, "settings-motion-slow")),
    ];
    let mut motion = changed.motion();
    if rows.choose(tr!(language, "settings-motion"), &motions, &mut motion) {
        changed.motion = Some(motion);
    }
    let times = [
        (MoreTime::Off, tr!(language, "settings-more-time-off")),
        (MoreTime::Twice, tr!(language, "settings-more-time-twice")),
        (
            MoreTime::FourTimes,
            tr!(language, "settings-more-time-four"),
        ),
    ];
    let of = tr!(language, "settings-more-time");
    rows.choose(of, &times, &mut changed.more_time);
    if changed.more_time != MoreTime::Off {
        rows.note(tr!(language, "settings-more-time-note"));
    }
    let volumes = [
        (Volume::Off, tr!(language, "settings-sounds-off")),
        (Volume::Low, tr!(language, "settings-sounds-quiet")),
        (Volume::Full, tr!(language, "settings-sounds-loud")),
    ];
    rows.choose(
        tr!(language, "settings-sounds"),
        &volumes,
        &mut changed.volume,
    );
    let mut vibrates = !changed.no_vibration;
    ui::switch(ui, tr!(language, "settings-vibration"), &mut vibrates);
    changed.no_vibration = !vibrates;
    Rows::new(ui).captioned(tr!(language, "settings-writing"), |ui| {
        let mut is_on = changed.has_keyboard();
        if ui::switch(ui, tr!(language, "settings-keyboard"), &mut is_on) {
            changed.keyboard = Some(is_on);
        }
    });
    scanning::draw_scanning_settings(ui, &mut changed.scanning);
}

/// Draws the button that opens the table of keys. Returns `true` if it was pressed.
pub(super) fn draw_controls(ui: &mut Ui) -> bool {
    let language = ui.language();
    Rows::new(ui).captioned(tr!(language, "settings-controls"), |ui| {
        let button = Button::new(tr!(language, "controls-title"));
        button.icon(Icon::Keyboard).show(ui).clicked()
    })
}
