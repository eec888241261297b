//! Text of chat messages.

use super::names::tidy_text;
use serde::{Deserialize, Serialize};

/// Maximum length of a chat message, in characters.
pub const MAX_CHAT_CHARS: usize = 200;

/// Number of phrases that can be sent with one tap. Only their indices are sent, so players read them in their own
/// languages.
pub const PHRASE_COUNT: usize = 10;

/// Text of a chat message.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum ChatText {
    /// One of [`PHRASE_COUNT`] phrases, by index.
    Phrase(u8),
    /// Free text.
    Text(String),
}

impl ChatText {
    /// Returns the text made safe to display; `None` if nothing visible is left.
    pub fn tidy(&self) -> Option<Self> {
        match self {
            Self::Phrase(number) => {
                (usize::from(*number) < PHRASE_COUNT).then_some(Self::Phrase(*number))
            }
            Self::Text(text) => tidy_text(text, MAX_CHAT_CHARS).map(Self::Text),
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
