//! People on the page of the server's owner, and those who may not come again.

use crate::core::language::SpokenLanguage;
use crate::core::layout::TARGET;
use crate::core::{HostRequest, Question};
use crate::net::Net;
use crate::screens::lobby::entry::QUESTION;
use crate::screens::lobby::lobby_screen::{LobbyScreen, heading};
use crate::ui::{self, NOTE, STRONG, long_time};
use bevy_egui::egui::Ui;
use lucide_icons::Icon;
use std::net::IpAddr;
use std::time::Duration;
use tessella_language::{Language, list, tr};
use tessella_lobby::{Presence, RoomId, RoomInfo, SeatOccupant};
use tessella_net::server::{BanReport, ConnectionTimes, PersonReport, ServerReport};

/// Time after which a person who does nothing is called idle.
const IDLE: Duration = Duration::from_secs(60);

/// Draws the people, and those who may not come again.
pub(super) fn draw_people(
    ui: &mut Ui,
    net: &Net,
    report: Option<&ServerReport>,
    desk: &mut LobbyScreen,
) {
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
            ui::entry(ui, &[(STRONG, name), (NOTE, facts)], 0.0, |_| {});
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
        ui::entry(ui, &words, TARGET, |ui| {
            if ui::add_icon(ui, Icon::Undo2, &tr!(language, "hosting-lift-ban", name)) {
                desk.send_to_host(HostRequest::LiftBan(ban.person));
            }
        });
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
    ui::entry(ui, &[(STRONG, name), below], 2.0 * TARGET, |ui| {
        if ui::add_icon(ui, Icon::UserMinus, &tr!(language, "lobby-remove", name)) {
            desk.send_to_host(HostRequest::RemovePerson(id, false));
        }
        if ui::add_icon(ui, Icon::Ban, &tr!(language, "lobby-ban", name)) {
            desk.send_to_host(HostRequest::RemovePerson(id, true));
        }
    });
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
    if address.is_loopback() {
        tr!(language, "hosting-this-device").to_owned()
    } else {
        address.to_string()
    }
}

/// Returns the room of the tournament to which a room belongs, or else the room.
fn home(room: RoomId, report: &ServerReport) -> RoomId {
    let info = report.rooms.iter().find(|info| info.id == room);
    info.and_then(|info| info.home).unwrap_or(room)
}

/// Returns the names of those who are in a room, or in the rooms of its tournament.
pub(super) fn people_in(room: &RoomInfo, report: &ServerReport, language: Language) -> String {
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
    if names.is_empty() {
        tr!(language, "hosting-nobody").to_owned()
    } else {
        list(language, names)
    }
}
