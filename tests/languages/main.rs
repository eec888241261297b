//! The messages of all languages, and their use in the code.

#[macro_use]
mod example_texts;
mod literals;
mod messages;
mod plurals;
mod source;
mod store_texts;
mod texts_boards;
mod texts_formats;
mod texts_games;
mod texts_library;
mod texts_lobby;
mod texts_net;
mod texts_protocol;
mod texts_session;

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
fn code_uses_each_message() {
    let texts = source::texts();
    let messages = by_id(Language::English);
    let mut used: BTreeSet<&str> = messages
        .values()
        .flat_map(|message| message.names.references.iter().map(String::as_str))
        .collect();
    // Ids are literals: in `tr!`, in `wording!`, in tables of messages and of actions.
    for (_, text) in &texts {
        used.extend(text.split('"'));
    }
    let unused: Vec<_> = messages
        .keys()
        .filter(|id| !used.contains(id.as_str()))
        .collect();
    assert!(unused.is_empty(), "no code uses {unused:?}");
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
                Some(other) if other.names.arguments != message.names.arguments => {
                    faults.push(format!(
                        "{tag}: {id} has the arguments {:?} in place of {:?}",
                        other.names.arguments, message.names.arguments
                    ));
                }
                Some(_) => {}
            }
        }
        let unknown = messages.keys().filter(|id| !english.contains_key(*id));
        faults.extend(unknown.map(|id| format!("{tag}: {id} is not in English")));
    }
    assert!(faults.is_empty(), "{}", faults.join("\n"));
}
