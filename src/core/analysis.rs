//! Analysis of the game that the replay shows.

use crate::core::redraw::RedrawAppExt;
use bevy::prelude::*;
use tessella_library::analysis::Analysis;

/// Analysis of the game that the replay shows, as far as it has come; `None` before its first result, and for games without
/// one.
#[derive(Resource, Clone, Debug, Default, PartialEq, Eq)]
pub struct GameAnalysis(pub Option<Analysis>);

pub(super) fn plugin(app: &mut App) {
    app.init_redraw_resource::<GameAnalysis>();
}
