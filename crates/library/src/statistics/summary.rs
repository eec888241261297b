//! Numbers computed from results.

use super::group::Group;
use super::result::{Ending, GameResult};
use super::results::Statistics;
use std::collections::BTreeMap;
use tessella_games::Game;

/// Numbers for several games.
///
/// Wins with hints count as wins and in the means, but cannot be best results.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Summary {
    /// Number of games, with any ending.
    pub played: u32,
    /// Number of games won.
    pub won: u32,
    /// Number of games lost.
    pub lost: u32,
    /// Number of games that nobody won.
    pub drawn: u32,
    /// Number of games given up.
    pub given_up: u32,
    /// Fewest moves above par in a win without hints; `None` if there is no such win with a par.
    pub best_moves_above_par: Option<i64>,
    /// Mean number of moves above par of all wins with a par; `None` if there are none.
    pub mean_moves_above_par: Option<f64>,
    /// Shortest time of play in a win without hints, in milliseconds.
    pub best_milliseconds: Option<u32>,
    /// Mean time of play of all wins, in milliseconds, rounded down.
    pub mean_milliseconds: Option<u32>,
    /// Number of hints shown.
    pub hints: u64,
    /// Number of games in which a hint was shown.
    pub with_hints: u32,
    /// Number of wins in a row up to the game finished last.
    pub streak: u32,
    /// Largest number of wins in a row.
    pub longest_streak: u32,
    /// Time of play of all games, in milliseconds.
    pub milliseconds: u64,
}

impl Summary {
    /// Computes the numbers for results, which must be in the order in which the games were finished.
    pub(super) fn of<'a>(results: impl IntoIterator<Item = &'a GameResult>) -> Self {
        let mut summary = Self::default();
        let (mut win_times, mut with_par, mut above_par) = (0u64, 0u32, 0i64);
        for result in results {
            summary.count(result);
            if result.is_won() {
                win_times += u64::from(result.milliseconds);
                if let Some(moves) = result.moves_above_par() {
                    with_par += 1;
                    above_par += moves;
                }
            }
        }
        let mean = win_times.checked_div(summary.won.into());
        summary.mean_milliseconds = mean.map(|mean| mean as u32);
        summary.mean_moves_above_par =
            (with_par > 0).then(|| above_par as f64 / f64::from(with_par));
        summary
    }

    /// Adds a result to all numbers except the means.
    fn count(&mut self, result: &GameResult) {
        self.played += 1;
        match result.ending {
            Ending::Won => self.won += 1,
            Ending::Lost => self.lost += 1,
            Ending::Drawn => self.drawn += 1,
            Ending::GivenUp => self.given_up += 1,
            Ending::Played => {}
        }
        self.streak = if result.is_won() { self.streak + 1 } else { 0 };
        self.longest_streak = self.longest_streak.max(self.streak);
        self.hints += u64::from(result.hints);
        self.with_hints += u32::from(result.hints > 0);
        self.milliseconds += u64::from(result.milliseconds);
        if result.is_won_without_hints() {
            let least = self.best_milliseconds.unwrap_or(u32::MAX);
            self.best_milliseconds = Some(least.min(result.milliseconds));
            if let Some(moves) = result.moves_above_par() {
                let best = self.best_moves_above_par.unwrap_or(moves);
                self.best_moves_above_par = Some(best.min(moves));
            }
        }
    }
}

impl Statistics {
    /// Returns the numbers for all games, except those from given positions.
    pub fn total(&self) -> Summary {
        Summary::of(self.counted())
    }

    /// Returns the results that count in totals, in the order in which they were finished.
    fn counted(&self) -> impl Iterator<Item = &GameResult> {
        let results = self.results().into_iter().map(|(_, result)| result);
        results.filter(|result| !result.is_of_given_position())
    }

    /// Returns the numbers for a game, over all kinds of board and opponents, except games from given positions.
    pub fn of_game(&self, game: Game) -> Summary {
        Summary::of(self.counted().filter(|result| result.game() == Some(game)))
    }

    /// Returns the numbers for each group that has a result, ordered by game, kind of board and opponent, with games
    /// from given positions last. Results whose game code cannot be parsed are in no group.
    pub fn groups(&self) -> Vec<(Group, Summary)> {
        let mut groups: BTreeMap<_, (Group, Vec<&GameResult>)> = BTreeMap::new();
        for (_, result) in self.results() {
            if let Some(group) = Group::of(result) {
                let is_given = group.is_of_given_positions;
                let order = (
                    group.game_order(),
                    is_given,
                    group.board,
                    group.opponent.clone(),
                );
                let (_, results) = groups.entry(order).or_insert((group, Vec::new()));
                results.push(result);
            }
        }
        groups
            .into_values()
            .map(|(group, results)| (group, Summary::of(results)))
            .collect()
    }

    /// Returns the numbers for one group.
    pub fn of_group(&self, group: &Group) -> Summary {
        // Most results can be ruled out without parsing their game code.
        let results = self.results().into_iter().map(|(_, result)| result);
        Summary::of(results.filter(|result| {
            result.opponent == group.opponent
                && result.is_of_given_position() == group.is_of_given_positions
                && result.game() == Some(group.game)
                && Group::of(result).as_ref() == Some(group)
        }))
    }
}
