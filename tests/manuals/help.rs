//! Parser of the text of `--help`.

/// Column in which the descriptions of options and commands begin.
const COLUMN: usize = 21;

/// Text of `--help` of a program.
pub struct Help {
    /// Line that says what the program is.
    pub title: String,
    /// Lines of the usage, without the word.
    pub usage: Vec<String>,
    /// Paragraphs before the first section.
    pub about: Vec<String>,
    pub sections: Vec<Section>,
}

/// Part of the text under a heading.
pub struct Section {
    pub heading: String,
    pub blocks: Vec<Block>,
}

/// Paragraph of a section, or one of its entries.
#[derive(Debug, PartialEq, Eq)]
pub enum Block {
    Text(String),
    /// Lines whose columns have a meaning.
    Table(Vec<String>),
    Entry(Entry),
}

/// Option or command.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Entry {
    /// Name, with its argument if it has one.
    pub term: String,
    pub text: String,
    /// `true` for an option that follows the command before it.
    pub is_nested: bool,
}

impl Entry {
    /// Returns the long name of an option, without its dashes.
    pub fn option(&self) -> Option<&str> {
        let (_, rest) = self.term.split_once("--")?;
        rest.split([' ', ',']).next()
    }

    /// Returns the short name of an option.
    pub fn short(&self) -> Option<char> {
        let rest = self.term.strip_prefix('-')?;
        rest.chars().next().filter(|&letter| letter != '-')
    }

    /// Returns the placeholder of the argument.
    pub fn argument(&self) -> Option<&str> {
        self.term
            .split_once(' ')
            .map(|(_, rest)| rest)
            .filter(|rest| !rest.starts_with('-'))
    }

    /// Returns the name of a command.
    pub fn command(&self) -> Option<&str> {
        let first = self.term.split(' ').next()?;
        (!first.starts_with('-')).then_some(first)
    }
}

impl Help {
    /// Parses a text.
    pub fn parse(text: &str) -> Self {
        let mut help = Self {
            title: String::new(),
            usage: Vec::new(),
            about: Vec::new(),
            sections: Vec::new(),
        };
        for line in text.lines() {
            match line.strip_prefix("Usage: ") {
                _ if help.title.is_empty() => help.title = line.to_owned(),
                Some(usage) => help.usage.push(usage.to_owned()),
                None if line.is_empty() => {}
                None if line.starts_with("       ") && help.sections.is_empty() => {
                    help.usage.push(line.trim_start().to_owned());
                }
                None => help.add(line),
            }
        }
        help
    }

    /// Adds a line after the usage.
    fn add(&mut self, line: &str) {
        if !line.starts_with(' ')
            && let Some((heading, "")) = line.split_once(':')
        {
            self.sections.push(Section {
                heading: heading.to_owned(),
                blocks: Vec::new(),
            });
            return;
        }
        let Some(section) = self.sections.last_mut() else {
            self.about.push(line.to_owned());
            return;
        };
        let is_table = ["Boards", "Games"]
            .iter()
            .any(|name| section.heading.starts_with(name));
        match (section.blocks.last_mut(), entry(line)) {
            (Some(Block::Table(lines)), _) if is_table => lines.push(line.to_owned()),
            (_, _) if is_table => section.blocks.push(Block::Table(vec![line.to_owned()])),
            (_, Some(entry)) => section.blocks.push(Block::Entry(entry)),
            (Some(Block::Entry(entry)), None) if is_continued(line) => {
                entry.text = format!("{} {}", entry.text, line.trim());
            }
            (Some(Block::Text(text)), None) => *text = format!("{text} {}", line.trim()),
            (_, None) => section.blocks.push(Block::Text(line.trim().to_owned())),
        }
    }

    /// Returns all options and commands.
    pub fn entries(&self) -> impl Iterator<Item = &Entry> {
        let sections = self.sections.iter();
        sections.flat_map(Section::entries)
    }
}

impl Section {
    /// Returns the options and commands.
    pub fn entries(&self) -> impl Iterator<Item = &Entry> {
        self.blocks.iter().filter_map(|block| match block {
            Block::Entry(entry) => Some(entry),
            Block::Text(_) | Block::Table(_) => None,
        })
    }
}

/// Returns `true` if a line continues the description of an entry.
fn is_continued(line: &str) -> bool {
    line.get(..COLUMN)
        .is_some_and(|begin| begin.trim().is_empty())
}

/// Parses the first line of an entry.
fn entry(line: &str) -> Option<Entry> {
    let (begin, text) = line.split_at_checked(COLUMN)?;
    let term = begin.trim();
    let indent = begin.len() - begin.trim_start().len();
    let is_name = |letter: char| letter == '-' || letter.is_ascii_lowercase();
    let is_entry = begin.ends_with(' ') && (indent == 2 || indent == 4);
    (is_entry && term.starts_with(is_name)).then(|| Entry {
        term: term.to_owned(),
        text: text.to_owned(),
        is_nested: indent == 4,
    })
}

#[test]
fn help_is_parsed_into_usage_sections_and_entries() {
    let help = Help::parse(
        "Name: a program\n\nUsage: name [options]\n       name do\n\nA paragraph.\n\nOptions:\n  \
         --size WxH         its size\n                     in pixels\n  do FILE            does it\n    \
         --fast           soon\n  The exit status is 0 if all is well.\n\n  -h, --help         print this\n",
    );
    assert_eq!(help.title, "Name: a program");
    assert_eq!(help.usage, ["name [options]", "name do"]);
    assert_eq!(help.about, ["A paragraph."]);
    let entries: Vec<_> = help.entries().collect();
    assert_eq!(entries[0].text, "its size in pixels");
    assert_eq!(
        (entries[0].option(), entries[0].argument()),
        (Some("size"), Some("WxH"))
    );
    assert_eq!(
        (entries[1].command(), entries[1].argument()),
        (Some("do"), Some("FILE"))
    );
    assert!(entries[2].is_nested && entries[2].argument().is_none());
    assert_eq!(
        (entries[3].option(), entries[3].short()),
        (Some("help"), Some('h'))
    );
    let text = "The exit status is 0 if all is well.".to_owned();
    assert!(help.sections[0].blocks.contains(&Block::Text(text)));
}
