//! Question about a server that is not the one that the player has joined before.

use crate::core::language::SpokenLanguage;
use crate::core::theme::{Theme, ink, text};
use crate::net::ServerChanged;
use crate::screens::parts::scrolled;
use crate::ui::{self, Prominence, row};
use bevy_egui::egui::{Rect, RichText, Ui};
use tessella_language::tr;

/// Height of a button, in points.
const HEIGHT: f32 = 52.0;

/// Answer of the player.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Answer {
    /// The server is not joined.
    Cancel,
    /// The server is joined as somebody new.
    Join,
}

/// Draws the question. `has_seat` tells that a seat waits on the device that the player knows. Returns the answer, once there is one.
pub(super) fn draw(
    ui: &mut Ui,
    rect: Rect,
    theme: &Theme,
    changed: &ServerChanged,
    has_seat: bool,
) -> Option<Answer> {
    let language = ui.language();
    let ServerChanged { address, name, .. } = changed;
    let address = address.to_string();
    let label = match name.is_empty() {
        true => tr!(language, "lan-changed-unnamed", address),
        false => tr!(language, "lan-changed-named", address, name),
    };
    let label = match has_seat {
        true => format!("{label} {}", tr!(language, "lan-changed-seat")),
        false => label,
    };
    let mut answer = None;
    scrolled(ui, rect, "changed-server", |ui| {
        ui.spacing_mut().item_spacing.y = 12.0;
        let heading = RichText::new(tr!(language, "lan-changed")).size(text::HEADING);
        ui.label(heading.color(ink(theme.shades.text)));
        let label = RichText::new(label).size(text::BODY);
        ui.label(label.color(ink(theme.shades.quiet)));
        let line = row(ui, HEIGHT);
        let cancel = ui::button(
            ui,
            line,
            theme,
            Prominence::Primary,
            None,
            tr!(language, "lan-changed-cancel"),
        );
        ui::focus_on_arrival(&cancel, "changed-server");
        if cancel.clicked() {
            answer = Some(Answer::Cancel);
        }
        let line = row(ui, HEIGHT);
        let label = tr!(language, "lan-changed-join");
        if ui::button(ui, line, theme, Prominence::Plain, None, label).clicked() {
            answer = Some(Answer::Join);
        }
    });
    answer
}
