//! Polygons: how large they are, what they hold, and where in them there is most room.
//!
//! Everything here adds, subtracts, multiplies, divides and takes square roots, in double precision: these are exact to
//! the last bit on every machine, as sines and powers are not.

use crate::boards::polygon::{Point64, contains};
use std::cmp::Ordering;
use std::collections::BinaryHeap;

/// Twice the area of a triangle: positive when it goes round clockwise, with y growing down.
pub(super) fn turn(a: Point64, b: Point64, c: Point64) -> f64 {
    (b.x - a.x) * (c.y - a.y) - (b.y - a.y) * (c.x - a.x)
}

/// The sides of a polygon, each from a corner to the next one.
pub(super) fn sides<T: Copy>(outline: &[T]) -> impl Iterator<Item = (T, T)> + '_ {
    let next = |at: usize| if at + 1 < outline.len() { at + 1 } else { 0 };
    (0..outline.len()).map(move |at| (outline[at], outline[next(at)]))
}

/// The area of a polygon: positive when it goes round clockwise, with y growing down.
pub(super) fn area(outline: &[Point64]) -> f64 {
    let Some(&origin) = outline.first() else {
        return 0.0;
    };
    sides(outline).map(|(a, b)| turn(origin, a, b)).sum::<f64>() / 2.0
}

/// The centre of gravity of a polygon that has an area.
pub(super) fn centroid(outline: &[Point64]) -> Point64 {
    let origin = outline[0];
    let (mut x, mut y, mut weight) = (0.0, 0.0, 0.0);
    for (a, b) in sides(outline) {
        let part = turn(origin, a, b);
        x += part * (a.x + b.x + origin.x);
        y += part * (a.y + b.y + origin.y);
        weight += part;
    }
    Point64::new(x / (3.0 * weight), y / (3.0 * weight))
}

/// How far a place inside a polygon is from its border, and outside how far it is with a minus; `None` when it is no
/// farther than `least` from the border, which is often seen long before the nearest side is found.
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

/// The box around a polygon: its upper left and its lower right corner.
pub(super) fn bounds(outline: &[Point64]) -> (Point64, Point64) {
    let mut low = Point64::new(f64::INFINITY, f64::INFINITY);
    let mut high = Point64::new(f64::NEG_INFINITY, f64::NEG_INFINITY);
    for corner in outline {
        low = Point64::new(low.x.min(corner.x), low.y.min(corner.y));
        high = Point64::new(high.x.max(corner.x), high.y.max(corner.y));
    }
    (low, high)
}

/// A square that may hold the pole_of_inaccessibility place.
struct SearchSquare {
    middle: Point64,
    /// Half a side.
    half: f64,
    depth: f64,
}

impl SearchSquare {
    /// A square; `None` when it holds no place that is deeper than `best` by more than the precision.
    fn new(outline: &[Point64], middle: Point64, half: f64, best: f64) -> Option<Self> {
        let most = best + PRECISION - half * std::f64::consts::SQRT_2;
        let depth = depth(outline, middle, most)?;
        let probe = Self {
            middle,
            half,
            depth,
        };
        (probe.most() > best + PRECISION).then_some(probe)
    }

    /// No place in the square is deeper than this, for none is farther from its middle than its corners.
    fn most(&self) -> f64 {
        self.depth + self.half * std::f64::consts::SQRT_2
    }
}

impl Ord for SearchSquare {
    fn cmp(&self, other: &Self) -> Ordering {
        self.most().total_cmp(&other.most())
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

/// How exact the pole_of_inaccessibility place is.
const PRECISION: f64 = 0.01;

/// How many squares are looked at at most, which only polygons as thin as hairs need.
const PROBES: u32 = 2000;

/// The place inside a polygon that is farthest from its border, and how far that is.
///
/// Squares that cover the polygon are divided in four, the most promising first, until none is left that could hold a
/// better place.
pub(super) fn pole_of_inaccessibility(outline: &[Point64]) -> (Point64, f64) {
    let (low, high) = bounds(outline);
    let mut best = (interior_point(outline, low, high), 0.0);
    let (width, height) = (high.x - low.x, high.y - low.y);
    let side = width.min(height);
    let mut open = BinaryHeap::new();
    let mut probes = 0;
    let mut probe = |middle: Point64, half: f64, best: &mut (Point64, f64)| {
        probes += 1;
        let probe = SearchSquare::new(outline, middle, half, best.1).filter(|_| probes < PROBES);
        if let Some(probe) = &probe
            && probe.depth > best.1
        {
            *best = (probe.middle, probe.depth);
        }
        probe
    };
    // The centre of gravity is often close.
    probe(centroid(outline), side, &mut best);
    let (columns, rows) = ((width / side).ceil(), (height / side).ceil());
    for row in 0..(rows as u32).min(PROBES) {
        for column in 0..(columns as u32).min(PROBES) {
            let (x, y) = (f64::from(column) + 0.5, f64::from(row) + 0.5);
            let middle = Point64::new(low.x + side * x, low.y + side * y);
            open.extend(probe(middle, side / 2.0, &mut best));
        }
    }
    while let Some(square) = open.pop()
        && square.most() - best.1 > PRECISION
    {
        let half = square.half / 2.0;
        for (dx, dy) in [(-half, -half), (half, -half), (-half, half), (half, half)] {
            let middle = Point64::new(square.middle.x + dx, square.middle.y + dy);
            open.extend(probe(middle, half, &mut best));
        }
    }
    best
}

/// A place that is inside however thin the polygon is: in the middle of the longest stretch at half its height.
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
