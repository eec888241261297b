//! Header of the lobby: the way out, the name of the server and what goes on, and the buttons of its owner.

use crate::core::language::SpokenLanguage;
use crate::core::layout::TARGET;
use crate::core::theme::space;
use crate::core::{NetRequest, Question};
use crate::net::Net;
use crate::screens::lobby::lobby_screen::LobbyScreen;
use crate::ui::{self, HEADING, NOTE};
use bevy_egui::egui::{Align, Align2, Layout, Rect, Ui, UiBuilder, vec2};
use lucide_icons::Icon;
use tessella_language::{Language, tr};
use tessella_net::client::LinkState;
use tessella_net::server::Server;

/// Least width between the buttons of the header in which there is what goes on as well, in points.
const ROOMY: f32 = 320.0;

/// Draws the leave button, the server's name and what goes on, and the buttons of its owner.
pub(super) fn draw_head(ui: &mut Ui, net: &Net, desk: &mut LobbyScreen) {
    let language = ui.language();
    ui.add_space(space::SMALL);
    let line = ui::row(ui, TARGET);
    let (back, _) = line.split_left_right_at_x(line.left() + TARGET);
    let label = match net.server() {
        Some(_) => tr!(language, "lobby-stop-hosting"),
        None => tr!(language, "lobby-leave"),
    };
    let back = ui::icon_button(ui, back, Icon::LogOut, label);
    ui::focus_on_arrival(&back, "entrance");
    if back.clicked() && !desk.turn_back() {
        desk.request(NetRequest::Leave);
    }
    if let Some(server) = net.server() {
        draw_owner_buttons(ui, line, server, desk);
    }
    let buttons = if net.server().is_some() { 2.0 } else { 1.0 };
    let title = line.shrink2(vec2(buttons * TARGET, 0.0));
    let (name, state) = (net.server_name(language), state(net, desk, language));
    if title.width() < ROOMY {
        ui::draw_text(ui.painter(), title, Align2::CENTER_CENTER, HEADING, name);
        ui.vertical_centered(|ui| ui::note(ui, &state));
    } else {
        let (above, below) = title.split_top_bottom_at_fraction(0.55);
        ui::draw_text(ui.painter(), above, Align2::CENTER_BOTTOM, HEADING, name);
        ui::draw_text(ui.painter(), below, Align2::CENTER_TOP, NOTE, &state);
    }
}

/// Returns what goes on at the server: the question of the leave button, trouble, or the way to join it.
fn state(net: &Net, desk: &LobbyScreen, language: Language) -> String {
    let words = match (desk.asked, net.link(), net.server()) {
        (Some(Question::LeaveServer), ..) => tr!(language, "lobby-leave-again"),
        (Some(Question::CloseServer), ..) => match net.client_count() {
            0 => tr!(language, "lobby-close-game-again"),
            guests => return tr!(language, "lobby-close-again", guests),
        },
        (_, Some(LinkState::Away), _) => tr!(language, "lobby-host-away"),
        (_, Some(LinkState::Lost), _) => tr!(language, "lobby-connection-lost"),
        (.., Some(server)) if server.status().is_draining => tr!(language, "hosting-draining"),
        (.., Some(server)) => {
            let code = match server.code() {
                Some(code) => tr!(language, "lobby-code", code = code.to_string()),
                None => tr!(language, "lobby-without-code").to_owned(),
            };
            let port = tr!(language, "lobby-port", port = server.port().to_string());
            return format!("{} · {port} · {code}", address(server, language));
        }
        _ => tr!(language, "lobby-guest"),
    };
    words.to_owned()
}

/// Draws the buttons for the QR code and the page of the server's owner, from the end of a row.
fn draw_owner_buttons(ui: &mut Ui, line: Rect, server: &Server, desk: &mut LobbyScreen) {
    let layout = Layout::right_to_left(Align::Center);
    let end = UiBuilder::new().max_rect(line).layout(layout);
    let ui = &mut ui.new_child(end);
    ui.spacing_mut().item_spacing.x = 0.0;
    let language = ui.language();
    if ui::add_icon(ui, Icon::House, tr!(language, "lobby-hosting")) {
        let opens = !desk.shows_hosting || desk.qr_address.is_some();
        while desk.turn_back() {}
        desk.shows_hosting = opens;
    }
    let Some(&address) = server.addresses().first() else {
        return;
    };
    if ui::add_icon(ui, Icon::QrCode, tr!(language, "lobby-qr-code")) {
        desk.qr_address = match desk.qr_address {
            Some(_) => None,
            None => Some(address),
        };
    }
}

/// Returns the address at which clients reach the server on this device.
fn address(server: &Server, language: Language) -> String {
    match server.addresses().first() {
        Some(address) => address.ip().to_string(),
        None => tr!(language, "lobby-no-network").to_owned(),
    }
}
