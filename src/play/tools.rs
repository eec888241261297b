//! The row of tools at the bottom of a game's screen.

use crate::core::controls::Action;
use crate::core::language::SpokenLanguage;
use crate::core::layout::TARGET;
use crate::core::theme::space;
use crate::core::{Authority, GameRequest, Hint, NewBoard, Phase, ReplayRequest};
use crate::games::game_ui;
use crate::play::cube_view::can_stack;
use crate::play::replay::best_moves;
use crate::play::replay_controls::{draw_compare, draw_speed};
use crate::play::requests::{PlayRequests, PlayScreen};
use crate::play::rest::can_play_rest;
use crate::play::{cube_view, lesson, online};
use crate::ui::{self, Button};
use bevy_egui::egui::{Rect, Ui};
use lucide_icons::Icon;
use tessella_games::{Rules, Turn};
use tessella_language::tr;
use tessella_session::{Player, Session};

/// Returns `true` if the computer is to move.
pub(super) fn is_computers_turn(game: &Session) -> bool {
    matches!(
        game.player_to_move(),
        Some((_, Player::Computer(_) | Player::ProblemOpponent))
    )
}

/// Draws the tools: those of a lesson, of a network game, or of a game on this device.
pub(super) fn draw_tools(ui: &mut Ui, play: &mut PlayScreen) {
    let (current, net) = (&*play.state.current, &*play.state.net);
    if let Some(lesson) = current.lesson() {
        if lesson.step().is_some() {
            lesson::draw_skip(ui, play, lesson);
        }
    } else if play.phase == Phase::Replay {
        draw_replay_tools(ui, play);
    } else if net.game_of(current).is_some() {
        online::draw_tools(ui, play);
    } else {
        draw_local_tools(ui, play);
    }
}

/// Draws the buttons of a replay: the end of it, a game from the position that is shown, the best solution, and the speed.
fn draw_replay_tools(ui: &mut Ui, play: &mut PlayScreen) {
    let (state, requests) = (play.state, &mut *play.requests);
    let (current, replay) = (&*state.current, &*state.replay);
    let Some(game) = current.game() else {
        return;
    };
    let language = ui.language();
    let [first, .., last] = play.at.tools;
    let mut rest = first.union(last);
    let mut take_from_right = || {
        let (left, square) = rest.split_left_right_at_x(rest.right() - TARGET);
        rest.max.x = left.right() - space::SMALL;
        square
    };
    draw_speed(ui, take_from_right(), replay, requests);
    if !replay.is_best && best_moves(game, &state.analysis).is_some() {
        draw_compare(ui, take_from_right(), replay, requests);
    }
    let [close, branch] = ui::side_by_side(rest);
    let button = Button::new(tr!(language, "replay-close"));
    if button.show_in(ui, close).clicked() {
        requests.next.set(Phase::Over);
    }
    let can_branch = current.authority() == Authority::Local && replay.can_branch();
    let button = Button::new(tr!(language, "replay-branch")).enabled(can_branch);
    let is_pressed = button.show_in(ui, branch).clicked();
    if let Some(shown) = replay.game.as_ref().filter(|_| is_pressed) {
        requests.game.write(GameRequest::Branch(shown.cursor()));
    }
}

/// Draws the tools of a game on this device.
fn draw_local_tools(ui: &mut Ui, play: &mut PlayScreen) {
    draw_undo_and_redo(ui, play);
    let (game, phase, language) = (play.game, play.phase, ui.language());
    let requests = &mut *play.requests;
    let [_, _, hint, restart, new] = play.at.tools;
    if phase == Phase::Over {
        // The result screen has the other buttons.
        let knows_best = game_ui(game.position()).best().is_some();
        let label = tr!(language, "play-best");
        if knows_best && ui::tool(ui, hint, Icon::Trophy, label, true).clicked() {
            requests.next.set(Phase::Replay);
            requests.replay.write(ReplayRequest::Best);
        }
        if can_stack(game.position()) {
            let is_stacked = play.state.orientation.stack.is_some();
            cube_view::draw_tool(ui, restart.union(new), is_stacked, &mut requests.inputs);
        }
        return;
    }
    if can_play_rest(game) {
        draw_play_rest(ui, hint, phase == Phase::Playing, requests);
    } else {
        draw_hint(ui, hint, play);
    }
    let requests = &mut *play.requests;
    let with_keys = |action, label| play.state.controls.with_keys(action, label);
    let tooltip = with_keys(Action::Restart, tr!(language, "play-restart-long"));
    let tool = (Icon::RotateCcw, tr!(language, "play-restart"), &*tooltip);
    if ui::tool_with_key(ui, restart, tool, game.cursor() > 0).clicked() {
        requests.game.write(GameRequest::Restart);
    }
    let tooltip = with_keys(Action::NewBoard, tr!(language, "play-new-long"));
    let tool = (Icon::Shuffle, tr!(language, "play-new"), &*tooltip);
    if ui::tool_with_key(ui, new, tool, true).clicked() {
        requests.commands.trigger(NewBoard);
    }
}

/// Draws the tool that asks for a hint.
fn draw_hint(ui: &mut Ui, rect: Rect, play: &mut PlayScreen) {
    let (game, language) = (play.game, ui.language());
    let is_to_move = matches!(game.position().to_move(), Turn::Player(_));
    let can_hint = play.phase == Phase::Playing
        && !is_computers_turn(game)
        && is_to_move
        && *play.requests.hint == Hint::None;
    let tooltip = tr!(language, "play-hint-long");
    let tooltip = { &play.state.controls }.with_keys(Action::Hint, tooltip);
    let tool = (Icon::Lightbulb, tr!(language, "play-hint"), &*tooltip);
    if ui::tool_with_key(ui, rect, tool, can_hint).clicked() {
        *play.requests.hint = Hint::Searching;
    }
}

/// Draws the tool that lets the rest of a game play itself.
pub(super) fn draw_play_rest(
    ui: &mut Ui,
    rect: Rect,
    is_playing: bool,
    requests: &mut PlayRequests,
) {
    let language = ui.language();
    let tooltip = tr!(language, "play-rest-long");
    let tool = (Icon::FastForward, tr!(language, "play-rest"), tooltip);
    let can_begin = is_playing && !requests.rest.is_on();
    if ui::tool_with_key(ui, rect, tool, can_begin).clicked() {
        requests.rest.begin();
    }
}

/// Draws the tools that undo and redo a move of a game on this device.
fn draw_undo_and_redo(ui: &mut Ui, play: &mut PlayScreen) {
    let language = ui.language();
    let is_paused = play.phase == Phase::Paused;
    let [undo, redo, ..] = play.at.tools;
    let with_keys = |action, label| play.state.controls.with_keys(action, label);
    let tooltip = with_keys(Action::Undo, tr!(language, "play-undo-long"));
    let tool = (Icon::Undo2, tr!(language, "play-undo"), &*tooltip);
    let can_undo = !is_paused && play.game.can_undo();
    if ui::tool_with_key(ui, undo, tool, can_undo).clicked() {
        play.requests.game.write(GameRequest::Undo);
    }
    let tooltip = with_keys(Action::Redo, tr!(language, "play-redo-long"));
    let tool = (Icon::Redo2, tr!(language, "play-redo"), &*tooltip);
    let can_redo = !is_paused && play.game.can_redo();
    if ui::tool_with_key(ui, redo, tool, can_redo).clicked() {
        play.requests.game.write(GameRequest::Redo);
    }
}
