//! The desktop program.

mod cli;
mod console;
mod display;
mod serve;

use bevy::app::AppExit;
use std::io::Write;
use std::process::ExitCode;
use tessella::app::launch;

fn main() -> ExitCode {
    match cli::parse(std::env::args_os().skip(1)) {
        Ok(cli::Command::Print(text)) => {
            // A reader that closes the pipe early has read enough.
            let printed = std::io::stdout().write_all(text.as_bytes());
            ExitCode::from(u8::from(printed.is_err()))
        }
        Ok(cli::Command::Run(launch)) => {
            if launch.shot.is_none()
                && let Err(reason) = display::choose()
            {
                eprintln!(
                    "tessella: no window can be opened: {reason}. --screenshot FILE draws without a window."
                );
                return ExitCode::FAILURE;
            }
            match launch::run(*launch) {
                AppExit::Success => ExitCode::SUCCESS,
                AppExit::Error(code) => ExitCode::from(code.get()),
            }
        }
        Ok(cli::Command::Serve(asked)) => match serve::run(*asked) {
            Ok(()) => ExitCode::SUCCESS,
            Err(message) => {
                eprintln!("tessella: {message}");
                ExitCode::FAILURE
            }
        },
        Ok(cli::Command::Workshop(command, words)) => console::run(command, &words),
        Err(message) => {
            eprintln!("tessella: {message}");
            ExitCode::from(2)
        }
    }
}
