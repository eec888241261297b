//! Where the cells of a track lie. Sines and cosines are only drawn by: nothing else follows from them.

use super::{Branch, Course, Lane, Stretch, Track};
use crate::boards::polygon::{self, Point64};
use crate::boards::{BoardError, CellId, Point};
use std::f64::consts::TAU;

/// The outlines of all cells.
#[derive(Debug)]
pub(super) struct TrackLayout {
    outlines: Vec<Vec<Point>>,
    centres: Vec<Point>,
    extent: Point,
}

impl TrackLayout {
    pub(super) fn new(course: &Course) -> Result<Self, BoardError> {
        let track = course.track();
        if track.is_simple() && !track.ring {
            return Ok(Self::from_polygons(rows(track)));
        }
        let circle = CircularLayout::new(track)?;
        let polygons = course.cells().map(|cell| {
            let stretch = course.stretch(cell);
            circle.polygon(stretch, cell.0 - course.start(stretch))
        });
        Ok(Self::from_polygons(polygons))
    }

    /// Moves all polygons so that they begin at `(0, 0)`.
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

    pub(super) fn cell_at(&self, place: Point) -> Option<CellId> {
        let at = self.outlines.iter().position(|of| contains(of, place))?;
        Some(CellId(at as u32))
    }
}

/// Whether the outline of a cell holds a place.
fn contains(outline: &[Point], place: Point) -> bool {
    polygon::contains(outline.iter().map(|&at| at.into()), place.into())
}

/// One cell.
#[derive(Debug)]
struct CellPolygon {
    /// Clockwise.
    corners: Vec<Point64>,
    centre: Point64,
}

/// Rows of unit squares; from the bottom left, every other row backwards.
fn rows(track: &Track) -> impl Iterator<Item = CellPolygon> {
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

/// How far from the middle a board may reach: beyond, places would not be exact enough for its outlines.
const MAX_RADIUS: f64 = 16384.0;

/// By how much a straight side may miss the arc that it stands for.
const MISS: f64 = 0.05;

/// What is left free between the main way and the branches, and between branches, for sides that miss their arcs.
const GAP: f64 = 0.15;

/// What is left free beside and above lanes.
const CLEAR: f64 = 0.05;

/// Half of a lane's width.
const LANE_HALF_WIDTH: f64 = 0.4;

/// How near to the middle a lane may end.
const NEAREST: f64 = 0.3;

/// How narrow the cells of a branch may be.
const NARROWEST: f64 = 0.6;

/// How much of a cell is left free at either end of a branch, so that it does not seem to lead into the next one.
const INSET: f64 = 0.1;

/// A track round a circle. Angles are clockwise from the top, and the middle is at `(0, 0)`.
#[derive(Debug)]
struct CircularLayout<'a> {
    track: &'a Track,
    /// How large an angle each cell of the main way takes.
    angle: f64,
    /// Where the first cell begins.
    begin: f64,
    /// How far from the middle the main way begins.
    inner: f64,
    /// How many other branches are between each branch and the main way, at most.
    bands: Vec<u32>,
}

impl<'a> CircularLayout<'a> {
    fn new(track: &'a Track) -> Result<Self, BoardError> {
        let cells = f64::from(track.len);
        let turn = if track.ring { TAU } else { TAU * 5.0 / 6.0 };
        let angle = turn / cells;
        let mut circle = Self {
            track,
            angle,
            begin: if track.ring {
                -angle / 2.0
            } else {
                -turn / 2.0
            },
            // In the middle of their depth, cells are as wide as they are deep, or wider.
            inner: (1.0 / angle).max(1.0) - 0.5,
            bands: bands(track),
        };
        for (branch, &band) in track.branches.iter().zip(&circle.bands) {
            let needed = NARROWEST * f64::from(branch.len) / circle.sweep(branch);
            circle.inner = circle.inner.max(needed - out_to(band));
        }
        for (lane, nearest) in circle.nearest_lane_ends() {
            let above = nearest + f64::from(lane.len) + CLEAR;
            circle.inner = circle.inner.max(above.hypot(LANE_HALF_WIDTH) + MISS);
        }
        let outermost = circle.bands.iter().map(|&band| out_to(band) + 1.0);
        let radius = circle.inner + outermost.fold(1.0, f64::max);
        if radius > MAX_RADIUS {
            return Err(BoardError::Invalid(format!(
                "with its branches and lanes the track would be {:.0} cells wide, but must be at most {:.0}",
                2.0 * radius,
                2.0 * MAX_RADIUS
            )));
        }
        Ok(circle)
    }

    /// Each lane, and how near to the middle it may end to keep clear of those on either side and of the middle.
    fn nearest_lane_ends(&self) -> Vec<(&'a Lane, f64)> {
        let mut lanes: Vec<&Lane> = self.track.lanes.iter().collect();
        lanes.sort_by_key(|lane| lane.from);
        let angles: Vec<f64> = lanes.iter().map(|lane| self.middle(lane.from)).collect();
        let to_next = |at: usize| match angles.get(at + 1) {
            Some(next) => next - angles[at],
            None => TAU - (angles[at] - angles[0]),
        };
        let ends = lanes.iter().enumerate().map(|(at, &lane)| {
            let before = (at + lanes.len() - 1) % lanes.len();
            let half = to_next(at).min(to_next(before)) / 2.0;
            // Half the angle between two lanes belongs to each: there the corners of its last cell must be.
            let kept = match half < TAU / 4.0 {
                true => (LANE_HALF_WIDTH + CLEAR) / half.tan(),
                false => 0.0,
            };
            (lane, kept.max(NEAREST))
        });
        ends.collect()
    }

    /// Where a cell of the main way begins; the one after the last of a ring is the first.
    fn corner(&self, cell: u32) -> f64 {
        let len = u32::from(self.track.len);
        let cell = if self.track.ring { cell % len } else { cell };
        self.begin + f64::from(cell) * self.angle
    }

    fn middle(&self, cell: CellId) -> f64 {
        self.corner(cell.0) + self.angle / 2.0
    }

    /// How large an angle a branch takes.
    fn sweep(&self, branch: &Branch) -> f64 {
        (f64::from(spanned(self.track, branch)) - 2.0 * INSET) * self.angle
    }

    /// The polygon of a cell by its place on its stretch.
    fn polygon(&self, stretch: Stretch, at: u32) -> CellPolygon {
        match stretch {
            Stretch::Main => wedge(self.inner, self.corner(at), self.corner(at + 1), self.angle),
            Stretch::Branch(branch) => {
                let inner = self.inner + out_to(self.bands[branch]);
                let branch = &self.track.branches[branch];
                let each = self.sweep(branch) / f64::from(branch.len);
                let begin = self.middle(branch.from) + INSET * self.angle;
                let corner = |at: u32| begin + f64::from(at) * each;
                wedge(inner, corner(at), corner(at + 1), each)
            }
            Stretch::Lane(lane) => {
                let angle = self.middle(self.track.lanes[lane].from);
                // Below everything that the sides of the main way cut off its inner arc.
                let arc = self.inner - MISS;
                let first = (arc * arc - LANE_HALF_WIDTH * LANE_HALF_WIDTH).sqrt() - CLEAR;
                lane_cell(angle, first - f64::from(at))
            }
        }
    }
}

/// How far out from the main way's inner arc a band begins.
fn out_to(band: u32) -> f64 {
    (1.0 + GAP) * f64::from(band + 1)
}

/// How many steps the main way takes beside a branch.
fn spanned(track: &Track, branch: &Branch) -> u32 {
    let round = if branch.to < branch.from {
        u32::from(track.len)
    } else {
        0
    };
    branch.to.0 + round - branch.from.0
}

/// The band of each branch, in which no other one is beside the same step of the main way; the innermost that is free.
fn bands(track: &Track) -> Vec<u32> {
    let round = i64::from(track.len);
    let begins_within = |branch: &Branch, of: &Branch| {
        let after = i64::from(branch.from.0) - i64::from(of.from.0);
        after.rem_euclid(round) < i64::from(spanned(track, of))
    };
    let mut taken: Vec<Vec<&Branch>> = Vec::new();
    let mut bands = Vec::with_capacity(track.branches.len());
    for branch in &track.branches {
        let is_free = |band: &Vec<&Branch>| {
            !(band.iter()).any(|other| begins_within(branch, other) || begins_within(other, branch))
        };
        let band = taken.iter().position(is_free).unwrap_or(taken.len());
        if band == taken.len() {
            taken.push(Vec::new());
        }
        taken[band].push(branch);
        bands.push(band as u32);
    }
    bands
}

fn round_at(radius: f64, angle: f64) -> Point64 {
    Point64 {
        x: radius * angle.sin(),
        y: -radius * angle.cos(),
    }
}

/// A piece of a ring, one cell deep: between these angles, which are so far apart.
fn wedge(inner: f64, begin: f64, end: f64, sweep: f64) -> CellPolygon {
    let outer = inner + 1.0;
    let sides = (sweep / (8.0 * MISS / outer).sqrt()).ceil().max(1.0) as u32;
    let angles: Vec<f64> = (0..=sides)
        .map(|side| match side == sides {
            // Exactly where the next cell begins.
            true => end,
            false => begin + sweep * f64::from(side) / f64::from(sides),
        })
        .collect();
    let there = angles.iter().map(|&angle| round_at(outer, angle));
    let back = angles.iter().rev().map(|&angle| round_at(inner, angle));
    CellPolygon {
        corners: there.chain(back).collect(),
        centre: round_at(inner + 0.5, begin + sweep / 2.0),
    }
}

/// A piece of a lane towards the middle, one cell deep: it begins so far out.
fn lane_cell(angle: f64, out: f64) -> CellPolygon {
    let (sin, cos) = angle.sin_cos();
    let place = |out: f64, across: f64| Point64 {
        x: out * sin + across * cos,
        y: across * sin - out * cos,
    };
    CellPolygon {
        corners: vec![
            place(out, -LANE_HALF_WIDTH),
            place(out, LANE_HALF_WIDTH),
            place(out - 1.0, LANE_HALF_WIDTH),
            place(out - 1.0, -LANE_HALF_WIDTH),
        ],
        centre: place(out - 0.5, 0.0),
    }
}

#[cfg(test)]
mod tests {
    use super::super::tests::{board, branch, lane, tracks};
    use super::*;
    use crate::boards::{Board, Shape};

    /// Twice the area, which is positive for what goes clockwise.
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
    fn no_two_outlines_overlap_and_the_cell_is_found_by_its_outline() {
        for track in tracks() {
            let board = board(&track);
            let outlines: Vec<_> = board.cells().map(|cell| board.outline(cell)).collect();
            let Point { x, y } = board.extent();
            // A step that meets no side again and again.
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
    fn each_cell_holds_its_own_middle() {
        for track in tracks() {
            let board = board(&track);
            for cell in board.cells() {
                assert_eq!(board.cell_at(board.centre(cell)), Some(cell), "{track:?}");
            }
        }
    }

    #[test]
    fn outlines_go_clockwise_and_are_large_enough_to_hit() {
        for track in tracks() {
            let board = board(&track);
            for cell in board.cells() {
                let area = double_area(&board.outline(cell)) / 2.0;
                assert!(area > 0.5, "{area} for {cell:?} of {track:?}");
            }
        }
    }

    #[test]
    fn the_outlines_fill_the_extent_from_its_top_left() {
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
    fn neighbours_on_the_same_stretch_share_two_corners() {
        for track in tracks() {
            let board = board(&track);
            let course = board.course().expect("a track has a course");
            for cell in board.cells() {
                for &next in board.neighbours(cell) {
                    if course.stretch(cell) == course.stretch(next) {
                        let beside = board.outline(next);
                        let own = board.outline(cell);
                        let shared = own.iter().filter(|corner| beside.contains(corner)).count();
                        // The three cells of a short ring may be joined at both ends, never at less than one.
                        assert!(shared >= 2, "{cell:?} and {next:?} of {track:?}");
                    }
                }
            }
        }
    }

    #[test]
    fn lines_begin_at_the_bottom_left_and_turn_at_the_end_of_each_row() {
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
    fn rings_begin_at_the_top_and_go_clockwise() {
        let board = board(&Track::ring(12));
        let middle = board.extent().x / 2.0;
        let [top, right, bottom, left] = [0, 3, 6, 9].map(|cell| board.centre(CellId(cell)));
        let is_near = |a: f32, b: f32| (a - b).abs() < 0.01;
        assert!(is_near(top.x, middle) && is_near(bottom.x, middle));
        assert!(is_near(left.y, right.y) && top.y < right.y && right.y < bottom.y);
        assert!(left.x < middle && middle < right.x);
    }

    #[test]
    fn branches_lie_outside_and_lanes_inside() {
        let track = Track {
            branches: vec![branch(1, 4, 2), branch(4, 6, 1), branch(3, 5, 9)],
            lanes: vec![lane(0, 5), lane(9, 2)],
            ..Track::ring(18)
        };
        let circle = CircularLayout::new(&track).expect("a small track");
        assert_eq!(
            circle.bands,
            [0, 0, 1],
            "only those that meet need another band"
        );
        let board = board(&track);
        let begin = board.outline(CellId(0))[0];
        let far = |cell: u32| distance(board.centre(CellId(cell)), board.centre(CellId(34)));
        // The lane of the first cell goes straight down from it.
        assert!(board.centre(CellId(30)).y > begin.y && far(30) < far(0));
        let course = board.course().expect("a track has a course");
        for cell in course.cells_of(Stretch::Branch(2)) {
            let outline = board.outline(cell);
            let width = distance(outline[outline.len() - 1], outline[outline.len() / 2]);
            assert!(width >= 0.59, "{width}");
        }
    }

    #[test]
    fn a_track_that_would_be_drawn_too_large_is_refused() {
        let track = Track {
            lanes: vec![lane(0, 20_000)],
            ..Track::ring(5)
        };
        let error = Board::new(Shape::Track(track)).expect_err("too large");
        assert_eq!(
            error.to_string(),
            "with its branches and lanes the track would be 40003 cells wide, but must be at most 32768"
        );
        let long =
            Board::new(Shape::Track(Track::ring(u16::MAX))).expect("a plain ring is small enough");
        for cell in [0, 1, 16_384, 40_000, 65_534].map(CellId) {
            assert_eq!(long.cell_at(long.centre(cell)), Some(cell));
        }
    }

    #[test]
    fn beside_the_board_there_is_no_cell() {
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
