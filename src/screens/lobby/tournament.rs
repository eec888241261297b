//! The tournament of the player's room: its entrants, the matches of the current round, and the standings.

mod registration;
mod rounds;

use crate::core::Question;
use crate::core::language::SpokenLanguage;
use crate::net::Net;
use crate::screens::lobby::entry::careful_button;
use crate::screens::lobby::lobby_screen::{LobbyScreen, heading};
use crate::screens::lobby::room::is_owner;
use crate::ui;
use bevy_egui::egui::Ui;
use registration::{draw_entry, draw_open, draw_start};
use rounds::{draw_results, draw_round};
use tessella_language::tr;
use tessella_lobby::{
    ClientMessage, MIN_ENTRANTS, RoomInfo, TimeLimit, TournamentInfo, TournamentStage,
    tournament_limit,
};

/// Draws the tournament of a room, or the button that opens one where that is possible.
pub(super) fn draw_tournament(ui: &mut Ui, net: &Net, room: &RoomInfo, desk: &mut LobbyScreen) {
    let language = ui.language();
    let is_possible = room.allows_spectators && (room.is_race || room.seats.len() == 2);
    let info = net.lobby().tournament();
    if room.home.is_some() || info.is_none() && !is_possible {
        return;
    }
    heading(ui, tr!(language, "tournament"));
    let is_owner = is_owner(net, room);
    let Some(info) = info else {
        let words = tr!(language, "tournament-possible", least = MIN_ENTRANTS);
        ui::note(ui, &words);
        draw_clock(ui, room);
        draw_entry(ui, false, desk);
        return;
    };
    match info.stage {
        TournamentStage::Open => {
            draw_clock(ui, room);
            draw_open(ui, net, info, desk);
            if is_owner {
                draw_start(ui, room, info, desk);
            } else {
                ui::note(ui, tr!(language, "tournament-owner-starts"));
            }
        }
        TournamentStage::Running => {
            draw_clock(ui, room);
            draw_round(ui, net, info, desk);
            draw_results(ui, net, info);
            draw_running_buttons(ui, net, info, is_owner, desk);
        }
        TournamentStage::Over => {
            ui::note(ui, tr!(language, "tournament-over"));
            draw_results(ui, net, info);
            let again = tr!(language, "tournament-new-again");
            let labels = [tr!(language, "tournament-new"), again];
            if is_owner && careful_button(ui, desk, Question::NewTournament, labels) {
                desk.send(ClientMessage::EnterTournament);
            }
        }
    }
}

/// Tells the clock of the games, where that of the room does not.
fn draw_clock(ui: &mut Ui, room: &RoomInfo) {
    if room.limit != TimeLimit::None {
        return;
    }
    let language = ui.language();
    let words = match tournament_limit(room.limit, room.is_race) {
        TimeLimit::PerMove(seconds) => {
            tr!(language, "tournament-clock-move", minutes = seconds / 60)
        }
        TimeLimit::PerSeat(seconds) => {
            tr!(language, "tournament-clock-race", minutes = seconds / 60)
        }
        TimeLimit::None | TimeLimit::Increment { .. } => return,
    };
    ui::note(ui, &words);
}

fn draw_running_buttons(
    ui: &mut Ui,
    net: &Net,
    info: &TournamentInfo,
    is_owner: bool,
    desk: &mut LobbyScreen,
) {
    let language = ui.language();
    let own = net.lobby().entrant();
    // Those who are out have nothing to withdraw from.
    if own.is_some_and(|own| info.has_games_left(own)) {
        draw_entry(ui, net.lobby().has_tournament_games(), desk);
    }
    let again = tr!(language, "tournament-end-again");
    let labels = [tr!(language, "tournament-end"), again];
    if is_owner && careful_button(ui, desk, Question::EndTournament, labels) {
        desk.send(ClientMessage::EndTournament);
    }
}
