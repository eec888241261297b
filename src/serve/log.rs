//! Log of a server without a window.

use crate::arguments::unexpected;
use std::str::FromStr;
use tracing_subscriber::filter::{LevelFilter, Targets};
use tracing_subscriber::layer::{Layer, SubscriberExt};
use tracing_subscriber::util::SubscriberInitExt;

/// Level and format of the log.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct LogOptions {
    /// Lowest level that is logged.
    pub level: LogLevel,
    /// Format of a line.
    pub format: LogFormat,
}

/// Lowest level that is logged.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct LogLevel(LevelFilter);

/// Format of a line in the log. Each line has its time.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum LogFormat {
    /// Text.
    #[default]
    Text,
    /// JSON.
    Json,
}

impl Default for LogLevel {
    fn default() -> Self {
        Self(LevelFilter::WARN)
    }
}

impl FromStr for LogLevel {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        Ok(Self(match text {
            "off" => LevelFilter::OFF,
            "error" => LevelFilter::ERROR,
            "warn" => LevelFilter::WARN,
            "info" => LevelFilter::INFO,
            "debug" => LevelFilter::DEBUG,
            "trace" => LevelFilter::TRACE,
            _ => {
                let expected = "off, error, warn, info, debug or trace";
                return Err(unexpected(expected, text));
            }
        }))
    }
}

impl FromStr for LogFormat {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        match text {
            "text" => Ok(Self::Text),
            "json" => Ok(Self::Json),
            _ => Err(unexpected("text or json", text)),
        }
    }
}

/// Writes the log to standard error.
pub(super) fn log_to_stderr(options: LogOptions) {
    let LogLevel(level) = options.level;
    // netcode warns of each datagram of a stranger that is no packet, and Bevy's schedules report themselves.
    let levels = Targets::new()
        .with_default(level.min(LevelFilter::WARN))
        .with_target("tessella", level)
        .with_target("renetcode", LevelFilter::OFF);
    // The window's libraries turn escape codes for colours on, which files and service managers do not read.
    let lines = tracing_subscriber::fmt::layer()
        .with_ansi(false)
        .with_writer(std::io::stderr);
    let lines = match options.format {
        LogFormat::Text => lines.boxed(),
        LogFormat::Json => lines.json().flatten_event(true).boxed(),
    };
    let set = tracing_subscriber::registry()
        .with(lines)
        .with(levels)
        .try_init();
    if let Err(error) = set {
        crate::terminal::complain(&format!("nothing is logged: {error}"));
    }
}
