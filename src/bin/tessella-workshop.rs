//! The tools for puzzle makers, without the libraries that a window needs.

use std::process::ExitCode;
use tessella::{terminal, workshop};

fn main() -> ExitCode {
    let mut arguments = std::env::args_os().skip(1);
    let words: Vec<_> = arguments.by_ref().collect();
    let first = words.first().and_then(|word| word.to_str());
    match workshop::COMMANDS
        .into_iter()
        .find(|&known| Some(known) == first)
    {
        Some(command) => workshop::run_on_terminal(command, &words[1..]),
        None => {
            terminal::complain(&format!(
                "expected one of {}",
                workshop::COMMANDS.join(", ")
            ));
            ExitCode::from(2)
        }
    }
}
