//! How far a game is that each plays on a board of their own.

use super::message::Progress;
use crate::games::{Look, Outcome, Rules};
use crate::session::Session;

/// How far somebody is: how many tiles are gone, lit or in their region.
pub fn progress(game: &Session, gave_up: bool) -> Progress {
    let position = game.position();
    let (mut done, mut of) = (0u16, 0u16);
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
        of = of.saturating_add(1);
    }
    let ended = match position.outcome() {
        Some(Outcome::Won(_)) => Some(true),
        Some(_) => Some(false),
        None => gave_up.then_some(false),
    };
    Progress {
        done,
        of,
        moves: u16::try_from(game.cursor()).unwrap_or(u16::MAX),
        ended,
    }
}
