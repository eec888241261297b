//! Buttons and fields of the lobby and of the network screen.

use crate::core::Question;
use crate::core::language::SpokenLanguage;
use crate::core::layout::TARGET;
use crate::net::fresh_name;
use crate::screens::lobby::lobby_screen::LobbyScreen;
use crate::ui::{self, Button, SMALL, Shade, TextStyle};
use bevy_egui::egui::{Response, Ui};
use lucide_icons::Icon;
use tessella_language::tr;
use tessella_lobby::{MAX_CHAT_CHARS, MAX_NAME_CHARS};

/// Question of a button that must be pressed twice.
pub(super) const QUESTION: TextStyle = SMALL.bold().shade(Shade::Accent);

/// Adds a button that must be pressed twice, with its label and that of the second press. Returns `true` if it was pressed.
#[track_caller]
pub(super) fn careful_button(
    ui: &mut Ui,
    desk: &LobbyScreen,
    question: Question,
    [label, again]: [&str; 2],
) -> bool {
    let is_asked = desk.asked == Some(question);
    let label = if is_asked { again } else { label };
    Button::new(label).show(ui).clicked()
}

/// Adds a field for the player's name, with a button for another one.
pub(crate) fn name_field(ui: &mut Ui, of: &str, name: &mut String) -> Response {
    let language = ui.language();
    let hint = tr!(language, "player-name-hint");
    let another = tr!(language, "player-name-another");
    let (field, wants_another) = ui::beside(
        ui,
        TARGET,
        |ui| ui::text_field(ui, of, hint, MAX_NAME_CHARS, name),
        |ui| ui::add_icon(ui, Icon::Dices, another),
    );
    if wants_another {
        *name = fresh_name(language);
    }
    field
}

/// Adds a field for a message, with the button that sends it. Returns the field, and `true` if something is to be sent.
pub(super) fn message_field(
    ui: &mut Ui,
    (of, hint): (&str, &str),
    draft: &mut String,
    (sign, label): (Icon, &str),
) -> (Response, bool) {
    let (field, is_pressed) = ui::beside(
        ui,
        TARGET,
        |ui| ui::text_field(ui, of, hint, MAX_CHAT_CHARS, draft),
        |ui| ui::add_icon(ui, sign, label),
    );
    let is_sent = is_pressed || ui::is_confirmed(&field);
    (field, is_sent && !draft.trim().is_empty())
}
