//! Headless server, for a machine that stays on.

use crate::cli::Serve;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::thread::sleep;
use std::time::Duration;
use tessella::app::core::storage::served_rooms_file;
use tessella::net::admission::JoinCode;
use tessella::net::local_addresses;
use tessella::net::server::{
    Server, ServerConfig, ServerError, ServerStatus, check_rooms_file, load_code, save_code,
};
use tessella::terminal::{complain, say};

/// Interval between checks of the status.
const POLL_INTERVAL: Duration = Duration::from_millis(200);

/// Runs a server until the program is told to end.
///
/// # Errors
/// A sentence that says why it cannot run.
pub fn run(Serve { mut plan, open }: Serve) -> Result<(), String> {
    tessella::app::launch::log();
    let stop = Arc::<AtomicBool>::default();
    let stopped = Arc::clone(&stop);
    ctrlc::set_handler(move || stopped.store(true, Ordering::Relaxed))
        .map_err(|error| format!("signals cannot be handled: {error}"))?;
    if let Some(file) = &plan.file {
        check_rooms_file(file).map_err(explain)?;
    }
    plan.file = plan.file.or_else(served_rooms_file);
    let has_new_code = plan.code.is_none() && !open && set_code(&mut plan)?;
    let (name, file) = (plan.name.clone(), plan.file.clone());
    let host = Server::start(plan).map_err(explain)?;
    if let (true, Some(file), Some(&code)) = (has_new_code, &file, host.code()) {
        // The server runs even if the next one will have another code.
        if let Err(error) = save_code(file, code) {
            complain(&format!("the join code cannot be saved: {error}"));
        }
    }
    announce(&name, &host);
    report(&host, &stop);
    match host.is_running() {
        true => {
            host.stop();
            Ok(())
        }
        false => Err("the server has failed".to_owned()),
    }
}

/// Formats an error for somebody at the command line.
fn explain(error: ServerError) -> String {
    match error {
        ServerError::UnusableFile { .. } => format!("{error}; choose another name with --file"),
        _ => error.to_string(),
    }
}

/// Takes the join code saved beside the rooms, so that the same people can return after a crash, or a new one. Returns
/// `true` if it is new.
fn set_code(plan: &mut ServerConfig) -> Result<bool, String> {
    let saved = match &plan.file {
        Some(file) => load_code(file).map_err(explain)?,
        None => None,
    };
    plan.code = Some(saved.unwrap_or_else(JoinCode::random));
    Ok(saved.is_none())
}

/// Writes where people find the server, and what they need to join.
fn announce(name: &str, host: &Server) {
    let addresses: Vec<String> = local_addresses().iter().map(ToString::to_string).collect();
    let at = match addresses.is_empty() {
        true => "this machine only, for it is in no network".to_owned(),
        false => addresses.join(", "),
    };
    say(&format!(
        "The table \"{name}\" is open at {at}, port {}.",
        host.port()
    ));
    match host.code() {
        Some(code) => say(&format!("Guests need the code {code}.")),
        None => say("Everybody in the network may come in: the table has no code."),
    }
    if host.restored() > 0 {
        let restored = host.restored();
        say(&format!(
            "Rooms of before that are there again: {restored}."
        ));
    }
    say("Ctrl+C ends it.");
}

/// Writes changes of the status until the server is to stop or has failed.
fn report(host: &Server, stop: &AtomicBool) {
    // A warning from the start, such as of a file that was set aside, is still to be written.
    let mut said = ServerStatus {
        warning: None,
        ..host.status()
    };
    while !stop.load(Ordering::Relaxed) && host.is_running() {
        let now = host.status();
        if (now.people, now.rooms) != (said.people, said.rooms) {
            say(&format!("People: {}, rooms: {}", now.people, now.rooms));
        }
        if let Some(warning) = now.warning.as_ref().filter(|_| now.warning != said.warning) {
            complain(warning);
        }
        said = now;
        sleep(POLL_INTERVAL);
    }
}
