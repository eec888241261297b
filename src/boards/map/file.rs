//! Drawn maps as small text files that are simple to write by hand.
//!
//! ```text
//! # Whatever comes after # in a line is a comment.
//! map Two Lakes
//! area Alba 0,0 40,0 40,30 20,35 0,30
//! area Bora 40,0 80,0 80,30 40,30
//! border Alba Bora
//! ```
//!
//! - The first line is `map` and a title of one or more words, together up to 40 letters.
//! - `area` has a name and 3 to 200 corners in order, clockwise or the other way round. Coordinates are whole numbers
//!   from 0 to 9999; the first grows to the right and the second down. The outline neither crosses nor touches itself,
//!   and no area overlaps another, so that none lies within another. There are 2 to 400 areas, with up to 8,000 corners
//!   in all.
//! - `border` has the names of two areas, which may come later in the file: one can go from each to the other. Each
//!   border is written once. Areas that touch without a border are no neighbours, and areas far apart may have one.
//! - Names are different, and consist of up to 40 letters, digits and `_`.
//! - Words are separated by blanks. A file has at most 256 KiB.
//!
//! The size of the whole means nothing: maps are scaled so that an area has size 1 on average.

use super::drawn::{DrawnMap, MapBuilder, SpanError, Token};
use std::fmt;

/// What is wrong with the file of a map.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct MapError {
    /// In which line, counted from 1.
    pub line: usize,
    /// At which letter of the line, counted from 1.
    pub column: usize,
    /// What belongs there.
    pub expected: String,
}

impl fmt::Display for MapError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self {
            line,
            column,
            expected,
        } = self;
        write!(f, "line {line}, column {column}: expected {expected}")
    }
}

impl std::error::Error for MapError {}

impl DrawnMap {
    /// Reads the file of a map.
    ///
    /// ```
    /// use tessella::boards::{DrawnMap, Board, CellId, Map, Shape};
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
    /// When it is no map; never panics.
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
    if text.len() > DrawnMap::BYTES {
        let start = text.floor_char_boundary(DrawnMap::BYTES);
        let expected = format!(
            "the end of the file, which has at most {} KiB",
            DrawnMap::BYTES / 1024
        );
        return Err(SpanError::new(start..text.len(), expected));
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
                let expected = "map and a title before everything else";
                return Err(SpanError::new(first.range(), expected));
            }
            ("area", true) => area(&mut builder, first, rest)?,
            ("border", true) => border(&mut builder, first, rest)?,
            (_, true) => return Err(SpanError::new(first.range(), "area, border or #")),
        }
    }
    if !has_title {
        return Err(SpanError::new(text.len()..text.len(), "map and a title"));
    }
    builder.finish(text.len())
}

/// The words of a line up to its comment.
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
        return Err(SpanError::new(first.end(), "the name of the area"));
    };
    let corner = |&corner: &Token<'a>| {
        let coordinates: Vec<Token<'a>> = corner.split(',').collect();
        <[_; 2]>::try_from(coordinates).map_err(|_| {
            let expected = "a corner: two whole numbers with a comma between them, such as 40,30";
            SpanError::new(corner.range(), expected)
        })
    };
    let corners: Vec<_> = corners.iter().map(corner).collect::<Result<_, _>>()?;
    builder.area(name, &corners, "the end of the line")
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
        [] => Err(SpanError::new(first.end(), "the names of two areas")),
        [a] => Err(SpanError::new(a.end(), "the name of a second area")),
        [_, _, more, ..] => Err(SpanError::new(more.range(), "the end of the line")),
    }
}
