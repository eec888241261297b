//! The tools for puzzle makers as a program of their own, without the libraries that a window needs.

use clap::Parser;
use std::process::ExitCode;
use tessella_command_line::arguments;
use tessella_workshop::{WorkshopArguments, run_on_terminal};

fn main() -> ExitCode {
    match WorkshopArguments::try_parse() {
        Ok(arguments) => run_on_terminal(arguments.command),
        Err(error) => arguments::report(&error),
    }
}
