//! The messages of all languages, and their use in the code.

mod literals;
mod messages;
mod plurals;
mod source;
mod store_texts;

use messages::{Message, messages, parsed};
use std::collections::{BTreeMap, BTreeSet};
use tessella_language::Language;

/// Returns the messages of a language by their ids.
fn by_id(language: Language) -> BTreeMap<String, Message> {
    let mut found = BTreeMap::new();
    for message in messages(language) {
        let id = message.id.clone();
        let place = format!("{}/{}.ftl", language.tag(), message.file);
        assert!(
            found.insert(id.clone(), message).is_none(),
            "{place}: {id} is there twice"
        );
    }
    found
}

#[test]
fn files_are_valid_and_ids_are_unique() {
    for &language in Language::ALL {
        for (name, text) in language.files() {
            if let Err(error) = parsed(text) {
                panic!("{}/{name}.ftl: {error}", language.tag());
            }
        }
        by_id(language);
    }
}

#[test]
fn code_uses_each_message_with_its_arguments() {
    let messages = by_id(Language::English);
    let uses = source::uses();
    let mut faults = Vec::new();
    for found in &uses {
        match messages.get(&found.id) {
            None => faults.push(format!("{}: there is no message {}", found.file, found.id)),
            Some(message) if message.arguments != found.arguments => faults.push(format!(
                "{}: {} has the arguments {:?}, and {:?} are given",
                found.file, found.id, message.arguments, found.arguments
            )),
            Some(_) => {}
        }
    }
    let used: BTreeSet<&str> = { uses.iter().map(|found| found.id.as_str()) }
        .chain(messages.values().flat_map(Message::references))
        .collect();
    let unused = messages.keys().filter(|id| !used.contains(id.as_str()));
    faults.extend(unused.map(|id| format!("no code uses the message {id}")));
    assert!(faults.is_empty(), "{}", faults.join("\n"));
}

#[test]
fn languages_have_the_same_messages() {
    let english = by_id(Language::English);
    let mut faults = Vec::new();
    for &language in Language::ALL {
        let messages = by_id(language);
        let tag = language.tag();
        for (id, message) in &english {
            match messages.get(id) {
                None => faults.push(format!("{tag}: {id} is missing")),
                Some(other) if other.file != message.file => {
                    faults.push(format!("{tag}: {id} is in {}.ftl", other.file));
                }
                Some(other) if other.arguments != message.arguments => faults.push(format!(
                    "{tag}: {id} has the arguments {:?} in place of {:?}",
                    other.arguments, message.arguments
                )),
                Some(_) => {}
            }
        }
        let unknown = messages.keys().filter(|id| !english.contains_key(*id));
        faults.extend(unknown.map(|id| format!("{tag}: {id} is not in English")));
    }
    assert!(faults.is_empty(), "{}", faults.join("\n"));
}
