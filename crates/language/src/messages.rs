//! The messages of a language, parsed.

use super::direction::{FIRST_STRONG_ISOLATE, POP_ISOLATE, is_right_to_left};
use super::languages::Language;
use fluent_bundle::concurrent::FluentBundle;
use fluent_bundle::{FluentArgs, FluentResource, FluentValue};
use fluent_syntax::ast::Entry;
use std::collections::HashMap;
use std::sync::OnceLock;

/// Messages of a language.
struct Messages {
    bundle: FluentBundle<FluentResource>,
    /// Messages without arguments, by their ids.
    fixed: HashMap<String, String>,
}

impl Messages {
    /// Returns the messages of a language, which are parsed when they are first needed.
    fn of(language: Language) -> &'static Self {
        static MESSAGES: [OnceLock<Messages>; Language::ALL.len()] =
            [const { OnceLock::new() }; Language::ALL.len()];
        MESSAGES[language as usize].get_or_init(|| Self::new(language))
    }

    /// Parses the files of a language. Invalid entries are skipped; tests make sure that there are none.
    fn new(language: Language) -> Self {
        let tag = language.tag().parse().unwrap_or_default();
        let mut bundle = FluentBundle::new_concurrent(vec![tag]);
        // Only right-to-left text needs marks: see `isolated`.
        bundle.set_use_isolating(false);
        let mut ids = Vec::new();
        for (_, text) in language.files() {
            let resource = match FluentResource::try_new(text.to_owned()) {
                Ok(resource) | Err((resource, _)) => resource,
            };
            ids.extend(resource.entries().filter_map(message_id));
            bundle.add_resource_overriding(resource);
        }
        let formatted = ids.into_iter().filter_map(|id| {
            let mut errors = Vec::new();
            let pattern = bundle.get_message(&id)?.value()?;
            let text = bundle.format_pattern(pattern, None, &mut errors);
            errors.is_empty().then(|| (id, text.into_owned()))
        });
        let fixed = formatted.collect();
        Self { bundle, fixed }
    }

    fn format(&self, id: &str, arguments: &FluentArgs<'_>) -> Option<String> {
        let pattern = self.bundle.get_message(id)?.value()?;
        let mut errors = Vec::new();
        let text = { &self.bundle }.format_pattern(pattern, Some(arguments), &mut errors);
        Some(text.into_owned())
    }
}

fn message_id(entry: &Entry<&str>) -> Option<String> {
    match entry {
        Entry::Message(message) => Some(message.id.name.to_owned()),
        _ => None,
    }
}

/// Returns the message with this id.
pub fn message(language: Language, id: &'static str) -> &'static str {
    let find = |language: Language| Messages::of(language).fixed.get(id);
    let text = find(language).or_else(|| find(Language::English));
    text.map_or(id, String::as_str)
}

/// Returns the message with this id and these arguments.
pub fn message_with(
    language: Language,
    id: &'static str,
    arguments: &[(&'static str, FluentValue<'_>)],
) -> String {
    let arguments = arguments
        .iter()
        .map(|(name, value)| (*name, isolated(value.clone())));
    let arguments = FluentArgs::from_iter(arguments);
    let find = |language: Language| Messages::of(language).format(id, &arguments);
    let text = find(language).or_else(|| find(Language::English));
    text.unwrap_or_else(|| id.to_owned())
}

/// Encloses right-to-left text in marks, so that it does not change the order of the text around it.
fn isolated(value: FluentValue<'_>) -> FluentValue<'_> {
    match value {
        FluentValue::String(text) if text.chars().any(is_right_to_left) => {
            FluentValue::String(format!("{FIRST_STRONG_ISOLATE}{text}{POP_ISOLATE}").into())
        }
        value => value,
    }
}
