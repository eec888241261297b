//! Lobby screen: people, chat, rooms and the player's own room.

mod bracket;
mod bracket_plan;
mod chat;
mod entrants;
mod hosting;
mod join_link;
mod level_buttons;
pub(super) mod lobby_screen;
mod people;
mod room;
mod rooms;
pub(super) mod tournament;

use crate::core::language::{CurrentLanguage, SpokenLanguage};
use crate::core::layout::TARGET;
use crate::core::rects::{between, sized};
use crate::core::theme::{Theme, ink, text};
use crate::core::{
    Announce, Confirmation, NetRequest, OpenScreen, Question, Screen, ScreenSystems, Toast,
};
use crate::net::{Net, RoomOpened, ServerWatch, question};
use crate::screens::lobby::hosting::HostingPage;
use crate::screens::lobby::join_link::{draw_join_code, join_link, shown_address};
use crate::screens::lobby::lobby_screen::{LobbyAction, LobbyScreen, Part};
use crate::screens::parts::{column, note, scrolled};
use crate::screens::qr_code::QrPicture;
use crate::screens::setup::SetupSelection;
use crate::text::{Text, Wording};
use crate::ui;
use crate::ui::{heavy, plain, write};
use bevy::ecs::system::SystemParam;
use bevy::prelude::*;
use bevy_egui::egui::{Align2, Context, Rect, Ui, pos2, vec2};
use bevy_egui::{EguiContexts, EguiPrimaryContextPass};
use lucide_icons::Icon;
use tessella_language::{Language, tr};
use tessella_lobby::DisplayName;
use tessella_net::client::LinkState;
use tessella_net::server::Server;

/// Height below which people and chat are not shown together, in points.
const LOW: f32 = 200.0;

/// Requests of the screen.
#[derive(SystemParam)]
struct LobbyRequests<'w> {
    net: MessageWriter<'w, NetRequest>,
    visit: MessageWriter<'w, OpenScreen>,
    toasts: MessageWriter<'w, Toast>,
    confirmation: ResMut<'w, Confirmation>,
}

impl LobbyRequests<'_> {
    /// Sends a request, or asks first if something would be lost by it.
    fn send(&mut self, context: &Context, net: &Net, request: NetRequest) {
        let question = question(net, &request);
        if self.confirmation.allows_press(context, question) {
            self.net.write(request);
        }
        context.request_repaint();
    }
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<LobbyScreen>()
        .add_systems(OnEnter(Screen::Lobby), |mut desk: ResMut<LobbyScreen>| {
            desk.reset();
        })
        .add_systems(Update, report_new_rooms)
        .add_systems(
            EguiPrimaryContextPass,
            draw.in_set(ScreenSystems).run_if(in_state(Screen::Lobby)),
        );
}

/// Tells that somebody has opened a room: in a short message, unless the list of rooms is in sight.
fn report_new_rooms(
    mut opened: MessageReader<RoomOpened>,
    (net, screen): (Res<Net>, Res<State<Screen>>),
    desk: Res<LobbyScreen>,
    (mut toasts, mut announce): (MessageWriter<Toast>, MessageWriter<Announce>),
    language: Res<CurrentLanguage>,
) {
    let lobby = net.lobby();
    for RoomOpened(id) in opened.read() {
        let Some(room) = lobby.room_with(*id).filter(|_| lobby.room().is_none()) else {
            continue;
        };
        let owner = { room.owner }.map_or(DisplayName::Unknown, |owner| lobby.name(owner));
        let game = rooms::code(room).map(|code| code.setup.game());
        let summary = room.summary.clone();
        let words = Wording::new(move |language| {
            let game = game.map_or_else(|| summary.clone(), |game| game.text(language));
            tr!(language, "room-opened", name = owner.text(language), game)
        });
        if *screen.get() == Screen::Lobby && desk.shows_rooms {
            announce.write(Announce(words.text(language.0)));
        } else {
            toasts.write(Toast(words));
        }
    }
}

fn draw(
    mut contexts: EguiContexts,
    theme: Res<Theme>,
    (mut net, mut watch): (ResMut<Net>, ResMut<ServerWatch>),
    mut desk: ResMut<LobbyScreen>,
    mut selection: ResMut<SetupSelection>,
    mut qr: ResMut<QrPicture>,
    mut requests: LobbyRequests,
) -> Result {
    let context = contexts.ctx_mut()?;
    let mut ui = ui::whole_window(context);
    let ui = &mut ui;
    let desk = desk.bypass_change_detection();
    let net = net.bypass_change_detection();
    (desk.asked, desk.shows_rooms) = (requests.confirmation.asked(), false);
    let window = ui.max_rect();
    let is_wide = ui::is_window_wide(ui.ctx());
    let mut wanted = None;
    let column = column(window, if is_wide { 1040.0 } else { 560.0 });
    let rest = draw_head(ui, column, &theme, net, desk, &mut wanted);
    let server = net.server();
    let qr_address = { server.zip(desk.qr_address) }
        .and_then(|(server, chosen)| Some((server, shown_address(server, chosen)?)));
    if let Some((server, address)) = qr_address {
        let link = join_link(server, address);
        draw_join_code(ui, rest, &theme, &mut qr, &link);
    } else if let Some(server) = server.filter(|_| desk.shows_hosting) {
        let page = HostingPage {
            theme: &theme,
            net,
            server,
            report: watch.show(),
        };
        page.draw(ui, rest, desk, &mut wanted);
    } else if is_wide {
        draw_wide(ui, rest, &theme, net, desk, &mut wanted);
    } else {
        draw_narrow(ui, rest, &theme, net, desk, &mut wanted);
    }
    if desk.asked.is_none() {
        // The page with the question was left.
        requests.confirmation.withdraw();
    }
    match wanted {
        None => {}
        Some(LobbyAction::Net(request)) => requests.send(ui.ctx(), net, request),
        Some(LobbyAction::Copy(copied, words)) => {
            ui.ctx().copy_text(copied);
            requests.toasts.write(Toast(words));
        }
        Some(LobbyAction::Open(game)) => {
            selection.begin_room(game);
            requests.visit.write(OpenScreen(Screen::Setup));
        }
    }
    Ok(())
}

/// Draws rooms, people and chat side by side.
fn draw_wide(
    ui: &mut Ui,
    rect: Rect,
    theme: &Theme,
    net: &mut Net,
    desk: &mut LobbyScreen,
    wanted: &mut Option<LobbyAction>,
) {
    let middle = rect.left() + rect.width() * 0.6;
    let left = between(rect.min, pos2(middle - 12.0, rect.bottom()));
    let right = between(pos2(middle + 12.0, rect.top()), rect.max);
    let people_height =
        (right.height() * 0.4).min(TARGET + 52.0 * net.lobby().people().count() as f32);
    let people = sized(right.min, vec2(right.width(), people_height));
    let chat = between(pos2(right.left(), people.bottom() + 12.0), right.max);
    draw_main(ui, left, theme, net, desk, wanted);
    // Beside the on-screen keyboard, a low window has room only for the part that is written in.
    let is_low = right.height() < LOW;
    if is_low && desk.name.is_some() && !desk.is_chatting {
        people::draw(ui, right, theme, net, desk, wanted);
        return;
    }
    if is_low {
        chat::draw(ui, right, theme, net, desk, wanted);
    } else {
        people::draw(ui, people, theme, net, desk, wanted);
        chat::draw(ui, chat, theme, net, desk, wanted);
    }
    net.read_all();
}

/// Draws rooms, people or chat, and the choice between them.
fn draw_narrow(
    ui: &mut Ui,
    rect: Rect,
    theme: &Theme,
    net: &mut Net,
    desk: &mut LobbyScreen,
    wanted: &mut Option<LobbyAction>,
) {
    let language = ui.language();
    let tabs = sized(
        pos2(rect.left(), rect.bottom() - 54.0),
        vec2(rect.width(), 48.0),
    );
    let part = between(rect.min, pos2(rect.right(), tabs.top() - 8.0));
    let unread = match (net.unread(), desk.part) {
        (0, _) | (_, Part::Chat) => tr!(language, "chat").to_owned(),
        (unread, _) => tr!(language, "chat-unread", messages = unread),
    };
    let lobby = net.lobby();
    let rooms = lobby.rooms().filter(|room| room.home.is_none()).count();
    let people = lobby.people().count();
    // While the connection is lost, people and rooms are unknown.
    let (here, people) = match (lobby.me(), lobby.room()) {
        (None, _) => (
            tr!(language, "lobby-rooms").to_owned(),
            tr!(language, "lobby-people").to_owned(),
        ),
        (Some(_), room) => (
            match room {
                Some(_) => tr!(language, "lobby-own-room").to_owned(),
                None => tr!(language, "lobby-rooms-count", rooms),
            },
            tr!(language, "lobby-people-count", people),
        ),
    };
    let parts = [
        (Part::Rooms, here.as_str()),
        (Part::People, &people),
        (Part::Chat, &unread),
    ];
    let label = tr!(language, "lobby-show");
    ui::choice(ui, tabs, theme, label, &parts, &mut desk.part);
    match desk.part {
        Part::Rooms => draw_main(ui, part, theme, net, desk, wanted),
        Part::People => people::draw(ui, part, theme, net, desk, wanted),
        Part::Chat => {
            chat::draw(ui, part, theme, net, desk, wanted);
            net.read_all();
        }
    }
}

/// Draws the leave button, the server's name and its address, and the buttons of its owner. Returns the area below.
fn draw_head(
    ui: &mut Ui,
    column: Rect,
    theme: &Theme,
    net: &Net,
    desk: &mut LobbyScreen,
    wanted: &mut Option<LobbyAction>,
) -> Rect {
    let language = ui.language();
    let line = sized(
        pos2(column.left(), column.top() + 8.0),
        vec2(column.width(), TARGET),
    );
    let back = sized(line.min, vec2(TARGET, TARGET));
    let client_count = net.client_count();
    let label = if net.server().is_some() {
        tr!(language, "lobby-stop-hosting")
    } else {
        tr!(language, "lobby-leave")
    };
    let back = ui::icon_button(ui, back, theme, Icon::LogOut, label);
    ui::focus_on_arrival(&back, "entrance");
    if back.clicked() && !desk.turn_back() {
        *wanted = Some(LobbyAction::Net(NetRequest::Leave));
    }
    if let Some(server) = net.server() {
        draw_owner_buttons(ui, line, theme, server, desk);
    }
    let painter = ui.painter();
    let width = line.width() - 4.0 * TARGET;
    let at = line.center();
    let below = match (net.link(), net.server()) {
        _ if desk.asked == Some(Question::LeaveServer) => {
            tr!(language, "lobby-leave-again").to_owned()
        }
        _ if desk.asked == Some(Question::CloseServer) => match client_count {
            0 => tr!(language, "lobby-close-game-again").to_owned(),
            guests => tr!(language, "lobby-close-again", guests),
        },
        (Some(LinkState::Away), _) => tr!(language, "lobby-host-away").to_owned(),
        (Some(LinkState::Lost), _) => tr!(language, "lobby-connection-lost").to_owned(),
        (_, Some(server)) if server.status().is_draining => {
            tr!(language, "hosting-draining").to_owned()
        }
        (_, Some(server)) => {
            let code = match server.code() {
                Some(code) => tr!(language, "lobby-code", code = code.to_string()),
                None => tr!(language, "lobby-without-code").to_owned(),
            };
            let port = tr!(language, "lobby-port", port = server.port().to_string());
            format!("{} · {port} · {code}", address(server, language))
        }
        _ => tr!(language, "lobby-guest").to_owned(),
    };
    let lines = [
        (
            net.server_name(language).to_owned(),
            heavy(text::HEADING),
            theme.shades.text,
            -10.0,
        ),
        (below, plain(text::SMALL), theme.shades.quiet, 11.0),
    ];
    for (label, font, shade, down) in lines {
        let at = pos2(at.x, at.y + down);
        write(
            painter,
            at,
            Align2::CENTER_CENTER,
            &label,
            font,
            ink(shade),
            width,
        );
    }
    between(
        pos2(column.left(), line.bottom() + 8.0),
        pos2(column.right(), column.bottom()),
    )
}

/// Draws the buttons for the QR code and the page of the server's owner.
fn draw_owner_buttons(
    ui: &mut Ui,
    line: Rect,
    theme: &Theme,
    server: &Server,
    desk: &mut LobbyScreen,
) {
    let language = ui.language();
    let place = |from_right: f32| {
        let corner = pos2(line.right() - from_right * TARGET, line.top());
        sized(corner, vec2(TARGET, TARGET))
    };
    let label = tr!(language, "lobby-hosting");
    if ui::icon_button(ui, place(1.0), theme, Icon::House, label).clicked() {
        let opens = !desk.shows_hosting || desk.qr_address.is_some();
        while desk.turn_back() {}
        desk.shows_hosting = opens;
    }
    let Some(&address) = server.addresses().first() else {
        return;
    };
    let label = tr!(language, "lobby-qr-code");
    if ui::icon_button(ui, place(2.0), theme, Icon::QrCode, label).clicked() {
        desk.qr_address = match desk.qr_address {
            Some(_) => None,
            None => Some(address),
        };
    }
}

/// Returns the address at which clients reach the server on this device.
fn address(server: &Server, language: Language) -> String {
    match server.addresses().first() {
        Some(address) => address.ip().to_string(),
        None => tr!(language, "lobby-no-network").to_owned(),
    }
}

/// Draws the player's room, the list of rooms, or the choice of a game for a new room.
fn draw_main(
    ui: &mut Ui,
    rect: Rect,
    theme: &Theme,
    net: &Net,
    desk: &mut LobbyScreen,
    wanted: &mut Option<LobbyAction>,
) {
    let language = ui.language();
    scrolled(ui, rect, "rooms", |ui| {
        ui.spacing_mut().item_spacing.y = 8.0;
        if net.lobby().me().is_none() {
            note(ui, theme, tr!(language, "room-list-unknown"));
        } else if net.lobby().room().is_some() {
            desk.chooses = false;
            room::draw(ui, theme, net, desk, wanted);
        } else if desk.chooses {
            rooms::choose_game(ui, theme, desk, wanted);
        } else {
            desk.shows_rooms = true;
            rooms::draw(ui, theme, net, desk, wanted);
        }
        ui.add_space(12.0);
    });
}
