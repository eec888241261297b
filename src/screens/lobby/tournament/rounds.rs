//! Rounds of a tournament: the matches of the current one, the bracket and the standings.

use crate::core::language::SpokenLanguage;
use crate::net::Net;
use crate::screens::lobby::bracket;
use crate::screens::lobby::entrants::name;
use crate::screens::lobby::lobby_screen::LobbyScreen;
use crate::ui::{self, BODY, Button};
use bevy_egui::egui::{Align, Layout, Ui};
use tessella_language::{Language, tr};
use tessella_lobby::{
    ClientMessage, Pairing, PairingResult, RoomId, Standing, TournamentInfo, TournamentKind,
};

/// Width of the button that leads to a match, in points.
const WATCH: f32 = 96.0;
/// Width of the score in the standings, in points.
const SCORE: f32 = 120.0;

/// Draws the pairings of the current round, the player's own first.
pub(super) fn draw_round(ui: &mut Ui, net: &Net, info: &TournamentInfo, desk: &mut LobbyScreen) {
    let language = ui.language();
    let round = info.rounds.get(usize::from(info.round));
    let pairings = round.map_or(&[][..], Vec::as_slice);
    let has_begun = !info.rooms.is_empty();
    let is_played = |pairing: &Pairing| pairing.result.is_some();
    let begins_soon = !has_begun && !pairings.iter().all(is_played);
    let (round, rounds) = (u32::from(info.round) + 1, info.rounds.len());
    let is_final = info.kind == TournamentKind::KnockOut && pairings.len() == 1;
    let label = match (info.kind, begins_soon) {
        _ if is_final && begins_soon => tr!(language, "tournament-final-soon").to_owned(),
        _ if is_final => tr!(language, "tournament-final").to_owned(),
        (TournamentKind::RoundRobin, true) => {
            tr!(language, "tournament-round-of-soon", round, rounds)
        }
        (TournamentKind::RoundRobin, false) => {
            tr!(language, "tournament-round-of", round, rounds)
        }
        (TournamentKind::KnockOut, true) => tr!(language, "tournament-round-soon", round),
        (TournamentKind::KnockOut, false) => tr!(language, "tournament-round", round),
    };
    ui::note(ui, &label);
    let own = net.lobby().entrant();
    let is_own = |pairing: &Pairing| own.is_some_and(|own| pairing.has(own));
    // The bracket shows the byes of the others.
    let is_listed = |pairing: &Pairing| {
        info.kind == TournamentKind::RoundRobin || pairing.second.is_some() || is_own(pairing)
    };
    let mut ordered: Vec<(u8, &Pairing)> = (0..)
        .zip(pairings)
        .filter(|&(_, pairing)| is_listed(pairing))
        .collect();
    ordered.sort_by_key(|&(_, pairing)| !is_own(pairing));
    for (at, pairing) in ordered {
        let room = info.rooms.iter().find(|&&(of, _)| of == at);
        let room = room.map(|&(_, room)| room);
        draw_pairing(ui, info, (pairing, is_own(pairing)), room, desk);
    }
}

fn draw_pairing(
    ui: &mut Ui,
    info: &TournamentInfo,
    (pairing, is_own): (&Pairing, bool),
    room: Option<RoomId>,
    desk: &mut LobbyScreen,
) {
    let language = ui.language();
    let label = match pairing.second {
        Some(second) => pairing_words(info, pairing, second, language),
        None => {
            let name = name(info, pairing.first, language);
            tr!(language, "tournament-no-match", name)
        }
    };
    let words = [(BODY.bold_if(is_own), label)];
    let Some(room) = room.filter(|_| pairing.result.is_none()) else {
        ui::entry(ui, &words, 0.0, |_| {});
        return;
    };
    let watch = Button::new(tr!(language, "room-watch-short")).on_card();
    let pressed = ui.push_id(room.0, |ui| {
        ui::entry(ui, &words, WATCH, |ui| watch.show(ui).clicked())
    });
    if pressed.inner {
        desk.send(ClientMessage::Watch(room));
    }
}

/// Returns the names of both entrants of a pairing, and its result.
fn pairing_words(
    info: &TournamentInfo,
    pairing: &Pairing,
    second: u8,
    language: Language,
) -> String {
    let first = name(info, pairing.first, language);
    let second = name(info, second, language);
    let result = match (pairing.result, pairing.draws) {
        (Some(PairingResult::FirstWon), _) => "1–0",
        (Some(PairingResult::SecondWon), _) => "0–1",
        (Some(PairingResult::Draw), _) => tr!(language, "tournament-draw"),
        (Some(PairingResult::NeitherWon), _) => tr!(language, "tournament-not-played"),
        (None, 0) => return format!("{first} – {second}"),
        (None, draws) => {
            return tr!(language, "tournament-after-draws", first, second, draws);
        }
    };
    format!("{first} – {second}: {result}")
}

/// Draws the bracket of a knock-out, and the standings.
pub(super) fn draw_results(ui: &mut Ui, net: &Net, info: &TournamentInfo) {
    let language = ui.language();
    let own = net.lobby().entrant();
    if info.kind == TournamentKind::KnockOut {
        bracket::draw_bracket(ui, info, own);
    }
    for line in &info.standings {
        let style = BODY.bold_if(own == Some(line.entrant));
        let left = format!("{}. {}", line.place, name(info, line.entrant, language));
        let right = score_words(info.kind, line, language);
        ui::beside(
            ui,
            SCORE,
            |ui| ui::label(ui, style, &left),
            |ui| {
                ui.with_layout(Layout::top_down(Align::Max), |ui| ui::note(ui, &right));
            },
        );
    }
}

/// Returns the points of a round robin, or the matches won in a knock-out.
fn score_words(kind: TournamentKind, line: &Standing, language: Language) -> String {
    match kind {
        TournamentKind::KnockOut => tr!(language, "tournament-won", games = line.won),
        TournamentKind::RoundRobin => {
            let half = if line.points % 2 == 1 { "½" } else { "" };
            let whole = match (line.points / 2, half) {
                (0, "½") => String::new(),
                (whole, _) => whole.to_string(),
            };
            let played = line.won + line.drawn + line.lost;
            let points = format!("{whole}{half}");
            tr!(language, "tournament-points", points, games = played)
        }
    }
}
