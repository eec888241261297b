//! Lobby screen: people, chat, rooms and the player's own room.

mod chat;
pub(super) mod lobby_screen;
mod people;
mod room;
mod rooms;
pub(super) mod tournament;

use crate::app::core::layout::TARGET;
use crate::app::core::rects::{between, sized};
use crate::app::core::theme::{Theme, ink, text};
use crate::app::core::{NetRequest, OpenScreen, Screen, ScreenSystems};
use crate::app::net::Net;
use crate::app::screens::lobby::lobby_screen::{LobbyAction, LobbyScreen, Part, Question};
use crate::app::screens::parts::{column, scrolled};
use crate::app::screens::qr_code::{QrPicture, draw_qr_code};
use crate::app::screens::setup::SetupSelection;
use crate::app::ui;
use crate::app::ui::{heavy, plain, write};
use crate::language::tr;
use crate::links::DeepLink;
use crate::net::client::LinkState;
use crate::net::server::Server;
use bevy::prelude::*;
use bevy_egui::egui::{Align2, Rect, Ui, pos2, vec2};
use bevy_egui::{EguiContexts, EguiPrimaryContextPass};
use lucide_icons::Icon;

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<LobbyScreen>()
        .add_systems(OnEnter(Screen::Lobby), |mut desk: ResMut<LobbyScreen>| {
            desk.chooses = false;
            desk.shows_qr = false;
            desk.name = None;
            desk.asked = None;
        })
        .add_systems(
            EguiPrimaryContextPass,
            draw.in_set(ScreenSystems).run_if(in_state(Screen::Lobby)),
        );
}

fn draw(
    mut contexts: EguiContexts,
    theme: Res<Theme>,
    mut net: ResMut<Net>,
    mut desk: ResMut<LobbyScreen>,
    mut selection: ResMut<SetupSelection>,
    mut qr: ResMut<QrPicture>,
    (mut requests, mut visit): (MessageWriter<NetRequest>, MessageWriter<OpenScreen>),
) -> Result {
    let context = contexts.ctx_mut()?;
    let mut ui = ui::whole_window(context);
    let ui = &mut ui;
    let desk = desk.bypass_change_detection();
    let net = net.bypass_change_detection();
    let window = ui.max_rect();
    let wide = ui::is_wide(window.size());
    let mut wanted = None;
    let rest = draw_head(
        ui,
        column(window, if wide { 1040.0 } else { 560.0 }),
        &theme,
        net,
        desk,
        &mut wanted,
    );
    if let Some(link) = join_link(net).filter(|_| desk.shows_qr) {
        draw_join_code(ui, rest, &theme, &mut qr, &link);
    } else if wide {
        let middle = rest.left() + rest.width() * 0.6;
        let left = between(rest.min, pos2(middle - 12.0, rest.bottom()));
        let right = between(pos2(middle + 12.0, rest.top()), rest.max);
        let people_height =
            (right.height() * 0.4).min(TARGET + 52.0 * net.lobby().people().count() as f32);
        let people = sized(right.min, vec2(right.width(), people_height));
        let chat = between(pos2(right.left(), people.bottom() + 12.0), right.max);
        draw_main(ui, left, &theme, net, desk, &mut wanted);
        people::draw(ui, people, &theme, net, desk, &mut wanted);
        chat::draw(ui, chat, &theme, net, desk, &mut wanted);
        net.read_all();
    } else {
        let tabs = sized(
            pos2(rest.left(), rest.bottom() - 54.0),
            vec2(rest.width(), 48.0),
        );
        let part = between(rest.min, pos2(rest.right(), tabs.top() - 8.0));
        let unread = match (net.unread(), desk.part) {
            (0, _) | (_, Part::Chat) => tr!("chat").to_owned(),
            (unread, _) => tr!("chat-unread", messages = unread),
        };
        let here = if net.lobby().room().is_some() {
            tr!("lobby-own-room")
        } else {
            tr!("lobby-rooms")
        };
        let people = tr!("lobby-people-count", people = net.lobby().people().count());
        let parts = [
            (Part::Rooms, here),
            (Part::People, &people),
            (Part::Chat, &unread),
        ];
        ui::choice(ui, tabs, &theme, tr!("lobby-show"), &parts, &mut desk.part);
        match desk.part {
            Part::Rooms => draw_main(ui, part, &theme, net, desk, &mut wanted),
            Part::People => people::draw(ui, part, &theme, net, desk, &mut wanted),
            Part::Chat => {
                chat::draw(ui, part, &theme, net, desk, &mut wanted);
                net.read_all();
            }
        }
    }
    match wanted {
        None => {}
        Some(LobbyAction::Net(request)) => {
            requests.write(request);
        }
        Some(LobbyAction::Open(game)) => {
            selection.begin_room(game);
            visit.write(OpenScreen(Screen::Setup));
        }
    }
    Ok(())
}

/// Draws the leave button, the server's name and its addresses, and the button for a new code. Returns the area below.
fn draw_head(
    ui: &mut Ui,
    column: Rect,
    theme: &Theme,
    net: &Net,
    desk: &mut LobbyScreen,
    wanted: &mut Option<LobbyAction>,
) -> Rect {
    let line = sized(
        pos2(column.left(), column.top() + 8.0),
        vec2(column.width(), TARGET),
    );
    let back = sized(line.min, vec2(TARGET, TARGET));
    let client_count = net.client_count();
    let label = if net.server().is_some() {
        tr!("lobby-stop-hosting")
    } else {
        tr!("lobby-leave")
    };
    let back = ui::icon_button(ui, back, theme, Icon::LogOut, label);
    ui::focus_on_arrival(&back, "entrance");
    let is_asked = back.clicked() && !desk.turn_back();
    if is_asked && (client_count == 0 || desk.confirms(Question::CloseServer)) {
        *wanted = Some(LobbyAction::Net(NetRequest::Leave));
    }
    if net.server().is_some_and(|server| server.code().is_some()) {
        let renew = sized(
            pos2(line.right() - TARGET, line.top()),
            vec2(TARGET, TARGET),
        );
        if ui::icon_button(ui, renew, theme, Icon::RefreshCw, tr!("lobby-new-code")).clicked() {
            *wanted = Some(LobbyAction::Net(NetRequest::ReplaceCode));
        }
    }
    if join_link(net).is_some() {
        let corner = pos2(line.right() - 2.0 * TARGET, line.top());
        let rect = sized(corner, vec2(TARGET, TARGET));
        if ui::icon_button(ui, rect, theme, Icon::QrCode, tr!("lobby-qr-code")).clicked() {
            desk.shows_qr ^= true;
        }
    }
    let painter = ui.painter();
    let width = line.width() - 4.0 * TARGET;
    let at = line.center();
    let is_closing = desk.asked == Some(Question::CloseServer) && client_count > 0;
    let below = match (net.link(), net.server()) {
        _ if is_closing => tr!("lobby-close-again", guests = client_count),
        (Some(LinkState::Away), _) => tr!("lobby-host-away").to_owned(),
        (Some(LinkState::Lost), _) => tr!("lobby-connection-lost").to_owned(),
        (_, Some(server)) => {
            let code = match server.code() {
                Some(code) => tr!("lobby-code", code = code.to_string()),
                None => tr!("lobby-without-code").to_owned(),
            };
            let port = tr!("lobby-port", port = server.port().to_string());
            format!("{} · {port} · {code}", address(server))
        }
        _ => tr!("lobby-guest").to_owned(),
    };
    let lines = [
        (
            net.server_name().to_owned(),
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

/// Returns the address at which clients reach the server on this device.
fn address(server: &Server) -> String {
    match server.addresses().first() {
        Some(address) => address.ip().to_string(),
        None => tr!("lobby-no-network").to_owned(),
    }
}

/// Returns the link with which another device joins the server on this one; `None` without a server or a network.
fn join_link(net: &Net) -> Option<String> {
    let server = net.server()?;
    let link = DeepLink::Join {
        address: *server.addresses().first()?,
        code: server.code(),
    };
    Some(link.to_string())
}

/// Draws the QR code of the server with the way to use it.
fn draw_join_code(ui: &mut Ui, rect: Rect, theme: &Theme, qr: &mut QrPicture, link: &str) {
    let line = sized(rect.min, vec2(rect.width(), 48.0));
    ui::write_paragraph(
        ui.painter(),
        line,
        tr!("lobby-qr-code-advice"),
        plain(text::BODY),
        ink(theme.shades.text),
    );
    let below = between(
        line.left_bottom() + vec2(0.0, 8.0),
        rect.max - vec2(0.0, 16.0),
    );
    draw_qr_code(ui, below, theme, qr, link);
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
    scrolled(ui, rect, "rooms", |ui| {
        ui.spacing_mut().item_spacing.y = 8.0;
        if net.lobby().room().is_some() {
            desk.chooses = false;
            room::draw(ui, theme, net, desk, wanted);
        } else if desk.chooses {
            rooms::choose_game(ui, theme, desk, wanted);
        } else {
            rooms::draw(ui, theme, net, desk, wanted);
        }
        ui.add_space(12.0);
    });
}
