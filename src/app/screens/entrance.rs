//! Where everybody at a host is: the people, what they say, the rooms, and the own room.

mod chat;
mod people;
mod room;
mod rooms;

use super::setup::Draft;
use super::{DrawScreens, Visit, column, row, scrolled};
use crate::app::Screen;
use crate::app::idle::Moving;
use crate::app::net::{Net, NetRequest};
use crate::app::play::layout::TARGET;
use crate::app::rects::{between, sized};
use crate::app::theme::{Theme, ink, text};
use crate::app::ui::{self, heavy, plain, write};
use crate::games::Game;
use crate::net::client::LinkState;
use bevy::prelude::*;
use bevy_egui::egui::{Align2, Rect, Ui, pos2, vec2};
use bevy_egui::{EguiContexts, EguiPrimaryContextPass};
use lucide_icons::Icon;

/// What of the entrance is shown where there is no room for all of it.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
enum Part {
    #[default]
    Rooms,
    People,
    Chat,
}

/// What the player is doing here.
#[derive(Resource, Default)]
pub struct Desk {
    part: Part,
    /// Whether a game is being chosen for a new room.
    chooses: bool,
    /// What is being written.
    words: String,
    /// The own name as it is being written.
    name: Option<String>,
}

impl Desk {
    /// Back from the choice of a game; whether one was being chosen.
    pub(super) const fn turn_back(&mut self) -> bool {
        std::mem::replace(&mut self.chooses, false)
    }
}

/// What was pressed.
enum Wanted {
    Net(NetRequest),
    /// To open a room for a game.
    Open(Game),
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Desk>()
        .add_systems(OnEnter(Screen::Entrance), |mut desk: ResMut<Desk>| {
            desk.chooses = false;
            desk.name = None;
        })
        .add_systems(
            EguiPrimaryContextPass,
            draw.in_set(DrawScreens).run_if(in_state(Screen::Entrance)),
        );
}

fn draw(
    mut contexts: EguiContexts,
    theme: Res<Theme>,
    mut net: ResMut<Net>,
    mut desk: ResMut<Desk>,
    mut draft: ResMut<Draft>,
    mut requests: MessageWriter<NetRequest>,
    mut visit: MessageWriter<Visit>,
    mut moving: ResMut<Moving>,
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
    if wide {
        let middle = rest.left() + rest.width() * 0.6;
        let left = between(rest.min, pos2(middle - 12.0, rest.bottom()));
        let right = between(pos2(middle + 12.0, rest.top()), rest.max);
        let people_height =
            (right.height() * 0.4).min(TARGET + 40.0 * net.lobby().people().count() as f32);
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
            (0, _) | (_, Part::Chat) => "Chat".to_owned(),
            (unread, _) => format!("Chat ({unread})"),
        };
        let here = if net.lobby().room().is_some() {
            "Your room"
        } else {
            "Rooms"
        };
        let people = format!("People ({})", net.lobby().people().count());
        let parts = [
            (Part::Rooms, here),
            (Part::People, &people),
            (Part::Chat, &unread),
        ];
        if ui::choice(ui, tabs, &theme, "Show", &parts, &mut desk.part) {
            moving.now();
        }
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
        Some(Wanted::Net(request)) => {
            requests.write(request);
            moving.now();
        }
        Some(Wanted::Open(game)) => {
            draft.begin_room(game);
            visit.write(Visit(Screen::Setup));
            moving.now();
        }
    }
    Ok(())
}

/// The way out, the host's name, and how to reach it; what is left below.
fn draw_head(
    ui: &mut Ui,
    column: Rect,
    theme: &Theme,
    net: &Net,
    desk: &mut Desk,
    wanted: &mut Option<Wanted>,
) -> Rect {
    let line = sized(
        pos2(column.left(), column.top() + 8.0),
        vec2(column.width(), TARGET),
    );
    let back = sized(line.min, vec2(TARGET, TARGET));
    let words = if net.host().is_some() {
        "Close the table"
    } else {
        "Leave the table"
    };
    let back = ui::icon_button(ui, back, theme, Icon::LogOut, words);
    ui::focus_on_arrival(&back, "entrance");
    if back.clicked() && !desk.turn_back() {
        *wanted = Some(Wanted::Net(NetRequest::Leave));
    }
    let painter = ui.painter();
    let width = line.width() - 100.0;
    let at = line.center();
    let below = match (net.link(), net.host()) {
        (Some(LinkState::Away), _) => "The host is away: waiting for it…".to_owned(),
        (Some(LinkState::Lost), _) => "The link is lost: trying to come back…".to_owned(),
        (_, Some(host)) => {
            let code = match host.code() {
                Some(code) => format!("code {code}"),
                None => "open to everybody".to_owned(),
            };
            format!("{} · port {} · {code}", addresses(), host.port())
        }
        _ => "You are a guest here".to_owned(),
    };
    let lines = [
        (
            net.host_name().to_owned(),
            heavy(text::HEADING),
            theme.shades.text,
            -10.0,
        ),
        (below, plain(text::SMALL), theme.shades.quiet, 11.0),
    ];
    for (words, font, shade, down) in lines {
        let at = pos2(at.x, at.y + down);
        write(
            painter,
            at,
            Align2::CENTER_CENTER,
            &words,
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

/// The addresses by which others reach a host here.
fn addresses() -> String {
    let own = crate::net::local_addresses();
    match own.first() {
        Some(address) => address.to_string(),
        None => "no network".to_owned(),
    }
}

/// The own room, or all of them, or the games that one can be opened for.
fn draw_main(
    ui: &mut Ui,
    place: Rect,
    theme: &Theme,
    net: &Net,
    desk: &mut Desk,
    wanted: &mut Option<Wanted>,
) {
    scrolled(ui, place, "rooms", |ui| {
        ui.spacing_mut().item_spacing.y = 8.0;
        if net.lobby().room().is_some() {
            desk.chooses = false;
            room::draw(ui, theme, net, wanted);
        } else if desk.chooses {
            rooms::choose_game(ui, theme, desk, wanted);
        } else {
            rooms::draw(ui, theme, net, desk, wanted);
        }
        ui.add_space(12.0);
    });
}

/// The beginning of a part.
fn heading(ui: &mut Ui, theme: &Theme, words: &str) {
    let place = row(ui, 30.0);
    write(
        ui.painter(),
        pos2(place.left() + 2.0, place.center().y),
        Align2::LEFT_CENTER,
        words,
        heavy(text::BODY),
        ink(theme.shades.text),
        place.width(),
    );
}

/// A line of quiet words.
fn note(ui: &mut Ui, theme: &Theme, words: &str) {
    let words = bevy_egui::egui::RichText::new(words).size(text::SMALL);
    ui.label(words.color(ink(theme.shades.quiet)));
}
