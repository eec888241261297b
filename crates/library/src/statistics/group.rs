//! Groups of results that are compared with each other: the same game, kind of board, opponent, and kind of start position.

use super::opponent::Opponent;
use super::result::GameResult;
use std::fmt;
use tessella_boards::{Plan, Shape};
use tessella_games::Game;
use tessella_games::GameCode;
use tessella_language::tr;

/// Shape of a board without its size.
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

impl BoardShape {
    /// Returns the name that players see.
    pub fn name(self) -> &'static str {
        match self {
            Self::Squares => tr!("kind-squares"),
            Self::Hexes => tr!("kind-hexes"),
            Self::Map => tr!("kind-map"),
            Self::Cube => tr!("kind-cube"),
            Self::Ring => tr!("kind-ring"),
            Self::Track => tr!("kind-track"),
            Self::Hypercube => tr!("kind-hypercube"),
        }
    }
}

/// Kind of board: its shape without its size, and whether it has hills.
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

/// The text that players see: "Hexes, hills".
impl fmt::Display for BoardClass {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let kind = self.shape.name();
        match self.has_hills {
            true => f.write_str(&tr!("kind-hills", kind = kind)),
            false => f.write_str(kind),
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
    /// `true` for games from positions that somebody gave, cell by cell. They are in no total.
    pub is_of_given_positions: bool,
}

impl Group {
    /// Returns the group of a result. Returns `None` if its game code cannot be parsed, for instance because a later
    /// version wrote it.
    pub fn of(result: &GameResult) -> Option<Self> {
        let code: GameCode = result.code.parse().ok()?;
        Some(Self {
            game: code.setup.game(),
            board: BoardClass::of(code.setup.plan()),
            opponent: result.opponent.clone(),
            is_of_given_positions: result.is_of_given_position(),
        })
    }

    /// Returns the kind of board that players see, and whether it began from given positions: "Squares, custom positions".
    pub fn board_name(&self) -> String {
        let board = self.board.to_string();
        if self.is_of_given_positions {
            tr!("statistics-positions", board = board)
        } else {
            board
        }
    }

    /// Returns the place of the game in the order in which games are shown.
    pub(super) fn game_order(&self) -> usize {
        let mut games = Game::ALL.iter();
        games.position(|&game| game == self.game).unwrap_or(0)
    }
}

/// The text that players see: "Drench, Hexes, Alone".
impl fmt::Display for Group {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&tr!(
            "statistics-group",
            game = self.game.title(),
            board = self.board_name(),
            opponent = self.opponent.to_string()
        ))
    }
}
