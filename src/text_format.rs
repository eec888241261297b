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
    /// Returns `true` if a text is of this kind, valid or not. Something may precede it, such as a sentence or a quote.
    pub fn matches(&self, text: &str) -> bool {
        self.data(text).is_some()
    }

    /// Returns what follows the prefix, in upper or lower case; `None` if there is no prefix.
    fn data<'a>(&self, text: &'a str) -> Option<&'a str> {
        let prefix = self.prefix.as_bytes();
        // A prefix has its first letter only once, so a mismatch need not go back.
        let mut matched = 0;
        for (at, character) in text.char_indices().filter(|&(_, c)| is_significant(c)) {
            let lower = character.to_ascii_lowercase();
            let continues = |matched: usize| lower == char::from(prefix[matched]);
            matched = match continues(matched) {
                true => matched + 1,
                false => usize::from(continues(0)),
            };
            if matched == prefix.len() {
                return Some(&text[at + character.len_utf8()..]);
            }
        }
        None
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

    /// Decodes the bytes of a text, with or without spaces and line breaks, and with a quote or a sentence around it.
    ///
    /// # Errors
    /// If the text is of another kind, too long or damaged.
    pub fn decode(&self, text: &str) -> Result<Vec<u8>, TextError> {
        let data = self.data(text);
        let data = data.ok_or(TextError::MissingPrefix(self.prefix))?;
        let most = self.max_length - self.prefix.len();
        // Stores no more than needed to detect an overlong text.
        let spelt: String = { data.chars().filter(|&c| is_significant(c)) }
            .take(most + 1)
            .collect();
        if spelt.chars().count() > most {
            return Err(TextError::TooLong(self.max_length));
        }
        let decoded = BASE32_NOPAD.decode(spelt.as_bytes());
        let decoded = decoded.or_else(|_| BASE32_NOPAD.decode(before_sentence(data).as_bytes()));
        decoded.map_err(|_| TextError::Encoding)
    }
}

/// Returns the words at the beginning that base32 may consist of, without the punctuation after them.
fn before_sentence(data: &str) -> String {
    let is_digit = |c: &char| matches!(c, 'A'..='Z' | '2'..='7');
    let mut spelt = String::new();
    for word in data.split(char::is_whitespace) {
        let word: String = word.chars().filter(|&c| is_significant(c)).collect();
        let digits = word.chars().take_while(is_digit).count();
        let rest = &word[digits..];
        if rest.contains(|c: char| c.is_ascii_alphanumeric()) {
            break;
        }
        spelt.push_str(&word[..digits]);
        if !rest.is_empty() {
            break;
        }
    }
    spelt
}

/// Returns `true` for characters other than the visible and invisible spaces and breaks that messengers insert.
fn is_significant(character: char) -> bool {
    !character.is_whitespace() && !is_invisible(character)
}

/// Returns `true` for characters without width and those that change the text direction: with them, two different texts
/// could look the same.
pub fn is_invisible(character: char) -> bool {
    matches!(character,
        '\u{ad}' | '\u{61c}' | '\u{115f}' | '\u{1160}' | '\u{17b4}' | '\u{17b5}' | '\u{180b}'..='\u{180f}'
        | '\u{200b}'..='\u{200f}' | '\u{202a}'..='\u{202e}' | '\u{2060}'..='\u{206f}' | '\u{3164}'
        | '\u{fe00}'..='\u{fe0f}' | '\u{feff}' | '\u{ffa0}' | '\u{fff9}'..='\u{fffb}' | '\u{e0000}'..='\u{e0fff}')
}
