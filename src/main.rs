//! The desktop program.

mod cli;
mod console;
mod serve;

use bevy::app::AppExit;
use std::io::Write;
use std::process::ExitCode;
use tessella::app::launch;

fn main() -> ExitCode {
    match cli::parse(std::env::args_os().skip(1)) {
        Ok(cli::Command::Print(text)) => {
            // Whoever closes the pipe early has read enough.
            let printed = std::io::stdout().write_all(text.as_bytes());
            ExitCode::from(u8::from(printed.is_err()))
        }
        Ok(cli::Command::Run(launch)) => {
            if launch.shot.is_none() && !has_display() {
                eprintln!(
                    "tessella: there is no display to open a window on; --screenshot FILE draws without one"
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

/// Whether there is something to open a window on. Only where X11 and Wayland are used can it be missing.
fn has_display() -> bool {
    let named = |variable: &str| std::env::var_os(variable).is_some_and(|name| !name.is_empty());
    let may_lack = cfg!(all(
        unix,
        not(target_vendor = "apple"),
        not(target_os = "android")
    ));
    !may_lack || named("DISPLAY") || named("WAYLAND_DISPLAY")
}
