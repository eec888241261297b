//! Completions for shells.

use crate::help::Entry;
use crate::program::{Command, Program};
use std::fmt::Write;

/// Options with few values. The test below compares them with the descriptions.
const VALUES: [(&str, &[&str]); 9] = [
    ("level", &["1", "2", "3", "4"]),
    ("theme", &["light", "dark"]),
    ("palette", &["standard", "soft", "vivid", "red-green"]),
    (
        "screen",
        &[
            "title",
            "today",
            "packs",
            "setup",
            "games",
            "statistics",
            "network",
            "settings",
            "keys",
            "help",
            "share",
        ],
    ),
    ("log", &["off", "error", "warn", "info", "debug", "trace"]),
    ("log-format", &["text", "json"]),
    ("paper", &["a4", "letter"]),
    ("per-page", &["1", "2", "4", "6"]),
    ("start", &["corner", "centre"]),
];

/// Argument of an option.
enum Argument {
    None,
    File,
    Values(&'static [&'static str]),
    /// Another one, by its placeholder.
    Other(String),
}

impl Argument {
    fn of(entry: &Entry) -> Self {
        let values = VALUES.iter().find(|(name, _)| entry.option() == Some(name));
        match (entry.argument(), values) {
            (None, _) => Self::None,
            (Some("FILE"), _) => Self::File,
            (Some(_), Some(&(_, values))) => Self::Values(values),
            (Some(other), None) => Self::Other(other.to_owned()),
        }
    }
}

/// Returns the names of options with their dashes.
fn dashed(options: &[Entry]) -> String {
    let mut names = Vec::new();
    for entry in options {
        names.extend(entry.short().map(|letter| format!("-{letter}")));
        names.extend(entry.option().map(|option| format!("--{option}")));
    }
    names.join(" ")
}

/// Returns what may follow a command in the place of an option.
fn words(command: &Command) -> String {
    let words: Vec<&str> = { command.words.iter() }
        .filter_map(Entry::command)
        .collect();
    words.join(" ")
}

/// Returns all options with an argument, each once.
fn with_arguments(program: &Program) -> Vec<&Entry> {
    let commands = program.commands.iter().flat_map(|command| &command.options);
    let mut all: Vec<&Entry> = Vec::new();
    for entry in program.options.iter().chain(commands) {
        let is_known = all.iter().any(|known| known.option() == entry.option());
        if entry.argument().is_some() && !is_known {
            all.push(entry);
        }
    }
    all
}

/// Returns the completions for bash.
pub fn bash(program: &Program) -> String {
    let name = program.name;
    let function = name.replace('-', "_");
    let commands: Vec<&str> = program
        .commands
        .iter()
        .map(|command| &*command.name)
        .collect();
    let mut cases = String::new();
    let mut put = |line: String| writeln!(cases, "{line}").expect("a text has room");
    let (mut files, mut others) = (Vec::new(), Vec::new());
    for entry in with_arguments(program) {
        let option = format!("--{}", entry.option().unwrap_or_default());
        match Argument::of(entry) {
            Argument::File => files.push(option),
            Argument::Values(values) => {
                put(format!("    {option}) words=\"{}\" ;;", values.join(" ")));
            }
            Argument::None | Argument::Other(_) => others.push(option),
        }
    }
    // Nothing offered makes bash complete names of files.
    put(format!("    {}) return ;;", files.join(" | ")));
    if !others.is_empty() {
        put(format!(
            "    {}) compopt +o default; return ;;",
            others.join(" | ")
        ));
    }
    put("    *)\n        case ${COMP_WORDS[1]-} in".to_owned());
    for command in &program.commands {
        let offered = [words(command), dashed(&command.options)].join(" ");
        put(format!(
            "        {}) words=\"{}\" ;;",
            command.name,
            offered.trim()
        ));
    }
    put(format!(
        "        *) words=\"{}\" ;;\n        esac",
        dashed(&program.options)
    ));
    put("        if ((COMP_CWORD == 1)); then".to_owned());
    put(format!(
        "            words=\"{} {}\"",
        commands.join(" "),
        dashed(&program.options)
    ));
    put("        fi\n        ;;".to_owned());
    format!(
        "# shellcheck shell=bash\n# Completions for bash, written by tests/manuals from the --help of {name}.\n\
         _{function}() {{\n    local word=${{COMP_WORDS[COMP_CWORD]}} before=${{COMP_WORDS[COMP_CWORD - 1]}} words\n    \
         case $before in\n{cases}    esac\n    mapfile -t COMPREPLY < <(compgen -W \"$words\" -- \"$word\")\n}}\n\
         complete -o default -F _{function} {name}\n"
    )
}

/// Returns the completions for zsh.
pub fn zsh(program: &Program) -> String {
    let name = program.name;
    let function = name.replace('-', "_");
    let mut text = format!(
        "#compdef {name}\n# Completions for zsh, written by tests/manuals from the --help of {name}.\n_{function}() {{\n    \
         local -a commands\n    commands=(\n"
    );
    let mut put = |line: String| writeln!(text, "{line}").expect("a text has room");
    for command in &program.commands {
        put(format!(
            "        {}",
            quoted(&format!("{}:{}", command.name, command.text))
        ));
    }
    put("    )\n    if ((CURRENT == 2)); then\n        _describe -t commands command commands\n    fi".to_owned());
    put("    case ${words[2]-} in".to_owned());
    let plain = [("*", &program.options, String::new())];
    let commands = { program.commands.iter() }
        .map(|command| (&*command.name, &command.options, words(command)));
    for (pattern, options, words) in commands.chain(plain) {
        put(format!("    {pattern})\n        _arguments -s \\"));
        for entry in options {
            for spec in zsh_specs(entry) {
                put(format!("            {} \\", quoted(&spec)));
            }
        }
        let rest = match words.is_empty() {
            true => "*:file:_files".to_owned(),
            false => format!("*:command:({words})"),
        };
        put(format!("            {}\n        ;;", quoted(&rest)));
    }
    put(format!("    esac\n}}\n\n_{function} \"$@\""));
    text
}

/// Returns the specifications of an option for `_arguments`.
fn zsh_specs(entry: &Entry) -> Vec<String> {
    let text = entry
        .text
        .replace('\\', "\\\\")
        .replace('[', "\\[")
        .replace(']', "\\]")
        .replace(':', "\\:");
    let argument = match Argument::of(entry) {
        Argument::None => String::new(),
        Argument::File => ":file:_files".to_owned(),
        Argument::Values(values) => format!(":value:({})", values.join(" ")),
        Argument::Other(name) => format!(":{}:", name.replace(':', "\\:")),
    };
    let short = entry
        .short()
        .map(|letter| format!("-{letter}[{text}]{argument}"));
    let long = entry
        .option()
        .map(|option| format!("--{option}[{text}]{argument}"));
    short.into_iter().chain(long).collect()
}

/// Returns the completions for fish.
pub fn fish(program: &Program) -> String {
    let name = program.name;
    let mut text =
        format!("# Completions for fish, written by tests/manuals from the --help of {name}.\n");
    let mut put =
        |line: String| writeln!(text, "complete -c {name} {line}").expect("a text has room");
    for command in &program.commands {
        put(format!(
            "-n __fish_use_subcommand -a {} -d {}",
            command.name,
            quoted(&command.text)
        ));
    }
    for entry in &program.options {
        put(format!("-n __fish_use_subcommand {}", fish_option(entry)));
    }
    for command in &program.commands {
        let condition = format!("-n '__fish_seen_subcommand_from {}'", command.name);
        for entry in &command.options {
            put(format!("{condition} {}", fish_option(entry)));
        }
        for word in &command.words {
            let offered = word.command().unwrap_or_default();
            put(format!(
                "{condition} -f -a {offered} -d {}",
                quoted(&word.text)
            ));
        }
    }
    text
}

fn fish_option(entry: &Entry) -> String {
    let mut parts = Vec::new();
    parts.extend(entry.short().map(|letter| format!("-s {letter}")));
    parts.extend(entry.option().map(|option| format!("-l {option}")));
    parts.extend(match Argument::of(entry) {
        Argument::None => None,
        Argument::File => Some("-r -F".to_owned()),
        Argument::Values(values) => Some(format!("-x -a '{}'", values.join(" "))),
        Argument::Other(_) => Some("-x".to_owned()),
    });
    parts.push(format!("-d {}", quoted(&entry.text)));
    parts.join(" ")
}

/// Returns a text in single quotes. A typographic apostrophe takes the place of those within it, because shells differ in
/// how they escape them.
fn quoted(text: &str) -> String {
    format!("'{}'", text.replace('\'', "’"))
}

/// Returns a sentence for each value that the description of its option does not name.
pub fn unknown_values(programs: &[Program]) -> Vec<String> {
    let mut unknown = Vec::new();
    for (name, values) in VALUES {
        let entries = programs.iter().flat_map(with_arguments);
        let texts: Vec<&str> = { entries.filter(|entry| entry.option() == Some(name)) }
            .map(|entry| &*entry.text)
            .collect();
        for value in values {
            let is_in_range = value.parse::<u32>().is_ok();
            if texts.is_empty() || !texts.iter().any(|text| text.contains(value) || is_in_range) {
                unknown.push(format!("--{name} {value}"));
            }
        }
    }
    unknown
}
