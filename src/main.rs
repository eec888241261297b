//! The desktop program.

mod cli;
mod display;

use bevy::app::AppExit;
use std::process::ExitCode;
use tessella::app::{launch, links};
use tessella::{serve, terminal, workshop};

fn main() -> ExitCode {
    match cli::parse(std::env::args_os().skip(1)) {
        Ok(cli::Command::Print(text)) => print(&text),
        Ok(cli::Command::Backup(command, file)) => match command.run(&file) {
            Ok(done) => print(&done),
            Err(message) => {
                terminal::complain(&message);
                ExitCode::FAILURE
            }
        },
        Ok(cli::Command::Run(launch)) => {
            if let (None, Some(uri)) = (&launch.shot, launch.uri())
                && links::send_to_running_program(&uri)
            {
                return ExitCode::SUCCESS;
            }
            if launch.shot.is_none()
                && let Err(reason) = display::choose()
            {
                terminal::complain(&format!(
                    "no window can be opened: {reason}. --screenshot FILE draws without a window."
                ));
                return ExitCode::FAILURE;
            }
            match launch::run(*launch) {
                AppExit::Success => ExitCode::SUCCESS,
                AppExit::Error(code) => ExitCode::from(code.get()),
            }
        }
        Ok(cli::Command::Animate(animation)) => match animation.write() {
            Ok(()) => ExitCode::SUCCESS,
            Err(message) => {
                terminal::complain(&message);
                ExitCode::FAILURE
            }
        },
        Ok(cli::Command::Serve(options)) => match serve::run(*options) {
            Ok(()) => ExitCode::SUCCESS,
            Err(message) => {
                terminal::complain(&message);
                ExitCode::FAILURE
            }
        },
        Ok(cli::Command::Workshop(command, words)) => workshop::run_on_terminal(command, &words),
        Err(message) => {
            terminal::complain(&message);
            ExitCode::from(2)
        }
    }
}

/// Prints a text.
fn print(text: &str) -> ExitCode {
    match terminal::print(text) {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            terminal::complain(&format!("the output cannot be written: {error}"));
            ExitCode::FAILURE
        }
    }
}
