//! Progress of a player: finished boards, the states of days, and the streak.

use super::day::Day;
use super::game::DailyGame;
use super::table::{ClosedDay, DailyBoard, FIRST_DAY, check_open};
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;

/// Best result of a board, over all times that it was finished.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct BoardResult {
    /// Fewest moves.
    pub moves: u32,
    /// Least time of play with that number of moves, in milliseconds.
    pub milliseconds: u32,
    /// `true` if the board was once finished without a hint, and in a number of moves that was par if the board has one.
    pub is_at_par: bool,
    /// `true` if the board was once finished on its own day.
    pub is_on_its_day: bool,
}

impl BoardResult {
    /// Keeps the better of this result and another one of the same board.
    fn improve(&mut self, other: Self) {
        if (other.moves, other.milliseconds) < (self.moves, self.milliseconds) {
            (self.moves, self.milliseconds) = (other.moves, other.milliseconds);
        }
        self.is_at_par |= other.is_at_par;
        self.is_on_its_day |= other.is_on_its_day;
    }
}

/// Result with which a board was won.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Win {
    /// Number of moves of the player.
    pub moves: u32,
    /// Time of play in milliseconds.
    pub milliseconds: u32,
    /// `true` if the player asked for a hint.
    pub has_hints: bool,
}

/// State of a day in the calendar.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum DayState {
    /// The day has no boards, or has not come yet.
    Closed,
    /// The day is today, and not all its boards are finished.
    Open,
    /// The day is past, and none of its boards is finished. They can still be played.
    Missed,
    /// The day is past, and some of its boards are finished.
    Partly,
    /// All boards are finished.
    Done,
    /// All boards are finished at par.
    AtPar,
}

/// Progress of a player.
///
/// Today is the latest day that the clock has ever shown. A clock that is set back therefore brings no day back: a
/// board of that day can be played, but not on its own day.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct DailyProgress {
    /// Latest day that the clock has shown.
    latest: Option<Day>,
    days: BTreeMap<Day, BTreeMap<DailyGame, BoardResult>>,
}

impl DailyProgress {
    /// Returns today: the latest of `now` and all days that the clock has shown before.
    pub fn today(&self, now: Day) -> Day {
        self.latest.map_or(now, |latest| latest.max(now))
    }

    /// Records the day that the clock shows. Called when the boards of a day are shown. Returns `true` if today has
    /// changed, so that the progress must be saved.
    pub fn see(&mut self, now: Day) -> bool {
        let today = Some(self.today(now));
        let is_new = self.latest != today;
        self.latest = today;
        is_new
    }

    /// Records that a board was won, and keeps the better of this result and those before.
    ///
    /// # Errors
    /// If the board's day has not come yet; nothing changes then but today.
    pub fn finish(&mut self, board: &DailyBoard, now: Day, win: Win) -> Result<(), ClosedDay> {
        self.see(now);
        let today = self.today(now);
        check_open(board.day, today)?;
        let Win {
            moves,
            milliseconds,
            has_hints,
        } = win;
        let result = BoardResult {
            moves,
            milliseconds,
            is_at_par: !has_hints && board.par.is_none_or(|par| moves <= par.into()),
            is_on_its_day: board.day == today,
        };
        let results = self.days.entry(board.day).or_default();
        results.entry(board.game).or_insert(result).improve(result);
        Ok(())
    }

    /// Adds the progress on another device, and keeps the better result of each board.
    pub fn merge(&mut self, other: &Self) {
        self.latest = self.latest.max(other.latest);
        for (&day, results) in &other.days {
            let own = self.days.entry(day).or_default();
            for (&game, &result) in results {
                own.entry(game).or_insert(result).improve(result);
            }
        }
    }

    /// Returns the best result of a board; `None` if it is not finished.
    pub fn result(&self, day: Day, game: DailyGame) -> Option<BoardResult> {
        self.days.get(&day)?.get(&game).copied()
    }

    /// Returns the number of boards of a day that are finished.
    pub fn finished(&self, day: Day) -> usize {
        let games = DailyGame::ALL.into_iter();
        games
            .filter(|&game| self.result(day, game).is_some())
            .count()
    }

    /// Returns the state of a day in the calendar.
    pub fn state(&self, day: Day, now: Day) -> DayState {
        let today = self.today(now);
        if check_open(day, today).is_err() {
            return DayState::Closed;
        }
        let is_all = |test: fn(BoardResult) -> bool| self.is_all(day, test);
        if is_all(|result| result.is_at_par) {
            DayState::AtPar
        } else if is_all(|_| true) {
            DayState::Done
        } else if day == today {
            DayState::Open
        } else if self.finished(day) > 0 {
            DayState::Partly
        } else {
            DayState::Missed
        }
    }

    /// Returns the number of days in a row that ends today, or yesterday while no board of today is finished, each with a
    /// board finished on that day.
    pub fn streak(&self, now: Day) -> u32 {
        let today = self.today(now);
        let days = (FIRST_DAY.number()..=today.number()).rev();
        let days = days.map(Day::from_number);
        let skipped = usize::from(!self.is_played_on_its_day(today));
        days.skip(skipped)
            .take_while(|&day| self.is_played_on_its_day(day))
            .fold(0, |days, _| days + 1)
    }

    /// Returns the length of the longest streak ever.
    pub fn longest_streak(&self) -> u32 {
        let (mut longest, mut length, mut next) = (0, 0, None);
        for &day in self.days.keys() {
            if !self.is_played_on_its_day(day) {
                continue;
            }
            length = if next == Some(day) { length + 1 } else { 1 };
            longest = length.max(longest);
            next = Some(day.next());
        }
        longest
    }

    /// Returns `true` if a board of a day was finished on that day.
    pub fn is_played_on_its_day(&self, day: Day) -> bool {
        let mut games = DailyGame::ALL.into_iter();
        games.any(|game| { self.result(day, game) }.is_some_and(|result| result.is_on_its_day))
    }

    /// Returns `true` if all boards of a day are finished with such results.
    fn is_all(&self, day: Day, test: fn(BoardResult) -> bool) -> bool {
        let mut games = DailyGame::ALL.into_iter();
        games.all(|game| self.result(day, game).is_some_and(test))
    }
}
