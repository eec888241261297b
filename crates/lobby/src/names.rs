//! Cleaning up text that people enter, and comparing names.

use tessella_formats::text_format::is_invisible;
use unicode_normalization::UnicodeNormalization;
use unicode_normalization::char::is_combining_mark;
use unicode_security::skeleton;

/// Maximum number of combining marks on one character. More of them would be stacked over adjacent lines.
const MAX_MARKS: usize = 2;

/// Maximum length of a name, in characters.
pub const MAX_NAME_CHARS: usize = 24;

/// Makes a name safe to display; `None` if nothing visible is left. A name that is too long is truncated, and ends with
/// an ellipsis to show it.
pub fn tidy_name(name: &str) -> Option<String> {
    let whole = tidy_text(name, MAX_NAME_CHARS + 1)?;
    if whole.chars().count() <= MAX_NAME_CHARS {
        return Some(whole);
    }
    tidy_text(name, MAX_NAME_CHARS - 1).map(|cut| cut + "…")
}

/// Returns `true` if two names look the same: they differ only in case, accents, spaces, or characters that are easily
/// confused.
pub(super) fn is_same_name(a: &str, b: &str) -> bool {
    let is_equal = |form: fn(&str) -> String| form(a) == form(b);
    // Different characters look alike in upper and lower case: l looks like I, but not like i.
    is_equal(bare_skeleton) || is_equal(|name| bare_skeleton(&name.to_lowercase()))
}

/// Returns the Unicode skeleton of a name, by which confusable texts are compared, without spaces and without marks
/// that can be put on any letter.
fn bare_skeleton(name: &str) -> String {
    let decomposed: String = name
        .nfkd()
        .filter(|&character| !is_general_mark(character) && !character.is_whitespace())
        .collect();
    skeleton(&decomposed)
        .filter(|&character| !is_general_mark(character))
        .collect()
}

/// Returns `true` for combining marks that belong to no particular script.
const fn is_general_mark(character: char) -> bool {
    matches!(character,
        '\u{300}'..='\u{36f}' | '\u{1ab0}'..='\u{1aff}' | '\u{1dc0}'..='\u{1dff}' | '\u{20d0}'..='\u{20ff}'
        | '\u{fe20}'..='\u{fe2f}')
}

/// Removes invisible characters and stacked marks, collapses whitespace and truncates to `max_chars`. Returns `None` if
/// nothing is left.
pub(super) fn tidy_text(text: &str, max_chars: usize) -> Option<String> {
    let (mut tidied, mut length, mut is_space_pending) = (String::new(), 0, false);
    // Marks are allowed only after a character.
    let mut marks = MAX_MARKS;
    for character in text.chars() {
        if character.is_whitespace() {
            is_space_pending = length > 0;
            marks = MAX_MARKS;
            continue;
        }
        if character.is_control() || is_invisible(character) {
            continue;
        }
        if is_combining_mark(character) {
            if marks == MAX_MARKS {
                continue;
            }
            marks += 1;
        } else {
            marks = 0;
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
            tidy_name(&"x".repeat(99)),
            Some("x".repeat(MAX_NAME_CHARS - 1) + "…")
        );
        assert_eq!(
            tidy_name("A\u{300}\u{301}\u{302}\u{303}nna \u{301}"),
            Some("A\u{300}\u{301}nna".to_owned())
        );
    }

    #[test]
    fn names_that_look_the_same_are_equal() {
        for (a, b) in [
            ("ANNA", "anna"),
            // Cyrillic and Greek letters.
            ("Anna", "\u{410}nn\u{430}"),
            ("Anna", "\u{391}nna"),
            // A capital I in place of a small l, and full-width letters.
            ("Alan", "AIan"),
            ("Ben", "\u{ff22}\u{ff45}\u{ff4e}"),
            // Accents, an overlay, and spaces.
            ("Zoe", "Zo\u{eb}"),
            ("Anna", "A\u{337}nna"),
            ("Anna B", "AnnaB"),
        ] {
            assert!(is_same_name(a, b), "{a} {b}");
        }
        for (a, b) in [
            ("Anna", "Anne"),
            ("Ben", "Bem"),
            ("\u{930}\u{93e}\u{92e}", "\u{930}\u{92e}"),
            ("\u{738b}", "\u{7389}"),
        ] {
            assert!(!is_same_name(a, b), "{a} {b}");
        }
    }

    proptest! {
        #[test]
        fn tidying_text_is_idempotent(text: String) {
            let once = tidy_text(&text, 30);
            prop_assert_eq!(once.as_deref().and_then(|once| tidy_text(once, 30)), once);
        }
    }
}
