//! Progress of a player in a race.

use super::info::RaceProgress;
use crate::games::{Look, Outcome, Rules};
use crate::session::Session;

/// Returns the progress of a player: a tile is done when it is removed, lit or painted in their colour region.
pub fn race_progress(game: &Session, has_resigned: bool) -> RaceProgress {
    let position = game.position();
    let (mut done, mut total) = (0u16, 0u16);
    for cell in position.board().cells() {
        let is_done = match position.look(cell) {
            Look::Gone
            | Look::Lit
            | Look::Painted {
                holder: Some(_), ..
            } => 1,
            Look::Faced(_) | Look::Dark | Look::Painted { holder: None, .. } => 0,
            Look::Bare | Look::Own(_) | Look::Blocked | Look::Stone(_) => continue,
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
