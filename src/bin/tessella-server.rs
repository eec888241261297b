//! A server without a window, and without the libraries that a window needs.

use clap::Parser;
use std::process::ExitCode;
use tessella::arguments;
use tessella::serve::{self, ServerArguments};

fn main() -> ExitCode {
    let arguments = match ServerArguments::try_parse() {
        Ok(arguments) => arguments,
        Err(error) => return arguments::report(&error),
    };
    #[cfg(unix)]
    if let Some(serve::ServerCommand::Ctl(control)) = arguments.command {
        return control.run_on_terminal();
    }
    serve::run_on_terminal(arguments.serve)
}
