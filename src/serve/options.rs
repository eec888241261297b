//! Options of a server without a window.

use crate::arguments::{code, count, text, wrong};
use crate::lobby::{LobbyLimits, tidy_name};
use crate::net::MAX_PEOPLE;
use crate::net::server::ServerConfig;
use lexopt::prelude::*;
use std::path::PathBuf;

/// Text of `--help` about the options.
pub const HELP: &str =
    "  --code CODE        the code that guests need (one is made if this is left out)
  --open             everybody may come in
  --port N           the port, for UDP and TCP (the first that is free from 47315 to 47322)
  --name NAME        what the table is called
  --people N         how many people may be there, 1 to 1000 (32)
  --rooms N          how many rooms there may be, 1 to 1000 (16)
  --grace N          for how many seconds the seat of one who is cut off is kept (60)
  --file FILE        where rooms are kept for the time after a crash
";

/// Options of a server without a window.
pub struct ServeOptions {
    /// Configuration of the server, possibly without a file.
    pub config: ServerConfig,
    /// `true` if a join code is not required.
    pub open: bool,
}

/// Parses the options. Returns `None` if the help is asked for.
///
/// # Errors
/// One line that says what is wrong and what was expected.
pub fn parse(mut parser: lexopt::Parser) -> Result<Option<ServeOptions>, String> {
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
            Short('h') | Long("help") => return Ok(None),
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
                    "{}; --help lists the options",
                    argument.unexpected()
                ));
            }
        }
    }
    if open && config.code.is_some() {
        return Err("--open and --code do not go together: an open table has no code".to_owned());
    }
    Ok(Some(ServeOptions { config, open }))
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
