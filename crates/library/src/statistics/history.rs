//! Everything that is kept of a player's games besides the games themselves.

use super::results::Statistics;
use crate::today::DailyProgress;

/// History of a player: the progress in today's boards, and the results of all games.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct PlayerHistory {
    /// Progress in today's boards.
    pub today: DailyProgress,
    /// Results of all games.
    pub results: Statistics,
}

impl PlayerHistory {
    /// Adds the history of another device. Nothing is lost, and the order in which devices are merged makes no
    /// difference.
    pub fn merge(&mut self, other: Self) {
        self.today.merge(&other.today);
        self.results.merge(other.results);
    }
}
