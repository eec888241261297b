//! Lines that a game draws over its board, and the numbers that it writes on it.

use crate::board::{
    AnimationClock, AnimationSystems, BoardEnding, BoardNumbers, Cursor, EndingSystems, PathLines,
    Picked,
};
use crate::core::language::CurrentLanguage;
use crate::core::theme::Theme;
use crate::core::{
    BoardOrientation, CurrentGame, FrameSystems, MoveCommitted, PositionChanged, RedrawAppExt,
    Replay, ReplayStepped, Screen, shown,
};
use crate::drawing::BoardProjection;
use crate::games::{Selection, game_ui};
use bevy::prelude::*;
use tessella_games::Move;

/// Move whose button is under the pointer or in focus.
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq)]
pub(super) struct Previewed(pub(super) Option<Move>);

pub(super) fn plugin(app: &mut App) {
    app.init_redraw_resource::<Previewed>().add_systems(
        Update,
        collect
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

/// Collects the lines and the numbers of the game when the position, the selection, the theme or the language has changed, and at the end of
/// animations.
fn collect(
    (current, replay): (Res<CurrentGame>, Res<Replay>),
    (picked, cursor, previewed): (Res<Picked>, Res<Cursor>, Res<Previewed>),
    (theme, orientation): (Res<Theme>, Res<BoardOrientation>),
    language: Res<CurrentLanguage>,
    (animation_clock, ending): (Res<AnimationClock>, Res<BoardEnding>),
    (mut path_lines, mut numbers): (ResMut<PathLines>, ResMut<BoardNumbers>),
) {
    let Some(game) = shown(&current, &replay) else {
        return;
    };
    let position = game.position();
    let selection = Selection {
        picked: picked.cell,
        target: picked.target,
        focus: cursor.shown.then_some(cursor.cell),
        previewed: previewed.0,
        pointed: cursor.told(),
    };
    let game_ui = game_ui(position);
    let projection = BoardProjection::new(position, *orientation);
    let mut lines = game_ui.path_lines(&projection, &theme, selection, language.0);
    let mut written = game_ui.numbers(&projection, &theme, selection, language.0);
    if !animation_clock.is_running() {
        let share = ending
            .shown()
            .map_or(1.0, |end| end.lines_share(ending.since()));
        let result = game_ui.result_lines(&projection, &theme).into_iter();
        lines.extend(result.map(|line| line.first_part(share)));
        if let Some(end) = ending.shown() {
            lines.extend(end.lines(projection.board(), &theme, ending.since()));
        }
        let result = game_ui.result_numbers(&projection, &theme);
        let count = (result.len() as f32 * share) as usize;
        written.extend(result.into_iter().take(count));
    }
    path_lines.set_if_neq(PathLines(lines));
    numbers.set_if_neq(BoardNumbers(written));
}
