//! Command-line tools for puzzle makers, without a window. Each command parses its arguments, works, and writes lines
//! of text or, with `--json`, one JSON object per line.

mod arena;
mod arguments;
mod console;
mod difficulty;
mod failures;
mod generate;
mod help;
mod notation;
mod pack;
mod parallel;
mod print;
mod program;
mod progress;
pub mod puzzles;
mod replay;
mod shard;
mod solution;
mod solve;
mod today;

pub use console::{Console, Exit};
pub use help::{COMMANDS, HELP};
pub use program::run_on_terminal;
pub use today::daily_difficulty;

use std::ffi::OsString;

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
        "today" => today::run(parser, console),
        "pack" => pack::run(parser, console),
        "print" => print::run(parser, console),
        _ => Err(format!(
            "expected one of {}, not \"{command}\"",
            COMMANDS.join(", ")
        )),
    }
}
