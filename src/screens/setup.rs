//! Set-up screen: the choices for a new game and a preview of its board.

mod form;
mod gallery;
mod names;
mod room;

use super::begin_session::begin_session;
use crate::core::device::Clipboard;
use crate::core::language::SpokenLanguage;
use crate::core::layout::TARGET;
use crate::core::rects::{between, sized};
use crate::core::settings::{MoreTime, Settings};
use crate::core::storage::Storage;
use crate::core::theme::{CurrentGround, Themed, clear_ground, space};
use crate::core::{
    CurrentGame, GoBack, Mode, NetRequest, Paste, RedrawAppExt, ReturnScreen, Screen,
    ScreenSystems, fresh_seed,
};
use crate::games::draw_picture;
use crate::games::{LastSetup, Who, about};
use crate::screens::parts::{column, head, scrolled};
use crate::text::Text;
use crate::ui::{self, BODY, Button};
use bevy::ecs::system::SystemParam;
use bevy::prelude::*;
use bevy_egui::egui::{Align2, Painter, Rect, Ui, pos2, vec2};
use bevy_egui::{EguiContexts, EguiPrimaryContextPass};
use form::draw_choices;
use gallery::Gallery;
use lucide_icons::Icon;
use names::draw_names;
use room::RoomChoices;
use tessella_games::GameCode;
use tessella_games::{Game, Rules, SetupError};
use tessella_language::tr;
use tessella_lobby::ClientMessage;
use tessella_session::{Player, Session};

/// Choices on the set-up screen and the game generated from them.
#[derive(Resource)]
pub struct SetupSelection {
    of: Game,
    choices: LastSetup,
    seed: u64,
    /// Time of a game on this device. A room has its own.
    more_time: MoreTime,
    /// Game, or the reason why the choices are invalid. Generated again when a choice changes.
    game: Option<Result<Session, SetupError>>,
    /// Choices about the room, if the game is for one.
    room: Option<RoomChoices>,
    /// `true` if the form shows all options.
    shows_more: bool,
}

impl Default for SetupSelection {
    fn default() -> Self {
        Self {
            of: Game::Drench,
            choices: LastSetup::default(),
            seed: 0,
            more_time: MoreTime::default(),
            game: None,
            room: None,
            shows_more: false,
        }
    }
}

impl SetupSelection {
    /// Selects the game. All other choices stay as they were last.
    pub const fn begin(&mut self, of: Game) {
        self.of = of;
        self.room = None;
    }

    /// Selects the game of a new room.
    pub const fn begin_room(&mut self, of: Game) {
        self.of = of;
        self.room = Some(RoomChoices::new(of));
    }

    /// Returns the game for the choices, generating it on first use.
    fn game(&mut self) -> Result<&Session, &SetupError> {
        let start = || self.choices.start(self.of, self.seed, self.more_time);
        self.game.get_or_insert_with(start).as_ref()
    }

    /// Generates another game for the choices on next use.
    fn deal(&mut self) {
        self.seed = fresh_seed();
        self.game = None;
    }

    /// Returns `true` if the game has a countdown.
    fn is_timed(&mut self) -> bool {
        self.game().is_ok_and(|game| game.time_left().is_some())
    }

    /// Starts the game of a code. If it has several seats, the choices decide who plays.
    pub(super) fn session(&self, code: GameCode) -> Result<Session, SetupError> {
        let who = *self.choices.of(code.setup.game()).who();
        let players = match code.setup.seats() {
            1 => vec![Player::Human],
            seats if who.mode == Mode::Alone => vec![Player::Human; seats.into()],
            seats => Who { seats, ..who }.players(),
        };
        Session::new(code, players)
    }
}

pub(super) fn plugin(app: &mut App) {
    app.init_redraw_resource::<SetupSelection>()
        .init_resource::<Gallery>()
        .add_systems(OnEnter(Screen::Setup), begin)
        .add_systems(
            EguiPrimaryContextPass,
            draw.in_set(ScreenSystems).run_if(in_state(Screen::Setup)),
        )
        .add_systems(Update, follow_chosen_game.run_if(in_state(Screen::Setup)))
        .add_systems(OnExit(Screen::Setup), clear_ground);
}

fn begin(
    mut selection: ResMut<SetupSelection>,
    current: Res<CurrentGame>,
    (last_setup, settings): (Res<LastSetup>, Res<Settings>),
    from: Res<ReturnScreen>,
) {
    let SetupSelection { of, room, .. } = &mut *selection;
    // A player who opens the screen from a game gets another one of its kind.
    if let Some(played) = current.game().filter(|_| from.0 == Some(Screen::Play)) {
        *of = played.code().setup.game();
    }
    *room = room.filter(|_| from.0 == Some(Screen::Lobby));
    let (of, is_room) = (*of, room.is_some());
    selection.choices = last_setup.clone().sound();
    selection.more_time = settings.more_time;
    selection.deal();
    if is_room {
        selection.more_time = MoreTime::Off;
        let who = selection.choices.of_mut(of).who_mut();
        // In a room the seats are for people; the computer only fills those that stay free.
        if who.mode == Mode::Computer {
            who.mode = Mode::SameDevice;
        }
    }
}

/// Everything that the screen can request or change, apart from the choices.
#[derive(SystemParam)]
struct SetupRequests<'w> {
    last_setup: ResMut<'w, LastSetup>,
    current: ResMut<'w, CurrentGame>,
    storage: Res<'w, Storage>,
    clipboard: Clipboard<'w>,
    next: ResMut<'w, NextState<Screen>>,
    back: MessageWriter<'w, GoBack>,
    open: MessageWriter<'w, NetRequest>,
    paste: MessageWriter<'w, Paste>,
}

/// Tints the page with the colour of the chosen game.
fn follow_chosen_game(selection: Res<SetupSelection>, mut ground: ResMut<CurrentGround>) {
    ground.set_if_neq(CurrentGround(Some(about(selection.of).ground)));
}

fn draw(
    mut contexts: EguiContexts,
    gallery: Res<Gallery>,
    mut settings: ResMut<Settings>,
    mut selection: ResMut<SetupSelection>,
    mut requests: SetupRequests,
    mut form_height: Local<f32>,
) -> Result {
    let context = contexts.ctx_mut()?;
    let ui = &mut ui::whole_window(context);
    let language = ui.language();
    // Drawing generates the game on first use, which is no change.
    let selection = selection.bypass_change_detection();
    let (rest, way_back) = head(ui, &selection.of.text(language));
    if way_back.clicked() {
        requests.back.write(GoBack);
    }
    let (picture, controls) = areas(ui, rest);
    // The Play button is directly below the form, or at the bottom of the window if that scrolls.
    let below = if picture.is_some() { PLAY } else { 0.0 };
    let bottom = (controls.bottom() - below).min(controls.top() + *form_height);
    let form = between(controls.min, pos2(controls.right(), bottom));
    let height = scrolled(ui, form, "choices", |ui| {
        ui.spacing_mut().item_spacing.y = space::SMALL;
        draw_form(ui, &gallery, selection, &mut settings, &mut requests);
    });
    if std::mem::replace(&mut *form_height, height) != height {
        ui.ctx().request_repaint();
    }
    if let Some(picture) = picture {
        draw_preview(ui.painter(), picture, selection.game());
        let label = match selection.room {
            Some(_) => tr!(language, "setup-open-room"),
            None => tr!(language, "setup-play"),
        };
        let below = between(form.left_bottom() + vec2(0.0, space::SMALL), controls.max);
        let play = Button::new(label).primary();
        let play = play.show(&mut ui::inside(ui, below));
        ui::focus_on_arrival(&play, "setup");
        if play.clicked() {
            settings.first_boards.remove(selection.of.name());
            start(selection, &mut requests);
        }
    }
    Ok(())
}

/// Largest width of picture and choices side by side, in points.
const WIDEST: f32 = 1160.0;

/// Height below which the screen shows the choices only, in points.
const LOW: f32 = 200.0;

/// Height of the Play button and the space around it, in points.
const PLAY: f32 = space::SMALL + TARGET + space::LARGE;

/// Returns the areas of the picture, if there is room for it, and of the choices, in the area below the title.
fn areas(ui: &Ui, rest: Rect) -> (Option<Rect>, Rect) {
    if rest.height() < LOW {
        // A low window beside the on-screen keyboard.
        return (None, rest);
    }
    if ui::is_window_wide(ui.ctx()) {
        let block = column(ui.max_rect(), WIDEST);
        let height = rest.height() - space::WIDE;
        let side = height.min(block.width() * 0.46);
        // In a high window, the lower part of what is free stays larger.
        let corner = pos2(block.left(), rest.top() + (height - side) / 3.0);
        let picture = sized(corner, vec2(side, side));
        let corner = picture.right_top() + vec2(space::WIDE, 0.0);
        return (Some(picture), between(corner, block.max));
    }
    let side = (rest.height() * 0.24).min(rest.width());
    let corner = pos2(rest.center().x - side / 2.0, rest.top());
    let picture = sized(corner, vec2(side, side));
    let corner = pos2(rest.left(), picture.bottom() + space::MEDIUM);
    (Some(picture), between(corner, rest.max))
}

/// Draws the start position, or the reason why the choices are invalid. Of a timed game only the board is visible, for
/// its tiles are dealt when the clock starts.
fn draw_preview(painter: &Painter, rect: Rect, game: Result<&Session, &SetupError>) {
    let language = painter.language();
    match game {
        Ok(game) if game.time_left().is_some() => {
            let raised = painter.current_theme().shades.raised;
            ui::draw_cells(painter, rect, game.position().board(), |_| raised);
        }
        Ok(game) => draw_picture(painter, rect, game.position()),
        Err(error) => {
            let reason = error.text(language);
            let words = tr!(language, "setup-not-possible", reason);
            ui::draw_text(painter, rect, Align2::CENTER_CENTER, BODY.quiet(), &words);
        }
    }
}

/// Draws the choices, the names of the people, and the buttons that bring other boards.
fn draw_form(
    ui: &mut Ui,
    gallery: &Gallery,
    selection: &mut SetupSelection,
    settings: &mut ResMut<Settings>,
    requests: &mut SetupRequests,
) {
    let language = ui.language();
    let before = selection.choices.clone();
    draw_choices(ui, gallery, selection);
    if selection.choices != before {
        selection.choices = selection.choices.clone().sound();
        selection.game = None;
        // The form shows some numbers of the new game.
        ui.ctx().request_repaint();
    }
    if selection.room.is_some() {
        return;
    }
    let who = selection.choices.of(selection.of).who();
    if who.mode == Mode::SameDevice {
        draw_names(ui, who.count(), settings);
    }
    let paste = Button::new(tr!(language, "setup-paste")).icon(Icon::ClipboardPaste);
    // The board of a timed game is not shown before the clock starts.
    let paste = if selection.is_timed() {
        paste.show(ui)
    } else {
        let another = Button::new(tr!(language, "setup-another-board")).icon(Icon::Shuffle);
        let [another, paste] = ui::buttons(ui, [another, paste]);
        if another.clicked() {
            selection.deal();
        }
        paste
    };
    if paste.clicked() {
        requests.paste.write(Paste(requests.clipboard.text()));
    }
}

/// Opens the room, or starts the game.
fn start(selection: &mut SetupSelection, requests: &mut SetupRequests) {
    // A timed game gets a new seed, so that nobody has studied its board before the clock starts.
    if selection.room.is_none() && selection.is_timed() {
        selection.deal();
    }
    let Ok(game) = selection.game().cloned() else {
        return;
    };
    let SetupRequests {
        last_setup,
        current,
        storage,
        next,
        back,
        open,
        ..
    } = requests;
    **last_setup = selection.choices.clone();
    match selection.room {
        Some(room) => {
            let plan = room.plan(&game);
            open.write(NetRequest::Send(ClientMessage::OpenRoom(plan)));
            back.write(GoBack);
        }
        None => begin_session(current, game, storage, next),
    }
}
