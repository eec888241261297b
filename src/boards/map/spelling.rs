//! Drawn maps as one word, for game codes: its parts are joined by `~`.
//!
//! The first part is the title, whose words are joined by `_`. An area is its name and the coordinates of its corners,
//! as in `Alba.0.0.40.0.40.30`, and a border is two names, as in `Alba-Bora`.

use super::atlas::{Atlas, Draft, Fault, Word};
use std::fmt;
use std::ops::Range;

/// What is wrong with the spelling of a map.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SpellingError {
    /// Which bytes.
    pub at: Range<usize>,
    /// What belongs there.
    pub expected: String,
}

impl fmt::Display for SpellingError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self { at, expected } = self;
        write!(f, "bytes {} to {}: expected {expected}", at.start, at.end)
    }
}

impl std::error::Error for SpellingError {}

impl Atlas {
    /// Reads what [`Atlas::spell`] wrote.
    ///
    /// # Errors
    /// When it is no map; never panics.
    pub fn parse_spelling(text: &str) -> Result<Self, SpellingError> {
        read(text).map_err(|Fault { at, expected }| SpellingError { at, expected })
    }
}

fn read(text: &str) -> Result<Atlas, Fault> {
    if text.len() > Atlas::BYTES {
        let expected = format!("at most {} bytes", Atlas::BYTES);
        return Err(Fault::new(
            text.floor_char_boundary(Atlas::BYTES)..text.len(),
            expected,
        ));
    }
    let mut draft = Draft::default();
    let mut parts = Word { text, start: 0 }.split('~');
    if let Some(title) = parts.next() {
        draft.title(&[title], title.range())?;
    }
    for part in parts {
        let names: Vec<Word<'_>> = part.split('-').collect();
        match names[..] {
            [a, b] => draft.border(a, b),
            [_] => area(&mut draft, part)?,
            _ => return Err(Fault::new(part.range(), "two names with - between them")),
        }
    }
    draft.finish(text.len())
}

fn area<'a>(draft: &mut Draft<'a>, part: Word<'a>) -> Result<(), Fault> {
    let mut words = part.split('.');
    let name = words.next().unwrap_or(part);
    let coordinates: Vec<Word<'a>> = words.collect();
    let (corners, rest) = coordinates.as_chunks::<2>();
    if let [alone] = rest {
        let expected = "after it . and another coordinate: a corner has two";
        return Err(Fault::new(alone.end(), expected));
    }
    draft.area(name, corners, "the next part")
}
