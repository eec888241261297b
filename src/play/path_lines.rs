//! Lines that a game draws over its board, and the numbers that it writes on it.

use crate::board::{
    AnimationClock, AnimationSystems, BoardEnding, BoardNumbers, Cursor, EndingSystems, PathLines,
    Picked,
};
use crate::core::language::CurrentLanguage;
use crate::core::theme::Theme;
use crate::core::{
    BoardOrientation, FrameSystems, MoveCommitted, PositionChanged, RedrawAppExt, ReplayStepped,
    Screen, ShownGame,
};
use crate::drawing::BoardProjection;
use crate::games::{Selection, game_ui};
use bevy::ecs::system::SystemParam;
use bevy::prelude::*;
use tessella_games::Move;

/// Move whose button is under the pointer or in focus.
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq)]
pub(super) struct Previewed(pub(super) Option<Move>);

pub(super) fn plugin(app: &mut App) {
    app.init_redraw_resource::<Previewed>().add_systems(
        Update,
        (collect_path_lines, collect_board_numbers)
            .in_set(FrameSystems::Animate)
            .after(AnimationSystems)
            .after(EndingSystems)
            .run_if(
                in_state(Screen::Play).and_then(
                    animations_end
                        .or_else(on_message::<PositionChanged>)
                        .or_else(on_message::<MoveCommitted>)
                        .or_else(on_message::<ReplayStepped>)
                        .or_else(resource_changed::<Theme>)
                        .or_else(resource_changed::<CurrentLanguage>)
                        .or_else(resource_changed::<BoardOrientation>)
                        .or_else(resource_changed::<BoardEnding>)
                        .or_else(resource_changed::<Picked>)
                        .or_else(resource_changed::<Cursor>)
                        .or_else(resource_changed::<Previewed>),
                ),
            ),
    );
}

/// Returns `true` in the frame in which the last animation ends.
fn animations_end(animation_clock: Res<AnimationClock>, mut was_running: Local<bool>) -> bool {
    let is_running = animation_clock.is_running();
    std::mem::replace(&mut *was_running, is_running) && !is_running
}

/// What the player to move has selected, and points at.
#[derive(SystemParam)]
pub(super) struct SelectionState<'w> {
    picked: Res<'w, Picked>,
    cursor: Res<'w, Cursor>,
    previewed: Res<'w, Previewed>,
}

impl SelectionState<'_> {
    pub(super) fn selection(&self) -> Selection {
        Selection {
            picked: self.picked.cell,
            target: self.picked.target,
            focus: self.cursor.shown.then_some(self.cursor.cell),
            previewed: self.previewed.0,
            pointed: self.cursor.told(),
        }
    }
}

/// The board of the game that is shown, for what is drawn over it.
#[derive(SystemParam)]
struct DrawnBoard<'w> {
    shown: ShownGame<'w>,
    orientation: Res<'w, BoardOrientation>,
    selection: SelectionState<'w>,
    theme: Res<'w, Theme>,
    language: Res<'w, CurrentLanguage>,
}

impl DrawnBoard<'_> {
    fn projection(&self) -> Option<BoardProjection> {
        let position = self.shown.game()?.position();
        Some(BoardProjection::new(position, *self.orientation))
    }
}

/// Returns which part of the result's lines is shown.
fn shown_share(ending: &BoardEnding) -> f32 {
    let end = ending.shown();
    end.map_or(1.0, |end| end.lines_share(ending.since()))
}

/// Collects the lines of the game when the position, the selection, the theme or the language has changed, and at the end of
/// animations.
fn collect_path_lines(
    board: DrawnBoard,
    animation_clock: Res<AnimationClock>,
    ending: Res<BoardEnding>,
    mut path_lines: ResMut<PathLines>,
) {
    let (Some(game), Some(projection)) = (board.shown.game(), board.projection()) else {
        return;
    };
    let game_ui = game_ui(game.position());
    let (theme, selection) = (&board.theme, board.selection.selection());
    let mut lines = game_ui.path_lines(&projection, theme, selection, board.language.0);
    if !animation_clock.is_running() {
        let share = shown_share(&ending);
        let result = game_ui.result_lines(&projection, theme).into_iter();
        lines.extend(result.map(|line| line.first_part(share)));
        if let Some(end) = ending.shown() {
            lines.extend(end.lines(projection.board(), theme, ending.since()));
        }
    }
    path_lines.set_if_neq(PathLines(lines));
}

/// Collects the numbers that the game writes on its board, when its lines are collected.
fn collect_board_numbers(
    board: DrawnBoard,
    animation_clock: Res<AnimationClock>,
    ending: Res<BoardEnding>,
    mut numbers: ResMut<BoardNumbers>,
) {
    let (Some(game), Some(projection)) = (board.shown.game(), board.projection()) else {
        return;
    };
    let game_ui = game_ui(game.position());
    let (theme, selection) = (&board.theme, board.selection.selection());
    let mut written = game_ui.numbers(&projection, theme, selection, board.language.0);
    if !animation_clock.is_running() {
        let result = game_ui.result_numbers(&projection, theme);
        let count = (result.len() as f32 * shown_share(&ending)) as usize;
        written.extend(result.into_iter().take(count));
    }
    numbers.set_if_neq(BoardNumbers(written));
}
