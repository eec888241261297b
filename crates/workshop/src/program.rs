//! Run of a command on a terminal.

use super::command::WorkshopCommand;
use super::console::Console;
use std::io::{self, ErrorKind, IsTerminal, Write};
use std::process::ExitCode;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use tessella_command_line::terminal;

/// Runs a command. The first Ctrl+C ends it with the results so far, the second at once.
pub fn run_on_terminal(command: WorkshopCommand) -> ExitCode {
    let stop = Arc::<AtomicBool>::default();
    let stopped = Arc::clone(&stop);
    let heard = ctrlc::set_handler(move || {
        if stopped.swap(true, Ordering::Relaxed) {
            std::process::exit(130);
        }
    });
    if let Err(error) = heard {
        terminal::complain(&format!("Ctrl+C will end it at once: {error}"));
    }
    let mut console = Console {
        input: &mut io::stdin(),
        out: &mut Stdout(io::stdout()),
        is_terminal: io::stdout().is_terminal(),
        err: &mut io::stderr(),
        is_interactive: io::stderr().is_terminal(),
        stop: &stop,
    };
    match super::run(command, &mut console) {
        Ok(exit) => ExitCode::from(exit.code()),
        Err(message) => {
            terminal::complain(&message);
            ExitCode::from(2)
        }
    }
}

/// Standard output that ends the program when a reader closes the pipe.
struct Stdout(io::Stdout);

impl Write for Stdout {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        match self.0.write(bytes) {
            Err(error) if error.kind() == ErrorKind::BrokenPipe => std::process::exit(0),
            written => written,
        }
    }

    fn flush(&mut self) -> io::Result<()> {
        self.0.flush()
    }
}
