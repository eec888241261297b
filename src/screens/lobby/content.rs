//! Rooms, people and chat of the lobby, side by side or one at a time.

use crate::core::language::SpokenLanguage;
use crate::core::layout::TARGET;
use crate::core::theme::space;
use crate::net::Net;
use crate::screens::lobby::lobby_screen::{LobbyScreen, Part};
use crate::screens::lobby::{chat, people, room, rooms};
use crate::ui;
use bevy_egui::egui::{Ui, vec2};
use tessella_language::tr;

/// Height below which people and chat are not shown together, in points.
const LOW: f32 = 200.0;
/// Height of a person and the space below, in points.
const PERSON: f32 = 60.0;

/// Draws rooms beside people and chat.
pub(super) fn draw_wide(ui: &mut Ui, net: &mut Net, desk: &mut LobbyScreen) {
    let [left, right] = &mut ui::two_columns(ui);
    draw_main(left, net, desk);
    let area = right.available_rect_before_wrap();
    let is_low = area.height() < LOW;
    if !is_low {
        let most = TARGET + PERSON * net.lobby().people().count() as f32;
        let height = most.min(area.height() * 0.4);
        let (people, _) = area.split_top_bottom_at_y(area.top() + height);
        people::draw_people_list(&mut ui::inside(right, people), net, desk);
        right.advance_cursor_after_rect(people);
    } else if desk.name.is_some() && !desk.is_chatting {
        // Beside the on-screen keyboard, a low window has room only for the part that is written in.
        people::draw_people_list(&mut ui::inside(right, area), net, desk);
        return;
    }
    chat::draw_chat(right, net, desk);
    net.read_all();
}

/// Draws rooms, people or chat, and the choice between them below.
pub(super) fn draw_narrow(ui: &mut Ui, net: &mut Net, desk: &mut LobbyScreen) {
    let area = ui.available_rect_before_wrap();
    let top = area.bottom() - space::SMALL - desk.tabs_height.max(TARGET);
    let mut tabs = ui::inside(ui, area.with_min_y(top));
    draw_tabs(&mut tabs, net, &mut desk.part);
    let height = tabs.min_rect().height();
    if (height - desk.tabs_height).abs() > f32::EPSILON {
        // The next frame has room for all of its rows.
        desk.tabs_height = height;
        ui.ctx().request_repaint();
    }
    let ui = &mut ui::inside(ui, area.with_max_y((top - space::SMALL).max(area.top())));
    match desk.part {
        Part::Rooms => draw_main(ui, net, desk),
        Part::People => people::draw_people_list(ui, net, desk),
        Part::Chat => {
            chat::draw_chat(ui, net, desk);
            net.read_all();
        }
    }
}

/// Draws the choice between rooms, people and chat.
fn draw_tabs(ui: &mut Ui, net: &Net, part: &mut Part) {
    let language = ui.language();
    let lobby = net.lobby();
    let rooms = lobby.rooms().filter(|room| room.home.is_none()).count();
    // While the connection is lost, people and rooms are unknown.
    let is_known = lobby.me().is_some();
    let here = match lobby.room() {
        _ if !is_known => tr!(language, "lobby-rooms").to_owned(),
        Some(_) => tr!(language, "lobby-own-room").to_owned(),
        None => tr!(language, "lobby-rooms-count", rooms),
    };
    let people = match lobby.people().count() {
        _ if !is_known => tr!(language, "lobby-people").to_owned(),
        people => tr!(language, "lobby-people-count", people),
    };
    let chat = match (net.unread(), *part) {
        (0, _) | (_, Part::Chat) => tr!(language, "chat").to_owned(),
        (messages, _) => tr!(language, "chat-unread", messages),
    };
    let parts = [
        (Part::Rooms, here),
        (Part::People, people),
        (Part::Chat, chat),
    ];
    ui::choice(ui, tr!(language, "lobby-show"), &parts, part);
}

/// Draws the player's room, the list of rooms, or the choice of a game for a new room.
fn draw_main(ui: &mut Ui, net: &Net, desk: &mut LobbyScreen) {
    ui::scrolled(ui, "rooms", |ui| {
        ui.spacing_mut().item_spacing = vec2(space::SMALL, space::SMALL);
        if net.lobby().me().is_none() {
            ui::note(ui, tr!(ui.language(), "room-list-unknown"));
        } else if net.lobby().room().is_some() {
            desk.chooses = false;
            room::draw_joined_room(ui, net, desk);
        } else if desk.chooses {
            rooms::choose_game(ui, desk);
        } else {
            desk.shows_rooms = true;
            rooms::draw_room_list(ui, net, desk);
        }
        ui.add_space(space::MEDIUM);
    });
}
