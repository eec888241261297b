//! Command-line tools for puzzle makers. Each command parses its arguments, does its work, and writes lines of text or,
//! with `--json`, one JSON object per line.

mod arena;
mod arguments;
mod console;
mod difficulty;
mod failures;
mod generate;
mod notation;
mod pack;
mod parallel;
mod print;
mod program;
pub mod puzzles;
mod replay;
mod shard;
mod solution;
mod solve;
mod today;

pub use console::{Console, Exit};
pub use program::run_on_terminal;
pub use program::{WorkshopArguments, WorkshopCommand};
pub use today::daily_difficulty;

/// Runs a command.
///
/// # Errors
/// If an argument is wrong or output cannot be written. The error is one line, which says what was expected.
pub fn run(command: WorkshopCommand, console: &mut Console<'_>) -> Result<Exit, String> {
    match command {
        WorkshopCommand::Solve(arguments) => solve::run(arguments, console),
        WorkshopCommand::Generate(arguments) => generate::run(arguments, console),
        WorkshopCommand::Arena(arguments) => arena::run(arguments, console),
        WorkshopCommand::Replay(arguments) => replay::run(&arguments, console),
        WorkshopCommand::Today(arguments) => today::run(&arguments, console),
        WorkshopCommand::Pack(arguments) => pack::run(arguments, console),
        WorkshopCommand::Print(arguments) => print::run(arguments, console),
    }
}
