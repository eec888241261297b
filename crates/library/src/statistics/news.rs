//! News about a result, for the screen at the end of a game.

use super::group::Group;
use super::result::GameResult;
use super::results::Statistics;

/// News about a result in comparison with those before in its group.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct News {
    /// `true` if the game was won without hints in fewer moves above par than any before.
    pub is_best_moves: bool,
    /// `true` if the game was won without hints in less time than any before.
    pub is_best_time: bool,
    /// Number of wins in a row with this one; 0 if it is no win.
    pub streak: u32,
    /// `true` if the game was won without hints in no more moves than par.
    pub is_at_par: bool,
}

impl Statistics {
    /// Compares a result with those before in its group. Called before the result is recorded. The first win without
    /// hints of a group is not a best result, because there is nothing to compare it with.
    pub fn news(&self, result: &GameResult) -> News {
        let Some(group) = Group::of(result).filter(|_| result.is_won()) else {
            return News::default();
        };
        let before = self.of_group(&group);
        let is_best = result.is_won_without_hints();
        let above_par = result.moves_above_par();
        let is_fewest = |best| above_par.is_some_and(|moves| moves < best);
        let is_fastest = |best| result.milliseconds < best;
        News {
            is_best_moves: is_best && before.best_moves_above_par.is_some_and(is_fewest),
            is_best_time: is_best && before.best_milliseconds.is_some_and(is_fastest),
            streak: before.streak + 1,
            is_at_par: is_best && above_par.is_some_and(|moves| moves <= 0),
        }
    }
}
