//! Input characters that a terminal would obey, or that are invisible, are escaped in all output of the program.

use crate::console::file;
use clap::{Command, CommandFactory};
use std::process::{self, Output};
use tessella_workshop::WorkshopArguments;

/// Escape, newline, delete, a control character of the second set, and overrides of the direction of text.
const HOSTILE: &str = "x\u{1b}[31m\n\u{7f}\u{9b}2J\u{202e}\u{2066}\u{2028}y";
/// Parts of [`HOSTILE`] that no output may have.
const FORBIDDEN: [&str; 7] = [
    "\u{1b}", "\u{7f}", "\u{9b}", "\u{202e}", "\u{2066}", "\u{2028}", "\n\u{7f}",
];

fn run_program(words: &[&str]) -> Output {
    let mut command = process::Command::new(env!("CARGO_BIN_EXE_tessella-workshop"));
    let output = command.args(words).output();
    output.expect("cargo has built the program")
}

/// Checks that neither output has a forbidden character, and that one of them quotes the input if `is_quoted`.
fn check(words: &[&str], is_quoted: bool) {
    let output = run_program(words);
    let both = [output.stdout, output.stderr].concat();
    let text = String::from_utf8(both).expect("text");
    for forbidden in FORBIDDEN {
        assert!(!text.contains(forbidden), "{words:?}: {text:?}");
    }
    // What a code cannot have is named alone.
    let is_escaped = |sign: &str| text.contains(sign);
    assert!(
        !is_quoted || is_escaped("\\u{1b}") || is_escaped("\\u001b"),
        "{words:?}: {text:?}"
    );
}

#[test]
fn hostile_arguments_are_escaped_in_errors() {
    check(&[HOSTILE], false);
    let commands = WorkshopArguments::command();
    for command in commands.get_subcommands().map(Command::get_name) {
        let option = format!("--{HOSTILE}");
        let unknown = format!("--no-such-option={HOSTILE}");
        check(&[command, &option], true);
        check(&[command, &unknown], false);
        // These ask for other arguments first.
        let is_quoted = !matches!(command, "arena" | "print");
        check(&[command, HOSTILE], is_quoted);
        check(&[command, "one", HOSTILE, HOSTILE], false);
        for option in [
            "--budget",
            "--memory",
            "--threads",
            "--shard",
            "--start",
            "--count",
            "--candidates",
            "--seed",
            "--games",
            "--make",
            "--weeks",
            "--paper",
            "--per-page",
            "--output",
            "--title",
            "--author",
        ] {
            check(&[command, option, HOSTILE], false);
        }
    }
    let code = format!("drench:5x5,c4,{HOSTILE}#1");
    check(&["solve", &code], true);
    check(&["generate", &code], true);
    check(&["arena", "row", "easy", &format!("hard@{HOSTILE}")], true);
    check(&["solve", "drench:5x5,c4#1", "--budget", HOSTILE], true);
    check(&["solve", "drench:5x5,c4#1", "--shard", HOSTILE], true);
    let path = format!("/no-such-folder/{HOSTILE}");
    check(&["print", "drench:5x5,c4#1", "--output", &path], true);
}

#[test]
fn hostile_file_names_and_lines_are_escaped_in_every_format() {
    let lines = format!(
        "drench:5x5,c4#1\n{}\ndrench:{}#1\n",
        HOSTILE.replace('\n', ""),
        HOSTILE.replace('\n', "")
    );
    let boards = file(&format!("boards-{HOSTILE}.txt"), lines);
    for format in [&[][..], &["--json"]] {
        check(&[&["solve", &boards], format].concat(), true);
        check(&[&["replay", &boards], format].concat(), true);
    }
    check(
        &["print", &boards, "--output", "/no-such-folder/x.pdf"],
        true,
    );
    let output = run_program(&["solve", &boards, "--json"]);
    let line = String::from_utf8(output.stdout).expect("text");
    let found: serde_json::Value = serde_json::from_str(line.trim_end()).expect("JSON");
    assert_eq!(
        found["board"],
        format!("{boards}:1"),
        "escaped, not changed"
    );
}
