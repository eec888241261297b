//! Page of the server's owner: addresses and code for others, all people, bans and rooms, a message to everybody, and the end.

mod people;

use crate::core::language::SpokenLanguage;
use crate::core::layout::TARGET;
use crate::core::theme::space;
use crate::core::{HostRequest, NetRequest, Question};
use crate::net::Net;
use crate::screens::lobby::entry::{QUESTION, careful_button, message_field};
use crate::screens::lobby::join_link::join_link;
use crate::screens::lobby::lobby_screen::{LobbyAction, LobbyScreen, heading};
use crate::screens::lobby::rooms;
use crate::text::wording;
use crate::ui::{self, BODY, NOTE, STRONG};
use bevy_egui::egui::{Ui, vec2};
use lucide_icons::Icon;
use people::{draw_people, people_in};
use std::mem::take;
use std::net::SocketAddr;
use tessella_language::tr;
use tessella_lobby::RoomInfo;
use tessella_net::server::{Server, ServerReport};
use tessella_protocol::FIRST_PORT;

/// Draws the page, with people beside the rest if the window is wide. People and rooms are in the report, once they are known.
pub(super) fn draw_hosting(
    ui: &mut Ui,
    net: &Net,
    (server, report): (&Server, Option<&ServerReport>),
    desk: &mut LobbyScreen,
) {
    if !ui::is_window_wide(ui.ctx()) {
        draw_part(ui, "hosting", |ui| {
            draw_addresses(ui, server, desk);
            draw_announcement(ui, desk);
            draw_people(ui, net, report, desk);
            draw_rooms(ui, report, desk);
            draw_end(ui, server, desk);
        });
        return;
    }
    let [left, right] = &mut ui::two_columns(ui);
    draw_part(left, "hosting", |ui| draw_people(ui, net, report, desk));
    draw_part(right, "hosting beside", |ui| {
        draw_addresses(ui, server, desk);
        draw_announcement(ui, desk);
        draw_rooms(ui, report, desk);
        draw_end(ui, server, desk);
    });
}

/// Draws a part of the page, which scrolls.
fn draw_part(ui: &mut Ui, name: &str, add: impl FnOnce(&mut Ui)) {
    ui::scrolled(ui, name, |ui| {
        ui.spacing_mut().item_spacing = vec2(space::SMALL, space::TINY);
        add(ui);
        ui.add_space(space::MEDIUM);
    });
}

/// Draws the addresses of the server with their links, and its code.
fn draw_addresses(ui: &mut Ui, server: &Server, desk: &mut LobbyScreen) {
    let language = ui.language();
    heading(ui, tr!(language, "hosting-join"));
    let addresses = server.addresses();
    if addresses.is_empty() {
        ui::note(ui, tr!(language, "hosting-no-network"));
    }
    for server_address in addresses {
        let address = typed(server_address);
        ui::entry(ui, &[(BODY, &address)], 2.0 * TARGET, |ui| {
            let address = address.as_str();
            let label = tr!(language, "hosting-qr-code", address);
            if ui::add_icon(ui, Icon::QrCode, &label) {
                desk.qr_address = Some(server_address);
            }
            let label = tr!(language, "hosting-copy-link", address);
            if ui::add_icon(ui, Icon::Link, &label) {
                let link = join_link(server, server_address);
                desk.wanted = Some(LobbyAction::Copy(link, wording!("share-link-copied")));
            }
        });
    }
    let Some(code) = server.code() else {
        ui::note(ui, tr!(language, "hosting-no-code"));
        return;
    };
    let code = tr!(language, "hosting-code", code = code.to_string());
    ui::entry(ui, &[(STRONG, code)], TARGET, |ui| {
        if ui::add_icon(ui, Icon::RefreshCw, tr!(language, "lobby-new-code")) {
            desk.request(NetRequest::ReplaceCode);
        }
    });
}

fn draw_rooms(ui: &mut Ui, report: Option<&ServerReport>, desk: &mut LobbyScreen) {
    let language = ui.language();
    let Some(report) = report else {
        return;
    };
    let rooms = report.rooms.iter().filter(|room| room.home.is_none());
    let rooms: Vec<&RoomInfo> = rooms.collect();
    heading(ui, &tr!(language, "hosting-rooms", rooms = rooms.len()));
    if rooms.is_empty() {
        ui::note(ui, tr!(language, "hosting-no-rooms"));
    }
    for room in rooms {
        let (game, board) = rooms::titles(room, language);
        let number = room.id.0;
        let title = tr!(language, "hosting-room", number, game, board);
        let below = if desk.asked == Some(Question::CloseRoom(room.id)) {
            (QUESTION, tr!(language, "hosting-close-again").to_owned())
        } else {
            let people = people_in(room, report, language);
            let state = rooms::state(room, language);
            (NOTE, format!("{state} · {people}"))
        };
        ui::entry(ui, &[(STRONG, title), below], TARGET, |ui| {
            if ui::add_icon(ui, Icon::X, &tr!(language, "hosting-close-room", number)) {
                desk.send_to_host(HostRequest::CloseRoom(room.id));
            }
        });
    }
}

/// Draws the button that ends the server after its games, or tells that it ends.
fn draw_end(ui: &mut Ui, server: &Server, desk: &mut LobbyScreen) {
    let language = ui.language();
    heading(ui, tr!(language, "hosting-end"));
    if server.status().is_draining {
        ui::note(ui, tr!(language, "hosting-draining-long"));
        return;
    }
    let drain = tr!(language, "hosting-drain");
    let labels = [drain, tr!(language, "hosting-drain-again")];
    if careful_button(ui, desk, Question::Drain, labels) {
        desk.send_to_host(HostRequest::Drain);
    }
}

/// Draws the field for a message to everybody.
fn draw_announcement(ui: &mut Ui, desk: &mut LobbyScreen) {
    let language = ui.language();
    let name = tr!(language, "hosting-announcement");
    heading(ui, name);
    let hint = tr!(language, "hosting-announcement-hint");
    let send = (Icon::Megaphone, tr!(language, "hosting-announce"));
    if message_field(ui, (name, hint), &mut desk.announcement, send).1 {
        let text = take(&mut desk.announcement);
        desk.send_to_host(HostRequest::Announce(text));
    }
}

/// Returns an address as the field for addresses reads it, with the port only where it is needed.
fn typed(address: SocketAddr) -> String {
    match address {
        SocketAddr::V6(_) if address.port() == FIRST_PORT => address.ip().to_string(),
        _ => address.to_string(),
    }
}
