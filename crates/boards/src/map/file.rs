//! File format of drawn maps: small text files that are easy to write by hand.
//!
//! ```text
//! # A comment starts with # and ends with the line.
//! map Two Lakes
//! area Alba 0,0 40,0 40,30 20,35 0,30
//! area Bora 40,0 80,0 80,30 40,30
//! border Alba Bora
//! ```
//!
//! - The first line is `map` and a title of one or more words, at most 40 letters in all.
//! - `area` is followed by a name and 3 to 200 corners in order, in either direction. Coordinates are integers from 0 to
//!   9999; the first grows to the right and the second down. The outline must not cross or touch itself, and areas must
//!   not overlap or contain each other. There are 2 to 400 areas, with up to 8,000 corners in all.
//! - `border` is followed by the names of two areas, which may be defined later in the file. It allows steps between them
//!   in both directions. Each border is listed once. Areas that touch without a border are not neighbours, and areas far
//!   apart can have one.
//! - Names are unique and consist of up to 40 letters, digits and `_`.
//! - Words are separated by spaces. A file has at most 256 KiB.
//!
//! Absolute sizes do not matter: maps are scaled so that the mean area has size 1.

use super::drawn::{DrawnMap, MapBuilder, SpanError, Token};
use super::{MapExpectation, NextPart};
use thiserror::Error;

/// Error in a map file.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[error("line {line}, column {column}: expected {expected}")]
pub struct MapError {
    /// Line, counted from 1.
    pub line: usize,
    /// Column in characters, counted from 1.
    pub column: usize,
    /// What was expected there.
    pub expected: MapExpectation,
}

impl DrawnMap {
    /// Parses a map file.
    ///
    /// ```
    /// use tessella_boards::{DrawnMap, Board, CellId, Map, Shape};
    ///
    /// let text = "map Two Lakes\narea Alba 0,0 4,0 4,4 0,4\narea Bora 4,0 8,0 8,4 4,4\nborder Alba Bora\n";
    /// let board = Board::new(Shape::Map(Map::Drawn(DrawnMap::parse(text)?.into())))?;
    /// assert_eq!(board.name(CellId(1)), Some("Bora"));
    /// assert_eq!(board.neighbours(CellId(0)), [CellId(1)]);
    ///
    /// let error = DrawnMap::parse("map Two Lakes\narea Alba 0,0 4,x 4,4").unwrap_err();
    /// assert_eq!(error.to_string(), "line 2, column 17: expected a whole number from 0 to 9999");
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    ///
    /// # Errors
    /// If it is not a valid map; never panics.
    pub fn parse(text: &str) -> Result<Self, MapError> {
        read(text).map_err(|SpanError { at, expected }| {
            let before = &text[..at.start];
            let line = before.matches('\n').count() + 1;
            let line_start = before.rfind('\n').map_or(0, |end| end + 1);
            MapError {
                line,
                column: before[line_start..].chars().count() + 1,
                expected,
            }
        })
    }
}

fn read(text: &str) -> Result<DrawnMap, SpanError> {
    if text.len() > DrawnMap::MAX_BYTES {
        let start = text.floor_char_boundary(DrawnMap::MAX_BYTES);
        return Err(SpanError::new(start..text.len(), MapExpectation::EndOfFile));
    }
    let mut builder = MapBuilder::default();
    let mut has_title = false;
    for line in (Token { text, start: 0 }).split('\n') {
        let words = words(line);
        let Some((&first, rest)) = words.split_first() else {
            continue;
        };
        match (first.text, has_title) {
            ("map", false) => {
                builder.title(rest, first.end())?;
                has_title = true;
            }
            (_, false) => {
                return Err(SpanError::new(first.range(), MapExpectation::TitleFirst));
            }
            ("area", true) => area(&mut builder, first, rest)?,
            ("border", true) => border(&mut builder, first, rest)?,
            (_, true) => return Err(SpanError::new(first.range(), MapExpectation::Keyword)),
        }
    }
    if !has_title {
        return Err(SpanError::new(
            text.len()..text.len(),
            MapExpectation::TitleLine,
        ));
    }
    builder.finish(text.len())
}

/// Splits a line, without its comment, into words.
fn words(line: Token<'_>) -> Vec<Token<'_>> {
    let text = line.text.split('#').next().unwrap_or_default();
    let words = text.split_whitespace();
    words
        .map(|word| Token {
            text: word,
            start: line.start + (word.as_ptr() as usize - text.as_ptr() as usize),
        })
        .collect()
}

fn area<'a>(
    builder: &mut MapBuilder<'a>,
    first: Token<'a>,
    rest: &[Token<'a>],
) -> Result<(), SpanError> {
    let Some((&name, corners)) = rest.split_first() else {
        return Err(SpanError::new(first.end(), MapExpectation::AreaName));
    };
    let corner = |&corner: &Token<'a>| {
        let coordinates: Vec<Token<'a>> = corner.split(',').collect();
        <[_; 2]>::try_from(coordinates)
            .map_err(|_| SpanError::new(corner.range(), MapExpectation::Corner))
    };
    let corners: Vec<_> = corners.iter().map(corner).collect::<Result<_, _>>()?;
    builder.area(name, &corners, NextPart::EndOfLine)
}

fn border<'a>(
    builder: &mut MapBuilder<'a>,
    first: Token<'a>,
    rest: &[Token<'a>],
) -> Result<(), SpanError> {
    match *rest {
        [a, b] => {
            builder.border(a, b);
            Ok(())
        }
        [] => Err(SpanError::new(first.end(), MapExpectation::BorderNames)),
        [a] => Err(SpanError::new(a.end(), MapExpectation::SecondName)),
        [_, _, more, ..] => Err(SpanError::new(more.range(), MapExpectation::EndOfLine)),
    }
}
