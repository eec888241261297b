//! The tools for puzzle makers, without the libraries that a window needs.

use clap::Parser;
use std::process::ExitCode;
use tessella::arguments;
use tessella::workshop::{self, WorkshopArguments};

fn main() -> ExitCode {
    match WorkshopArguments::try_parse() {
        Ok(arguments) => workshop::run_on_terminal(arguments.command),
        Err(error) => arguments::report(&error),
    }
}
