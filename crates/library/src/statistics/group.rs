//! Groups of results that are compared with each other: the same game, kind of board, opponent, and kind of start position.

use super::opponent::Opponent;
use super::result::GameResult;
use tessella_boards::{Plan, Shape};
use tessella_games::{Game, GameCode};

/// Shape of a board, regardless of its size.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum BoardShape {
    /// Square cells.
    Squares,
    /// Hexagonal cells.
    Hexes,
    /// Map of areas.
    Map,
    /// Cube of cells.
    Cube,
    /// Ring of cells.
    Ring,
    /// Open track of cells.
    Track,
    /// Board in four dimensions.
    Hypercube,
}

/// Kind of board: its shape regardless of size, and whether it has hills.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct BoardClass {
    /// Shape of the board.
    pub shape: BoardShape,
    /// `true` if the board has hills.
    pub has_hills: bool,
}

impl BoardClass {
    /// Returns the kind of a board.
    pub const fn of(plan: &Plan) -> Self {
        let shape = match &plan.shape {
            Shape::Square(_) => BoardShape::Squares,
            Shape::Hex(_) => BoardShape::Hexes,
            Shape::Map(_) => BoardShape::Map,
            Shape::Cube(_) => BoardShape::Cube,
            Shape::Hypercube(_) => BoardShape::Hypercube,
            Shape::Track(track) if track.ring => BoardShape::Ring,
            Shape::Track(_) => BoardShape::Track,
        };
        Self {
            shape,
            has_hills: plan.hills.is_some(),
        }
    }
}

/// Game, kind of board, opponent and kind of start position of a result.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Group {
    /// The game.
    pub game: Game,
    /// Kind of board.
    pub board: BoardClass,
    /// Opponent of the player.
    pub opponent: Opponent,
    /// `true` for games from positions that somebody entered cell by cell. They are not part of any total.
    pub is_of_given_positions: bool,
}

impl Group {
    /// Returns the group of a result; `None` if its game code cannot be parsed, for instance because a later version
    /// wrote it.
    pub fn of(result: &GameResult) -> Option<Self> {
        let code: GameCode = result.code.parse().ok()?;
        Some(Self {
            game: code.setup.game(),
            board: BoardClass::of(code.setup.plan()),
            opponent: result.opponent.clone(),
            is_of_given_positions: result.is_of_given_position(),
        })
    }

    /// Returns the index of the game in display order.
    pub(super) fn game_order(&self) -> usize {
        let mut games = Game::ALL.iter();
        games.position(|&game| game == self.game).unwrap_or(0)
    }
}
