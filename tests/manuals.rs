//! Manual pages and completions of the programs, which follow from their command lines.
//!
//! They are files in `deploy/linux`, so that a package can be built without running a program. `UPDATE_GOLDEN=1` writes them anew.

use clap::{Arg, Command, CommandFactory};
use clap_complete::{Shell, generate};
use clap_mangen::Man;
use clap_mangen::roff::{Roff, roman};
use std::path::Path;
use tessella::cli::Arguments;
use tessella_server::ServerArguments;
use tessella_workshop::WorkshopArguments;

fn programs() -> [Command; 2] {
    [Arguments::command(), ServerArguments::command()]
}

/// Compares a file of `deploy/linux` with its text, or writes it if `UPDATE_GOLDEN` is set.
fn compare(name: &str, text: &[u8]) {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("deploy/linux");
    let path = folder.join(name);
    if std::env::var_os("UPDATE_GOLDEN").is_some() {
        std::fs::write(&path, text).unwrap_or_else(|error| panic!("{name}: {error}"));
    }
    let file = std::fs::read(&path).unwrap_or_else(|error| panic!("{name}: {error}"));
    assert!(
        file == text,
        "the command line has changed: UPDATE_GOLDEN=1 writes deploy/linux/{name} anew"
    );
}

/// Returns a manual page of a program with all of its commands.
fn page(mut program: Command) -> Vec<u8> {
    program.build();
    let source = format!("Tessella {}", env!("CARGO_PKG_VERSION"));
    let man = Man::new(program.clone())
        .title(program.get_name().to_uppercase())
        .section("6")
        .source(source)
        .manual("Games Manual");
    let mut page = Vec::new();
    man.render_title(&mut page).expect("memory");
    man.render_name_section(&mut page).expect("memory");
    man.render_synopsis_section(&mut page).expect("memory");
    man.render_description_section(&mut page).expect("memory");
    man.render_options_section(&mut page).expect("memory");
    put_commands(&program, &mut page);
    put_topics(&program, &mut page);
    page
}

/// Writes a section for each command.
fn put_commands(parent: &Command, page: &mut Vec<u8>) {
    let commands = parent.get_subcommands();
    for command in commands.filter(|command| command.get_name() != "help") {
        let name = command.get_bin_name().expect("a built command");
        let is_repeated = |argument: &Arg| {
            argument.get_id() == "help"
                || parent.get_arguments().any(|of_parent| {
                    of_parent.is_global_set() && of_parent.get_id() == argument.get_id()
                })
        };
        let visible = command.clone().mut_args(|argument| {
            let is_repeated = is_repeated(&argument);
            argument.hide(is_repeated)
        });
        let has_options = visible
            .get_arguments()
            .any(|argument| !argument.is_hide_set());
        let man = Man::new(visible);
        let mut parts = Vec::new();
        man.render_description_section(&mut parts).expect("memory");
        man.render_synopsis_section(&mut parts).expect("memory");
        if has_options {
            man.render_options_section(&mut parts).expect("memory");
        }
        let parts = String::from_utf8(parts).expect("text");
        let parts = parts
            .replace(".SH DESCRIPTION\n", "")
            .replace(".SH SYNOPSIS\n", ".PP\n")
            .replace(".SH OPTIONS\n", "");
        let mut heading = Roff::new();
        heading.control("SH", [name.to_uppercase().as_str()]);
        heading.to_writer(page).expect("memory");
        page.extend(parts.into_bytes());
        put_commands(command, page);
    }
}

/// Writes a section for each topic at the end of the help.
fn put_topics(program: &Command, page: &mut Vec<u8>) {
    let topics = program.get_after_long_help().map(ToString::to_string);
    let mut roff = Roff::new();
    for line in topics.unwrap_or_default().lines() {
        match line.strip_suffix(':') {
            Some(heading) if !heading.starts_with(' ') => {
                roff.control("SH", [heading.to_uppercase().as_str()]);
                roff.control("EX", []);
            }
            _ if line.is_empty() => {
                roff.control("EE", []);
            }
            _ => {
                roff.text([roman(line.strip_prefix("  ").unwrap_or(line))]);
            }
        }
    }
    roff.control("EE", []);
    roff.to_writer(page).expect("memory");
}

#[test]
fn manual_pages_follow_from_command_lines() {
    for program in programs() {
        let name = format!("man/{}.6", program.get_name());
        compare(&name, &page(program));
    }
}

#[test]
fn completions_follow_from_command_lines() {
    for program in programs() {
        let name = program.get_name().to_owned();
        for (shell, file) in [
            (Shell::Bash, format!("{name}.bash")),
            (Shell::Zsh, format!("_{name}")),
            (Shell::Fish, format!("{name}.fish")),
        ] {
            let mut text = Vec::new();
            generate(shell, &mut program.clone(), &*name, &mut text);
            compare(&format!("completions/{file}"), &text);
        }
    }
}

#[test]
fn command_lines_are_consistent() {
    for program in [WorkshopArguments::command()].into_iter().chain(programs()) {
        program.debug_assert();
    }
}
