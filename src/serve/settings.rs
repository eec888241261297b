//! Settings of a server: their names, and their values as text. The command line, the environment and a file share them.

use super::log::{LogFormat, LogLevel};
use crate::arguments::unexpected;
use crate::net::admission::JoinCode;
use crate::net::{HostError, MAX_PEOPLE, NAME_LENGTH, resolve_host};
use std::net::{Ipv4Addr, SocketAddr};
use std::ops::RangeInclusive;
use std::path::PathBuf;
use std::time::Duration;

/// Longest time for which a server that is to end lets games go on, in seconds.
const MAX_DRAIN: u64 = 24 * 60 * 60;

/// Seconds for which the seat of somebody who is cut off can be kept. In less, hardly anybody comes back: a client notices a
/// lost connection after six seconds and needs a few more to join again.
const GRACE: RangeInclusive<u16> = 10..=3600;

/// Admission of guests.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Access {
    /// Everybody.
    Open,
    /// Those who know the join code.
    Code(JoinCode),
}

/// Settings from one source. `None` leaves the choice to the next source, and in the end to the program.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(super) struct ServerSettings {
    pub(super) access: Option<Access>,
    pub(super) port: Option<u16>,
    pub(super) name: Option<String>,
    pub(super) people: Option<u16>,
    pub(super) rooms: Option<u16>,
    pub(super) grace: Option<u16>,
    pub(super) file: Option<PathBuf>,
    pub(super) log: Option<LogLevel>,
    pub(super) log_format: Option<LogFormat>,
    pub(super) metrics: Option<SocketAddr>,
    pub(super) drain: Option<Duration>,
    pub(super) agones: Option<bool>,
}

/// A setting by name.
pub(super) struct Setting {
    /// Name in a file, and after two dashes on the command line.
    pub(super) name: &'static str,
    /// `true` if it has no value on the command line.
    pub(super) is_flag: bool,
    /// Sets it from a text, or returns what is wrong with the text.
    pub(super) set: fn(&mut ServerSettings, &str) -> Result<(), String>,
}

/// All settings.
pub(super) const SETTINGS: [Setting; 13] = [
    Setting::value("code", |settings, text| {
        let code = text.parse().map_err(|error| format!("{error}"))?;
        settings.set_access(Access::Code(code))
    }),
    Setting {
        name: "open",
        is_flag: true,
        set: |settings, text| match flag(text)? {
            true => settings.set_access(Access::Open),
            false => Ok(()),
        },
    },
    Setting::value("port", |settings, text| {
        set(&mut settings.port, count(text, 1..=u16::MAX))
    }),
    Setting::value("name", |settings, text| {
        set(&mut settings.name, server_name(text))
    }),
    Setting::value("people", |settings, text| {
        set(&mut settings.people, count(text, 1..=MAX_PEOPLE))
    }),
    Setting::value("rooms", |settings, text| {
        set(&mut settings.rooms, count(text, 1..=1000))
    }),
    Setting::value("grace", |settings, text| {
        set(&mut settings.grace, count(text, GRACE))
    }),
    Setting::value("file", |settings, text| {
        set(&mut settings.file, rooms_file(text))
    }),
    Setting::value("log", |settings, text| set(&mut settings.log, text.parse())),
    Setting::value("log-format", |settings, text| {
        set(&mut settings.log_format, text.parse())
    }),
    Setting::value("metrics", |settings, text| {
        set(&mut settings.metrics, place(text))
    }),
    Setting::value("drain", |settings, text| {
        set(&mut settings.drain, duration(text))
    }),
    Setting {
        name: "agones",
        is_flag: true,
        set: |settings, text| set(&mut settings.agones, flag(text)),
    },
];

impl Setting {
    const fn value(
        name: &'static str,
        set: fn(&mut ServerSettings, &str) -> Result<(), String>,
    ) -> Self {
        Self {
            name,
            is_flag: false,
            set,
        }
    }

    /// Returns the name of the environment variable.
    pub(super) fn variable(&self) -> String {
        format!("TESSELLA_{}", self.name.to_uppercase().replace('-', "_"))
    }
}

impl ServerSettings {
    fn set_access(&mut self, access: Access) -> Result<(), String> {
        match (self.access, access) {
            (Some(Access::Open), Access::Code(_)) | (Some(Access::Code(_)), Access::Open) => {
                Err("--open and --code do not go together: an open server has no code".to_owned())
            }
            _ => set(&mut self.access, Ok(access)),
        }
    }

    /// Fills in the settings that are missing here.
    pub(super) fn or(self, next: Self) -> Self {
        Self {
            access: self.access.or(next.access),
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

/// Finds a setting by its name.
pub(super) fn find(name: &str) -> Option<&'static Setting> {
    SETTINGS.iter().find(|setting| setting.name == name)
}

fn set<T>(place: &mut Option<T>, value: Result<T, String>) -> Result<(), String> {
    *place = Some(value?);
    Ok(())
}

/// Parses the name of a server as it is displayed. One that would be cut is refused.
fn server_name(text: &str) -> Result<String, String> {
    let name = NAME_LENGTH.fit(text);
    match name.is_empty() || NAME_LENGTH.cuts(text) {
        true => Err(unexpected(
            &format!(
                "a name of 1 to {} visible characters",
                NAME_LENGTH.characters
            ),
            text,
        )),
        false => Ok(name),
    }
}

fn flag(text: &str) -> Result<bool, String> {
    text.parse().map_err(|_| unexpected("true or false", text))
}

fn count(text: &str, range: RangeInclusive<u16>) -> Result<u16, String> {
    let count = text.parse().ok().filter(|count| range.contains(count));
    let expected = || format!("a number from {} to {}", range.start(), range.end());
    count.ok_or_else(|| unexpected(&expected(), text))
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
        Ok(_) | Err(HostError::NoHost) => Err(wrong()),
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

/// Checks that a path for the rooms has a name to which that of the lock is appended.
fn rooms_file(text: &str) -> Result<PathBuf, String> {
    let path = PathBuf::from(text);
    match path.file_name() {
        Some(_) => Ok(path),
        None => Err(unexpected("the name of a file", text)),
    }
}
