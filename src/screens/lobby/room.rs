//! The player's room: its seats and the start of the match.

use crate::core::language::SpokenLanguage;
use crate::core::{NetRequest, Question};
use crate::net::Net;
use crate::screens::lobby::entry::{careful_button, entry};
use crate::screens::lobby::level_buttons::{LEVEL_BUTTONS, draw_level_buttons};
use crate::screens::lobby::lobby_screen::{LobbyScreen, heading};
use crate::screens::lobby::{rooms, tournament};
use crate::text::Text;
use crate::ui::{self, BODY, Button, NOTE, STRONG};
use bevy_egui::egui::Ui;
use tessella_games::Level;
use tessella_language::{Language, list, tr};
use tessella_lobby::{
    ClientMessage, Presence, RaceGoal, RaceView, RoomInfo, RoomStage, SeatInfo, SeatOccupant,
    TimeLimit, TournamentStage,
};

/// Width of the button on a seat, in points.
const SEAT_BUTTON: f32 = 126.0;

pub(super) fn draw(ui: &mut Ui, net: &Net, desk: &mut LobbyScreen) {
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
        let names = { room.spectators.iter() }.map(|&id| net.lobby().name(id).text(language));
        let names = list(language, names);
        ui::note(ui, &tr!(language, "room-watching", names));
    }
    // Most people in a room play its game: a tournament that nobody has entered comes last.
    let has_tournament = room.tournament.is_some();
    if has_tournament {
        tournament::draw(ui, net, room, desk);
    }
    draw_buttons(ui, net, room, desk);
    if !has_tournament {
        tournament::draw(ui, net, room, desk);
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

fn draw_seat(
    ui: &mut Ui,
    net: &Net,
    room: &RoomInfo,
    (at, info): (u8, &SeatInfo),
    desk: &mut LobbyScreen,
) {
    let language = ui.language();
    let name = net.lobby().seat_name(at).map(|name| name.text(language));
    let name = match name {
        Some(name) if net.lobby().seat() == Some(at) => tr!(language, "lobby-name-own", name),
        Some(name) => name,
        None => tr!(language, "room-seat-empty", number = at + 1),
    };
    let words = match seat_state(net, room, info, language) {
        Some(state) => vec![(STRONG, name), (NOTE, state)],
        None => vec![(BODY.quiet(), name)],
    };
    if let Some(level) = adjustable_level(net, room, info.occupant) {
        let chosen = entry(ui, &words, LEVEL_BUTTONS, |ui| {
            draw_level_buttons(ui, level)
        });
        if let Some(level) = chosen {
            desk.send(ClientMessage::SetComputer(at, level));
        }
    } else if let Some((label, ask)) = seat_button(net, room, at, info.occupant, language) {
        let button = Button::new(label).on_card();
        if entry(ui, &words, SEAT_BUTTON, |ui| button.show(ui).clicked()) {
            desk.send(ask);
        }
    } else {
        entry(ui, &words, 0.0, |_| {});
    }
}

/// Returns the text below the name on a seat that is taken.
fn seat_state(net: &Net, room: &RoomInfo, info: &SeatInfo, language: Language) -> Option<String> {
    let presence = match info.occupant {
        SeatOccupant::Empty => return None,
        SeatOccupant::Computer(_) => None,
        SeatOccupant::Person(id) => net.lobby().person(id).map(|person| person.presence),
    };
    if let Some(Presence::Disconnected(seconds)) = presence {
        return Some(tr!(language, "lobby-cut-off", seconds));
    }
    let state = match room.stage {
        RoomStage::Playing => tr!(language, "room-seat-plays"),
        _ if info.ready => tr!(language, "room-seat-ready"),
        _ => tr!(language, "room-seat-not-ready"),
    };
    let (played, won) = (info.score.played, info.score.won);
    Some(match played {
        0 => state.to_owned(),
        games => format!("{state} · {}", tr!(language, "room-seat-won", won, games)),
    })
}

/// Returns the label of the button on a seat, and the request that it sends.
fn seat_button(
    net: &Net,
    room: &RoomInfo,
    at: u8,
    occupant: SeatOccupant,
    language: Language,
) -> Option<(&'static str, ClientMessage)> {
    let waits = room.stage != RoomStage::Playing && room.home.is_none();
    let is_seated = net.lobby().seat().is_some();
    match occupant {
        SeatOccupant::Empty if waits && is_owner(net, room) && !room.is_race => Some((
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
    match occupant {
        SeatOccupant::Computer(level) if room.stage != RoomStage::Playing => {
            is_owner(net, room).then_some(level)
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
            let mut others = others.map(|(_, other)| other);
            let enough = match room.is_race {
                true => others.clone().any(is_taken),
                false => others.clone().all(is_taken),
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

fn draw_buttons(ui: &mut Ui, net: &Net, room: &RoomInfo, desk: &mut LobbyScreen) {
    let language = ui.language();
    let leaves_tournament = net.lobby().has_tournament_games();
    let label = match (net.loses_by_leaving(), desk.asked) {
        (true, Some(Question::Forfeit)) if leaves_tournament => tr!(language, "room-leave-again"),
        (true, Some(Question::Forfeit)) => tr!(language, "room-forfeit-again"),
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
