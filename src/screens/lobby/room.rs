//! The player's room: its seats and the start of the match.

mod buttons;
mod seats;

use crate::core::language::SpokenLanguage;
use crate::net::Net;
use crate::screens::lobby::lobby_screen::{LobbyScreen, heading};
use crate::screens::lobby::{rooms, tournament};
use crate::text::Text;
use crate::ui;
use bevy_egui::egui::Ui;
use buttons::draw_buttons;
use seats::draw_seat;
use tessella_language::{Language, list, tr};
use tessella_lobby::{RaceGoal, RaceView, RoomInfo, TimeLimit, TournamentStage};

pub(super) fn draw_joined_room(ui: &mut Ui, net: &Net, desk: &mut LobbyScreen) {
    let language = ui.language();
    let Some(room) = net.lobby().room() else {
        return;
    };
    let (game, board) = rooms::titles(room, language);
    heading(ui, &tr!(language, "room-heading", game, board));
    ui::note(ui, &about(room, language));
    // The people of a running tournament have their seats in the rooms of its matches.
    let has_seats = room.tournament != Some(TournamentStage::Running);
    for (at, info) in (0..).zip(&room.seats).filter(|_| has_seats) {
        ui.push_id(at, |ui| draw_seat(ui, net, room, (at, info), desk));
    }
    if !room.spectators.is_empty() {
        let names = room
            .spectators
            .iter()
            .map(|&id| net.lobby().name(id).text(language));
        let names = list(language, names);
        ui::note(ui, &tr!(language, "room-watching", names));
    }
    // Most people in a room play its game: a tournament that nobody has entered comes last.
    let has_tournament = room.tournament.is_some();
    if has_tournament {
        tournament::draw_tournament(ui, net, room, desk);
    }
    draw_buttons(ui, net, room, desk);
    if !has_tournament {
        tournament::draw_tournament(ui, net, room, desk);
    }
}

/// Returns `true` if the player owns a room.
pub(super) fn is_owner(net: &Net, room: &RoomInfo) -> bool {
    room.owner.is_some() && room.owner == net.lobby().me()
}

/// Returns the room's state and rules in a line.
fn about(room: &RoomInfo, language: Language) -> String {
    let goal = room.is_race.then(|| match room.goal {
        RaceGoal::FirstToFinish => tr!(language, "room-rule-first"),
        RaceGoal::FewestMoves => tr!(language, "room-rule-fewest"),
    });
    let limit = match room.limit {
        TimeLimit::None => None,
        TimeLimit::PerMove(seconds) => Some(tr!(language, "room-rule-move", seconds)),
        TimeLimit::PerSeat(seconds) => {
            Some(tr!(language, "room-rule-game", minutes = seconds / 60))
        }
        TimeLimit::Increment { start, seconds } => {
            let minutes = start / 60;
            Some(tr!(language, "room-rule-bonus", minutes, seconds))
        }
    };
    let view = match room.race_view {
        _ if !room.allows_spectators => Some(tr!(language, "room-rule-unwatched")),
        RaceView::Delayed if room.is_race => Some(tr!(language, "room-rule-watched-delayed")),
        RaceView::AfterEnd if room.is_race => Some(tr!(language, "room-rule-watched-after-end")),
        RaceView::Live | RaceView::Delayed | RaceView::AfterEnd => None,
    };
    let mut parts = vec![rooms::state(room, language)];
    parts.extend(goal.map(str::to_owned));
    parts.extend(limit);
    parts.extend(view.map(str::to_owned));
    parts.join(" · ")
}
