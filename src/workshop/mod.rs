//! Command-line tools for puzzle makers, without a window. Each command parses its arguments, works, and writes lines
//! of text or, with `--json`, one JSON object per line.

mod arena;
mod arguments;
mod failures;
mod generate;
mod notation;
mod progress;
pub mod puzzles;
mod replay;
mod solve;

use crate::lobby::escape_invisible;
use serde::Serialize;
use std::ffi::OsString;
use std::io::{Read, Write};
use std::sync::atomic::AtomicBool;

/// Text that `tessella COMMAND --help` prints about these commands.
pub const HELP: &str = "\
For puzzle makers:
  solve FILE|CODE..  solve boards: game codes, files of them (- for the standard input), collections of Flood-It boards,
                     and ids of Simon Tatham's Flood
    --quick          a good answer in a moment
    --budget B       for each board: a time (500ms, 20s, 2m) or a number of nodes (500000, 20M); none if left out
    --memory MIB     for the tables of all boards that are solved at once (1024)
    --start CELL     where grids begin: corner, centre, or a column and a row from 0 such as 4.7 (corner)
  generate GAME      game codes, each with a solution; GAME is a name or a code without a seed, such as drench:9x9,c5
    --count N        how many (1)
    --seed N         the first seed that is tried (by chance)
    --budget B       as above, for each board (10s)
  arena GAME A B     computer players against each other, with seats swapped; A and B are levels (gentle, easy, medium, hard),
                     or hard with a budget for each move, such as hard@100ms
    --games N        how many, rounded up to pairs (100)
    --opening N      how many moves by chance they begin with (4)
    --seed N         what the openings are drawn from (1)
  replay FILE        print the games of a save file, and check them by the rules
  --threads N        solve, generate, arena: how many at once (as many as there are cores)
  --json             a JSON object a line
  The exit status is 0 if all is well, 1 if something was not found out or a record is wrong, 2 if a word or a board could
  not be read.
";

/// Commands in the order of the help text.
pub const COMMANDS: [&str; 4] = ["solve", "generate", "arena", "replay"];

/// Result of a command.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord)]
pub enum Exit {
    /// Success.
    #[default]
    Success,
    /// A result is unknown, or a record is invalid.
    Failed,
    /// Some input could not be read.
    InvalidInput,
}

impl Exit {
    /// Returns the exit status for the operating system.
    pub const fn code(self) -> u8 {
        self as u8
    }
}

/// Input and output of a command.
pub struct Console<'a> {
    /// Standard input.
    pub input: &'a mut dyn Read,
    /// Results.
    pub out: &'a mut dyn Write,
    /// Errors and summaries.
    pub err: &'a mut dyn Write,
    /// `true` if a person watches `err`, so that progress is shown.
    pub is_interactive: bool,
    /// Flag that ends the work; results so far are written.
    pub stop: &'a AtomicBool,
}

/// Runs a command with the arguments that follow it.
///
/// # Errors
/// One line that says which argument is wrong and what was expected, or that output failed.
pub fn run(command: &str, words: &[OsString], console: &mut Console<'_>) -> Result<Exit, String> {
    let parser = lexopt::Parser::from_args(words);
    let is_help = |word: &OsString| word == "--help" || word == "-h";
    if words.iter().any(is_help) {
        HELP.lines().try_for_each(|line| console.write(line))?;
        return Ok(Exit::Success);
    }
    match command {
        "solve" => solve::run(parser, console),
        "generate" => generate::run(parser, console),
        "arena" => arena::run(parser, console),
        "replay" => replay::run(parser, console),
        _ => Err(format!(
            "expected one of {}, not \"{command}\"",
            COMMANDS.join(", ")
        )),
    }
}

impl Console<'_> {
    /// Writes a line of results. Invisible characters of file names and the like are escaped.
    fn write(&mut self, line: &str) -> Result<(), String> {
        self.write_raw(&escape_invisible(line))
    }

    /// Writes a result as a JSON object, which has an escape notation of its own.
    fn write_json(&mut self, result: &impl Serialize) -> Result<(), String> {
        self.write_raw(&serde_json::to_string(result).map_err(|error| error.to_string())?)
    }

    fn write_raw(&mut self, line: &str) -> Result<(), String> {
        writeln!(self.out, "{line}")
            .map_err(|error| format!("the output cannot be written: {error}"))
    }

    /// Writes a line of diagnostics. Invisible characters are escaped, and failures are ignored.
    fn say(&mut self, line: &str) {
        let _ = writeln!(self.err, "{}", escape_invisible(line));
    }
}
