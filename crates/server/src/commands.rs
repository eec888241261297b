//! Commands from the operator to a running server.

use std::path::PathBuf;
use std::str::FromStr;
use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};
use tessella_formats::escaping::escape_invisible;
use tessella_lobby::{PersonId, Presence, RoomId};
use tessella_net::server::{BanReport, ConnectionTimes, PersonReport, ServerControl, save_code};
use tessella_protocol::random_join_code;

/// Reply to an unknown command.
const EXPECTED: &str = "expected people, announce TEXT, kick PERSON, ban PERSON, bans, unban PERSON, close ROOM, code, code new or drain";
/// Reply if the server has ended or is suspended.
const NO_ANSWER: &str = "the server does not answer";
/// Reply to commands about the join code if the server has none.
const NO_CODE: &str = "the server has no code";

/// Runs the commands.
pub(super) struct Commands {
    pub(super) control: ServerControl,
    /// File of the rooms, beside which the join code is saved.
    pub(super) rooms: PathBuf,
    /// Number of requests to stop the server.
    pub(super) signals: Arc<AtomicUsize>,
}

impl Commands {
    /// Runs the command in a line, and returns lines for the operator.
    ///
    /// # Errors
    /// A sentence that says what is wrong with the command.
    pub(super) fn run(&self, line: &str) -> Result<String, String> {
        let (command, rest) = line.split_once(' ').unwrap_or((line, ""));
        let rest = rest.trim();
        tracing::info!(event = "command", command, rest);
        match (command, rest) {
            ("people", "") => {
                let report = self.control.report().ok_or(NO_ANSWER)?;
                Ok(report.people.iter().map(person_line).collect())
            }
            ("announce", text) if !text.is_empty() => {
                let text = text.to_owned();
                let reached = self.lobby(move |lobby| lobby.announce(&text))?;
                Ok(format!("People reached: {reached}\n"))
            }
            ("kick" | "ban", person) => {
                let (id, ban) = (PersonId(number(person, "a person")?), command == "ban");
                if self.lobby(move |lobby| lobby.remove_from_server(id, ban))? {
                    Ok(String::new())
                } else {
                    Err(format!("there is no person {person}"))
                }
            }
            ("bans", "") => {
                let report = self.control.report().ok_or(NO_ANSWER)?;
                Ok(report.bans.iter().map(ban_line).collect())
            }
            ("unban", person) => {
                let id = PersonId(number(person, "a person")?);
                if self.lobby(move |lobby| lobby.lift_ban(id))? {
                    Ok(String::new())
                } else {
                    Err(format!("person {person} is not banned"))
                }
            }
            ("close", room) => {
                let id = RoomId(number(room, "a room")?);
                if self.lobby(move |lobby| lobby.close_room(id))? {
                    Ok(String::new())
                } else {
                    Err(format!("there is no room {room}"))
                }
            }
            ("code", "") => {
                let code = self.control.code().ok_or(NO_CODE)?;
                Ok(format!("{code}\n"))
            }
            ("code", "new") => self.replace_code(),
            ("drain", "") => {
                self.signals.fetch_max(1, Ordering::Relaxed);
                Ok(String::new())
            }
            _ => Err(EXPECTED.to_owned()),
        }
    }

    /// Generates a new join code, and returns it on a line.
    fn replace_code(&self) -> Result<String, String> {
        let code = random_join_code();
        if !self.control.replace_code(code) {
            return Err(NO_CODE.to_owned());
        }
        // The new code is in use whether or not it can be saved.
        let saved = save_code(&self.rooms, code);
        saved.map_err(|error| format!("the code is {code} now, but cannot be saved: {error}"))?;
        Ok(format!("{code}\n"))
    }

    fn lobby<R: Send + 'static>(
        &self,
        apply: impl FnOnce(&mut tessella_lobby::Lobby) -> R + Send + 'static,
    ) -> Result<R, String> {
        let answer = self.control.with_lobby(apply);
        answer.ok_or_else(|| NO_ANSWER.to_owned())
    }
}

/// Parses the number of a person or a room.
fn number<N: FromStr>(text: &str, what: &str) -> Result<N, String> {
    let number = text.parse();
    number.map_err(|_| format!("expected the number of {what}, not \"{text}\""))
}

/// Formats the line for a ban.
fn ban_line(ban: &BanReport) -> String {
    let name = escape_invisible(&ban.name);
    let address = match ban.address {
        Some(address) if ban.covers_address => format!("{address}, all devices"),
        Some(address) => format!("{address}, the device only"),
        None => "unknown, the device only".to_owned(),
    };
    format!("{}\t{name}\t{address}\n", ban.person.0)
}

/// Formats the line for a person, with times in seconds.
fn person_line(person: &PersonReport) -> String {
    let PersonReport {
        info,
        address,
        connection,
    } = person;
    let name = escape_invisible(&info.name);
    let state = match info.presence {
        Presence::Connected => "connected".to_owned(),
        Presence::Disconnected(seconds) => format!("disconnected, {seconds} s left"),
    };
    let room = info
        .room
        .map_or("none".to_owned(), |room| room.0.to_string());
    let address = address.map_or("unknown".to_owned(), |address| address.to_string());
    let times = connection.map_or(String::new(), |ConnectionTimes { age, idle }| {
        format!("\tfor {} s, idle {} s", age.as_secs(), idle.as_secs())
    });
    format!(
        "{}\t{name}\t{state}\troom {room}\t{address}{times}\n",
        info.id.0
    )
}
