//! Texts of boards: their descriptions and errors.

use crate::example_texts::assert_translated;
use tessella::text::Text;
use tessella_boards::notation::{Expected, NotationError};
use tessella_boards::{
    BoardError, CellId, Connectivity, Cube, Hex, HexLayout, Hills, Hypercube, Map, MapError,
    MapExpectation, NextPart, Plan, Shape, Square, Track, TrackError, TrackPart,
};
use tessella_language::Language;

#[test]
fn plans_are_translated() {
    let ring = Plan::even(Shape::Track(Track::ring(40)));
    assert_translated(ring, |plan| {
        let hills = Some(Hills {
            levels: 4,
            seed: 7,
            climb: 1,
        });
        let connectivity = Connectivity::Corners;
        Some(match &plan.shape {
            Shape::Track(track) if track.ring => Plan::even(Shape::Track(Track::line(40))),
            Shape::Track(_) => {
                let (width, height, layout) = (15, 12, HexLayout::OddRows);
                Plan::even(Shape::Hex(Hex {
                    width,
                    height,
                    layout,
                }))
            }
            Shape::Hex(_) => Plan::even(Shape::Map(Map::Seeded { areas: 40, seed: 7 })),
            Shape::Map(_) => {
                let holes = [(4, 4)].into();
                let square = Square {
                    connectivity,
                    wrapped: true,
                    holes,
                    ..Square::new(9, 9)
                };
                Plan {
                    shape: Shape::Square(square),
                    hills,
                }
            }
            Shape::Square(_) => {
                let (width, height, depth) = (5, 4, 3);
                Plan::even(Shape::Cube(Cube {
                    width,
                    height,
                    depth,
                    connectivity,
                }))
            }
            Shape::Cube(_) => {
                let sides = [3, 3, 3, 4];
                Plan::even(Shape::Hypercube(Hypercube {
                    sides,
                    connectivity,
                }))
            }
            Shape::Hypercube(_) => return None,
        })
    });
}

#[test]
fn sizes_are_the_same_in_every_language() {
    let plan = Plan::even(Shape::Square(Square::new(15, 12)));
    for &language in Language::ALL {
        assert_eq!(plan.text(language), "15×12");
    }
}

#[test]
fn board_errors_are_translated() {
    assert_translated(BoardError::Empty, |error| {
        Some(match error {
            BoardError::Empty => BoardError::TooLarge { cells: 4_000_000 },
            BoardError::TooLarge { .. } => BoardError::HoleOutside { column: 3, row: 0 },
            BoardError::HoleOutside { .. } => BoardError::HeightCountMismatch {
                heights: 1,
                cells: 9,
            },
            BoardError::HeightCountMismatch { heights: 1, .. } => BoardError::HeightCountMismatch {
                heights: 8,
                cells: 9,
            },
            BoardError::HeightCountMismatch { .. } => BoardError::Disconnected { cell: CellId(1) },
            BoardError::Disconnected { .. } => BoardError::HillLevels { levels: 10 },
            BoardError::HillLevels { .. } => BoardError::HillClimb {
                levels: 3,
                climb: 3,
            },
            BoardError::HillClimb { .. } => BoardError::MapAreas { areas: 2 },
            BoardError::MapAreas { .. } => BoardError::MapSeed {
                areas: 40,
                seed: u64::MAX,
            },
            BoardError::MapSeed { .. } => BoardError::Track(TrackError::EmptyLane),
            BoardError::Track(_) => return None,
        })
    });
}

#[test]
fn track_errors_are_translated() {
    assert_translated(TrackError::RingTooShort { cells: 2 }, |error| {
        let [from, to, cell] = [4, 2, 9].map(CellId);
        let no_such_cell = |part| TrackError::NoSuchCell {
            part,
            cell,
            last: 8,
        };
        let off_main_path = |part| TrackError::OffMainPath {
            part,
            cell,
            last: 8,
        };
        Some(match error {
            TrackError::RingTooShort { .. } => TrackError::EmptyBranch,
            TrackError::EmptyBranch => TrackError::EmptyLane,
            TrackError::EmptyLane => TrackError::JumpOutside { cell, last: 8 },
            TrackError::JumpOutside { .. } => no_such_cell(TrackPart::Branch),
            TrackError::NoSuchCell { part, .. } => match part {
                TrackPart::Branch => no_such_cell(TrackPart::Lane),
                TrackPart::Lane => no_such_cell(TrackPart::LaneExit),
                TrackPart::LaneExit => off_main_path(TrackPart::Branch),
            },
            TrackError::OffMainPath { part, .. } => match part {
                TrackPart::Branch => off_main_path(TrackPart::Lane),
                TrackPart::Lane => off_main_path(TrackPart::LaneExit),
                TrackPart::LaneExit => TrackError::BranchToItself { from },
            },
            TrackError::BranchToItself { .. } => TrackError::BranchBackwards { from, to },
            TrackError::BranchBackwards { .. } => TrackError::TwoLanes { cell },
            TrackError::TwoLanes { .. } => TrackError::ExitBeyondLane { from: 3, last: 2 },
            TrackError::ExitBeyondLane { .. } => TrackError::JumpToItself { from },
            TrackError::JumpToItself { .. } => TrackError::DuplicateJump { from, to },
            TrackError::DuplicateJump { .. } => TrackError::TooWide {
                width: 40_003,
                most: 32_768,
            },
            TrackError::TooWide { .. } => return None,
        })
    });
}

fn next_expected(expected: &Expected) -> Option<Expected> {
    Some(match expected {
        Expected::OptionOnce => Expected::Neighbours,
        Expected::Neighbours => Expected::SquareNeighbours,
        Expected::SquareNeighbours => Expected::CubeNeighbours,
        Expected::CubeNeighbours => Expected::HypercubeNeighbours,
        Expected::HypercubeNeighbours => Expected::NoNeighbours,
        Expected::NoNeighbours => Expected::Holes,
        Expected::Holes => Expected::NoHoles,
        Expected::NoHoles => Expected::HoleOnBoard {
            width: 9,
            height: 8,
            column: 4,
            row: 12,
        },
        Expected::HoleOnBoard { .. } => Expected::NoWrap,
        Expected::NoWrap => Expected::NoLayout,
        Expected::NoLayout => Expected::Hills,
        Expected::Hills => Expected::Climb,
        Expected::Climb => Expected::NoClimb,
        Expected::NoClimb => Expected::LowerClimb { levels: 3 },
        Expected::LowerClimb { .. } => Expected::Map,
        Expected::Map => Expected::Ring,
        Expected::Ring => Expected::Track,
        Expected::Track => Expected::Hexes,
        Expected::Hexes => Expected::Sides,
        Expected::Sides => Expected::DrawnMap(MapExpectation::TwoNames),
        Expected::DrawnMap(_) => return None,
    })
}

#[test]
fn expectations_of_notation_are_translated() {
    assert_translated(Expected::OptionOnce, next_expected);
    let error: NotationError = NotationError::new(0..3, Expected::NoWrap);
    assert_translated(error, |_| None);
}

fn next_map_expectation(expected: &MapExpectation) -> Option<MapExpectation> {
    let area = || "Alba".to_owned();
    Some(match expected {
        MapExpectation::EndOfFile => MapExpectation::TitleFirst,
        MapExpectation::TitleFirst => MapExpectation::TitleLine,
        MapExpectation::TitleLine => MapExpectation::Keyword,
        MapExpectation::Keyword => MapExpectation::AreaName,
        MapExpectation::AreaName => MapExpectation::Corner,
        MapExpectation::Corner => MapExpectation::BorderNames,
        MapExpectation::BorderNames => MapExpectation::SecondName,
        MapExpectation::SecondName => MapExpectation::EndOfLine,
        MapExpectation::EndOfLine => MapExpectation::ShorterText,
        MapExpectation::ShorterText => MapExpectation::TwoNames,
        MapExpectation::TwoNames => MapExpectation::SecondCoordinate,
        MapExpectation::SecondCoordinate => MapExpectation::Title,
        MapExpectation::Title => MapExpectation::Name,
        MapExpectation::Name => MapExpectation::UnusedName { name: area() },
        MapExpectation::UnusedName { .. } => MapExpectation::Coordinate,
        MapExpectation::Coordinate => MapExpectation::AnotherCorner,
        MapExpectation::AnotherCorner => MapExpectation::EndOfCorners {
            next: NextPart::EndOfLine,
        },
        MapExpectation::EndOfCorners { next } => match next {
            NextPart::EndOfLine => MapExpectation::EndOfCorners {
                next: NextPart::Part,
            },
            NextPart::Part => MapExpectation::EndOfAllCorners {
                next: NextPart::EndOfLine,
            },
        },
        MapExpectation::EndOfAllCorners { next } => match next {
            NextPart::EndOfLine => MapExpectation::EndOfAllCorners {
                next: NextPart::Part,
            },
            NextPart::Part => MapExpectation::SimpleOutline,
        },
        MapExpectation::SimpleOutline => MapExpectation::AnotherArea,
        MapExpectation::AnotherArea => MapExpectation::Border,
        MapExpectation::Border => MapExpectation::NonOverlappingArea { area: area() },
        MapExpectation::NonOverlappingArea { .. } => MapExpectation::AreasCloserTogether,
        MapExpectation::AreasCloserTogether => MapExpectation::KnownArea,
        MapExpectation::KnownArea => MapExpectation::DifferentArea { area: area() },
        MapExpectation::DifferentArea { .. } => MapExpectation::EndOfBorders { areas: 16 },
        MapExpectation::EndOfBorders { .. } => MapExpectation::AnotherBorder {
            areas: [area(), "Bora".to_owned()],
        },
        MapExpectation::AnotherBorder { .. } => return None,
    })
}

#[test]
fn expectations_of_drawn_maps_are_translated() {
    assert_translated(MapExpectation::EndOfFile, next_map_expectation);
    let (line, column, expected) = (3, 1, MapExpectation::AnotherArea);
    assert_translated(
        MapError {
            line,
            column,
            expected,
        },
        |_| None,
    );
}
