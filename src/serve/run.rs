//! Run of a server on a terminal.

use super::log::log_to_stderr;
use super::options::ServeOptions;
use crate::net::admission::JoinCode;
use crate::net::local_addresses;
use crate::net::server::{
    Server, ServerConfig, ServerError, ServerStatus, check_rooms_file, load_code, save_code,
};
use crate::terminal::{complain, say};
use directories::ProjectDirs;
use std::path::PathBuf;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::thread::sleep;
use std::time::Duration;

/// Interval between checks of the status.
const POLL_INTERVAL: Duration = Duration::from_millis(200);

/// Runs a server until a signal ends it.
///
/// # Errors
/// A sentence with the reason why it cannot run.
pub fn run(options: ServeOptions) -> Result<(), String> {
    let ServeOptions {
        mut config,
        open,
        log,
    } = options;
    log_to_stderr(log);
    let stop = Arc::<AtomicBool>::default();
    let stopped = Arc::clone(&stop);
    ctrlc::set_handler(move || stopped.store(true, Ordering::Relaxed))
        .map_err(|error| format!("signals cannot be handled: {error}"))?;
    if let Some(file) = &config.file {
        check_rooms_file(file).map_err(explain)?;
    }
    config.file = config.file.or_else(served_rooms_file);
    let has_new_code = config.code.is_none() && !open && set_code(&mut config)?;
    let (name, file) = (config.name.clone(), config.file.clone());
    let server = Server::start(config).map_err(explain)?;
    if let (true, Some(file), Some(&code)) = (has_new_code, &file, server.code()) {
        // The server runs even if the next one will have another code.
        if let Err(error) = save_code(file, code) {
            complain(&format!("the join code cannot be saved: {error}"));
        }
    }
    announce(&name, &server);
    report(&server, &stop);
    match server.is_running() {
        true => {
            server.stop();
            Ok(())
        }
        false => Err("the server has failed".to_owned()),
    }
}

/// Returns the path of the file for the rooms, if the platform has a directory for it.
fn served_rooms_file() -> Option<PathBuf> {
    let dirs = ProjectDirs::from("", "", "Tessella")?;
    Some(dirs.data_dir().join("served-rooms"))
}

/// Formats an error for the command line.
fn explain(error: ServerError) -> String {
    match error {
        ServerError::UnusableFile { .. } => format!("{error}; choose another name with --file"),
        _ => error.to_string(),
    }
}

/// Sets the join code to the one saved beside the rooms, so that the same people can return after a crash, or to a new
/// one. Returns `true` if it is new.
fn set_code(config: &mut ServerConfig) -> Result<bool, String> {
    let saved = match &config.file {
        Some(file) => load_code(file).map_err(explain)?,
        None => None,
    };
    config.code = Some(saved.unwrap_or_else(JoinCode::random));
    Ok(saved.is_none())
}

/// Prints the addresses and the join code of the server.
fn announce(name: &str, server: &Server) {
    let addresses: Vec<String> = local_addresses().iter().map(ToString::to_string).collect();
    let at = match addresses.is_empty() {
        true => "this machine only, for it is in no network".to_owned(),
        false => addresses.join(", "),
    };
    say(&format!(
        "The table \"{name}\" is open at {at}, port {}.",
        server.port()
    ));
    match server.code() {
        Some(code) => say(&format!("Guests need the code {code}.")),
        None => say("Everybody in the network may come in: the table has no code."),
    }
    if server.restored() > 0 {
        let restored = server.restored();
        say(&format!(
            "Rooms of before that are there again: {restored}."
        ));
    }
    say("Ctrl+C ends it.");
}

/// Prints changes of the status until `stop` is set or the server has failed.
fn report(server: &Server, stop: &AtomicBool) {
    // A warning from the start, such as of a file that was set aside, has not been printed yet.
    let mut printed = ServerStatus {
        warning: None,
        ..server.status()
    };
    while !stop.load(Ordering::Relaxed) && server.is_running() {
        let now = server.status();
        if (now.people, now.rooms) != (printed.people, printed.rooms) {
            say(&format!("People: {}, rooms: {}", now.people, now.rooms));
        }
        if let Some(warning) = now
            .warning
            .as_ref()
            .filter(|_| now.warning != printed.warning)
        {
            complain(warning);
        }
        printed = now;
        sleep(POLL_INTERVAL);
    }
}
