//! Local network screen: servers found, starting a server, and joining one by its address and code.

mod changed_server;
mod host_options;
mod keypad;
mod server_list;
mod state;

use crate::core::device::Device;
use crate::core::language::{CurrentLanguage, SpokenLanguage};
use crate::core::layout::TARGET;
use crate::core::settings::{KnownSeat, Settings};
use crate::core::storage::Storage;
use crate::core::{
    Announce, ExpectedServer, GoBack, NetRequest, RedrawRequest, Screen, ScreenSystems, Toast,
    Waker, WallClock, returns,
};
use crate::net::{CodeNeeded, JoinFailed, Net, ServerChanged, is_kept, seat_to_return_to};
use crate::screens::parts::head;
use crate::ui::{self, Button, HEADING};
use bevy::prelude::*;
use bevy::window::AppLifecycle;
use bevy_egui::egui::{Ui, vec2};
use bevy_egui::{EguiContexts, EguiPrimaryContextPass};
use keypad::Keypad;
use state::Page;
use tessella_formats::join_code::JOIN_CODE_ALPHABET;
use tessella_language::tr;
use tessella_net::parse_address;
use tessella_net::server::has_saved_rooms;

pub(super) use state::LanScreen;
use std::net::SocketAddr;

/// Maximum length of an address, in characters: enough for an IPv6 address with brackets, a zone and a port.
const LONGEST_ADDRESS: usize = 64;
/// Maximum length of a join code with separators, in characters.
const LONGEST_CODE: usize = 9;

/// Width of the button that stops joining, in points.
const CANCEL: f32 = 160.0;

/// Example in the empty field for a join code, of characters that codes have.
const CODE_HINT: &str = "BCD 234";

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
            (
                follow_lifecycle,
                look,
                ask_about_changed_server,
                ask_for_code,
                report_failure,
            )
                .chain()
                .run_if(in_state(Screen::Lan)),
        )
        .add_systems(
            EguiPrimaryContextPass,
            draw.in_set(ScreenSystems).run_if(in_state(Screen::Lan)),
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

/// Asks about a server that is not the expected one.
fn ask_about_changed_server(
    mut changed: MessageReader<ServerChanged>,
    mut search: ResMut<LanScreen>,
) {
    if let Some(changed) = changed.read().last() {
        search.page = Page::Changed(changed.clone());
    }
}

/// Asks for the join code of a server.
fn ask_for_code(mut needed: MessageReader<CodeNeeded>, mut search: ResMut<LanScreen>) {
    if let Some(CodeNeeded { address, name }) = needed.read().last() {
        search.page = Page::code(*address, name, String::new(), ExpectedServer::AsBefore);
    }
}

/// Tells why a server was not joined: on the page where its code is entered, which keeps the code, or else in a short message.
fn report_failure(
    mut failed: MessageReader<JoinFailed>,
    mut search: ResMut<LanScreen>,
    (mut toasts, mut announce): (MessageWriter<Toast>, MessageWriter<Announce>),
    language: Res<CurrentLanguage>,
) {
    for JoinFailed(why) in failed.read() {
        if let Page::Code { .. } = search.page {
            search.failure = Some(why.clone());
            announce.write(Announce(why.text(language.0)));
        } else {
            toasts.write(Toast(why.clone()));
        }
    }
}

/// Stops the search while the app is suspended. After it resumes, the device may be in another network.
fn follow_lifecycle(
    mut lifecycle: MessageReader<AppLifecycle>,
    mut search: ResMut<LanScreen>,
    waker: Res<Waker>,
) {
    for now in lifecycle.read() {
        match returns(now) {
            true => search.open(&waker),
            false => search.running = None,
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

fn draw(
    mut contexts: EguiContexts,
    (net, device, clock): (Res<Net>, Res<Device>, Res<WallClock>),
    mut settings: ResMut<Settings>,
    mut search: ResMut<LanScreen>,
    mut requests: MessageWriter<NetRequest>,
    mut back: MessageWriter<GoBack>,
) -> Result {
    let context = contexts.ctx_mut()?;
    let window = &mut ui::whole_window(context);
    let (rest, way_back) = head(window, tr!(context.language(), "lan"));
    let ui = &mut ui::inside(window, rest);
    let search = search.bypass_change_detection();
    if way_back.clicked() {
        back.write(GoBack);
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
            changed_server::draw(ui, &mut search.page, changed, has_seat)
        }
    };
    if let Some(wanted) = wanted {
        // If the server is not joined, the page is shown again with what was entered.
        search.failure = None;
        requests.write(wanted);
    }
    Ok(())
}

/// Draws the page shown while the client waits for the server's answer.
fn draw_joining(ui: &mut Ui) -> Option<NetRequest> {
    let language = ui.language();
    ui.add_space(ui.available_height() * 0.4);
    let cancel = ui.vertical_centered(|ui| {
        ui::label(ui, HEADING, tr!(language, "lan-joining"));
        let cancel = Button::new(tr!(language, "lan-cancel"));
        ui.allocate_ui(vec2(CANCEL, TARGET), |ui| cancel.show(ui))
            .inner
    });
    ui::focus_on_arrival(&cancel.inner, "joining");
    cancel.inner.clicked().then_some(NetRequest::Leave)
}

/// Draws the page where an address is entered.
fn draw_address(ui: &mut Ui, search: &mut LanScreen, seats: &[KnownSeat]) -> Option<NetRequest> {
    let Page::Address(entered) = &mut search.page else {
        return None;
    };
    let keypad = Keypad {
        place: "lan address",
        message: tr!(ui.language(), "lan-address"),
        failure: None,
        hint: "192.168.1.20",
        signs: "123ab456cd789ef.0:%",
        columns: 5,
        longest: LONGEST_ADDRESS,
    };
    let address = parse_address(entered);
    let is_entered = keypad.draw(ui, entered, address.is_some());
    let address = address.filter(|_| is_entered)?;
    let mut servers = search.report.servers.iter();
    if let Some(found) = servers.find(|found| found.address == address) {
        return server_list::join(&found.clone(), search, seats);
    }
    // A server that was not discovered may need a code. An empty code joins an open one.
    search.page = Page::code(address, "", String::new(), ExpectedServer::AsBefore);
    None
}

/// Draws the page where the code of a server is entered.
fn draw_code(ui: &mut Ui, search: &mut LanScreen) -> Option<NetRequest> {
    let language = ui.language();
    let Page::Code {
        address,
        name,
        code,
        server,
    } = &mut search.page
    else {
        return None;
    };
    let failure = search.failure.as_ref().map(|why| why.text(language));
    let keypad = Keypad {
        place: "lan code",
        message: &tr!(language, "lan-code", name = name.as_str()),
        failure: failure.as_deref(),
        hint: CODE_HINT,
        signs: JOIN_CODE_ALPHABET,
        columns: 6,
        longest: LONGEST_CODE,
    };
    let before = code.clone();
    let is_entered = keypad.draw(ui, code, true);
    if *code != before {
        // The reason is shown until the code is changed.
        search.failure = None;
    }
    is_entered.then(|| NetRequest::Join {
        address: *address,
        code: code.clone(),
        server: *server,
    })
}
