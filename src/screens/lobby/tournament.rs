//! The tournament of the player's room: its entrants, the matches of the current round, and the standings.

use crate::core::Question;
use crate::core::language::SpokenLanguage;
use crate::net::Net;
use crate::screens::lobby::bracket;
use crate::screens::lobby::entrants::{name, names};
use crate::screens::lobby::entry::{beside, careful_button, entry};
use crate::screens::lobby::level_buttons::{LEVEL_BUTTONS, draw_level_buttons};
use crate::screens::lobby::lobby_screen::{LobbyScreen, heading};
use crate::screens::lobby::room::is_owner;
use crate::ui::{self, BODY, Button, STRONG};
use bevy_egui::egui::{Align, Layout, Ui};
use tessella_games::Level;
use tessella_language::{Language, list, tr};
use tessella_lobby::{
    ClientMessage, MAX_ENTRANTS, MIN_ENTRANTS, Pairing, PairingResult, RoomId, RoomInfo, Standing,
    TimeLimit, TournamentInfo, TournamentKind, TournamentStage, tournament_limit,
};

/// Width of the button that leads to a match, in points.
const WATCH: f32 = 96.0;
/// Width of the score in the standings, in points.
const SCORE: f32 = 120.0;

/// Draws the tournament of a room, or the button that opens one where that is possible.
pub(super) fn draw(ui: &mut Ui, net: &Net, room: &RoomInfo, desk: &mut LobbyScreen) {
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

/// Draws the button by which the player enters or withdraws.
fn draw_entry(ui: &mut Ui, has_entered: bool, desk: &mut LobbyScreen) {
    let language = ui.language();
    let label = match (has_entered, desk.asked) {
        (true, Some(Question::Withdraw)) => tr!(language, "tournament-withdraw-again"),
        (true, _) => tr!(language, "tournament-withdraw"),
        (false, _) => tr!(language, "tournament-enter"),
    };
    if Button::new(label).show(ui).clicked() {
        desk.send(match has_entered {
            true => ClientMessage::Withdraw,
            false => ClientMessage::EnterTournament,
        });
    }
}

/// Draws who has entered, and the button by which the player does.
fn draw_open(ui: &mut Ui, net: &Net, info: &TournamentInfo, desk: &mut LobbyScreen) {
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
fn draw_start(ui: &mut Ui, room: &RoomInfo, info: &TournamentInfo, desk: &mut LobbyScreen) {
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
            entry(ui, &words, LEVEL_BUTTONS, |ui| {
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

/// Draws the pairings of the current round, the player's own first.
fn draw_round(ui: &mut Ui, net: &Net, info: &TournamentInfo, desk: &mut LobbyScreen) {
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
    let mut ordered: Vec<(u8, &Pairing)> = { (0..).zip(pairings) }
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
        entry(ui, &words, 0.0, |_| {});
        return;
    };
    let watch = Button::new(tr!(language, "room-watch-short")).on_card();
    let pressed = ui.push_id(room.0, |ui| {
        entry(ui, &words, WATCH, |ui| watch.show(ui).clicked())
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
fn draw_results(ui: &mut Ui, net: &Net, info: &TournamentInfo) {
    let language = ui.language();
    let own = net.lobby().entrant();
    if info.kind == TournamentKind::KnockOut {
        bracket::draw(ui, info, own);
    }
    for line in &info.standings {
        let style = BODY.bold_if(own == Some(line.entrant));
        let left = format!("{}. {}", line.place, name(info, line.entrant, language));
        let right = score_words(info.kind, line, language);
        beside(
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
