//! Drawn maps as one word, for game codes: its parts are joined by `~`.
//!
//! The first part is the title, whose words are joined by `_`. An area is its name and the coordinates of its corners,
//! as in `Alba.0.0.40.0.40.30`, and a border is two names, as in `Alba-Bora`.

use super::drawn::{DrawnMap, MapBuilder, SpanError, Token};
use std::fmt;
use std::ops::Range;

/// What is wrong with the spelling of a map.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct CompactMapError {
    /// Which bytes.
    pub at: Range<usize>,
    /// What belongs there.
    pub expected: String,
}

impl fmt::Display for CompactMapError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self { at, expected } = self;
        write!(f, "bytes {} to {}: expected {expected}", at.start, at.end)
    }
}

impl std::error::Error for CompactMapError {}

impl DrawnMap {
    /// Reads what [`DrawnMap::to_compact`] wrote.
    ///
    /// # Errors
    /// When it is no map; never panics.
    pub fn parse_compact(text: &str) -> Result<Self, CompactMapError> {
        read(text).map_err(|SpanError { at, expected }| CompactMapError { at, expected })
    }
}

fn read(text: &str) -> Result<DrawnMap, SpanError> {
    if text.len() > DrawnMap::BYTES {
        let expected = format!("at most {} bytes", DrawnMap::BYTES);
        return Err(SpanError::new(
            text.floor_char_boundary(DrawnMap::BYTES)..text.len(),
            expected,
        ));
    }
    let mut builder = MapBuilder::default();
    let mut parts = Token { text, start: 0 }.split('~');
    if let Some(title) = parts.next() {
        builder.title(&[title], title.range())?;
    }
    for part in parts {
        let names: Vec<Token<'_>> = part.split('-').collect();
        match names[..] {
            [a, b] => builder.border(a, b),
            [_] => area(&mut builder, part)?,
            _ => {
                return Err(SpanError::new(
                    part.range(),
                    "two names with - between them",
                ));
            }
        }
    }
    builder.finish(text.len())
}

fn area<'a>(builder: &mut MapBuilder<'a>, part: Token<'a>) -> Result<(), SpanError> {
    let mut words = part.split('.');
    let name = words.next().unwrap_or(part);
    let coordinates: Vec<Token<'a>> = words.collect();
    let (corners, rest) = coordinates.as_chunks::<2>();
    if let [alone] = rest {
        let expected = "after it . and another coordinate: a corner has two";
        return Err(SpanError::new(alone.end(), expected));
    }
    builder.area(name, corners, "the next part")
}
