//! Options of hosting on this device: how many people and rooms, how long seats are held, and the port.

use crate::core::language::SpokenLanguage;
use crate::core::settings::Lan;
use crate::ui::{self, Rows};
use bevy_egui::egui::{Id, Ui};
use tessella_language::tr;
use tessella_protocol::{FIRST_PORT, PORT_COUNT};

/// Last port that the screen offers. The settings file accepts others.
const LAST_PORT: u16 = FIRST_PORT + PORT_COUNT - 1;

/// Draws the options, which are hidden at first.
pub(super) fn draw_host_options(ui: &mut Ui, lan: &mut Lan) {
    let language = ui.language();
    let id = Id::new("host options shown");
    let mut is_open = ui.data(|data| data.get_temp(id)).unwrap_or(false);
    Rows::new(ui).disclosure(tr!(language, "setup-more"), &mut is_open);
    ui.data_mut(|data| data.insert_temp(id, is_open));
    if !is_open {
        return;
    }
    let mut rows = Rows::new(ui);
    rows.step(
        tr!(language, "settings-people"),
        &(2..=100),
        &mut lan.people,
    );
    rows.step(tr!(language, "settings-rooms"), &(1..=50), &mut lan.rooms);
    let wait = tr!(language, "settings-reconnect");
    rows.step_by(wait, &(10..=600), 10, &mut lan.reconnect_window);
    let shown = match lan.port {
        None => tr!(language, "settings-port-any").to_owned(),
        Some(port) => port.to_string(),
    };
    let can = (lan.port.is_some(), lan.port != Some(LAST_PORT));
    let steps = rows.small(|ui| ui::stepper(ui, tr!(language, "settings-port"), &shown, can));
    match (steps, lan.port) {
        (1, None) => lan.port = Some(FIRST_PORT),
        (1, Some(port)) => lan.port = Some(port + 1),
        (-1, Some(FIRST_PORT) | None) => lan.port = None,
        (-1, Some(port)) => lan.port = Some(port - 1),
        _ => {}
    }
}
