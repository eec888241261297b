//! Commands of the owner to a running server.

use crate::lobby::{PersonInfo, Presence, RoomId, escape_invisible};
use crate::net::server::ServerControl;
use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};

/// Text of `--help` about the commands.
pub(super) const HELP: &str = "  people             who is there: number, name, state and room
  announce TEXT      sends a line to everybody
  close ROOM         closes the room of this number
  drain              ends the server as a signal does, once the games have ended
";

/// Runs the commands.
pub(super) struct Commands {
    pub(super) control: ServerControl,
    /// Number of requests to end the server.
    pub(super) signals: Arc<AtomicUsize>,
}

impl Commands {
    /// Runs the command in a line, and returns lines for the owner.
    ///
    /// # Errors
    /// What is wrong with the command.
    pub(super) fn run(&self, line: &str) -> Result<String, String> {
        let (command, rest) = line.split_once(' ').unwrap_or((line, ""));
        let rest = rest.trim();
        tracing::info!(event = "command", command, rest);
        match (command, rest) {
            ("people", "") => {
                let people = self.lobby(|lobby| lobby.person_infos())?;
                Ok(people.iter().map(person_line).collect())
            }
            ("announce", text) if !text.is_empty() => {
                let text = text.to_owned();
                let reached = self.lobby(move |lobby| lobby.announce(&text))?;
                Ok(format!("People reached: {reached}\n"))
            }
            ("close", room) => {
                let number = room.parse().map(RoomId);
                let id =
                    number.map_err(|_| format!("expected the number of a room, not \"{room}\""))?;
                match self.lobby(move |lobby| lobby.close_room(id))? {
                    true => Ok(String::new()),
                    false => Err(format!("there is no room {room}")),
                }
            }
            ("drain", "") => {
                self.signals.fetch_max(1, Ordering::Relaxed);
                Ok(String::new())
            }
            _ => Err("expected people, announce TEXT, close ROOM or drain".to_owned()),
        }
    }

    /// Applies a function to the lobby.
    fn lobby<R: Send + 'static>(
        &self,
        apply: impl FnOnce(&mut crate::lobby::Lobby) -> R + Send + 'static,
    ) -> Result<R, String> {
        let answer = self.control.with_lobby(apply);
        answer.ok_or_else(|| "the server does not answer".to_owned())
    }
}

fn person_line(person: &PersonInfo) -> String {
    let name = escape_invisible(&person.name);
    let state = match person.presence {
        Presence::Connected => "connected".to_owned(),
        Presence::Disconnected(seconds) => format!("disconnected, {seconds} s left"),
    };
    let room = person
        .room
        .map_or("none".to_owned(), |room| room.0.to_string());
    format!("{}\t{name}\t{state}\troom {room}\n", person.id.0)
}
