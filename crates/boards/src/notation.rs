//! Notation of boards in game codes: the shape, its variants and the hills on it.
//!
//! | Options | Board |
//! |---|---|
//! | `15x12` | squares that are neighbours along sides; with `n8` at corners too |
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
    Connectivity, Cube, DrawnMap, Hex, HexLayout, Hills, Hypercube, Map, MapExpectation, Plan,
    Shape, Square, Track,
};
use std::ops::{Range, RangeInclusive};
use std::str::FromStr;
use std::sync::Arc;
use thiserror::Error;

/// Error in a notation: its position, and what was expected there.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[error("expected {expected}")]
pub struct NotationError<E = Expected> {
    /// Byte range of the part that is wrong.
    pub at: Range<usize>,
    /// What was expected there.
    pub expected: E,
}

impl<E> NotationError<E> {
    /// Creates an error for the part at this byte range.
    pub fn new(at: Range<usize>, expected: impl Into<E>) -> Self {
        let expected = expected.into();
        Self { at, expected }
    }

    /// Converts what was expected.
    pub fn map<F>(self, convert: impl FnOnce(E) -> F) -> NotationError<F> {
        NotationError::new(self.at, convert(self.expected))
    }

    /// Moves the error's position into a longer text in which the notation begins at byte `start`.
    pub fn shifted(self, start: usize) -> Self {
        let at = start + self.at.start..start + self.at.end;
        Self { at, ..self }
    }
}

/// What was expected in the notation of a board. Each text completes "expected …".
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum Expected {
    /// An option is given twice.
    #[error("each option once")]
    OptionOnce,
    /// No board has this number of neighbours.
    #[error("n4 or n8 for squares, n6 or n26 for a cube, n8 or n80 in four dimensions")]
    Neighbours,
    /// Squares do not have this number of neighbours.
    #[error("n4 or n8 for squares")]
    SquareNeighbours,
    /// A cube does not have this number of neighbours.
    #[error("n6 or n26 for a cube")]
    CubeNeighbours,
    /// A board in four dimensions does not have this number of neighbours.
    #[error("n8 or n80 in four dimensions")]
    HypercubeNeighbours,
    /// A number of neighbours is given for a shape on which it is fixed.
    #[error("a neighbour count only for squares and cubes")]
    NoNeighbours,
    /// The list of holes is malformed.
    #[error("holes as columns and rows from 0, each once, such as holes4.4+0.8")]
    Holes,
    /// Holes are given for a shape other than squares.
    #[error("holes only for squares")]
    NoHoles,
    /// A hole is outside the board.
    #[error("holes on the board of {width}x{height}, not at {column}.{row}")]
    HoleOnBoard {
        /// Number of columns of the board.
        width: u16,
        /// Number of rows of the board.
        height: u16,
        /// Column of the hole.
        column: u16,
        /// Row of the hole.
        row: u16,
    },
    /// Joined edges are given for a shape other than squares.
    #[error("\"wrap\" only for squares")]
    NoWrap,
    /// A layout of hexes is given for another shape.
    #[error("shifted rows or columns only for hexes")]
    NoLayout,
    /// The hills are malformed, or have a number of levels outside [`Hills::LEVELS`].
    #[error(
        "hills of {} to {} levels and a seed, such as hills4-7",
        Hills::LEVELS.start(),
        Hills::LEVELS.end()
    )]
    Hills,
    /// The climb of a step is malformed.
    #[error("how many levels a step climbs, such as climb1")]
    Climb,
    /// The climb of a step is given for a flat board.
    #[error("\"climb\" only with hills")]
    NoClimb,
    /// A step would climb all levels.
    #[error("a climb lower than the {levels} levels")]
    LowerClimb {
        /// Number of levels of the hills.
        levels: u8,
    },
    /// The size or seed of a generated map is malformed.
    #[error("how many areas a map has and its seed, such as map40-7")]
    Map,
    /// The length of a ring is malformed.
    #[error("how many cells a ring has, such as ring40")]
    Ring,
    /// The length of a track is malformed.
    #[error("how many cells a track has, such as track40")]
    Track,
    /// The size of a board of hexes is malformed.
    #[error("columns and rows of hexes, such as hex15x15")]
    Hexes,
    /// The sides of a board are malformed.
    #[error(
        "columns and rows, such as 15x15, the three sides of a cube, such as 5x5x5, or four sides, such as 3x3x3x3"
    )]
    Sides,
    /// A drawn map is invalid.
    #[error(transparent)]
    DrawnMap(#[from] MapExpectation),
}

/// A value and its byte range in a notation.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Spanned<T> {
    /// The value.
    pub value: T,
    /// Position of the option that sets it.
    pub at: Range<usize>,
}

/// Parses a whole number within a range; `None` for anything but ASCII digits, including a sign or spaces.
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

/// Sets an option, or fails if it is already set.
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
        Some(_) => Err(NotationError::new(at, Expected::OptionOnce)),
    }
}

impl PlanOptions {
    /// Reads an option. Returns `false` if it does not describe a board.
    ///
    /// # Errors
    /// If the option describes a board, but is wrong or given twice.
    pub fn read(&mut self, text: &str, at: &Range<usize>) -> Result<bool, NotationError> {
        let wrong = |expected: Expected| NotationError::new(at.clone(), expected);
        if text == "wrap" {
            set(&mut self.wrap, (), at)?;
        } else if let Some(count) = text.strip_prefix('n') {
            let count = number(count, 4..=80)
                .filter(|count| [4, 6, 8, 26, 80].contains(count))
                .ok_or_else(|| wrong(Expected::Neighbours))?;
            set(&mut self.connectivity, count, at)?;
        } else if let Some(&(layout, _)) = LAYOUTS.iter().find(|(_, name)| *name == text) {
            set(&mut self.layout, layout, at)?;
        } else if let Some(list) = text.strip_prefix("holes") {
            let holes = holes(list).ok_or_else(|| wrong(Expected::Holes))?;
            set(&mut self.holes, holes, at)?;
        } else if let Some(hills) = text.strip_prefix("hills") {
            let read = hills.split_once('-').and_then(|(levels, seed)| {
                Some((number(levels, Hills::LEVELS)?, number(seed, 0..=u64::MAX)?))
            });
            let hills = read.ok_or_else(|| wrong(Expected::Hills))?;
            set(&mut self.hills, hills, at)?;
        } else if let Some(climb) = text.strip_prefix("climb") {
            let climb = number(climb, 1..=*Hills::LEVELS.end() - 1)
                .ok_or_else(|| wrong(Expected::Climb))?;
            set(&mut self.climb, climb, at)?;
        } else if let Some(shape) = shape(text, at)? {
            set(&mut self.shape, shape, at)?;
        } else {
            return Ok(false);
        }
        Ok(true)
    }

    /// Returns the byte range of the option that names the shape.
    pub fn shape_at(&self) -> Option<Range<usize>> {
        self.shape.as_ref().map(|shape| shape.at.clone())
    }

    /// Returns the board that these options describe, with the shape `default` if they name none.
    ///
    /// # Errors
    /// If options contradict each other.
    pub fn into_plan(self, default: Shape) -> Result<Plan, NotationError> {
        let mut shape = self.shape.map_or(default, |shape| shape.value);
        let misfit = |at, expected: Expected| Err(NotationError::new(at, expected));
        if let Some(Spanned { value, at }) = self.connectivity {
            match (&mut shape, value) {
                (Shape::Square(square), 4 | 8) => {
                    square.connectivity = touching(value == 8);
                }
                (Shape::Cube(cube), 6 | 26) => cube.connectivity = touching(value == 26),
                (Shape::Hypercube(hypercube), 8 | 80) => {
                    hypercube.connectivity = touching(value == 80);
                }
                (Shape::Square(_), _) => return misfit(at, Expected::SquareNeighbours),
                (Shape::Cube(_), _) => return misfit(at, Expected::CubeNeighbours),
                (Shape::Hypercube(_), _) => {
                    return misfit(at, Expected::HypercubeNeighbours);
                }
                _ => return misfit(at, Expected::NoNeighbours),
            }
        }
        if let Some(Spanned { at, .. }) = self.wrap {
            match &mut shape {
                Shape::Square(square) => square.wrapped = true,
                _ => return misfit(at, Expected::NoWrap),
            }
        }
        if let Some(Spanned { value: holes, at }) = self.holes {
            match &mut shape {
                Shape::Square(square) => {
                    let is_outside = |&(column, row): &(u16, u16)| {
                        column >= square.width || row >= square.height
                    };
                    if let Some((column, row)) = holes.iter().copied().find(is_outside) {
                        let (width, height) = (square.width, square.height);
                        return misfit(
                            at,
                            Expected::HoleOnBoard {
                                width,
                                height,
                                column,
                                row,
                            },
                        );
                    }
                    square.holes = holes;
                }
                _ => return misfit(at, Expected::NoHoles),
            }
        }
        if let Some(Spanned { value: layout, at }) = self.layout {
            match &mut shape {
                Shape::Hex(hex) => hex.layout = layout,
                _ => return misfit(at, Expected::NoLayout),
            }
        }
        let hills = match (self.hills, self.climb) {
            (None, None) => None,
            (None, Some(climb)) => return misfit(climb.at, Expected::NoClimb),
            (Some(hills), climb) => {
                let (levels, seed) = hills.value;
                let climb = match climb {
                    Some(climb) if climb.value >= levels => {
                        return misfit(climb.at, Expected::LowerClimb { levels });
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
    if corners {
        Connectivity::Corners
    } else {
        Connectivity::Sides
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

/// Parses a shape; `None` if the option does not begin like one.
fn shape(text: &str, at: &Range<usize>) -> Result<Option<Shape>, NotationError> {
    let wrong = |expected: Expected| Err(NotationError::new(at.clone(), expected));
    let side = |text: &str| number(text, 1..=u16::MAX);
    if let Some(spelling) = text.strip_prefix("map@") {
        let begin = at.start + "map@".len();
        let atlas = DrawnMap::parse_compact(spelling)
            .map_err(|error| error.shifted(begin).map(Expected::DrawnMap))?;
        return Ok(Some(Shape::Map(Map::Drawn(Arc::new(atlas)))));
    }
    if let Some(map) = text.strip_prefix("map") {
        let read = map
            .split_once('-')
            .and_then(|(areas, seed)| Some((side(areas)?, number(seed, 0..=u64::MAX)?)));
        return match read {
            Some((areas, seed)) => Ok(Some(Shape::Map(Map::Seeded { areas, seed }))),
            None => wrong(Expected::Map),
        };
    }
    if let Some(len) = text.strip_prefix("ring") {
        return match side(len) {
            Some(len) => Ok(Some(Shape::Track(Track::ring(len)))),
            None => wrong(Expected::Ring),
        };
    }
    if let Some(len) = text.strip_prefix("track") {
        return match side(len) {
            Some(len) => Ok(Some(Shape::Track(Track::line(len)))),
            None => wrong(Expected::Track),
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
            None => wrong(Expected::Hexes),
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
        _ => wrong(Expected::Sides),
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
