//! Places of the parts of a game's screen, which depend on the window, the game, and what is drawn beside it.

use crate::board::BoardPlacement;
use crate::core::language::SpokenLanguage;
use crate::core::layout::{BAR, RESULT_BELOW, arrange};
use crate::core::rects::between;
use crate::core::{BoardOrientation, CurrentGame, GameAnalysis, Phase, Replay, ShownGame};
use crate::drawing::drawn_extent;
use crate::games::game_ui;
use crate::net::Net;
use crate::play::orientation::{BestView, best_view};
use crate::play::parts::PlayLayout;
use crate::play::{hills, lesson, online, replay_controls, tools};
use crate::ui;
use bevy::prelude::*;
use bevy_egui::EguiContexts;
use bevy_egui::egui::{Rect, vec2};
use tessella_games::Rules;
use tessella_session::Session;

/// Height of the captions of two boards side by side, in points.
pub(super) const CAPTION: f32 = 26.0;

/// Chooses how the board fits best into the window.
pub(super) fn choose_best_view(
    mut contexts: EguiContexts,
    shown: ShownGame,
    mut best: ResMut<BestView>,
) -> Result {
    if let Some(game) = shown.game() {
        let free = contexts.ctx_mut()?.content_rect();
        let seats = usize::from(game.code().setup.seats());
        best.set_if_neq(best_view(game.position(), free, seats));
    }
    Ok(())
}

/// Arranges the parts for a game that is being played.
pub(super) fn arrange_play_screen(
    mut contexts: EguiContexts,
    shown: ShownGame,
    phase: Option<Res<State<Phase>>>,
    orientation: Res<BoardOrientation>,
    mut commands: Commands,
) -> Result {
    let Some(game) = shown.game() else {
        return Ok(());
    };
    let position = game.position();
    let free = contexts.ctx_mut()?.content_rect();
    let seats = usize::from(game.code().setup.seats());
    let extent = drawn_extent(position, *orientation);
    let at = arrange(free, game_ui(position).buttons(), seats, extent);
    commands.insert_resource(PlayLayout {
        board: at.board,
        at,
        phase: phase.map_or(Phase::Playing, |phase| *phase.get()),
        bar: None,
    });
    Ok(())
}

/// Makes room for a result, the controls of a replay, or the buttons of a game.
pub(super) fn make_room_below_board(
    shown: ShownGame,
    analysis: Res<GameAnalysis>,
    mut layout: ResMut<PlayLayout>,
) {
    let Some(position) = shown.game().map(Session::position) else {
        return;
    };
    let is_free = layout.phase == Phase::Playing && position.outcome().is_none();
    if layout.phase == Phase::Replay {
        layout.at.enlarge_result(replay_controls::height(&analysis));
    } else if !is_free || game_ui(position).has_buttons() {
        layout.at.enlarge_result(RESULT_BELOW);
    }
}

/// Makes room for the bar of a lesson or of a network game.
pub(super) fn make_room_above_board(
    mut contexts: EguiContexts,
    current: Res<CurrentGame>,
    net: Res<Net>,
    mut layout: ResMut<PlayLayout>,
) -> Result {
    let height = match current.lesson() {
        Some(lesson) => {
            let width = layout.at.board.width();
            Some(lesson::text_height(contexts.ctx_mut()?, lesson, width))
        }
        None => net.game_of(&current).map(|_| BAR),
    };
    layout.bar = height.map(|height| layout.at.take_bar(height));
    Ok(())
}

/// Places the board in what is left.
pub(super) fn place_board(
    mut contexts: EguiContexts,
    shown: ShownGame,
    replay: Res<Replay>,
    mut layout: ResMut<PlayLayout>,
    mut placement: ResMut<BoardPlacement>,
) -> Result {
    if let Some(game) = shown.game() {
        hills::take_strip(game.position(), &mut layout.at.board);
    }
    layout.board = if replay.compared.is_some() {
        compared_boards(layout.at.board)[0]
    } else {
        layout.at.board
    };
    placement.set_if_neq(BoardPlacement {
        rect: layout.board,
        zoom: contexts.ctx_mut()?.zoom_factor(),
    });
    Ok(())
}

/// Makes the tools of a game on this device as wide as their labels need.
pub(super) fn arrange_tools(
    mut contexts: EguiContexts,
    shown: ShownGame,
    mut layout: ResMut<PlayLayout>,
) -> Result {
    if let Some(game) = shown.game() {
        let context = contexts.ctx_mut()?;
        let labels = tools::labels(game, layout.phase, context.language());
        layout.at.tools = ui::arrange_tools(context, layout.at.tools, labels);
    }
    Ok(())
}

/// Makes the tools of a network game as wide as their labels need.
pub(super) fn arrange_match_tools(
    mut contexts: EguiContexts,
    shown: ShownGame,
    net: Res<Net>,
    mut layout: ResMut<PlayLayout>,
) -> Result {
    if let Some(game) = shown.game() {
        let context = contexts.ctx_mut()?;
        let chat = online::chat_label(&net, context.language());
        let labels = online::tool_labels(&net, game, &chat, context.language());
        layout.at.tools = ui::arrange_tools(context, layout.at.tools, labels);
    }
    Ok(())
}

/// Returns the places of the board of a game and of that of its best solution, side by side below their captions.
pub(super) fn compared_boards(area: Rect) -> [Rect; 2] {
    let halves: [Rect; 2] = ui::side_by_side(area);
    halves.map(|half| between(half.min + vec2(0.0, CAPTION), half.max))
}
