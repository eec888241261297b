//! Numbers and the words for what they count.

use crate::messages::{messages, parsed};
use fluent_syntax::ast::{
    Entry, Expression, InlineExpression, Pattern, PatternElement, VariantKey,
};
use std::collections::BTreeSet;
use tessella_language::{Language, message_with};

/// Plural categories of whole numbers, by the tag of the language.
fn categories(tag: &str) -> &'static [&'static str] {
    match tag {
        "ru" => &["few", "many", "one", "other"],
        "ja" | "ko" | "zh-Hans" | "zh-Hant" => &["other"],
        _ => &["one", "other"],
    }
}

/// Adds the keys of all selections in a pattern that are plural categories.
fn add_selections(pattern: &Pattern<&'static str>, found: &mut Vec<BTreeSet<&'static str>>) {
    for element in &pattern.elements {
        let PatternElement::Placeable { expression } = element else {
            continue;
        };
        match expression {
            Expression::Select { variants, .. } => {
                let names = variants.iter().filter_map(|variant| match variant.key {
                    VariantKey::Identifier { name } => Some(name),
                    VariantKey::NumberLiteral { .. } => None,
                });
                let names: BTreeSet<&str> = names.collect();
                if names.len() == variants.len() {
                    found.push(names);
                }
                for variant in variants {
                    add_selections(&variant.value, found);
                }
            }
            Expression::Inline(InlineExpression::Placeable { .. }) => {
                panic!("a placeable in a placeable")
            }
            Expression::Inline(_) => {}
        }
    }
}

#[test]
fn plural_forms_are_those_of_the_language() {
    let mut faults = Vec::new();
    for &language in Language::ALL {
        let tag = language.tag();
        let wanted: BTreeSet<&str> = categories(tag).iter().copied().collect();
        for (_, text) in language.files() {
            let resource = parsed(text).expect("a file of messages");
            for entry in resource.body {
                let Entry::Message(message) = entry else {
                    continue;
                };
                let mut selections = Vec::new();
                if let Some(pattern) = &message.value {
                    add_selections(pattern, &mut selections);
                }
                let wrong = selections.into_iter().filter(|names| *names != wanted);
                let id = message.id.name;
                faults.extend(wrong.map(|names| format!("{tag}: {id} has the forms {names:?}")));
            }
        }
    }
    assert!(faults.is_empty(), "{}", faults.join("\n"));
}

/// Messages with a number that can be 1, and its name.
const COUNTS: [(&str, &str); 19] = [
    ("board-heights", "heights"),
    ("code-cells-in-row", "tiles"),
    ("code-cells-too-few", "tiles"),
    ("drench-progress-left", "left"),
    ("drench-result-tiles-each", "tiles"),
    ("drench-result-to-go-best", "best"),
    ("drench-result-to-go-best", "tiles"),
    ("file-bytes-left", "bytes"),
    ("join-full", "most"),
    ("join-full-unnamed", "most"),
    ("lan-found-people", "most"),
    ("light-block-progress-left", "left"),
    ("link-details-faces", "faces"),
    ("link-progress-left", "left"),
    ("misfit-link-too-many-faces", "pairs"),
    ("refusal-room-seat-mismatch", "seats"),
    ("refusal-server-full", "most"),
    ("refusal-too-many-rooms", "most"),
    ("room-cut-off", "seconds"),
];

#[test]
fn one_thing_is_not_named_in_the_plural() {
    for (id, one) in COUNTS {
        let messages = messages(Language::English);
        let message = messages.iter().find(|message| message.id == id);
        let message = message.unwrap_or_else(|| panic!("no message {id}"));
        let names = &message.names.arguments;
        let text = |language: Language, number: i32| {
            let arguments: Vec<_> = names
                .iter()
                .map(|name| {
                    let name: &'static str = Box::leak(name.clone().into_boxed_str());
                    let number = if name == one { number } else { 7 };
                    (name, number.into())
                })
                .collect();
            message_with(language, id, &arguments)
        };
        // Other languages have other words for some of them, such as "people: 1 of 1".
        for language in [Language::English, Language::German, Language::Spanish] {
            let [one, many] = [1, 5].map(|number| text(language, number));
            assert_ne!(one, many.replace('5', "1"), "{}: {id}", language.tag());
        }
    }
}
