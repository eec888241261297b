//! The command line of the desktop program.

mod animate;
mod backup;
mod command;
mod game;
mod help;
mod join;
mod open;
mod picture;
mod run;

pub use command::Command;

use backup::BackupCommand;
use std::ffi::OsString;
use tessella::{serve, workshop};

/// Parses the command line.
///
/// # Errors
/// One line that says what is wrong and what was expected.
pub fn parse(arguments: impl IntoIterator<Item = OsString>) -> Result<Command, String> {
    let arguments: Vec<OsString> = arguments.into_iter().collect();
    match arguments.first().and_then(|first| first.to_str()) {
        Some("serve") => {
            let options = serve::parse(lexopt::Parser::from_args(&arguments[1..]))?;
            return Ok(match options {
                Some(options) => Command::Serve(Box::new(options)),
                None => Command::Print(help::help()),
            });
        }
        Some("join") => return join::parse(lexopt::Parser::from_args(&arguments[1..])),
        Some(word) => {
            if let Some(command) = BackupCommand::named(word) {
                let file = command.parse(lexopt::Parser::from_args(&arguments[1..]))?;
                return Ok(match file {
                    Some(file) => Command::Backup(command, file),
                    None => Command::Print(help::help()),
                });
            }
            if let Some(command) = workshop::COMMANDS.into_iter().find(|&known| known == word) {
                return Ok(Command::Workshop(command, arguments[1..].to_vec()));
            }
        }
        None => {}
    }
    run::parse(lexopt::Parser::from_args(arguments))
}
