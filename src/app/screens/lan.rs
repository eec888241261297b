//! Local network screen: servers found, starting a server, and joining one by its address and code.

mod changed_server;
mod keypad;

use crate::app::core::device::{Access, Device};
use crate::app::core::rects::{between, centred};
use crate::app::core::settings::Settings;
use crate::app::core::theme::{Theme, ink, text};
use crate::app::core::{
    ExpectedServer, GoBack, NetRequest, RedrawRequest, Screen, ScreenSystems, Waker, returns,
};
use crate::app::net::{Net, ServerChanged, fresh_name};
use crate::app::screens::parts::{caption, head, scrolled};
use crate::app::ui;
use crate::app::ui::row;
use crate::app::ui::{Prominence, heavy, plain, write};
use crate::lobby::{MAX_NAME_CHARS, tidy_name};
use crate::net::admission::{JOIN_CODE_ALPHABET, JoinCode};
use crate::net::discovery::{DiscoveryReport, FoundServer, ServerSearch};
use crate::net::parse_address;
use bevy::prelude::*;
use bevy::window::AppLifecycle;
use bevy_egui::egui::{Align2, Rect, Response, Ui, pos2, vec2};
use bevy_egui::{EguiContexts, EguiPrimaryContextPass, egui};
use changed_server::Answer;
use keypad::Keypad;
use lucide_icons::Icon;
use std::net::SocketAddr;

/// Search time after which possible causes of an empty list are shown, in seconds.
const EXPLAIN_AFTER: f32 = 3.0;
/// Maximum length of an address, in characters: enough for an IPv6 address with brackets, a zone and a port.
const LONGEST_ADDRESS: usize = 64;
/// Maximum length of a join code with separators, in characters.
const LONGEST_CODE: usize = 9;

/// State of server discovery and of the current page.
#[derive(Resource, Default)]
pub(super) struct LanScreen {
    /// Running search; `None` if the network cannot be used, or the program is in the background.
    running: Option<ServerSearch>,
    report: DiscoveryReport,
    /// Reason why a search is not possible.
    trouble: Option<String>,
    /// Time since the search began, in seconds.
    since: f32,
    page: Page,
    /// Player name in the text field, once the field was shown.
    name: Option<String>,
}

/// Page of the screen.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
enum Page {
    /// List of servers.
    #[default]
    List,
    /// Entry of an address.
    Address(String),
    /// Entry of a server's join code.
    Code {
        address: SocketAddr,
        name: String,
        code: String,
        server: ExpectedServer,
    },
    /// Question about a server that is not the expected one.
    Changed(ServerChanged),
}

/// Server of a link that the player has opened, with its join code. The screen asks before it is joined.
#[derive(Resource, Default)]
pub(super) struct LinkedServer(pub(super) Option<(SocketAddr, Option<String>)>);

impl LanScreen {
    /// Returns to the list of servers. Returns `false` if it was already shown.
    pub(super) fn turn_back(&mut self) -> bool {
        std::mem::take(&mut self.page) != Page::List
    }
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<LanScreen>()
        .init_resource::<LinkedServer>()
        .add_systems(OnEnter(Screen::Lan), (begin, ask_before_joining).chain())
        .add_systems(OnExit(Screen::Lan), end)
        .add_systems(
            Update,
            (follow_lifecycle, look, ask_about_changed_server)
                .chain()
                .run_if(in_state(Screen::Lan)),
        )
        .add_systems(
            EguiPrimaryContextPass,
            draw.in_set(ScreenSystems).run_if(in_state(Screen::Lan)),
        );
}

impl LanScreen {
    /// Starts the search for servers.
    fn open(&mut self, waker: &Waker) {
        let waker = waker.clone();
        (self.running, self.trouble) = match ServerSearch::start(move || waker.wake()) {
            Ok(search) => (Some(search), None),
            Err(error) => (None, Some(format!("The network cannot be used: {error}."))),
        };
    }
}

fn begin(mut search: ResMut<LanScreen>, waker: Res<Waker>) {
    *search = LanScreen::default();
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
    search.since += time.delta_secs();
    if search.since <= EXPLAIN_AFTER {
        redraw.request_within(EXPLAIN_AFTER - search.since);
    }
    if let Some(running) = &search.running {
        search.report = running.report();
    }
}

fn draw(
    mut contexts: EguiContexts,
    theme: Res<Theme>,
    (net, device): (Res<Net>, Res<Device>),
    mut settings: ResMut<Settings>,
    mut search: ResMut<LanScreen>,
    mut requests: MessageWriter<NetRequest>,
    mut back: MessageWriter<GoBack>,
) -> Result {
    let context = contexts.ctx_mut()?;
    let mut ui = ui::whole_window(context);
    let ui = &mut ui;
    let (rest, way_back) = head(ui, &theme, "Local network");
    let search = search.bypass_change_detection();
    if way_back.clicked() {
        back.write(GoBack);
    }
    let wanted = if net.link().is_some() {
        draw_joining(ui, rest, &theme)
    } else {
        match search.page.clone() {
            Page::List => draw_list(ui, rest, &theme, search, &device, &mut settings),
            Page::Address(address) => draw_address(ui, rest, &theme, search, address),
            Page::Code { .. } => draw_code(ui, rest, &theme, search),
            Page::Changed(changed) => draw_changed(ui, rest, &theme, search, changed),
        }
    };
    if let Some(wanted) = wanted {
        search.page = Page::List;
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
) -> Option<NetRequest> {
    match changed_server::draw(ui, rect, theme, &changed)? {
        Answer::Cancel => {
            search.page = Page::List;
            None
        }
        Answer::Join => Some(NetRequest::Join {
            address: changed.address,
            code: changed.code,
            server: ExpectedServer::Any,
        }),
    }
}

/// Draws the page shown while the client waits for the server's answer.
fn draw_joining(ui: &mut Ui, rect: Rect, theme: &Theme) -> Option<NetRequest> {
    let middle = rect.center();
    write(
        ui.painter(),
        middle - vec2(0.0, 40.0),
        Align2::CENTER_CENTER,
        "Joining…",
        heavy(text::HEADING),
        ink(theme.shades.text),
        rect.width(),
    );
    let cancel = centred(middle + vec2(0.0, 20.0), vec2(160.0, 48.0));
    let cancel = ui::button(ui, cancel, theme, Prominence::Plain, None, "Cancel");
    ui::focus_on_arrival(&cancel, "joining");
    cancel.clicked().then_some(NetRequest::Leave)
}

fn draw_list(
    ui: &mut Ui,
    rect: Rect,
    theme: &Theme,
    search: &mut LanScreen,
    device: &Device,
    settings: &mut ResMut<Settings>,
) -> Option<NetRequest> {
    let mut wanted = None;
    scrolled(ui, rect, "tables", |ui| {
        ui.spacing_mut().item_spacing.y = 8.0;
        caption(ui, theme, "Your name");
        draw_name(ui, theme, search, settings);
        caption(ui, theme, "Host");
        let mut with_code = settings.lan.with_code;
        let line = row(ui, 48.0);
        let other = between(pos2(line.right() - 48.0, line.top()), line.max);
        let end = if with_code {
            other.left() - 8.0
        } else {
            line.right()
        };
        let switch = between(line.min, pos2(end, line.bottom()));
        let label = match settings.lan.code.as_str() {
            code if with_code && !code.is_empty() => format!("Guests need the code {code}"),
            _ => "Require a code".to_owned(),
        };
        if ui::switch(ui, switch, theme, &label, &mut with_code) {
            settings.lan.with_code = with_code;
        }
        let renew =
            |ui: &mut Ui| ui::icon_button(ui, other, theme, Icon::RefreshCw, "Another code");
        if with_code && renew(ui).clicked() {
            settings.lan.code = JoinCode::random().to_string();
        }
        let line = row(ui, 52.0);
        let start_server = ui::button(
            ui,
            line,
            theme,
            Prominence::Primary,
            Some(Icon::House),
            "Host a game",
        );
        ui::focus_on_arrival(&start_server, "lan");
        if start_server.clicked() {
            wanted = Some(NetRequest::StartServer);
        }
        caption(ui, theme, "Or join a game");
        // Above the list of servers, so that a newly found one does not move it away from a finger.
        let line = row(ui, 48.0);
        let label = "Enter an address";
        if ui::button(
            ui,
            line,
            theme,
            Prominence::Plain,
            Some(Icon::Keyboard),
            label,
        )
        .clicked()
        {
            search.page = Page::Address(String::new());
        }
        for found in search.report.servers.clone() {
            let held = settings
                .lan
                .seats
                .iter()
                .any(|seat| seat.server_key().id() == found.announcement.server_id);
            let line = row(ui, 64.0);
            let card = ui.push_id((found.announcement.server_id, found.address), |ui| {
                draw_found(ui, line, theme, &found, held)
            });
            if card.inner.clicked() {
                wanted = join(&found, search);
            }
        }
        if search.report.servers.is_empty() {
            draw_nothing(ui, theme, search, device);
        }
        ui.add_space(16.0);
    });
    wanted
}

/// Joins a discovered server, or asks for its code first.
fn join(found: &FoundServer, search: &mut LanScreen) -> Option<NetRequest> {
    let server = ExpectedServer::Listed(found.announcement.server_id);
    // A server of another version rejects the join request with the reason, so no code is needed.
    if found.announcement.needs_code && found.version_fits {
        search.page = Page::Code {
            address: found.address,
            name: found.announcement.name.clone(),
            code: String::new(),
            server,
        };
        return None;
    }
    Some(NetRequest::Join {
        address: found.address,
        code: String::new(),
        server,
    })
}

fn draw_name(ui: &mut Ui, theme: &Theme, search: &mut LanScreen, settings: &mut ResMut<Settings>) {
    let line = row(ui, 48.0);
    let other = between(pos2(line.right() - 48.0, line.top()), line.max);
    let field = between(line.min, pos2(other.left() - 8.0, line.bottom()));
    let hint = "A name";
    let name = search.name.get_or_insert_with(|| settings.lan.name.clone());
    ui::text_field(ui, field, theme, "Name", hint, MAX_NAME_CHARS, name);
    if ui::icon_button(ui, other, theme, Icon::Dices, "Another name").clicked() {
        *name = fresh_name();
    }
    if let Some(name) = tidy_name(name).filter(|name| *name != settings.lan.name) {
        settings.lan.name = name;
    }
}

fn draw_found(ui: &mut Ui, rect: Rect, theme: &Theme, found: &FoundServer, held: bool) -> Response {
    let announcement = &found.announcement;
    let card = ui::card(ui, rect, theme, &format!("Join {}", announcement.name));
    let mut label = match found.version_fits {
        false => vec![format!(
            "runs Tessella {}, another version",
            announcement.program
        )],
        true => vec![
            if announcement.game.is_empty() {
                "nothing played yet".to_owned()
            } else {
                title_of(&announcement.game).to_owned()
            },
            format!(
                "{} of {} people",
                announcement.people, announcement.max_people
            ),
            announcement.program.clone(),
        ],
    };
    if held {
        label.insert(0, "your seat is kept".to_owned());
    } else if found.version_fits && !announcement.has_room {
        label.insert(0, "full".to_owned());
    }
    let shades = &theme.shades;
    let strong = if found.version_fits {
        shades.text
    } else {
        shades.quiet
    };
    let left = rect.left() + 16.0;
    let width = rect.width() - 72.0;
    let painter = ui.painter();
    let lines = [
        (
            announcement.name.clone(),
            heavy(text::BODY + 1.0),
            strong,
            -11.0,
        ),
        (label.join(" · "), plain(text::SMALL), shades.quiet, 12.0),
    ];
    for (label, font, shade, down) in lines {
        let at = pos2(left, rect.center().y + down);
        write(
            painter,
            at,
            Align2::LEFT_CENTER,
            &label,
            font,
            ink(shade),
            width,
        );
    }
    let icon = if announcement.needs_code {
        Icon::Lock
    } else {
        Icon::LockOpen
    };
    let at = pos2(rect.right() - 28.0, rect.center().y);
    ui::draw_icon(painter, at, icon, 20.0, ink(shades.quiet));
    let open = if announcement.needs_code {
        "needs a code"
    } else {
        "open"
    };
    ui::explain(card, format!("{}, {open}", found.address))
}

fn title_of(game: &str) -> &str {
    let games = crate::games::Game::ALL;
    games
        .iter()
        .find(|known| known.name() == game)
        .map_or(game, |known| known.title())
}

/// Message shown if the system denies access to the local network.
const REFUSED: &str = "The system does not let Tessella use the local network. Allow it in the system's settings, among the \
                       permissions of this app.";

fn draw_nothing(ui: &mut Ui, theme: &Theme, search: &LanScreen, device: &Device) {
    let looking = "Looking for games in this network…".to_owned();
    let explains = search.since > EXPLAIN_AFTER;
    let first = match &search.trouble {
        _ if device.network == Access::Refused => REFUSED.to_owned(),
        Some(trouble) => trouble.clone(),
        None if explains => "No game found yet. It may be that:".to_owned(),
        None => looking,
    };
    let reasons = search.report.possible_failures.iter();
    let points = (reasons.filter(|_| explains && search.running.is_some()))
        .map(|reason| format!("•  {reason}"));
    for label in std::iter::once(first).chain(points) {
        let label = egui::RichText::new(label).size(text::SMALL);
        ui.label(label.color(ink(theme.shades.quiet)));
    }
}

fn draw_address(
    ui: &mut Ui,
    rect: Rect,
    theme: &Theme,
    search: &mut LanScreen,
    mut address: String,
) -> Option<NetRequest> {
    let asked = Keypad {
        message: "The host's address, as its screen shows it",
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
            Some(found) => join(&found, search),
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
    let Page::Code {
        address,
        name,
        mut code,
        server,
    } = search.page.clone()
    else {
        return None;
    };
    let asked = Keypad {
        message: &format!("The code of {name}; leave it empty if there is none"),
        hint: "ABC DEF",
        signs: JOIN_CODE_ALPHABET,
        columns: 6,
        longest: LONGEST_CODE,
    };
    let entered = asked.draw(ui, rect, theme, &mut code, true);
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
