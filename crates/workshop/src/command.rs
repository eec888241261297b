//! The commands, and the command line of `tessella-workshop`.

use super::arena::ArenaArguments;
use super::generate::GenerateArguments;
use super::pack::PackArguments;
use super::print::PrintArguments;
use super::replay::ReplayArguments;
use super::solve::SolveArguments;
use super::today::TodayArguments;
use clap::{Parser, Subcommand};

/// Exit statuses of the commands, for the end of the help.
const EXIT_STATUS: &str = "\
Exit status:
  0 if all is well, 1 if a result is unknown or a record is invalid, 2 if an argument or a board is invalid.";

/// Tools for puzzle makers: solve, generate and print boards of Tessella's games
#[derive(Parser, Debug)]
#[command(name = "tessella-workshop", version, after_help = EXIT_STATUS, args_override_self = true)]
pub struct WorkshopArguments {
    /// Command to run.
    #[command(subcommand)]
    pub command: WorkshopCommand,
}

/// Command for puzzle makers.
#[derive(Subcommand, Debug)]
pub enum WorkshopCommand {
    /// Solve boards
    Solve(SolveArguments),
    /// Make boards, each with a solution and its difficulty
    Generate(GenerateArguments),
    /// Let computer players play against each other, with seats swapped
    Arena(ArenaArguments),
    /// Print the games of a save file, and check them by the rules
    Replay(ReplayArguments),
    /// Print the boards of a day
    Today(TodayArguments),
    /// Make a pack of levels for one seat, from easy to hard
    Pack(PackArguments),
    /// Write boards to play on paper into a PDF file, with solutions at the end
    Print(PrintArguments),
}
