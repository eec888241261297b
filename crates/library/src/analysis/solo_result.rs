//! Results of the analysis of a game for one seat.

use super::bounds::{Bounds, NEVER};
use std::collections::BTreeMap;
use tessella_games::Move;

/// Fewest moves in which a position for one seat can still be won.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Needed {
    /// This number of moves; it is proved that no solution is shorter.
    Exactly(u32),
    /// At most this number of moves: the length of the best known solution.
    AtMost(u32),
    /// It is proved that the position can no longer be won: in Drench within the move limit, in Link without a shuffle,
    /// and in any game once the time is up.
    Lost,
    /// Neither a solution is known nor a proof that there is none.
    Unknown,
}

impl Needed {
    /// Returns what bounds mean for a position in which at most `left` moves can still be made.
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

/// Move in a game for one seat that is proved to be worse than another.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct SoloMistake {
    /// Index of the move, counted from 0. The position before it is that after this number of moves.
    pub ply: usize,
    /// Minimum number of moves by which the shortest solution got longer. In Link it is 1, for the shuffle that is
    /// needed; in Light Block 0, because all solutions have the same length.
    pub moves_lost: u32,
    /// `true` if the position could be won before the move, and not after it ([`Needed::Lost`]).
    pub is_decisive: bool,
}

/// Analysis of a game for one seat, possibly unfinished.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SoloAnalysis {
    /// Fewest moves still needed before each move, and in the last position.
    pub needed: Vec<Needed>,
    /// Best solution known from the start position. In Link it needs no shuffle. `None` if none is known.
    pub best: Option<BestSolution>,
    /// Proved mistakes in order. More may follow while the analysis is not finished.
    pub mistakes: Vec<SoloMistake>,
    /// Better moves than the mistakes, by the index of the mistake.
    pub better: BTreeMap<usize, Move>,
    /// `true` once further steps will not change the analysis.
    pub is_finished: bool,
}

impl SoloAnalysis {
    /// Returns the minimum number of moves that all mistakes cost.
    pub fn moves_lost(&self) -> u32 {
        self.mistakes.iter().map(|mistake| mistake.moves_lost).sum()
    }
}
