//! The row of tools at the bottom of a game's screen.

use crate::core::controls::Action;
use crate::core::language::SpokenLanguage;
use crate::core::layout::TARGET;
use crate::core::theme::space;
use crate::core::{
    Authority, BoardOrientation, ControlTexts, GameAnalysis, GameRequest, Hint, InputQueue,
    NewBoard, Phase, ReplayRequest,
};
use crate::games::game_ui;
use crate::play::cube_view::{can_stack, draw_cube_tool};
use crate::play::parts::PlayScreen;
use crate::play::replay::best_moves;
use crate::play::replay_controls::{draw_compare, draw_speed};
use crate::play::rest::{PlayRest, can_play_rest};
use crate::ui::{self, Button};
use bevy::prelude::*;
use bevy_egui::egui::{Rect, Ui};
use lucide_icons::Icon;
use tessella_games::{Rules, Turn};
use tessella_language::{Language, tr};
use tessella_session::{Player, Session};

/// Returns `true` if the computer is to move.
pub(super) fn is_computers_turn(game: &Session) -> bool {
    matches!(
        game.player_to_move(),
        Some((_, Player::Computer(_) | Player::ProblemOpponent))
    )
}

/// Returns the labels of the tools of a game on this device, from left to right.
pub(super) fn labels(game: &Session, phase: Phase, language: Language) -> [&'static str; 5] {
    let (undo, redo) = (tr!(language, "play-undo"), tr!(language, "play-redo"));
    if phase == Phase::Over {
        return [undo, redo, tr!(language, "play-best"), "", ""];
    }
    let third = if can_play_rest(game) {
        tr!(language, "play-rest")
    } else {
        tr!(language, "play-hint")
    };
    let (restart, new) = (tr!(language, "play-restart"), tr!(language, "play-new"));
    [undo, redo, third, restart, new]
}

/// Draws the buttons of a replay: the end of it, a game from the position that is shown, the best solution, and the speed.
pub(super) fn draw_replay_tools(
    mut screen: PlayScreen,
    analysis: Res<GameAnalysis>,
    mut commands: Commands,
) -> Result {
    let ui = &mut screen.ui("tools of the replay")?;
    let (current, replay) = (&*screen.current, &*screen.replay);
    let Some(game) = current.game() else {
        return Ok(());
    };
    let language = ui.language();
    let [first, .., last] = screen.at().tools;
    let mut rest = first.union(last);
    let mut take_from_right = || {
        let (left, square) = rest.split_left_right_at_x(rest.right() - TARGET);
        rest.max.x = left.right() - space::SMALL;
        square
    };
    draw_speed(ui, take_from_right(), replay, &mut commands);
    if !replay.is_best && best_moves(game, &analysis).is_some() {
        draw_compare(ui, take_from_right(), replay, &mut commands);
    }
    let [close, branch] = ui::side_by_side(rest);
    let button = Button::new(tr!(language, "replay-close"));
    if button.show_in(ui, close).clicked() {
        commands.set_state(Phase::Over);
    }
    let can_branch = current.authority() == Authority::Local && replay.can_branch();
    let button = Button::new(tr!(language, "replay-branch")).enabled(can_branch);
    let is_pressed = button.show_in(ui, branch).clicked();
    if let Some(shown) = replay.game.as_ref().filter(|_| is_pressed) {
        commands.write_message(GameRequest::Branch(shown.cursor()));
    }
    Ok(())
}

/// Draws the tools that undo and redo a move of a game on this device.
pub(super) fn draw_undo_and_redo(
    mut screen: PlayScreen,
    controls: ControlTexts,
    mut commands: Commands,
) -> Result {
    let ui = &mut screen.ui("undo and redo")?;
    let (game, language) = (screen.game()?, ui.language());
    let is_paused = screen.phase() == Phase::Paused;
    let [undo, redo, ..] = screen.at().tools;
    let tooltip = controls.with_keys(Action::Undo, tr!(language, "play-undo-long"));
    let tool = (Icon::Undo2, tr!(language, "play-undo"), &*tooltip);
    if ui::tool_with_key(ui, undo, tool, !is_paused && game.can_undo()).clicked() {
        commands.write_message(GameRequest::Undo);
    }
    let tooltip = controls.with_keys(Action::Redo, tr!(language, "play-redo-long"));
    let tool = (Icon::Redo2, tr!(language, "play-redo"), &*tooltip);
    if ui::tool_with_key(ui, redo, tool, !is_paused && game.can_redo()).clicked() {
        commands.write_message(GameRequest::Redo);
    }
    Ok(())
}

/// Draws the other tools of a game on this device: a hint or the rest of the game, the same board again, and another one.
pub(super) fn draw_game_tools(
    mut screen: PlayScreen,
    controls: ControlTexts,
    mut hint: ResMut<Hint>,
    mut rest: ResMut<PlayRest>,
    mut commands: Commands,
) -> Result {
    let ui = &mut screen.ui("tools")?;
    let (game, language) = (screen.game()?, ui.language());
    let is_playing = screen.phase() == Phase::Playing;
    let [_, _, first, restart, new] = screen.at().tools;
    if can_play_rest(game) {
        draw_play_rest(ui, first, is_playing, &mut rest);
    } else {
        let is_to_move = matches!(game.position().to_move(), Turn::Player(_));
        let is_persons = is_to_move && !is_computers_turn(game);
        let can_hint = is_playing && is_persons && *hint == Hint::None;
        let tooltip = controls.with_keys(Action::Hint, tr!(language, "play-hint-long"));
        let tool = (Icon::Lightbulb, tr!(language, "play-hint"), &*tooltip);
        if ui::tool_with_key(ui, first, tool, can_hint).clicked() {
            *hint = Hint::Searching;
        }
    }
    let tooltip = controls.with_keys(Action::Restart, tr!(language, "play-restart-long"));
    let tool = (Icon::RotateCcw, tr!(language, "play-restart"), &*tooltip);
    if ui::tool_with_key(ui, restart, tool, game.cursor() > 0).clicked() {
        commands.write_message(GameRequest::Restart);
    }
    let tooltip = controls.with_keys(Action::NewBoard, tr!(language, "play-new-long"));
    let tool = (Icon::Shuffle, tr!(language, "play-new"), &*tooltip);
    if ui::tool_with_key(ui, new, tool, true).clicked() {
        commands.trigger(NewBoard);
    }
    Ok(())
}

/// Draws the other tools after a game on this device: the best solution, and the other picture of a cube. The result has the other
/// buttons.
pub(super) fn draw_tools_after_game(
    mut screen: PlayScreen,
    orientation: Res<BoardOrientation>,
    mut inputs: ResMut<InputQueue>,
    mut commands: Commands,
) -> Result {
    let ui = &mut screen.ui("tools after the game")?;
    let (position, language) = (screen.game()?.position(), ui.language());
    let [_, _, best, restart, new] = screen.at().tools;
    let knows_best = game_ui(position).best().is_some();
    let label = tr!(language, "play-best");
    if knows_best && ui::tool(ui, best, Icon::Trophy, label, true).clicked() {
        commands.set_state(Phase::Replay);
        commands.write_message(ReplayRequest::Best);
    }
    if can_stack(position) {
        let is_stacked = orientation.stack.is_some();
        draw_cube_tool(ui, restart.union(new), is_stacked, &mut inputs);
    }
    Ok(())
}

/// Draws the tool that lets the rest of a game play itself.
pub(super) fn draw_play_rest(ui: &mut Ui, rect: Rect, is_playing: bool, rest: &mut PlayRest) {
    let language = ui.language();
    let tooltip = tr!(language, "play-rest-long");
    let tool = (Icon::FastForward, tr!(language, "play-rest"), tooltip);
    let can_begin = is_playing && !rest.is_on();
    if ui::tool_with_key(ui, rect, tool, can_begin).clicked() {
        rest.begin();
    }
}
