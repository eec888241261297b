//! Generated player names.

use crate::app::core::draw_number;
use crate::language::tr;

/// Returns a random name that is easy to say.
pub fn fresh_name() -> String {
    let drawn = draw_number() as usize;
    let first: Vec<&str> = words(tr!("player-name-first")).collect();
    let second: Vec<&str> = words(tr!("player-name-second")).collect();
    let at = (drawn % first.len(), drawn / first.len() % second.len());
    tr!("player-name", first = first[at.0], second = second[at.1])
}

/// Iterates over the words of a list with commas.
fn words(list: &str) -> impl Iterator<Item = &str> {
    list.split(',').map(str::trim)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::lobby::{MAX_NAME_CHARS, tidy_name};
    use std::collections::BTreeSet;

    #[test]
    fn every_generated_name_is_valid_and_different() {
        let mut names = BTreeSet::new();
        for first in words(tr!("player-name-first")) {
            for second in words(tr!("player-name-second")) {
                let name = tr!("player-name", first = first, second = second);
                assert!(name.chars().count() <= MAX_NAME_CHARS, "{name}");
                assert_eq!(tidy_name(&name).as_ref(), Some(&name));
                names.insert(name);
            }
        }
        assert_eq!(names.len(), 24 * 24);
    }
}
