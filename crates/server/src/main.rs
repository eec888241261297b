//! The headless server as a program of its own, without the libraries that a window needs.

use clap::Parser;
use std::process::ExitCode;
use tessella_command_line::arguments;
use tessella_server::{ServerArguments, run_on_terminal};

fn main() -> ExitCode {
    let arguments = match ServerArguments::try_parse() {
        Ok(arguments) => arguments,
        Err(error) => return arguments::report(&error),
    };
    #[cfg(unix)]
    if let Some(tessella_server::ServerCommand::Ctl(control)) = arguments.command {
        return control.run_on_terminal();
    }
    run_on_terminal(arguments.serve)
}
