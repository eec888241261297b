//! What was expected in the text of a drawn map.

use super::DrawnMap;
use std::fmt;
use thiserror::Error;

/// What was expected in the text of a drawn map, in a file or in the compact notation. Each text completes "expected
/// …".
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum MapExpectation {
    /// A file is too long.
    #[error("the end of the file, which has at most {}\u{a0}KiB", DrawnMap::MAX_BYTES / 1024)]
    EndOfFile,
    /// A file begins with something other than the title.
    #[error("map and a title before everything else")]
    TitleFirst,
    /// A file is empty.
    #[error("map and a title")]
    TitleLine,
    /// A line of a file begins with an unknown word.
    #[error("area, border or #")]
    Keyword,
    /// An area has no name.
    #[error("the name of the area")]
    AreaName,
    /// A corner is not two words with a comma between them.
    #[error("a corner: two whole numbers with a comma between them, such as 40,30")]
    Corner,
    /// A border has no names.
    #[error("the names of two areas")]
    BorderNames,
    /// A border has one name.
    #[error("the name of a second area")]
    SecondName,
    /// A border has more than two names.
    #[error("the end of the line")]
    EndOfLine,
    /// A compact text is too long.
    #[error("at most {} bytes", DrawnMap::MAX_BYTES)]
    ShorterText,
    /// A border in a compact text does not have two names.
    #[error("two names with \"-\" between them")]
    TwoNames,
    /// A corner in a compact text has one coordinate.
    #[error("\".\" and the second coordinate of the corner")]
    SecondCoordinate,
    /// The title is missing, too long or has invalid characters.
    #[error("a title of 1 to {} letters, digits and _", DrawnMap::MAX_NAME_LENGTH)]
    Title,
    /// A name is empty, too long or has invalid characters.
    #[error("a name of 1 to {} letters, digits and _", DrawnMap::MAX_NAME_LENGTH)]
    Name,
    /// Two areas have the same name.
    #[error("a different name; there is already an area {name}")]
    UnusedName {
        /// The name.
        name: String,
    },
    /// A coordinate is not a number or too large.
    #[error("a whole number from 0 to {}", DrawnMap::MAX_COORDINATE)]
    Coordinate,
    /// An area has too few corners.
    #[error("another corner; an area needs at least {}", DrawnMap::CORNERS.start())]
    AnotherCorner,
    /// An area has too many corners.
    #[error("{next}; an area has at most {} corners", DrawnMap::CORNERS.end())]
    EndOfCorners {
        /// What follows the last corner.
        next: NextPart,
    },
    /// The areas have too many corners in total.
    #[error("{next}; a map has at most {} corners", DrawnMap::MAX_CORNERS)]
    EndOfAllCorners {
        /// What follows the last corner.
        next: NextPart,
    },
    /// The outline of an area crosses or touches itself.
    #[error("a corner whose side, to the next corner, neither crosses nor touches another side")]
    SimpleOutline,
    /// There are too few areas.
    #[error("another area; a map needs at least {}", DrawnMap::AREAS.start())]
    AnotherArea,
    /// There are too many areas.
    #[error("a border; a map has at most {} areas", DrawnMap::AREAS.end())]
    Border,
    /// Two areas overlap.
    #[error("an area that does not overlap {area}")]
    NonOverlappingArea {
        /// Name of the first of them.
        area: String,
    },
    /// The areas are too far apart.
    #[error(
        "areas closer together; a map may be at most {} times as wide as its average area",
        DrawnMap::MAX_EXTENT
    )]
    AreasCloserTogether,
    /// A border names an unknown area.
    #[error("the name of an area")]
    KnownArea,
    /// A border has the same area on both sides.
    #[error("a different area from {area}")]
    DifferentArea {
        /// Name of the area.
        area: String,
    },
    /// There are too many borders.
    #[error("the end; {areas} areas can have at most {} borders", areas * DrawnMap::MAX_BORDERS_PER_AREA)]
    EndOfBorders {
        /// Number of areas of the map.
        areas: usize,
    },
    /// A border is listed twice.
    #[error("a different border; {} and {} already have one", areas[0], areas[1])]
    AnotherBorder {
        /// Names of the areas.
        areas: [String; 2],
    },
}

/// What follows the last corner of an area.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum NextPart {
    /// The end of the line, in a file.
    EndOfLine,
    /// The next part, in a compact text.
    Part,
}

impl fmt::Display for NextPart {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::EndOfLine => "the end of the line",
            Self::Part => "the next part",
        })
    }
}
