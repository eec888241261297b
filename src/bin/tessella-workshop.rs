//! The tools for puzzle makers, without the libraries that a window needs.

use std::ffi::OsString;
use std::process::ExitCode;
use tessella::{terminal, workshop};

fn main() -> ExitCode {
    let words: Vec<OsString> = std::env::args_os().skip(1).collect();
    let first = words.first().and_then(|word| word.to_str());
    let mut commands = workshop::COMMANDS.into_iter();
    match (commands.find(|&known| Some(known) == first), first) {
        (Some(command), _) => workshop::run_on_terminal(command, &words[1..]),
        (None, Some("-h" | "--help")) => match terminal::print(workshop::HELP) {
            Ok(()) => ExitCode::SUCCESS,
            Err(error) => {
                terminal::complain(&format!("the output cannot be written: {error}"));
                ExitCode::FAILURE
            }
        },
        (None, _) => {
            let commands = workshop::COMMANDS.join(", ");
            terminal::complain(&format!("expected one of {commands}, or --help"));
            ExitCode::from(2)
        }
    }
}
