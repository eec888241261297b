//! Buttons below the seats of the player's room.

use super::is_owner;
use crate::core::language::SpokenLanguage;
use crate::core::{NetRequest, Question};
use crate::net::Net;
use crate::screens::lobby::entry::careful_button;
use crate::screens::lobby::lobby_screen::LobbyScreen;
use crate::ui::{self, Button};
use bevy_egui::egui::Ui;
use tessella_language::{Language, tr};
use tessella_lobby::{ClientMessage, RoomInfo, RoomStage, SeatInfo, SeatOccupant, TournamentStage};

/// Returns the label of the main button, and its request. In the rooms of a tournament the server starts the matches.
fn main_button(
    net: &Net,
    room: &RoomInfo,
    language: Language,
) -> Option<(&'static str, NetRequest)> {
    let seat = net.lobby().seat();
    let own = seat.and_then(|seat| room.seats.get(usize::from(seat)));
    let is_taken = |seat: &SeatInfo| seat.occupant != SeatOccupant::Empty;
    let has_boards = net
        .lobby()
        .game()
        .is_some_and(|game| !game.boards.is_empty());
    Some(match (room.stage, own) {
        (RoomStage::Playing, Some(_)) => (tr!(language, "room-to-game"), NetRequest::Show),
        (RoomStage::Playing, None) if !has_boards => {
            (tr!(language, "room-boards-later"), NetRequest::Show)
        }
        (RoomStage::Playing, None) => (tr!(language, "room-watch"), NetRequest::Show),
        _ if room.home.is_some() => {
            let is_awaited = own.is_some() && net.lobby().is_in_undecided_match();
            let home = room.home.filter(|_| !is_awaited)?;
            let request = NetRequest::Send(ClientMessage::Watch(home));
            (tr!(language, "room-to-tournament"), request)
        }
        _ if room.tournament == Some(TournamentStage::Running) => return None,
        (_, Some(own)) => {
            let others = (0..).zip(&room.seats);
            let others = others.filter(|&(at, _)| Some(at) != seat);
            let mut others = others.map(|(_, other)| other);
            let enough = if room.is_race {
                others.clone().any(is_taken)
            } else {
                others.clone().all(is_taken)
            };
            let ready = others.all(|other| other.ready || !is_taken(other));
            let label = match (own.ready, enough && ready) {
                (true, _) => tr!(language, "room-not-ready"),
                (false, true) => tr!(language, "room-start"),
                (false, false) => tr!(language, "room-ready"),
            };
            (label, NetRequest::Send(ClientMessage::SetReady(!own.ready)))
        }
        (_, None) if room.seats.iter().all(is_taken) => return None,
        (_, None) => (
            tr!(language, "room-sit"),
            NetRequest::Send(ClientMessage::TakeSeat(room.id, None)),
        ),
    })
}

pub(super) fn draw_buttons(ui: &mut Ui, net: &Net, room: &RoomInfo, desk: &mut LobbyScreen) {
    let language = ui.language();
    let leaves_tournament = net.lobby().has_tournament_games();
    let label = match (net.loses_by_leaving(), desk.asked) {
        (true, Some(Question::ForfeitReason)) if leaves_tournament => {
            tr!(language, "room-leave-again")
        }
        (true, Some(Question::ForfeitReason)) => tr!(language, "room-forfeit-again"),
        (true, _) if leaves_tournament => tr!(language, "room-leave-tournament"),
        (true, _) => tr!(language, "room-forfeit"),
        (false, _) => tr!(language, "room-leave"),
    };
    let leave = Button::new(label);
    let leaves = match main_button(net, room, language) {
        Some((label, request)) => {
            let [main, leave] = ui::buttons(ui, [Button::new(label).primary(), leave]);
            if main.clicked() {
                desk.request(request);
            }
            leave.clicked()
        }
        None => leave.show(ui).clicked(),
    };
    if leaves {
        desk.send(ClientMessage::LeaveRoom);
    }
    let is_idle =
        room.stage != RoomStage::Playing && room.tournament != Some(TournamentStage::Running);
    if is_owner(net, room) && is_idle {
        let labels = [
            tr!(language, "room-close"),
            tr!(language, "room-close-again"),
        ];
        if careful_button(ui, desk, Question::CloseOwnRoom, labels) {
            desk.send(ClientMessage::CloseRoom);
        }
    }
}
