//! Local network screen: servers found, starting a server, and joining one by its address and code.

mod changed_server;
mod host_options;
mod joining;
mod keypad;
mod server_list;
mod state;

use crate::core::device::Device;
use crate::core::language::SpokenLanguage;
use crate::core::settings::Settings;
use crate::core::storage::Storage;
use crate::core::{
    ExpectedServer, GoBack, RedrawRequest, Screen, ScreenSystems, Waker, WallClock, returns,
};
use crate::net::{Net, is_kept, seat_to_return_to};
use crate::screens::parts::head;
use crate::ui;
use bevy::prelude::*;
use bevy::window::AppLifecycle;
use bevy_egui::{EguiContexts, EguiPrimaryContextPass};
use joining::{
    ask_about_changed_server, ask_for_code, draw_address, draw_code, draw_joining, report_failure,
};
use state::Page;
use tessella_language::tr;
use tessella_net::server::has_saved_rooms;

use changed_server::draw_changed_server;
pub(super) use state::LanScreen;
use std::net::SocketAddr;

/// Server of a link that the player has opened, with its join code. The screen asks before it is joined.
#[derive(Resource, Default)]
pub(super) struct LinkedServer(pub(super) Option<(SocketAddr, Option<String>)>);

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<LanScreen>()
        .init_resource::<LinkedServer>()
        .add_systems(OnEnter(Screen::Lan), (begin, ask_before_joining).chain())
        .add_systems(OnExit(Screen::Lan), end)
        .add_systems(
            Update,
            (follow_lifecycle, look)
                .chain()
                .run_if(in_state(Screen::Lan)),
        )
        .add_observer(ask_about_changed_server)
        .add_observer(ask_for_code)
        .add_observer(report_failure)
        .add_systems(
            EguiPrimaryContextPass,
            draw_local_network_screen
                .in_set(ScreenSystems)
                .run_if(in_state(Screen::Lan)),
        );
}

fn begin(mut search: ResMut<LanScreen>, waker: Res<Waker>, storage: Res<Storage>) {
    *search = LanScreen {
        has_saved_rooms: storage
            .rooms_file()
            .is_some_and(|file| has_saved_rooms(&file)),
        ..LanScreen::default()
    };
    search.open(&waker);
}

/// Shows the address and the code of a link, which one button joins. A link enters the screen again if it was shown before.
fn ask_before_joining(mut linked: ResMut<LinkedServer>, mut search: ResMut<LanScreen>) {
    if let Some((address, code)) = linked.bypass_change_detection().0.take() {
        let code = code.unwrap_or_default();
        search.page = Page::code(address, "", code, ExpectedServer::AsBefore);
    }
}

fn end(mut search: ResMut<LanScreen>) {
    search.running = None;
}

/// Stops the search while the app is suspended. After it resumes, the device may be in another network.
fn follow_lifecycle(
    mut lifecycle: MessageReader<AppLifecycle>,
    mut search: ResMut<LanScreen>,
    waker: Res<Waker>,
) {
    for now in lifecycle.read() {
        if returns(now) {
            search.open(&waker);
        } else {
            search.running = None;
        }
    }
}

/// Takes the servers that the search has found. The search requests a frame when they change.
fn look(mut search: ResMut<LanScreen>, time: Res<Time<Real>>, mut redraw: ResMut<RedrawRequest>) {
    let search = search.bypass_change_detection();
    let now = time.elapsed();
    search.since = (now - *search.begun.get_or_insert(now)).as_secs_f32();
    if search.since <= server_list::EXPLAIN_AFTER {
        redraw.request_within(server_list::EXPLAIN_AFTER - search.since);
    }
    if let Some(running) = &search.running {
        search.report = running.report();
    }
}

fn draw_local_network_screen(
    mut contexts: EguiContexts,
    net: Res<Net>,
    device: Res<Device>,
    clock: Res<WallClock>,
    mut settings: ResMut<Settings>,
    mut search: ResMut<LanScreen>,
    mut commands: Commands,
) -> Result {
    let context = contexts.ctx_mut()?;
    let window = &mut ui::whole_window(context);
    let (rest, way_back) = head(window, tr!(context.language(), "lan"));
    let ui = &mut ui::inside(window, rest);
    let search = search.bypass_change_detection();
    if way_back.clicked() {
        commands.trigger(GoBack);
    }
    let wanted = match &search.page {
        _ if net.link().is_some() => draw_joining(ui),
        Page::List => {
            let back = seat_to_return_to(&net, &settings, &clock);
            server_list::draw_list(ui, search, back.as_ref(), &device, &clock, &mut settings)
        }
        Page::Address(_) => draw_address(ui, search, &settings.lan.seats),
        Page::Code { .. } => draw_code(ui, search),
        Page::Changed(changed) => {
            let changed = changed.clone();
            let mut known = settings.lan.seats.iter();
            let has_seat =
                known.any(|known| is_kept(known, &clock) && known.address == changed.address);
            draw_changed_server(ui, &mut search.page, changed, has_seat)
        }
    };
    if let Some(wanted) = wanted {
        // If the server is not joined, the page is shown again with what was entered.
        search.failure = None;
        commands.write_message(wanted);
    }
    Ok(())
}
