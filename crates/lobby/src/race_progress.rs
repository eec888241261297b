//! Progress of a player in a race.

use super::info::RaceProgress;
use tessella_games::{Appearance, Outcome, Rules};
use tessella_session::Session;

/// Returns a player's progress. A tile is done once it is removed, lit, or part of the player's region.
pub fn race_progress(game: &Session, has_resigned: bool) -> RaceProgress {
    let position = game.position();
    let (mut done, mut total) = (0u16, 0u16);
    for cell in position.board().cells() {
        let is_done = match position.appearance(cell) {
            Appearance::Removed
            | Appearance::Lit
            | Appearance::Painted {
                holder: Some(_), ..
            } => 1,
            Appearance::Face(_) | Appearance::Dark | Appearance::Painted { holder: None, .. } => 0,
            Appearance::Empty
            | Appearance::Owned(_)
            | Appearance::Blocked
            | Appearance::Stone(_)
            | Appearance::Ground { .. } => continue,
        };
        done = done.saturating_add(is_done);
        total = total.saturating_add(1);
    }
    let won = match position.outcome() {
        Some(Outcome::Won(_)) => Some(true),
        Some(_) => Some(false),
        None => has_resigned.then_some(false),
    };
    RaceProgress {
        done,
        total,
        moves: u16::try_from(game.cursor()).unwrap_or(u16::MAX),
        won,
    }
}
