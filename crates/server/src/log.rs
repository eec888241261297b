//! Log of the headless server.

use clap::ValueEnum;
use std::io::{self, Write};
use tessella_formats::escaping::{escape_invisible, escape_invisible_json};
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

/// Format of the log. Each line begins with the time.
#[derive(ValueEnum, Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum LogFormat {
    /// Lines of text.
    #[default]
    Text,
    /// One JSON object per line.
    Json,
}

impl Default for LogLevel {
    fn default() -> Self {
        Self(LevelFilter::WARN)
    }
}

/// Values of `--log`.
pub(super) const LEVELS: [(&str, LogLevel); 6] = [
    ("off", LogLevel(LevelFilter::OFF)),
    ("error", LogLevel(LevelFilter::ERROR)),
    ("warn", LogLevel(LevelFilter::WARN)),
    ("info", LogLevel(LevelFilter::INFO)),
    ("debug", LogLevel(LevelFilter::DEBUG)),
    ("trace", LogLevel(LevelFilter::TRACE)),
];

/// Sets up logging to standard error.
pub(super) fn log_to_stderr(options: LogOptions) {
    let LogLevel(level) = options.level;
    // Netcode warns about every stray datagram, and Bevy logs its schedules.
    let levels = Targets::new()
        .with_default(level.min(LevelFilter::WARN))
        .with_target("tessella", level)
        .with_target("renetcode", LevelFilter::OFF);
    // Libraries that the window needs turn on colour escape codes, which files and service managers do not understand.
    let lines = tracing_subscriber::fmt::layer()
        .with_ansi(false)
        .with_writer(move || EscapedLines {
            format: options.format,
            out: io::stderr(),
        });
    let lines = match options.format {
        LogFormat::Text => lines.boxed(),
        LogFormat::Json => lines.json().flatten_event(true).boxed(),
    };
    let set = tracing_subscriber::registry()
        .with(lines)
        .with(levels)
        .try_init();
    if let Err(error) = set {
        tessella_command_line::terminal::print_error(&format!("nothing is logged: {error}"));
    }
}

/// Output for complete lines of the log. Invisible characters are escaped, because lines quote names, commands and
/// paths, and the log may be read on a terminal.
struct EscapedLines<W> {
    format: LogFormat,
    out: W,
}

impl<W: Write> Write for EscapedLines<W> {
    /// Writes a line, with or without its line break.
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        let text = String::from_utf8_lossy(bytes);
        let line = text.strip_suffix('\n').unwrap_or(&text);
        let escaped = match self.format {
            LogFormat::Text => escape_invisible(line),
            LogFormat::Json => escape_invisible_json(line),
        };
        self.out.write_all(format!("{escaped}\n").as_bytes())?;
        Ok(bytes.len())
    }

    fn flush(&mut self) -> io::Result<()> {
        self.out.flush()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn log_line_has_its_invisible_characters_escaped() {
        let quoted = "\u{1b}[31m\u{7f}\u{9b}2J\u{202e}\u{2066}";
        for (format, written, expected) in [
            (
                LogFormat::Text,
                format!("2026 INFO one\nx{quoted}\n"),
                "2026 INFO one\\nx\\u{1b}[31m\\u{7f}\\u{9b}2J\\u{202e}\\u{2066}\n",
            ),
            (
                LogFormat::Json,
                format!("{{\"a\":\"x{quoted}\"}}\n"),
                "{\"a\":\"x\\u001b[31m\\u007f\\u009b2J\\u202e\\u2066\"}\n",
            ),
        ] {
            let mut lines = EscapedLines {
                format,
                out: Vec::new(),
            };
            lines.write_all(written.as_bytes()).expect("memory");
            assert_eq!(String::from_utf8_lossy(&lines.out), expected);
        }
    }
}
