//! Screen of a game: everything around the board.

use crate::core::ScreenSystems;
use crate::core::{Phase, Screen};
use crate::play::arrangement::{
    arrange_match_tools, arrange_play_screen, arrange_tools, choose_best_view,
    make_room_above_board, make_room_below_board, place_board,
};
use crate::play::cube_view::{draw_cube_choice, draw_layer_names};
use crate::play::header::{draw_corner_buttons, draw_title, draw_way_back};
use crate::play::hills::draw_hills_key;
use crate::play::hold::{draw_countdown, draw_pause, draw_pause_button};
use crate::play::lesson::{draw_lesson_end, draw_lesson_text, draw_lesson_tools};
use crate::play::online::{draw_match_bar, draw_match_result, draw_match_tools};
use crate::play::panel::{draw_game_controls, draw_game_status, request_action};
use crate::play::parts::{PlayScreen, in_lesson, in_match, shows_game};
use crate::play::replay_controls::{draw_compared_board, draw_replay_controls};
use crate::play::result::draw_result;
use crate::play::surroundings::draw_over_board;
use crate::play::tools::{
    draw_game_tools, draw_replay_tools, draw_tools_after_game, draw_undo_and_redo,
};
use crate::play::well::draw_well;
use crate::ui;
use bevy::prelude::*;
use bevy_egui::EguiPrimaryContextPass;

pub(super) fn plugin(app: &mut App) {
    let is_local = || not(in_lesson).and_then(not(in_match));
    app.add_systems(
        EguiPrimaryContextPass,
        (
            (
                choose_best_view,
                arrange_play_screen,
                make_room_below_board,
                make_room_above_board,
                place_board,
                arrange_tools.run_if(is_local()),
                arrange_match_tools.run_if(in_match.and_then(not(in_lesson))),
            )
                .chain(),
            (
                draw_compared_board,
                draw_hills_key,
                draw_over_board,
                draw_countdown.run_if(in_match),
                draw_layer_names,
            )
                .chain(),
            (
                draw_way_back,
                draw_pause_button,
                draw_title,
                draw_corner_buttons,
                draw_lesson_text.run_if(in_lesson),
                draw_match_bar.run_if(in_match.and_then(not(in_lesson))),
            )
                .chain(),
            focus_board.run_if(in_state(Phase::Playing)),
            (
                draw_game_status,
                draw_game_controls.pipe(request_action),
                draw_lesson_end.run_if(in_lesson),
                draw_match_result.run_if(in_state(Phase::Over).and_then(in_match)),
                draw_result.run_if(in_state(Phase::Over).and_then(is_local())),
                draw_pause.run_if(in_state(Phase::Paused).and_then(not(in_lesson))),
                draw_replay_controls.run_if(in_state(Phase::Replay).and_then(not(in_lesson))),
            )
                .chain(),
            (
                draw_lesson_tools.run_if(in_lesson),
                draw_replay_tools.run_if(in_state(Phase::Replay).and_then(not(in_lesson))),
                draw_match_tools.run_if(not(in_state(Phase::Replay)).and_then(in_match)),
                (
                    draw_undo_and_redo,
                    draw_game_tools.run_if(not(in_state(Phase::Over))),
                    draw_tools_after_game.run_if(in_state(Phase::Over)),
                )
                    .chain()
                    .run_if(not(in_state(Phase::Replay)).and_then(is_local())),
            )
                .chain(),
            (draw_cube_choice, draw_well).chain().run_if(not(in_lesson)),
        )
            .chain()
            .in_set(ScreenSystems)
            .run_if(in_state(Screen::Play).and_then(shows_game)),
    );
}

/// Gives the board the keys.
fn focus_board(mut screen: PlayScreen) -> Result {
    let ui = &mut screen.ui("board")?;
    ui::no_focus_on_arrival(ui.ctx(), "playing");
    ui::focus_board(ui, screen.board());
    Ok(())
}
