//! Board shapes and sizes that a game supports.

use super::setup_error::SetupError;
use std::ops::RangeInclusive;
use tessella_boards::{Connectivity, Map, Shape, Track};

/// Board shapes and sizes that a game supports. `None` for a shape that it does not support.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Sizes {
    /// Columns and rows of a square grid.
    pub squares: Option<[RangeInclusive<u16>; 2]>,
    /// Columns and rows of a hex grid.
    pub hexes: Option<[RangeInclusive<u16>; 2]>,
    /// Sides of a cube, in cells.
    pub cubes: Option<RangeInclusive<u16>>,
    /// Sides of a board in four dimensions, in cells.
    pub hypercubes: Option<RangeInclusive<u16>>,
    /// Number of areas of a map.
    pub areas: Option<RangeInclusive<u16>>,
    /// Number of cells of a ring.
    pub rings: Option<RangeInclusive<u16>>,
    /// Number of cells of an open track.
    pub tracks: Option<RangeInclusive<u16>>,
    /// Total number of cells, for all shapes.
    pub cells: RangeInclusive<usize>,
    /// `true` if cells that share only a corner can be neighbours.
    pub corners: bool,
    /// `true` if a square grid can wrap around and have holes.
    pub variants: bool,
    /// `true` if the board can have hills.
    pub hills: bool,
    /// Error for an unsupported shape.
    pub unsupported: SetupError,
}

impl Sizes {
    /// Returns the sizes of a game that supports no shape, and neither corners, variants nor hills. A game lists what it supports, and
    /// takes the rest from here.
    pub(super) fn none(cells: RangeInclusive<usize>, unsupported: impl Into<SetupError>) -> Self {
        Self {
            squares: None,
            hexes: None,
            cubes: None,
            hypercubes: None,
            areas: None,
            rings: None,
            tracks: None,
            cells,
            corners: false,
            variants: false,
            hills: false,
            unsupported: unsupported.into(),
        }
    }

    /// Checks that a shape is supported.
    ///
    /// # Errors
    /// If it is not. The error says why.
    pub fn check(&self, shape: &Shape) -> Result<(), SetupError> {
        let plane = |sides: [u16; 2], sizes: &Option<[RangeInclusive<u16>; 2]>| {
            let [columns, rows] = self.supported(sizes)?;
            if columns == rows {
                check_all(&sides, columns, SetupError::Sides)
            } else {
                check_all(&sides[..1], columns, SetupError::Columns)?;
                check_all(&sides[1..], rows, SetupError::Rows)
            }
        };
        match shape {
            Shape::Square(square) => {
                plane([square.width, square.height], &self.squares)?;
                self.check_connectivity(square.connectivity)?;
                if !self.variants && (square.wrapped || !square.holes.is_empty()) {
                    return Err(SetupError::WrappedOrHoles);
                }
            }
            Shape::Hex(hex) => plane([hex.width, hex.height], &self.hexes)?,
            Shape::Cube(cube) => {
                let sides = [cube.width, cube.height, cube.depth];
                check_all(&sides, self.supported(&self.cubes)?, SetupError::CubeSides)?;
                self.check_connectivity(cube.connectivity)?;
            }
            Shape::Hypercube(hypercube) => {
                let sides = self.supported(&self.hypercubes)?;
                check_all(&hypercube.sides, sides, SetupError::HypercubeSides)?;
                self.check_connectivity(hypercube.connectivity)?;
            }
            Shape::Map(map) => {
                let areas = self.supported(&self.areas)?;
                if let Map::Seeded { areas: wanted, .. } = map {
                    check_all(&[*wanted], areas, SetupError::Areas)?;
                }
            }
            Shape::Track(track) if track.ring => {
                let len = self.supported(&self.rings)?;
                if *track != Track::ring(track.len) {
                    return Err(SetupError::RingParts);
                }
                check_all(&[track.len], len, SetupError::RingLength)?;
            }
            Shape::Track(track) => {
                let len = self.supported(&self.tracks)?;
                if *track != Track::line(track.len) {
                    return Err(SetupError::TrackParts);
                }
                check_all(&[track.len], len, SetupError::TrackLength)?;
            }
        }
        self.check_tiles(shape.cells() as usize)
    }

    fn check_tiles(&self, tiles: usize) -> Result<(), SetupError> {
        let (least, most) = (*self.cells.start(), *self.cells.end());
        match tiles {
            tiles if tiles < least => Err(SetupError::TooFewTiles { least }),
            tiles if tiles > most => Err(SetupError::TooManyTiles { most }),
            _ => Ok(()),
        }
    }

    fn check_connectivity(&self, connectivity: Connectivity) -> Result<(), SetupError> {
        match (self.corners, connectivity) {
            (false, Connectivity::Corners) => Err(SetupError::Corners),
            _ => Ok(()),
        }
    }

    fn supported<'a, T>(&self, sizes: &'a Option<T>) -> Result<&'a T, SetupError> {
        sizes.as_ref().ok_or_else(|| self.unsupported.clone())
    }
}

/// Checks that all sizes are in a range; `error` returns the error if they are not.
fn check_all(
    sizes: &[u16],
    range: &RangeInclusive<u16>,
    error: fn(RangeInclusive<u16>) -> SetupError,
) -> Result<(), SetupError> {
    if sizes.iter().all(|size| range.contains(size)) {
        Ok(())
    } else {
        Err(error(range.clone()))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::race;
    use tessella_boards::{Cube, Hex, HexLayout, Square};

    /// Sizes of a game for rectangles of squares, hexes, cubes and open tracks.
    fn sizes() -> Sizes {
        Sizes {
            squares: Some([4..=12, 2..=8]),
            hexes: Some([5..=9, 5..=9]),
            cubes: Some(2..=4),
            hypercubes: Some(2..=3),
            tracks: Some(10..=90),
            ..Sizes::none(9..=80, race::SetupError::UnsupportedBoard)
        }
    }

    fn square(width: u16, height: u16) -> Square {
        Square::new(width, height)
    }

    fn hex(width: u16, height: u16) -> Shape {
        Shape::Hex(Hex {
            width,
            height,
            layout: HexLayout::ALL[0],
        })
    }

    fn cube(sides: [u16; 3], connectivity: Connectivity) -> Shape {
        let [width, height, depth] = sides;
        Shape::Cube(Cube {
            width,
            height,
            depth,
            connectivity,
        })
    }

    #[test]
    fn supported_shapes_are_accepted() {
        for shape in [
            Shape::Square(square(4, 8)),
            Shape::Square(square(12, 2)),
            hex(5, 9),
            cube([4, 4, 4], Connectivity::Sides),
            Shape::Track(Track::line(10)),
        ] {
            assert_eq!(sizes().check(&shape), Ok(()), "{shape:?}");
        }
    }

    #[test]
    fn unsupported_shapes_are_refused_with_the_reason() {
        let mut corners = square(4, 4);
        corners.connectivity = Connectivity::Corners;
        let mut wrapped = square(4, 4);
        wrapped.wrapped = true;
        let mut with_hole = square(4, 4);
        with_hole.holes = [(1, 1)].into();
        for (shape, error) in [
            (Shape::Square(square(3, 8)), SetupError::Columns(4..=12)),
            (Shape::Square(square(13, 1)), SetupError::Columns(4..=12)),
            (Shape::Square(square(12, 9)), SetupError::Rows(2..=8)),
            (
                Shape::Square(square(4, 2)),
                SetupError::TooFewTiles { least: 9 },
            ),
            (
                Shape::Square(square(12, 8)),
                SetupError::TooManyTiles { most: 80 },
            ),
            (Shape::Square(corners), SetupError::Corners),
            (Shape::Square(wrapped), SetupError::WrappedOrHoles),
            (Shape::Square(with_hole), SetupError::WrappedOrHoles),
            (hex(4, 5), SetupError::Sides(5..=9)),
            (hex(9, 10), SetupError::Sides(5..=9)),
            (
                cube([2, 5, 2], Connectivity::Sides),
                SetupError::CubeSides(2..=4),
            ),
            (cube([3, 3, 3], Connectivity::Corners), SetupError::Corners),
            (
                Shape::Map(Map::Seeded { areas: 20, seed: 1 }),
                sizes().unsupported,
            ),
            (Shape::Track(Track::ring(20)), sizes().unsupported),
            (
                Shape::Track(Track::line(9)),
                SetupError::TrackLength(10..=90),
            ),
            (
                Shape::Track(Track::line(81)),
                SetupError::TooManyTiles { most: 80 },
            ),
        ] {
            assert_eq!(sizes().check(&shape), Err(error), "{shape:?}");
        }
    }
}
