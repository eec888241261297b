//! The tournament of the player's room: its entrants, the matches of the current round, and the standings.

use crate::core::language::SpokenLanguage;
use crate::core::layout::TARGET;
use crate::core::rects::{between, sized};
use crate::core::theme::{Theme, ink, text};
use crate::core::{NetRequest, Question};
use crate::net::Net;
use crate::screens::lobby::bracket;
use crate::screens::lobby::entrants::{name, names};
use crate::screens::lobby::level_buttons::draw_level_buttons;
use crate::screens::lobby::lobby_screen::{LobbyAction, LobbyScreen, heading};
use crate::screens::parts::note;
use crate::ui;
use crate::ui::row;
use crate::ui::{Prominence, heavy, plain, write};
use bevy_egui::egui::{Align2, Ui, pos2, vec2};
use tessella_games::Level;
use tessella_language::{Language, list, tr};
use tessella_lobby::{
    ClientMessage, MAX_ENTRANTS, MIN_ENTRANTS, Pairing, PairingResult, RoomId, RoomInfo, Standing,
    TimeLimit, TournamentInfo, TournamentKind, TournamentStage, tournament_limit,
};

/// Draws the tournament of a room, or the button that opens one where that is possible.
pub(super) fn draw(
    ui: &mut Ui,
    theme: &Theme,
    net: &Net,
    room: &RoomInfo,
    desk: &LobbyScreen,
    wanted: &mut Option<LobbyAction>,
) {
    let language = ui.language();
    let is_possible = room.allows_spectators && (room.is_race || room.seats.len() == 2);
    let info = net.lobby().tournament();
    if room.home.is_some() || info.is_none() && !is_possible {
        return;
    }
    heading(ui, theme, tr!(language, "tournament"));
    let is_owner = room.owner.is_some() && room.owner == net.lobby().me();
    match info {
        None => {
            let words = tr!(language, "tournament-possible", least = MIN_ENTRANTS);
            note(ui, theme, &words);
            draw_clock(ui, theme, room);
            draw_entry(ui, theme, desk, false, wanted);
        }
        Some(info) => match info.stage {
            TournamentStage::Open => {
                draw_clock(ui, theme, room);
                draw_open(ui, theme, net, desk, is_owner, wanted);
            }
            TournamentStage::Running => {
                draw_clock(ui, theme, room);
                draw_round(ui, theme, net, info, wanted);
                draw_bracket(ui, theme, net, info);
                draw_standings(ui, theme, net, info);
                draw_running_buttons(ui, theme, net, is_owner, desk, wanted);
            }
            TournamentStage::Over => {
                note(ui, theme, tr!(language, "tournament-over"));
                draw_bracket(ui, theme, net, info);
                draw_standings(ui, theme, net, info);
                let label = match desk.asked {
                    Some(Question::NewTournament) => tr!(language, "tournament-new-again"),
                    _ => tr!(language, "tournament-new"),
                };
                if is_owner && button(ui, theme, label) {
                    *wanted = Some(send(ClientMessage::EnterTournament));
                }
            }
        },
    }
}

/// Tells the clock of the games, where that of the room does not.
fn draw_clock(ui: &mut Ui, theme: &Theme, room: &RoomInfo) {
    if room.limit != TimeLimit::None {
        return;
    }
    match tournament_limit(room.limit, room.is_race) {
        TimeLimit::PerMove(seconds) => {
            let words = tr!(
                ui.language(),
                "tournament-clock-move",
                minutes = seconds / 60
            );
            note(ui, theme, &words);
        }
        TimeLimit::PerSeat(seconds) => {
            let words = tr!(
                ui.language(),
                "tournament-clock-race",
                minutes = seconds / 60
            );
            note(ui, theme, &words);
        }
        TimeLimit::None | TimeLimit::Increment { .. } => {}
    }
}

const fn send(message: ClientMessage) -> LobbyAction {
    LobbyAction::Net(NetRequest::Send(message))
}

/// Draws a button in a row of its own, and returns `true` if it was pressed.
fn button(ui: &mut Ui, theme: &Theme, label: &str) -> bool {
    let line = row(ui, 48.0);
    ui::button(ui, line, theme, Prominence::Plain, None, label).clicked()
}

/// Draws the button by which the player enters or withdraws.
fn draw_entry(
    ui: &mut Ui,
    theme: &Theme,
    desk: &LobbyScreen,
    has_entered: bool,
    wanted: &mut Option<LobbyAction>,
) {
    let language = ui.language();
    let label = match (has_entered, desk.asked) {
        (true, Some(Question::Withdraw)) => tr!(language, "tournament-withdraw-again"),
        (true, _) => tr!(language, "tournament-withdraw"),
        (false, _) => tr!(language, "tournament-enter"),
    };
    if button(ui, theme, label) {
        *wanted = Some(send(match has_entered {
            true => ClientMessage::Withdraw,
            false => ClientMessage::EnterTournament,
        }));
    }
}

fn draw_open(
    ui: &mut Ui,
    theme: &Theme,
    net: &Net,
    desk: &LobbyScreen,
    is_owner: bool,
    wanted: &mut Option<LobbyAction>,
) {
    let language = ui.language();
    let Some(info) = net.lobby().tournament() else {
        return;
    };
    let names = names(info, language);
    let entered = match names.is_empty() {
        true => tr!(language, "tournament-empty").to_owned(),
        false => tr!(
            language,
            "tournament-entered",
            people = names.len(),
            names = list(language, &names)
        ),
    };
    note(ui, theme, &entered);
    draw_entry(ui, theme, desk, net.lobby().entrant().is_some(), wanted);
    if !is_owner {
        note(ui, theme, tr!(language, "tournament-owner-starts"));
        return;
    }
    if net.lobby().room().is_some_and(|room| !room.is_race) {
        draw_computers(ui, theme, info, wanted);
    }
    if names.len() < usize::from(MIN_ENTRANTS) {
        let words = tr!(language, "tournament-too-few", least = MIN_ENTRANTS);
        note(ui, theme, &words);
        return;
    }
    for (label, kind) in [
        (
            tr!(language, "tournament-start-round-robin"),
            TournamentKind::RoundRobin,
        ),
        (
            tr!(language, "tournament-start-knock-out"),
            TournamentKind::KnockOut,
        ),
    ] {
        if button(ui, theme, label) {
            *wanted = Some(send(ClientMessage::StartTournament(kind)));
        }
    }
}

/// Draws the computers that have entered, with their levels, and the button that adds one.
fn draw_computers(
    ui: &mut Ui,
    theme: &Theme,
    info: &TournamentInfo,
    wanted: &mut Option<LobbyAction>,
) {
    let language = ui.language();
    let entrants = (0..).zip(&info.entrants);
    let computers = entrants.filter_map(|(at, entrant)| Some((at, entrant.computer?)));
    let computers: Vec<(u8, Level)> = computers.collect();
    for (index, &(at, level)) in (0..).zip(&computers) {
        let line = row(ui, 52.0);
        ui.painter()
            .rect_filled(line, 12.0, ink(theme.shades.surface));
        let end = between(
            pos2(line.right() - 132.0, line.top() + 4.0),
            line.max - vec2(6.0, 4.0),
        );
        let left = pos2(line.left() + 16.0, line.center().y);
        write(
            ui.painter(),
            left,
            Align2::LEFT_CENTER,
            &name(info, at, language),
            heavy(text::BODY),
            ink(theme.shades.text),
            end.left() - left.x - 8.0,
        );
        let chosen = ui.push_id("entrant", |ui| {
            draw_level_buttons(ui, end, theme, index, level)
        });
        if let Some(level) = chosen.inner {
            *wanted = Some(send(ClientMessage::SetTournamentComputer(index, level)));
        }
    }
    let is_full = info.entrants.len() >= usize::from(MAX_ENTRANTS);
    if !is_full && button(ui, theme, tr!(language, "tournament-add-computer")) {
        let index = computers.len() as u8;
        let level = computers.last().map_or(Level::Medium, |&(_, level)| level);
        *wanted = Some(send(ClientMessage::SetTournamentComputer(
            index,
            Some(level),
        )));
    }
}

fn draw_running_buttons(
    ui: &mut Ui,
    theme: &Theme,
    net: &Net,
    is_owner: bool,
    desk: &LobbyScreen,
    wanted: &mut Option<LobbyAction>,
) {
    let language = ui.language();
    let lobby = net.lobby();
    let own = lobby.tournament().zip(lobby.entrant());
    // Those who are out have nothing to withdraw from.
    if own.is_some_and(|(info, entrant)| info.has_games_left(entrant)) {
        draw_entry(ui, theme, desk, lobby.has_tournament_games(), wanted);
    }
    let label = match desk.asked {
        Some(Question::EndTournament) => tr!(language, "tournament-end-again"),
        _ => tr!(language, "tournament-end"),
    };
    if is_owner && button(ui, theme, label) {
        *wanted = Some(send(ClientMessage::EndTournament));
    }
}

/// Draws the pairings of the current round, the player's own first.
fn draw_round(
    ui: &mut Ui,
    theme: &Theme,
    net: &Net,
    info: &TournamentInfo,
    wanted: &mut Option<LobbyAction>,
) {
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
    note(ui, theme, &label);
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
        draw_pairing(ui, theme, info, pairing, is_own(pairing), room, wanted);
    }
}

fn draw_pairing(
    ui: &mut Ui,
    theme: &Theme,
    info: &TournamentInfo,
    pairing: &Pairing,
    is_own: bool,
    room: Option<RoomId>,
    wanted: &mut Option<LobbyAction>,
) {
    let language = ui.language();
    let line = row(ui, TARGET + 8.0);
    let shades = &theme.shades;
    ui.painter().rect_filled(line, 10.0, ink(shades.surface));
    let label = match pairing.second {
        Some(second) => pairing_words(info, pairing, second, language),
        None => tr!(
            language,
            "tournament-no-match",
            name = name(info, pairing.first, language)
        ),
    };
    let font = match is_own {
        true => heavy(text::BODY),
        false => plain(text::BODY),
    };
    let end = sized(
        pos2(line.right() - 96.0, line.top() + 4.0),
        vec2(90.0, line.height() - 8.0),
    );
    let at = pos2(line.left() + 16.0, line.center().y);
    let width = line.width() - 128.0;
    write(
        ui.painter(),
        at,
        Align2::LEFT_CENTER,
        &label,
        font,
        ink(shades.text),
        width,
    );
    let Some(room) = room.filter(|_| pairing.result.is_none()) else {
        return;
    };
    let pressed = ui.push_id(room.0, |ui| {
        ui::button(
            ui,
            end,
            theme,
            Prominence::OnCard,
            None,
            tr!(language, "room-watch-short"),
        )
        .clicked()
    });
    if pressed.inner {
        *wanted = Some(send(ClientMessage::Watch(room)));
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

/// Draws the bracket of a knock-out.
fn draw_bracket(ui: &mut Ui, theme: &Theme, net: &Net, info: &TournamentInfo) {
    if info.kind == TournamentKind::KnockOut {
        bracket::draw(ui, theme, info, net.lobby().entrant());
    }
}

fn draw_standings(ui: &mut Ui, theme: &Theme, net: &Net, info: &TournamentInfo) {
    let language = ui.language();
    for line in &info.standings {
        let rect = row(ui, 30.0);
        let is_own = net.lobby().entrant() == Some(line.entrant);
        let font = || match is_own {
            true => heavy(text::BODY),
            false => plain(text::BODY),
        };
        let rect = between(rect.min + vec2(16.0, 0.0), rect.max - vec2(16.0, 0.0));
        let left = format!("{}. {}", line.place, name(info, line.entrant, language));
        let (text, quiet) = (ink(theme.shades.text), ink(theme.shades.quiet));
        let painter = ui.painter();
        let at = rect.left_center();
        write(
            painter,
            at,
            Align2::LEFT_CENTER,
            &left,
            font(),
            text,
            rect.width() - 150.0,
        );
        let right = score_words(info.kind, line, language);
        let at = rect.right_center();
        write(
            painter,
            at,
            Align2::RIGHT_CENTER,
            &right,
            plain(text::SMALL),
            quiet,
            146.0,
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
