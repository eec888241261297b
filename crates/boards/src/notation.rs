//! Notation of boards in game codes: the shape, its variants and the hills on it.
//!
//! | Options | Board |
//! |---|---|
//! | `15x12` | squares that are neighbours along sides; with `n8` at corners, too |
//! | `15x12,wrap` | a step over an edge leads to the opposite edge |
//! | `9x9,holes4.4+0.8` | without the cells at column 4, row 4 and column 0, row 8 |
//! | `hex15x12` | hexes; odd rows are shifted unless `even-rows`, `odd-columns` or `even-columns` is given |
//! | `5x4x3` | a cube of blocks that are neighbours along faces; with `n26` at edges and corners, too |
//! | `3x3x3x3` | a board in four dimensions, whose cells are neighbours along sides; with `n80` at corners, too |
//! | `map40-7` | a map of 40 areas, generated from seed 7 |
//! | `map@Five_Lakes~Alba.0.0…~…` | a map from a file, written out |
//! | `ring40`, `track40` | a ring and an open track of 40 cells |
//! | `hills4-7,climb2` | on any of them: hills of 4 levels from seed 7, of which a step climbs at most 2 |

use super::{
    Connectivity, Cube, DrawnMap, Hex, HexLayout, Hills, Hypercube, Map, Plan, Shape, Square, Track,
};
use std::fmt;
use std::ops::{Range, RangeInclusive};
use std::str::FromStr;
use std::sync::Arc;
use tessella_language::tr;

/// Error in a notation, with its position.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NotationError {
    /// Position of the part that is wrong, in bytes.
    pub at: Range<usize>,
    /// Description of what was expected there.
    pub expected: String,
}

impl NotationError {
    /// Creates an error for the part at this position.
    pub fn new(at: Range<usize>, expected: impl Into<String>) -> Self {
        let expected = expected.into();
        Self { at, expected }
    }
}

impl fmt::Display for NotationError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&tr!("notation-expected", expected = &self.expected))
    }
}

impl std::error::Error for NotationError {}

/// A value and its position in a notation, in bytes.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Spanned<T> {
    /// The value.
    pub value: T,
    /// Position of the option that sets it.
    pub at: Range<usize>,
}

/// Returns the error text for an option that is given twice.
pub fn duplicate() -> &'static str {
    tr!("notation-each-option-once")
}

/// Parses a whole number within a range. Anything but ASCII digits is refused, signs and spaces included.
pub fn number<N>(text: &str, range: RangeInclusive<N>) -> Option<N>
where
    N: FromStr + PartialOrd,
{
    if text.is_empty() || !text.bytes().all(|byte| byte.is_ascii_digit()) {
        return None;
    }
    text.parse().ok().filter(|number| range.contains(number))
}

/// Names of the hex layouts. The first is the default and is not written.
const LAYOUTS: [(HexLayout, &str); 4] = [
    (HexLayout::OddRows, "odd-rows"),
    (HexLayout::EvenRows, "even-rows"),
    (HexLayout::OddColumns, "odd-columns"),
    (HexLayout::EvenColumns, "even-columns"),
];

/// Columns and rows of holes.
type Holes = Arc<[(u16, u16)]>;

/// Options that describe a board, each at most once.
#[derive(Debug, Default)]
pub struct PlanOptions {
    shape: Option<Spanned<Shape>>,
    connectivity: Option<Spanned<u8>>,
    wrap: Option<Spanned<()>>,
    holes: Option<Spanned<Holes>>,
    layout: Option<Spanned<HexLayout>>,
    hills: Option<Spanned<(u8, u64)>>,
    climb: Option<Spanned<u8>>,
}

/// Sets an option that must not be set yet.
fn set<T>(
    option: &mut Option<Spanned<T>>,
    value: T,
    at: &Range<usize>,
) -> Result<(), NotationError> {
    let at = at.clone();
    match option.replace(Spanned {
        value,
        at: at.clone(),
    }) {
        None => Ok(()),
        Some(_) => Err(NotationError::new(at, duplicate())),
    }
}

impl PlanOptions {
    /// Reads an option. Returns `false` if it does not describe a board.
    ///
    /// # Errors
    /// If the option describes a board, but is wrong or given twice.
    pub fn read(&mut self, text: &str, at: &Range<usize>) -> Result<bool, NotationError> {
        let wrong = |expected: &'static str| NotationError::new(at.clone(), expected);
        if text == "wrap" {
            set(&mut self.wrap, (), at)?;
        } else if let Some(count) = text.strip_prefix('n') {
            let count = number(count, 4..=80)
                .filter(|count| [4, 6, 8, 26, 80].contains(count))
                .ok_or_else(|| wrong(tr!("notation-neighbours")))?;
            set(&mut self.connectivity, count, at)?;
        } else if let Some(&(layout, _)) = LAYOUTS.iter().find(|(_, name)| *name == text) {
            set(&mut self.layout, layout, at)?;
        } else if let Some(list) = text.strip_prefix("holes") {
            let holes = holes(list).ok_or_else(|| wrong(tr!("notation-holes")))?;
            set(&mut self.holes, holes, at)?;
        } else if let Some(hills) = text.strip_prefix("hills") {
            let read = hills.split_once('-').and_then(|(levels, seed)| {
                Some((number(levels, Hills::LEVELS)?, number(seed, 0..=u64::MAX)?))
            });
            let (least, most) = (*Hills::LEVELS.start(), *Hills::LEVELS.end());
            let hills = read.ok_or_else(|| {
                let expected = tr!("notation-hills", least = least, most = most);
                NotationError::new(at.clone(), expected)
            })?;
            set(&mut self.hills, hills, at)?;
        } else if let Some(climb) = text.strip_prefix("climb") {
            let climb = number(climb, 1..=*Hills::LEVELS.end() - 1)
                .ok_or_else(|| wrong(tr!("notation-climb")))?;
            set(&mut self.climb, climb, at)?;
        } else if let Some(shape) = shape(text, at)? {
            set(&mut self.shape, shape, at)?;
        } else {
            return Ok(false);
        }
        Ok(true)
    }

    /// Returns the position of the option that names the shape.
    pub fn shape_at(&self) -> Option<Range<usize>> {
        self.shape.as_ref().map(|shape| shape.at.clone())
    }

    /// Returns the board of these options, with the shape `default` if none is given.
    ///
    /// # Errors
    /// If options contradict each other.
    pub fn into_plan(self, default: Shape) -> Result<Plan, NotationError> {
        let mut shape = self.shape.map_or(default, |shape| shape.value);
        let misfit =
            |at: Range<usize>, expected: &'static str| Err(NotationError::new(at, expected));
        if let Some(Spanned { value, at }) = self.connectivity {
            match (&mut shape, value) {
                (Shape::Square(square), 4 | 8) => {
                    square.connectivity = touching(value == 8);
                }
                (Shape::Cube(cube), 6 | 26) => cube.connectivity = touching(value == 26),
                (Shape::Hypercube(hypercube), 8 | 80) => {
                    hypercube.connectivity = touching(value == 80);
                }
                (Shape::Square(_), _) => return misfit(at, tr!("notation-square-neighbours")),
                (Shape::Cube(_), _) => return misfit(at, tr!("notation-cube-neighbours")),
                (Shape::Hypercube(_), _) => {
                    return misfit(at, tr!("notation-hypercube-neighbours"));
                }
                _ => return misfit(at, tr!("notation-no-neighbours")),
            }
        }
        if let Some(Spanned { at, .. }) = self.wrap {
            match &mut shape {
                Shape::Square(square) => square.wrapped = true,
                _ => return misfit(at, tr!("notation-no-wrap")),
            }
        }
        if let Some(Spanned { value: holes, at }) = self.holes {
            match &mut shape {
                Shape::Square(square) => {
                    let is_outside = |&(column, row): &(u16, u16)| {
                        column >= square.width || row >= square.height
                    };
                    if let Some((column, row)) = holes.iter().copied().find(is_outside) {
                        let expected = tr!(
                            "notation-hole-outside",
                            size = format!("{}x{}", square.width, square.height),
                            hole = format!("{column}.{row}")
                        );
                        return Err(NotationError::new(at, expected));
                    }
                    square.holes = holes;
                }
                _ => return misfit(at, tr!("notation-no-holes")),
            }
        }
        if let Some(Spanned { value: layout, at }) = self.layout {
            match &mut shape {
                Shape::Hex(hex) => hex.layout = layout,
                _ => return misfit(at, tr!("notation-no-layout")),
            }
        }
        let hills = match (self.hills, self.climb) {
            (None, None) => None,
            (None, Some(climb)) => return misfit(climb.at, tr!("notation-climb-without-hills")),
            (Some(hills), climb) => {
                let (levels, seed) = hills.value;
                let climb = match climb {
                    Some(climb) if climb.value >= levels => {
                        let expected = tr!("notation-climb-too-high", levels = levels);
                        return Err(NotationError::new(climb.at, expected));
                    }
                    Some(climb) => climb.value,
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

/// Parses columns and rows, each pair once: `4.4+0.8`. The result is in the order of the cells, so that equal boards
/// compare equal.
fn holes(list: &str) -> Option<Holes> {
    let hole = |hole: &str| {
        let (column, row) = hole.split_once('.')?;
        Some((number(column, 0..=u16::MAX)?, number(row, 0..=u16::MAX)?))
    };
    let mut holes = list.split('+').map(hole).collect::<Option<Vec<_>>>()?;
    holes.sort_unstable_by_key(|&(column, row)| (row, column));
    let is_unique = holes.windows(2).all(|two| two[0] != two[1]);
    is_unique.then(|| holes.into())
}

/// Parses a shape. Returns `None` for an option that does not begin like one.
fn shape(text: &str, at: &Range<usize>) -> Result<Option<Shape>, NotationError> {
    let wrong = |expected: &'static str| Err(NotationError::new(at.clone(), expected));
    let side = |text: &str| number(text, 1..=u16::MAX);
    if let Some(spelling) = text.strip_prefix("map@") {
        let begin = at.start + "map@".len();
        return match DrawnMap::parse_compact(spelling) {
            Ok(atlas) => Ok(Some(Shape::Map(Map::Drawn(Arc::new(atlas))))),
            Err(error) => {
                let at = begin + error.at.start..begin + error.at.end;
                Err(NotationError::new(at, error.expected))
            }
        };
    }
    if let Some(map) = text.strip_prefix("map") {
        let read = map
            .split_once('-')
            .and_then(|(areas, seed)| Some((side(areas)?, number(seed, 0..=u64::MAX)?)));
        return match read {
            Some((areas, seed)) => Ok(Some(Shape::Map(Map::Seeded { areas, seed }))),
            None => wrong(tr!("notation-map")),
        };
    }
    if let Some(len) = text.strip_prefix("ring") {
        return match side(len) {
            Some(len) => Ok(Some(Shape::Track(Track::ring(len)))),
            None => wrong(tr!("notation-ring")),
        };
    }
    if let Some(len) = text.strip_prefix("track") {
        return match side(len) {
            Some(len) => Ok(Some(Shape::Track(Track::line(len)))),
            None => wrong(tr!("notation-track")),
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
            None => wrong(tr!("notation-hexes")),
        };
    }
    if !text.starts_with(|digit: char| digit.is_ascii_digit()) {
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
        Some(&[width, height, depth, cubes]) => Ok(Some(Shape::Hypercube(Hypercube {
            sides: [width, height, depth, cubes],
            connectivity: Connectivity::default(),
        }))),
        _ => wrong(tr!("notation-sides")),
    }
}

impl Plan {
    /// Returns the board in the notation of game codes. Branches, lanes and jumps of a track are left out: games add
    /// their own.
    pub fn notation(&self) -> String {
        let mut notation = match &self.shape {
            Shape::Square(square) => {
                let mut notation = format!("{}x{}", square.width, square.height);
                if square.connectivity == Connectivity::Corners {
                    notation += ",n8";
                }
                if square.wrapped {
                    notation += ",wrap";
                }
                if !square.holes.is_empty() {
                    let holes: Vec<String> = square
                        .holes
                        .iter()
                        .map(|(column, row)| format!("{column}.{row}"))
                        .collect();
                    notation += &format!(",holes{}", holes.join("+"));
                }
                notation
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
            Shape::Hypercube(Hypercube {
                sides: [width, height, depth, cubes],
                connectivity,
            }) => {
                let touching = match connectivity {
                    Connectivity::Sides => "",
                    Connectivity::Corners => ",n80",
                };
                format!("{width}x{height}x{depth}x{cubes}{touching}")
            }
            Shape::Map(Map::Seeded { areas, seed }) => format!("map{areas}-{seed}"),
            Shape::Map(Map::Drawn(atlas)) => format!("map@{}", atlas.to_compact()),
            Shape::Track(track) if track.ring => format!("ring{}", track.len),
            Shape::Track(track) => format!("track{}", track.len),
        };
        if let Some(hills) = self.hills {
            notation += &format!(",hills{}-{}", hills.levels, hills.seed);
            if hills.climb != 1 {
                notation += &format!(",climb{}", hills.climb);
            }
        }
        notation
    }
}
