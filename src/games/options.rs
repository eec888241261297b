//! The words of a game code's options, each with its place in the code, and errors that point at one.

use std::fmt;
use std::ops::Range;

/// The options of a game code: words between commas.
#[derive(Clone, Copy, Debug)]
pub struct Words<'a> {
    text: &'a str,
}

/// One word and where it stands.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Word<'a> {
    /// The word, without commas.
    pub text: &'a str,
    /// Its place in the text that the words were made of, in bytes.
    pub at: Range<usize>,
}

impl<'a> Words<'a> {
    /// The words of this text.
    pub const fn new(text: &'a str) -> Self {
        Self { text }
    }

    /// The place behind the last word.
    pub const fn end(self) -> Range<usize> {
        self.text.len()..self.text.len()
    }
}

impl<'a> IntoIterator for Words<'a> {
    type Item = Word<'a>;
    type IntoIter = std::vec::IntoIter<Word<'a>>;

    fn into_iter(self) -> Self::IntoIter {
        let mut begin = 0;
        let words: Vec<_> = self
            .text
            .split(',')
            .map(|text| {
                let at = begin..begin + text.len();
                begin = at.end + 1;
                Word { text, at }
            })
            .collect();
        words.into_iter()
    }
}

/// A part of a game code that is wrong.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct OptionError {
    /// Its place, in bytes.
    pub at: Range<usize>,
    /// What was expected there.
    pub expected: String,
}

impl OptionError {
    /// The part at this place is wrong: what was expected there.
    pub fn new(at: Range<usize>, expected: impl Into<String>) -> Self {
        Self {
            at,
            expected: expected.into(),
        }
    }
}

impl fmt::Display for OptionError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "expected {}", self.expected)
    }
}

impl std::error::Error for OptionError {}

/// Reads a whole number within a range; signs and blanks are refused, as is anything else but digits.
pub fn number<N>(text: &str, range: std::ops::RangeInclusive<N>) -> Option<N>
where
    N: std::str::FromStr + PartialOrd,
{
    if text.is_empty() || !text.bytes().all(|byte| byte.is_ascii_digit()) {
        return None;
    }
    text.parse().ok().filter(|number| range.contains(number))
}
