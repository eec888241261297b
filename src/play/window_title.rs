//! The title of the window, which says that it is the player's turn while another window is in front.

use crate::core::language::CurrentLanguage;
use crate::core::{Authority, CurrentGame, Mode, Screen};
use crate::net::Net;
use bevy::prelude::*;
use bevy::window::PrimaryWindow;
use tessella_language::tr;
use tessella_session::{Player, Session};

/// Title of the window: the name of the program.
pub const TITLE: &str = "Tessella";

pub(super) fn plugin(app: &mut App) {
    app.add_systems(Update, set_window_title);
}

fn set_window_title(
    current: Res<CurrentGame>,
    net: Res<Net>,
    screen: Res<State<Screen>>,
    mode: Res<State<Mode>>,
    language: Res<CurrentLanguage>,
    window: Option<Single<&mut Window, With<PrimaryWindow>>>,
) {
    let Some(mut window) = window else {
        return;
    };
    // Where nobody else moves, it is always the player's turn.
    let is_awaited = match current.authority() {
        // A match can end before its rules say so.
        Authority::Remote => net
            .game_of(&current)
            .is_some_and(|shown| shown.result.is_none()),
        Authority::Local => *screen.get() == Screen::Play && *mode.get() == Mode::Computer,
    };
    let is_persons = current
        .game()
        .and_then(Session::player_to_move)
        .is_some_and(|(_, player)| player == Player::Human);
    let title = if is_awaited && is_persons && !window.focused {
        // The player is to move, and another window is in front.
        tr!(language.0, "window-title-your-turn")
    } else {
        TITLE
    };
    if window.title != title {
        title.clone_into(&mut window.title);
    }
}
