//! Local network screen: servers found, starting a server, and joining one by its address and code.

mod changed_server;
mod keypad;
mod server_list;
mod state;

use crate::core::device::Device;
use crate::core::language::{CurrentLanguage, SpokenLanguage};
use crate::core::rects::centred;
use crate::core::settings::{KnownSeat, Settings};
use crate::core::storage::Storage;
use crate::core::theme::{Theme, ink, text};
use crate::core::{
    Announce, ExpectedServer, GoBack, NetRequest, RedrawRequest, Screen, ScreenSystems, Toast,
    Waker, WallClock, returns,
};
use crate::net::{CodeNeeded, JoinFailed, Net, ServerChanged, is_kept, seat_to_return_to};
use crate::screens::parts::head;
use crate::ui;
use crate::ui::{Prominence, heavy, write};
use bevy::prelude::*;
use bevy::window::AppLifecycle;
use bevy_egui::egui::{Align2, Rect, Ui, vec2};
use bevy_egui::{EguiContexts, EguiPrimaryContextPass};
use changed_server::Answer;
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
        search.page = Page::Code {
            address,
            name: address.to_string(),
            code: code.unwrap_or_default(),
            server: ExpectedServer::AsBefore,
        };
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
        search.page = Page::Code {
            address: *address,
            name: match name.is_empty() {
                true => address.to_string(),
                false => name.clone(),
            },
            code: String::new(),
            server: ExpectedServer::AsBefore,
        };
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
    theme: Res<Theme>,
    (net, device, clock): (Res<Net>, Res<Device>, Res<WallClock>),
    mut settings: ResMut<Settings>,
    mut search: ResMut<LanScreen>,
    mut requests: MessageWriter<NetRequest>,
    mut back: MessageWriter<GoBack>,
) -> Result {
    let context = contexts.ctx_mut()?;
    let mut ui = ui::whole_window(context);
    let ui = &mut ui;
    let (rest, way_back) = head(ui, &theme, tr!(context.language(), "lan"));
    let search = search.bypass_change_detection();
    if way_back.clicked() {
        back.write(GoBack);
    }
    let wanted = if net.link().is_some() {
        draw_joining(ui, rest, &theme)
    } else {
        match search.page.clone() {
            Page::List => {
                let back = seat_to_return_to(&net, &settings, &clock);
                let back = back.as_ref();
                server_list::draw_list(
                    ui,
                    rest,
                    &theme,
                    search,
                    back,
                    &device,
                    &clock,
                    &mut settings,
                )
            }
            Page::Address(address) => draw_address(
                ui,
                rest,
                &theme,
                (&mut *search, &settings.lan.seats),
                address,
            ),
            Page::Code { .. } => draw_code(ui, rest, &theme, search),
            Page::Changed(changed) => {
                let mut known = settings.lan.seats.iter();
                let has_seat =
                    known.any(|known| is_kept(known, &clock) && known.address == changed.address);
                draw_changed(ui, rest, &theme, search, changed, has_seat)
            }
        }
    };
    if let Some(wanted) = wanted {
        // If the server is not joined, the page is shown again with what was entered.
        search.failure = None;
        requests.write(wanted);
    }
    Ok(())
}

/// Draws the question about a server that is not the expected one.
fn draw_changed(
    ui: &mut Ui,
    rect: Rect,
    theme: &Theme,
    search: &mut LanScreen,
    changed: ServerChanged,
    has_seat: bool,
) -> Option<NetRequest> {
    match changed_server::draw(ui, rect, theme, &changed, has_seat)? {
        Answer::Cancel => {
            search.page = Page::List;
            None
        }
        Answer::Join => {
            let ServerChanged {
                address,
                name,
                code,
            } = changed;
            let server = ExpectedServer::Any;
            search.page = Page::Code {
                address,
                name: match name.is_empty() {
                    true => address.to_string(),
                    false => name,
                },
                code: code.clone(),
                server,
            };
            Some(NetRequest::Join {
                address,
                code,
                server,
            })
        }
    }
}

/// Draws the page shown while the client waits for the server's answer.
fn draw_joining(ui: &mut Ui, rect: Rect, theme: &Theme) -> Option<NetRequest> {
    let language = ui.language();
    let middle = rect.center();
    write(
        ui.painter(),
        middle - vec2(0.0, 40.0),
        Align2::CENTER_CENTER,
        tr!(language, "lan-joining"),
        heavy(text::HEADING),
        ink(theme.shades.text),
        rect.width(),
    );
    let cancel = centred(middle + vec2(0.0, 20.0), vec2(160.0, 48.0));
    let cancel = ui::button(
        ui,
        cancel,
        theme,
        Prominence::Plain,
        None,
        tr!(language, "lan-cancel"),
    );
    ui::focus_on_arrival(&cancel, "joining");
    cancel.clicked().then_some(NetRequest::Leave)
}

fn draw_address(
    ui: &mut Ui,
    rect: Rect,
    theme: &Theme,
    (search, seats): (&mut LanScreen, &[KnownSeat]),
    mut address: String,
) -> Option<NetRequest> {
    let asked = Keypad {
        place: "lan address",
        message: tr!(ui.language(), "lan-address"),
        failure: None,
        hint: "192.168.1.20",
        signs: "123ab456cd789ef.0:%",
        columns: 5,
        longest: LONGEST_ADDRESS,
    };
    let parsed = parse_address(&address);
    let entered = asked.draw(ui, rect, theme, &mut address, parsed.is_some());
    search.page = Page::Address(address);
    if entered && let Some(address) = parsed {
        let found = search
            .report
            .servers
            .iter()
            .find(|found| found.address == address)
            .cloned();
        return match found {
            Some(found) => server_list::join(&found, search, seats),
            // A server that was not discovered may need a code. An empty code joins an open one.
            None => {
                search.page = Page::Code {
                    address,
                    name: address.to_string(),
                    code: String::new(),
                    server: ExpectedServer::AsBefore,
                };
                None
            }
        };
    }
    None
}

fn draw_code(ui: &mut Ui, rect: Rect, theme: &Theme, search: &mut LanScreen) -> Option<NetRequest> {
    let language = ui.language();
    let Page::Code {
        address,
        name,
        mut code,
        server,
    } = search.page.clone()
    else {
        return None;
    };
    // The reason is shown until the code is changed.
    let failure = search.failure.take();
    let written = failure.as_ref().map(|why| why.text(language));
    let asked = Keypad {
        place: "lan code",
        message: &tr!(language, "lan-code", name = &name),
        failure: written.as_deref(),
        hint: CODE_HINT,
        signs: JOIN_CODE_ALPHABET,
        columns: 6,
        longest: LONGEST_CODE,
    };
    let before = code.clone();
    let entered = asked.draw(ui, rect, theme, &mut code, true);
    if code == before {
        search.failure = failure;
    }
    search.page = Page::Code {
        address,
        name,
        code: code.clone(),
        server,
    };
    entered.then_some(NetRequest::Join {
        address,
        code,
        server,
    })
}
