//! How far a game is that each plays on a board of their own.

use super::message::Progress;
use crate::games::{Appearance, Outcome, Rules};
use crate::session::Session;

/// How far somebody is: how many tiles are gone, lit or in their region.
pub fn progress(game: &Session, gave_up: bool) -> Progress {
    let position = game.position();
    let (mut done, mut of) = (0u16, 0u16);
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
            | Appearance::Stone(_) => continue,
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
