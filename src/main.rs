//! The desktop program.

mod display;

use bevy::app::AppExit;
use clap::Parser;
use std::process::ExitCode;
use tessella::cli::{self, Arguments, Command, Request};
use tessella::launch::{self, Launch};
use tessella::links;
use tessella_command_line::{arguments, terminal};

fn main() -> ExitCode {
    let Arguments { run, command } = match Arguments::try_parse() {
        Ok(arguments) => arguments,
        Err(error) => return arguments::report(&error),
    };
    match command {
        None => match run.request() {
            Ok(Request::Print(text)) => terminal::print(&text),
            Ok(Request::Launch(launch)) => run_app(*launch),
            Ok(Request::Animate(animation)) => print(animation.write().map(|()| String::new())),
            Err(message) => {
                terminal::print_error(&message);
                ExitCode::from(2)
            }
        },
        Some(Command::Export(backup)) => print(backup.export()),
        Some(Command::Import(backup)) => print(backup.import()),
        Some(Command::Join(join)) => run_app(join.launch()),
        Some(Command::Serve(options)) => cli::serve(options),
        Some(Command::Workshop(command)) => cli::work(command),
    }
}

/// Prints what was done, or why it was not.
fn print(done: Result<String, String>) -> ExitCode {
    match done {
        Ok(text) => terminal::print(&text),
        Err(message) => {
            terminal::print_error(&message);
            ExitCode::FAILURE
        }
    }
}

/// Opens the window, unless one is open already, or draws a screenshot.
fn run_app(launch: Launch) -> ExitCode {
    if launch.shot.is_none() {
        if let Some(uri) = launch.uri()
            && links::send_to_running_program(&uri)
        {
            return ExitCode::SUCCESS;
        }
        if let Err(reason) = display::choose() {
            terminal::print_error(&format!(
                "no window can be opened: {reason}. --screenshot FILE draws without a window."
            ));
            return ExitCode::FAILURE;
        }
    }
    match launch::run(launch) {
        AppExit::Success => ExitCode::SUCCESS,
        AppExit::Error(code) => ExitCode::from(code.get()),
    }
}
