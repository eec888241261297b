//! Messages as their files describe them.

use fluent_syntax::ast::Entry;
use tessella_language::Language;
use tessella_message_files::Names;
pub use tessella_message_files::parsed;

/// A message of a language.
pub struct Message {
    /// Name of its file, without the ending.
    pub file: &'static str,
    pub id: String,
    pub names: Names,
}

/// Returns the messages of a language.
pub fn messages(language: Language) -> Vec<Message> {
    let mut found = Vec::new();
    for (file, text) in language.files() {
        let Ok(resource) = parsed(text) else {
            continue; // said by another test
        };
        for entry in resource.body {
            if let Entry::Message(message) = entry {
                found.push(Message {
                    file,
                    id: message.id.name.to_owned(),
                    names: Names::of(message.value.as_ref()),
                });
            }
        }
    }
    found
}
