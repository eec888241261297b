//! Escaping of invisible characters in what is printed or logged.

use crate::text_format::is_invisible;

/// Escapes invisible characters, for messages that quote user input. A terminal would obey control characters, and the
/// others could make a message read differently.
pub fn escape_invisible(text: &str) -> String {
    let mut escaped = String::with_capacity(text.len());
    for character in text.chars() {
        if must_be_escaped(character) {
            escaped.extend(character.escape_default());
        } else {
            escaped.push(character);
        }
    }
    escaped
}

/// Escapes invisible characters in a line of JSON, as JSON escapes. They occur only in its strings, and serializers
/// escape only those below U+0020.
pub fn escape_invisible_json(json: &str) -> String {
    let mut escaped = String::with_capacity(json.len());
    for character in json.chars() {
        if must_be_escaped(character) {
            for unit in character.encode_utf16(&mut [0; 2]) {
                escaped.push_str(&format!("\\u{unit:04x}"));
            }
        } else {
            escaped.push(character);
        }
    }
    escaped
}

/// Returns `true` for the characters that messages show escaped.
fn must_be_escaped(character: char) -> bool {
    // `is_invisible` is also used for names, where line and paragraph separators count as whitespace.
    let is_separator = matches!(character, '\u{2028}' | '\u{2029}');
    character.is_control() || is_separator || is_invisible(character)
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

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

    #[test]
    fn escaping_of_json_keeps_its_meaning() {
        let json = "{\"a\":\"\\u001b\\n\u{7f}\u{9b}\u{202e}\u{2066}\u{2028}\u{e0041}\\\"\\\\\"}";
        assert_eq!(
            escape_invisible_json(json),
            r#"{"a":"\u001b\n\u007f\u009b\u202e\u2066\u2028\udb40\udc41\"\\"}"#
        );
    }

    proptest! {
        #[test]
        fn escaped_text_has_no_control_characters(text: String) {
            let escaped = escape_invisible(&text);
            prop_assert!(!escaped.chars().any(char::is_control));
            prop_assert_eq!(escape_invisible(&escaped), escaped);
        }
    }
}
