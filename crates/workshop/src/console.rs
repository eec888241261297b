//! Input, output and exit status of a command.

use serde::Serialize;
use std::io::{Read, Write};
use std::sync::atomic::AtomicBool;
use tessella_formats::escaping::{escape_invisible, escape_invisible_json};

/// Result of a command.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord)]
pub enum Exit {
    /// Success.
    #[default]
    Success,
    /// A result is unknown, or a record is invalid.
    Failed,
    /// Some input could not be read.
    InvalidInput,
}

impl Exit {
    /// Returns the exit status for the operating system.
    pub const fn code(self) -> u8 {
        self as u8
    }
}

/// Input and output of a command.
pub struct Console<'a> {
    /// Standard input.
    pub input: &'a mut dyn Read,
    /// Results.
    pub out: &'a mut dyn Write,
    /// `true` if `out` is a terminal, to which binary files must not be written.
    pub is_terminal: bool,
    /// Errors and summaries.
    pub err: &'a mut dyn Write,
    /// `true` if `err` is a terminal, on which progress is shown.
    pub is_interactive: bool,
    /// Flag that stops the command; results so far are written.
    pub stop: &'a AtomicBool,
}

impl Console<'_> {
    /// Writes a line of results. Invisible characters, such as in file names, are escaped.
    pub(super) fn write(&mut self, line: &str) -> Result<(), String> {
        self.write_raw(&escape_invisible(line))
    }

    /// Writes a result as a JSON object on one line. Invisible characters in its strings are escaped, too.
    pub(super) fn write_json(&mut self, result: &impl Serialize) -> Result<(), String> {
        let json = serde_json::to_string(result).map_err(|error| error.to_string())?;
        self.write_raw(&escape_invisible_json(&json))
    }

    /// Writes a file as the only result.
    pub(super) fn write_file(&mut self, bytes: &[u8]) -> Result<(), String> {
        let written = self.out.write_all(bytes).and_then(|()| self.out.flush());
        written.map_err(|error| format!("the output cannot be written: {error}"))
    }

    fn write_raw(&mut self, line: &str) -> Result<(), String> {
        writeln!(self.out, "{line}")
            .map_err(|error| format!("the output cannot be written: {error}"))
    }

    /// Writes a line of diagnostics. Invisible characters are escaped, and write errors are ignored.
    pub(super) fn say(&mut self, line: &str) {
        let _ = writeln!(self.err, "{}", escape_invisible(line));
    }
}
