//! Compact notation of drawn maps for game codes: one word whose parts are separated by `~`.
//!
//! The first part is the title, with `_` between its words. An area is its name and the coordinates of its corners, as
//! in `Alba.0.0.40.0.40.30`; a border is two names, as in `Alba-Bora`.

use super::drawn::{DrawnMap, MapBuilder, SpanError, Token};
use super::{MapExpectation, NextPart};
use crate::notation::NotationError;

impl DrawnMap {
    /// Parses the output of [`DrawnMap::to_compact`].
    ///
    /// # Errors
    /// If it is not a valid map; never panics.
    pub fn parse_compact(text: &str) -> Result<Self, NotationError<MapExpectation>> {
        if text.len() > Self::MAX_BYTES {
            let start = text.floor_char_boundary(Self::MAX_BYTES);
            return Err(SpanError::new(
                start..text.len(),
                MapExpectation::ShorterText,
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
                _ => return Err(SpanError::new(part.range(), MapExpectation::TwoNames)),
            }
        }
        builder.finish(text.len())
    }
}

fn area<'a>(builder: &mut MapBuilder<'a>, part: Token<'a>) -> Result<(), SpanError> {
    let mut words = part.split('.');
    let name = words.next().unwrap_or(part);
    let coordinates: Vec<Token<'a>> = words.collect();
    let (corners, rest) = coordinates.as_chunks::<2>();
    if let [alone] = rest {
        return Err(SpanError::new(
            alone.end(),
            MapExpectation::SecondCoordinate,
        ));
    }
    builder.area(name, corners, NextPart::Part)
}
