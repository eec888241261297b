//! Output on a terminal. A line that cannot be written is dropped, for example because a pipe is closed or a disk is full;
//! the printing macros would panic. Invisible characters are escaped, because messages quote entered text.

use std::io::{self, ErrorKind, Write};
use std::process::ExitCode;
use tessella_formats::escaping::escape_invisible;

/// Writes a line to standard output.
pub fn say(line: &str) {
    // The line is written in one call: standard output would buffer a part that it cannot write, and write it before the
    // next line.
    let line = format!("{}\n", escape_invisible(line));
    drop(io::stdout().write_all(line.as_bytes()));
}

/// Writes an error message to standard error.
pub fn complain(message: &str) {
    let line = format!("tessella: {}\n", escape_invisible(message));
    drop(io::stderr().write_all(line.as_bytes()));
}

/// Returns a number with the English word for what it counts, such as `1 move` and `2 moves`.
pub fn counted(number: usize, of: &str) -> String {
    match number {
        1 => format!("1 {of}"),
        _ => format!("{number} {of}s"),
    }
}

/// Writes a text to standard output without escaping, and returns the exit status. A closed pipe is no error.
pub fn print(text: &str) -> ExitCode {
    let mut out = io::stdout();
    match out.write_all(text.as_bytes()).and_then(|()| out.flush()) {
        Err(error) if error.kind() != ErrorKind::BrokenPipe => {
            complain(&format!("the output cannot be written: {error}"));
            ExitCode::FAILURE
        }
        _ => ExitCode::SUCCESS,
    }
}
