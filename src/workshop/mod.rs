//! The workshop of puzzle makers: what the command line does without a window. Each command reads its words, works, and
//! writes lines for people or, with `--json`, a JSON object a line.

mod arena;
mod arguments;
mod generate;
mod notation;
mod progress;
pub mod puzzles;
mod replay;
mod solve;

use std::ffi::OsString;
use std::io::{Read, Write};
use std::sync::atomic::AtomicBool;

/// What `tessella COMMAND --help` says of these commands.
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

/// The commands, in the order of the help.
pub const COMMANDS: [&str; 4] = ["solve", "generate", "arena", "replay"];

/// How a command went, as an exit status.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord)]
pub enum Exit {
    /// All is well.
    #[default]
    Success,
    /// Something was not found out, or a record is wrong.
    Failed,
    /// Something could not be read.
    InvalidInput,
}

impl Exit {
    /// As programs tell each other.
    pub const fn code(self) -> u8 {
        self as u8
    }
}

/// Where a command reads and writes.
pub struct Console<'a> {
    /// The standard input.
    pub input: &'a mut dyn Read,
    /// What was found.
    pub out: &'a mut dyn Write,
    /// What went wrong, and how it all went.
    pub err: &'a mut dyn Write,
    /// Whether a person sees the errors as they come, and is shown how far it is.
    pub is_interactive: bool,
    /// Ends the work when set; what was found until then is written.
    pub stop: &'a AtomicBool,
}

/// Runs a command with the words that follow it.
///
/// # Errors
/// One line that says what is wrong with its words, and what was expected, or that something cannot be written.
pub fn run(command: &str, words: &[OsString], console: &mut Console<'_>) -> Result<Exit, String> {
    let parser = lexopt::Parser::from_args(words);
    let is_help = |word: &OsString| word == "--help" || word == "-h";
    if words.iter().any(is_help) {
        console.write(HELP.trim_end())?;
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
    /// Writes a line of what was found.
    fn write(&mut self, line: &str) -> Result<(), String> {
        writeln!(self.out, "{line}")
            .map_err(|error| format!("the output cannot be written: {error}"))
    }

    /// Says something beside it. That it cannot be said stops nothing.
    fn say(&mut self, line: &str) {
        let _ = writeln!(self.err, "{line}");
    }
}
