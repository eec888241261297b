//! Analysis of a game that has been played: which moves were mistakes, and what they cost.
//!
//! For a game for one seat, it finds the fewest moves still needed in each position ([`SoloAnalysis`]); for a game for
//! two, it evaluates each position ([`DuelAnalysis`]). The analysis grows step by step. Steps are limited in nodes
//! instead of time, so the same game has the same analysis on every machine.
//!
//! ```
//! use std::sync::atomic::AtomicBool;
//! use tessella_library::analysis::{Analyser, Analysis, AnalysisProgress};
//! use tessella_games::{Rules, Seat};
//! use tessella_session::{Player, Session};
//!
//! let mut game = Session::new("drench:5x5,c3#1".parse()?, vec![Player::Human])?;
//! let first = game.position().legal_moves()[1];
//! game.play(Seat::FIRST, first)?;
//! let second = game.position().legal_moves()[0];
//! game.play(Seat::FIRST, second)?;
//! let mut analyser = Analyser::new(&game).ok_or("no analysis of this game")?;
//! let stop = AtomicBool::new(false);
//! while analyser.step(&stop) == AnalysisProgress::Unfinished {}
//! let Analysis::Solo(solo) = analyser.analysis() else {
//!     return Err("not for one seat".into());
//! };
//! assert_eq!(solo.needed.len(), 3);
//! assert!(solo.best.is_some_and(|best| best.is_shortest));
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

mod bounds;
mod duel;
mod duel_result;
mod solo;
mod solo_result;
mod solo_search;

pub use duel_result::{
    DuelAnalysis, DuelMistake, MAX_OPEN_SHARE, MIN_ESTIMATED_LOSS, MIN_TURNING_LOSS,
};
pub use solo::AnalysisProgress;
pub use solo_result::{BestSolution, Needed, SoloAnalysis, SoloMistake};

use duel::DuelAnalyser;
use solo::SoloAnalyser;
use std::sync::atomic::AtomicBool;
use tessella_games::Move;
use tessella_session::Session;

/// Analysis of a game, possibly unfinished.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Analysis {
    /// Analysis of a game for one seat.
    Solo(SoloAnalysis),
    /// Analysis of a game for two seats.
    Duel(DuelAnalysis),
}

impl Analysis {
    /// Returns `true` once further steps will not change the analysis.
    pub const fn is_finished(&self) -> bool {
        match self {
            Self::Solo(solo) => solo.is_finished,
            Self::Duel(duel) => duel.is_finished,
        }
    }

    /// Returns how much of the game has been analysed, in percent; 100 only once the analysis is finished.
    pub fn percent(&self) -> u8 {
        let (known, all) = match self {
            _ if self.is_finished() => return 100,
            Self::Solo(solo) => {
                let is_known =
                    |needed: &&Needed| matches!(needed, Needed::Exactly(_) | Needed::Lost);
                (
                    solo.needed.iter().filter(is_known).count(),
                    solo.needed.len(),
                )
            }
            Self::Duel(duel) => (
                duel.evaluations.iter().flatten().count(),
                duel.evaluations.len(),
            ),
        };
        (100 * known / all.max(1)).min(99) as u8
    }

    /// Returns a better move than the one with this index, if that is a mistake and a better move is known.
    pub fn better_move(&self, ply: usize) -> Option<Move> {
        match self {
            Self::Solo(solo) => solo.better.get(&ply).copied(),
            Self::Duel(duel) => duel.better.get(&ply).copied(),
        }
    }

    /// Returns the indices of the moves that are mistakes, in order.
    pub fn mistakes(&self) -> Vec<usize> {
        match self {
            Self::Solo(solo) => solo.mistakes.iter().map(|mistake| mistake.ply).collect(),
            Self::Duel(duel) => duel.mistakes.iter().map(|mistake| mistake.ply).collect(),
        }
    }
}

/// Analyser for a game. It owns a copy of the game, so it can run on another thread.
#[derive(Clone, Debug)]
pub struct Analyser {
    kind: AnalyserKind,
}

#[derive(Clone, Debug)]
enum AnalyserKind {
    Solo(SoloAnalyser),
    Duel(DuelAnalyser),
}

impl Analyser {
    /// Creates an analyser for a game with all its moves, including those available for redo. `None` if such games
    /// cannot be analysed, for example because they have three or more seats. Takes as long as opening the game,
    /// because it is replayed.
    pub fn new(game: &Session) -> Option<Self> {
        // Positions of the session share what hints and precomputation found within a time limit. Without those
        // results, the analysis does not depend on the machine.
        let game = Session::restore(&game.record()).ok()?;
        let kind = match game.players().len() {
            1 => SoloAnalyser::new(game).map(AnalyserKind::Solo),
            2 => DuelAnalyser::new(game).map(AnalyserKind::Duel),
            _ => None,
        };
        Some(Self { kind: kind? })
    }

    /// Analyses one more position. This takes up to a few tenths of a second, so do not call it on the main thread. A
    /// step ended by `stop` changes nothing.
    pub fn step(&mut self, stop: &AtomicBool) -> AnalysisProgress {
        match &mut self.kind {
            AnalyserKind::Solo(solo) => solo.step(stop),
            AnalyserKind::Duel(duel) => duel.step(stop),
        }
    }

    /// Returns the analysis so far.
    pub fn analysis(&self) -> Analysis {
        match &self.kind {
            AnalyserKind::Solo(solo) => Analysis::Solo(solo.analysis()),
            AnalyserKind::Duel(duel) => Analysis::Duel(duel.analysis()),
        }
    }
}
