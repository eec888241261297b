//! How a game code spells a board: its shape, what is special about it, and the hills on it.
//!
//! | Words | Board |
//! |---|---|
//! | `15x12` | squares that touch along sides; with `n8` at corners, too |
//! | `15x12,wrap` | a step over an edge leads to the opposite one |
//! | `9x9,holes4.4+0.8` | without the cells of column 4, row 4 and column 0, row 8 |
//! | `hex15x12` | hexes; odd rows are shifted unless `even-rows`, `odd-columns` or `even-columns` says otherwise |
//! | `5x4x3` | a cube of blocks that touch along sides; with `n26` at edges and corners, too |
//! | `map40-7` | a map of 40 areas, drawn from the seed 7 |
//! | `map@Five_Lakes~Alba.0.0…~…` | a map from a file, spelt out |
//! | `ring40`, `track40` | a ring, and an open track, of 40 cells |
//! | `hills4-7,climb2` | on any of them: hills of 4 levels from the seed 7, of which a step climbs at most 2 |

use super::options::{OptionError, Word, number};
use crate::boards::{
    Connectivity, Cube, DrawnMap, Hex, HexLayout, Hills, Map, Plan, Shape, Square, Track,
};
use std::ops::Range;
use std::sync::Arc;

/// What a message offers when a word is none of those that spell a board.
pub const EXAMPLES: &str = "a board (15x15, hex15x15, 5x5x5, map40-7, ring40)";

/// The names of the layouts of hexes; the first is left out.
const LAYOUTS: [(HexLayout, &str); 4] = [
    (HexLayout::OddRows, "odd-rows"),
    (HexLayout::EvenRows, "even-rows"),
    (HexLayout::OddColumns, "odd-columns"),
    (HexLayout::EvenColumns, "even-columns"),
];

/// The words about the board as they are read, each at most once.
#[derive(Debug, Default)]
pub struct PlanWords {
    shape: Option<(Shape, Range<usize>)>,
    connectivity: Option<(u8, Range<usize>)>,
    wrap: Option<Range<usize>>,
    holes: Option<(Arc<[(u16, u16)]>, Range<usize>)>,
    layout: Option<(HexLayout, Range<usize>)>,
    hills: Option<((u8, u64), Range<usize>)>,
    climb: Option<(u8, Range<usize>)>,
}

/// Puts what a word says into its place, which must be free.
fn once<T>(
    place: &mut Option<(T, Range<usize>)>,
    said: T,
    word: &Word<'_>,
) -> Result<(), OptionError> {
    match place.replace((said, word.at.clone())) {
        None => Ok(()),
        Some(_) => Err(OptionError::new(word.at.clone(), "each option once")),
    }
}

impl PlanWords {
    /// Reads a word if it is about the board; whether it is.
    ///
    /// # Errors
    /// When it is, but says nothing that can be.
    pub fn read(&mut self, word: &Word<'_>) -> Result<bool, OptionError> {
        let wrong = |expected: String| OptionError::new(word.at.clone(), expected);
        let text = word.text;
        if text == "wrap" {
            if self.wrap.replace(word.at.clone()).is_some() {
                return Err(wrong("each option once".to_owned()));
            }
        } else if let Some(count) = text.strip_prefix('n') {
            let count = number(count, 4..=26)
                .filter(|count| [4, 6, 8, 26].contains(count))
                .ok_or_else(|| {
                    wrong("n4 or n8 neighbours for squares, n6 or n26 for a cube".to_owned())
                })?;
            once(&mut self.connectivity, count, word)?;
        } else if let Some(&(layout, _)) = LAYOUTS.iter().find(|(_, name)| *name == text) {
            once(&mut self.layout, layout, word)?;
        } else if let Some(list) = text.strip_prefix("holes") {
            let holes = places(list).ok_or_else(|| {
                wrong(
                    "holes as columns and rows from 0, each once, such as holes4.4+0.8".to_owned(),
                )
            })?;
            once(&mut self.holes, holes, word)?;
        } else if let Some(hills) = text.strip_prefix("hills") {
            let (fewest, most) = (Hills::LEVELS.start(), Hills::LEVELS.end());
            let read = hills.split_once('-').and_then(|(levels, seed)| {
                Some((number(levels, Hills::LEVELS)?, number(seed, 0..=u64::MAX)?))
            });
            let hills = read.ok_or_else(|| {
                wrong(format!(
                    "hills of {fewest} to {most} levels and a seed, such as hills4-7"
                ))
            })?;
            once(&mut self.hills, hills, word)?;
        } else if let Some(climb) = text.strip_prefix("climb") {
            let climb = number(climb, 1..=*Hills::LEVELS.end() - 1)
                .ok_or_else(|| wrong("how many levels a step climbs, such as climb1".to_owned()))?;
            once(&mut self.climb, climb, word)?;
        } else if let Some(shape) = shape(text, &word.at)? {
            once(&mut self.shape, shape, word)?;
        } else {
            return Ok(false);
        }
        Ok(true)
    }

    /// Where the word stands that names the shape.
    pub fn shape_at(&self) -> Option<Range<usize>> {
        self.shape.as_ref().map(|(_, at)| at.clone())
    }

    /// The board that the words lead to; `default` where none of them names a shape.
    ///
    /// # Errors
    /// When words do not fit each other.
    pub fn finish(self, default: Shape) -> Result<Plan, OptionError> {
        let mut shape = self.shape.map_or(default, |(shape, _)| shape);
        let misfit = |at: Range<usize>, expected: &str| Err(OptionError::new(at, expected));
        if let Some((count, at)) = self.connectivity {
            match (&mut shape, count) {
                (Shape::Square(square), 4 | 8) => {
                    square.connectivity = touching(count == 8);
                }
                (Shape::Cube(cube), 6 | 26) => cube.connectivity = touching(count == 26),
                (Shape::Square(_), _) => return misfit(at, "n4 or n8 for squares"),
                (Shape::Cube(_), _) => return misfit(at, "n6 or n26 for a cube"),
                _ => return misfit(at, "a count of neighbours only for squares and cubes"),
            }
        }
        if let Some(at) = self.wrap {
            match &mut shape {
                Shape::Square(square) => square.wrapped = true,
                _ => return misfit(at, "\"wrap\" only for squares"),
            }
        }
        if let Some((holes, at)) = self.holes {
            match &mut shape {
                Shape::Square(square) => {
                    let beside = |&(column, row): &(u16, u16)| {
                        column >= square.width || row >= square.height
                    };
                    if let Some((column, row)) = holes.iter().copied().find(beside) {
                        let expected = format!(
                            "holes on the board of {}x{}, not at {column}.{row}",
                            square.width, square.height
                        );
                        return Err(OptionError::new(at, expected));
                    }
                    square.holes = holes;
                }
                _ => return misfit(at, "holes only for squares"),
            }
        }
        if let Some((layout, at)) = self.layout {
            match &mut shape {
                Shape::Hex(hex) => hex.layout = layout,
                _ => return misfit(at, "rows or columns to shift only for hexes"),
            }
        }
        let hills = match (self.hills, self.climb) {
            (None, None) => None,
            (None, Some((_, at))) => return misfit(at, "\"climb\" only with hills"),
            (Some(((levels, seed), _)), climb) => {
                let climb = match climb {
                    Some((climb, at)) if climb >= levels => {
                        let expected = format!("a climb of less than the {levels} levels");
                        return Err(OptionError::new(at, expected));
                    }
                    Some((climb, _)) => climb,
                    None => 1,
                };
                Some(Hills {
                    levels,
                    seed,
                    climb,
                })
            }
        };
        Ok(Plan { shape, hills })
    }
}

const fn touching(corners: bool) -> Connectivity {
    match corners {
        true => Connectivity::Corners,
        false => Connectivity::Sides,
    }
}

/// Columns and rows, each once: `4.4+0.8`. They are put in the order of the cells, so that equal boards are equal.
fn places(list: &str) -> Option<Arc<[(u16, u16)]>> {
    let place = |place: &str| {
        let (column, row) = place.split_once('.')?;
        Some((number(column, 0..=u16::MAX)?, number(row, 0..=u16::MAX)?))
    };
    let mut places = list.split('+').map(place).collect::<Option<Vec<_>>>()?;
    places.sort_unstable_by_key(|&(column, row)| (row, column));
    let is_once = places.windows(2).all(|two| two[0] != two[1]);
    is_once.then(|| places.into())
}

/// The shape that a word names; `None` for a word that does not look like one.
fn shape(text: &str, at: &Range<usize>) -> Result<Option<Shape>, OptionError> {
    let wrong = |expected: &str| Err(OptionError::new(at.clone(), expected));
    let side = |text: &str| number(text, 1..=u16::MAX);
    if let Some(spelling) = text.strip_prefix("map@") {
        let begin = at.start + "map@".len();
        return match DrawnMap::parse_compact(spelling) {
            Ok(atlas) => Ok(Some(Shape::Map(Map::Drawn(Arc::new(atlas))))),
            Err(error) => {
                let place = begin + error.at.start..begin + error.at.end;
                Err(OptionError::new(place, error.expected))
            }
        };
    }
    if let Some(map) = text.strip_prefix("map") {
        let read = map
            .split_once('-')
            .and_then(|(areas, seed)| Some((side(areas)?, number(seed, 0..=u64::MAX)?)));
        return match read {
            Some((areas, seed)) => Ok(Some(Shape::Map(Map::Seeded { areas, seed }))),
            None => wrong("how many areas a map has and its seed, such as map40-7"),
        };
    }
    if let Some(len) = text.strip_prefix("ring") {
        return match side(len) {
            Some(len) => Ok(Some(Shape::Track(Track::ring(len)))),
            None => wrong("how many cells a ring has, such as ring40"),
        };
    }
    if let Some(len) = text.strip_prefix("track") {
        return match side(len) {
            Some(len) => Ok(Some(Shape::Track(Track::line(len)))),
            None => wrong("how many cells a track has, such as track40"),
        };
    }
    if let Some(sides) = text.strip_prefix("hex") {
        let read = sides
            .split_once('x')
            .and_then(|(width, height)| Some((side(width)?, side(height)?)));
        return match read {
            Some((width, height)) => Ok(Some(Shape::Hex(Hex {
                width,
                height,
                layout: HexLayout::default(),
            }))),
            None => wrong("columns and rows of hexes, such as hex15x15"),
        };
    }
    if !text.starts_with(|sign: char| sign.is_ascii_digit()) {
        return Ok(None);
    }
    let sides: Option<Vec<u16>> = text.split('x').map(side).collect();
    match sides.as_deref() {
        Some(&[width, height]) => Ok(Some(Shape::Square(Square::new(width, height)))),
        Some(&[width, height, depth]) => Ok(Some(Shape::Cube(Cube {
            width,
            height,
            depth,
            connectivity: Connectivity::default(),
        }))),
        _ => wrong("columns and rows, such as 15x15, or the three sides of a cube, such as 5x5x5"),
    }
}

/// The board as a game code has it. A track is spelt without what leads off it: games put that on themselves.
pub fn spell(plan: &Plan) -> String {
    let mut words = match &plan.shape {
        Shape::Square(square) => {
            let mut words = format!("{}x{}", square.width, square.height);
            if square.connectivity == Connectivity::Corners {
                words += ",n8";
            }
            if square.wrapped {
                words += ",wrap";
            }
            if !square.holes.is_empty() {
                let places: Vec<String> = square
                    .holes
                    .iter()
                    .map(|(column, row)| format!("{column}.{row}"))
                    .collect();
                words += &format!(",holes{}", places.join("+"));
            }
            words
        }
        Shape::Hex(hex) => {
            let layout = LAYOUTS[1..]
                .iter()
                .find(|(layout, _)| *layout == hex.layout);
            let layout = layout.map_or(String::new(), |(_, name)| format!(",{name}"));
            format!("hex{}x{}{layout}", hex.width, hex.height)
        }
        Shape::Cube(cube) => {
            let touching = match cube.connectivity {
                Connectivity::Sides => "",
                Connectivity::Corners => ",n26",
            };
            format!("{}x{}x{}{touching}", cube.width, cube.height, cube.depth)
        }
        Shape::Map(Map::Seeded { areas, seed }) => format!("map{areas}-{seed}"),
        Shape::Map(Map::Drawn(atlas)) => format!("map@{}", atlas.to_compact()),
        Shape::Track(track) if track.ring => format!("ring{}", track.len),
        Shape::Track(track) => format!("track{}", track.len),
    };
    if let Some(hills) = plan.hills {
        words += &format!(",hills{}-{}", hills.levels, hills.seed);
        if hills.climb != 1 {
            words += &format!(",climb{}", hills.climb);
        }
    }
    words
}
