//! The player's room: its seats and the start of the match.

use crate::core::language::SpokenLanguage;
use crate::core::rects::between;
use crate::core::theme::{Theme, ink, text};
use crate::core::{NetRequest, Question};
use crate::net::Net;
use crate::screens::lobby::level_buttons::draw_level_buttons;
use crate::screens::lobby::lobby_screen::{LobbyAction, LobbyScreen, heading};
use crate::screens::lobby::{rooms, tournament};
use crate::screens::parts::note;
use crate::text::Text;
use crate::ui;
use crate::ui::row;
use crate::ui::{Prominence, heavy, plain, write};
use bevy_egui::egui::{Align2, Ui, pos2, vec2};
use tessella_games::Level;
use tessella_language::{Language, list, tr};
use tessella_lobby::{
    ClientMessage, Presence, RaceGoal, RaceView, RoomInfo, RoomStage, Score, SeatInfo,
    SeatOccupant, TimeLimit, TournamentStage,
};

pub(super) fn draw(
    ui: &mut Ui,
    theme: &Theme,
    net: &Net,
    desk: &LobbyScreen,
    wanted: &mut Option<LobbyAction>,
) {
    let language = ui.language();
    let Some(room) = net.lobby().room() else {
        return;
    };
    let (game, board) = rooms::titles(room, language);
    let title = tr!(language, "room-heading", game, board);
    heading(ui, theme, &title);
    note(ui, theme, &about(room, language));
    // The people of a running tournament have their seats in the rooms of its matches.
    let has_seats = room.tournament != Some(TournamentStage::Running);
    for (at, info) in (0..).zip(&room.seats).filter(|_| has_seats) {
        draw_seat(ui, theme, net, room, at, info, wanted);
    }
    if !room.spectators.is_empty() {
        let names = { room.spectators.iter() }.map(|&id| net.lobby().name(id).text(language));
        let names = list(language, names);
        note(ui, theme, &tr!(language, "room-watching", names));
    }
    // Most people in a room play its game: a tournament that nobody has entered comes last.
    let has_tournament = room.tournament.is_some();
    if has_tournament {
        tournament::draw(ui, theme, net, room, desk, wanted);
    }
    draw_buttons(ui, theme, net, room, desk, wanted);
    if !has_tournament {
        tournament::draw(ui, theme, net, room, desk, wanted);
    }
}

/// Returns the room's state and rules in a line.
fn about(room: &RoomInfo, language: Language) -> String {
    let mut parts = vec![rooms::state(room, language)];
    if room.is_race {
        parts.push(
            match room.goal {
                RaceGoal::FirstToFinish => tr!(language, "room-rule-first"),
                RaceGoal::FewestMoves => tr!(language, "room-rule-fewest"),
            }
            .to_owned(),
        );
    }
    match room.limit {
        TimeLimit::None => {}
        TimeLimit::PerMove(seconds) => {
            parts.push(tr!(language, "room-rule-move", seconds));
        }
        TimeLimit::PerSeat(seconds) => {
            parts.push(tr!(language, "room-rule-game", minutes = seconds / 60));
        }
        TimeLimit::Increment { start, seconds } => {
            parts.push(tr!(
                language,
                "room-rule-bonus",
                minutes = start / 60,
                seconds
            ));
        }
    }
    let view = match room.race_view {
        _ if !room.is_race || !room.allows_spectators => None,
        RaceView::Live => None,
        RaceView::Delayed => Some(tr!(language, "room-rule-watched-delayed")),
        RaceView::AfterEnd => Some(tr!(language, "room-rule-watched-after-end")),
    };
    parts.extend(view.map(str::to_owned));
    if !room.allows_spectators {
        parts.push(tr!(language, "room-rule-unwatched").to_owned());
    }
    parts.join(" · ")
}

fn draw_seat(
    ui: &mut Ui,
    theme: &Theme,
    net: &Net,
    room: &RoomInfo,
    at: u8,
    info: &SeatInfo,
    wanted: &mut Option<LobbyAction>,
) {
    let language = ui.language();
    let line = row(ui, 52.0);
    let shades = &theme.shades;
    ui.painter().rect_filled(line, 12.0, ink(shades.surface));
    let name = net.lobby().seat_name(at);
    let name = match name.map(|name| name.text(language)) {
        Some(name) if net.lobby().seat() == Some(at) => {
            tr!(language, "lobby-name-own", name)
        }
        Some(name) => name,
        None => tr!(language, "room-seat-empty", number = at + 1),
    };
    let state = seat_state(net, room, info, language);
    let is_taken = info.occupant != SeatOccupant::Empty;
    let strong = if is_taken { shades.text } else { shades.quiet };
    let left = line.left() + 16.0;
    let width = line.width() - 156.0;
    let middle = if state.is_empty() { 0.0 } else { -10.0 };
    let painter = ui.painter();
    let font = if is_taken {
        heavy(text::BODY)
    } else {
        plain(text::BODY)
    };
    let at_name = pos2(left, line.center().y + middle);
    write(
        painter,
        at_name,
        Align2::LEFT_CENTER,
        &name,
        font,
        ink(strong),
        width,
    );
    let below = pos2(left, line.center().y + 11.0);
    write(
        painter,
        below,
        Align2::LEFT_CENTER,
        &state,
        plain(text::SMALL),
        ink(shades.quiet),
        width,
    );

    let end = between(
        pos2(line.right() - 132.0, line.top() + 4.0),
        line.max - vec2(6.0, 4.0),
    );
    if let Some(level) = adjustable_level(net, room, info.occupant) {
        if let Some(level) = draw_level_buttons(ui, end, theme, at, level) {
            let request = NetRequest::Send(ClientMessage::SetComputer(at, level));
            *wanted = Some(LobbyAction::Net(request));
        }
    } else if let Some((label, ask)) = seat_button(net, room, at, info.occupant, language) {
        let pressed = ui.push_id(at, |ui| {
            ui::button(ui, end, theme, Prominence::OnCard, None, label).clicked()
        });
        if pressed.inner {
            *wanted = Some(LobbyAction::Net(NetRequest::Send(ask)));
        }
    }
}

/// Returns the text below the name on a seat.
fn seat_state(net: &Net, room: &RoomInfo, info: &SeatInfo, language: Language) -> String {
    let away = match info.occupant {
        SeatOccupant::Person(id) => {
            net.lobby()
                .person(id)
                .and_then(|person| match person.presence {
                    Presence::Disconnected(seconds) => {
                        Some(tr!(language, "lobby-cut-off", seconds))
                    }
                    Presence::Connected => None,
                })
        }
        SeatOccupant::Empty | SeatOccupant::Computer(_) => None,
    };
    let won = match info.score {
        Score { played: 0, .. } => None,
        Score { played, won } => Some(tr!(language, "room-seat-won", won, games = played)),
    };
    let state = match (away, info.occupant, room.stage) {
        (Some(away), ..) => return away,
        (None, SeatOccupant::Empty, _) => return String::new(),
        (None, _, RoomStage::Playing) => tr!(language, "room-seat-plays"),
        (None, ..) if info.ready => tr!(language, "room-seat-ready"),
        (None, ..) => tr!(language, "room-seat-not-ready"),
    };
    match won {
        Some(won) => format!("{state} · {won}"),
        None => state.to_owned(),
    }
}

/// Returns the label of the button on a seat, and the request that it sends.
fn seat_button(
    net: &Net,
    room: &RoomInfo,
    at: u8,
    occupant: SeatOccupant,
    language: Language,
) -> Option<(&'static str, ClientMessage)> {
    let is_owner = room.owner.is_some() && room.owner == net.lobby().me();
    let waits = room.stage != RoomStage::Playing && room.home.is_none();
    let is_seated = net.lobby().seat().is_some();
    match occupant {
        SeatOccupant::Empty if waits && is_owner && !room.is_race => Some((
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
    let is_owner = room.owner.is_some() && room.owner == net.lobby().me();
    match occupant {
        SeatOccupant::Computer(level) if is_owner && room.stage != RoomStage::Playing => {
            Some(level)
        }
        _ => None,
    }
}

/// Returns the label of the main button, and its request. In the rooms of a tournament the server starts the matches.
fn main_button(
    net: &Net,
    room: &RoomInfo,
    language: Language,
) -> Option<(&'static str, NetRequest)> {
    let seat = net.lobby().seat();
    let own = seat.and_then(|seat| room.seats.get(usize::from(seat)));
    let is_taken = |seat: &SeatInfo| seat.occupant != SeatOccupant::Empty;
    let has_boards = { net.lobby().game() }.is_some_and(|game| !game.boards.is_empty());
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
            let all = others.clone().all(|(_, other)| is_taken(other));
            let ready = others
                .clone()
                .all(|(_, other)| other.ready || !is_taken(other));
            let some = others.clone().any(|(_, other)| is_taken(other));
            let enough = if room.is_race { some } else { all };
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

fn draw_buttons(
    ui: &mut Ui,
    theme: &Theme,
    net: &Net,
    room: &RoomInfo,
    desk: &LobbyScreen,
    wanted: &mut Option<LobbyAction>,
) {
    let language = ui.language();
    let line = row(ui, 52.0);
    let [main, beside] = ui::side_by_side(line);
    let leave = match main_button(net, room, language) {
        Some((label, request)) => {
            if ui::button(ui, main, theme, Prominence::Primary, None, label).clicked() {
                *wanted = Some(LobbyAction::Net(request));
            }
            beside
        }
        None => line,
    };
    let is_on = room.stage == RoomStage::Playing;
    let leaves_tournament = net.lobby().has_tournament_games();
    let label = match (net.loses_by_leaving(), desk.asked) {
        (true, Some(Question::Forfeit)) if leaves_tournament => tr!(language, "room-leave-again"),
        (true, Some(Question::Forfeit)) => tr!(language, "room-forfeit-again"),
        (true, _) if leaves_tournament => tr!(language, "room-leave-tournament"),
        (true, _) => tr!(language, "room-forfeit"),
        (false, _) => tr!(language, "room-leave"),
    };
    if ui::button(ui, leave, theme, Prominence::Plain, None, label).clicked() {
        *wanted = Some(LobbyAction::Net(NetRequest::Send(ClientMessage::LeaveRoom)));
    }
    let is_owner = room.owner.is_some() && room.owner == net.lobby().me();
    let has_tournament = room.tournament == Some(TournamentStage::Running);
    if is_owner && !is_on && !has_tournament {
        let line = row(ui, 48.0);
        let label = match desk.asked {
            Some(Question::CloseOwnRoom) => tr!(language, "room-close-again"),
            _ => tr!(language, "room-close"),
        };
        if ui::button(ui, line, theme, Prominence::Plain, None, label).clicked() {
            *wanted = Some(LobbyAction::Net(NetRequest::Send(ClientMessage::CloseRoom)));
        }
    }
}
