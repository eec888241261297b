//! The row of tools at the bottom of a game's screen, and the game code below it.

use crate::core::controls::Action;
use crate::core::language::SpokenLanguage;
use crate::core::layout::{Arrangement, TARGET};
use crate::core::rects::{between, sized};
use crate::core::theme::{Theme, ink, text};
use crate::core::{
    Authority, GameRequest, Hint, NewBoard, OpenScreen, Phase, ReplayRequest, Screen,
};
use crate::games::game_ui;
use crate::play::replay::best_moves;
use crate::play::replay_controls::{draw_compare, draw_speed};
use crate::play::requests::{PlayRequests, Shown};
use crate::play::{lesson, online};
use crate::ui;
use crate::ui::{Prominence, plain, write};
use bevy_egui::egui::{self, Align2, Rect, Ui, WidgetInfo, WidgetType, pos2, vec2};
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
pub(super) fn draw_tools(
    ui: &mut Ui,
    at: &Arrangement,
    state: &Shown,
    game: &Session,
    phase: Phase,
    requests: &mut PlayRequests,
) {
    let Shown {
        theme,
        current,
        net,
        ..
    } = state;
    if let Some(lesson) = current.lesson() {
        if lesson.step().is_some() {
            lesson::draw_skip(ui, at, theme, lesson, requests);
        }
    } else if net.game_of(current).is_some() && phase != Phase::Replay {
        online::draw_tools(ui, at, theme, game, net, phase, requests);
    } else {
        draw_local_tools(ui, at, state, phase, requests);
    }
}

/// Draws the buttons of a replay: the end of it, a game from the position that is shown, the best solution, and the speed.
fn draw_replay_tools(
    ui: &mut Ui,
    at: &Arrangement,
    state: &Shown,
    game: &Session,
    requests: &mut PlayRequests,
) {
    let Shown {
        theme,
        current,
        replay,
        ..
    } = state;
    let language = ui.language();
    let whole = at.tools[0].union(at.tools[4]);
    let corner = pos2(whole.right() - TARGET, whole.top());
    let speed = sized(corner, vec2(TARGET, whole.height()));
    let mut rest = between(whole.min, pos2(speed.left() - 8.0, whole.bottom()));
    let knows_best = best_moves(game, &state.analysis).is_some();
    if knows_best && !replay.is_best {
        let corner = pos2(speed.left() - TARGET, whole.top());
        let compare = sized(corner, vec2(TARGET, whole.height()));
        rest.max.x = compare.left() - 8.0;
        draw_compare(ui, compare, theme, replay, requests);
    }
    let [close, branch] = ui::side_by_side(rest);
    draw_speed(ui, speed, theme, replay, requests);
    let label = tr!(language, "replay-close");
    if ui::button(ui, close, theme, Prominence::Plain, None, label).clicked() {
        requests.next.set(Phase::Over);
    }
    let can_branch = current.authority() == Authority::Local && replay.can_branch();
    let prominence = if can_branch {
        Prominence::Plain
    } else {
        Prominence::Off
    };
    let label = tr!(language, "replay-branch");
    let branch = ui::button(ui, branch, theme, prominence, None, label).clicked();
    if let Some(shown) = replay.game.as_ref().filter(|_| branch && can_branch) {
        requests.game.write(GameRequest::Branch(shown.cursor()));
    }
}

/// Draws the tools of a game on this device.
fn draw_local_tools(
    ui: &mut Ui,
    at: &Arrangement,
    state: &Shown,
    phase: Phase,
    requests: &mut PlayRequests,
) {
    let Shown {
        theme,
        current,
        controls,
        ..
    } = state;
    let Some(game) = current.game() else {
        return;
    };
    if phase == Phase::Replay {
        draw_replay_tools(ui, at, state, game, requests);
        return;
    }
    let language = ui.language();
    draw_undo_and_redo(ui, at, state, phase, requests);
    let [_, _, hint, restart, new] = at.tools;
    if phase == Phase::Over {
        // The result screen has the other buttons.
        let knows_best = game_ui(game.position()).best().is_some();
        let label = tr!(language, "play-best");
        if knows_best && ui::tool(ui, hint, theme, Icon::Trophy, label, true).clicked() {
            requests.next.set(Phase::Replay);
            requests.replay.write(ReplayRequest::Best);
        }
        let label = tr!(language, "play-share");
        if ui::tool(ui, new, theme, Icon::Share2, label, true).clicked() {
            requests.visit.write(OpenScreen(Screen::Share));
        }
        return;
    }
    let is_to_move = matches!(game.position().to_move(), Turn::Player(_));
    let can_hint = phase == Phase::Playing
        && !is_computers_turn(game)
        && is_to_move
        && *requests.hint == Hint::None;
    let tooltip = controls.with_keys(Action::Hint, tr!(language, "play-hint-long"));
    let label = (
        Icon::Lightbulb,
        tr!(language, "play-hint"),
        tooltip.as_str(),
    );
    if ui::tool_with_key(ui, hint, theme, label, can_hint).clicked() {
        *requests.hint = Hint::Searching;
    }
    let begun = game.cursor() > 0;
    let tooltip = controls.with_keys(Action::Restart, tr!(language, "play-restart-long"));
    let label = (
        Icon::RotateCcw,
        tr!(language, "play-restart"),
        tooltip.as_str(),
    );
    if ui::tool_with_key(ui, restart, theme, label, begun).clicked() {
        requests.game.write(GameRequest::Restart);
    }
    let tooltip = controls.with_keys(Action::NewBoard, tr!(language, "play-new-long"));
    let label = (Icon::Shuffle, tr!(language, "play-new"), tooltip.as_str());
    if ui::tool_with_key(ui, new, theme, label, true).clicked() {
        requests.new_board.write(NewBoard);
    }
}

/// Draws the tools that undo and redo a move of a game on this device.
fn draw_undo_and_redo(
    ui: &mut Ui,
    at: &Arrangement,
    state: &Shown,
    phase: Phase,
    requests: &mut PlayRequests,
) {
    let (theme, controls, language) = (&*state.theme, &state.controls, ui.language());
    let game = { state.current.game() }.filter(|_| phase != Phase::Paused);
    let [undo, redo, ..] = at.tools;
    let undo = ui::tool_with_key(
        ui,
        undo,
        theme,
        (
            Icon::Undo2,
            tr!(language, "play-undo"),
            &controls.with_keys(Action::Undo, tr!(language, "play-undo-long")),
        ),
        game.is_some_and(Session::can_undo),
    );
    if undo.clicked() {
        requests.game.write(GameRequest::Undo);
    }
    let redo = ui::tool_with_key(
        ui,
        redo,
        theme,
        (
            Icon::Redo2,
            tr!(language, "play-redo"),
            &controls.with_keys(Action::Redo, tr!(language, "play-redo-long")),
        ),
        game.is_some_and(Session::can_redo),
    );
    if redo.clicked() {
        requests.game.write(GameRequest::Redo);
    }
}

/// Width of the button that shares a game, in points.
const SHARE_WIDTH: f32 = 64.0;

/// Draws the game code with a button that shares it.
pub(super) fn draw_code(
    ui: &mut Ui,
    rect: Rect,
    theme: &Theme,
    game: &Session,
    requests: &mut PlayRequests,
) {
    let language = ui.language();
    let left = pos2(rect.left(), rect.center().y);
    let quiet = ink(theme.shades.quiet);
    write(
        ui.painter(),
        left,
        Align2::LEFT_CENTER,
        &ui::shortened(&game.code().to_string(), 48),
        plain(text::SMALL),
        quiet,
        rect.width() - SHARE_WIDTH,
    );
    // The target is higher than the line: there is room below it.
    let corner = pos2(rect.right() - SHARE_WIDTH, rect.top() - 4.0);
    let end = sized(corner, vec2(SHARE_WIDTH, TARGET));
    let response = ui.interact(end, egui::Id::new("share"), egui::Sense::click());
    response.widget_info(|| {
        WidgetInfo::labeled(WidgetType::Button, true, tr!(language, "play-share-game"))
    });
    ui::focus_ring(ui.painter(), end, theme, &response);
    let colour = if response.hovered() {
        ink(theme.shades.text)
    } else {
        quiet
    };
    ui.painter().text(
        pos2(end.right(), rect.center().y),
        Align2::RIGHT_CENTER,
        tr!(language, "play-share-code"),
        plain(text::SMALL),
        colour,
    );
    if response.clicked() {
        requests.visit.write(OpenScreen(Screen::Share));
    }
}
