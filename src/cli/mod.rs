//! The command line of the desktop program.

mod arguments;
mod command;
mod game;
mod help;
mod join;
mod picture;
mod run;
mod serve;

pub use command::{Command, Serve};

use std::ffi::OsString;
use tessella::workshop;

/// Parses the command line.
///
/// # Errors
/// One line that says what is wrong and what was expected.
pub fn parse(arguments: impl IntoIterator<Item = OsString>) -> Result<Command, String> {
    let arguments: Vec<OsString> = arguments.into_iter().collect();
    match arguments.first().and_then(|first| first.to_str()) {
        Some("serve") => return serve::parse(lexopt::Parser::from_args(&arguments[1..])),
        Some("join") => return join::parse(lexopt::Parser::from_args(&arguments[1..])),
        Some(word) => {
            if let Some(command) = workshop::COMMANDS.into_iter().find(|&known| known == word) {
                return Ok(Command::Workshop(command, arguments[1..].to_vec()));
            }
        }
        None => {}
    }
    run::parse(lexopt::Parser::from_args(arguments))
}
