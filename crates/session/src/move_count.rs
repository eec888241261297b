//! Number of moves that people chose.

use super::{Player, Session};
use tessella_games::Move;

impl Session {
    /// Returns the number of moves made by people at this device, without rolls, shuffles, passed turns and the end of
    /// the time.
    pub fn human_moves(&self) -> u32 {
        let made = self.made().iter().zip(&self.movers);
        let is_chosen = |mv| !matches!(mv, Move::Chance(_) | Move::Pass | Move::TimeUp);
        let by_people = made.filter(|(played, mover)| {
            self.players[mover.index()] == Player::Human && is_chosen(played.mv)
        });
        by_people.count() as u32
    }
}
