//! Text of chat messages.

use super::names::tidy_text;
use serde::{Deserialize, Serialize};

/// Maximum length of a chat message, in characters.
pub const MAX_CHAT_CHARS: usize = 200;

/// Phrases that are sent with one tap.
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

/// Text of a chat message.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum ChatText {
    /// One of [`PHRASES`], by index.
    Phrase(u8),
    /// Free text.
    Text(String),
}

impl ChatText {
    /// Returns the text fit for display, or `None` if nothing visible is left.
    pub fn tidy(&self) -> Option<Self> {
        match self {
            Self::Phrase(number) => {
                (usize::from(*number) < PHRASES.len()).then_some(Self::Phrase(*number))
            }
            Self::Text(text) => tidy_text(text, MAX_CHAT_CHARS).map(Self::Text),
        }
    }

    /// Returns the text as it is displayed.
    pub fn as_str(&self) -> &str {
        match self {
            Self::Phrase(number) => PHRASES.get(usize::from(*number)).copied().unwrap_or("…"),
            Self::Text(text) => text,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn chat_phrase_out_of_range_is_dropped() {
        assert_eq!(ChatText::Phrase(99).tidy(), None);
        assert_eq!(ChatText::Phrase(0).tidy(), Some(ChatText::Phrase(0)));
    }
}
