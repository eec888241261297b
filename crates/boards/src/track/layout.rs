//! Positions of the cells of a track. Sines and cosines affect only the drawing, not the rules.

use super::circle::CircularLayout;
use super::{Course, Track, TrackError};
use crate::polygon::{self, Point64};
use crate::{CellId, Point};

/// Outlines and centres of all cells.
#[derive(Debug)]
pub(super) struct TrackLayout {
    outlines: Vec<Vec<Point>>,
    centres: Vec<Point>,
    extent: Point,
}

impl TrackLayout {
    pub(super) fn new(course: &Course) -> Result<Self, TrackError> {
        let track = course.track();
        if track.is_simple() && !track.ring {
            return Ok(Self::from_polygons(serpentine_rows(track)));
        }
        let circle = CircularLayout::new(track)?;
        let polygons = course.cells().map(|cell| {
            let stretch = course.stretch(cell);
            circle.polygon(stretch, cell.0 - course.start(stretch))
        });
        Ok(Self::from_polygons(polygons))
    }

    /// Translates all polygons so that they start at `(0, 0)`.
    fn from_polygons(polygons: impl Iterator<Item = CellPolygon>) -> Self {
        let polygons: Vec<CellPolygon> = polygons.collect();
        let corners = || polygons.iter().flat_map(|polygon| polygon.corners.iter());
        let left = corners().map(|at| at.x).fold(f64::INFINITY, f64::min);
        let top = corners().map(|at| at.y).fold(f64::INFINITY, f64::min);
        let moved = |at: &Point64| Point::new((at.x - left) as f32, (at.y - top) as f32);
        let mut extent = Point::new(0.0, 0.0);
        for corner in corners().map(moved) {
            extent = Point::new(extent.x.max(corner.x), extent.y.max(corner.y));
        }
        Self {
            outlines: (polygons.iter())
                .map(|polygon| polygon.corners.iter().map(moved).collect())
                .collect(),
            centres: polygons
                .iter()
                .map(|polygon| moved(&polygon.centre))
                .collect(),
            extent,
        }
    }

    pub(super) fn outline(&self, cell: CellId) -> &[Point] {
        &self.outlines[cell.index()]
    }

    pub(super) fn centre(&self, cell: CellId) -> Point {
        self.centres[cell.index()]
    }

    pub(super) const fn extent(&self) -> Point {
        self.extent
    }

    pub(super) fn cell_at(&self, point: Point) -> Option<CellId> {
        let at = self.outlines.iter().position(|of| contains(of, point))?;
        Some(CellId(at as u32))
    }
}

/// Returns `true` if the outline of a cell contains a point.
fn contains(outline: &[Point], point: Point) -> bool {
    polygon::contains(outline.iter().map(|&at| at.into()), point.into())
}

/// Returns rows of unit squares from the bottom left, with alternating direction.
fn serpentine_rows(track: &Track) -> impl Iterator<Item = CellPolygon> {
    let columns = track.columns();
    (0..track.len).map(move |cell| {
        let (row, along) = (cell / columns, cell % columns);
        let column = if row % 2 == 0 {
            along
        } else {
            columns - 1 - along
        };
        let (x, y) = (f64::from(column), -f64::from(row));
        let corners = [(0.0, 0.0), (1.0, 0.0), (1.0, 1.0), (0.0, 1.0)];
        CellPolygon {
            corners: (corners.iter())
                .map(|(right, down)| Point64 {
                    x: x + right,
                    y: y + down,
                })
                .collect(),
            centre: Point64 {
                x: x + 0.5,
                y: y + 0.5,
            },
        }
    })
}

/// Polygon of one cell.
#[derive(Debug)]
pub(super) struct CellPolygon {
    /// Corners in clockwise order.
    pub corners: Vec<Point64>,
    pub centre: Point64,
}

#[cfg(test)]
mod tests {
    use super::super::Stretch;
    use super::super::samples::{board, branch, lane, tracks};
    use super::*;
    use crate::{Board, BoardError, Shape};

    /// Returns twice the signed area, positive for clockwise outlines.
    fn double_area(outline: &[Point]) -> f32 {
        let ends = outline.iter().skip(1).chain(outline.first());
        outline
            .iter()
            .zip(ends)
            .map(|(a, b)| a.x * b.y - b.x * a.y)
            .sum()
    }

    fn distance(a: Point, b: Point) -> f32 {
        (a.x - b.x).hypot(a.y - b.y)
    }

    #[test]
    fn track_outlines_do_not_overlap_and_match_cell_at() {
        for track in tracks() {
            let board = board(&track);
            let outlines: Vec<_> = board.cells().map(|cell| board.outline(cell)).collect();
            let Point { x, y } = board.extent();
            // A spacing that avoids sides.
            let step = x.max(y) / 61.7;
            let place = |across: u8, down: u8| {
                Point::new(f32::from(across) * step - 0.1, f32::from(down) * step - 0.1)
            };
            for place in (0..64).flat_map(|down| (0..64).map(move |across| place(across, down))) {
                let mut holding = board
                    .cells()
                    .filter(|cell| contains(&outlines[cell.index()], place));
                let first = holding.next();
                assert_eq!(first.zip(holding.next()), None, "{place:?} on {track:?}");
                assert_eq!(first, board.cell_at(place), "{place:?} on {track:?}");
            }
        }
    }

    #[test]
    fn track_cells_contain_their_centre() {
        for track in tracks() {
            let board = board(&track);
            for cell in board.cells() {
                assert_eq!(board.cell_at(board.centre(cell)), Some(cell), "{track:?}");
            }
        }
    }

    #[test]
    fn track_outlines_are_clockwise_and_large_enough() {
        for track in tracks() {
            let board = board(&track);
            for cell in board.cells() {
                let area = double_area(&board.outline(cell)) / 2.0;
                assert!(area > 0.5, "{area} for {cell:?} of {track:?}");
            }
        }
    }

    #[test]
    fn track_outlines_fill_extent() {
        for track in tracks() {
            let board = board(&track);
            let corners: Vec<_> = board.cells().flat_map(|cell| board.outline(cell)).collect();
            let least = |of: fn(&Point) -> f32| corners.iter().map(of).fold(f32::MAX, f32::min);
            let most = |of: fn(&Point) -> f32| corners.iter().map(of).fold(f32::MIN, f32::max);
            assert_eq!(
                (least(|at| at.x), least(|at| at.y)),
                (0.0, 0.0),
                "{track:?}"
            );
            let far = Point::new(most(|at| at.x), most(|at| at.y));
            assert_eq!(far, board.extent(), "{track:?}");
        }
    }

    #[test]
    fn track_neighbours_on_same_stretch_share_two_corners() {
        for track in tracks() {
            let board = board(&track);
            let course = board.course().expect("a track has a course");
            for cell in board.cells() {
                for &next in board.neighbours(cell) {
                    if course.stretch(cell) == course.stretch(next) {
                        let beside = board.outline(next);
                        let own = board.outline(cell);
                        let shared = own.iter().filter(|corner| beside.contains(corner)).count();
                        // The three cells of a short ring can share both sides; every pair shares at least one.
                        assert!(shared >= 2, "{cell:?} and {next:?} of {track:?}");
                    }
                }
            }
        }
    }

    #[test]
    fn track_line_alternates_rows_from_bottom_left() {
        let board = board(&Track::line(10));
        assert_eq!(board.extent(), Point::new(4.0, 3.0));
        let centres: Vec<_> = board.cells().map(|cell| board.centre(cell)).collect();
        assert_eq!(centres[0], Point::new(0.5, 2.5));
        assert_eq!(centres[3], Point::new(3.5, 2.5));
        assert_eq!(centres[4], Point::new(3.5, 1.5));
        assert_eq!(centres[9], Point::new(1.5, 0.5));
        assert!(
            centres
                .windows(2)
                .all(|pair| distance(pair[0], pair[1]) == 1.0)
        );
    }

    #[test]
    fn track_ring_runs_clockwise_from_top() {
        let board = board(&Track::ring(12));
        let middle = board.extent().x / 2.0;
        let [top, right, bottom, left] = [0, 3, 6, 9].map(|cell| board.centre(CellId(cell)));
        let is_near = |a: f32, b: f32| (a - b).abs() < 0.01;
        assert!(is_near(top.x, middle) && is_near(bottom.x, middle));
        assert!(is_near(left.y, right.y) && top.y < right.y && right.y < bottom.y);
        assert!(left.x < middle && middle < right.x);
    }

    #[test]
    fn track_branches_are_outside_and_lanes_inside() {
        let track = Track {
            branches: vec![branch(1, 4, 2), branch(5, 6, 1), branch(3, 5, 9)],
            lanes: vec![lane(0, 5), lane(9, 2)],
            ..Track::ring(18)
        };
        let circle = CircularLayout::new(&track).expect("a small track");
        assert_eq!(
            circle.bands,
            [0, 0, 1],
            "only those that meet need another band"
        );
        for (at, branch) in track.branches.iter().enumerate().take(2) {
            let from = circle.polygon(Stretch::Main, branch.from.0).centre;
            let first = circle.polygon(Stretch::Branch(at), 0);
            let farther = first.centre.x.hypot(first.centre.y) / from.x.hypot(from.y);
            let beside = Point64 {
                x: from.x * farther,
                y: from.y * farther,
            };
            assert!(
                polygon::contains(first.corners.into_iter(), beside),
                "the first cell of a branch is beside the one that it leaves"
            );
        }
        let board = board(&track);
        let begin = board.outline(CellId(0))[0];
        let far = |cell: u32| distance(board.centre(CellId(cell)), board.centre(CellId(34)));
        // The lane of the first cell runs straight down from it.
        assert!(board.centre(CellId(30)).y > begin.y && far(30) < far(0));
        let course = board.course().expect("a track has a course");
        for cell in course.cells_of(Stretch::Branch(2)) {
            let outline = board.outline(cell);
            let width = distance(outline[outline.len() - 1], outline[outline.len() / 2]);
            assert!(width >= 0.59, "{width}");
        }
    }

    #[test]
    fn oversized_track_layout_is_refused() {
        let track = Track {
            lanes: vec![lane(0, 20_000)],
            ..Track::ring(5)
        };
        let (width, most) = (40_003, 32_768);
        let too_wide = BoardError::Track(TrackError::TooWide { width, most });
        assert_eq!(Board::new(Shape::Track(track)).err(), Some(too_wide));
        let long =
            Board::new(Shape::Track(Track::ring(u16::MAX))).expect("a plain ring is small enough");
        for cell in [0, 1, 16_384, 40_000, 65_534].map(CellId) {
            assert_eq!(long.cell_at(long.centre(cell)), Some(cell));
        }
    }

    #[test]
    fn track_has_no_cell_outside_board() {
        for track in [Track::line(7), Track::ring(7)] {
            let board = board(&track);
            let far = board.extent();
            let beside = [(-0.1, 0.5), (0.5, far.y + 0.1), (far.x / 2.0 + 0.01, -0.1)];
            for (x, y) in beside
                .into_iter()
                .chain([(f32::NAN, 1.0), (1.0, f32::INFINITY)])
            {
                assert_eq!(board.cell_at(Point::new(x, y)), None, "{x}, {y}");
            }
        }
        let ring = board(&Track::ring(20));
        let Point { x, y } = ring.extent();
        assert_eq!(
            ring.cell_at(Point::new(x / 2.0, y / 2.0)),
            None,
            "in the middle"
        );
    }
}
