//! Arguments of `tessella serve`.

use super::arguments::{code, count, text, wrong};
use super::command::{Command, Serve};
use super::help::help;
use lexopt::prelude::*;
use std::path::PathBuf;
use tessella::lobby::{LobbyLimits, tidy_name};
use tessella::net::MAX_PEOPLE;
use tessella::net::server::ServerConfig;

/// Parses the arguments of `serve`.
pub(super) fn parse(mut parser: lexopt::Parser) -> Result<Command, String> {
    let mut config = ServerConfig {
        port: None,
        name: "Tessella".to_owned(),
        code: None,
        limits: LobbyLimits::default(),
        file: None,
    };
    let mut open = false;
    while let Some(argument) = parser.next().map_err(|error| error.to_string())? {
        match argument {
            Short('h') | Long("help") => return Ok(Command::Print(help())),
            Long("code") => config.code = Some(code(&mut parser)?),
            Long("open") => open = true,
            Long("port") => config.port = Some(count(&mut parser, "--port", 1..=u16::MAX)?),
            Long("people") => {
                config.limits.max_people = count(&mut parser, "--people", 1..=MAX_PEOPLE)?;
            }
            Long("rooms") => config.limits.max_rooms = count(&mut parser, "--rooms", 1..=1000)?,
            Long("grace") => {
                config.limits.reconnect_window = count(&mut parser, "--grace", 0..=3600)?;
            }
            Long("file") => config.file = Some(rooms_file(text(&mut parser, "--file")?)?),
            Long("name") => {
                let given = text(&mut parser, "--name")?;
                config.name = tidy_name(&given)
                    .ok_or_else(|| wrong("--name", "1 to 24 signs that can be seen", &given))?;
            }
            Value(_) | Short(_) | Long(_) => {
                return Err(format!(
                    "{}; \"tessella --help\" lists the options of serve",
                    argument.unexpected()
                ));
            }
        }
    }
    if open && config.code.is_some() {
        return Err("--open and --code do not go together: an open table has no code".to_owned());
    }
    Ok(Command::Serve(Box::new(Serve { config, open })))
}

/// Checks that a path for the rooms has a name to which that of the lock is appended.
fn rooms_file(given: String) -> Result<PathBuf, String> {
    let path = PathBuf::from(given);
    match path.file_name() {
        Some(_) => Ok(path),
        None => Err(wrong(
            "--file",
            "the name of a file",
            &path.display().to_string(),
        )),
    }
}
