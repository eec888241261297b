//! Move limits, computed from the length of the quick solver's solution.

use super::setup::{LIMITS, Setup};
use serde::{Deserialize, Serialize};
use tessella_boards::Shape;

/// Limit on the classic board of 15×15 tiles and 6 colours.
const CLASSIC_LIMIT: u16 = 30;

/// How many moves a limit adds to the quick solver's solution.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub enum Margin {
    /// Half as many again, which makes a board easy.
    Relaxed,
    /// Three in ten, about as many as the classic game.
    #[default]
    Fair,
    /// One in ten, which requires looking ahead.
    Tight,
    /// As many as the classic limit has: twice the side of a square board, or columns and rows together, whatever the
    /// solution; but at least the quick solver's solution. Boards without columns and rows have the fair limit.
    TwiceTheSide,
}

impl Margin {
    /// The margins that depend on the quick solver's solution, widest first.
    pub const FITTED: [Self; 3] = [Self::Relaxed, Self::Fair, Self::Tight];

    /// Returns a move limit for a board that the quick solver solves in `solution` moves. The classic board has the
    /// classic limit.
    pub(super) fn limit(self, setup: &Setup, solution: u16) -> u16 {
        let classic = Setup::default();
        let is_classic = setup.plan == classic.plan && setup.colours == classic.colours;
        match (self, sides(&setup.plan.shape)) {
            (Self::TwiceTheSide, Some([columns, rows])) => (columns + rows).max(solution),
            (Self::Fair, _) if is_classic => CLASSIC_LIMIT.max(solution),
            _ => (solution + self.extra_moves(solution)).min(*LIMITS.end()),
        }
    }

    const fn extra_moves(self, solution: u16) -> u16 {
        match self {
            Self::Relaxed => solution / 2 + 2,
            Self::Fair | Self::TwiceTheSide => solution * 3 / 10 + 1,
            Self::Tight => solution / 10 + 1,
        }
    }
}

/// Returns the columns and rows of a board of squares or hexes.
const fn sides(shape: &Shape) -> Option<[u16; 2]> {
    match shape {
        Shape::Square(square) => Some([square.width, square.height]),
        Shape::Hex(hex) => Some([hex.width, hex.height]),
        _ => None,
    }
}
