//! The command `ctl`, which asks a running server for something.

use super::commands;
use super::control_socket::send;
use super::options::{environment, file_settings};
use super::run::served_rooms_file;
use super::settings::{ServerSettings, find};
use crate::arguments::text;
use lexopt::prelude::*;

/// Text of `--help` about the command.
const HELP: &str = "\
Asks a running server for something, over the socket beside its rooms

Usage: tessella-server ctl [--file FILE] [--config FILE] COMMAND

Commands:
";

/// Error of the command.
pub struct ControlError {
    /// One line that says what is wrong.
    pub message: String,
    /// `true` if the command line is wrong, and not the server's answer.
    pub is_usage: bool,
}

/// Runs the command with the arguments after `ctl`, and returns the text to print.
///
/// # Errors
/// If the arguments are wrong, no server answers, or it refuses.
pub fn control(parser: lexopt::Parser) -> Result<String, ControlError> {
    let usage = |message| ControlError {
        message,
        is_usage: true,
    };
    let Some((settings, command)) = parse(parser).map_err(usage)? else {
        return Ok(format!("{HELP}{}", commands::HELP));
    };
    let rooms = settings.file.or_else(served_rooms_file);
    let rooms =
        rooms.ok_or_else(|| usage("--file: expected the rooms of the server".to_owned()))?;
    send(&rooms, &command).map_err(|message| ControlError {
        message,
        is_usage: false,
    })
}

/// Parses the arguments. Returns `None` if the help is asked for.
fn parse(mut parser: lexopt::Parser) -> Result<Option<(ServerSettings, String)>, String> {
    let (mut settings, mut config, mut words) = (ServerSettings::default(), None, Vec::new());
    while let Some(argument) = parser.next().map_err(|error| error.to_string())? {
        match argument {
            Short('h') | Long("help") => return Ok(None),
            Long("config") => config = Some(text(&mut parser, "--config")?.into()),
            Long("file") => {
                let value = text(&mut parser, "--file")?;
                let setting = find("file").ok_or("--file")?;
                (setting.set)(&mut settings, &value).map_err(|why| format!("--file: {why}"))?;
            }
            Value(word) => {
                let word = word.string().map_err(|error| error.to_string())?;
                words.push(word.replace(char::is_control, " "));
            }
            Short(_) | Long(_) => {
                let unexpected = argument.unexpected();
                return Err(format!("{unexpected}; ctl --help lists the commands"));
            }
        }
    }
    if words.is_empty() {
        return Ok(None);
    }
    let settings = file_settings(settings, config, &environment)?;
    Ok(Some((settings, words.join(" "))))
}
