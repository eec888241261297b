//! Table of the boards of all days. It never changes: a later version begins on a later day.
//!
//! The table of a game is a text. Its first line names the game and the version. Seven lines follow with the options of
//! each weekday from Monday, as a game code without a seed, and then a line for each week with an entry for each
//! weekday: the seed, or for a problem the columns of the stones from 1, and with `/` the par if there is one.
//! `tessella today --make GAME` writes such a text.

use super::day::{Day, Weekday};
use super::game::DailyGame;
use super::problem::cells_after;
use tessella_games::drench::Players;
use tessella_games::{GameCode, Setup, Start};
use thiserror::Error;

/// First day that has boards, a Monday.
pub const FIRST_DAY: Day = TABLES[0].from;

/// Texts of a version, by game.
struct Table {
    /// First day, a Monday. The weeks are counted from it.
    from: Day,
    /// Number of weeks after which the boards repeat.
    weeks: usize,
    texts: [&'static str; DailyGame::COUNT],
}

/// All versions, the oldest first.
const TABLES: [Table; 1] = [Table {
    from: Day::from_number(20_759), // 2026-11-02
    weeks: 520,
    texts: [
        include_str!("../../../../assets/today/drench-1.txt"),
        include_str!("../../../../assets/today/link-1.txt"),
        include_str!("../../../../assets/today/light-1.txt"),
        include_str!("../../../../assets/today/row-1.txt"),
    ],
}];

/// Number of lines before the options of Monday.
const TITLE: usize = 1;
/// Number of lines before the first week.
const HEAD: usize = TITLE + Weekday::ALL.len();

/// Board of a day.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct DailyBoard {
    /// The day.
    pub day: Day,
    /// The game.
    pub game: DailyGame,
    /// Code that opens the board.
    pub code: GameCode,
    /// Number of moves that is par: the fewest in which the board can be won. `None` in games in which every solution
    /// has the same number of moves.
    pub par: Option<u16>,
}

/// Entry of a table: a start position, and par.
#[derive(Clone, Copy)]
struct Entry {
    start: &'static str,
    par: Option<u16>,
}

impl Entry {
    fn parse(text: &'static str) -> Option<Self> {
        Some(match text.split_once('/') {
            Some((start, par)) => Self {
                start,
                par: Some(par.parse().ok()?),
            },
            None => Self {
                start: text,
                par: None,
            },
        })
    }

    fn start(self, setup: &Setup) -> Option<Start> {
        match setup {
            Setup::InARow(setup) => cells_after(setup, self.start).map(Start::Cells),
            _ => self.start.parse().ok().map(Start::Seed),
        }
    }
}

impl Table {
    /// Returns the table of a day; `None` before the first.
    fn of(day: Day) -> Option<&'static Self> {
        TABLES.iter().rev().find(|table| table.from <= day)
    }

    fn setup(&self, game: DailyGame, weekday: Weekday) -> Option<Setup> {
        let line = self.texts[game.index()]
            .lines()
            .nth(TITLE + weekday.index())?;
        let (_, options) = line.split_once(':')?;
        Setup::parse(game.game(), options).ok()
    }

    fn entry(&self, game: DailyGame, day: Day) -> Option<Entry> {
        let week = usize::try_from(day.days_since(self.from) / 7).ok()? % self.weeks;
        let line = self.texts[game.index()].lines().nth(HEAD + week)?;
        Entry::parse(line.split(' ').nth(day.weekday().index())?)
    }

    /// Returns the number of the week from 0 in which a weekday has this start position.
    fn week_of(
        &self,
        game: DailyGame,
        weekday: Weekday,
        setup: &Setup,
        start: &Start,
    ) -> Option<usize> {
        // Most entries are told apart by the number of stones, without a board.
        let stones = match start {
            Start::Cells(cells) => Some(cells.iter().filter(|&&cell| cell != 0).count()),
            Start::Seed(_) => None,
        };
        self.texts[game.index()]
            .lines()
            .skip(HEAD)
            .position(|line| {
                let entry = line.split(' ').nth(weekday.index()).and_then(Entry::parse);
                entry.is_some_and(|entry| {
                    let is_likely = stones.is_none_or(|stones| entry.start.len() == stones);
                    is_likely && entry.start(setup).as_ref() == Some(start)
                })
            })
    }

    /// Returns the last day of this weekday up to `last` in the weeks of the table with this number.
    fn last_day(&self, week: usize, weekday: Weekday, last: Day) -> Option<Day> {
        let first = i64::from(self.from.number()) + 7 * week as i64 + weekday.index() as i64;
        let period = 7 * self.weeks as i64;
        let since = i64::from(last.number()) - first;
        let number = (since >= 0).then(|| first + since / period * period)?;
        i32::try_from(number).ok().map(Day::from_number)
    }

    fn board(&self, game: DailyGame, day: Day) -> Option<DailyBoard> {
        let setup = self.setup(game, day.weekday())?;
        let entry = self.entry(game, day)?;
        let start = entry.start(&setup)?;
        Some(DailyBoard {
            day,
            game,
            code: GameCode { setup, start },
            par: entry.par,
        })
    }
}

/// Returns the board of a game on a day, past or future.
///
/// # Errors
/// If the day is before [`FIRST_DAY`].
pub fn daily_board(day: Day, game: DailyGame) -> Result<DailyBoard, ClosedDay> {
    let table = Table::of(day).ok_or(ClosedDay::BeforeFirst { day })?;
    let board = table.board(game, day);
    Ok(board.expect("a test reads every entry of the table"))
}

/// Returns the boards of a day, past or future, in the order of [`DailyGame::ALL`].
///
/// # Errors
/// If the day is before [`FIRST_DAY`].
pub fn daily_boards(day: Day) -> Result<Vec<DailyBoard>, ClosedDay> {
    let games = DailyGame::ALL.into_iter();
    games.map(|game| daily_board(day, game)).collect()
}

/// Returns the last day up to `today` whose board a code opens, and its game. A code with or without the move limit that
/// follows from the board opens the same one.
pub fn find_board(code: &GameCode, today: Day) -> Option<(Day, DailyGame)> {
    let mut games = DailyGame::ALL.into_iter();
    let game = games.find(|game| game.game() == code.setup.game())?;
    let setup = without_limit(&code.setup);
    let mut last = today;
    for table in TABLES.iter().rev() {
        let days = Weekday::ALL.into_iter();
        let days = days.filter(|&weekday| table.setup(game, weekday).as_ref() == Some(&setup));
        let found = days.filter_map(|weekday| {
            let week = table.week_of(game, weekday, &setup, &code.start)?;
            table.last_day(week, weekday, last)
        });
        if let Some(day) = found.max() {
            return Some((day, game));
        }
        last = last.min(table.from.previous());
    }
    None
}

/// Returns the setup without the move limit, which follows from the board in the games of a day.
fn without_limit(setup: &Setup) -> Setup {
    match setup {
        Setup::Drench(drench) if matches!(drench.players, Players::One { .. }) => {
            let mut drench = drench.clone();
            drench.players = Players::One { limit: None };
            drench.into()
        }
        other => other.clone(),
    }
}

/// Checks that a day has boards, and that they may be seen today.
///
/// # Errors
/// If the day is before [`FIRST_DAY`] or after `today`.
pub fn check_open(day: Day, today: Day) -> Result<(), ClosedDay> {
    if day < FIRST_DAY {
        return Err(ClosedDay::BeforeFirst { day });
    }
    if day > today {
        return Err(ClosedDay::Future { day, today });
    }
    Ok(())
}

/// Reason for which a day's boards cannot be opened.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
pub enum ClosedDay {
    /// The day is before the first one.
    #[error("expected a day from {FIRST_DAY} on, not {day}")]
    BeforeFirst {
        /// The day.
        day: Day,
    },
    /// The day has not come yet.
    #[error("expected a day up to today, {today}, not {day}, which has not come yet")]
    Future {
        /// The day.
        day: Day,
        /// The current day.
        today: Day,
    },
}
