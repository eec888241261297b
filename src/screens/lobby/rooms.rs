//! List of rooms, and the button that opens a new one.

use crate::core::NetRequest;
use crate::core::rects::between;
use crate::core::theme::{Theme, ink, text};
use crate::games::about;
use crate::net::Net;
use crate::screens::lobby::lobby_screen::{LobbyAction, LobbyScreen, heading};
use crate::screens::parts::note;
use crate::ui;
use crate::ui::row;
use crate::ui::{Prominence, heavy, plain, write};
use bevy_egui::egui::{Align2, Rect, Ui, pos2, vec2};
use lucide_icons::Icon;
use tessella_games::Game;
use tessella_games::GameCode;
use tessella_language::{list, tr};
use tessella_lobby::{ClientMessage, RoomInfo, RoomStage, SeatOccupant, TournamentStage};

pub(super) fn draw(
    ui: &mut Ui,
    theme: &Theme,
    net: &Net,
    desk: &mut LobbyScreen,
    wanted: &mut Option<LobbyAction>,
) {
    heading(ui, theme, tr!("lobby-rooms"));
    let line = row(ui, 52.0);
    let open = ui::button(
        ui,
        line,
        theme,
        Prominence::Primary,
        Some(Icon::Plus),
        tr!("room-open"),
    );
    if open.clicked() {
        desk.chooses = true;
    }
    let mut none = true;
    for room in net.lobby().rooms().filter(|room| room.home.is_none()) {
        none = false;
        draw_room(ui, theme, net, room, wanted);
    }
    if none {
        note(ui, theme, tr!("room-list-empty"));
    }
}

/// Returns the names of a room's game and board.
pub(super) fn titles(room: &RoomInfo) -> (String, String) {
    let Ok(code) = format!("{}#1", room.summary).parse::<GameCode>() else {
        return (room.summary.clone(), String::new());
    };
    let game = code.setup.game().title().to_owned();
    let board = code.setup.plan().to_string();
    match room.is_race {
        true => (game, tr!("room-race-board", board = board)),
        false => (game, board),
    }
}

/// Returns the state of a room as text.
pub(super) fn state(room: &RoomInfo) -> String {
    let taken = room
        .seats
        .iter()
        .filter(|seat| seat.occupant != SeatOccupant::Empty)
        .count();
    match room.stage {
        _ if room.tournament == Some(TournamentStage::Running) => {
            tr!("room-state-tournament").to_owned()
        }
        RoomStage::Playing => tr!("room-state-playing").to_owned(),
        RoomStage::Generating => tr!("room-state-generating").to_owned(),
        RoomStage::Waiting | RoomStage::Over => {
            tr!("room-state-seats", taken = taken, seats = room.seats.len())
        }
    }
}

fn draw_room(
    ui: &mut Ui,
    theme: &Theme,
    net: &Net,
    room: &RoomInfo,
    wanted: &mut Option<LobbyAction>,
) {
    let rect = row(ui, 114.0);
    let shades = &theme.shades;
    ui.painter().rect_filled(rect, 16.0, ink(shades.surface));
    let (game, board) = titles(room);
    let seated: Vec<&str> = room
        .seats
        .iter()
        .filter_map(|seat| match seat.occupant {
            SeatOccupant::Person(id) => Some(net.lobby().name(id)),
            SeatOccupant::Computer(_) => Some(tr!("room-seated-computer")),
            SeatOccupant::Empty => None,
        })
        .collect();
    let width = rect.width() - 32.0;
    let lines = [
        (
            tr!("room-heading", game = game, board = board),
            heavy(text::BODY + 1.0),
            shades.text,
        ),
        (
            format!("{} · {}", state(room), list(seated)),
            plain(text::SMALL),
            shades.quiet,
        ),
    ];
    for (at, (label, font, shade)) in lines.into_iter().enumerate() {
        let at = pos2(rect.left() + 16.0, rect.top() + 20.0 + 22.0 * at as f32);
        write(
            ui.painter(),
            at,
            Align2::LEFT_CENTER,
            &label,
            font,
            ink(shade),
            width,
        );
    }
    let lower = between(
        pos2(rect.left() + 12.0, rect.bottom() - 56.0),
        rect.max - vec2(12.0, 8.0),
    );
    let [sit, watch] = ui::side_by_side(lower);
    let free = room
        .seats
        .iter()
        .any(|seat| seat.occupant == SeatOccupant::Empty);
    let has_tournament = room.tournament == Some(TournamentStage::Running);
    if room.stage != RoomStage::Playing && free && !has_tournament {
        if button(ui, sit, theme, room, tr!("room-sit"), Prominence::Primary) {
            *wanted = Some(LobbyAction::Net(NetRequest::Send(ClientMessage::TakeSeat(
                room.id, None,
            ))));
        }
    } else {
        let label = if has_tournament {
            tr!("room-list-tournament")
        } else if free || room.stage == RoomStage::Playing {
            tr!("room-list-begun")
        } else {
            tr!("room-list-full")
        };
        write(
            ui.painter(),
            sit.center(),
            Align2::CENTER_CENTER,
            label,
            plain(text::SMALL),
            ink(shades.quiet),
            sit.width(),
        );
    }
    let label = tr!("room-watch-short");
    if room.allows_spectators && button(ui, watch, theme, room, label, Prominence::OnCard) {
        *wanted = Some(LobbyAction::Net(NetRequest::Send(ClientMessage::Watch(
            room.id,
        ))));
    }
}

/// Draws the button of a room.
fn button(
    ui: &mut Ui,
    rect: Rect,
    theme: &Theme,
    room: &RoomInfo,
    label: &str,
    prominence: Prominence,
) -> bool {
    ui.push_id(room.id.0, |ui| {
        ui::button(ui, rect, theme, prominence, None, label).clicked()
    })
    .inner
}

/// Draws the games to choose from for a new room.
pub(super) fn choose_game(
    ui: &mut Ui,
    theme: &Theme,
    desk: &mut LobbyScreen,
    wanted: &mut Option<LobbyAction>,
) {
    heading(ui, theme, tr!("room-choose-game"));
    for &game in Game::ALL {
        let line = row(ui, 64.0);
        let card = ui::card(ui, line, theme, game.title());
        let painter = ui.painter();
        let lines = [
            (
                game.title(),
                heavy(text::BODY + 1.0),
                theme.shades.text,
                -11.0,
            ),
            (
                (about(game).tagline)(),
                plain(text::SMALL),
                theme.shades.quiet,
                12.0,
            ),
        ];
        for (label, font, shade, down) in lines {
            let at = pos2(line.left() + 16.0, line.center().y + down);
            write(
                painter,
                at,
                Align2::LEFT_CENTER,
                label,
                font,
                ink(shade),
                line.width() - 32.0,
            );
        }
        if card.clicked() {
            *wanted = Some(LobbyAction::Open(game));
        }
    }
    let line = row(ui, 48.0);
    if ui::button(
        ui,
        line,
        theme,
        Prominence::Plain,
        None,
        tr!("room-choose-back"),
    )
    .clicked()
    {
        desk.chooses = false;
    }
}
