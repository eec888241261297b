//! What people say to each other, and what they are called.

use serde::{Deserialize, Serialize};

/// How long a name is at most, in characters.
pub const LONGEST_NAME: usize = 24;
/// How long what one says at once is at most, in characters.
pub const LONGEST_SAYING: usize = 200;

/// What can be said with one tap.
pub const PHRASES: [&str; 10] = [
    "Hello!",
    "Good luck!",
    "Shall we play?",
    "Well played!",
    "Oh no!",
    "One moment, please",
    "Take your time",
    "Another one?",
    "Thank you!",
    "Goodbye!",
];

/// Something that somebody says.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Words {
    /// One of [`PHRASES`], by its number.
    Phrase(u8),
    /// Words of their own.
    Text(String),
}

impl Words {
    /// The same, fit to be shown; `None` if nothing is left of it.
    pub fn tidy(&self) -> Option<Self> {
        match self {
            Self::Phrase(number) => {
                (usize::from(*number) < PHRASES.len()).then_some(Self::Phrase(*number))
            }
            Self::Text(text) => tidy(text, LONGEST_SAYING).map(Self::Text),
        }
    }

    /// As it is read.
    pub fn text(&self) -> &str {
        match self {
            Self::Phrase(number) => PHRASES.get(usize::from(*number)).copied().unwrap_or("…"),
            Self::Text(text) => text,
        }
    }
}

/// A name, fit to be shown; `None` if nothing is left of it.
pub fn tidy_name(name: &str) -> Option<String> {
    tidy(name, LONGEST_NAME)
}

/// Whether two names look alike.
pub fn same_name(a: &str, b: &str) -> bool {
    a.to_lowercase() == b.to_lowercase()
}

/// Text without what cannot be seen, with single spaces, and not too long; `None` if nothing is left.
fn tidy(text: &str, longest: usize) -> Option<String> {
    let (mut tidied, mut length, mut is_apart) = (String::new(), 0, false);
    for sign in text.chars() {
        if sign.is_whitespace() {
            is_apart = length > 0;
            continue;
        }
        if sign.is_control() || is_invisible(sign) {
            continue;
        }
        if length + usize::from(is_apart) >= longest {
            break;
        }
        if std::mem::take(&mut is_apart) {
            tidied.push(' ');
            length += 1;
        }
        tidied.push(sign);
        length += 1;
    }
    (!tidied.is_empty()).then_some(tidied)
}

/// Signs that turn the direction of what follows, or take no place: two names with them could look the same.
fn is_invisible(sign: char) -> bool {
    matches!(sign,
        '\u{ad}' | '\u{61c}' | '\u{115f}' | '\u{1160}' | '\u{17b4}' | '\u{17b5}' | '\u{180b}'..='\u{180f}'
        | '\u{200b}'..='\u{200f}' | '\u{202a}'..='\u{202e}' | '\u{2060}'..='\u{206f}' | '\u{3164}'
        | '\u{fe00}'..='\u{fe0f}' | '\u{feff}' | '\u{ffa0}' | '\u{fff9}'..='\u{fffb}' | '\u{e0000}'..='\u{e0fff}')
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    #[test]
    fn what_is_said_is_made_fit_to_be_shown() {
        assert_eq!(tidy_name("  Anna \t B.  "), Some("Anna B.".to_owned()));
        assert_eq!(tidy_name("\u{202e}\u{200b} \n"), None);
        assert_eq!(tidy_name("A\u{7}n\u{200d}na"), Some("Anna".to_owned()));
        assert_eq!(
            tidy_name(&"x".repeat(99)).map(|name| name.len()),
            Some(LONGEST_NAME)
        );
        assert_eq!(Words::Phrase(99).tidy(), None);
        assert_eq!(Words::Phrase(0).tidy(), Some(Words::Phrase(0)));
        assert!(same_name("ANNA", "anna") && !same_name("Anna", "Anne"));
    }

    proptest! {
        #[test]
        fn tidying_twice_changes_nothing(text: String) {
            let once = tidy(&text, 30);
            prop_assert_eq!(once.as_deref().and_then(|once| tidy(once, 30)), once);
        }
    }
}
