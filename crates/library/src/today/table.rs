//! Table of the boards of all days. It never changes: a new version takes effect on a later day.
//!
//! The table of a game is a text. The first line names the game and the version. The next seven have the options of
//! each weekday from Monday, as a game code without a seed. Then there is a line for each week with an entry for each
//! weekday: the seed, or in a problem the columns of the stones from 1, followed by `/` and par if there is one.
//! `tessella today --make GAME` writes such a text.

use super::day::{Day, Weekday};
use super::game::DailyGame;
use super::problem::cells_after;
use tessella_games::drench::Players;
use tessella_games::{GameCode, Setup, Start};
use thiserror::Error;

/// First day that has boards, a Monday.
pub const FIRST_DAY: Day = TABLES[0].from;

/// Texts of a version of the table, by game.
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

/// Number of lines before Monday's options.
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
    /// Par, the fewest moves in which the board can be won. `None` in games in which every solution has the same number
    /// of moves.
    pub par: Option<u16>,
}

/// Entry in a table: a start position, and par.
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

    /// Returns the week, from 0, in which a weekday has this start position.
    fn week_of(
        &self,
        game: DailyGame,
        weekday: Weekday,
        setup: &Setup,
        start: &Start,
    ) -> Option<usize> {
        // Most entries can be ruled out by the number of stones, without setting up a board.
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

    /// Returns the last day, up to `last`, that is this weekday in this week of the table, which repeats.
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

/// Returns the latest day up to `today` whose board a code opens, and its game. The move limit can be left out of the
/// code, because it follows from the board.
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

/// Returns the setup without the move limit, which in daily boards follows from the board.
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

/// Checks that a day has boards, and that they can be opened today.
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

/// Why a day's boards cannot be opened.
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
