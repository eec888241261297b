//! A server without a window, and without the libraries that a window needs.

use std::process::ExitCode;
use tessella::{serve, terminal};

/// Text of `--help` before the options.
const USAGE: &str = "\
A table for Tessella's games in the local network, without a window, until it is ended with Ctrl+C

Usage: tessella-server [options]
       tessella-server ctl COMMAND (ctl --help lists the commands)

Options:
";

/// Text of `--help` after the options.
const REST: &str = "  -h, --help         print this
  -V, --version      print the version
";

fn main() -> ExitCode {
    let mut arguments = std::env::args_os().skip(1);
    if arguments.len() == 1 && arguments.any(|word| word == "--version" || word == "-V") {
        return print(&format!("tessella-server {}\n", env!("CARGO_PKG_VERSION")));
    }
    #[cfg(unix)]
    {
        let words: Vec<_> = std::env::args_os().skip(1).collect();
        if words.first().is_some_and(|word| word == "ctl") {
            return match serve::control(lexopt::Parser::from_args(&words[1..])) {
                Ok(text) => print(&text),
                Err(error) => fail(&error.message, if error.is_usage { 2 } else { 1 }),
            };
        }
    }
    match serve::parse(lexopt::Parser::from_env()) {
        Ok(Some(options)) => match serve::run(options) {
            Ok(()) => ExitCode::SUCCESS,
            Err(message) => fail(&message, 1),
        },
        Ok(None) => print(&format!("{USAGE}{}{REST}", serve::HELP)),
        Err(message) => fail(&message, 2),
    }
}

fn print(text: &str) -> ExitCode {
    match terminal::print(text) {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => fail(&format!("the output cannot be written: {error}"), 1),
    }
}

fn fail(message: &str, code: u8) -> ExitCode {
    terminal::complain(message);
    ExitCode::from(code)
}
