//! The command `ctl`, which sends a command to a running server.

use super::control_socket::send;
use super::options::{environment, with_other_sources};
use super::run::served_rooms_file;
use super::settings::{ServerSettings, rooms_file};
use clap::{Args, Subcommand, ValueEnum};
use std::fmt;
use std::path::PathBuf;
use std::process::ExitCode;
use tessella_command_line::arguments::unexpected;
use tessella_command_line::terminal::{print, print_error};

/// Arguments of `ctl`.
#[derive(Args, Debug)]
pub struct ControlArguments {
    /// Rooms of the server, beside which its socket is
    #[arg(long, global = true, value_parser = rooms_file)]
    file: Option<PathBuf>,
    /// TOML file with the options of the server
    #[arg(long, global = true, value_name = "FILE")]
    config: Option<PathBuf>,
    #[command(subcommand)]
    command: ControlCommand,
}

/// Command to a running server.
#[derive(Subcommand, Debug)]
enum ControlCommand {
    /// List who is there: number, name, state, room, address, and time of the connection
    People,
    /// Send a line to everybody
    Announce {
        /// Words of the line
        #[arg(required = true)]
        text: Vec<String>,
    },
    /// Disconnect a person
    Kick {
        /// Number of the person, as people lists it
        #[arg(value_parser = id)]
        person: u64,
    },
    /// Disconnect a person, and refuse their device and others at its address while the server runs
    Ban {
        /// Number of the person, as people lists it
        #[arg(value_parser = id)]
        person: u64,
    },
    /// List who is banned: number, name and address
    Bans,
    /// Lift a ban
    Unban {
        /// Number of the person, as bans lists it
        #[arg(value_parser = id)]
        person: u64,
    },
    /// Close a room; its match has no result
    Close {
        /// Number of the room, as people lists it
        #[arg(value_parser = id)]
        room: u64,
    },
    /// Print the code that guests need
    Code {
        /// Replace the code; people who are there stay
        new: Option<NewCode>,
    },
    /// End the server as a signal does, once the games have ended
    Drain,
}

/// Word that asks for another join code.
#[derive(ValueEnum, Clone, Copy, Debug)]
enum NewCode {
    New,
}

impl fmt::Display for ControlCommand {
    /// Formats the line to send to the server.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::People => f.write_str("people"),
            Self::Announce { text } => {
                write!(
                    f,
                    "announce {}",
                    text.join(" ").replace(char::is_control, " ")
                )
            }
            Self::Kick { person } => write!(f, "kick {person}"),
            Self::Ban { person } => write!(f, "ban {person}"),
            Self::Bans => f.write_str("bans"),
            Self::Unban { person } => write!(f, "unban {person}"),
            Self::Close { room } => write!(f, "close {room}"),
            Self::Code { new: None } => f.write_str("code"),
            Self::Code {
                new: Some(NewCode::New),
            } => f.write_str("code new"),
            Self::Drain => f.write_str("drain"),
        }
    }
}

impl ControlArguments {
    /// Sends the command, prints the answer, and returns the exit status.
    pub fn run_on_terminal(self) -> ExitCode {
        let fail = |message: String, status: u8| {
            print_error(&message);
            ExitCode::from(status)
        };
        let command = self.command.to_string();
        match self.rooms().map(|rooms| send(&rooms, &command)) {
            Ok(Ok(answer)) => print(&answer),
            Ok(Err(message)) => fail(message, 1),
            Err(message) => fail(message, 2),
        }
    }

    /// Returns the rooms of the server.
    ///
    /// # Errors
    /// One line that says which option is wrong.
    fn rooms(self) -> Result<PathBuf, String> {
        let settings = ServerSettings {
            file: self.file,
            ..ServerSettings::default()
        };
        let settings = with_other_sources(settings, self.config, &environment)?;
        let rooms = settings.file.or_else(served_rooms_file);
        rooms.ok_or_else(|| "--file: expected the rooms of the server".to_owned())
    }
}

/// Parses the number of a person or a room.
fn id(text: &str) -> Result<u64, String> {
    text.parse().map_err(|_| unexpected("a number", text))
}
