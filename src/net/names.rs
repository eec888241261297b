//! Generated player names.

use crate::core::draw_number;
use tessella_language::{Language, tr};
use tessella_lobby::{MAX_NAME_CHARS, tidy_name};

/// Returns a random name that is easy to say.
pub fn fresh_name(language: Language) -> String {
    let drawn = draw_number() as usize;
    let first: Vec<&str> = words(tr!(language, "player-name-first")).collect();
    let second: Vec<&str> = words(tr!(language, "player-name-second")).collect();
    let at = (drawn % first.len(), drawn / first.len() % second.len());
    tr!(
        language,
        "player-name",
        first = first[at.0],
        second = second[at.1]
    )
}

/// Number of refusals after which a name is not tried with another number.
const MAX_NUMBERED: u8 = 4;

/// Returns a name with a number, for somebody whose name was refused as often as this because others have it: "Ann 2" after the
/// first time. `None` if it was refused too often.
pub(super) fn numbered_name(name: &str, refusals: u8) -> Option<String> {
    if refusals > MAX_NUMBERED {
        return None;
    }
    let number = format!(" {}", refusals + 1);
    let kept = MAX_NAME_CHARS - number.chars().count();
    let name: String = name.trim().chars().take(kept).collect();
    tidy_name(&format!("{name}{number}"))
}

/// Iterates over the words of a list with commas.
fn words(list: &str) -> impl Iterator<Item = &str> {
    list.split(',').map(str::trim)
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::collections::BTreeSet;

    #[test]
    fn every_generated_name_is_valid_and_different() {
        let mut names = BTreeSet::new();
        let language = Language::English;
        for first in words(tr!(language, "player-name-first")) {
            for second in words(tr!(language, "player-name-second")) {
                let name = tr!(language, "player-name", first, second);
                assert!(name.chars().count() <= MAX_NAME_CHARS, "{name}");
                assert_eq!(tidy_name(&name).as_ref(), Some(&name));
                names.insert(name);
            }
        }
        assert_eq!(names.len(), 24 * 24);
    }

    #[test]
    fn taken_name_gets_a_number_and_stays_short() {
        for (name, refusals, expected) in [
            ("Ann", 1, Some("Ann 2")),
            (" Ann ", 2, Some("Ann 3")),
            (
                "Constantin Schwammmacher",
                1,
                Some("Constantin Schwammmach 2"),
            ),
            ("Ann", 5, None),
        ] {
            assert_eq!(numbered_name(name, refusals).as_deref(), expected);
        }
    }
}
