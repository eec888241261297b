//! Games of a day.

use serde::{Deserialize, Serialize};
use tessella_games::Game;

/// Game of which each day has a board. Progress is stored by variant, so new variants go at the end.
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
    /// Number of games of a day.
    pub const COUNT: usize = 4;

    /// All games, in the order in which they are shown.
    pub const ALL: [Self; Self::COUNT] =
        [Self::Drench, Self::Link, Self::LightBlock, Self::Problem];

    /// Returns the game whose rules hold.
    pub const fn game(self) -> Game {
        match self {
            Self::Drench => Game::Drench,
            Self::Link => Game::Link,
            Self::LightBlock => Game::LightBlock,
            Self::Problem => Game::InARow,
        }
    }

    /// Returns the number as an index into a table with one entry per game.
    pub const fn index(self) -> usize {
        self as usize
    }
}
