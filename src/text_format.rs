//! Texts by which players carry data to another device, by a shared clipboard, a message or a note: a prefix, followed
//! by bytes in base32.
//!
//! No messenger interprets the capital letters and digits of base32 as markup.

use crate::language::tr;
use data_encoding::BASE32_NOPAD;
use std::fmt;

/// Kind of text.
#[derive(Clone, Copy, Debug)]
pub struct TextFormat {
    /// Prefix of every text of this kind.
    pub prefix: &'static str,
    /// Maximum length in characters, with the prefix and without spaces and breaks.
    pub max_length: usize,
}

/// Error when a text is not as expected.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum TextError {
    /// The text does not start with this prefix.
    MissingPrefix(&'static str),
    /// The text has more than this number of characters.
    TooLong(usize),
    /// The text is truncated or contains invalid characters.
    Encoding,
}

impl fmt::Display for TextError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::MissingPrefix(prefix) => f.write_str(&tr!("text-prefix", prefix = *prefix)),
            Self::TooLong(most) => f.write_str(&tr!("text-too-long", most = *most)),
            Self::Encoding => f.write_str(tr!("text-damaged")),
        }
    }
}

impl std::error::Error for TextError {}

impl TextFormat {
    /// Returns `true` if a text starts like one of this kind, valid or not.
    pub fn matches(&self, text: &str) -> bool {
        significant_chars(text)
            .take(self.prefix.len())
            .eq(self.prefix.chars())
    }

    /// Encodes bytes as a text.
    ///
    /// # Errors
    /// If the text would be too long to be decoded.
    pub fn encode(&self, bytes: &[u8]) -> Result<String, TextError> {
        let length = self.prefix.len() + BASE32_NOPAD.encode_len(bytes.len());
        if length > self.max_length {
            return Err(TextError::TooLong(self.max_length));
        }
        let mut text = self.prefix.to_owned();
        BASE32_NOPAD.encode_append(bytes, &mut text);
        Ok(text)
    }

    /// Decodes the bytes of a text, with or without spaces and line breaks.
    ///
    /// # Errors
    /// If the text is of another kind, too long or damaged.
    pub fn decode(&self, text: &str) -> Result<Vec<u8>, TextError> {
        if !self.matches(text) {
            return Err(TextError::MissingPrefix(self.prefix));
        }
        // Stores no more than needed to detect an overlong text.
        let whole: String = { significant_chars(text) }
            .take(self.max_length + 1)
            .collect();
        if whole.chars().count() > self.max_length {
            return Err(TextError::TooLong(self.max_length));
        }
        let spelt = whole.strip_prefix(self.prefix);
        let spelt = spelt.ok_or(TextError::MissingPrefix(self.prefix))?;
        { BASE32_NOPAD.decode(spelt.as_bytes()) }.map_err(|_| TextError::Encoding)
    }
}

/// Returns the characters of a text without the visible and invisible spaces and breaks that messengers insert.
fn significant_chars(text: &str) -> impl Iterator<Item = char> {
    const UNSEEN: [char; 5] = ['\u{ad}', '\u{200b}', '\u{200c}', '\u{2060}', '\u{feff}'];
    text.chars()
        .filter(|letter| !letter.is_whitespace() && !UNSEEN.contains(letter))
}
