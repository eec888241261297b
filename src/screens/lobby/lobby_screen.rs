//! State of the lobby screen, and widgets shared by its parts.

use crate::core::theme::{Theme, ink, text};
use crate::core::{NetRequest, Question};
use crate::text::Wording;
use crate::ui::row;
use crate::ui::{heavy, write};
use bevy::prelude::*;
use bevy_egui::egui::{Align2, Ui, pos2};
use std::mem::take;
use std::net::SocketAddr;
use tessella_games::Game;

/// Part of the lobby that is shown if there is no room for all of them.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) enum Part {
    #[default]
    Rooms,
    People,
    Chat,
}

/// State of the lobby screen.
#[derive(Resource, Default)]
pub struct LobbyScreen {
    pub(super) part: Part,
    /// `true` while the player chooses a game for a new room.
    pub(super) chooses: bool,
    /// Draft of a chat message.
    pub(super) text: String,
    /// Draft of a message of the host to everybody.
    pub(super) announcement: String,
    /// `true` while the field of the chat has the focus.
    pub(super) is_chatting: bool,
    /// Draft of the player's new name.
    pub(super) name: Option<String>,
    /// Address of the server whose QR code is shown.
    pub(super) qr_address: Option<SocketAddr>,
    /// `true` while the page of the server's owner is open. A QR code covers it.
    pub(super) shows_hosting: bool,
    /// `true` if the list of rooms was in sight in the last frame.
    pub(super) shows_rooms: bool,
    /// Step that has been asked for once, as far as the screen shows it.
    pub(super) asked: Option<Question>,
}

impl LobbyScreen {
    /// Leaves the QR code, the page of the owner or the choice of a game. Returns `false` if none of them was shown.
    pub(in crate::screens) fn turn_back(&mut self) -> bool {
        let is_left = self.qr_address.take().is_some()
            || take(&mut self.shows_hosting)
            || take(&mut self.chooses);
        if is_left {
            self.asked = None;
        }
        is_left
    }

    /// Returns to the lobby without any of these.
    pub(super) fn reset(&mut self) {
        while self.turn_back() {}
        self.name = None;
        self.asked = None;
    }
}

/// Action of a button in the lobby.
pub(super) enum LobbyAction {
    /// Sends a request, or asks first if something would be lost by it.
    Net(NetRequest),
    /// Copies a text into the clipboard, and says so.
    Copy(String, Wording),
    /// Opens a room for a game.
    Open(Game),
}

/// Draws the heading of a part.
pub(super) fn heading(ui: &mut Ui, theme: &Theme, label: &str) {
    let place = row(ui, 30.0);
    write(
        ui.painter(),
        pos2(place.left() + 2.0, place.center().y),
        Align2::LEFT_CENTER,
        label,
        heavy(text::BODY),
        ink(theme.shades.text),
        place.width(),
    );
}
