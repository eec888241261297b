//! What was expected in a game code.

use crate::{Game, SetupError, blockade, drench, in_a_row, light_block, link, race};
use tessella_boards::notation;
use thiserror::Error;

/// Error in the options or the cells of a game code, with its position.
pub type NotationError = notation::NotationError<Expected>;

/// What was expected at a position in a game code.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum Expected {
    /// The name of a game.
    #[error("the name of a game ({})", game_names())]
    Game,
    /// Options after the name of the game.
    #[error("\":\" and the options of the game")]
    Options,
    /// A seed.
    #[error("a seed from 0 to {}", u64::MAX)]
    Seed,
    /// A seed or cells after the options.
    #[error("\"#\" and a seed, or \"=\" and the cells")]
    Start,
    /// Nothing after the last cell.
    #[error("nothing after the last tile")]
    EndOfCells,
    /// A whole row of cells before its separator.
    #[error("{tiles} {} in a row before \"/\"", noun(*tiles))]
    WholeRow {
        /// Number of cells per row.
        tiles: usize,
    },
    /// Fewer cells.
    #[error("no more than {most} tiles")]
    FewerCells {
        /// Number of cells of the board.
        most: usize,
    },
    /// More cells.
    #[error("{tiles} {}, not {found}", noun(*tiles))]
    MoreCells {
        /// Number of cells of the board.
        tiles: usize,
        /// Number of cells found.
        found: usize,
    },
    /// A board that fits the game.
    #[error("a board that fits ({0})")]
    FittingBoard(SetupError),
    /// What the notation of boards expects.
    #[error(transparent)]
    Board(#[from] notation::Expected),
    /// What Drench expects.
    #[error(transparent)]
    Drench(#[from] drench::Expected),
    /// What Link expects.
    #[error(transparent)]
    Link(#[from] link::Expected),
    /// What Light Block expects.
    #[error(transparent)]
    LightBlock(#[from] light_block::Expected),
    /// What In a Row expects.
    #[error(transparent)]
    InARow(#[from] in_a_row::Expected),
    /// What Race expects.
    #[error(transparent)]
    Race(#[from] race::Expected),
    /// What Blockade expects.
    #[error(transparent)]
    Blockade(#[from] blockade::Expected),
}

/// Returns the names of all games in game codes.
fn game_names() -> String {
    let names: Vec<&str> = Game::ALL.iter().map(|game| game.name()).collect();
    names.join(", ")
}

/// Returns the English noun after a number of tiles.
const fn noun(tiles: usize) -> &'static str {
    match tiles {
        1 => "tile",
        _ => "tiles",
    }
}
