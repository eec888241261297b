//! Properties of polygons: area, centroid, bounding box and pole of inaccessibility.
//!
//! The code uses only addition, subtraction, multiplication, division and square roots in double precision. These give
//! bit-identical results on every machine, unlike sines and powers.

use crate::polygon::{Point64, contains};
use std::cmp::Ordering;
use std::collections::BinaryHeap;

/// Returns twice the signed area of a triangle, positive if it is clockwise (y grows down).
pub(super) fn double_signed_area(a: Point64, b: Point64, c: Point64) -> f64 {
    (b.x - a.x) * (c.y - a.y) - (b.y - a.y) * (c.x - a.x)
}

/// Returns the sides of a polygon, each from a corner to the next one.
pub(super) fn sides<T: Copy>(outline: &[T]) -> impl Iterator<Item = (T, T)> + '_ {
    let next = |at: usize| if at + 1 < outline.len() { at + 1 } else { 0 };
    (0..outline.len()).map(move |at| (outline[at], outline[next(at)]))
}

/// Returns the signed area of a polygon, positive if it is clockwise (y grows down).
pub(super) fn area(outline: &[Point64]) -> f64 {
    let Some(&origin) = outline.first() else {
        return 0.0;
    };
    sides(outline)
        .map(|(a, b)| double_signed_area(origin, a, b))
        .sum::<f64>()
        / 2.0
}

/// Returns the centroid of a polygon with a nonzero area.
pub(super) fn centroid(outline: &[Point64]) -> Point64 {
    let origin = outline[0];
    let (mut x, mut y, mut weight) = (0.0, 0.0, 0.0);
    for (a, b) in sides(outline) {
        let part = double_signed_area(origin, a, b);
        x += part * (a.x + b.x + origin.x);
        y += part * (a.y + b.y + origin.y);
        weight += part;
    }
    Point64::new(x / (3.0 * weight), y / (3.0 * weight))
}

/// Returns the distance of a point from the border of a polygon, negative outside. Returns `None` as soon as the
/// distance is known to be at most `least`, which is often long before the nearest side is found.
fn depth(outline: &[Point64], place: Point64, least: f64) -> Option<f64> {
    let limit = if least > 0.0 { least * least } else { -1.0 };
    let mut nearest = f64::INFINITY;
    for (a, b) in sides(outline) {
        let (dx, dy) = (b.x - a.x, b.y - a.y);
        let square = dx * dx + dy * dy;
        let along = (place.x - a.x) * dx + (place.y - a.y) * dy;
        let part = if square > 0.0 { along / square } else { 0.0 };
        nearest = nearest.min(place.square_distance(a.towards(b, part.clamp(0.0, 1.0))));
        if nearest <= limit {
            return None;
        }
    }
    let depth = nearest.sqrt();
    Some(if contains(outline.iter().copied(), place) {
        depth
    } else {
        -depth
    })
}

/// Returns the top left and bottom right corner of the bounding box of a polygon.
pub(super) fn bounds(outline: &[Point64]) -> (Point64, Point64) {
    let mut low = Point64::new(f64::INFINITY, f64::INFINITY);
    let mut high = Point64::new(f64::NEG_INFINITY, f64::NEG_INFINITY);
    for corner in outline {
        low = Point64::new(low.x.min(corner.x), low.y.min(corner.y));
        high = Point64::new(high.x.max(corner.x), high.y.max(corner.y));
    }
    (low, high)
}

/// Square that can contain the pole of inaccessibility.
struct SearchSquare {
    middle: Point64,
    /// Half of the side length.
    half: f64,
    depth: f64,
}

impl SearchSquare {
    /// Creates a square; `None` if no point in it is deeper than `best` by more than the precision.
    fn new(outline: &[Point64], middle: Point64, half: f64, best: f64) -> Option<Self> {
        let most = best + PRECISION - half * std::f64::consts::SQRT_2;
        let depth = depth(outline, middle, most)?;
        let examine = Self {
            middle,
            half,
            depth,
        };
        (examine.depth_bound() > best + PRECISION).then_some(examine)
    }

    /// Returns an upper bound of the depth of points in the square, since its corners are farthest from its centre.
    fn depth_bound(&self) -> f64 {
        self.depth + self.half * std::f64::consts::SQRT_2
    }
}

impl Ord for SearchSquare {
    fn cmp(&self, other: &Self) -> Ordering {
        self.depth_bound().total_cmp(&other.depth_bound())
    }
}

impl PartialOrd for SearchSquare {
    fn partial_cmp(&self, other: &Self) -> Option<Ordering> {
        Some(self.cmp(other))
    }
}

impl PartialEq for SearchSquare {
    fn eq(&self, other: &Self) -> bool {
        self.cmp(other).is_eq()
    }
}

impl Eq for SearchSquare {}

/// Precision of the pole of inaccessibility, in the unit of the outline's coordinates.
const PRECISION: f64 = 0.01;

/// Maximum number of squares examined; only extremely thin polygons need this many.
const MAX_SQUARES: u32 = 2000;

/// Returns the pole of inaccessibility of a polygon, the interior point farthest from its border, and its depth.
///
/// Covers the polygon with squares and subdivides the most promising one until none can contain a better point.
pub(super) fn pole_of_inaccessibility(outline: &[Point64]) -> (Point64, f64) {
    let (low, high) = bounds(outline);
    let mut best = (interior_point(outline, low, high), 0.0);
    let (width, height) = (high.x - low.x, high.y - low.y);
    let side = width.min(height);
    let mut open = BinaryHeap::new();
    let mut squares = 0;
    let mut examine = |middle: Point64, half: f64, best: &mut (Point64, f64)| {
        squares += 1;
        let examine =
            SearchSquare::new(outline, middle, half, best.1).filter(|_| squares < MAX_SQUARES);
        if let Some(examine) = &examine
            && examine.depth > best.1
        {
            *best = (examine.middle, examine.depth);
        }
        examine
    };
    // The centroid is often close.
    examine(centroid(outline), side, &mut best);
    let (columns, rows) = ((width / side).ceil(), (height / side).ceil());
    for row in 0..(rows as u32).min(MAX_SQUARES) {
        for column in 0..(columns as u32).min(MAX_SQUARES) {
            let (x, y) = (f64::from(column) + 0.5, f64::from(row) + 0.5);
            let middle = Point64::new(low.x + side * x, low.y + side * y);
            open.extend(examine(middle, side / 2.0, &mut best));
        }
    }
    while let Some(square) = open.pop()
        && square.depth_bound() - best.1 > PRECISION
    {
        let half = square.half / 2.0;
        for (dx, dy) in [(-half, -half), (half, -half), (-half, half), (half, half)] {
            let middle = Point64::new(square.middle.x + dx, square.middle.y + dy);
            open.extend(examine(middle, half, &mut best));
        }
    }
    best
}

/// Returns an interior point of any polygon, however thin: the middle of the longest section at half its height.
fn interior_point(outline: &[Point64], low: Point64, high: Point64) -> Point64 {
    let y = (low.y + high.y) / 2.0;
    let mut crossings: Vec<f64> = sides(outline)
        .filter(|(a, b)| (a.y <= y) != (b.y <= y))
        .map(|(a, b)| a.x + (b.x - a.x) * ((y - a.y) / (b.y - a.y)))
        .collect();
    crossings.sort_by(f64::total_cmp);
    let stretches = crossings.chunks_exact(2);
    let longest = stretches.max_by(|a, b| (a[1] - a[0]).total_cmp(&(b[1] - b[0])));
    let x = longest.map_or(low.x, |ends| (ends[0] + ends[1]) / 2.0);
    Point64::new(x, y)
}
