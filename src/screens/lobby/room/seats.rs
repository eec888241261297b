//! Seats of the player's room.

use super::is_owner;
use crate::core::language::SpokenLanguage;
use crate::net::Net;
use crate::screens::lobby::level_buttons::{LEVEL_BUTTONS, draw_level_buttons};
use crate::screens::lobby::lobby_screen::LobbyScreen;
use crate::text::Text;
use crate::ui::{self, BODY, Button, NOTE, STRONG};
use bevy_egui::egui::Ui;
use tessella_games::Level;
use tessella_language::{Language, tr};
use tessella_lobby::{ClientMessage, Presence, RoomInfo, RoomStage, SeatInfo, SeatOccupant};

/// Width of the button on a seat, in points.
const SEAT_BUTTON: f32 = 126.0;

pub(super) fn draw_seat(
    ui: &mut Ui,
    net: &Net,
    room: &RoomInfo,
    (at, info): (u8, &SeatInfo),
    desk: &mut LobbyScreen,
) {
    let language = ui.language();
    let name = net.lobby().seat_name(at).map(|name| name.text(language));
    let name = match name {
        Some(name) if net.lobby().seat() == Some(at) => tr!(language, "lobby-name-own", name),
        Some(name) => name,
        None => tr!(language, "room-seat-empty", number = at + 1),
    };
    let words = match seat_state(net, room, info, language) {
        Some(state) => vec![(STRONG, name), (NOTE, state)],
        None => vec![(BODY.quiet(), name)],
    };
    if let Some(level) = adjustable_level(net, room, info.occupant) {
        let chosen = ui::entry(ui, &words, LEVEL_BUTTONS, |ui| {
            draw_level_buttons(ui, level)
        });
        if let Some(level) = chosen {
            desk.send(ClientMessage::SetComputer(at, level));
        }
    } else if let Some((label, ask)) = seat_button(net, room, at, info.occupant, language) {
        let button = Button::new(label).on_card();
        if ui::entry(ui, &words, SEAT_BUTTON, |ui| button.show(ui).clicked()) {
            desk.send(ask);
        }
    } else {
        ui::entry(ui, &words, 0.0, |_| {});
    }
}

/// Returns the text below the name on a seat that is taken.
fn seat_state(net: &Net, room: &RoomInfo, info: &SeatInfo, language: Language) -> Option<String> {
    let presence = match info.occupant {
        SeatOccupant::Empty => return None,
        SeatOccupant::Computer(_) => None,
        SeatOccupant::Person(id) => net.lobby().person(id).map(|person| person.presence),
    };
    if let Some(Presence::Disconnected(seconds)) = presence {
        return Some(tr!(language, "lobby-cut-off", seconds));
    }
    let state = match room.stage {
        RoomStage::Playing => tr!(language, "room-seat-plays"),
        _ if info.ready => tr!(language, "room-seat-ready"),
        _ => tr!(language, "room-seat-not-ready"),
    };
    let (played, won) = (info.score.played, info.score.won);
    Some(match played {
        0 => state.to_owned(),
        games => format!("{state} · {}", tr!(language, "room-seat-won", won, games)),
    })
}

/// Returns the label of the button on a seat, and the request that it sends.
fn seat_button(
    net: &Net,
    room: &RoomInfo,
    at: u8,
    occupant: SeatOccupant,
    language: Language,
) -> Option<(&'static str, ClientMessage)> {
    let waits = room.stage != RoomStage::Playing && room.home.is_none();
    let is_seated = net.lobby().seat().is_some();
    match occupant {
        SeatOccupant::Empty if waits && is_owner(net, room) && !room.is_race => Some((
            tr!(language, "room-seat-computer"),
            ClientMessage::SetComputer(at, Some(Level::Medium)),
        )),
        SeatOccupant::Empty if waits && !is_seated => Some((
            tr!(language, "room-seat-sit"),
            ClientMessage::TakeSeat(room.id, Some(at)),
        )),
        _ => None,
    }
}

/// Returns the level of the computer in a seat that the player may change.
fn adjustable_level(net: &Net, room: &RoomInfo, occupant: SeatOccupant) -> Option<Level> {
    match occupant {
        SeatOccupant::Computer(level) if room.stage != RoomStage::Playing => {
            is_owner(net, room).then_some(level)
        }
        _ => None,
    }
}
