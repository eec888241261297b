//! Analysis of the game that the replay shows.

use crate::core::redraw::RedrawAppExt;
use bevy::prelude::*;
use tessella_boards::CellId;
use tessella_games::Move;
use tessella_library::analysis::Analysis;

/// Analysis of the game that the replay shows, as far as it has come; `None` before its first result, and for games without
/// one.
#[derive(Resource, Clone, Debug, Default, PartialEq, Eq)]
pub struct GameAnalysis(pub Option<Analysis>);

/// What would have been better than the last move that the replay has shown, if that was a mistake.
#[derive(Resource, Clone, Debug, Default, PartialEq, Eq)]
pub struct BetterMove(pub Option<ShownMove>);

/// Move that was not made, and the cells that it is about.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ShownMove {
    /// The move.
    pub mv: Move,
    /// Its cells, in the position before it.
    pub cells: Vec<CellId>,
}

pub(super) fn plugin(app: &mut App) {
    app.init_redraw_resource::<GameAnalysis>()
        .init_redraw_resource::<BetterMove>();
}
