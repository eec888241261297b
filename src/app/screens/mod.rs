//! The screens around a game, and the ways between them.

mod entrance;
mod help;
mod lan;
mod settings;
mod setup;
mod title;

pub use setup::{Draft, Rows};

use super::device::Device;
use super::idle::Moving;
use super::net::{Net, NetRequest, is_shown};
use super::play::OnTable;
use super::play::layout::TARGET;
use super::settings::Settings;
use super::storage::Storage;
use super::theme::{Theme, ink, text};
use super::toast::Toast;
use super::ui;
use super::{Phase, Screen};
use crate::app::rects::{between, centred, sized};
use crate::lobby::{ClientMessage, RoomStage};
use crate::session::{GameHistory, Session, import_game, is_transfer_text};
use bevy::prelude::*;
use bevy_egui::egui::{self, Align2, Rect, Ui, pos2, vec2};
use lucide_icons::Icon;
use rand::TryRng;
use rand::rngs::SysRng;

/// The player wants to go back to where they came from.
#[derive(Message, Clone, Copy, Debug)]
pub struct GoBack;

/// The player wants to see another screen, and to come back from there.
#[derive(Message, Clone, Copy, Debug)]
pub struct Visit(pub Screen);

/// The player wants a new board for the same kind of game.
#[derive(Message, Clone, Copy, Debug)]
pub struct NewBoard;

/// The player pastes a text: a game that another device handed over or, where a game is chosen, a game code.
#[derive(Message, Clone, Debug)]
pub struct Paste(pub String);

/// The systems that draw the screens; what goes on top of every screen comes after them.
#[derive(SystemSet, Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct DrawScreens;

/// Where a visit began.
#[derive(Resource, Default)]
pub(super) struct CameFrom(Option<Screen>);

impl CameFrom {
    /// What a visit began at is no more, for the link to a host is over: it leads back to where hosts are found. A game may
    /// still be on the table. Whether who chooses a room has to go there at once.
    pub(super) fn link_is_over(&mut self, screen: Screen, has_game: bool) -> bool {
        let is_gone = match self.0 {
            Some(Screen::Entrance) => true,
            Some(Screen::Play) => !has_game,
            _ => false,
        };
        if is_gone {
            self.0 = Some(Screen::Lan);
        }
        is_gone && screen == Screen::Setup
    }
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<CameFrom>()
        .add_message::<GoBack>()
        .add_message::<Visit>()
        .add_message::<NewBoard>()
        .add_message::<Paste>()
        .add_systems(OnEnter(Screen::Title), forget_visit)
        .add_systems(OnEnter(Screen::Play), forget_visit)
        .add_systems(
            Update,
            // In the frame in which it was asked for.
            (visit, go_back, begin_new_board, paste)
                .in_set(super::Step::Input)
                .after(super::controls::Pressing),
        )
        .add_plugins((
            title::plugin,
            setup::plugin,
            settings::plugin,
            help::plugin,
            lan::plugin,
            entrance::plugin,
        ));
}

fn visit(
    mut visits: MessageReader<Visit>,
    mut came_from: ResMut<CameFrom>,
    screen: Res<State<Screen>>,
    mut next: ResMut<NextState<Screen>>,
) {
    for &Visit(to) in visits.read() {
        came_from.0 = Some(*screen.get());
        next.set(to);
    }
}

/// These screens are where visits begin, however one came to them.
fn forget_visit(mut came_from: ResMut<CameFrom>) {
    came_from.0 = None;
}

fn go_back(
    mut backs: MessageReader<GoBack>,
    mut came_from: ResMut<CameFrom>,
    screen: Res<State<Screen>>,
    phase: Option<Res<State<Phase>>>,
    mut next: ResMut<NextState<Screen>>,
    mut next_phase: ResMut<NextState<Phase>>,
    net: Res<Net>,
    (mut search, mut desk): (ResMut<lan::Search>, ResMut<entrance::Desk>),
    (mut leave, mut exit): (MessageWriter<NetRequest>, MessageWriter<AppExit>),
    device: Res<Device>,
) {
    if backs.read().count() == 0 {
        return;
    }
    match screen.get() {
        Screen::Title if device.back_leaves => drop(exit.write(AppExit::Success)),
        Screen::Title => {}
        Screen::Play if phase.is_some_and(|phase| *phase.get() == Phase::Replay) => {
            next_phase.set(Phase::Over);
        }
        Screen::Play if net.shown_game().is_some() => next.set(Screen::Entrance),
        Screen::Play => next.set(Screen::Title),
        Screen::Lan if search.turn_back() => {}
        Screen::Lan => next.set(Screen::Title),
        Screen::Entrance if desk.turn_back() => {}
        Screen::Entrance => {
            // From a room into the entrance, and from there out; who plays has to say that they forfeit.
            let request = match net.lobby().room() {
                None => NetRequest::Leave,
                Some(room) if room.stage == RoomStage::Playing => NetRequest::Show,
                Some(_) => NetRequest::Send(ClientMessage::LeaveRoom),
            };
            leave.write(request);
        }
        Screen::Setup | Screen::Settings | Screen::Help => {
            next.set(came_from.0.take().unwrap_or_default());
        }
    }
}

/// A seed that nobody has seen yet, short enough to be read out.
pub fn fresh_seed() -> u64 {
    u64::from(draw_number() % 1_000_000)
}

/// A number that nobody can foretell.
pub(in crate::app) fn draw_number() -> u32 {
    SysRng.try_next_u32().unwrap_or_else(|error| {
        warn!("the system gives no random numbers ({error}); the clock has to serve");
        let since = std::time::SystemTime::now().duration_since(std::time::UNIX_EPOCH);
        since.map_or(0, |since| since.subsec_nanos())
    })
}

/// A new board of the same kind as the one on the table.
fn begin_new_board(
    mut wanted: MessageReader<NewBoard>,
    table: Res<OnTable>,
    settings: Res<Settings>,
    mut requests: MessageWriter<super::play::TableRequest>,
) {
    if wanted.read().count() == 0 {
        return;
    }
    let Some(game) = table.game() else {
        return;
    };
    let code = settings.last_setup.another(game, fresh_seed());
    requests.write(super::play::TableRequest::Begin(
        code,
        game.players().to_vec(),
    ));
}

/// What was pasted is begun as any other game. A text that leads to none changes nothing.
fn paste(
    mut pasted: MessageReader<Paste>,
    screen: Res<State<Screen>>,
    draft: Res<Draft>,
    mut table: ResMut<OnTable>,
    storage: Res<Storage>,
    net: Res<Net>,
    mut next: ResMut<NextState<Screen>>,
    mut toasts: MessageWriter<Toast>,
    mut moving: ResMut<Moving>,
) {
    let in_network = is_shown(net);
    for Paste(text) in pasted.read() {
        moving.now();
        let is_code = *screen.get() == Screen::Setup && !is_transfer_text(text);
        let game = match is_code {
            // The game there is another machine's, and what is put on top of it would go with it.
            _ if in_network => {
                Err("A game over the network is on the table: leave it first.".to_owned())
            }
            true => draft.read_code(text),
            false => read_handed(text),
        };
        match game {
            Ok(game) => begin(&mut table, game, &storage, &mut next),
            Err(message) => drop(toasts.write(Toast(message))),
        }
    }
}

/// The game that another device handed over as a text.
fn read_handed(text: &str) -> Result<Session, String> {
    if text.trim().is_empty() {
        return Err("There is no text to paste: copy a game on the other device first.".to_owned());
    }
    import_game(text).map_err(|error| format!("That is no game to go on with: {error}."))
}

/// Puts a game on the table, on top of those that are there, keeps it, and shows it.
fn begin(table: &mut OnTable, game: Session, storage: &Storage, next: &mut NextState<Screen>) {
    match &mut table.0 {
        Some(games) => games.begin(game),
        None => table.0 = Some(GameHistory::new(game)),
    }
    table.0.iter().for_each(|games| storage.keep(games));
    next.set(Screen::Play);
}

/// The head of a screen that is not a game: the way back, and the screen's name. What is left below it.
fn head(ui: &mut Ui, theme: &Theme, name: &str) -> (Rect, egui::Response) {
    let window = ui.max_rect();
    let column = column(window, 560.0);
    let row = sized(
        pos2(column.left(), window.top() + 8.0),
        vec2(column.width(), TARGET),
    );
    let back = sized(row.min, vec2(TARGET, TARGET));
    let back = ui::icon_button(ui, back, theme, Icon::ChevronLeft, "Back");

    let at = row.center();
    ui::write(
        ui.painter(),
        at,
        Align2::CENTER_CENTER,
        name,
        ui::heavy(text::HEADING),
        ink(theme.shades.text),
        row.width() - 100.0,
    );
    let rest = between(
        pos2(column.left(), row.bottom() + 8.0),
        pos2(column.right(), window.bottom()),
    );
    (rest, back)
}

/// The part of a window in its middle, no wider than this, with a margin on both sides.
fn column(window: Rect, widest: f32) -> Rect {
    let width = (window.width() - 32.0).min(widest);
    centred(window.center(), vec2(width, window.height()))
}

/// A part that can be scrolled when the window is too small for it, with a name that no other part of the screen has; how
/// high all of it is.
fn scrolled(ui: &mut Ui, place: Rect, name: &str, add: impl FnOnce(&mut Ui)) -> f32 {
    let mut part = ui::inside(ui, place);
    let area = egui::ScrollArea::vertical()
        .id_salt(name)
        .auto_shrink(false);
    area.show(&mut part, |ui| add(ui)).content_size.y
}

/// The next row of this height in a part that is filled from top to bottom.
fn row(ui: &mut Ui, height: f32) -> Rect {
    ui.allocate_exact_size(
        vec2(ui.available_width().max(0.0), height),
        egui::Sense::hover(),
    )
    .0
}

/// A line of quiet words above what it is about.
fn caption(ui: &mut Ui, theme: &Theme, words: &str) {
    let place = row(ui, 28.0);
    let at = pos2(place.left(), place.bottom() - 4.0);
    ui::write(
        ui.painter(),
        at,
        Align2::LEFT_BOTTOM,
        words,
        ui::plain(text::SMALL),
        ink(theme.shades.quiet),
        place.width(),
    );
}
