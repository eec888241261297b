//! Results of all games of a player, each counted once.

use super::key::GameKey;
use super::result::GameResult;
use std::collections::BTreeMap;
use std::collections::btree_map::Entry;
use tessella_session::GameId;

/// Results of all games of a player. A game counts once, as first finished. Of a board for one seat, or a problem, the
/// best win is kept as well, which may come later.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Statistics {
    results: BTreeMap<GameKey, GameResult>,
    /// Best win of each board.
    wins: BTreeMap<GameKey, GameResult>,
}

impl Statistics {
    /// Records the result of a game that was finished or given up. `id` is the identity that the copies of the game
    /// share. Returns `true` if the result counts: there was none of this game before, or the game was given up before
    /// and is finished now.
    pub fn record(&mut self, id: GameId, result: GameResult) -> bool {
        let key = result.key(id);
        self.note_win(&key, &result);
        match self.results.entry(key) {
            Entry::Vacant(vacant) => {
                vacant.insert(result);
                true
            }
            Entry::Occupied(mut known) => {
                let counts = known.get().is_given_up() && !result.is_given_up();
                if counts {
                    known.insert(result);
                }
                counts
            }
        }
    }

    /// Removes the result of a game that was given up, because it can be played again. Returns `true` if there was one.
    pub fn take_back(&mut self, key: &GameKey) -> bool {
        let is_given_up = self.result(key).is_some_and(GameResult::is_given_up);
        is_given_up && self.results.remove(key).is_some()
    }

    /// Adds all results of another device. Of two results of a game, the one of a finished game counts, then the one
    /// that was finished first. The order in which devices are merged makes no difference.
    pub fn merge(&mut self, other: Self) {
        for (key, result) in other.results {
            self.insert(key, result);
        }
        for (key, win) in other.wins {
            self.note_win(&key, &win);
        }
    }

    /// Adds a result, or keeps the one that [`Statistics::merge`] prefers.
    pub(super) fn insert(&mut self, key: GameKey, result: GameResult) {
        self.note_win(&key, &result);
        // All fields decide, so that no order of merging makes a difference.
        let rank = |result: &GameResult| (result.is_given_up(), result.finished_at);
        match self.results.entry(key) {
            Entry::Vacant(vacant) => drop(vacant.insert(result)),
            Entry::Occupied(mut known) => {
                if (rank(&result), &result) < (rank(known.get()), known.get()) {
                    known.insert(result);
                }
            }
        }
    }

    /// Keeps a result if it is the best win of a board.
    pub(super) fn note_win(&mut self, key: &GameKey, result: &GameResult) {
        // All fields decide, so that no order of merging makes a difference.
        let rank = |win: &GameResult| (win.hints > 0, win.moves, win.milliseconds);
        if !matches!(key, GameKey::Board(_)) || !result.is_won() {
            return;
        }
        match self.wins.get_mut(key) {
            Some(best) if (rank(best), &*best) <= (rank(result), result) => {}
            Some(best) => *best = result.clone(),
            None => drop(self.wins.insert(key.clone(), result.clone())),
        }
    }

    /// Returns the best win of a board for one seat, or of a problem: one without hints, then with the fewest moves, then
    /// with the least time. Returns `None` if it was never won.
    pub fn best_win(&self, key: &GameKey) -> Option<&GameResult> {
        self.wins.get(key)
    }

    /// Returns the best wins of boards that are not their counted results.
    pub(super) fn later_wins(&self) -> impl Iterator<Item = &GameResult> {
        let wins = self.wins.iter();
        wins.filter(|&(key, win)| self.result(key) != Some(win))
            .map(|(_, win)| win)
    }

    /// Returns the result of a game; `None` if it was neither finished nor given up.
    pub fn result(&self, key: &GameKey) -> Option<&GameResult> {
        self.results.get(key)
    }

    /// Returns all results and their keys, ordered by the time at which they were finished.
    pub fn results(&self) -> Vec<(&GameKey, &GameResult)> {
        let mut results: Vec<_> = self.results.iter().collect();
        results.sort_by_key(|(_, result)| result.finished_at);
        results
    }

    /// Returns the number of results.
    pub fn len(&self) -> usize {
        self.results.len()
    }

    /// Returns `true` if there is no result.
    pub fn is_empty(&self) -> bool {
        self.results.is_empty()
    }
}
