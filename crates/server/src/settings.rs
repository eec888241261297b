//! Settings of a server. The command line, the environment and the file have the same names and parsers.

use super::log::{LEVELS, LogFormat, LogLevel};
use clap::{Arg, Args, Command, FromArgMatches};
use std::net::{Ipv4Addr, SocketAddr};
use std::ops::RangeInclusive;
use std::path::PathBuf;
use std::time::Duration;
use tessella_command_line::arguments::{message, number, one_of, unexpected};
use tessella_formats::join_code::JoinCode;
use tessella_net::{HostError, resolve_host};
use tessella_protocol::{MAX_PEOPLE, NAME_LENGTH};

/// Maximum time for which a stopping server lets games continue, in seconds.
const MAX_DRAIN: u64 = 24 * 60 * 60;

/// Seconds for which the seat of a disconnected player can be kept. With fewer, hardly anybody could come back: a
/// client notices a lost connection after six seconds, and takes a few more to rejoin.
const GRACE: RangeInclusive<u16> = 10..=3600;

/// Settings from one source. `None` leaves the choice to the next source, and in the end to the program.
#[derive(Args, Clone, Debug, Default, PartialEq, Eq)]
pub(super) struct ServerSettings {
    /// Code that guests need [default: the program makes one]
    #[arg(long, value_name = "CODE")]
    pub(super) code: Option<JoinCode>,
    /// Let everybody in, without a code
    #[arg(long, value_name = "BOOL", num_args = 0..=1, require_equals = true, default_missing_value = "true", hide_possible_values = true)]
    pub(super) open: Option<bool>,
    /// Port for UDP and TCP [default: the first free one from 47315 to 47322]
    #[arg(long, value_name = "N", value_parser = number(1..=u16::MAX))]
    pub(super) port: Option<u16>,
    /// Name that players see, of at most 32 characters [default: Tessella]
    #[arg(long, value_parser = server_name, allow_hyphen_values = true)]
    pub(super) name: Option<String>,
    /// Maximum number of people, 1 to 1000 [default: 32]
    #[arg(long, value_name = "N", value_parser = number(1..=MAX_PEOPLE))]
    pub(super) people: Option<u16>,
    /// Maximum number of rooms, 1 to 1000 [default: 16]
    #[arg(long, value_name = "N", value_parser = number(1..=1000_u16))]
    pub(super) rooms: Option<u16>,
    /// Seconds for which a lost player's seat is kept, 10 to 3600 [default: 60]
    #[arg(long, value_name = "N", value_parser = number(GRACE))]
    pub(super) grace: Option<u16>,
    /// File in which rooms survive a crash
    #[arg(long, value_parser = rooms_file)]
    pub(super) file: Option<PathBuf>,
    /// Lowest level that is logged [default: warn]
    #[arg(long, value_name = "LEVEL", value_parser = one_of(&LEVELS))]
    pub(super) log: Option<LogLevel>,
    /// Format of the log [default: text]
    #[arg(long, value_name = "KIND")]
    pub(super) log_format: Option<LogFormat>,
    /// Where /metrics, /healthz and /readyz answer: a port of this machine, or ADDRESS:PORT
    #[arg(long, value_name = "PLACE", value_parser = place)]
    pub(super) metrics: Option<SocketAddr>,
    /// How long games may go on after the signal to end, such as 90s, 10m or 1h [default: 10m]
    #[arg(long, value_name = "TIME", value_parser = duration)]
    pub(super) drain: Option<Duration>,
    /// Report to the sidecar of Agones
    #[arg(long, value_name = "BOOL", num_args = 0..=1, require_equals = true, default_missing_value = "true", hide_possible_values = true)]
    pub(super) agones: Option<bool>,
}

/// Setting from the environment or a file, with its value as text.
pub(super) struct Entry {
    /// Where the value comes from, for error messages.
    pub(super) place: String,
    pub(super) name: String,
    pub(super) value: String,
}

impl ServerSettings {
    /// Returns the names of all settings, as in a file: those of the options on the command line without the dashes.
    pub(super) fn names() -> Vec<String> {
        let command = Self::augment_args(Command::new("settings"));
        let names = command.get_arguments().filter_map(Arg::get_long);
        names.map(str::to_owned).collect()
    }

    /// Parses the entries of a source with the parsers of the command line.
    ///
    /// # Errors
    /// One line that says where the first invalid entry is.
    pub(super) fn from_entries(
        entries: impl Iterator<Item = Result<Entry, String>>,
    ) -> Result<Self, String> {
        let (mut settings, mut words) = (Self::default(), Vec::new());
        for entry in entries {
            let Entry { place, name, value } = entry?;
            words.push(format!("--{name}={value}"));
            settings = Self::from_words(&words).map_err(|why| {
                let why = why.strip_prefix(&format!("--{name}: ")).unwrap_or(&why);
                format!("{place}: {why}")
            })?;
        }
        Ok(settings)
    }

    fn from_words(words: &[String]) -> Result<Self, String> {
        let command = Self::augment_args(Command::new("settings").no_binary_name(true));
        let matches = command.try_get_matches_from(words);
        let settings = matches.and_then(|matches| Self::from_arg_matches(&matches));
        settings.map_err(|error| message(&error))?.validated()
    }

    /// Checks that the settings from one source do not conflict.
    ///
    /// # Errors
    /// One line that names the settings that do.
    pub(super) fn validated(self) -> Result<Self, String> {
        if self.code.is_some() && self.open == Some(true) {
            return Err(
                "--open and --code do not go together: an open server has no code".to_owned(),
            );
        }
        Ok(self)
    }

    /// Returns these settings, with missing ones taken from `next`.
    pub(super) fn or(self, next: Self) -> Self {
        // A code and an open server exclude each other, so a source decides both or neither.
        let is_decided = self.code.is_some() || self.open == Some(true);
        let (code, open) = if is_decided {
            (self.code, self.open)
        } else {
            (next.code, next.open)
        };
        Self {
            code,
            open,
            port: self.port.or(next.port),
            name: self.name.or(next.name),
            people: self.people.or(next.people),
            rooms: self.rooms.or(next.rooms),
            grace: self.grace.or(next.grace),
            file: self.file.or(next.file),
            log: self.log.or(next.log),
            log_format: self.log_format.or(next.log_format),
            metrics: self.metrics.or(next.metrics),
            drain: self.drain.or(next.drain),
            agones: self.agones.or(next.agones),
        }
    }
}

/// Parses the name of a server. Refuses one that would be truncated when displayed.
fn server_name(text: &str) -> Result<String, String> {
    let name = NAME_LENGTH.fit(text);
    if name.is_empty() || NAME_LENGTH.cuts(text) {
        Err(unexpected(
            &format!(
                "a name of 1 to {} visible characters",
                NAME_LENGTH.characters
            ),
            text,
        ))
    } else {
        Ok(name)
    }
}

/// Parses a port of this machine, or an address with a port.
fn place(text: &str) -> Result<SocketAddr, String> {
    let wrong = || {
        let expected = "a port such as 9090, or an address such as 0.0.0.0:9090";
        unexpected(expected, text)
    };
    if let Ok(port) = text.parse() {
        let place = SocketAddr::from((Ipv4Addr::LOCALHOST, port));
        return Some(place)
            .filter(|place| place.port() > 0)
            .ok_or_else(wrong);
    }
    match resolve_host(text, None) {
        Ok(place) if place.port() > 0 => Ok(place),
        Err(error @ HostError::Unknown(_)) => Err(error.to_string()),
        Ok(_) | Err(HostError::InvalidHost) => Err(wrong()),
    }
}

/// Parses a time such as `90s`, `10m` or `1h`.
fn duration(text: &str) -> Result<Duration, String> {
    let (number, unit) = match text.as_bytes() {
        [.., b's'] => (&text[..text.len() - 1], 1),
        [.., b'm'] => (&text[..text.len() - 1], 60),
        [.., b'h'] => (&text[..text.len() - 1], 3600),
        _ => (text, 1),
    };
    let number: Option<u64> = number.parse().ok();
    let seconds = number.and_then(|number| number.checked_mul(unit));
    let seconds = seconds.filter(|&seconds| seconds <= MAX_DRAIN);
    seconds
        .map(Duration::from_secs)
        .ok_or_else(|| unexpected("a time up to 24h, such as 90s, 10m or 1h", text))
}

/// Checks that a path for the rooms has a file name, which those of the lock and others are based on.
pub(super) fn rooms_file(text: &str) -> Result<PathBuf, String> {
    let path = PathBuf::from(text);
    match path.file_name() {
        Some(_) => Ok(path),
        None => Err(unexpected("the name of a file", text)),
    }
}
