//! Text of chat messages.

use super::names::tidy_text;
use serde::{Deserialize, Serialize};
use tessella_language::tr;

/// Maximum length of a chat message, in characters.
pub const MAX_CHAT_CHARS: usize = 200;

/// Number of [`phrases`].
pub const PHRASE_COUNT: usize = 10;

/// Returns the phrases that are sent with one tap. Their numbers travel, so that each player reads them in the own language.
pub fn phrases() -> [&'static str; PHRASE_COUNT] {
    [
        tr!("chat-phrase-hello"),
        tr!("chat-phrase-good-luck"),
        tr!("chat-phrase-shall-we-play"),
        tr!("chat-phrase-well-played"),
        tr!("chat-phrase-oh-no"),
        tr!("chat-phrase-one-moment"),
        tr!("chat-phrase-take-your-time"),
        tr!("chat-phrase-another-one"),
        tr!("chat-phrase-thank-you"),
        tr!("chat-phrase-goodbye"),
    ]
}

/// Text of a chat message.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum ChatText {
    /// One of the [`phrases`], by index.
    Phrase(u8),
    /// Free text.
    Text(String),
}

impl ChatText {
    /// Returns the text fit for display, or `None` if nothing visible is left.
    pub fn tidy(&self) -> Option<Self> {
        match self {
            Self::Phrase(number) => {
                (usize::from(*number) < PHRASE_COUNT).then_some(Self::Phrase(*number))
            }
            Self::Text(text) => tidy_text(text, MAX_CHAT_CHARS).map(Self::Text),
        }
    }

    /// Returns the text as it is displayed.
    pub fn as_str(&self) -> &str {
        match self {
            Self::Phrase(number) => {
                let phrase = phrases().get(usize::from(*number)).copied();
                phrase.unwrap_or("…")
            }
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
