//! Runs commands with given input and captures their output.

use clap::Parser;
use std::fs;
use std::path::PathBuf;
use std::sync::atomic::AtomicBool;
use tessella_command_line::arguments::message;
use tessella_workshop::{self, Console, Exit, WorkshopArguments};

/// Output and result of a command.
#[derive(Debug)]
pub struct CommandOutput {
    pub exit: Result<Exit, String>,
    pub out: String,
    pub err: String,
}

/// Runs a command line with some input.
pub fn run_with(line: &[&str], input: &str, stop: bool) -> CommandOutput {
    let (mut out, mut err) = (Vec::new(), Vec::new());
    let stop = AtomicBool::new(stop);
    let mut console = Console {
        input: &mut input.as_bytes(),
        out: &mut out,
        is_terminal: false,
        err: &mut err,
        is_interactive: false,
        stop: &stop,
    };
    let line = ["tessella-workshop"].iter().chain(line);
    let exit = match WorkshopArguments::try_parse_from(line) {
        Ok(arguments) => tessella_workshop::run(arguments.command, &mut console),
        Err(error) => Err(message(&error)),
    };
    let text = |bytes| String::from_utf8(bytes).expect("text");
    CommandOutput {
        exit,
        out: text(out),
        err: text(err),
    }
}

/// Runs a command line.
pub fn run(line: &[&str]) -> CommandOutput {
    run_with(line, "", false)
}

/// Runs a command line with `--json`.
pub fn run_json(line: &[&str]) -> (CommandOutput, Vec<serde_json::Value>) {
    let output = run(&[line, &["--json"]].concat());
    let values = (output.out.lines())
        .map(|line| serde_json::from_str(line).expect("a JSON object a line"))
        .collect();
    (output, values)
}

/// Creates a file with this text in cargo's temporary folder for tests.
pub fn file(name: &str, text: impl AsRef<[u8]>) -> String {
    let folder = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join("workshop");
    fs::create_dir_all(&folder).expect("a folder");
    let path = folder.join(name);
    fs::write(&path, text).expect("a file");
    path.to_str().expect("a path in UTF-8").to_owned()
}
