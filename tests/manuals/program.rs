//! Commands and options of a program, from the text of its `--help`.

use crate::help::{Entry, Help, Section};

/// Program with its commands.
pub struct Program {
    pub name: &'static str,
    /// Options without a command.
    pub options: Vec<Entry>,
    pub commands: Vec<Command>,
}

/// Command with its options, and the words that may follow it.
pub struct Command {
    pub name: String,
    pub text: String,
    pub options: Vec<Entry>,
    pub words: Vec<Entry>,
}

impl Program {
    /// Returns the commands and options in a help text.
    pub fn new(name: &'static str, help: &Help) -> Self {
        let mut program = Self {
            name,
            options: Vec::new(),
            commands: Vec::new(),
        };
        for section in &help.sections {
            for entry in section.entries() {
                if let (None, Some(command)) = (entry.option(), entry.command()) {
                    program.add_command(command, &entry.text);
                }
            }
        }
        for section in &help.sections {
            program.add_options(section);
        }
        program
    }

    /// Adds a command, unless there is one of that name.
    fn add_command(&mut self, name: &str, text: &str) -> &mut Command {
        let at = self
            .commands
            .iter()
            .position(|command| command.name == name);
        let at = at.unwrap_or_else(|| {
            self.commands.push(Command {
                name: name.to_owned(),
                text: text.to_owned(),
                options: Vec::new(),
                words: Vec::new(),
            });
            self.commands.len() - 1
        });
        &mut self.commands[at]
    }

    /// Adds a command with words of its own.
    pub fn with_words(mut self, name: &str, help: &Help) -> Self {
        let command = self.add_command(name, &help.title);
        command.words = help.entries().cloned().collect();
        self
    }

    fn add_options(&mut self, section: &Section) {
        let of_section: Vec<String> = { section.entries() }
            .filter_map(|entry| Some(entry.command()?.to_owned()))
            .collect();
        let mut last = None;
        for entry in section.entries() {
            let Some(option) = entry.option() else {
                last = entry.command();
                continue;
            };
            let named = section.heading.strip_prefix("Options of ");
            let of: Vec<String> = if option == "help" || option == "version" {
                Vec::new()
            } else if let Some(command) = named.or(last.filter(|_| entry.is_nested)) {
                vec![command.to_owned()]
            } else {
                named_in(&entry.text, &of_section).unwrap_or_else(|| of_section.clone())
            };
            for command in &of {
                self.add_command(command, "").options.push(entry.clone());
            }
            if of.is_empty() {
                self.options.push(entry.clone());
            }
        }
    }
}

/// Returns the commands that a description names before a colon.
fn named_in(text: &str, commands: &[String]) -> Option<Vec<String>> {
    let (begin, _) = text.split_once(": ")?;
    let names = begin.split(", ").filter_map(|part| part.split(' ').next());
    let names: Vec<String> = names.map(str::to_owned).collect();
    names
        .iter()
        .all(|name| commands.contains(name))
        .then_some(names)
}

#[test]
fn options_belong_to_the_commands_that_the_help_names() {
    let help = Help::parse(
        "A: b\n\nOptions:\n  --size N           c\n\nTools:\n  do FILE            d\n    --fast           e\n  \
         make               f\n  --json             g\n  --threads N        make: h\n\nOptions of serve:\n  \
         --open             i\n  -h, --help         j\n",
    );
    let program = Program::new("a", &help);
    let names = |options: &[Entry]| {
        let names: Vec<&str> = options.iter().filter_map(Entry::option).collect();
        names.join(" ")
    };
    assert_eq!(names(&program.options), "size help");
    let commands = program.commands.iter();
    let commands: Vec<_> = commands
        .map(|command| (&*command.name, names(&command.options)))
        .collect();
    let expected = [
        ("do", "fast json"),
        ("make", "json threads"),
        ("serve", "open"),
    ];
    assert_eq!(
        commands,
        expected.map(|(name, options)| (name, options.to_owned()))
    );
}
