//! Page of the server's owner: addresses and code for others, all people, bans and rooms, a message to everybody, and the end.

use crate::core::language::SpokenLanguage;
use crate::core::layout::TARGET;
use crate::core::rects::{between, sized};
use crate::core::theme::{Theme, ink, text};
use crate::core::{HostRequest, NetRequest, Question};
use crate::net::Net;
use crate::screens::lobby::join_link::join_link;
use crate::screens::lobby::lobby_screen::{LobbyAction, LobbyScreen, heading};
use crate::screens::lobby::rooms;
use crate::screens::parts::{note, scrolled};
use crate::text::wording;
use crate::ui::{self, Prominence, heavy, long_time, plain, row, write};
use bevy_egui::egui::{Align2, Key, Rect, Ui, pos2, vec2};
use lucide_icons::Icon;
use std::net::{IpAddr, SocketAddr};
use std::time::Duration;
use tessella_language::{Language, list, tr};
use tessella_lobby::{MAX_CHAT_CHARS, PersonInfo, Presence, RoomId, RoomInfo, SeatOccupant};
use tessella_net::server::{ConnectionTimes, PersonReport, Server, ServerReport};
use tessella_protocol::FIRST_PORT;

/// Height of a row with two lines, in points.
const HEIGHT: f32 = 60.0;
/// Time after which a person who does nothing is called idle.
const IDLE: Duration = Duration::from_secs(60);

/// Page of the server's owner.
pub(super) struct HostingPage<'a> {
    pub(super) theme: &'a Theme,
    pub(super) net: &'a Net,
    pub(super) server: &'a Server,
    /// People and rooms, once they are known.
    pub(super) report: Option<&'a ServerReport>,
}

impl HostingPage<'_> {
    /// Draws the page, with people beside the rest if the window is wide.
    pub(super) fn draw(
        &self,
        ui: &mut Ui,
        rect: Rect,
        desk: &mut LobbyScreen,
        wanted: &mut Option<LobbyAction>,
    ) {
        if !ui::is_window_wide(ui.ctx()) {
            self.draw_part(ui, rect, "hosting", |ui| {
                self.draw_addresses(ui, desk, wanted);
                self.draw_announcement(ui, desk, wanted);
                self.draw_people(ui, desk, wanted);
                self.draw_bans(ui, wanted);
                self.draw_rooms(ui, desk, wanted);
                self.draw_end(ui, desk, wanted);
            });
            return;
        }
        let middle = rect.left() + rect.width() * 0.55;
        let left = between(rect.min, pos2(middle - 12.0, rect.bottom()));
        let right = between(pos2(middle + 12.0, rect.top()), rect.max);
        self.draw_part(ui, left, "hosting", |ui| {
            self.draw_people(ui, desk, wanted);
            self.draw_bans(ui, wanted);
        });
        self.draw_part(ui, right, "hosting beside", |ui| {
            self.draw_addresses(ui, desk, wanted);
            self.draw_announcement(ui, desk, wanted);
            self.draw_rooms(ui, desk, wanted);
            self.draw_end(ui, desk, wanted);
        });
    }

    fn draw_part(&self, ui: &mut Ui, rect: Rect, name: &str, add: impl FnOnce(&mut Ui)) {
        scrolled(ui, rect, name, |ui| {
            ui.spacing_mut().item_spacing.y = 4.0;
            add(ui);
            ui.add_space(12.0);
        });
    }

    /// Draws the addresses of the server with their links, and its code.
    fn draw_addresses(
        &self,
        ui: &mut Ui,
        desk: &mut LobbyScreen,
        wanted: &mut Option<LobbyAction>,
    ) {
        let language = ui.language();
        let &Self { theme, server, .. } = self;
        heading(ui, theme, tr!(language, "hosting-join"));
        let addresses = server.addresses();
        for &address in &addresses {
            let label = typed(address);
            let card = Card::begin(ui, theme, TARGET, 2);
            card.write(ui, 0.0, &label, Strength::Text);
            if card.button(
                ui,
                0,
                Icon::QrCode,
                &tr!(language, "hosting-qr-code", address = label.as_str()),
            ) {
                desk.qr_address = Some(address);
            }
            if card.button(
                ui,
                1,
                Icon::Link,
                &tr!(language, "hosting-copy-link", address = label.as_str()),
            ) {
                let link = join_link(server, address);
                *wanted = Some(LobbyAction::Copy(link, wording!("share-link-copied")));
            }
        }
        if addresses.is_empty() {
            note(ui, theme, tr!(language, "hosting-no-network"));
        }
        let Some(code) = server.code() else {
            note(ui, theme, tr!(language, "hosting-no-code"));
            return;
        };
        let card = Card::begin(ui, theme, TARGET, 1);
        card.write(
            ui,
            0.0,
            &tr!(language, "hosting-code", code = code.to_string()),
            Strength::Heavy,
        );
        if card.button(ui, 0, Icon::RefreshCw, tr!(language, "lobby-new-code")) {
            *wanted = Some(LobbyAction::Net(NetRequest::ReplaceCode));
        }
    }

    /// Draws the field for a message to everybody.
    fn draw_announcement(
        &self,
        ui: &mut Ui,
        desk: &mut LobbyScreen,
        wanted: &mut Option<LobbyAction>,
    ) {
        let language = ui.language();
        heading(ui, self.theme, tr!(language, "hosting-announcement"));
        let line = row(ui, TARGET);
        let send = sized(
            pos2(line.right() - TARGET, line.top()),
            vec2(TARGET, TARGET),
        );
        let field = between(line.min, pos2(send.left() - 4.0, line.bottom()));
        let response = ui::text_field(
            ui,
            field,
            self.theme,
            tr!(language, "hosting-announcement"),
            tr!(language, "hosting-announcement-hint"),
            MAX_CHAT_CHARS,
            &mut desk.announcement,
        );
        let by_key = response.lost_focus() && ui.input(|input| input.key_pressed(Key::Enter));
        let label = tr!(language, "hosting-announce");
        let by_press = ui::icon_button(ui, send, self.theme, Icon::Megaphone, label).clicked();
        if (by_key || by_press) && !desk.announcement.trim().is_empty() {
            let text = std::mem::take(&mut desk.announcement);
            *wanted = Some(host(HostRequest::Announce(text)));
        }
    }

    fn draw_people(&self, ui: &mut Ui, desk: &LobbyScreen, wanted: &mut Option<LobbyAction>) {
        let language = ui.language();
        let Some(report) = self.report else {
            note(ui, self.theme, tr!(language, "hosting-waiting"));
            return;
        };
        heading(
            ui,
            self.theme,
            &tr!(language, "lobby-people-count", people = report.people.len()),
        );
        for person in &report.people {
            let is_me = Some(person.info.id) == self.net.lobby().me();
            let line = facts(person, report, is_me, language);
            self.draw_person(ui, &person.info, &line, desk, wanted);
        }
    }

    fn draw_person(
        &self,
        ui: &mut Ui,
        person: &PersonInfo,
        line: &str,
        desk: &LobbyScreen,
        wanted: &mut Option<LobbyAction>,
    ) {
        let language = ui.language();
        let (id, name) = (person.id, &person.name);
        let (remove, ban) = (Question::RemovePerson(id), Question::BanPerson(id));
        if Some(id) == self.net.lobby().me() {
            let card = Card::begin(ui, self.theme, HEIGHT, 0);
            card.write(
                ui,
                -11.0,
                &tr!(language, "hosting-you", name = name.as_str()),
                Strength::Heavy,
            );
            card.write(ui, 11.0, line, Strength::Quiet);
            return;
        }
        let card = Card::begin(ui, self.theme, HEIGHT, 2);
        card.write(ui, -11.0, name, Strength::Heavy);
        match desk.asked {
            Some(asked) if asked == remove => {
                let words = tr!(language, "hosting-remove-again");
                card.write(ui, 11.0, words, Strength::Question);
            }
            Some(asked) if asked == ban => {
                let words = tr!(language, "hosting-ban-again");
                card.write(ui, 11.0, words, Strength::Question);
            }
            _ => card.write(ui, 11.0, line, Strength::Quiet),
        }
        let buttons = [
            (
                Icon::UserMinus,
                tr!(language, "lobby-remove", name = name.as_str()),
                false,
            ),
            (
                Icon::Ban,
                tr!(language, "lobby-ban", name = name.as_str()),
                true,
            ),
        ];
        for (at, (icon, label, bans)) in buttons.into_iter().enumerate() {
            if card.button(ui, at, icon, &label) {
                *wanted = Some(host(HostRequest::RemovePerson(id, bans)));
            }
        }
    }

    /// Draws the people who may not come again, each with a button that lets them.
    fn draw_bans(&self, ui: &mut Ui, wanted: &mut Option<LobbyAction>) {
        let language = ui.language();
        let Some(report) = self.report.filter(|report| !report.bans.is_empty()) else {
            return;
        };
        let label = tr!(language, "hosting-bans", people = report.bans.len());
        heading(ui, self.theme, &label);
        for ban in &report.bans {
            let card = Card::begin(ui, self.theme, HEIGHT, 1);
            let name = ban.name.as_str();
            card.write(ui, -11.0, name, Strength::Heavy);
            let line = match ban.address {
                Some(address) if ban.covers_address => {
                    let address = source(address, language);
                    tr!(language, "hosting-banned-address", address)
                }
                _ => tr!(language, "hosting-banned-device").to_owned(),
            };
            card.write(ui, 11.0, &line, Strength::Quiet);
            let label = tr!(language, "hosting-lift-ban", name);
            if card.button(ui, 0, Icon::Undo2, &label) {
                *wanted = Some(host(HostRequest::LiftBan(ban.person)));
            }
        }
    }

    /// Draws the button that ends the server after its games, or tells that it ends.
    fn draw_end(&self, ui: &mut Ui, desk: &LobbyScreen, wanted: &mut Option<LobbyAction>) {
        let language = ui.language();
        let status = self.server.status();
        heading(ui, self.theme, tr!(language, "hosting-end"));
        if status.is_draining {
            note(ui, self.theme, tr!(language, "hosting-draining-long"));
            return;
        }
        let label = match desk.asked {
            Some(Question::Drain) => tr!(language, "hosting-drain-again"),
            _ => tr!(language, "hosting-drain"),
        };
        let line = row(ui, TARGET);
        let pressed = ui::button(ui, line, self.theme, Prominence::Plain, None, label).clicked();
        if pressed {
            *wanted = Some(host(HostRequest::Drain));
        }
    }

    fn draw_rooms(&self, ui: &mut Ui, desk: &LobbyScreen, wanted: &mut Option<LobbyAction>) {
        let language = ui.language();
        let Some(report) = self.report else {
            return;
        };
        let rooms = || report.rooms.iter().filter(|room| room.home.is_none());
        heading(
            ui,
            self.theme,
            &tr!(language, "hosting-rooms", rooms = rooms().count()),
        );
        for room in rooms() {
            let card = Card::begin(ui, self.theme, HEIGHT, 1);
            let (game, board) = rooms::titles(room, language);
            let number = room.id.0;
            let title = tr!(language, "hosting-room", number, game, board);
            card.write(ui, -11.0, &title, Strength::Heavy);
            let question = Question::CloseRoom(room.id);
            if desk.asked == Some(question) {
                let words = tr!(language, "hosting-close-again");
                card.write(ui, 11.0, words, Strength::Question);
            } else {
                let people = people_in(room, report, language);
                let line = format!("{} · {people}", rooms::state(room, language));
                card.write(ui, 11.0, &line, Strength::Quiet);
            }
            let label = tr!(language, "hosting-close-room", number);
            if card.button(ui, 0, Icon::X, &label) {
                *wanted = Some(host(HostRequest::CloseRoom(room.id)));
            }
        }
        if rooms().next().is_none() {
            note(ui, self.theme, tr!(language, "hosting-no-rooms"));
        }
    }
}

const fn host(request: HostRequest) -> LobbyAction {
    LobbyAction::Net(NetRequest::Host(request))
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
            parts.push(tr!(
                language,
                "hosting-connected",
                time = long(age, language)
            ));
            if idle >= IDLE && !is_me {
                parts.push(tr!(language, "hosting-idle", time = long(idle, language)));
            }
        }
    }
    parts.join(" · ")
}

fn long(time: Duration, language: Language) -> String {
    long_time(
        u64::try_from(time.as_millis()).unwrap_or(u64::MAX),
        language,
    )
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

/// Strength of a line.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Strength {
    Heavy,
    Text,
    Quiet,
    /// Question of a button that must be pressed twice.
    Question,
}

/// A row with lines of text and square buttons at its right end.
struct Card<'t> {
    rect: Rect,
    theme: &'t Theme,
    buttons: usize,
}

impl<'t> Card<'t> {
    /// Allocates and draws the row for this number of buttons.
    fn begin(ui: &mut Ui, theme: &'t Theme, height: f32, buttons: usize) -> Self {
        let rect = row(ui, height);
        ui.painter()
            .rect_filled(rect, 12.0, ink(theme.shades.surface));
        Self {
            rect,
            theme,
            buttons,
        }
    }

    /// Draws a line at this distance below the middle.
    fn write(&self, ui: &Ui, below: f32, label: &str, strength: Strength) {
        let shades = &self.theme.shades;
        let (font, shade) = match strength {
            Strength::Heavy => (heavy(text::BODY), shades.text),
            Strength::Text => (plain(text::BODY), shades.text),
            Strength::Quiet => (plain(text::SMALL), shades.quiet),
            Strength::Question => (heavy(text::SMALL), shades.accent),
        };
        let at = pos2(self.rect.left() + 14.0, self.rect.center().y + below);
        let width = self.rect.width() - 28.0 - TARGET * self.buttons as f32;
        let painter = ui.painter();
        write(
            painter,
            at,
            Align2::LEFT_CENTER,
            label,
            font,
            ink(shade),
            width,
        );
    }

    /// Draws the button at an index. Returns `true` if it was pressed.
    fn button(&self, ui: &mut Ui, at: usize, icon: Icon, label: &str) -> bool {
        let from_right = TARGET * (self.buttons - at) as f32 + 2.0;
        let top = self.rect.center().y - TARGET / 2.0;
        let corner = pos2(self.rect.right() - from_right, top);
        let rect = sized(corner, vec2(TARGET, TARGET));
        ui::icon_button(ui, rect, self.theme, icon, label).clicked()
    }
}
