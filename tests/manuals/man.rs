//! Manual pages.

use crate::help::{Block, Entry, Help, Section};
use std::fmt::Write;

/// Parts of a manual page that the text of `--help` does not have.
pub struct Page {
    pub program: &'static str,
    /// Short description of the program.
    pub summary: &'static str,
    /// Files that the program reads and writes.
    pub files: &'static [(&'static str, &'static str)],
    /// Other pages.
    pub others: &'static [&'static str],
}

impl Page {
    /// Returns the page in the macros of man(7).
    pub fn write(&self, help: &Help) -> String {
        let mut page = String::new();
        self.put(help, &mut page).expect("a text has room");
        page
    }

    fn put(&self, help: &Help, page: &mut String) -> std::fmt::Result {
        let Self {
            program, summary, ..
        } = self;
        writeln!(
            page,
            ".\\\" Written by tests/manuals from the --help of {program}."
        )?;
        let (name, version) = (program.to_uppercase(), env!("CARGO_PKG_VERSION"));
        writeln!(
            page,
            ".TH {} 6 \"\" \"Tessella {version}\" \"Games Manual\"",
            escape(&name)
        )?;
        writeln!(
            page,
            ".SH NAME\n{} \\- {summary}\n.SH SYNOPSIS\n.nf",
            escape(program)
        )?;
        for usage in &help.usage {
            writeln!(page, "{}", escape(usage))?;
        }
        writeln!(page, ".fi\n.SH DESCRIPTION")?;
        writeln!(page, "{}", escape(&sentence(&help.title)))?;
        for text in &help.about {
            writeln!(page, ".PP\n{}", escape(text))?;
        }
        for section in &help.sections {
            put_section(section, page)?;
        }
        writeln!(page, ".SH FILES")?;
        for (file, text) in self.files {
            writeln!(page, ".TP\n.I {}\n{}", escape(file), escape(text))?;
        }
        let others: Vec<String> = { self.others.iter() }
            .map(|other| format!(".BR {} (6)", escape(other)))
            .collect();
        writeln!(page, ".SH SEE ALSO\n{}", others.join(" ,\n"))
    }
}

/// Writes a section. What follows a comma in its heading is a paragraph of its own.
fn put_section(section: &Section, page: &mut String) -> std::fmt::Result {
    let (heading, rest) = { section.heading.split_once(", ") }.unwrap_or((&section.heading, ""));
    writeln!(page, ".SH {}", escape(&heading.to_uppercase()))?;
    if !rest.is_empty() {
        writeln!(page, "{}", escape(&sentence(rest)))?;
    }
    let mut is_nested = false;
    for block in &section.blocks {
        let nests = matches!(
            block,
            Block::Entry(Entry {
                is_nested: true,
                ..
            })
        );
        if nests != is_nested {
            writeln!(page, "{}", if nests { ".RS" } else { ".RE" })?;
            is_nested = nests;
        }
        match block {
            Block::Text(text) => writeln!(page, ".PP\n{}", escape(text))?,
            Block::Table(lines) => {
                writeln!(page, ".PP\n.nf\n.ft CW")?;
                for line in lines {
                    writeln!(page, "{}", escape(line.strip_prefix("  ").unwrap_or(line)))?;
                }
                writeln!(page, ".ft R\n.fi")?;
            }
            Block::Entry(entry) => {
                let (term, text) = (escape(&entry.term), escape(&entry.text));
                writeln!(page, ".TP\n.B {term}\n{text}")?;
            }
        }
    }
    if is_nested {
        writeln!(page, ".RE")?;
    }
    Ok(())
}

/// Returns a title as a sentence.
fn sentence(title: &str) -> String {
    let title = title.trim_end_matches([':', '.']);
    let (first, rest) = title.split_at(title.len().min(1));
    format!("{}{rest}.", first.to_uppercase())
}

/// Escapes what roff would interpret.
fn escape(text: &str) -> String {
    let text = text.replace('\\', "\\e").replace('-', "\\-");
    match text.starts_with(['.', '\'']) {
        true => format!("\\&{text}"),
        false => text,
    }
}

#[test]
fn roff_does_not_interpret_escaped_text() {
    assert_eq!(escape(".a-b\\c"), "\\&.a\\-b\\ec");
    assert_eq!(escape("'a"), "\\&'a");
}
