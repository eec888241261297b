//! Results of the analysis of a game for one seat.

use super::bounds::{Bounds, NEVER};
use std::collections::BTreeMap;
use tessella_games::Move;

/// Fewest moves that a position of one seat still needs to be won.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Needed {
    /// This number of moves; no solution is shorter.
    Exactly(u32),
    /// At most this number of moves: the length of the best solution known.
    AtMost(u32),
    /// Proved that the position cannot be won any more: in Drench within the move limit, in Link without a shuffle. Also
    /// if the time is up.
    Lost,
    /// Neither a solution nor a proof that there is none is known.
    Unknown,
}

impl Needed {
    /// Returns what bounds say of a position, of which at most `left` moves can be made.
    pub(super) const fn new(bounds: Bounds, left: u32) -> Self {
        match bounds {
            Bounds { low, .. } if low > left || low == NEVER => Self::Lost,
            Bounds { low, high } if low == high => Self::Exactly(high),
            Bounds { high: NEVER, .. } => Self::Unknown,
            Bounds { high, .. } => Self::AtMost(high),
        }
    }
}

/// Best solution known from the start position.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct BestSolution {
    /// The moves, in order.
    pub moves: Vec<Move>,
    /// `true` if it is proved that no solution is shorter.
    pub is_shortest: bool,
}

/// Move of a game of one seat that is proved to be worse than another.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct SoloMistake {
    /// Index of the move, counted from 0. The position before it is that after this number of moves.
    pub ply: usize,
    /// Number of moves by which the shortest game got longer, at least. In Link it is 1, for the shuffle that is needed;
    /// in Light Block 0, because all solutions have the same length.
    pub moves_lost: u32,
    /// `true` if the position could be won before the move, and cannot after it ([`Needed::Lost`]).
    pub is_decisive: bool,
}

/// Analysis of a game for one seat, as far as it has come.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SoloAnalysis {
    /// Fewest moves still needed from each position: after no move, after one, and so on.
    pub needed: Vec<Needed>,
    /// Best solution known from the start position. In Link it needs no shuffle. `None` if none is known.
    pub best: Option<BestSolution>,
    /// Proved mistakes in order. More may follow while the analysis is not finished.
    pub mistakes: Vec<SoloMistake>,
    /// Better moves in the positions before mistakes, by the index of the mistake.
    pub better: BTreeMap<usize, Move>,
    /// `true` if the analysis will not change any more.
    pub is_finished: bool,
}

impl SoloAnalysis {
    /// Returns the number of moves that all mistakes lost, at least.
    pub fn moves_lost(&self) -> u32 {
        self.mistakes.iter().map(|mistake| mistake.moves_lost).sum()
    }
}
