//! Cleaning of text that people enter, and comparison of names.

/// Maximum length of a name, in characters.
pub const MAX_NAME_CHARS: usize = 24;

/// Returns a name fit for display, or `None` if nothing visible is left.
pub fn tidy_name(name: &str) -> Option<String> {
    tidy_text(name, MAX_NAME_CHARS)
}

/// Returns `true` if two names differ only in case.
pub(super) fn is_same_name(a: &str, b: &str) -> bool {
    a.to_lowercase() == b.to_lowercase()
}

/// Removes invisible characters, collapses whitespace and truncates to `max_chars`. Returns `None` if nothing is left.
pub(super) fn tidy_text(text: &str, max_chars: usize) -> Option<String> {
    let (mut tidied, mut length, mut is_space_pending) = (String::new(), 0, false);
    for character in text.chars() {
        if character.is_whitespace() {
            is_space_pending = length > 0;
            continue;
        }
        if character.is_control() || is_invisible(character) {
            continue;
        }
        if length + usize::from(is_space_pending) >= max_chars {
            break;
        }
        if std::mem::take(&mut is_space_pending) {
            tidied.push(' ');
            length += 1;
        }
        tidied.push(character);
        length += 1;
    }
    (!tidied.is_empty()).then_some(tidied)
}

/// Returns a text with its invisible characters escaped, for a message that quotes what was entered. A terminal would obey
/// control characters, and the others could make the message read differently.
pub fn escape_invisible(text: &str) -> String {
    let mut escaped = String::with_capacity(text.len());
    for character in text.chars() {
        // A line or a paragraph separator counts as whitespace in names.
        let is_separator = matches!(character, '\u{2028}' | '\u{2029}');
        if character.is_control() || is_separator || is_invisible(character) {
            escaped.extend(character.escape_default());
        } else {
            escaped.push(character);
        }
    }
    escaped
}

/// Returns `true` for characters without width and those that change the text direction: with them, two different names could
/// look the same.
fn is_invisible(character: char) -> bool {
    matches!(character,
        '\u{ad}' | '\u{61c}' | '\u{115f}' | '\u{1160}' | '\u{17b4}' | '\u{17b5}' | '\u{180b}'..='\u{180f}'
        | '\u{200b}'..='\u{200f}' | '\u{202a}'..='\u{202e}' | '\u{2060}'..='\u{206f}' | '\u{3164}'
        | '\u{fe00}'..='\u{fe0f}' | '\u{feff}' | '\u{ffa0}' | '\u{fff9}'..='\u{fffb}' | '\u{e0000}'..='\u{e0fff}')
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    #[test]
    fn name_loses_invisible_characters_and_extra_spaces() {
        assert_eq!(tidy_name("  Anna \t B.  "), Some("Anna B.".to_owned()));
        assert_eq!(tidy_name("\u{202e}\u{200b} \n"), None);
        assert_eq!(tidy_name("A\u{7}n\u{200d}na"), Some("Anna".to_owned()));
        assert_eq!(
            tidy_name(&"x".repeat(99)).map(|name| name.len()),
            Some(MAX_NAME_CHARS)
        );
        assert!(is_same_name("ANNA", "anna") && !is_same_name("Anna", "Anne"));
    }

    #[test]
    fn escaping_shows_invisible_characters_and_keeps_the_others() {
        for (text, escaped) in [
            ("\u{1b}[31mred\u{7}", r"\u{1b}[31mred\u{7}"),
            ("one\ntwo\tthree\r", r"one\ntwo\tthree\r"),
            ("\u{9b}2J\u{7f}", r"\u{9b}2J\u{7f}"),
            (
                "a\u{202e}b\u{200b}c\u{2028}",
                r"a\u{202e}b\u{200b}c\u{2028}",
            ),
            (
                "Zoë \"x\" \\ e\u{301} 中文 🎲",
                "Zoë \"x\" \\ e\u{301} 中文 🎲",
            ),
        ] {
            assert_eq!(escape_invisible(text), escaped);
        }
    }

    proptest! {
        #[test]
        fn escaped_text_has_no_control_characters(text: String) {
            let escaped = escape_invisible(&text);
            prop_assert!(!escaped.chars().any(char::is_control));
            prop_assert_eq!(escape_invisible(&escaped), escaped);
        }

        #[test]
        fn tidying_text_is_idempotent(text: String) {
            let once = tidy_text(&text, 30);
            prop_assert_eq!(once.as_deref().and_then(|once| tidy_text(once, 30)), once);
        }
    }
}
