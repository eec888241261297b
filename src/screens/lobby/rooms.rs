//! List of rooms, and the button that opens a new one.

use crate::core::language::SpokenLanguage;
use crate::core::theme::space;
use crate::games::about;
use crate::net::Net;
use crate::screens::lobby::lobby_screen::{LobbyAction, LobbyScreen, heading};
use crate::text::Text;
use crate::ui::{self, Button, NOTE, STRONG};
use bevy_egui::egui::Ui;
use lucide_icons::Icon;
use tessella_games::{Game, GameCode};
use tessella_language::{Language, list, tr};
use tessella_lobby::{ClientMessage, RoomInfo, RoomStage, SeatOccupant, TournamentStage};

pub(super) fn draw_room_list(ui: &mut Ui, net: &Net, desk: &mut LobbyScreen) {
    let language = ui.language();
    heading(ui, tr!(language, "lobby-rooms"));
    let open = Button::new(tr!(language, "room-open")).icon(Icon::Plus);
    if open.primary().show(ui).clicked() {
        desk.chooses = true;
    }
    let mut rooms = net
        .lobby()
        .rooms()
        .filter(|room| room.home.is_none())
        .peekable();
    if rooms.peek().is_none() {
        ui::note(ui, tr!(language, "room-list-empty"));
    }
    for room in rooms {
        ui.push_id(room.id.0, |ui| {
            ui::panel(ui, |ui| draw_room(ui, net, room, desk));
        });
    }
}

/// Returns the code of a room's game; `None` if this program cannot read it.
pub(super) fn code(room: &RoomInfo) -> Option<GameCode> {
    format!("{}#1", room.summary).parse().ok()
}

/// Returns the names of a room's game and board.
pub(super) fn titles(room: &RoomInfo, language: Language) -> (String, String) {
    let Some(code) = code(room) else {
        return (room.summary.clone(), String::new());
    };
    let game = code.setup.game().text(language);
    let board = code.setup.plan().text(language);
    if room.is_race {
        (game, tr!(language, "room-race-board", board))
    } else {
        (game, board)
    }
}

/// Returns the state of a room as text.
pub(super) fn state(room: &RoomInfo, language: Language) -> String {
    match room.stage {
        _ if room.tournament == Some(TournamentStage::Running) => {
            tr!(language, "room-state-tournament").to_owned()
        }
        RoomStage::Playing => tr!(language, "room-state-playing").to_owned(),
        RoomStage::Generating => tr!(language, "room-state-generating").to_owned(),
        RoomStage::Waiting | RoomStage::Over => {
            let occupants = room.seats.iter().map(|seat| seat.occupant);
            let is_taken = |occupant: &SeatOccupant| *occupant != SeatOccupant::Empty;
            let taken = occupants.filter(is_taken).count();
            tr!(
                language,
                "room-state-seats",
                taken,
                seats = room.seats.len()
            )
        }
    }
}

/// Draws what is played in a room, who sits there, and the ways in.
fn draw_room(ui: &mut Ui, net: &Net, room: &RoomInfo, desk: &mut LobbyScreen) {
    let language = ui.language();
    ui.spacing_mut().item_spacing.y = space::TINY;
    let (game, board) = titles(room, language);
    let title = tr!(language, "room-heading", game, board);
    ui::label(ui, STRONG, &title);
    let seated = room.seats.iter().filter_map(|seat| match seat.occupant {
        SeatOccupant::Person(id) => Some(net.lobby().name(id).text(language)),
        SeatOccupant::Computer(_) => Some(tr!(language, "room-seated-computer").to_owned()),
        SeatOccupant::Empty => None,
    });
    let seated = list(language, seated);
    ui::note(ui, &format!("{} · {seated}", state(room, language)));
    draw_ways_in(ui, room, desk);
}

/// Draws the buttons by which the player takes a seat or watches, or tells why there is no seat.
fn draw_ways_in(ui: &mut Ui, room: &RoomInfo, desk: &mut LobbyScreen) {
    let language = ui.language();
    let mut seats = room.seats.iter();
    let is_full = seats.all(|seat| seat.occupant != SeatOccupant::Empty);
    let reason = match room.stage {
        _ if room.tournament == Some(TournamentStage::Running) => {
            Some(tr!(language, "room-list-tournament"))
        }
        RoomStage::Playing => Some(tr!(language, "room-list-begun")),
        _ if is_full => Some(tr!(language, "room-list-full")),
        _ => None,
    };
    let sit = Button::new(tr!(language, "room-sit")).primary();
    let watch = Button::new(tr!(language, "room-watch-short")).on_card();
    let [sits, watches] = match (reason, room.allows_spectators) {
        (None, true) => ui::buttons(ui, [sit, watch]).map(|button| button.clicked()),
        (None, false) => [sit.show(ui).clicked(), false],
        (Some(reason), true) => {
            let half = ui.available_width() / 2.0;
            let reason = |ui: &mut Ui| ui::lines(ui, &[(NOTE, reason)]);
            let watch = |ui: &mut Ui| watch.show(ui).clicked();
            [false, ui::beside(ui, half, reason, watch).1]
        }
        (Some(reason), false) => {
            ui::note(ui, reason);
            [false; 2]
        }
    };
    if sits {
        desk.send(ClientMessage::TakeSeat(room.id, None));
    }
    if watches {
        desk.send(ClientMessage::Watch(room.id));
    }
}

/// Draws the games to choose from for a new room.
pub(super) fn choose_game(ui: &mut Ui, desk: &mut LobbyScreen) {
    let language = ui.language();
    heading(ui, tr!(language, "room-choose-game"));
    for &game in Game::ALL {
        let title = game.text(language);
        let card = ui::card(ui, &title, |ui| {
            ui.spacing_mut().item_spacing.y = space::TINY;
            ui::label(ui, STRONG, &title);
            ui::note(ui, (about(game).tagline)(language));
        });
        if card.clicked() {
            desk.wanted = Some(LobbyAction::Open(game));
        }
    }
    let back = Button::new(tr!(language, "room-choose-back"));
    if back.show(ui).clicked() {
        desk.chooses = false;
    }
}
