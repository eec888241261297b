//! State of the lobby screen, and what its parts ask for.

use crate::core::theme::space;
use crate::core::{HostRequest, NetRequest, Question};
use crate::text::Wording;
use crate::ui::{self, STRONG};
use bevy::prelude::*;
use bevy_egui::egui::Ui;
use std::mem::take;
use std::net::SocketAddr;
use tessella_games::Game;
use tessella_lobby::ClientMessage;

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
    /// Action of the button that was pressed in this frame.
    pub(super) wanted: Option<LobbyAction>,
    /// Height of the choice between the parts in the last frame, in points.
    pub(super) tabs_height: f32,
}

impl LobbyScreen {
    /// Leaves the QR code, the page of the owner or the choice of a game. Returns `false` if none of them was shown.
    pub(crate) fn turn_back(&mut self) -> bool {
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

    /// Sends a request, or asks first if something would be lost by it.
    pub(super) fn request(&mut self, request: NetRequest) {
        self.wanted = Some(LobbyAction::Net(request));
    }

    /// Sends a message to the server, or asks first.
    pub(super) fn send(&mut self, message: ClientMessage) {
        self.request(NetRequest::Send(message));
    }

    /// Asks the server on this device for something, or asks the player first.
    pub(super) fn send_to_host(&mut self, request: HostRequest) {
        self.request(NetRequest::Host(request));
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

/// Adds the heading of a part.
pub(super) fn heading(ui: &mut Ui, label: &str) {
    ui.add_space(space::SMALL);
    ui::label(ui, STRONG, label);
}
