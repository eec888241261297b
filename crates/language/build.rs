//! Writes the table of messages with which `tr!` is checked: the ids of the English messages, and their arguments.

use fluent_syntax::ast::Entry;
use std::collections::{BTreeMap, BTreeSet};
use std::error::Error;
use std::fmt::Write;
use std::path::Path;
use std::{env, fs};
use tessella_message_files::{Names, parsed};

/// Folder of the English messages. Tests make sure that the other languages have the same messages and arguments.
const FOLDER: &str = "../../assets/languages/en";

fn main() -> Result<(), Box<dyn Error>> {
    println!("cargo::rerun-if-changed={FOLDER}");
    let mut messages = BTreeMap::new();
    for file in fs::read_dir(FOLDER)? {
        let path = file?.path();
        let text = fs::read_to_string(&path)?;
        let resource = parsed(&text).map_err(|error| format!("{}: {error}", path.display()))?;
        for entry in resource.body {
            if let Entry::Message(message) = entry {
                let names = Names::of(message.value.as_ref());
                messages.insert(message.id.name.to_owned(), names);
            }
        }
    }
    let mut table = String::new();
    for id in messages.keys() {
        let arguments = arguments(id, &messages)?;
        writeln!(table, "({id:?}, &{arguments:?}),")?;
    }
    let file = Path::new(&env::var("OUT_DIR")?).join("messages.rs");
    fs::write(file, format!("&[\n{table}]\n"))?;
    Ok(())
}

/// Returns the arguments of a message and of those that it refers to, sorted.
fn arguments<'a>(
    id: &'a str,
    messages: &'a BTreeMap<String, Names>,
) -> Result<Vec<&'a str>, String> {
    let mut found = BTreeSet::new();
    let mut ids = vec![id];
    let mut seen = BTreeSet::new();
    while let Some(other) = ids.pop() {
        if seen.insert(other) {
            let names = messages.get(other);
            let names = names.ok_or_else(|| format!("{id} refers to {other}, which is missing"))?;
            found.extend(names.arguments.iter().map(String::as_str));
            ids.extend(names.references.iter().map(String::as_str));
        }
    }
    Ok(found.into_iter().collect())
}
