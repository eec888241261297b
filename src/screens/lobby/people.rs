//! List of people connected to the server.

use crate::core::language::SpokenLanguage;
use crate::core::layout::TARGET;
use crate::core::rects::{between, sized};
use crate::core::theme::{Theme, ink, text};
use crate::core::{NetRequest, Question};
use crate::net::Net;
use crate::screens::lobby::lobby_screen::{LobbyAction, LobbyScreen, heading};
use crate::screens::parts::scrolled;
use crate::ui;
use crate::ui::row;
use crate::ui::{Prominence, heavy, plain, write};
use bevy_egui::egui::{Align2, Rect, Ui, pos2, vec2};
use lucide_icons::Icon;
use tessella_language::tr;
use tessella_lobby::{ClientMessage, MAX_NAME_CHARS, PersonInfo, Presence, RoomInfo};

pub(super) fn draw(
    ui: &mut Ui,
    rect: Rect,
    theme: &Theme,
    net: &Net,
    desk: &mut LobbyScreen,
    wanted: &mut Option<LobbyAction>,
) {
    let language = ui.language();
    scrolled(ui, rect, "people", |ui| {
        ui.spacing_mut().item_spacing.y = 4.0;
        heading(ui, theme, tr!(language, "lobby-people"));
        for person in net.lobby().people() {
            match (&mut desk.name, Some(person.id) == net.lobby().me()) {
                (Some(name), true) => {
                    if let Some(done) = draw_renaming(ui, theme, name) {
                        if let Some(name) = done {
                            *wanted = Some(LobbyAction::Net(NetRequest::Send(
                                ClientMessage::Rename(name),
                            )));
                        }
                        desk.name = None;
                    }
                }
                _ => draw_person(ui, theme, net, person, desk, wanted),
            }
        }
    });
}

fn draw_person(
    ui: &mut Ui,
    theme: &Theme,
    net: &Net,
    person: &PersonInfo,
    desk: &mut LobbyScreen,
    wanted: &mut Option<LobbyAction>,
) {
    let language = ui.language();
    let line = row(ui, TARGET);
    let shades = &theme.shades;
    let is_me = Some(person.id) == net.lobby().me();
    let asks = match desk.asked {
        Some(Question::RemoveFromRoom(id)) if id == person.id => {
            Some(tr!(language, "lobby-remove-again", name = &person.name))
        }
        Some(Question::BanFromRoom(id)) if id == person.id => {
            Some(tr!(language, "lobby-ban-again", name = &person.name))
        }
        _ => None,
    };
    ui.painter().rect_filled(line, 12.0, ink(shades.surface));
    // The buttons that remove a person stand left of the last one.
    let buttons = if may_remove(net, person) { 152.0 } else { 56.0 };
    let words = between(
        line.min + vec2(14.0, 0.0),
        line.max - vec2(buttons + 12.0, 0.0),
    );
    match asks {
        Some(question) => write_question(ui, theme, words, &question),
        None => write_person(ui, theme, words, person, is_me),
    }
    let end = between(pos2(line.right() - 48.0, line.top()), line.max);
    if may_remove(net, person) {
        for (from_right, icon, label, ban) in [
            (
                144.0,
                Icon::UserMinus,
                tr!(language, "lobby-remove", name = &person.name),
                false,
            ),
            (
                96.0,
                Icon::Ban,
                tr!(language, "lobby-ban", name = &person.name),
                true,
            ),
        ] {
            let rect = sized(pos2(line.right() - from_right, line.top()), end.size());
            if ui::icon_button(ui, rect, theme, icon, &label).clicked() {
                let request = NetRequest::Send(ClientMessage::Kick(person.id, ban));
                *wanted = Some(LobbyAction::Net(request));
            }
        }
    }
    let muted = net.lobby().is_muted(person.id);
    let (icon, label) = match (is_me, muted) {
        (true, _) => (Icon::Pencil, tr!(language, "lobby-change-name").to_owned()),
        (false, true) => (
            Icon::VolumeX,
            tr!(language, "lobby-unmute", name = &person.name),
        ),
        (false, false) => (
            Icon::Volume2,
            tr!(language, "lobby-mute", name = &person.name),
        ),
    };
    if ui::icon_button(ui, end, theme, icon, &label).clicked() {
        match is_me {
            true => desk.name = Some(person.name.clone()),
            false => *wanted = Some(LobbyAction::Net(NetRequest::Mute(person.id, !muted))),
        }
    }
}

/// Writes the name of a person and what they do.
fn write_person(ui: &Ui, theme: &Theme, line: Rect, person: &PersonInfo, is_me: bool) {
    let language = ui.language();
    let shades = &theme.shades;
    let state = match (person.presence, person.room) {
        (Presence::Disconnected(seconds), _) => tr!(language, "lobby-cut-off", seconds),
        (Presence::Connected, Some(_)) => tr!(language, "lobby-in-room").to_owned(),
        (Presence::Connected, None) => String::new(),
    };
    let (name, font) = match is_me {
        true => (
            tr!(language, "lobby-name-own", name = &person.name),
            heavy(text::BODY),
        ),
        false => (person.name.clone(), plain(text::BODY)),
    };
    let middle = line.center().y;
    let written = write(
        ui.painter(),
        pos2(line.left(), middle),
        Align2::LEFT_CENTER,
        &name,
        font,
        ink(shades.text),
        line.width() * 0.7,
    );
    write(
        ui.painter(),
        pos2(written.right() + 12.0, middle),
        Align2::LEFT_CENTER,
        &state,
        plain(text::SMALL),
        ink(shades.quiet),
        line.right() - written.right() - 12.0,
    );
}

/// Writes the question of a button that must be pressed twice.
fn write_question(ui: &Ui, theme: &Theme, line: Rect, question: &str) {
    write(
        ui.painter(),
        line.left_center(),
        Align2::LEFT_CENTER,
        question,
        heavy(text::SMALL),
        ink(theme.shades.accent),
        line.width(),
    );
}

/// Returns `true` if a person is in the room that the player owns.
fn may_remove(net: &Net, person: &PersonInfo) -> bool {
    let me = net.lobby().me();
    let room = net.lobby().room();
    let lobby = net.lobby();
    let is_owner = |room: &RoomInfo| room.owner == me && lobby.home(person.room) == Some(room.id);
    let home = room.and_then(|room| lobby.room_with(room.home.unwrap_or(room.id)));
    Some(person.id) != me && home.is_some_and(is_owner)
}

/// Draws the field for the player's name. Returns the new name once it is confirmed.
fn draw_renaming(ui: &mut Ui, theme: &Theme, name: &mut String) -> Option<Option<String>> {
    let language = ui.language();
    let line = row(ui, 48.0);
    let button = vec2(84.0, line.height());
    let done = sized(pos2(line.right() - button.x, line.top()), button);
    let other = sized(
        pos2(done.left() - 50.0, line.top()),
        vec2(48.0, line.height()),
    );
    let field = between(line.min, pos2(other.left() - 4.0, line.bottom()));
    let response = ui::text_field(
        ui,
        field,
        theme,
        tr!(language, "lobby-own-name"),
        tr!(language, "player-name-hint"),
        MAX_NAME_CHARS,
        name,
    );
    let another = tr!(language, "player-name-another");
    if ui::icon_button(ui, other, theme, Icon::Dices, another).clicked() {
        *name = crate::net::fresh_name(language);
    }
    let by_key =
        response.lost_focus() && ui.input(|input| input.key_pressed(bevy_egui::egui::Key::Enter));
    let by_press = ui::button(
        ui,
        done,
        theme,
        Prominence::Primary,
        None,
        tr!(language, "lobby-rename-done"),
    )
    .clicked();
    (by_key || by_press).then(|| tessella_lobby::tidy_name(name))
}
