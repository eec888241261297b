//! List of people connected to the server.

use crate::core::language::SpokenLanguage;
use crate::core::layout::TARGET;
use crate::core::theme::space;
use crate::core::{NetRequest, Question};
use crate::net::Net;
use crate::screens::lobby::entry::{QUESTION, name_field};
use crate::screens::lobby::lobby_screen::{LobbyScreen, heading};
use crate::ui::{self, BODY, Button, NOTE, TextStyle};
use bevy_egui::egui::{Ui, vec2};
use lucide_icons::Icon;
use tessella_language::{Language, tr};
use tessella_lobby::{ClientMessage, PersonInfo, Presence, RoomInfo, tidy_name};

/// Width of the button that confirms the player's new name, in points.
const DONE: f32 = 96.0;

pub(super) fn draw_people_list(ui: &mut Ui, net: &Net, desk: &mut LobbyScreen) {
    ui::scrolled(ui, "people", |ui| {
        ui.spacing_mut().item_spacing = vec2(space::SMALL, space::TINY);
        heading(ui, tr!(ui.language(), "lobby-people"));
        let me = net.lobby().me();
        for person in net.lobby().people() {
            match desk.name.take_if(|_| Some(person.id) == me) {
                Some(name) => draw_renaming(ui, name, desk),
                None => draw_person(ui, net, person, desk),
            }
        }
    });
}

fn draw_person(ui: &mut Ui, net: &Net, person: &PersonInfo, desk: &mut LobbyScreen) {
    let language = ui.language();
    let name = &person.name;
    let is_me = Some(person.id) == net.lobby().me();
    let is_muted = net.lobby().is_muted(person.id);
    let may_remove = may_remove(net, person);
    let words = words(person, is_me, desk.asked, language);
    let width = if may_remove { 3.0 * TARGET } else { TARGET };
    ui::entry(ui, &words, width, |ui| {
        if may_remove {
            if ui::add_icon(ui, Icon::UserMinus, &tr!(language, "lobby-remove", name)) {
                desk.send(ClientMessage::Kick(person.id, false));
            }
            if ui::add_icon(ui, Icon::Ban, &tr!(language, "lobby-ban", name)) {
                desk.send(ClientMessage::Kick(person.id, true));
            }
        }
        let (sign, label) = match (is_me, is_muted) {
            (true, _) => (Icon::Pencil, tr!(language, "lobby-change-name").to_owned()),
            (false, true) => (Icon::VolumeX, tr!(language, "lobby-unmute", name)),
            (false, false) => (Icon::Volume2, tr!(language, "lobby-mute", name)),
        };
        if ui::add_icon(ui, sign, &label) {
            if is_me {
                desk.name = Some(name.clone());
            } else {
                desk.request(NetRequest::Mute(person.id, !is_muted));
            }
        }
    });
}

/// Returns the name of a person and what they do, or the question of a button that must be pressed twice.
fn words(
    person: &PersonInfo,
    is_me: bool,
    asked: Option<Question>,
    language: Language,
) -> Vec<(TextStyle, String)> {
    let name = &person.name;
    match asked {
        Some(Question::RemoveFromRoom(id)) if id == person.id => {
            return vec![(QUESTION, tr!(language, "lobby-remove-again", name))];
        }
        Some(Question::BanFromRoom(id)) if id == person.id => {
            return vec![(QUESTION, tr!(language, "lobby-ban-again", name))];
        }
        _ => {}
    }
    let name = if is_me {
        tr!(language, "lobby-name-own", name)
    } else {
        name.clone()
    };
    let state = match (person.presence, person.room) {
        (Presence::Disconnected(seconds), _) => Some(tr!(language, "lobby-cut-off", seconds)),
        (Presence::Connected, Some(_)) => Some(tr!(language, "lobby-in-room").to_owned()),
        (Presence::Connected, None) => None,
    };
    let mut words = vec![(BODY.bold_if(is_me), name)];
    words.extend(state.map(|state| (NOTE, state)));
    words
}

/// Returns `true` if a person is in the room that the player owns.
fn may_remove(net: &Net, person: &PersonInfo) -> bool {
    let lobby = net.lobby();
    let me = lobby.me();
    let is_owner = |room: &RoomInfo| room.owner == me && lobby.home(person.room) == Some(room.id);
    let home = lobby.room().map(|room| room.home.unwrap_or(room.id));
    let home = home.and_then(|home| lobby.room_with(home));
    Some(person.id) != me && home.is_some_and(is_owner)
}

/// Draws the field for the player's name, until the new one is confirmed.
fn draw_renaming(ui: &mut Ui, mut name: String, desk: &mut LobbyScreen) {
    let language = ui.language();
    let done = tr!(language, "lobby-rename-done");
    let (field, is_done) = ui::beside(
        ui,
        DONE,
        |ui| name_field(ui, tr!(language, "lobby-own-name"), &mut name),
        |ui| Button::new(done).primary().show(ui).clicked(),
    );
    if !is_done && !ui::is_confirmed(&field) {
        desk.name = Some(name);
    } else if let Some(name) = tidy_name(&name) {
        desk.send(ClientMessage::Rename(name));
    }
}
