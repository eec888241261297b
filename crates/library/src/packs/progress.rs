//! A player's progress in a pack. It is derived from the results of its boards, however they were opened.

use super::pack::{Pack, PackLevel};
use crate::statistics::Statistics;

/// State of a level.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum LevelState {
    /// The board has not been won yet.
    Open,
    /// The board has been won, but with hints or in more moves than par.
    Won,
    /// The board has been won without hints, and in no more moves than par if it has one.
    WonAtPar,
}

/// A player's progress in a pack.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PackProgress {
    states: Vec<LevelState>,
}

impl Pack {
    /// Returns a player's progress, given the results of their games.
    pub fn progress(&self, statistics: &Statistics) -> PackProgress {
        let states = self.levels.iter().map(|level| level.state(statistics));
        PackProgress {
            states: states.collect(),
        }
    }
}

impl PackLevel {
    /// Returns the state that follows from a player's best win. The win's own par counts, since it is proved; if it has
    /// none, the pack's does.
    pub fn state(&self, statistics: &Statistics) -> LevelState {
        let Some(win) = statistics.best_win(&self.key()) else {
            return LevelState::Open;
        };
        let par = win.par.or(self.par.map(u32::from));
        if win.hints == 0 && par.is_none_or(|par| win.moves <= par) {
            LevelState::WonAtPar
        } else {
            LevelState::Won
        }
    }
}

impl PackProgress {
    /// Returns the states of the levels, in order.
    pub fn states(&self) -> &[LevelState] {
        &self.states
    }

    /// Returns the number of levels that have been won, at par or not.
    pub fn won(&self) -> usize {
        self.count(|state| state != LevelState::Open)
    }

    /// Returns the number of levels that have been won at par.
    pub fn at_par(&self) -> usize {
        self.count(|state| state == LevelState::WonAtPar)
    }

    /// Returns the index of the first level that has not been won; `None` if all have.
    pub fn next(&self) -> Option<usize> {
        let mut states = self.states.iter();
        states.position(|&state| state == LevelState::Open)
    }

    /// Returns the index of the level to play after this one: the next that has not been won, or else the first. `None`
    /// if all others have been won.
    pub fn next_after(&self, level: usize) -> Option<usize> {
        let count = self.states.len();
        let mut others = (1..count).map(|step| (level + step) % count);
        others.find(|&other| self.states[other] == LevelState::Open)
    }

    fn count(&self, is_counted: impl Fn(LevelState) -> bool) -> usize {
        let states = self.states.iter();
        states.filter(|&&state| is_counted(state)).count()
    }
}
