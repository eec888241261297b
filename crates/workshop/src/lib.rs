//! Command-line tools for puzzle makers, without a window. Each command parses its arguments, works, and writes lines
//! of text or, with `--json`, one JSON object per line.

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
/// One line that says which argument is wrong and what was expected, or that output failed.
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
