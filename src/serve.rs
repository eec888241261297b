//! Headless server, for a machine that stays on.

use crate::cli::Serve;
use std::fs;
use std::path::Path;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::thread::sleep;
use std::time::Duration;
use tessella::app::core::storage::served_rooms_file;
use tessella::net::admission::JoinCode;
use tessella::net::local_addresses;
use tessella::net::server::Server;

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
        .map_err(|error| format!("the end of the program could not be heard of: {error}"))?;
    plan.file = plan.file.or_else(served_rooms_file);
    if plan.code.is_none() && !open {
        plan.code = Some(saved_code(plan.file.as_deref()));
    }
    let name = plan.name.clone();
    let host = Server::start(plan).map_err(|error| error.to_string())?;
    let addresses: Vec<String> = local_addresses().iter().map(ToString::to_string).collect();
    let at = match addresses.is_empty() {
        true => "this machine only, for it is in no network".to_owned(),
        false => addresses.join(", "),
    };
    println!(
        "The table \"{name}\" is open at {at}, port {}.",
        host.port()
    );
    match host.code() {
        Some(code) => println!("Guests need the code {code}."),
        None => println!("Everybody in the network may come in: the table has no code."),
    }
    if host.restored() > 0 {
        println!("Rooms of before that are there again: {}.", host.restored());
    }
    println!("Ctrl+C ends it.");
    let mut said = host.status();
    while !stop.load(Ordering::Relaxed) && host.is_running() {
        sleep(POLL_INTERVAL);
        let now = host.status();
        if (now.people, now.rooms) != (said.people, said.rooms) {
            println!("People: {}, rooms: {}", now.people, now.rooms);
        }
        if let Some(warning) = now.warning.as_ref().filter(|_| now.warning != said.warning) {
            eprintln!("tessella: {warning}");
        }
        said = now;
    }
    match host.is_running() {
        true => {
            host.stop();
            Ok(())
        }
        false => Err("the host has failed".to_owned()),
    }
}

/// Returns the join code saved beside the rooms, so that the same people can return after a crash; a new one if there
/// is none.
fn saved_code(rooms: Option<&Path>) -> JoinCode {
    let file = rooms.map(|rooms| rooms.with_extension("code"));
    let kept = file.as_ref().and_then(|file| fs::read_to_string(file).ok());
    if let Some(code) = kept.and_then(|text| text.parse().ok()) {
        return code;
    }
    let code = JoinCode::random();
    if let Some(file) = file {
        let folder = file.parent().map_or(Ok(()), fs::create_dir_all);
        if let Err(error) = folder.and_then(|()| fs::write(&file, format!("{code}\n"))) {
            eprintln!(
                "tessella: the code could not be kept in {}: {error}",
                file.display()
            );
        }
    }
    code
}
