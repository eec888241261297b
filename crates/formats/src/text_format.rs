//! Texts in which players carry data to another device, through a shared clipboard, a message or a note: a prefix,
//! followed by bytes in base32.
//!
//! Base32 consists of capital letters and digits, which no messenger interprets as markup.

use data_encoding::BASE32_NOPAD;
use thiserror::Error;

/// Kind of text.
#[derive(Clone, Copy, Debug)]
pub struct TextFormat {
    /// Prefix of every text of this kind.
    pub prefix: &'static str,
    /// Maximum length in characters, including the prefix but not spaces and line breaks.
    pub max_length: usize,
}

/// Error returned if a text is not as expected.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
pub enum TextError {
    /// The text does not start with this prefix.
    #[error("the text must begin with {0}")]
    MissingPrefix(&'static str),
    /// The text has more than this number of characters.
    #[error("it is longer than {0} characters")]
    TooLong(usize),
    /// The text is truncated or contains invalid characters.
    #[error("it is damaged or incomplete")]
    Encoding,
}

impl TextFormat {
    /// Returns `true` if a text starts like one of this kind, valid or not.
    pub fn matches(&self, text: &str) -> bool {
        significant_chars(text)
            .take(self.prefix.len())
            .eq(self.prefix.chars())
    }

    /// Finds a text of this kind, valid or not, in a longer one: in quotes or in the middle of a sentence, with the
    /// prefix in upper or lower case.
    pub fn find(&self, text: &str) -> Option<String> {
        let data = self.data(text)?;
        let whole: String = significant_chars(data).collect();
        let data = if whole.chars().all(|c| is_digit(&c)) {
            whole
        } else {
            before_sentence(data)
        };
        Some(format!("{}{data}", self.prefix))
    }

    /// Returns what follows the prefix, in upper or lower case; `None` if there is no prefix.
    fn data<'a>(&self, text: &'a str) -> Option<&'a str> {
        let prefix = self.prefix.as_bytes();
        // The first letter of a prefix occurs in it only once, so after a mismatch there is no need to go back.
        let mut matched = 0;
        for (at, character) in text.char_indices().filter(|&(_, c)| is_significant(c)) {
            let lower = character.to_ascii_lowercase();
            let continues = |matched: usize| lower == char::from(prefix[matched]);
            matched = if continues(matched) {
                matched + 1
            } else {
                usize::from(continues(0))
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
    /// If the text would be longer than [`TextFormat::decode`] accepts.
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
        // Keeps no more of the text than it takes to see that it is too long.
        let whole: String = significant_chars(text).take(self.max_length + 1).collect();
        if whole.chars().count() > self.max_length {
            return Err(TextError::TooLong(self.max_length));
        }
        let spelt = whole.strip_prefix(self.prefix);
        let spelt = spelt.ok_or(TextError::MissingPrefix(self.prefix))?;
        BASE32_NOPAD
            .decode(spelt.as_bytes())
            .map_err(|_| TextError::Encoding)
    }
}

/// Returns the characters of a text without the visible and invisible spaces and breaks that messengers insert.
fn significant_chars(text: &str) -> impl Iterator<Item = char> {
    text.chars().filter(|&character| is_significant(character))
}

/// Returns `true` for the characters of base32.
const fn is_digit(character: &char) -> bool {
    matches!(character, 'A'..='Z' | '2'..='7')
}

/// Returns the leading words that could be base32, without the punctuation after them.
fn before_sentence(data: &str) -> String {
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
