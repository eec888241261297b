//! List of rooms, and the button that opens a new one.

use crate::core::NetRequest;
use crate::core::language::SpokenLanguage;
use crate::core::rects::between;
use crate::core::theme::{Theme, ink, text};
use crate::games::about;
use crate::net::Net;
use crate::screens::lobby::lobby_screen::{LobbyAction, LobbyScreen, heading};
use crate::screens::parts::note;
use crate::text::Text;
use crate::ui;
use crate::ui::row;
use crate::ui::{Prominence, heavy, plain, write};
use bevy_egui::egui::{Align2, Rect, Ui, pos2, vec2};
use lucide_icons::Icon;
use tessella_games::Game;
use tessella_games::GameCode;
use tessella_language::{Language, list, tr};
use tessella_lobby::{ClientMessage, RoomInfo, RoomStage, SeatOccupant, TournamentStage};

pub(super) fn draw(
    ui: &mut Ui,
    theme: &Theme,
    net: &Net,
    desk: &mut LobbyScreen,
    wanted: &mut Option<LobbyAction>,
) {
    let language = ui.language();
    heading(ui, theme, tr!(language, "lobby-rooms"));
    let line = row(ui, 52.0);
    let open = ui::button(
        ui,
        line,
        theme,
        Prominence::Primary,
        Some(Icon::Plus),
        tr!(language, "room-open"),
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
        note(ui, theme, tr!(language, "room-list-empty"));
    }
}

/// Returns the code of a room's game; `None` if this program cannot read it.
pub(super) fn code(room: &RoomInfo) -> Option<GameCode> {
    format!("{}#1", room.summary).parse().ok()
}

/// Returns the names of a room's game and board.
pub(super) fn titles(room: &RoomInfo, language: Language) -> (String, String) {
    let Some(code) = code(room) else {
        return (room.summary.clone(), String::new());
    };
    let game = code.setup.game().text(language);
    let board = code.setup.plan().text(language);
    match room.is_race {
        true => (game, tr!(language, "room-race-board", board)),
        false => (game, board),
    }
}

/// Returns the state of a room as text.
pub(super) fn state(room: &RoomInfo, language: Language) -> String {
    let taken = room
        .seats
        .iter()
        .filter(|seat| seat.occupant != SeatOccupant::Empty)
        .count();
    match room.stage {
        _ if room.tournament == Some(TournamentStage::Running) => {
            tr!(language, "room-state-tournament").to_owned()
        }
        RoomStage::Playing => tr!(language, "room-state-playing").to_owned(),
        RoomStage::Generating => tr!(language, "room-state-generating").to_owned(),
        RoomStage::Waiting | RoomStage::Over => {
            tr!(
                language,
                "room-state-seats",
                taken,
                seats = room.seats.len()
            )
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
    let language = ui.language();
    let rect = row(ui, 114.0);
    let shades = &theme.shades;
    ui.painter().rect_filled(rect, 16.0, ink(shades.surface));
    draw_room_titles(ui, rect, theme, net, room);
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
        if button(
            ui,
            sit,
            theme,
            room,
            tr!(language, "room-sit"),
            Prominence::Primary,
        ) {
            *wanted = Some(LobbyAction::Net(NetRequest::Send(ClientMessage::TakeSeat(
                room.id, None,
            ))));
        }
    } else {
        let label = if has_tournament {
            tr!(language, "room-list-tournament")
        } else if free || room.stage == RoomStage::Playing {
            tr!(language, "room-list-begun")
        } else {
            tr!(language, "room-list-full")
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
    let label = tr!(language, "room-watch-short");
    if room.allows_spectators && button(ui, watch, theme, room, label, Prominence::OnCard) {
        *wanted = Some(LobbyAction::Net(NetRequest::Send(ClientMessage::Watch(
            room.id,
        ))));
    }
}

/// Draws what is played in a room, and who sits there.
fn draw_room_titles(ui: &Ui, rect: Rect, theme: &Theme, net: &Net, room: &RoomInfo) {
    let (shades, language) = (&theme.shades, ui.language());
    let (game, board) = titles(room, language);
    let seated: Vec<String> = room
        .seats
        .iter()
        .filter_map(|seat| match seat.occupant {
            SeatOccupant::Person(id) => Some(net.lobby().name(id).text(language)),
            SeatOccupant::Computer(_) => Some(tr!(language, "room-seated-computer").to_owned()),
            SeatOccupant::Empty => None,
        })
        .collect();
    let width = rect.width() - 32.0;
    let lines = [
        (
            tr!(language, "room-heading", game, board),
            heavy(text::BODY + 1.0),
            shades.text,
        ),
        (
            format!("{} · {}", state(room, language), list(language, seated)),
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
    let language = ui.language();
    heading(ui, theme, tr!(language, "room-choose-game"));
    for &game in Game::ALL {
        let line = row(ui, 64.0);
        let title = game.text(language);
        let card = ui::card(ui, line, theme, &title);
        let painter = ui.painter();
        let lines = [
            (
                title.as_str(),
                heavy(text::BODY + 1.0),
                theme.shades.text,
                -11.0,
            ),
            (
                (about(game).tagline)(language),
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
        tr!(language, "room-choose-back"),
    )
    .clicked()
    {
        desk.chooses = false;
    }
}
