//! Lobby screen: people, chat, rooms and the player's own room.

mod bracket;
mod bracket_plan;
mod chat;
mod entrants;
pub(super) mod entry;
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
use crate::core::theme::space;
use crate::core::{
    Announce, Confirmation, NetRequest, OpenScreen, Question, Screen, ScreenSystems, Toast,
};
use crate::net::{Net, RoomOpened, ServerWatch, question};
use crate::screens::lobby::entry::{icon, two_columns};
use crate::screens::lobby::join_link::{draw_join_code, join_link, shown_address};
use crate::screens::lobby::lobby_screen::{LobbyAction, LobbyScreen, Part};
use crate::screens::parts::{COLUMN, column};
use crate::screens::qr_code::QrPicture;
use crate::screens::setup::SetupSelection;
use crate::text::{Text, Wording};
use crate::ui::{self, HEADING, NOTE};
use bevy::ecs::system::SystemParam;
use bevy::prelude::*;
use bevy_egui::egui::{Align, Align2, Context, Layout, Rect, Ui, UiBuilder, vec2};
use bevy_egui::{EguiContexts, EguiPrimaryContextPass};
use lucide_icons::Icon;
use tessella_language::{Language, tr};
use tessella_lobby::DisplayName;
use tessella_net::client::LinkState;
use tessella_net::server::Server;

/// Greatest width of the screen with its parts side by side, in points.
const WIDEST: f32 = 1040.0;
/// Height below which people and chat are not shown together, in points.
const LOW: f32 = 200.0;
/// Height of a person and the space below, in points.
const PERSON: f32 = 60.0;
/// Least width between the buttons of the header in which there is what goes on as well, in points.
const ROOMY: f32 = 320.0;

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
    (mut net, mut watch): (ResMut<Net>, ResMut<ServerWatch>),
    mut desk: ResMut<LobbyScreen>,
    mut selection: ResMut<SetupSelection>,
    mut qr: ResMut<QrPicture>,
    mut requests: LobbyRequests,
) -> Result {
    let context = contexts.ctx_mut()?;
    let desk = desk.bypass_change_detection();
    let net = net.bypass_change_detection();
    (desk.asked, desk.shows_rooms) = (requests.confirmation.asked(), false);
    let is_wide = ui::is_window_wide(context);
    let window = &mut ui::whole_window(context);
    let column = column(window.max_rect(), if is_wide { WIDEST } else { COLUMN });
    let ui = &mut ui::inside(window, column);
    ui.spacing_mut().item_spacing = vec2(space::SMALL, space::SMALL);
    draw_head(ui, net, desk);
    let server = net.server();
    let qr_address = { server.zip(desk.qr_address) }
        .and_then(|(server, chosen)| Some((server, shown_address(server, chosen)?)));
    if let Some((server, address)) = qr_address {
        draw_join_code(ui, &mut qr, &join_link(server, address));
    } else if let Some(server) = server.filter(|_| desk.shows_hosting) {
        hosting::draw(ui, net, (server, watch.show()), desk);
    } else if is_wide {
        draw_wide(ui, net, desk);
    } else {
        draw_narrow(ui, net, desk);
    }
    if desk.asked.is_none() {
        // The page with the question was left.
        requests.confirmation.withdraw();
    }
    match desk.wanted.take() {
        None => {}
        Some(LobbyAction::Net(request)) => requests.send(context, net, request),
        Some(LobbyAction::Copy(copied, words)) => {
            context.copy_text(copied);
            requests.toasts.write(Toast(words));
        }
        Some(LobbyAction::Open(game)) => {
            selection.begin_room(game);
            requests.visit.write(OpenScreen(Screen::Setup));
        }
    }
    Ok(())
}

/// Draws rooms beside people and chat.
fn draw_wide(ui: &mut Ui, net: &mut Net, desk: &mut LobbyScreen) {
    let [left, right] = &mut two_columns(ui);
    draw_main(left, net, desk);
    let area = right.available_rect_before_wrap();
    let is_low = area.height() < LOW;
    if !is_low {
        let most = TARGET + PERSON * net.lobby().people().count() as f32;
        let height = most.min(area.height() * 0.4);
        let (people, _) = area.split_top_bottom_at_y(area.top() + height);
        people::draw(&mut ui::inside(right, people), net, desk);
        right.advance_cursor_after_rect(people);
    } else if desk.name.is_some() && !desk.is_chatting {
        // Beside the on-screen keyboard, a low window has room only for the part that is written in.
        people::draw(&mut ui::inside(right, area), net, desk);
        return;
    }
    chat::draw(right, net, desk);
    net.read_all();
}

/// Draws rooms, people or chat, and the choice between them below.
fn draw_narrow(ui: &mut Ui, net: &mut Net, desk: &mut LobbyScreen) {
    let area = ui.available_rect_before_wrap();
    let top = area.bottom() - space::SMALL - desk.tabs_height.max(TARGET);
    let mut tabs = ui::inside(ui, area.with_min_y(top));
    draw_tabs(&mut tabs, net, &mut desk.part);
    let height = tabs.min_rect().height();
    if (height - desk.tabs_height).abs() > f32::EPSILON {
        // The next frame has room for all of its rows.
        desk.tabs_height = height;
        ui.ctx().request_repaint();
    }
    let ui = &mut ui::inside(ui, area.with_max_y((top - space::SMALL).max(area.top())));
    match desk.part {
        Part::Rooms => draw_main(ui, net, desk),
        Part::People => people::draw(ui, net, desk),
        Part::Chat => {
            chat::draw(ui, net, desk);
            net.read_all();
        }
    }
}

/// Draws the choice between rooms, people and chat.
fn draw_tabs(ui: &mut Ui, net: &Net, part: &mut Part) {
    let language = ui.language();
    let lobby = net.lobby();
    let rooms = lobby.rooms().filter(|room| room.home.is_none()).count();
    // While the connection is lost, people and rooms are unknown.
    let is_known = lobby.me().is_some();
    let here = match lobby.room() {
        _ if !is_known => tr!(language, "lobby-rooms").to_owned(),
        Some(_) => tr!(language, "lobby-own-room").to_owned(),
        None => tr!(language, "lobby-rooms-count", rooms),
    };
    let people = match lobby.people().count() {
        _ if !is_known => tr!(language, "lobby-people").to_owned(),
        people => tr!(language, "lobby-people-count", people),
    };
    let chat = match (net.unread(), *part) {
        (0, _) | (_, Part::Chat) => tr!(language, "chat").to_owned(),
        (messages, _) => tr!(language, "chat-unread", messages),
    };
    let parts = [
        (Part::Rooms, here),
        (Part::People, people),
        (Part::Chat, chat),
    ];
    ui::choice(ui, tr!(language, "lobby-show"), &parts, part);
}

/// Draws the leave button, the server's name and what goes on, and the buttons of its owner.
fn draw_head(ui: &mut Ui, net: &Net, desk: &mut LobbyScreen) {
    let language = ui.language();
    ui.add_space(space::SMALL);
    let line = ui::row(ui, TARGET);
    let (back, _) = line.split_left_right_at_x(line.left() + TARGET);
    let label = match net.server() {
        Some(_) => tr!(language, "lobby-stop-hosting"),
        None => tr!(language, "lobby-leave"),
    };
    let back = ui::icon_button(ui, back, Icon::LogOut, label);
    ui::focus_on_arrival(&back, "entrance");
    if back.clicked() && !desk.turn_back() {
        desk.request(NetRequest::Leave);
    }
    if let Some(server) = net.server() {
        draw_owner_buttons(ui, line, server, desk);
    }
    let buttons = if net.server().is_some() { 2.0 } else { 1.0 };
    let title = line.shrink2(vec2(buttons * TARGET, 0.0));
    let (name, state) = (net.server_name(language), state(net, desk, language));
    if title.width() < ROOMY {
        ui::draw_text(ui.painter(), title, Align2::CENTER_CENTER, HEADING, name);
        ui.vertical_centered(|ui| ui::note(ui, &state));
    } else {
        let (above, below) = title.split_top_bottom_at_fraction(0.55);
        ui::draw_text(ui.painter(), above, Align2::CENTER_BOTTOM, HEADING, name);
        ui::draw_text(ui.painter(), below, Align2::CENTER_TOP, NOTE, &state);
    }
}

/// Returns what goes on at the server: the question of the leave button, trouble, or the way to join it.
fn state(net: &Net, desk: &LobbyScreen, language: Language) -> String {
    let words = match (desk.asked, net.link(), net.server()) {
        (Some(Question::LeaveServer), ..) => tr!(language, "lobby-leave-again"),
        (Some(Question::CloseServer), ..) => match net.client_count() {
            0 => tr!(language, "lobby-close-game-again"),
            guests => return tr!(language, "lobby-close-again", guests),
        },
        (_, Some(LinkState::Away), _) => tr!(language, "lobby-host-away"),
        (_, Some(LinkState::Lost), _) => tr!(language, "lobby-connection-lost"),
        (.., Some(server)) if server.status().is_draining => tr!(language, "hosting-draining"),
        (.., Some(server)) => {
            let code = match server.code() {
                Some(code) => tr!(language, "lobby-code", code = code.to_string()),
                None => tr!(language, "lobby-without-code").to_owned(),
            };
            let port = tr!(language, "lobby-port", port = server.port().to_string());
            return format!("{} · {port} · {code}", address(server, language));
        }
        _ => tr!(language, "lobby-guest"),
    };
    words.to_owned()
}

/// Draws the buttons for the QR code and the page of the server's owner, from the end of a row.
fn draw_owner_buttons(ui: &mut Ui, line: Rect, server: &Server, desk: &mut LobbyScreen) {
    let layout = Layout::right_to_left(Align::Center);
    let end = UiBuilder::new().max_rect(line).layout(layout);
    let ui = &mut ui.new_child(end);
    ui.spacing_mut().item_spacing.x = 0.0;
    let language = ui.language();
    if icon(ui, Icon::House, tr!(language, "lobby-hosting")) {
        let opens = !desk.shows_hosting || desk.qr_address.is_some();
        while desk.turn_back() {}
        desk.shows_hosting = opens;
    }
    let Some(&address) = server.addresses().first() else {
        return;
    };
    if icon(ui, Icon::QrCode, tr!(language, "lobby-qr-code")) {
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
fn draw_main(ui: &mut Ui, net: &Net, desk: &mut LobbyScreen) {
    ui::scrolled(ui, "rooms", |ui| {
        ui.spacing_mut().item_spacing = vec2(space::SMALL, space::SMALL);
        if net.lobby().me().is_none() {
            ui::note(ui, tr!(ui.language(), "room-list-unknown"));
        } else if net.lobby().room().is_some() {
            desk.chooses = false;
            room::draw(ui, net, desk);
        } else if desk.chooses {
            rooms::choose_game(ui, desk);
        } else {
            desk.shows_rooms = true;
            rooms::draw(ui, net, desk);
        }
        ui.add_space(space::MEDIUM);
    });
}
