//! What the player is doing in the entrance, and the parts that its pictures share.

use crate::app::core::NetRequest;
use crate::app::core::theme::{Theme, ink, text};
use crate::app::ui::row;
use crate::app::ui::{heavy, write};
use crate::games::Game;
use bevy::prelude::*;
use bevy_egui::egui::{Align2, Ui, pos2};

/// What of the entrance is shown where there is no room for all of it.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) enum Part {
    #[default]
    Rooms,
    People,
    Chat,
}

/// What the player is doing here.
#[derive(Resource, Default)]
pub struct LobbyScreen {
    pub(super) part: Part,
    /// Whether a game is being chosen for a new room.
    pub(super) chooses: bool,
    /// What is being written.
    pub(super) words: String,
    /// The own name as it is being written.
    pub(super) name: Option<String>,
}

impl LobbyScreen {
    /// Back from the choice of a game; whether one was being chosen.
    pub(in crate::app::screens) const fn turn_back(&mut self) -> bool {
        std::mem::replace(&mut self.chooses, false)
    }
}

/// What was pressed.
pub(super) enum LobbyAction {
    Net(NetRequest),
    /// To open a room for a game.
    Open(Game),
}

/// The beginning of a part.
pub(super) fn heading(ui: &mut Ui, theme: &Theme, words: &str) {
    let place = row(ui, 30.0);
    write(
        ui.painter(),
        pos2(place.left() + 2.0, place.center().y),
        Align2::LEFT_CENTER,
        words,
        heavy(text::BODY),
        ink(theme.shades.text),
        place.width(),
    );
}

/// A line of quiet words.
pub(super) fn note(ui: &mut Ui, theme: &Theme, words: &str) {
    let words = bevy_egui::egui::RichText::new(words).size(text::SMALL);
    ui.label(words.color(ink(theme.shades.quiet)));
}
