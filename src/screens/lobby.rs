//! Lobby screen: people, chat, rooms and the player's own room.

mod bracket;
mod bracket_plan;
mod chat;
mod content;
mod entrants;
pub(super) mod entry;
mod head;
mod hosting;
mod join_link;
mod level_buttons;
pub(super) mod lobby_screen;
mod people;
mod room;
mod rooms;
pub(super) mod tournament;

use crate::core::theme::space;
use crate::core::{Announce, Confirmation, OpenScreen, Screen, ScreenSystems, Toast};
use crate::net::{ConfirmedRequests, Net, RoomOpened, ServerWatch};
use crate::screens::lobby::join_link::{draw_join_code, join_link, shown_address};
use crate::screens::lobby::lobby_screen::{LobbyAction, LobbyScreen};
use crate::screens::parts::{COLUMN, column};
use crate::screens::qr_code::QrPicture;
use crate::screens::setup::SetupSelection;
use crate::text::{Text, Wording};
use crate::ui;
use bevy::prelude::*;
use bevy_egui::egui::vec2;
use bevy_egui::{EguiContexts, EguiPrimaryContextPass};
use content::{draw_narrow, draw_wide};
use head::draw_head;
use hosting::draw_hosting;
use tessella_language::tr;
use tessella_lobby::DisplayName;

/// Greatest width of the screen with its parts side by side, in points.
const WIDEST: f32 = 1040.0;

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<LobbyScreen>()
        .add_systems(OnEnter(Screen::Lobby), |mut desk: ResMut<LobbyScreen>| {
            desk.reset();
        })
        .add_observer(report_new_room)
        .add_systems(
            EguiPrimaryContextPass,
            (draw_lobby_screen, request_lobby_action)
                .chain()
                .in_set(ScreenSystems)
                .run_if(in_state(Screen::Lobby)),
        );
}

/// Tells that somebody has opened a room: in a short message, unless the list of rooms is in sight.
fn report_new_room(
    opened: On<RoomOpened>,
    net: Res<Net>,
    screen: Res<State<Screen>>,
    desk: Res<LobbyScreen>,
    mut commands: Commands,
) {
    let lobby = net.lobby();
    let Some(room) = lobby.room_with(opened.0).filter(|_| lobby.room().is_none()) else {
        return;
    };
    let owner = room
        .owner
        .map_or(DisplayName::Unknown, |owner| lobby.name(owner));
    let game = rooms::code(room).map(|code| code.setup.game());
    let summary = room.summary.clone();
    let words = Wording::new(move |language| {
        let game = game.map_or_else(|| summary.clone(), |game| game.text(language));
        tr!(language, "room-opened", name = owner.text(language), game)
    });
    if *screen.get() == Screen::Lobby && desk.shows_rooms {
        commands.trigger(Announce(words));
    } else {
        commands.trigger(Toast(words));
    }
}

fn draw_lobby_screen(
    mut contexts: EguiContexts,
    mut net: ResMut<Net>,
    mut watch: ResMut<ServerWatch>,
    mut desk: ResMut<LobbyScreen>,
    mut qr: ResMut<QrPicture>,
    mut confirmation: ResMut<Confirmation>,
) -> Result {
    let context = contexts.ctx_mut()?;
    let desk = desk.bypass_change_detection();
    let net = net.bypass_change_detection();
    (desk.asked, desk.shows_rooms) = (confirmation.asked(), false);
    let is_wide = ui::is_window_wide(context);
    let window = &mut ui::whole_window(context);
    let column = column(window.max_rect(), if is_wide { WIDEST } else { COLUMN });
    let ui = &mut ui::inside(window, column);
    ui.spacing_mut().item_spacing = vec2(space::SMALL, space::SMALL);
    draw_head(ui, net, desk);
    let server = net.server();
    let qr_address = server
        .zip(desk.qr_address)
        .and_then(|(server, chosen)| Some((server, shown_address(server, chosen)?)));
    if let Some((server, address)) = qr_address {
        draw_join_code(ui, &mut qr, &join_link(server, address));
    } else if let Some(server) = server.filter(|_| desk.shows_hosting) {
        draw_hosting(ui, net, (server, watch.show()), desk);
    } else if is_wide {
        draw_wide(ui, net, desk);
    } else {
        draw_narrow(ui, net, desk);
    }
    if desk.asked.is_none() {
        // The page with the question was left.
        confirmation.withdraw();
    }
    Ok(())
}

/// Requests what the player has pressed.
fn request_lobby_action(
    mut contexts: EguiContexts,
    net: Res<Net>,
    mut desk: ResMut<LobbyScreen>,
    mut selection: ResMut<SetupSelection>,
    mut requests: ConfirmedRequests,
    mut commands: Commands,
) -> Result {
    let context = contexts.ctx_mut()?;
    match desk.bypass_change_detection().wanted.take() {
        None => {}
        Some(LobbyAction::Net(request)) => requests.send(context, &net, request),
        Some(LobbyAction::Copy(copied, words)) => {
            context.copy_text(copied);
            commands.trigger(Toast(words));
        }
        Some(LobbyAction::Open(game)) => {
            selection.begin_room(game);
            commands.trigger(OpenScreen(Screen::Setup));
        }
    }
    Ok(())
}
