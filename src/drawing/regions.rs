//! Outlines of the regions of seats: one smooth line around all tiles that a seat holds, as if they were glazed together.

use crate::drawing::path_line::stroke;
use crate::drawing::polygon::{mitred, ring};
use crate::drawing::projection::BoardProjection;
use crate::drawing::shapes::{CORNER as TILE_CORNER, GAP, grid, middle_side};
use crate::drawing::sides::Side;
use crate::drawing::solid::{SEAM_LIGHT, SIDE_LIGHT};
use bevy::prelude::*;
use tessella_boards::{Board, CellId};
use tessella_games::Seat;

/// Radius of the corners of a region, as a share of the middle length of the sides of its cells.
const CORNER: f32 = 0.26;
/// Thickness of the rim of a region, in cells.
pub const RIM: f32 = 0.06;
/// Share of the thickness of the rim on hills, where it is thinner than the lines of cliffs.
pub const RIM_ON_HILLS: f32 = 0.7;
/// Height of the lip below a region, in cells.
pub const LIP: f32 = 0.07;
/// Difference of the lightness of the lip from the region, in OKLCH.
pub const LIP_SHADE: f32 = -0.13;
/// Number of segments of a corner.
const SEGMENTS: usize = 5;
/// Greatest distance of the outline from the sides of the cells, as a share of the shortest side.
const GAP_SHARE: f32 = 0.2;
/// Distance by which the parts outside of an outline reach beyond their cells, in cells: tiles of a region overlap.
const OVERLAP: f32 = 0.012;
/// Bends smaller than this are straight, as the sine of their angle.
const STRAIGHT: f32 = 0.02;

/// One closed line of the outline of a seat's region, with the region on its right.
pub struct RegionOutline {
    /// Seat that holds the region.
    pub seat: Seat,
    corners: Vec<Corner>,
}

/// Corner of an outline, and the straight piece to the next one.
struct Corner {
    /// Corner of a cell, in cells; y points down.
    place: Vec2,
    /// The same, just outside of the region.
    at: Vec2,
    /// The same, moved into the region.
    inner: Vec2,
    /// Curve around the corner.
    curve: Vec<Vec2>,
    /// `true` if the curve leaves a part of the cell out; `false` if it adds one.
    is_convex: bool,
    /// Cell of the region before the corner.
    before: CellId,
    /// Cell of the region at the corner and after it.
    cell: CellId,
}

/// Part of a region's border, with a cell whose colour and layer it has.
pub struct BorderPiece {
    /// Corners, clockwise with y down.
    pub polygon: Vec<Vec2>,
    /// Cell of the region.
    pub cell: CellId,
}

/// Point of the edge of a region.
#[derive(Clone, Copy, Debug)]
pub struct EdgePoint {
    /// Place on the edge, in cells; y points down.
    pub at: Vec2,
    /// Way from there to where the sides of the edge meet after moving away from the region by 1.
    pub away: Vec2,
    /// Cell of the region at the point.
    pub cell: CellId,
}

impl RegionOutline {
    /// Returns the outlines of all regions of a board, given all of its sides and the seat that holds each cell. Where two cells of a region
    /// touch in a corner only, each has its own outline there.
    pub fn all(board: &Board, sides: &[Side], holders: &[Option<Seat>]) -> Vec<Self> {
        let border: Vec<&Side> = sides
            .iter()
            .filter(|side| {
                // In the picture, a region ends at a joined edge as well.
                let is_held = holders[side.inside.index()].is_some();
                side.bounds_region(holders) || side.is_joined_edge && is_held
            })
            .collect();
        // Sorted by place, so that those that begin at the same place are neighbours.
        let mut begins: Vec<((i32, i32), usize)> = border
            .iter()
            .enumerate()
            .map(|(index, side)| (grid(side.from), index))
            .collect();
        begins.sort_unstable();
        let begins_at = |place: Vec2| {
            let place = grid(place);
            let first = begins.partition_point(|&(from, _)| from < place);
            let here = begins[first..]
                .iter()
                .take_while(move |&&(from, _)| from == place);
            here.map(|&(_, index)| index)
        };
        let seat_of = |index: usize| holders[border[index].inside.index()];
        let mut is_used = vec![false; border.len()];
        let mut outlines = Vec::new();
        for first in 0..border.len() {
            let mut line: Vec<&Side> = Vec::new();
            let mut next = (!is_used[first]).then_some(first);
            while let Some(index) = next {
                is_used[index] = true;
                let side = border[index];
                line.push(side);
                let along = side.to - side.from;
                next = begins_at(side.to)
                    .filter(|&ahead| !is_used[ahead] && seat_of(ahead) == seat_of(index))
                    .max_by(|&one, &two| {
                        let turn = |at: usize| along.angle_to(border[at].to - border[at].from);
                        turn(one).total_cmp(&turn(two))
                    });
            }
            if let (Some(seat), false) = (seat_of(first), line.is_empty()) {
                outlines.push(Self::around(seat, &line, |cell| board.height(cell)));
            }
        }
        outlines
    }

    fn around(seat: Seat, line: &[&Side], height: impl Fn(CellId) -> u8) -> Self {
        let count = line.len();
        let bends = |at: usize| {
            let (before, after) = (line[(at + count - 1) % count], line[at]);
            let (back, on) = (before.to - before.from, after.to - after.from);
            back.normalize_or_zero()
                .perp_dot(on.normalize_or_zero())
                .abs()
                > STRAIGHT
                || back.dot(on) < 0.0
                || height(before.inside) != height(after.inside)
        };
        // The sides that begin at the corners, each with the one before it.
        let kept: Vec<[&Side; 2]> = (0..count)
            .filter(|&at| bends(at))
            .map(|at| [line[(at + count - 1) % count], line[at]])
            .collect();
        let points: Vec<Vec2> = kept.iter().map(|[_, side]| side.from).collect();
        let count = points.len();
        let shortest = shortest_side(&points);
        let moved = mitred(&points, GAP.min(GAP_SHARE * shortest));
        let around = mitred(&points, -OVERLAP.min(GAP_SHARE * shortest));
        let side = line
            .iter()
            .map(|side| side.from.distance(side.to))
            .sum::<f32>();
        let radius = CORNER * side / line.len() as f32;
        let corners = (0..count).map(|at| {
            let [before, corner, after] =
                [at + count - 1, at, at + 1].map(|near| moved[near % count]);
            Corner {
                place: points[at],
                at: around[at],
                inner: corner,
                curve: curve([before, corner, after], radius),
                is_convex: (corner - before).perp_dot(after - corner) > 0.0,
                before: kept[at][0].inside,
                cell: kept[at][1].inside,
            }
        });
        Self {
            seat,
            corners: corners.collect(),
        }
    }

    /// Returns the parts of the region's cells that are outside of the outline.
    pub fn outside(&self) -> impl Iterator<Item = BorderPiece> {
        let count = self.corners.len();
        let strips = (0..count).map(move |at| {
            let (one, two) = (&self.corners[at], &self.corners[(at + 1) % count]);
            BorderPiece {
                polygon: vec![one.at, two.at, two.inner, one.inner],
                cell: one.cell,
            }
        });
        strips.chain(self.wedges(true))
    }

    /// Returns the parts of other cells that are inside of the outline.
    pub fn inside(&self) -> impl Iterator<Item = BorderPiece> {
        self.wedges(false)
    }

    /// Returns what lies between the corners and their curves.
    fn wedges(&self, are_convex: bool) -> impl Iterator<Item = BorderPiece> {
        let corners = self.corners.iter();
        corners
            .filter(move |corner| corner.is_convex == are_convex)
            .map(|corner| {
                let mut polygon = corner.curve.clone();
                polygon.push(corner.inner);
                BorderPiece {
                    polygon,
                    cell: corner.cell,
                }
            })
    }

    /// Returns the points of the outline, each with a cell of the region near it.
    fn points(&self) -> (Vec<Vec2>, Vec<CellId>) {
        let corners = self.corners.iter();
        corners
            .flat_map(|corner| corner.curve.iter().map(|&at| (at, corner.cell)))
            .unzip()
    }

    /// Returns the points of the edge of the region. A line at some distance from it is round at corners that stick out of the
    /// region, and does not cross itself at those that reach into it.
    pub fn edge(&self) -> Vec<EdgePoint> {
        let count = self.corners.len();
        let outward =
            |from: &Corner, to: &Corner| -(to.place - from.place).normalize_or_zero().perp();
        let points = (0..count).flat_map(|index| {
            let [before, corner, after] =
                [index + count - 1, index, index + 1].map(|near| &self.corners[near % count]);
            let [first, last] = [outward(before, corner), outward(corner, after)];
            let ways: Vec<Vec2> = if corner.is_convex {
                let turn = first.angle_to(last) / SEGMENTS as f32;
                let turned = |segment| Vec2::from_angle(turn * segment as f32).rotate(first);
                (0..=SEGMENTS).map(turned).collect()
            } else {
                let mitre = (first + last) / (1.0 + first.dot(last)).max(0.1);
                vec![mitre; 2]
            };
            let half = ways.len() / 2;
            ways.into_iter()
                .enumerate()
                .map(move |(at, away)| EdgePoint {
                    at: corner.place,
                    away,
                    cell: if at < half {
                        corner.before
                    } else {
                        corner.cell
                    },
                })
        });
        points.collect()
    }

    /// Returns the lip below the outline: its lower edges, down by a length.
    pub fn lip(&self, up: Vec2, length: f32) -> Vec<BorderPiece> {
        let (points, cells) = self.points();
        let count = points.len();
        let mut pieces = Vec::new();
        for at in 0..count {
            let (from, to) = (points[at], points[(at + 1) % count]);
            // The region is on the right, so its lower edges run to the left.
            if (to - from).dot(up.perp()) < 0.0 {
                let down = -up * length;
                pieces.push(BorderPiece {
                    polygon: vec![from, from + down, to + down, to],
                    cell: cells[at],
                });
            }
        }
        pieces
    }

    /// Returns a line of this width along the outline, on the surfaces of its cells and down the steps between them.
    pub fn raised_rim(&self, projection: &BoardProjection, width: f32) -> Vec<BorderPiece> {
        let half = self
            .corners
            .first()
            .map_or(0, |corner| corner.curve.len() / 2);
        let cells = self.corners.iter().flat_map(|corner| {
            let curve = 0..corner.curve.len();
            curve.map(move |at| {
                if at < half {
                    corner.before
                } else {
                    corner.cell
                }
            })
        });
        let cells: Vec<CellId> = cells.collect();
        let middle = self.middle_of_rim(width);
        let lifted: Vec<Vec2> = middle
            .iter()
            .zip(&cells)
            .map(|(&at, &cell)| at + projection.up() * projection.lift(cell))
            .collect();
        let count = lifted.len();
        let stretch = |at: usize| {
            let next = (at + 1) % count;
            // A higher tile hides what is behind it of the step down to a lower one.
            let is_down = projection.lift(cells[next]) < projection.lift(cells[at]);
            let cell = cells[if is_down { next } else { at }];
            let parts = stroke(&[lifted[at], lifted[next]], width).into_iter();
            parts.map(move |polygon| BorderPiece { polygon, cell })
        };
        (0..count).flat_map(stretch).collect()
    }

    /// Returns the middle of a line of this width along the outline, inside of it.
    pub fn middle_of_rim(&self, width: f32) -> Vec<Vec2> {
        mitred(&self.points().0, width / 2.0)
    }

    /// Returns a line of this width along the outline, inside of it.
    pub fn rim(&self, width: f32) -> Vec<BorderPiece> {
        let (points, cells) = self.points();
        let quads = ring(&points, &mitred(&points, width));
        quads
            .into_iter()
            .zip(cells)
            .map(|(polygon, cell)| BorderPiece { polygon, cell })
            .collect()
    }
}

fn shortest_side(corners: &[Vec2]) -> f32 {
    let count = corners.len();
    (0..count)
        .map(|at| corners[at].distance(corners[(at + 1) % count]))
        .fold(f32::INFINITY, f32::min)
}

/// Returns what fills the gaps between the tiles of each region on a board with heights, up to the sides that they share, and the light on
/// it. The corners of tiles are filled where the region goes on.
pub fn seams(
    projection: &BoardProjection,
    sides: &[Side],
    holders: &[Option<Seat>],
) -> Vec<(BorderPiece, f32)> {
    let is_held = |side: &&Side| holders[side.inside.index()].is_some();
    let of_cells = sides.chunk_by(|one, other| one.inside == other.inside);
    of_cells
        .filter(|of_cell| of_cell.first().as_ref().is_some_and(is_held))
        .flat_map(|of_cell| seams_of_cell(projection, of_cell, holders))
        .collect()
}

/// Returns what fills the gaps on the sides of a cell, which are in the order of its outline.
fn seams_of_cell(
    projection: &BoardProjection,
    sides: &[Side],
    holders: &[Option<Seat>],
) -> Vec<(BorderPiece, f32)> {
    let (up, cell) = (projection.up(), sides[0].inside);
    let lift = projection.lift(cell);
    // Down to where the tile in front begins.
    let down = -up * (lift + GAP);
    let seams = CellSeams::new(sides, holders);
    let mut pieces = Vec::new();
    let mut add = |polygon: Vec<Vec2>, light: f32| {
        let polygon = polygon.into_iter().map(|at| at + up * lift).collect();
        pieces.push((BorderPiece { polygon, cell }, light));
    };
    for at in 0..sides.len() {
        if let Some(strip) = seams.strip(at) {
            add(strip, SEAM_LIGHT);
        }
        if let Some(wedge) = seams.wedge(at) {
            add(wedge, SEAM_LIGHT);
        }
        if let Some([one, two]) = seams.top_of_wall(at, up) {
            add(vec![one, two, two + down, one + down], SIDE_LIGHT);
        }
    }
    pieces
}

/// Outline of a cell of a region with that of its tile, and where the region goes on.
struct CellSeams {
    corners: Vec<Vec2>,
    /// The corners of the tile before they are rounded.
    inner: Vec<Vec2>,
    /// `true` for each side behind which the region goes on.
    goes_on: Vec<bool>,
}

impl CellSeams {
    fn new(sides: &[Side], holders: &[Option<Seat>]) -> Self {
        /// Distance by which seams overlap the tile, in cells.
        const HIDDEN: f32 = 0.008;
        let corners: Vec<Vec2> = sides.iter().map(|side| side.from).collect();
        let gap = GAP.min(GAP_SHARE * shortest_side(&corners));
        let goes_on = |side: &Side| !side.bounds_region(holders) && !side.is_joined_edge;
        Self {
            inner: mitred(&corners, gap + HIDDEN),
            goes_on: sides.iter().map(goes_on).collect(),
            corners,
        }
    }

    /// Returns the corners before and after one. The side before it has the index of the first.
    fn around(&self, at: usize) -> [usize; 2] {
        let count = self.corners.len();
        [(at + count - 1) % count, (at + 1) % count]
    }

    /// Returns the place next to a corner on the way to another one, where the edge of the tile meets the side.
    fn beside(&self, corner: usize, other: usize) -> Vec2 {
        let from = self.corners[corner];
        let along = (self.corners[other] - from).normalize_or_zero();
        from + along * (self.inner[corner] - from).dot(along)
    }

    /// Returns the seam along a side. Where the region ends at the next side, it ends at the edge of the tile.
    fn strip(&self, at: usize) -> Option<Vec<Vec2>> {
        let [before, next] = self.around(at);
        let end = |corner: usize, other: usize, goes_on: bool| {
            if goes_on {
                self.corners[corner]
            } else {
                self.beside(corner, other)
            }
        };
        self.goes_on[at].then(|| {
            let from = end(at, next, self.goes_on[before]);
            let to = end(next, at, self.goes_on[next]);
            vec![from, to, self.inner[next], self.inner[at]]
        })
    }

    /// Returns what the round corner of the tile leaves out.
    fn wedge(&self, at: usize) -> Option<Vec<Vec2>> {
        let [before, next] = self.around(at);
        (self.goes_on[at] || self.goes_on[before]).then(|| {
            let radius = TILE_CORNER * middle_side(&self.corners);
            let mut wedge = curve([before, at, next].map(|corner| self.inner[corner]), radius);
            wedge.push(self.inner[at]);
            wedge
        })
    }

    /// Returns the upper edge of what joins the wall of the tile to that of the tile beside it, at a corner between a side that faces the
    /// viewer and one behind which the region goes on.
    fn top_of_wall(&self, at: usize, up: Vec2) -> Option<[Vec2; 2]> {
        /// Least part of a side's direction that points at the viewer, where its wall is seen.
        const FACING: f32 = 0.02;
        let [before, next] = self.around(at);
        let faces = |from: usize, to: usize| {
            let along = self.corners[to] - self.corners[from];
            along.normalize_or_zero().perp().dot(up) > FACING
        };
        let (is_front_region, front, other) = match (faces(before, at), faces(at, next)) {
            (true, false) if self.goes_on[at] => (self.goes_on[before], before, next),
            (false, true) if self.goes_on[before] => (self.goes_on[at], next, before),
            _ => return None,
        };
        Some(if is_front_region {
            [self.corners[at], self.beside(at, front)]
        } else {
            [self.beside(at, other), self.inner[at]]
        })
    }
}

/// Returns a curve around a corner, which begins at most at this distance from it and at half of each side.
fn curve([before, corner, after]: [Vec2; 3], radius: f32) -> Vec<Vec2> {
    let (back, on) = (before - corner, after - corner);
    let reach = radius.min(back.length() / 2.0).min(on.length() / 2.0);
    let begin = corner + back.normalize_or_zero() * reach;
    let end = corner + on.normalize_or_zero() * reach;
    (0..=SEGMENTS)
        .map(|step| {
            let t = step as f32 / SEGMENTS as f32;
            // A quadratic Bézier curve with the corner as its control point.
            begin.lerp(corner, t).lerp(corner.lerp(end, t), t)
        })
        .collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::core::BoardOrientation;
    use crate::drawing::polygon::area;
    use crate::drawing::sides::sides;
    use tessella_boards::{Heights, Shape, Square};

    fn board(side: u16) -> Board {
        Board::new(Shape::Square(Square::new(side, side))).expect("a small board")
    }

    /// Returns the signed area inside of all outlines of the first seat.
    fn enclosed(outlines: &[RegionOutline]) -> f32 {
        outlines
            .iter()
            .map(|outline| area(&outline.points().0))
            .sum()
    }

    #[test]
    fn outline_encloses_the_held_cells_without_their_holes() {
        let board = board(5);
        let sides = sides(&board);
        let mut holders = vec![Some(Seat::FIRST); 25];
        let whole = RegionOutline::all(&board, &sides, &holders);
        assert_eq!(whole.len(), 1);
        let of_whole = enclosed(&whole);
        assert!((24.0..24.2).contains(&of_whole), "{of_whole}");
        holders[12] = None;
        let with_hole = RegionOutline::all(&board, &sides, &holders);
        assert_eq!(with_hole.len(), 2);
        let hole = of_whole - enclosed(&with_hole);
        assert!((1.0..1.3).contains(&hole), "{hole}");
    }

    #[test]
    fn cells_that_touch_in_a_corner_have_outlines_of_their_own() {
        let board = board(2);
        let mut holders = vec![None; 4];
        holders[0] = Some(Seat::FIRST);
        holders[3] = Some(Seat::FIRST);
        assert_eq!(
            RegionOutline::all(&board, &sides(&board), &holders).len(),
            2
        );
        holders[1] = Some(Seat::SECOND);
        let outlines = RegionOutline::all(&board, &sides(&board), &holders);
        let seats: Vec<Seat> = outlines.iter().map(|outline| outline.seat).collect();
        assert_eq!(outlines.len(), 3);
        assert!(seats.contains(&Seat::SECOND));
    }

    #[test]
    fn border_of_a_cell_is_its_corners_and_its_strips() {
        let board = board(3);
        let mut holders = vec![None; 9];
        holders[4] = Some(Seat::FIRST);
        let outlines = RegionOutline::all(&board, &sides(&board), &holders);
        let [outline] = &outlines[..] else {
            panic!("{} outlines", outlines.len());
        };
        assert_eq!(outline.outside().count(), 8);
        assert_eq!(outline.inside().count(), 0);
        let left_out: f32 = outline
            .outside()
            .map(|piece| area(&piece.polygon).abs())
            .sum();
        let rest = enclosed(&outlines);
        let whole = (1.0 + 2.0 * OVERLAP).powi(2);
        assert!(
            (rest + left_out - whole).abs() < 1e-3,
            "{rest} and {left_out}"
        );
    }

    #[test]
    fn line_around_a_region_keeps_its_distance_in_all_corners() {
        const DISTANCE: f32 = 0.44;
        let board = board(4);
        // An angle around a hole: corners of both kinds, and sides that face each other.
        let held = [0, 1, 2, 4, 6, 8, 9, 10, 12];
        let mut holders = vec![None; 16];
        for cell in held {
            holders[cell] = Some(Seat::FIRST);
        }
        let outlines = RegionOutline::all(&board, &sides(&board), &holders);
        let mut points = outlines.iter().flat_map(RegionOutline::edge);
        let distance = |at: Vec2| {
            let to_cell = |cell: usize| {
                let corner = Vec2::new((cell % 4) as f32, (cell / 4) as f32);
                at.distance(at.clamp(corner, corner + Vec2::ONE))
            };
            held.map(to_cell).into_iter().fold(f32::INFINITY, f32::min)
        };
        let wrong = points.find(|point| {
            let line = distance(point.at + point.away * DISTANCE);
            (line - DISTANCE).abs() > 1e-3
        });
        assert!(wrong.is_none(), "{wrong:?}");
    }

    #[test]
    fn seams_join_tiles_of_a_region_on_hills() {
        let heights = Heights {
            levels: vec![1, 0, 0, 0].into(),
            max_step: 1,
        };
        let board = board(2).with_heights(heights).expect("four heights");
        let projection = BoardProjection::of_board(board, BoardOrientation::default());
        let sides = sides(projection.board());
        let mut holders = vec![Some(Seat::FIRST), None, None, None];
        assert!(seams(&projection, &sides, &holders).is_empty());
        holders[1] = Some(Seat::FIRST);
        // For each of the two: a strip, the corners at its ends, and a part of the wall.
        let pieces = seams(&projection, &sides, &holders);
        assert_eq!(pieces.len(), 2 * 4);
        let strips = pieces.iter().filter(|(piece, light)| {
            let is_shared = |at: &Vec2| (at.x - 1.0).abs() < 1e-5;
            *light == SEAM_LIGHT && piece.polygon.iter().filter(|at| is_shared(at)).count() == 2
        });
        assert_eq!(strips.count(), 2, "one up to the side from each tile");
    }
}
