//! Errors and descriptions of boards.

use super::Text;
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

impl Text for PlanDetail {
    fn text(&self, language: Language) -> String {
        match *self {
            Self::Ways(ways) => tr!(language, "plan-ways", ways),
            Self::JoinedEdges => tr!(language, "plan-joined-edges").to_owned(),
            Self::Holes => tr!(language, "plan-holes").to_owned(),
            Self::Hills => tr!(language, "plan-hills").to_owned(),
        }
    }
}

impl Text for BoardError {
    fn text(&self, language: Language) -> String {
        match *self {
            Self::Empty => tr!(language, "board-empty").to_owned(),
            Self::TooLarge { cells } => {
                let cells = cells.to_string();
                tr!(language, "board-too-large", cells, most = MAX_CELLS)
            }
            Self::HoleOutside { column, row } => {
                tr!(language, "board-hole-outside", column, row)
            }
            Self::HeightCountMismatch { heights, cells } => {
                tr!(language, "board-heights", heights, cells)
            }
            Self::Disconnected { cell } => tr!(language, "board-disconnected", cell = cell.0),
            Self::HillLevels { levels } => tr!(
                language,
                "board-hills-levels",
                least = *Hills::LEVELS.start(),
                most = *Hills::LEVELS.end(),
                given = levels
            ),
            Self::HillClimb { levels, climb } => tr!(
                language,
                "board-hills-climb",
                levels,
                most = levels - 1,
                given = climb
            ),
            Self::MapAreas { areas } => tr!(
                language,
                "map-areas",
                least = *Map::AREAS.start(),
                most = *Map::AREAS.end(),
                given = areas
            ),
            Self::MapSeed { areas, seed } => {
                let seed = seed.to_string();
                tr!(language, "map-no-map", areas, seed)
            }
            Self::Track(ref error) => error.text(language),
        }
    }
}

impl Text for TrackError {
    fn text(&self, language: Language) -> String {
        match *self {
            Self::RingTooShort { cells } => tr!(language, "board-ring-too-short", given = cells),
            Self::EmptyBranch => tr!(language, "board-branch-empty").to_owned(),
            Self::EmptyLane => tr!(language, "board-lane-empty").to_owned(),
            Self::JumpOutside { cell, last } => {
                tr!(language, "board-jump-no-cell", cell = cell.0, last)
            }
            Self::NoSuchCell { part, cell, last } => {
                let cell = cell.0;
                match part {
                    TrackPart::Branch => {
                        tr!(language, "board-branch-no-cell", cell, last)
                    }
                    TrackPart::Lane => {
                        tr!(language, "board-lane-no-cell", cell, last)
                    }
                    TrackPart::LaneExit => {
                        tr!(language, "board-exit-no-cell", cell, last)
                    }
                }
            }
            Self::OffMainPath { part, cell, last } => {
                let cell = cell.0;
                match part {
                    TrackPart::Branch => {
                        tr!(language, "board-branch-off-path", cell, last)
                    }
                    TrackPart::Lane => {
                        tr!(language, "board-lane-off-path", cell, last)
                    }
                    TrackPart::LaneExit => {
                        tr!(language, "board-exit-off-path", cell, last)
                    }
                }
            }
            Self::BranchToItself { from } => tr!(language, "board-branch-circle", cell = from.0),
            Self::BranchBackwards { from, to } => {
                tr!(language, "board-branch-back", from = from.0, to = to.0)
            }
            Self::TwoLanes { cell } => tr!(language, "board-two-lanes", cell = cell.0),
            Self::ExitBeyondLane { from, last } => {
                tr!(language, "board-exit-beyond-lane", cell = from, last)
            }
            Self::JumpToItself { from } => tr!(language, "board-jump-circle", cell = from.0),
            Self::DuplicateJump { from, to } => {
                tr!(language, "board-jump-twice", from = from.0, to = to.0)
            }
            Self::TooWide { width, most } => {
                let (width, most) = (width.to_string(), most.to_string());
                tr!(language, "board-track-too-wide", width, most)
            }
        }
    }
}

impl<E: Text> Text for NotationError<E> {
    fn text(&self, language: Language) -> String {
        let expected = self.expected.text(language);
        tr!(language, "notation-expected", expected)
    }
}

impl Text for Expected {
    fn text(&self, language: Language) -> String {
        match *self {
            Self::OptionOnce => tr!(language, "notation-each-option-once").to_owned(),
            Self::Neighbours => tr!(language, "notation-neighbours").to_owned(),
            Self::SquareNeighbours => tr!(language, "notation-square-neighbours").to_owned(),
            Self::CubeNeighbours => tr!(language, "notation-cube-neighbours").to_owned(),
            Self::HypercubeNeighbours => tr!(language, "notation-hypercube-neighbours").to_owned(),
            Self::NoNeighbours => tr!(language, "notation-no-neighbours").to_owned(),
            Self::Holes => tr!(language, "notation-holes").to_owned(),
            Self::NoHoles => tr!(language, "notation-no-holes").to_owned(),
            Self::HoleOnBoard {
                width,
                height,
                column,
                row,
            } => {
                let (size, hole) = (format!("{width}x{height}"), format!("{column}.{row}"));
                tr!(language, "notation-hole-outside", size, hole)
            }
            Self::NoWrap => tr!(language, "notation-no-wrap").to_owned(),
            Self::NoLayout => tr!(language, "notation-no-layout").to_owned(),
            Self::Hills => {
                let (least, most) = (*Hills::LEVELS.start(), *Hills::LEVELS.end());
                tr!(language, "notation-hills", least, most)
            }
            Self::Climb => tr!(language, "notation-climb").to_owned(),
            Self::NoClimb => tr!(language, "notation-climb-without-hills").to_owned(),
            Self::LowerClimb { levels } => {
                tr!(language, "notation-climb-too-high", levels)
            }
            Self::Map => tr!(language, "notation-map").to_owned(),
            Self::Ring => tr!(language, "notation-ring").to_owned(),
            Self::Track => tr!(language, "notation-track").to_owned(),
            Self::Hexes => tr!(language, "notation-hexes").to_owned(),
            Self::Sides => tr!(language, "notation-sides").to_owned(),
            Self::DrawnMap(ref expected) => expected.text(language),
        }
    }
}

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

impl Text for MapExpectation {
    fn text(&self, language: Language) -> String {
        match self {
            Self::EndOfFile => {
                let most = DrawnMap::MAX_BYTES / 1024;
                tr!(language, "map-file-too-long", most)
            }
            Self::TitleFirst => tr!(language, "map-file-title-first").to_owned(),
            Self::TitleLine => tr!(language, "map-file-no-title").to_owned(),
            Self::Keyword => tr!(language, "map-file-word").to_owned(),
            Self::AreaName => tr!(language, "map-file-area-name").to_owned(),
            Self::Corner => tr!(language, "map-file-corner").to_owned(),
            Self::BorderNames => tr!(language, "map-file-border-names").to_owned(),
            Self::SecondName => tr!(language, "map-file-second-name").to_owned(),
            Self::EndOfLine => tr!(language, "map-file-line-end").to_owned(),
            Self::ShorterText => {
                tr!(language, "map-code-too-long", most = DrawnMap::MAX_BYTES)
            }
            Self::TwoNames => tr!(language, "map-code-two-names").to_owned(),
            Self::SecondCoordinate => tr!(language, "map-code-second-coordinate").to_owned(),
            Self::Title => tr!(language, "map-title", most = DrawnMap::MAX_NAME_LENGTH),
            Self::Name => tr!(language, "map-name", most = DrawnMap::MAX_NAME_LENGTH),
            Self::UnusedName { name } => tr!(language, "map-name-twice", name),
            Self::Coordinate => {
                tr!(language, "map-coordinate", most = DrawnMap::MAX_COORDINATE)
            }
            Self::AnotherCorner => {
                let least = *DrawnMap::CORNERS.start();
                tr!(language, "map-too-few-corners", least)
            }
            Self::EndOfCorners { next } => {
                let most = *DrawnMap::CORNERS.end();
                match next {
                    NextPart::EndOfLine => tr!(language, "map-line-end-corners", most),
                    NextPart::Part => tr!(language, "map-next-part-corners", most),
                }
            }
            Self::EndOfAllCorners { next } => {
                let most = DrawnMap::MAX_CORNERS;
                match next {
                    NextPart::EndOfLine => tr!(language, "map-line-end-all-corners", most),
                    NextPart::Part => tr!(language, "map-next-part-all-corners", most),
                }
            }
            Self::SimpleOutline => tr!(language, "map-sides-cross").to_owned(),
            Self::AnotherArea => {
                let least = *DrawnMap::AREAS.start();
                tr!(language, "map-too-few-areas", least)
            }
            Self::Border => {
                let most = *DrawnMap::AREAS.end();
                tr!(language, "map-too-many-areas", most)
            }
            Self::AreaBeside { area } => tr!(language, "map-areas-overlap", area),
            Self::NearerAreas => {
                tr!(language, "map-too-wide", most = DrawnMap::MAX_EXTENT)
            }
            Self::KnownArea => tr!(language, "map-no-such-area").to_owned(),
            Self::OtherArea { area } => {
                tr!(language, "map-border-with-itself", area)
            }
            Self::EndOfBorders { areas } => {
                let most = areas * DrawnMap::MAX_BORDERS_PER_AREA;
                tr!(language, "map-too-many-borders", areas = *areas, most)
            }
            Self::AnotherBorder { areas: [a, b] } => {
                tr!(language, "map-border-twice", a, b)
            }
        }
    }
}
