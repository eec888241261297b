//! Results of all of a player's games, each counted once.

use super::group::Group;
use super::opponent::Opponent;
use super::result::GameResult;
use crate::today::DailyProgress;
use std::collections::BTreeMap;
use std::collections::btree_map::Entry;
use tessella_session::{GameId, Session};

/// Results of all of a player's games. A game counts once, as it was first finished. For a board for one seat, or a
/// problem, the best win is also kept, which can be a later one.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Statistics {
    results: BTreeMap<GameKey, GameResult>,
    /// Best win of each board.
    wins: BTreeMap<GameKey, GameResult>,
}

impl Statistics {
    /// Records the result of a game that was finished or given up. `id` is the identity that the copies of the game
    /// share. Returns `true` if the result counts: the game had no result yet, or had been given up and is now
    /// finished.
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

    /// Adds all results from another device. If both have a result for a game, a finished one beats one given up, and
    /// an earlier one a later one. The order in which devices are merged makes no difference.
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
        // Ties are broken by all fields, so that the order of merging makes no difference.
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

    /// Keeps a result if it is the best win on its board so far.
    pub(super) fn note_win(&mut self, key: &GameKey, result: &GameResult) {
        // Ties are broken by all fields, so that the order of merging makes no difference.
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

    /// Returns the best win on a board for one seat, or in a problem: one without hints, then with the fewest moves,
    /// then with the shortest time. Returns `None` if it was never won.
    pub fn best_win(&self, key: &GameKey) -> Option<&GameResult> {
        self.wins.get(key)
    }

    /// Returns the best wins that are not also the counted results of their boards.
    pub(super) fn later_wins(&self) -> impl Iterator<Item = &GameResult> {
        let wins = self.wins.iter();
        wins.filter(|&(key, win)| self.result(key) != Some(win))
            .map(|(_, win)| win)
    }

    /// Returns the result of a game; `None` if it was neither finished nor given up.
    pub fn result(&self, key: &GameKey) -> Option<&GameResult> {
        self.results.get(key)
    }

    /// Returns all results and their keys, in the order in which the games were finished.
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

/// A player's history: the progress in today's boards, and the results of all games.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct PlayerHistory {
    /// Progress in today's boards.
    pub today: DailyProgress,
    /// Results of all games.
    pub results: Statistics,
}

impl PlayerHistory {
    /// Adds the history from another device. Nothing is lost, and the order in which devices are merged makes no
    /// difference.
    pub fn merge(&mut self, other: Self) {
        self.today.merge(&other.today);
        self.results.merge(other.results);
    }
}

/// What is new about a result, compared with earlier ones in its group.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct News {
    /// `true` if the game was won without hints in fewer moves above par than any before.
    pub is_best_moves: bool,
    /// `true` if the game was won without hints in less time than any before.
    pub is_best_time: bool,
    /// Number of wins in a row including this one; 0 if it is not a win.
    pub streak: u32,
    /// `true` if the game was won without hints in no more moves than par.
    pub is_at_par: bool,
}

impl Statistics {
    /// Compares a result with earlier ones in its group. Call it before recording the result. The first win without
    /// hints in a group is not a best result, because there is nothing to compare it with.
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

/// Key under which a game counts once.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum GameKey {
    /// Board for one seat, or a problem, by its game code. Playing the same board again is not another game.
    Board(String),
    /// Game for several seats, by the identity that its copies share. A rematch is another game.
    Game(GameId),
}

impl GameKey {
    /// Returns the key of a game. `id` is the identity that its copies share
    /// ([`tessella_session::GameLibrary::current_identity`]). Returns `None` if no person at this device has a seat.
    pub fn of(game: &Session, id: GameId) -> Option<Self> {
        Some(Self::new(
            &Opponent::of(game)?,
            || game.code().to_string(),
            id,
        ))
    }

    /// Returns the key of a game with this opponent.
    pub(super) fn new(opponent: &Opponent, code: impl FnOnce() -> String, id: GameId) -> Self {
        match opponent {
            Opponent::Nobody | Opponent::Problem => Self::Board(code()),
            Opponent::People | Opponent::Computer(_) | Opponent::Person(_) => Self::Game(id),
        }
    }
}
