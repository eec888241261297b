//! Set-up screen: the choices for a new game and a preview of its board.

mod board_rows;
mod form;
mod gallery;
mod names;
mod preview;
mod room;
mod selection;

pub use selection::SetupSelection;

use super::begin_session::begin_session;
use crate::core::device::Clipboard;
use crate::core::language::SpokenLanguage;
use crate::core::rects::between;
use crate::core::settings::{MoreTime, Settings};
use crate::core::storage::Storage;
use crate::core::theme::{CurrentGround, clear_ground, space};
use crate::core::{
    CurrentGame, GoBack, Mode, NetRequest, Paste, RedrawAppExt, ReturnScreen, Screen, ScreenSystems,
};
use crate::games::{LastSetup, about};
use crate::screens::parts::{head, scrolled};
use crate::text::Text;
use crate::ui::{self, Button};
use bevy::prelude::*;
use bevy_egui::egui::{pos2, vec2};
use bevy_egui::{EguiContexts, EguiPrimaryContextPass};
use form::draw_form;
use gallery::Gallery;
use preview::{PLAY, areas, draw_preview};
use tessella_language::tr;
use tessella_lobby::ClientMessage;

pub(super) fn plugin(app: &mut App) {
    app.init_redraw_resource::<SetupSelection>()
        .init_resource::<Gallery>()
        .add_systems(OnEnter(Screen::Setup), begin)
        .add_systems(
            EguiPrimaryContextPass,
            draw_setup_screen
                .in_set(ScreenSystems)
                .run_if(in_state(Screen::Setup)),
        )
        .add_systems(Update, follow_chosen_game.run_if(in_state(Screen::Setup)))
        .add_systems(OnExit(Screen::Setup), clear_ground)
        .add_observer(start_chosen_game);
}

fn begin(
    mut selection: ResMut<SetupSelection>,
    current: Res<CurrentGame>,
    last_setup: Res<LastSetup>,
    settings: Res<Settings>,
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

/// Request to play the game that is chosen, or to open the room for it.
#[derive(Event)]
struct StartChosenGame;

/// Tints the page with the colour of the chosen game.
fn follow_chosen_game(selection: Res<SetupSelection>, mut ground: ResMut<CurrentGround>) {
    ground.set_if_neq(CurrentGround(Some(about(selection.of).ground)));
}

fn draw_setup_screen(
    mut contexts: EguiContexts,
    gallery: Res<Gallery>,
    mut settings: ResMut<Settings>,
    mut selection: ResMut<SetupSelection>,
    mut clipboard: Clipboard,
    mut commands: Commands,
    mut form_height: Local<f32>,
) -> Result {
    let context = contexts.ctx_mut()?;
    let ui = &mut ui::whole_window(context);
    let language = ui.language();
    // Drawing generates the game on first use, which is no change.
    let selection = selection.bypass_change_detection();
    let (rest, way_back) = head(ui, &selection.of.text(language));
    if way_back.clicked() {
        commands.trigger(GoBack);
    }
    let (picture, controls) = areas(ui, rest);
    // The Play button is directly below the form, or at the bottom of the window if that scrolls.
    let below = if picture.is_some() { PLAY } else { 0.0 };
    let bottom = (controls.bottom() - below).min(controls.top() + *form_height);
    let form = between(controls.min, pos2(controls.right(), bottom));
    let height = scrolled(ui, form, "choices", |ui| {
        ui.spacing_mut().item_spacing.y = space::SMALL;
        if draw_form(ui, &gallery, selection, &mut settings) {
            commands.trigger(Paste(clipboard.text()));
        }
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
            commands.trigger(StartChosenGame);
        }
    }
    Ok(())
}

/// Opens the room, or starts the game.
fn start_chosen_game(
    _: On<StartChosenGame>,
    mut selection: ResMut<SetupSelection>,
    mut last_setup: ResMut<LastSetup>,
    mut current: ResMut<CurrentGame>,
    storage: Res<Storage>,
    mut commands: Commands,
) {
    let selection = selection.bypass_change_detection();
    // A timed game gets a new seed, so that nobody has studied its board before the clock starts.
    if selection.room.is_none() && selection.is_timed() {
        selection.deal();
    }
    let Ok(game) = selection.game().cloned() else {
        return;
    };
    *last_setup = selection.choices.clone();
    match selection.room {
        Some(room) => {
            let plan = room.plan(&game);
            commands.write_message(NetRequest::Send(ClientMessage::OpenRoom(plan)));
            commands.trigger(GoBack);
        }
        None => begin_session(&mut current, game, &storage, &mut commands),
    }
}
