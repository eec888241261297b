//! Compact notation of drawn maps for game codes: one word whose parts are separated by `~`.
//!
//! The first part is the title, with `_` between its words. An area is its name and the coordinates of its corners, as
//! in `Alba.0.0.40.0.40.30`; a border is two names, as in `Alba-Bora`.

use super::drawn::{DrawnMap, MapBuilder, NextPart, SpanError, Token};
use std::fmt;
use std::ops::Range;
use tessella_language::tr;

/// Error in the compact notation of a map.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct CompactMapError {
    /// Range of the faulty bytes.
    pub at: Range<usize>,
    /// Description of what was expected there.
    pub expected: String,
}

impl fmt::Display for CompactMapError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self { at, expected } = self;
        f.write_str(&tr!(
            "map-code-expected",
            begin = at.start,
            end = at.end,
            expected = expected
        ))
    }
}

impl std::error::Error for CompactMapError {}

impl DrawnMap {
    /// Parses the output of [`DrawnMap::to_compact`].
    ///
    /// # Errors
    /// If it is not a valid map; never panics.
    pub fn parse_compact(text: &str) -> Result<Self, CompactMapError> {
        read(text).map_err(|SpanError { at, expected }| CompactMapError { at, expected })
    }
}

fn read(text: &str) -> Result<DrawnMap, SpanError> {
    if text.len() > DrawnMap::MAX_BYTES {
        let expected = tr!("map-code-too-long", most = DrawnMap::MAX_BYTES);
        return Err(SpanError::new(
            text.floor_char_boundary(DrawnMap::MAX_BYTES)..text.len(),
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
                return Err(SpanError::new(part.range(), tr!("map-code-two-names")));
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
        let expected = tr!("map-code-second-coordinate");
        return Err(SpanError::new(alone.end(), expected));
    }
    builder.area(name, corners, NextPart::Part)
}
