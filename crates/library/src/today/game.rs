//! The games that each day has a board for.

use serde::{Deserialize, Serialize};
use tessella_games::Game;

/// Game that each day has a board for. Progress is stored by variant, so new variants go at the end.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum DailyGame {
    /// A board of Drench for one seat.
    Drench,
    /// A board of Link.
    Link,
    /// A board of Light Block.
    LightBlock,
    /// A position of In a Row that the seat to move wins.
    Problem,
}

impl DailyGame {
    /// Number of games per day.
    pub const COUNT: usize = 4;

    /// All games, in display order.
    pub const ALL: [Self; Self::COUNT] =
        [Self::Drench, Self::Link, Self::LightBlock, Self::Problem];

    /// Returns the game whose rules apply.
    pub const fn game(self) -> Game {
        match self {
            Self::Drench => Game::Drench,
            Self::Link => Game::Link,
            Self::LightBlock => Game::LightBlock,
            Self::Problem => Game::InARow,
        }
    }

    /// Returns an index into a table with one entry per game.
    pub const fn index(self) -> usize {
        self as usize
    }
}
