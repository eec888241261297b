//! Output on a terminal. A line that cannot be written is dropped: the reader of a log may be gone or its disk full, and
//! the printing macros would end the program. Invisible characters are escaped, since messages quote what was entered.

use crate::lobby::escape_invisible;
use std::io::{self, ErrorKind, Write};

/// Writes a line to standard output.
pub fn say(line: &str) {
    // In one piece: what the standard output buffers of a line that it cannot write would be tried again with the next.
    let line = format!("{}\n", escape_invisible(line));
    drop(io::stdout().write_all(line.as_bytes()));
}

/// Writes an error message to standard error.
pub fn complain(message: &str) {
    let line = format!("tessella: {}\n", escape_invisible(message));
    drop(io::stderr().write_all(line.as_bytes()));
}

/// Writes a text of the program's own to standard output, as it is.
///
/// # Errors
/// An error of the system, unless the reader has closed the pipe: it has read enough.
pub fn print(text: &str) -> io::Result<()> {
    let mut out = io::stdout();
    match out.write_all(text.as_bytes()).and_then(|()| out.flush()) {
        Err(error) if error.kind() != ErrorKind::BrokenPipe => Err(error),
        _ => Ok(()),
    }
}
