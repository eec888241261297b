//! `tessella today`: prints the boards of a day, and makes the table that they come from.

mod grade;
mod make;
mod opening;
mod plans;

pub use grade::daily_difficulty;

use super::arguments::Threads;
use super::{Console, Exit};
use clap::Args;
use serde::Serialize;
use tessella_command_line::arguments::{number, one_of};
use tessella_library::today::{DailyBoard, DailyGame, Day, check_open, daily_boards};

/// Values of `--make`.
const GAMES: [(&str, DailyGame); DailyGame::COUNT] = [
    ("drench", DailyGame::Drench),
    ("link", DailyGame::Link),
    ("light", DailyGame::LightBlock),
    ("row", DailyGame::Problem),
];

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

/// Arguments of the command.
#[derive(Args, Debug)]
pub struct TodayArguments {
    /// Day, such as 2026-11-22 [default: today]
    date: Option<Day>,
    /// Also print how difficult the boards are, as generate measures it
    #[arg(long)]
    difficulty: bool,
    /// Write the table that the boards come from, chosen anew
    #[arg(long, value_name = "GAME", conflicts_with = "date", value_parser = one_of(&GAMES))]
    make: Option<DailyGame>,
    /// Number of weeks of the table
    #[arg(long, value_name = "N", default_value = "520", value_parser = number(1..=10_000_usize))]
    weeks: usize,
    #[command(flatten)]
    threads: Threads,
    /// Print one JSON object per line
    #[arg(long)]
    json: bool,
}

pub(super) fn run(arguments: &TodayArguments, console: &mut Console<'_>) -> Result<Exit, String> {
    if let Some(game) = arguments.make {
        make::make(game, arguments.weeks, arguments.threads.count(), console)?;
        return Ok(Exit::Success);
    }
    let json = arguments.json;
    let today = Day::now();
    let day = arguments.date.unwrap_or(today);
    check_open(day, today).map_err(|error| error.to_string())?;
    let boards = daily_boards(day).map_err(|error| error.to_string())?;
    if !json {
        console.write(&format!("{day}, {}", day.weekday().english_name()))?;
    }
    for board in &boards {
        let board = BoardOutput::new(board, arguments.difficulty);
        if json {
            console.write_json(&board)?;
        } else {
            console.write(&board.line())?;
        }
    }
    Ok(Exit::Success)
}
