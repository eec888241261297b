//! History of the player, and the news that the current game adds to it.

use crate::core::redraw::RedrawAppExt;
use crate::text::Wording;
use bevy::prelude::*;
use tessella_library::statistics::PlayerHistory;
use tessella_library::today::DailyBoard;

/// Results and progress of the player. They are saved.
#[derive(Resource, Default)]
pub struct History(pub PlayerHistory);

/// Board of a day that is being played on this device; `None` for all other boards.
#[derive(Resource, Clone, Debug, Default, PartialEq, Eq)]
pub struct CurrentDaily(pub Option<DailyBoard>);

/// News about the result of the current game, as short sentences.
#[derive(Resource, Clone, Debug, Default, PartialEq, Eq)]
pub struct GameNews(pub Vec<Wording>);

pub(super) fn plugin(app: &mut App) {
    app.init_redraw_resource::<History>()
        .init_redraw_resource::<CurrentDaily>()
        .init_redraw_resource::<GameNews>();
}
