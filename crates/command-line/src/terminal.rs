//! Output on a terminal. A line that cannot be written, say because a pipe is closed or a disk is full, is dropped; the
//! printing macros would panic. Invisible characters are escaped, because messages quote user input.

use std::io::{self, ErrorKind, Write};
use std::process::ExitCode;
use tessella_formats::escaping::escape_invisible;

/// Writes a line to standard output.
pub fn say(line: &str) {
    // The line is written in one call: standard output would keep a part that it cannot write in its buffer, and write
    // it before the next line.
    let line = format!("{}\n", escape_invisible(line));
    drop(io::stdout().write_all(line.as_bytes()));
}

/// Writes an error message to standard error.
pub fn print_error(message: &str) {
    let line = format!("tessella: {}\n", escape_invisible(message));
    drop(io::stderr().write_all(line.as_bytes()));
}

/// Returns a count with its English noun in the singular or plural: `1 move`, `2 moves`.
pub fn counted(number: usize, of: &str) -> String {
    match number {
        1 => format!("1 {of}"),
        _ => format!("{number} {of}s"),
    }
}

/// Writes text to standard output without escaping it, and returns the exit status. A closed pipe is not an error.
pub fn print(text: &str) -> ExitCode {
    let mut out = io::stdout();
    match out.write_all(text.as_bytes()).and_then(|()| out.flush()) {
        Err(error) if error.kind() != ErrorKind::BrokenPipe => {
            print_error(&format!("the output cannot be written: {error}"));
            ExitCode::FAILURE
        }
        _ => ExitCode::SUCCESS,
    }
}
