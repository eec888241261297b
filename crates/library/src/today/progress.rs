//! A player's progress: finished boards, the states of days, and the streak.

use super::day::Day;
use super::game::DailyGame;
use super::table::{ClosedDay, DailyBoard, FIRST_DAY, check_open};
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;

/// Best result on a board, over all the times that it was finished.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct BoardResult {
    /// Fewest moves.
    pub moves: u32,
    /// Shortest time of play with that number of moves, in milliseconds.
    pub milliseconds: u32,
    /// `true` if the board was ever finished without a hint, and at par if it has one.
    pub is_at_par: bool,
    /// `true` if the board was ever finished on its own day.
    pub is_on_its_day: bool,
}

impl BoardResult {
    /// Keeps the better of this result and another on the same board.
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
    /// Number of the player's moves.
    pub moves: u32,
    /// Time of play in milliseconds.
    pub milliseconds: u32,
    /// `true` if the player asked for a hint.
    pub has_hints: bool,
}

/// State of a day in the calendar.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum DayState {
    /// The day has no boards, or has not come yet and has no results from another time zone.
    Closed,
    /// The day is not over, and not all of its boards are finished.
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

/// A player's progress.
///
/// A board is won on its own day if the device's clock shows that date. A wrong clock can leave results for days that
/// have not come yet. Those more than a day ahead do not count, but they are kept, because it might be the present
/// clock that is wrong. Tomorrow's can be right, in another time zone.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct DailyProgress {
    days: BTreeMap<Day, BTreeMap<DailyGame, BoardResult>>,
}

impl DailyProgress {
    /// Returns `true` if no board has ever been finished.
    pub fn is_empty(&self) -> bool {
        self.days.is_empty()
    }

    /// Records that a board was won, keeping the better of this result and earlier ones.
    ///
    /// # Errors
    /// If the board's day has not come yet; then nothing changes.
    pub fn finish(&mut self, board: &DailyBoard, today: Day, win: Win) -> Result<(), ClosedDay> {
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

    /// Adds the progress from another device, keeping the better result on each board.
    pub fn merge(&mut self, other: &Self) {
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

    /// Marks finished boards as finished on their own day if `is_on_its_day` returns `true`.
    pub fn restore_days(&mut self, mut is_on_its_day: impl FnMut(Day, DailyGame) -> bool) {
        for (&day, results) in &mut self.days {
            for (&game, result) in results {
                result.is_on_its_day = result.is_on_its_day || is_on_its_day(day, game);
            }
        }
    }

    /// Returns the state of a day in the calendar.
    pub fn state(&self, day: Day, today: Day) -> DayState {
        let is_known = day == today.next() && self.finished(day) > 0;
        if check_open(day, today).is_err() && !is_known {
            return DayState::Closed;
        }
        let is_all = |test: fn(BoardResult) -> bool| self.is_all(day, test);
        if is_all(|result| result.is_at_par) {
            DayState::AtPar
        } else if is_all(|_| true) {
            DayState::Done
        } else if day >= today {
            DayState::Open
        } else if self.finished(day) > 0 {
            DayState::Partly
        } else {
            DayState::Missed
        }
    }

    /// Returns the number of days in a row, up to today, with a board finished on that day. A day that is not over does
    /// not end the streak: that is today and, after a journey to the west, tomorrow.
    pub fn streak(&self, today: Day) -> u32 {
        let days = (FIRST_DAY.number()..=today.next().number()).rev();
        let days = days.map(|number| {
            let day = Day::from_number(number);
            (day, self.is_played_on_its_day(day))
        });
        days.take_while(|&(day, is_played)| is_played || day >= today)
            .filter(|&(_, is_played)| is_played)
            .fold(0, |days, _| days + 1)
    }

    /// Returns the length of the longest streak ever.
    pub fn longest_streak(&self, today: Day) -> u32 {
        let (mut longest, mut length, mut next) = (self.streak(today), 0, None);
        for (&day, _) in self.days.range(..=today.next()) {
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
        games.any(|game| {
            self.result(day, game)
                .is_some_and(|result| result.is_on_its_day)
        })
    }

    /// Returns `true` if all boards of a day are finished with results that pass a test.
    fn is_all(&self, day: Day, test: fn(BoardResult) -> bool) -> bool {
        let mut games = DailyGame::ALL.into_iter();
        games.all(|game| self.result(day, game).is_some_and(test))
    }
}
