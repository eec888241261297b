//! Maps drawn by hand: what they consist of, and what all ways of writing them down have in common.

use super::planar::{self, Corner};
use super::{Area, MapGeometry};
use crate::boards::polygon::Point64;
use crate::boards::{CellId, Graph};
use std::collections::{BTreeMap, BTreeSet};
use std::fmt::Write;
use std::ops::Range;

/// A map drawn by hand: areas with names and outlines, and which of them share a border.
///
/// Areas that touch are neighbours only where a border says so, for there may be mountains between them; and areas that
/// do not touch may have a border, such as a ferry.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct DrawnMap {
    title: String,
    areas: Vec<DrawnArea>,
    /// The numbers of two areas, the smaller first, in order.
    borders: Vec<[u16; 2]>,
}

/// An area as it was drawn.
#[derive(Clone, Debug, PartialEq, Eq)]
struct DrawnArea {
    name: String,
    /// Clockwise, from the one that was drawn first.
    corners: Vec<Corner>,
    /// With the corners of other areas that lie on its sides.
    outline: Vec<Corner>,
}

impl DrawnMap {
    /// How many areas there are at least and at most.
    pub const AREAS: std::ops::RangeInclusive<usize> = 2..=400;

    /// How many corners an area has at least and at most.
    pub const CORNERS: std::ops::RangeInclusive<usize> = 3..=200;

    /// The most corners of all areas together.
    pub const MOST_CORNERS: usize = 8_000;

    /// The most borders for each area: more than any map in the plane has, with room for ferries.
    pub const MOST_BORDERS: usize = 4;

    /// How far the map may extend, in cells of the mean area: areas that lie farther apart would be specks.
    pub const EXTENT: f32 = 1000.0;

    /// The largest coordinate.
    pub const FARTHEST: u16 = 9999;

    /// The most letters of a name, or of a title.
    pub const LETTERS: usize = 40;

    /// The most bytes of a file.
    pub const BYTES: usize = 256 * 1024;

    /// What the map is called.
    pub fn title(&self) -> &str {
        &self.title
    }

    /// How many areas there are.
    #[expect(clippy::len_without_is_empty, reason = "no map is empty")]
    pub fn len(&self) -> usize {
        self.areas.len()
    }

    /// The map as a file, as [`DrawnMap::parse`] reads it.
    pub fn to_text(&self) -> String {
        let mut text = format!("map {}\n", self.title);
        for DrawnArea { name, corners, .. } in &self.areas {
            let _ = write!(text, "area {name}");
            for [x, y] in corners {
                let _ = write!(text, " {x},{y}");
            }
            text.push('\n');
        }
        for [a, b] in self.borders() {
            let _ = writeln!(text, "border {a} {b}");
        }
        text
    }

    /// The map as one word, as [`DrawnMap::parse_compact`] reads it: without blanks, commas, `#` and `=`.
    pub fn to_compact(&self) -> String {
        let mut text = self.title.replace(' ', "_");
        for DrawnArea { name, corners, .. } in &self.areas {
            let _ = write!(text, "~{name}");
            for [x, y] in corners {
                let _ = write!(text, ".{x}.{y}");
            }
        }
        for [a, b] in self.borders() {
            let _ = write!(text, "~{a}-{b}");
        }
        text
    }

    /// The names of the areas at both sides of each border.
    fn borders(&self) -> impl Iterator<Item = [&str; 2]> {
        let name = |at: u16| self.areas[usize::from(at)].name.as_str();
        self.borders.iter().map(move |border| border.map(name))
    }

    /// The areas in their places: their mean size is 1, and the first row and column are at 0.
    pub(super) fn geometry(&self) -> MapGeometry {
        let double: i64 = self
            .areas
            .iter()
            .map(|area| planar::double_area(&area.corners))
            .sum();
        let scale = 1.0 / (double as f64 / 2.0 / self.areas.len() as f64).sqrt();
        let corners = || self.areas.iter().flat_map(|area| &area.corners);
        let low = [0, 1].map(|axis| corners().map(|corner| corner[axis]).min().unwrap_or(0));
        let place = |corner: &Corner| {
            let [x, y] = [0, 1].map(|axis| f64::from(corner[axis] - low[axis]) * scale);
            Point64::new(x, y).into()
        };
        let areas = self.areas.iter().map(|drawn| {
            let (area, _) = Area::new(drawn.outline.iter().map(place).collect());
            let name = Some(drawn.name.clone());
            Area { name, ..area }
        });
        let mut nexts = vec![BTreeSet::new(); self.areas.len()];
        for &[a, b] in &self.borders {
            nexts[usize::from(a)].insert(CellId(b.into()));
            nexts[usize::from(b)].insert(CellId(a.into()));
        }
        let graph = Graph::new(self.areas.len() as u32, |cell| {
            nexts[cell.index()].iter().copied()
        });
        MapGeometry::new(areas.collect(), graph)
    }
}

/// A word of a text, and where in it it begins.
#[derive(Clone, Copy, Debug)]
pub(super) struct Token<'a> {
    pub text: &'a str,
    pub start: usize,
}

impl<'a> Token<'a> {
    /// The bytes that the word takes.
    pub fn range(self) -> Range<usize> {
        self.start..self.start + self.text.len()
    }

    /// The place right after the word.
    pub fn end(self) -> Range<usize> {
        let end = self.start + self.text.len();
        end..end
    }

    /// The parts of the word between separators.
    pub fn split(self, separator: char) -> impl Iterator<Item = Self> {
        let start = self.start;
        let whole = self.text;
        whole.split(separator).map(move |text| Self {
            text,
            start: start + (text.as_ptr() as usize - whole.as_ptr() as usize),
        })
    }
}

/// What is wrong with a text, and which of its bytes.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct SpanError {
    pub at: Range<usize>,
    pub expected: String,
}

impl SpanError {
    pub fn new(at: Range<usize>, expected: impl Into<String>) -> Self {
        let expected = expected.into();
        Self { at, expected }
    }
}

/// A map that is being read.
#[derive(Default)]
pub(super) struct MapBuilder<'a> {
    title: String,
    names: BTreeMap<&'a str, usize>,
    /// Where the names are, and the areas.
    areas: Vec<(Token<'a>, Vec<Corner>)>,
    corners: usize,
    borders: Vec<[Token<'a>; 2]>,
}

impl<'a> MapBuilder<'a> {
    /// Gives the map its title, in which `_` is a blank; `end` is where a title that is not there would be.
    pub fn title(&mut self, words: &[Token<'_>], end: Range<usize>) -> Result<(), SpanError> {
        for &word in words {
            check_name(word, "a title")?;
        }
        let parts = words.iter().flat_map(|word| word.text.split('_'));
        let parts: Vec<&str> = parts.filter(|part| !part.is_empty()).collect();
        self.title = parts.join(" ");
        if (1..=DrawnMap::LETTERS).contains(&self.title.chars().count()) {
            return Ok(());
        }
        let at = words.last().map_or(end, |word| word.range());
        Err(SpanError::new(at, name_expected("a title")))
    }

    /// Adds an area, from its name and the two words of each of its corners; `what_next` may come after the last one.
    pub fn area(
        &mut self,
        name: Token<'a>,
        corners: &[[Token<'a>; 2]],
        what_next: &str,
    ) -> Result<(), SpanError> {
        check_name(name, "a name")?;
        if self.names.contains_key(name.text) {
            let expected = format!("another name: there is an area {} already", name.text);
            return Err(SpanError::new(name.range(), expected));
        }
        let (fewest, most) = (*DrawnMap::CORNERS.start(), *DrawnMap::CORNERS.end());
        if self.areas.len() == *DrawnMap::AREAS.end() {
            let expected = format!(
                "a border: a map has at most {} areas",
                DrawnMap::AREAS.end()
            );
            return Err(SpanError::new(name.range(), expected));
        }
        let mut places = Vec::with_capacity(corners.len());
        for &[x, y] in corners {
            let corner = [number(x)?, number(y)?];
            let whole = x.start..y.range().end;
            if places.len() == most {
                let expected = format!("{what_next}: an area has at most {most} corners");
                return Err(SpanError::new(whole, expected));
            }
            if self.corners == DrawnMap::MOST_CORNERS {
                let all = DrawnMap::MOST_CORNERS;
                let expected = format!("{what_next}: a map has at most {all} corners");
                return Err(SpanError::new(whole, expected));
            }
            places.push(corner);
            self.corners += 1;
        }
        if places.len() < fewest {
            let end = corners.last().map_or(name, |corner| corner[1]).end();
            let expected = format!("another corner: an area has at least {fewest}");
            return Err(SpanError::new(end, expected));
        }
        if let Some(at) = planar::first_knot(&places) {
            let [x, y] = corners[at];
            let expected =
                "a corner whose side, to the next corner, neither crosses nor touches another side";
            return Err(SpanError::new(x.start..y.range().end, expected));
        }
        if planar::double_area(&places) < 0 {
            places[1..].reverse();
        }
        self.names.insert(name.text, self.areas.len());
        self.areas.push((name, places));
        Ok(())
    }

    /// Adds a border between two areas, which may come later.
    pub fn border(&mut self, a: Token<'a>, b: Token<'a>) {
        self.borders.push([a, b]);
    }

    /// The map, if it is whole; `end` is where its text ends.
    pub fn finish(self, end: usize) -> Result<DrawnMap, SpanError> {
        let fewest = *DrawnMap::AREAS.start();
        if self.areas.len() < fewest {
            let expected = format!("another area: a map has at least {fewest}");
            return Err(SpanError::new(end..end, expected));
        }
        let borders = self.checked_borders()?;
        let (names, places): (Vec<_>, Vec<_>) = self.areas.into_iter().unzip();
        let outlines = planar::joined(&places).map_err(|(earlier, later)| {
            let expected = format!("an area that does not overlap {}", names[earlier].text);
            SpanError::new(names[later].range(), expected)
        })?;
        let areas = names.iter().zip(places.into_iter().zip(outlines));
        let areas = areas.map(|(name, (corners, outline))| DrawnArea {
            name: name.text.to_owned(),
            corners,
            outline,
        });
        let atlas = DrawnMap {
            title: self.title,
            areas: areas.collect(),
            borders: borders.into_iter().collect(),
        };
        let extent = atlas.geometry().extent;
        if extent.x.max(extent.y) > DrawnMap::EXTENT {
            let expected = format!(
                "areas that lie nearer to each other: a map extends over at most {} times the width of its mean area",
                DrawnMap::EXTENT
            );
            return Err(SpanError::new(end..end, expected));
        }
        Ok(atlas)
    }

    fn checked_borders(&self) -> Result<BTreeSet<[u16; 2]>, SpanError> {
        let mut borders = BTreeSet::new();
        let find = |word: Token<'_>| match self.names.get(word.text) {
            Some(&at) => Ok(at as u16),
            None => Err(SpanError::new(word.range(), "the name of an area")),
        };
        for &[a, b] in &self.borders {
            let whole = a.start..b.range().end;
            let (first, second) = (find(a)?, find(b)?);
            if first == second {
                let expected = format!("the name of another area than {}", a.text);
                return Err(SpanError::new(b.range(), expected));
            }
            let most = DrawnMap::MOST_BORDERS * self.areas.len();
            if borders.len() == most {
                let expected = format!(
                    "the end: {} areas have at most {most} borders",
                    self.areas.len()
                );
                return Err(SpanError::new(whole, expected));
            }
            if !borders.insert([first.min(second), first.max(second)]) {
                let (a, b) = (a.text, b.text);
                let expected = format!("another border: {a} and {b} have one already");
                return Err(SpanError::new(whole, expected));
            }
        }
        Ok(borders)
    }
}

/// Refuses what is no name.
fn check_name(word: Token<'_>, what: &str) -> Result<(), SpanError> {
    let is_letter = |letter: char| letter.is_alphanumeric() || letter == '_';
    let letters = word.text.chars().count();
    if letters > 0 && letters <= DrawnMap::LETTERS && word.text.chars().all(is_letter) {
        return Ok(());
    }
    Err(SpanError::new(word.range(), name_expected(what)))
}

fn name_expected(what: &str) -> String {
    format!("{what} of 1 to {} letters, digits and _", DrawnMap::LETTERS)
}

/// Reads a coordinate.
fn number(word: Token<'_>) -> Result<u16, SpanError> {
    let has_digits = word.text.bytes().all(|byte| byte.is_ascii_digit());
    let value = word.text.parse().ok().filter(|_| has_digits);
    value
        .filter(|&value| value <= DrawnMap::FARTHEST)
        .ok_or_else(|| {
            let expected = format!("a whole number from 0 to {}", DrawnMap::FARTHEST);
            SpanError::new(word.range(), expected)
        })
}
