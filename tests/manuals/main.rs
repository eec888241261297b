//! Manual pages and completions of the programs, which follow from their `--help`.
//!
//! They are files in `deploy/linux`, so that a package needs no program to be run. `UPDATE_GOLDEN=1` writes them anew.

mod completions;
mod help;
mod man;
mod program;

use help::Help;
use man::Page;
use program::Program;
use std::path::Path;
use std::process::{Command, Output};

const TESSELLA: &str = env!("CARGO_BIN_EXE_tessella");
const SERVER: &str = env!("CARGO_BIN_EXE_tessella-server");

const PAGE: Page = Page {
    program: "tessella",
    summary: "tile games on boards of every shape",
    files: &[
        (
            "~/.local/share/tessella/",
            "Games, statistics and network seats. Another folder is used if XDG_DATA_HOME names one.",
        ),
        (
            "~/.config/tessella/settings.ron",
            "Settings. Another folder is used if XDG_CONFIG_HOME names one.",
        ),
    ],
    others: &["tessella-server"],
};

const SERVER_PAGE: Page = Page {
    program: "tessella-server",
    summary: "server for Tessella's games in the local network",
    files: &[
        (
            "/etc/tessella.env",
            "Options for the systemd unit tessella.service, such as TESSELLA_NAME and TESSELLA_CODE.",
        ),
        ("/var/lib/tessella/rooms", "Rooms of that unit."),
    ],
    others: &["tessella"],
};

fn run(program: &str, arguments: &[&str]) -> Output {
    let output = Command::new(program).args(arguments).output();
    output.expect("cargo has built the program")
}

/// Returns the parsed text of `--help`.
fn help(program: &str, arguments: &[&str]) -> Help {
    let output = run(program, arguments);
    assert!(output.status.success(), "{arguments:?}");
    Help::parse(&String::from_utf8(output.stdout).expect("text"))
}

/// Returns the programs with their help texts and pages.
fn programs() -> [(Program, Help, Page); 2] {
    let (window, server) = (help(TESSELLA, &["--help"]), help(SERVER, &["--help"]));
    let control = help(SERVER, &["ctl", "--help"]);
    [
        (Program::new("tessella", &window), window, PAGE),
        (
            Program::new("tessella-server", &server).with_words("ctl", &control),
            with_control(server, control),
            SERVER_PAGE,
        ),
    ]
}

/// Returns the help of the server with that of its command `ctl`.
fn with_control(mut server: Help, control: Help) -> Help {
    server.usage.retain(|usage| !usage.contains(" ctl "));
    server.usage.extend(control.usage);
    for section in control.sections {
        server.sections.push(help::Section {
            heading: format!("{} of ctl", section.heading),
            ..section
        });
    }
    server
}

/// Compares a file of `deploy/linux` with its text, or writes it if `UPDATE_GOLDEN` is set.
fn compare(name: &str, text: &str) {
    let path = Path::new(env!("CARGO_MANIFEST_DIR"))
        .join("deploy/linux")
        .join(name);
    if std::env::var_os("UPDATE_GOLDEN").is_some() {
        std::fs::write(&path, text).unwrap_or_else(|error| panic!("{name}: {error}"));
        return;
    }
    let file = std::fs::read_to_string(&path).unwrap_or_else(|error| panic!("{name}: {error}"));
    let different = file
        .lines()
        .zip(text.lines())
        .position(|(then, now)| then != now);
    assert!(
        file == text,
        "deploy/linux/{name}, line {}: --help has changed. UPDATE_GOLDEN=1 writes the file anew.",
        different.map_or(file.lines().count().min(text.lines().count()), |at| at) + 1
    );
}

#[test]
fn manual_pages_follow_from_help() {
    for (program, help, page) in programs() {
        compare(&format!("man/{}.6", program.name), &page.write(&help));
    }
}

#[test]
fn completions_follow_from_help() {
    for (program, ..) in programs() {
        let name = program.name;
        compare(
            &format!("completions/{name}.bash"),
            &completions::bash(&program),
        );
        compare(&format!("completions/_{name}"), &completions::zsh(&program));
        compare(
            &format!("completions/{name}.fish"),
            &completions::fish(&program),
        );
    }
    let programs = programs().map(|(program, ..)| program);
    assert_eq!(completions::unknown_values(&programs), Vec::<String>::new());
}

/// Returns `true` if a program knows an option: it complains about its missing argument, or about nothing.
fn is_known(program: &str, command: &[&str], option: &str) -> bool {
    let output = run(program, &[command, &[option]].concat());
    let message = String::from_utf8_lossy(&output.stderr);
    !message.contains("is not a word of") && !message.contains("invalid option")
}

#[test]
fn every_option_of_help_is_known_to_its_command() {
    assert!(!is_known(TESSELLA, &[], "--nonsense"));
    assert!(!is_known(TESSELLA, &["solve"], "--nonsense"));
    assert!(!is_known(SERVER, &[], "--nonsense"));
    for (program, ..) in programs() {
        let path = if program.name == "tessella" {
            TESSELLA
        } else {
            SERVER
        };
        let plain = [(None, &program.options)];
        let commands = { program.commands.iter() }
            .map(|command| (Some(command.name.as_str()), &command.options));
        for (command, options) in plain.into_iter().chain(commands) {
            for entry in options {
                let option = format!("--{}", entry.option().expect("an option"));
                // A server or a window would run.
                let ends = entry.argument().is_some()
                    || ["--help", "--version"].contains(&option.as_str());
                let command: Vec<&str> = command.into_iter().collect();
                if ends {
                    assert!(is_known(path, &command, &option), "{command:?} {option}");
                }
            }
        }
    }
}

#[test]
fn every_option_of_the_window_is_in_help() {
    let source = include_str!("../../src/cli/run.rs");
    let (help, ..) = &programs()[0];
    let mut count = 0;
    for part in source.split("Long(\"").skip(1) {
        let name = part.split('"').next().expect("a name");
        let is_listed = help
            .options
            .iter()
            .any(|entry| entry.option() == Some(name));
        assert!(is_listed, "--{name}");
        count += 1;
    }
    assert!(count > 10, "src/cli/run.rs has {count} options");
}
