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
use crate::core::theme::{Theme, ink, text};
use crate::core::{
    CurrentGame, GoBack, Mode, NetRequest, Paste, RedrawAppExt, ReturnScreen, Screen,
    ScreenSystems, fresh_seed,
};
use crate::games::draw_picture;
use crate::games::{LastSetup, Who};
use crate::screens::parts::{column, head, scrolled};
use crate::text::Text;
use crate::ui;
use crate::ui::Prominence;
use crate::ui::row;
use bevy::ecs::system::SystemParam;
use bevy::prelude::*;
use bevy_egui::egui::{Align2, Rect, Ui, pos2, vec2};
use bevy_egui::{EguiContexts, EguiPrimaryContextPass};
use form::{FormState, draw_choices};
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
    /// Height of all choices when last drawn, in points.
    choices_height: f32,
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
            choices_height: 0.0,
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
        self.room = Some(RoomChoices::new());
    }

    /// Returns the game for the choices, generating it on first use.
    fn game(&mut self) -> Result<&Session, &SetupError> {
        let start = || self.choices.start(self.of, self.seed, self.more_time);
        self.game.get_or_insert_with(start).as_ref()
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
        );
}

fn begin(
    mut selection: ResMut<SetupSelection>,
    current: Res<CurrentGame>,
    (last_setup, settings): (Res<LastSetup>, Res<Settings>),
    from: Res<ReturnScreen>,
) {
    // A player who opens the screen from a game gets another one of its kind.
    let played = current.game().filter(|_| from.0 == Some(Screen::Play));
    let room = selection.room.filter(|_| from.0 == Some(Screen::Lobby));
    *selection = SetupSelection {
        of: played.map_or(selection.of, |game| game.code().setup.game()),
        choices: last_setup.clone().sound(),
        seed: fresh_seed(),
        more_time: match room {
            Some(_) => MoreTime::Off,
            None => settings.more_time,
        },
        game: None,
        choices_height: selection.choices_height,
        room,
        shows_more: selection.shows_more,
    };
    if selection.room.is_some() {
        let of = selection.of;
        let who = selection.choices.of_mut(of).who_mut();
        // In a room the seats are for people; the computer only fills those that stay free.
        if who.mode == Mode::Computer {
            who.mode = Mode::SameDevice;
        }
        selection.room = selection.room.map(|room| room.of(of));
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

fn draw(
    mut contexts: EguiContexts,
    theme: Res<Theme>,
    gallery: Res<Gallery>,
    mut settings: ResMut<Settings>,
    mut changeable_selection: ResMut<SetupSelection>,
    mut requests: SetupRequests,
) -> Result {
    let context = contexts.ctx_mut()?;
    // Drawing generates the game on first use, which is no change.
    let selection = changeable_selection.bypass_change_detection();
    let mut ui = ui::whole_window(context);
    let ui = &mut ui;
    let language = ui.language();
    let (rest, way_back) = head(ui, &theme, &selection.of.text(language));
    if way_back.clicked() {
        requests.back.write(GoBack);
    }
    let is_wide = ui::is_window_wide(ui.ctx());
    let places = places(ui.max_rect(), is_wide, rest, selection.choices_height);
    let look = ui::BoardStyle {
        theme: &theme,
        faces: settings.faces,
    };
    if let Some(picture) = places.picture {
        draw_preview(ui, picture, &look, selection.game());
    }
    let mut names = settings.names.clone();
    let is_changed = draw_form(
        ui,
        places.choices,
        &theme,
        &gallery,
        selection,
        &mut names,
        &mut requests,
    );
    if names != settings.names {
        settings.names = names;
    }
    let label = match selection.room {
        Some(_) => tr!(language, "setup-open-room"),
        None => tr!(language, "setup-play"),
    };
    if let Some(rect) = places.play {
        let play = ui::button(ui, rect, &theme, Prominence::Primary, None, label);
        ui::focus_on_arrival(&play, "setup");
        if play.clicked() {
            start(selection, &mut requests);
        }
    }
    if is_changed {
        changeable_selection.set_changed();
    }
    Ok(())
}

/// Largest width of picture and choices side by side, in points.
const WIDEST: f32 = 1160.0;

/// Height below which the screen shows the choices only, in points.
const LOW: f32 = 200.0;

/// Positions of the parts of the screen.
struct Places {
    /// Picture of the board, if there is room for it.
    picture: Option<Rect>,
    choices: Rect,
    /// The Play button, if there is room for it.
    play: Option<Rect>,
}

/// Returns the layout in the area below the title, for choices of this height.
fn places(window: Rect, is_wide: bool, rest: Rect, choices_height: f32) -> Places {
    if rest.height() < LOW {
        // A low window beside the on-screen keyboard.
        return Places {
            picture: None,
            choices: rest,
            play: None,
        };
    }
    let (picture, controls) = if is_wide {
        let block = column(window, WIDEST);
        let side = (rest.height() - 24.0).min(block.width() * 0.46);
        // In a high window, the lower part of what is free stays larger.
        let top = rest.top() + (rest.height() - 24.0 - side) / 3.0;
        let picture = sized(pos2(block.left(), top), vec2(side, side));
        let corner = pos2(picture.right() + 32.0, top);
        (picture, between(corner, pos2(block.right(), rest.bottom())))
    } else {
        let side = (rest.height() * 0.24).min(rest.width());
        let corner = pos2(rest.center().x - side / 2.0, rest.top());
        let picture = sized(corner, vec2(side, side));
        let corner = pos2(rest.left(), picture.bottom() + 12.0);
        (picture, between(corner, rest.max))
    };
    // The Play button is directly below the choices, or at the bottom of the window if they scroll.
    let height = choices_height.min(controls.height() - 72.0);
    let choices = sized(controls.min, vec2(controls.width(), height));
    let play = sized(
        choices.left_bottom() + vec2(0.0, 8.0),
        vec2(controls.width(), 52.0),
    );
    Places {
        picture: Some(picture),
        choices,
        play: Some(play),
    }
}

/// Draws the start position, or the reason why the choices are invalid. Of a timed game only the board is visible, for
/// its tiles are dealt when the clock starts.
fn draw_preview(
    ui: &Ui,
    rect: Rect,
    look: &ui::BoardStyle<'_>,
    game: Result<&Session, &SetupError>,
) {
    let language = ui.language();
    match game {
        Ok(game) if game.time_left().is_some() => {
            let board = game.position().board();
            ui::draw_cells(ui.painter(), rect, board, |_| look.theme.shades.raised);
        }
        Ok(game) => draw_picture(ui.painter(), rect, look, game.position()),
        Err(error) => {
            ui::write(
                ui.painter(),
                rect.center(),
                Align2::CENTER_CENTER,
                &tr!(
                    language,
                    "setup-not-possible",
                    reason = error.text(language)
                ),
                ui::plain(text::BODY),
                ink(look.theme.shades.quiet),
                rect.width(),
            );
        }
    }
}

/// Draws the choices and the names of the people. Returns `true` if the selection has changed.
fn draw_form(
    ui: &mut Ui,
    rect: Rect,
    theme: &Theme,
    gallery: &Gallery,
    selection: &mut SetupSelection,
    names: &mut Vec<String>,
    requests: &mut SetupRequests,
) -> bool {
    let language = ui.language();
    let of = selection.of;
    let mut choices = selection.choices.clone();
    let (mut other_board, mut pasted) = (false, false);
    let (mut room, mut shows_more) = (selection.room, selection.shows_more);
    let dealt = selection.game().ok().map(|game| game.position().clone());
    let is_timed = { selection.game() }.is_ok_and(|game| game.time_left().is_some());
    let height = scrolled(ui, rect, "choices", |ui| {
        ui.spacing_mut().item_spacing.y = 8.0;
        let chosen = choices.of_mut(of);
        let state = FormState {
            room: &mut room,
            shows_more: &mut shows_more,
        };
        draw_choices(ui, theme, gallery, of, chosen, dealt.as_ref(), state);
        if room.is_some() {
            return;
        }
        let who = choices.of(of).who();
        if who.mode == Mode::SameDevice {
            draw_names(ui, theme, who.count(), names);
        }
        let last = row(ui, TARGET);
        let mut button = |rect, icon, label| {
            ui::button(ui, rect, theme, Prominence::Plain, Some(icon), label).clicked()
        };
        // The board of a timed game is not shown before the clock starts.
        let pasting = if is_timed {
            last
        } else {
            let [left, right] = ui::side_by_side(last);
            other_board = button(left, Icon::Shuffle, tr!(language, "setup-another-board"));
            right
        };
        pasted = button(pasting, Icon::ClipboardPaste, tr!(language, "setup-paste"));
    });
    (selection.room, selection.shows_more) = (room, shows_more);
    let mut is_changed = std::mem::replace(&mut selection.choices_height, height) != height;
    if choices != selection.choices {
        selection.choices = choices.sound();
        selection.game = None;
        is_changed = true;
    }
    if other_board {
        selection.seed = fresh_seed();
        selection.game = None;
        is_changed = true;
    }
    if pasted {
        requests.paste.write(Paste(requests.clipboard.text()));
    }
    is_changed
}

/// Opens the room, or starts the game.
fn start(selection: &mut SetupSelection, requests: &mut SetupRequests) {
    if let Some(room) = selection.room {
        if let Ok(game) = selection.game() {
            let plan = room.plan(game);
            let request = NetRequest::Send(ClientMessage::OpenRoom(plan));
            requests.open.write(request);
            *requests.last_setup = selection.choices.clone();
            requests.back.write(GoBack);
        }
        return;
    }
    // A timed game gets a new seed, so that nobody has studied its board before the clock starts.
    if selection
        .game()
        .is_ok_and(|game| game.time_left().is_some())
    {
        selection.seed = fresh_seed();
        selection.game = None;
    }
    if let Ok(game) = selection.game().cloned() {
        *requests.last_setup = selection.choices.clone();
        let SetupRequests {
            current,
            storage,
            next,
            ..
        } = requests;
        begin_session(current, game, storage, next);
    }
}
