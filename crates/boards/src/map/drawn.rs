//! Hand-drawn maps, and what their two text formats have in common.

use super::geometry::{Area, MapGeometry};
use super::planar::{self, Corner};
use super::{MapExpectation, NextPart};
use crate::notation::NotationError;
use crate::polygon::Point64;
use crate::{CellId, Graph};
use std::collections::{BTreeMap, BTreeSet};
use std::fmt::Write;
use std::ops::Range;

/// Hand-drawn map: areas with names and outlines, and the borders between them.
///
/// Areas that touch are neighbours only if a border is listed, since there can be mountains between them. Areas that do
/// not touch can have a border, such as a ferry.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct DrawnMap {
    title: String,
    areas: Vec<DrawnArea>,
    /// Pairs of area numbers, the smaller first, in order.
    borders: Vec<[u16; 2]>,
}

/// Hand-drawn area.
#[derive(Clone, Debug, PartialEq, Eq)]
struct DrawnArea {
    name: String,
    /// Corners in clockwise order, starting with the first in the text.
    corners: Vec<Corner>,
    /// Corners including those of other areas on its sides.
    outline: Vec<Corner>,
}

impl DrawnMap {
    /// Numbers of areas that a drawn map can have.
    pub const AREAS: std::ops::RangeInclusive<usize> = 2..=400;

    /// Numbers of corners that an area can have.
    pub const CORNERS: std::ops::RangeInclusive<usize> = 3..=200;

    /// Maximum number of corners across all areas.
    pub const MAX_CORNERS: usize = 8_000;

    /// Maximum number of borders per area: more than any planar map has, with room for ferries.
    pub const MAX_BORDERS_PER_AREA: usize = 4;

    /// Maximum extent of the map, in widths of an average area; on larger maps, areas would be specks.
    pub const MAX_EXTENT: f32 = 1000.0;

    /// Maximum coordinate.
    pub const MAX_COORDINATE: u16 = 9999;

    /// Maximum length of a name or title, in characters.
    pub const MAX_NAME_LENGTH: usize = 40;

    /// Maximum size of a file, in bytes.
    pub const MAX_BYTES: usize = 256 * 1024;

    /// Returns the title of the map.
    pub fn title(&self) -> &str {
        &self.title
    }

    /// Returns the number of areas.
    #[expect(clippy::len_without_is_empty, reason = "no map is empty")]
    pub fn len(&self) -> usize {
        self.areas.len()
    }

    /// Formats the map as one word for [`DrawnMap::parse_compact`], without spaces, commas, `#` and `=`.
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

    /// Returns the names of the two areas of each border.
    fn borders(&self) -> impl Iterator<Item = [&str; 2]> {
        let name = |at: u16| self.areas[usize::from(at)].name.as_str();
        self.borders.iter().map(move |border| border.map(name))
    }

    /// Places the areas so that their mean size is 1 and the top left corner is at 0.
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
            let (mut area, _) = Area::new(drawn.outline.iter().map(place).collect());
            area.name = Some(drawn.name.clone());
            area
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

/// Token of a text, with its byte offset.
#[derive(Clone, Copy, Debug)]
pub(super) struct Token<'a> {
    pub text: &'a str,
    pub start: usize,
}

impl<'a> Token<'a> {
    /// Returns the byte range of the token.
    pub fn range(self) -> Range<usize> {
        self.start..self.start + self.text.len()
    }

    /// Returns the empty range right after the token.
    pub fn end(self) -> Range<usize> {
        let end = self.start + self.text.len();
        end..end
    }

    /// Splits the token at separators.
    pub fn split(self, separator: char) -> impl Iterator<Item = Self> {
        let start = self.start;
        let whole = self.text;
        whole.split(separator).map(move |text| Self {
            text,
            start: start + (text.as_ptr() as usize - whole.as_ptr() as usize),
        })
    }
}

pub(super) type SpanError = NotationError<MapExpectation>;

/// Map under construction while it is parsed.
#[derive(Default)]
pub(super) struct MapBuilder<'a> {
    title: String,
    names: BTreeMap<&'a str, usize>,
    /// Name and corners of each area.
    areas: Vec<(Token<'a>, Vec<Corner>)>,
    corners: usize,
    borders: Vec<[Token<'a>; 2]>,
}

impl<'a> MapBuilder<'a> {
    /// Sets the title, in which `_` stands for a space. `end` is the position to report if the title is missing.
    pub fn title(&mut self, words: &[Token<'_>], end: Range<usize>) -> Result<(), SpanError> {
        for &word in words {
            check_name(word, MapExpectation::Title)?;
        }
        let parts = words.iter().flat_map(|word| word.text.split('_'));
        let parts: Vec<&str> = parts.filter(|part| !part.is_empty()).collect();
        self.title = parts.join(" ");
        if (1..=DrawnMap::MAX_NAME_LENGTH).contains(&self.title.chars().count()) {
            return Ok(());
        }
        let at = words.last().map_or(end, |word| word.range());
        Err(SpanError::new(at, MapExpectation::Title))
    }

    /// Adds an area from its name and the two tokens of each corner. `next` follows the last corner.
    pub fn area(
        &mut self,
        name: Token<'a>,
        corners: &[[Token<'a>; 2]],
        next: NextPart,
    ) -> Result<(), SpanError> {
        check_name(name, MapExpectation::Name)?;
        if self.names.contains_key(name.text) {
            let expected = MapExpectation::UnusedName {
                name: name.text.to_owned(),
            };
            return Err(SpanError::new(name.range(), expected));
        }
        let (fewest, most) = (*DrawnMap::CORNERS.start(), *DrawnMap::CORNERS.end());
        if self.areas.len() == *DrawnMap::AREAS.end() {
            let expected = MapExpectation::Border;
            return Err(SpanError::new(name.range(), expected));
        }
        let mut places = Vec::with_capacity(corners.len());
        for &[x, y] in corners {
            let corner = [number(x)?, number(y)?];
            let whole = x.start..y.range().end;
            if places.len() == most {
                return Err(SpanError::new(whole, MapExpectation::EndOfCorners { next }));
            }
            if self.corners == DrawnMap::MAX_CORNERS {
                return Err(SpanError::new(
                    whole,
                    MapExpectation::EndOfAllCorners { next },
                ));
            }
            places.push(corner);
            self.corners += 1;
        }
        if places.len() < fewest {
            let end = corners.last().map_or(name, |corner| corner[1]).end();
            let expected = MapExpectation::AnotherCorner;
            return Err(SpanError::new(end, expected));
        }
        if let Some(at) = planar::first_self_intersection(&places) {
            let [x, y] = corners[at];
            let expected = MapExpectation::SimpleOutline;
            return Err(SpanError::new(x.start..y.range().end, expected));
        }
        if planar::double_area(&places) < 0 {
            places[1..].reverse();
        }
        self.names.insert(name.text, self.areas.len());
        self.areas.push((name, places));
        Ok(())
    }

    /// Adds a border between two areas, which may be added later.
    pub fn border(&mut self, a: Token<'a>, b: Token<'a>) {
        self.borders.push([a, b]);
    }

    /// Checks and completes the map. `end` is the position to report if areas are missing or too far apart.
    pub fn finish(self, end: usize) -> Result<DrawnMap, SpanError> {
        let fewest = *DrawnMap::AREAS.start();
        if self.areas.len() < fewest {
            let expected = MapExpectation::AnotherArea;
            return Err(SpanError::new(end..end, expected));
        }
        let borders = self.checked_borders()?;
        let (names, places): (Vec<_>, Vec<_>) = self.areas.into_iter().unzip();
        let outlines = planar::insert_shared_corners(&places).map_err(|(earlier, later)| {
            let expected = MapExpectation::NonOverlappingArea {
                area: names[earlier].text.to_owned(),
            };
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
        if extent.x.max(extent.y) > DrawnMap::MAX_EXTENT {
            let expected = MapExpectation::AreasCloserTogether;
            return Err(SpanError::new(end..end, expected));
        }
        Ok(atlas)
    }

    fn checked_borders(&self) -> Result<BTreeSet<[u16; 2]>, SpanError> {
        let mut borders = BTreeSet::new();
        let find = |word: Token<'_>| match self.names.get(word.text) {
            Some(&at) => Ok(at as u16),
            None => Err(SpanError::new(word.range(), MapExpectation::KnownArea)),
        };
        for &[a, b] in &self.borders {
            let whole = a.start..b.range().end;
            let (first, second) = (find(a)?, find(b)?);
            if first == second {
                let expected = MapExpectation::DifferentArea {
                    area: a.text.to_owned(),
                };
                return Err(SpanError::new(b.range(), expected));
            }
            let most = DrawnMap::MAX_BORDERS_PER_AREA * self.areas.len();
            if borders.len() == most {
                let areas = self.areas.len();
                return Err(SpanError::new(
                    whole,
                    MapExpectation::EndOfBorders { areas },
                ));
            }
            if !borders.insert([first.min(second), first.max(second)]) {
                let expected = MapExpectation::AnotherBorder {
                    areas: [a, b].map(|area| area.text.to_owned()),
                };
                return Err(SpanError::new(whole, expected));
            }
        }
        Ok(borders)
    }
}

/// Checks that a token is a valid name; if it is not, fails with `expected`.
fn check_name(word: Token<'_>, expected: MapExpectation) -> Result<(), SpanError> {
    let is_letter = |letter: char| letter.is_alphanumeric() || letter == '_';
    let letters = word.text.chars().count();
    if letters > 0 && letters <= DrawnMap::MAX_NAME_LENGTH && word.text.chars().all(is_letter) {
        return Ok(());
    }
    Err(SpanError::new(word.range(), expected))
}

fn number(word: Token<'_>) -> Result<u16, SpanError> {
    let has_digits = word.text.bytes().all(|byte| byte.is_ascii_digit());
    let value = word.text.parse().ok().filter(|_| has_digits);
    value
        .filter(|&value| value <= DrawnMap::MAX_COORDINATE)
        .ok_or_else(|| SpanError::new(word.range(), MapExpectation::Coordinate))
}
