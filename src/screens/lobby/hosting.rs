//! Page of the server's owner: addresses and code for others, all people, bans and rooms, a message to everybody, and the end.

use crate::core::language::SpokenLanguage;
use crate::core::layout::TARGET;
use crate::core::theme::space;
use crate::core::{HostRequest, NetRequest, Question};
use crate::net::Net;
use crate::screens::lobby::entry::{
    QUESTION, careful_button, entry, icon, message_field, two_columns,
};
use crate::screens::lobby::join_link::join_link;
use crate::screens::lobby::lobby_screen::{LobbyAction, LobbyScreen, heading};
use crate::screens::lobby::rooms;
use crate::text::wording;
use crate::ui::{self, BODY, NOTE, STRONG, long_time};
use bevy_egui::egui::{Ui, vec2};
use lucide_icons::Icon;
use std::mem::take;
use std::net::{IpAddr, SocketAddr};
use std::time::Duration;
use tessella_language::{Language, list, tr};
use tessella_lobby::{Presence, RoomId, RoomInfo, SeatOccupant};
use tessella_net::server::{BanReport, ConnectionTimes, PersonReport, Server, ServerReport};
use tessella_protocol::FIRST_PORT;

/// Time after which a person who does nothing is called idle.
const IDLE: Duration = Duration::from_secs(60);

/// Draws the page, with people beside the rest if the window is wide. People and rooms are in the report, once they are known.
pub(super) fn draw(
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
    let [left, right] = &mut two_columns(ui);
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
        entry(ui, &[(BODY, &address)], 2.0 * TARGET, |ui| {
            let address = address.as_str();
            let label = tr!(language, "hosting-qr-code", address);
            if icon(ui, Icon::QrCode, &label) {
                desk.qr_address = Some(server_address);
            }
            let label = tr!(language, "hosting-copy-link", address);
            if icon(ui, Icon::Link, &label) {
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
    entry(ui, &[(STRONG, code)], TARGET, |ui| {
        if icon(ui, Icon::RefreshCw, tr!(language, "lobby-new-code")) {
            desk.request(NetRequest::ReplaceCode);
        }
    });
}

/// Draws the people, and those who may not come again.
fn draw_people(ui: &mut Ui, net: &Net, report: Option<&ServerReport>, desk: &mut LobbyScreen) {
    let language = ui.language();
    let Some(report) = report else {
        ui::note(ui, tr!(language, "hosting-waiting"));
        return;
    };
    let people = report.people.len();
    heading(ui, &tr!(language, "lobby-people-count", people));
    for person in &report.people {
        let name = person.info.name.as_str();
        let is_me = Some(person.info.id) == net.lobby().me();
        let facts = facts(person, report, is_me, language);
        if is_me {
            let name = tr!(language, "hosting-you", name);
            entry(ui, &[(STRONG, name), (NOTE, facts)], 0.0, |_| {});
        } else {
            draw_guest(ui, person, &facts, desk);
        }
    }
    if !report.bans.is_empty() {
        draw_bans(ui, &report.bans, desk);
    }
}

/// Draws the people who may not come again, each with a button that lets them.
fn draw_bans(ui: &mut Ui, bans: &[BanReport], desk: &mut LobbyScreen) {
    let language = ui.language();
    heading(ui, &tr!(language, "hosting-bans", people = bans.len()));
    for ban in bans {
        let name = &ban.name;
        let banned = match ban.address {
            Some(address) if ban.covers_address => {
                let address = source(address, language);
                tr!(language, "hosting-banned-address", address)
            }
            _ => tr!(language, "hosting-banned-device").to_owned(),
        };
        let words = [(STRONG, name), (NOTE, &banned)];
        entry(ui, &words, TARGET, |ui| {
            if icon(ui, Icon::Undo2, &tr!(language, "hosting-lift-ban", name)) {
                desk.send_to_host(HostRequest::LiftBan(ban.person));
            }
        });
    }
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
        entry(ui, &[(STRONG, title), below], TARGET, |ui| {
            if icon(ui, Icon::X, &tr!(language, "hosting-close-room", number)) {
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

/// Draws a person with the buttons that remove them.
fn draw_guest(ui: &mut Ui, person: &PersonReport, facts: &str, desk: &mut LobbyScreen) {
    let language = ui.language();
    let (id, name) = (person.info.id, person.info.name.as_str());
    let below = match desk.asked {
        Some(Question::RemovePerson(asked)) if asked == id => {
            (QUESTION, tr!(language, "hosting-remove-again"))
        }
        Some(Question::BanPerson(asked)) if asked == id => {
            (QUESTION, tr!(language, "hosting-ban-again"))
        }
        _ => (NOTE, facts),
    };
    entry(ui, &[(STRONG, name), below], 2.0 * TARGET, |ui| {
        if icon(ui, Icon::UserMinus, &tr!(language, "lobby-remove", name)) {
            desk.send_to_host(HostRequest::RemovePerson(id, false));
        }
        if icon(ui, Icon::Ban, &tr!(language, "lobby-ban", name)) {
            desk.send_to_host(HostRequest::RemovePerson(id, true));
        }
    });
}

/// Returns an address as the field for addresses reads it, with the port only where it is needed.
fn typed(address: SocketAddr) -> String {
    match address {
        SocketAddr::V6(_) if address.port() == FIRST_PORT => address.ip().to_string(),
        _ => address.to_string(),
    }
}

/// Returns the room and the address of a person, and the times of the connection. The owner, who reads this, is not idle.
fn facts(person: &PersonReport, report: &ServerReport, is_me: bool, language: Language) -> String {
    let mut parts = Vec::new();
    if let Some(room) = person.info.room {
        let number = home(room, report).0;
        parts.push(tr!(language, "hosting-in-room", number));
    }
    parts.extend(person.address.map(|address| source(address, language)));
    match (person.info.presence, person.connection) {
        (Presence::Disconnected(seconds), _) => {
            parts.push(tr!(language, "hosting-cut-off", seconds));
        }
        (Presence::Connected, None) => {}
        (Presence::Connected, Some(ConnectionTimes { age, idle })) => {
            let time = long(age, language);
            parts.push(tr!(language, "hosting-connected", time));
            if idle >= IDLE && !is_me {
                let time = long(idle, language);
                parts.push(tr!(language, "hosting-idle", time));
            }
        }
    }
    parts.join(" · ")
}

fn long(time: Duration, language: Language) -> String {
    let milliseconds = u64::try_from(time.as_millis()).unwrap_or(u64::MAX);
    long_time(milliseconds, language)
}

/// Returns an address from which a person is connected.
fn source(address: IpAddr, language: Language) -> String {
    match address.is_loopback() {
        true => tr!(language, "hosting-this-device").to_owned(),
        false => address.to_string(),
    }
}

/// Returns the room of the tournament to which a room belongs, or else the room.
fn home(room: RoomId, report: &ServerReport) -> RoomId {
    let info = report.rooms.iter().find(|info| info.id == room);
    info.and_then(|info| info.home).unwrap_or(room)
}

/// Returns the names of those who are in a room, or in the rooms of its tournament.
fn people_in(room: &RoomInfo, report: &ServerReport, language: Language) -> String {
    let people = report.people.iter();
    let people = people.filter(|person| {
        let own = person.info.room.map(|own| home(own, report));
        own == Some(room.id)
    });
    let mut names: Vec<&str> = people.map(|person| person.info.name.as_str()).collect();
    let is_computer = |occupant| matches!(occupant, SeatOccupant::Computer(_));
    if room.seats.iter().any(|seat| is_computer(seat.occupant)) {
        names.push(tr!(language, "hosting-computer"));
    }
    match names.is_empty() {
        true => tr!(language, "hosting-nobody").to_owned(),
        false => list(language, names),
    }
}
