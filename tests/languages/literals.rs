//! Texts in the code of the app that should be messages.

use crate::source::texts;
use proc_macro2::{TokenStream, TokenTree};
use std::collections::BTreeSet;

/// Texts that are no messages, or the beginning of one, with the reason.
const NO_MESSAGES: [(&str, &str); 12] = [
    ("Light Block: ", "the title of a pack in its file"),
    ("Tessella backup", "the name of a file"),
    ("Unable to find a GPU", "compared with a panic of Bevy"),
    (
        "Games and settings are not saved here.",
        "for the command line",
    ),
    (
        "nothing can be drawn: expected a Vulkan driver.",
        "for the command line",
    ),
    (
        "the host at {address} is not the device you played with before,",
        "for the command line",
    ),
    ("no window can be opened: {reason}.", "for the command line"),
    ("QR code", "an id"),
    ("Drench: ", "the title in the file of a pack"),
    ("Link: ", "the title in the file of a pack"),
    (
        "Tessella {} on {} {}, {} seconds after 1970-01-01 UTC\\nthread '{}' {info}\\n{}\\n",
        "the report of a crash",
    ),
    ("{} cannot be saved: {error}.", "for the log"),
];

/// Returns `true` if a literal looks like words for the player: it begins with a capital letter or ends like a sentence,
/// and has two words.
fn is_sentence(text: &str) -> bool {
    let is_word = |word: &&str| word.chars().filter(|c| c.is_alphabetic()).count() > 1;
    let words = text.split(' ').filter(is_word).count();
    let is_capital = text.chars().next().is_some_and(char::is_uppercase);
    words > 1 && (is_capital || text.ends_with(['.', '!', '?']))
}

/// Adds the sentences in these tokens, without those of tests and of attributes, among them the comments.
fn find(tokens: TokenStream, found: &mut BTreeSet<String>) {
    let tokens: Vec<TokenTree> = tokens.into_iter().collect();
    let mut at = 0;
    while at < tokens.len() {
        match &tokens[at] {
            TokenTree::Punct(mark) if mark.as_char() == '#' => {
                let is_for_tests = tokens.get(at + 1).is_some_and(|attribute| {
                    attribute.to_string().replace(' ', "") == "[cfg(test)]"
                });
                if is_for_tests {
                    // Modules of tests stand at the end of a file.
                    return;
                }
                // An inner attribute, such as a comment at the head of a file, has another mark.
                let is_inner = matches!(tokens.get(at + 1), Some(TokenTree::Punct(_)));
                at += 1 + usize::from(is_inner);
            }
            TokenTree::Group(group) => find(group.stream(), found),
            TokenTree::Literal(literal) => {
                let text = literal.to_string();
                let text = text.trim_matches('"');
                if is_sentence(text) {
                    found.insert(text.to_owned());
                }
            }
            TokenTree::Punct(_) | TokenTree::Ident(_) => {}
        }
        at += 1;
    }
}

#[test]
fn texts_of_the_app_are_messages() {
    let mut found = BTreeSet::new();
    for (file, text) in texts() {
        // The command line and the page of all widgets are in English.
        let is_english = file.starts_with("src/cli/") || file == "src/screens/kit.rs";
        if file.starts_with("src/") && !is_english {
            let mut here = BTreeSet::new();
            find(text.parse().expect("source that can be parsed"), &mut here);
            found.extend(here.into_iter().map(|text| (text, file.clone())));
        }
    }
    let is_known = |text: &str| {
        NO_MESSAGES
            .iter()
            .any(|&(known, _)| text.starts_with(known))
    };
    let texts: Vec<_> = found.iter().filter(|(text, _)| !is_known(text)).collect();
    assert!(texts.is_empty(), "expected messages: {texts:#?}");
    for (known, why) in NO_MESSAGES {
        let is_there = found.iter().any(|(text, _)| text.starts_with(known));
        assert!(is_there, "{known:?} ({why}) is in the code no more");
    }
}

#[test]
fn sentences_are_found_in_code() {
    let code = r#"
        //! Neither is a comment at the head.
        /// A comment is none.
        #[expect(lint, reason = "Neither is this one.")]
        fn draw() {
            label("Your turn now");
            label(format!("{name} has won."));
            id("keys in use");
            label("Undo");
        }
        #[cfg(test)]
        mod tests { const A: &str = "Not in tests"; }
    "#;
    let mut found = BTreeSet::new();
    find(code.parse().expect("code"), &mut found);
    let found: Vec<&str> = found.iter().map(String::as_str).collect();
    assert_eq!(found, ["Your turn now", "{name} has won."]);
}
