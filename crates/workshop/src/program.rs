//! Running a command on a terminal.

use super::arena::ArenaArguments;
use super::console::Console;
use super::generate::GenerateArguments;
use super::pack::PackArguments;
use super::print::PrintArguments;
use super::replay::ReplayArguments;
use super::solve::SolveArguments;
use super::today::TodayArguments;
use clap::{Parser, Subcommand};
use std::io::{self, ErrorKind, IsTerminal, Write};
use std::process::ExitCode;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use tessella_command_line::terminal;

/// Runs a command. The first Ctrl+C stops it and writes the results so far; the second kills it.
pub fn run_on_terminal(command: WorkshopCommand) -> ExitCode {
    let stop = Arc::<AtomicBool>::default();
    let stopped = Arc::clone(&stop);
    let heard = ctrlc::set_handler(move || {
        if stopped.swap(true, Ordering::Relaxed) {
            std::process::exit(130);
        }
    });
    if let Err(error) = heard {
        terminal::print_error(&format!("Ctrl+C will end it at once: {error}"));
    }
    let mut console = Console {
        input: &mut io::stdin(),
        out: &mut Stdout(io::stdout()),
        is_terminal: io::stdout().is_terminal(),
        err: &mut io::stderr(),
        is_interactive: io::stderr().is_terminal(),
        stop: &stop,
    };
    match super::run(command, &mut console) {
        Ok(exit) => ExitCode::from(exit.code()),
        Err(message) => {
            terminal::print_error(&message);
            ExitCode::from(2)
        }
    }
}

/// Standard output that exits the program if the reader closes the pipe.
struct Stdout(io::Stdout);

impl Write for Stdout {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        match self.0.write(bytes) {
            Err(error) if error.kind() == ErrorKind::BrokenPipe => std::process::exit(0),
            written => written,
        }
    }

    fn flush(&mut self) -> io::Result<()> {
        self.0.flush()
    }
}

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
