//! Errors and descriptions of boards.

use super::{Text, texts};
use tessella_boards::notation::{Expected, NotationError};
use tessella_boards::{
    BoardError, DrawnMap, Hills, MAX_CELLS, Map, MapError, MapExpectation, NextPart, Plan,
    PlanDetail, Shape, TrackError, TrackPart,
};
use tessella_language::{Language, tr};

/// A short description: "15×15 hexes", "map of 60, hills".
impl Text for Plan {
    fn text(&self, language: Language) -> String {
        let shape = match &self.shape {
            Shape::Track(track) if track.ring => tr!(language, "plan-ring", cells = track.len),
            Shape::Track(track) => tr!(language, "plan-track", cells = track.len),
            Shape::Hex(hex) => {
                let (columns, rows) = (hex.width, hex.height);
                tr!(language, "plan-hexes", columns, rows)
            }
            Shape::Map(map) => tr!(language, "plan-map", areas = map.areas()),
            Shape::Square(square) => format!("{}×{}", square.width, square.height),
            Shape::Cube(cube) => format!("{}×{}×{}", cube.width, cube.height, cube.depth),
            Shape::Hypercube(hypercube) => hypercube.sides.map(|side| side.to_string()).join("×"),
        };
        self.details().iter().fold(shape, |board, detail| {
            let detail = detail.text(language);
            tr!(language, "plan-detail", board, detail)
        })
    }
}

texts! { PlanDetail in language {
    Ways(ways) => "plan-ways"(ways),
    JoinedEdges => "plan-joined-edges",
    Holes => "plan-holes",
    Hills => "plan-hills",
}}

texts! { BoardError in language {
    Empty => "board-empty",
    TooLarge { cells } => "board-too-large"(cells = cells.to_string(), most = MAX_CELLS),
    HoleOutside { column, row } => "board-hole-outside"(column, row),
    HeightCountMismatch { heights, cells } => "board-heights"(heights, cells),
    Disconnected { cell } => "board-disconnected"(cell = cell.0),
    HillLevels { levels } => "board-hills-levels"(..Hills::LEVELS, given = levels),
    HillClimb { levels, climb } => "board-hills-climb"(levels, most = levels - 1, given = climb),
    MapAreas { areas } => "map-areas"(..Map::AREAS, given = areas),
    MapSeed { areas, seed } => "map-no-map"(areas, seed = seed.to_string()),
    Track(error) => error,
}}

texts! { TrackError in language {
    RingTooShort { cells } => "board-ring-too-short"(given = cells),
    EmptyBranch => "board-branch-empty",
    EmptyLane => "board-lane-empty",
    JumpOutside { cell, last } => "board-jump-no-cell"(cell = cell.0, last),
    NoSuchCell { part: TrackPart::Branch, cell, last } =>
        "board-branch-no-cell"(cell = cell.0, last),
    NoSuchCell { part: TrackPart::Lane, cell, last } =>
        "board-lane-no-cell"(cell = cell.0, last),
    NoSuchCell { part: TrackPart::LaneExit, cell, last } =>
        "board-exit-no-cell"(cell = cell.0, last),
    OffMainPath { part: TrackPart::Branch, cell, last } =>
        "board-branch-off-path"(cell = cell.0, last),
    OffMainPath { part: TrackPart::Lane, cell, last } =>
        "board-lane-off-path"(cell = cell.0, last),
    OffMainPath { part: TrackPart::LaneExit, cell, last } =>
        "board-exit-off-path"(cell = cell.0, last),
    BranchToItself { from } => "board-branch-circle"(cell = from.0),
    BranchBackwards { from, to } => "board-branch-back"(from = from.0, to = to.0),
    TwoLanes { cell } => "board-two-lanes"(cell = cell.0),
    ExitBeyondLane { from, last } => "board-exit-beyond-lane"(cell = from, last),
    JumpToItself { from } => "board-jump-circle"(cell = from.0),
    DuplicateJump { from, to } => "board-jump-twice"(from = from.0, to = to.0),
    TooWide { width, most } =>
        "board-track-too-wide"(width = width.to_string(), most = most.to_string()),
}}

impl<E: Text> Text for NotationError<E> {
    fn text(&self, language: Language) -> String {
        let expected = self.expected.text(language);
        tr!(language, "notation-expected", expected)
    }
}

texts! { Expected in language {
    OptionOnce => "notation-each-option-once",
    Neighbours => "notation-neighbours",
    SquareNeighbours => "notation-square-neighbours",
    CubeNeighbours => "notation-cube-neighbours",
    HypercubeNeighbours => "notation-hypercube-neighbours",
    NoNeighbours => "notation-no-neighbours",
    Holes => "notation-holes",
    NoHoles => "notation-no-holes",
    HoleOnBoard { width, height, column, row } => "notation-hole-outside"(
        size = format!("{width}x{height}"),
        hole = format!("{column}.{row}"),
    ),
    NoWrap => "notation-no-wrap",
    NoLayout => "notation-no-layout",
    Hills => "notation-hills"(..Hills::LEVELS),
    Climb => "notation-climb",
    NoClimb => "notation-climb-without-hills",
    LowerClimb { levels } => "notation-climb-too-high"(levels),
    Map => "notation-map",
    Ring => "notation-ring",
    Track => "notation-track",
    Hexes => "notation-hexes",
    Sides => "notation-sides",
    DrawnMap(expected) => expected,
}}

impl Text for MapError {
    fn text(&self, language: Language) -> String {
        tr!(
            language,
            "map-file-expected",
            line = self.line,
            column = self.column,
            expected = self.expected.text(language)
        )
    }
}

texts! { MapExpectation in language {
    EndOfFile => "map-file-too-long"(most = DrawnMap::MAX_BYTES / 1024),
    TitleFirst => "map-file-title-first",
    TitleLine => "map-file-no-title",
    Keyword => "map-file-word",
    AreaName => "map-file-area-name",
    Corner => "map-file-corner",
    BorderNames => "map-file-border-names",
    SecondName => "map-file-second-name",
    EndOfLine => "map-file-line-end",
    ShorterText => "map-code-too-long"(most = DrawnMap::MAX_BYTES),
    TwoNames => "map-code-two-names",
    SecondCoordinate => "map-code-second-coordinate",
    Title => "map-title"(most = DrawnMap::MAX_NAME_LENGTH),
    Name => "map-name"(most = DrawnMap::MAX_NAME_LENGTH),
    UnusedName { name } => "map-name-twice"(name),
    Coordinate => "map-coordinate"(most = DrawnMap::MAX_COORDINATE),
    AnotherCorner => "map-too-few-corners"(least = DrawnMap::CORNERS.start()),
    EndOfCorners { next: NextPart::EndOfLine } =>
        "map-line-end-corners"(most = DrawnMap::CORNERS.end()),
    EndOfCorners { next: NextPart::Part } =>
        "map-next-part-corners"(most = DrawnMap::CORNERS.end()),
    EndOfAllCorners { next: NextPart::EndOfLine } =>
        "map-line-end-all-corners"(most = DrawnMap::MAX_CORNERS),
    EndOfAllCorners { next: NextPart::Part } =>
        "map-next-part-all-corners"(most = DrawnMap::MAX_CORNERS),
    SimpleOutline => "map-sides-cross",
    AnotherArea => "map-too-few-areas"(least = DrawnMap::AREAS.start()),
    Border => "map-too-many-areas"(most = DrawnMap::AREAS.end()),
    NonOverlappingArea { area } => "map-areas-overlap"(area),
    AreasCloserTogether => "map-too-wide"(most = DrawnMap::MAX_EXTENT),
    KnownArea => "map-no-such-area",
    DifferentArea { area } => "map-border-with-itself"(area),
    EndOfBorders { areas } =>
        "map-too-many-borders"(areas, most = areas * DrawnMap::MAX_BORDERS_PER_AREA),
    AnotherBorder { areas: [a, b] } => "map-border-twice"(a, b),
}}
