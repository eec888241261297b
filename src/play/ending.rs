//! End of the game that is shown: how the board shows it, and the words over it.

use crate::board::{BoardEnding, EndingSystems, Pixels, Steps, TileSystems};
use crate::core::rects::centred;
use crate::core::settings::Settings;
use crate::core::{
    CurrentGame, FrameSystems, MoveCommitted, Phase, PositionChanged, Screen, ScreenSystems, Shot,
    shows_motion,
};
use crate::drawing::Ending;
use crate::games::game_ui;
use crate::ui::{self, TITLE};
use bevy::prelude::*;
use bevy_egui::egui::{Align2, LayerId, Vec2, pos2};
use bevy_egui::{EguiContexts, EguiPrimaryContextPass};
use tessella_boards::Point;
use tessella_games::{Outcome, Rules};
use tessella_session::{Player, Session};

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<HasMoved>()
        .add_systems(
            Update,
            (follow_last_change, follow_ending)
                .chain()
                .after(TileSystems)
                .before(EndingSystems)
                .in_set(FrameSystems::Animate)
                .run_if(in_state(Screen::Play)),
        )
        .add_systems(
            EguiPrimaryContextPass,
            draw_ending_words
                .after(ScreenSystems)
                .run_if(in_state(Screen::Play)),
        );
}

/// Returns how the board shows the end of a game; `None` for a draw, and while it is played.
fn ending_of(game: &Session) -> Option<Ending> {
    let people = |seat: usize| game.players().get(seat) == Some(&Player::Human);
    match game.position().outcome()? {
        Outcome::Won(seat) if people(seat.index()) || game.people() == 0 => {
            game_ui(game.position()).ending(game, seat)
        }
        Outcome::Won(_) | Outcome::Lost => Some(Ending::Loss),
        Outcome::Draw => None,
    }
}

/// `true` if a move, be it made or redone, has led to the position, and not another change.
#[derive(Resource, Default)]
struct HasMoved(bool);

fn follow_last_change(
    mut committed: MessageReader<MoveCommitted>,
    mut changed: MessageReader<PositionChanged>,
    phase: Res<State<Phase>>,
    steps: Res<Steps>,
    mut has_moved: ResMut<HasMoved>,
) {
    let is_changed = changed.read().count() > 0;
    let is_redone = steps.is_stepping() && *phase.get() == Phase::Playing;
    has_moved.0 &= !is_changed;
    has_moved.0 |= committed.read().count() > 0 || is_redone;
}

/// Shows the end of the game when its result is shown. It moves only after a move; a game that is opened again is as it was left.
fn follow_ending(
    mut changed: MessageReader<PositionChanged>,
    current: Res<CurrentGame>,
    phase: Res<State<Phase>>,
    has_moved: Res<HasMoved>,
    settings: Res<Settings>,
    shot: Option<Res<Shot>>,
    mut ending: ResMut<BoardEnding>,
) {
    let is_changed = changed.read().count() > 0;
    let game = current.game();
    let is_over = *phase.get() == Phase::Over;
    let Some(game) = game.filter(|game| is_over && game.position().outcome().is_some()) else {
        if ending.shown().is_some() {
            ending.show(None, false);
        }
        return;
    };
    if phase.is_changed() || is_changed {
        let moves = has_moved.0 && shows_motion(&settings, shot.as_deref());
        ending.show(ending_of(game), moves);
    }
}

/// Draws the words in the middle of the board.
fn draw_ending_words(
    mut contexts: EguiContexts,
    ending: Res<BoardEnding>,
    pixels: Res<Pixels>,
    current: Res<CurrentGame>,
) -> Result {
    let (Some(end), Some(game)) = (ending.shown(), current.game()) else {
        return Ok(());
    };
    let board = game.position().board();
    let Some((words, opacity, width)) = end.words(board, ending.since()) else {
        return Ok(());
    };
    let context = contexts.ctx_mut()?;
    let extent = board.extent();
    let middle = pixels.in_window(Point::new(extent.x / 2.0, extent.y / 2.0));
    let zoom = context.zoom_factor();
    let area = centred(
        pos2(middle.x, middle.y) / zoom,
        Vec2::splat(width * pixels.cell / zoom),
    );
    let mut painter = context.layer_painter(LayerId::background());
    painter.set_opacity(opacity);
    let style = TITLE.size(area.width() / 3.0);
    ui::draw_text(&painter, area, Align2::CENTER_CENTER, style, words);
    Ok(())
}
