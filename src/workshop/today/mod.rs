//! `tessella today`: the boards of a day, and the table that they come from.

mod grade;
mod make;
mod opening;
mod plans;

pub use grade::daily_difficulty;

use super::arguments::{all_cores, count, threads, unexpected, value};
use super::{Console, Exit};
use crate::today::{DailyBoard, DailyGame, Day, check_open, daily_boards};
use lexopt::Parser;
use lexopt::prelude::*;
use serde::Serialize;

/// Number of weeks of a table.
const WEEKS: u64 = 520;

/// Board of a day as output.
#[derive(Serialize)]
struct BoardOutput {
    day: String,
    weekday: &'static str,
    game: &'static str,
    code: String,
    /// Fewest moves in which the board can be won.
    #[serde(skip_serializing_if = "Option::is_none")]
    par: Option<u16>,
    /// Difficulty in bits.
    #[serde(skip_serializing_if = "Option::is_none")]
    difficulty: Option<f64>,
}

impl BoardOutput {
    fn new(board: &DailyBoard, is_graded: bool) -> Self {
        Self {
            day: board.day.to_string(),
            weekday: board.day.weekday().english_name(),
            game: board.game.game().english_title(),
            code: board.code.to_string(),
            par: board.par,
            difficulty: is_graded.then(|| daily_difficulty(board)).flatten(),
        }
    }

    fn line(&self) -> String {
        let par = self
            .par
            .map_or_else(String::new, |par| format!("  par {par}"));
        let difficulty = self
            .difficulty
            .map_or_else(String::new, |bits| format!("  difficulty {bits:.1} bits"));
        format!("{:12}{}{par}{difficulty}", self.game, self.code)
    }
}

pub(super) fn run(mut parser: Parser, console: &mut Console<'_>) -> Result<Exit, String> {
    let (mut day, mut json, mut is_graded, mut table) = (None, false, false, None);
    let (mut weeks, mut workers) = (WEEKS, all_cores());
    while let Some(argument) = parser.next().map_err(|error| error.to_string())? {
        match argument {
            Long("json") => json = true,
            Long("difficulty") => is_graded = true,
            Long("make") => table = Some(game(&value(&mut parser, "--make")?)?),
            Long("weeks") => weeks = count(&mut parser, "--weeks", 1, 10_000)?,
            Long("threads") => workers = threads(&mut parser)?,
            Value(word) if day.is_none() => {
                let word = word.string().map_err(|error| error.to_string())?;
                day = Some(word.parse::<Day>().map_err(|error| error.to_string())?);
            }
            other => return Err(unexpected(&other, "today")),
        }
    }
    if let Some(game) = table {
        if day.is_some() {
            return Err("--make writes the boards of all days, so it needs no date".to_owned());
        }
        make::make(game, weeks as usize, workers, console)?;
        return Ok(Exit::Success);
    }
    let today = Day::now();
    let day = day.unwrap_or(today);
    check_open(day, today).map_err(|error| error.to_string())?;
    let boards = daily_boards(day).map_err(|error| error.to_string())?;
    if !json {
        console.write(&format!("{day}, {}", day.weekday().english_name()))?;
    }
    for board in &boards {
        let board = BoardOutput::new(board, is_graded);
        match json {
            true => console.write_json(&board)?,
            false => console.write(&board.line())?,
        }
    }
    Ok(Exit::Success)
}

/// Parses the name of a game of the day.
fn game(word: &str) -> Result<DailyGame, String> {
    let mut games = DailyGame::ALL.into_iter();
    games
        .find(|game| game.game().name() == word)
        .ok_or_else(|| {
            let names = DailyGame::ALL.map(|game| game.game().name());
            format!(
                "--make: expected one of {}, not \"{word}\"",
                names.join(", ")
            )
        })
}
