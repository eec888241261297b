//! A tournament before it starts: who has entered, and how it is played.

use crate::core::Question;
use crate::core::language::SpokenLanguage;
use crate::net::Net;
use crate::screens::lobby::entrants::{name, names};
use crate::screens::lobby::level_buttons::{LEVEL_BUTTONS, draw_level_buttons};
use crate::screens::lobby::lobby_screen::LobbyScreen;
use crate::ui::{self, Button, STRONG};
use bevy_egui::egui::Ui;
use tessella_games::Level;
use tessella_language::{list, tr};
use tessella_lobby::{
    ClientMessage, MAX_ENTRANTS, MIN_ENTRANTS, RoomInfo, TournamentInfo, TournamentKind,
};

/// Draws the button by which the player enters or withdraws.
pub(super) fn draw_entry(ui: &mut Ui, has_entered: bool, desk: &mut LobbyScreen) {
    let language = ui.language();
    let label = match (has_entered, desk.asked) {
        (true, Some(Question::Withdraw)) => tr!(language, "tournament-withdraw-again"),
        (true, _) => tr!(language, "tournament-withdraw"),
        (false, _) => tr!(language, "tournament-enter"),
    };
    if Button::new(label).show(ui).clicked() {
        desk.send(if has_entered {
            ClientMessage::Withdraw
        } else {
            ClientMessage::EnterTournament
        });
    }
}

/// Draws who has entered, and the button by which the player does.
pub(super) fn draw_open(ui: &mut Ui, net: &Net, info: &TournamentInfo, desk: &mut LobbyScreen) {
    let language = ui.language();
    let names = names(info, language);
    if names.is_empty() {
        ui::note(ui, tr!(language, "tournament-empty"));
    } else {
        let (people, names) = (names.len(), list(language, &names));
        ui::note(ui, &tr!(language, "tournament-entered", people, names));
    }
    draw_entry(ui, net.lobby().entrant().is_some(), desk);
}

/// Draws what the owner does before a tournament: computers enter, and it starts.
pub(super) fn draw_start(
    ui: &mut Ui,
    room: &RoomInfo,
    info: &TournamentInfo,
    desk: &mut LobbyScreen,
) {
    let language = ui.language();
    if !room.is_race {
        draw_computers(ui, info, desk);
    }
    if info.entrants.len() < usize::from(MIN_ENTRANTS) {
        let words = tr!(language, "tournament-too-few", least = MIN_ENTRANTS);
        ui::note(ui, &words);
        return;
    }
    let round_robin = Button::new(tr!(language, "tournament-start-round-robin"));
    if round_robin.show(ui).clicked() {
        desk.send(ClientMessage::StartTournament(TournamentKind::RoundRobin));
    }
    let knock_out = Button::new(tr!(language, "tournament-start-knock-out"));
    if knock_out.show(ui).clicked() {
        desk.send(ClientMessage::StartTournament(TournamentKind::KnockOut));
    }
}

/// Draws the computers that have entered, with their levels, and the button that adds one.
fn draw_computers(ui: &mut Ui, info: &TournamentInfo, desk: &mut LobbyScreen) {
    let language = ui.language();
    let entrants = (0..).zip(&info.entrants);
    let computers = entrants.filter_map(|(at, entrant)| Some((at, entrant.computer?)));
    let (mut index, mut level) = (0, Level::Medium);
    for (at, of_computer) in computers {
        let words = [(STRONG, name(info, at, language))];
        let chosen = ui.push_id(("entrant", index), |ui| {
            ui::entry(ui, &words, LEVEL_BUTTONS, |ui| {
                draw_level_buttons(ui, of_computer)
            })
        });
        if let Some(level) = chosen.inner {
            desk.send(ClientMessage::SetTournamentComputer(index, level));
        }
        (index, level) = (index + 1, of_computer);
    }
    let is_full = info.entrants.len() >= usize::from(MAX_ENTRANTS);
    let add = Button::new(tr!(language, "tournament-add-computer"));
    if !is_full && add.show(ui).clicked() {
        desk.send(ClientMessage::SetTournamentComputer(index, Some(level)));
    }
}
