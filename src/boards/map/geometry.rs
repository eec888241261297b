//! Polygons: how large they are, what they hold, and where in them there is most room.
//!
//! Everything here adds, subtracts, multiplies, divides and takes square roots, in double precision: these are exact to
//! the last bit on every machine, as sines and powers are not.

use crate::boards::Point;
use crate::boards::polygon::holds;
use std::cmp::Ordering;
use std::collections::BinaryHeap;

/// A place in double precision.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) struct Spot {
    pub x: f64,
    pub y: f64,
}

impl Spot {
    pub const fn new(x: f64, y: f64) -> Self {
        Self { x, y }
    }

    /// The place that is `part` of the way from here to another.
    pub fn towards(self, other: Self, part: f64) -> Self {
        Self::new(
            self.x + (other.x - self.x) * part,
            self.y + (other.y - self.y) * part,
        )
    }

    pub fn distance(self, other: Self) -> f64 {
        self.square_distance(other).sqrt()
    }

    pub fn square_distance(self, other: Self) -> f64 {
        let (dx, dy) = (other.x - self.x, other.y - self.y);
        dx * dx + dy * dy
    }
}

impl From<Point> for Spot {
    fn from(point: Point) -> Self {
        Self::new(point.x.into(), point.y.into())
    }
}

impl From<Spot> for Point {
    fn from(spot: Spot) -> Self {
        Self::new(spot.x as f32, spot.y as f32)
    }
}

/// Twice the area of a triangle: positive when it goes round clockwise, with y growing down.
pub(super) fn turn(a: Spot, b: Spot, c: Spot) -> f64 {
    (b.x - a.x) * (c.y - a.y) - (b.y - a.y) * (c.x - a.x)
}

/// The sides of a polygon, each from a corner to the next one.
pub(super) fn sides<T: Copy>(outline: &[T]) -> impl Iterator<Item = (T, T)> + '_ {
    let next = |at: usize| if at + 1 < outline.len() { at + 1 } else { 0 };
    (0..outline.len()).map(move |at| (outline[at], outline[next(at)]))
}

/// The area of a polygon: positive when it goes round clockwise, with y growing down.
pub(super) fn area(outline: &[Spot]) -> f64 {
    let Some(&origin) = outline.first() else {
        return 0.0;
    };
    sides(outline).map(|(a, b)| turn(origin, a, b)).sum::<f64>() / 2.0
}

/// The centre of gravity of a polygon that has an area.
pub(super) fn centroid(outline: &[Spot]) -> Spot {
    let origin = outline[0];
    let (mut x, mut y, mut weight) = (0.0, 0.0, 0.0);
    for (a, b) in sides(outline) {
        let part = turn(origin, a, b);
        x += part * (a.x + b.x + origin.x);
        y += part * (a.y + b.y + origin.y);
        weight += part;
    }
    Spot::new(x / (3.0 * weight), y / (3.0 * weight))
}

/// How far a place inside a polygon is from its border, and outside how far it is with a minus; `None` when it is no
/// farther than `least` from the border, which is often seen long before the nearest side is found.
fn depth(outline: &[Spot], place: Spot, least: f64) -> Option<f64> {
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
    Some(
        if holds(outline.iter().map(|at| [at.x, at.y]), [place.x, place.y]) {
            depth
        } else {
            -depth
        },
    )
}

/// The box around a polygon: its upper left and its lower right corner.
pub(super) fn bounds(outline: &[Spot]) -> (Spot, Spot) {
    let mut low = Spot::new(f64::INFINITY, f64::INFINITY);
    let mut high = Spot::new(f64::NEG_INFINITY, f64::NEG_INFINITY);
    for corner in outline {
        low = Spot::new(low.x.min(corner.x), low.y.min(corner.y));
        high = Spot::new(high.x.max(corner.x), high.y.max(corner.y));
    }
    (low, high)
}

/// A square that may hold the roomiest place.
struct Probe {
    middle: Spot,
    /// Half a side.
    half: f64,
    depth: f64,
}

impl Probe {
    /// A square; `None` when it holds no place that is deeper than `best` by more than the precision.
    fn new(outline: &[Spot], middle: Spot, half: f64, best: f64) -> Option<Self> {
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

impl Ord for Probe {
    fn cmp(&self, other: &Self) -> Ordering {
        self.most().total_cmp(&other.most())
    }
}

impl PartialOrd for Probe {
    fn partial_cmp(&self, other: &Self) -> Option<Ordering> {
        Some(self.cmp(other))
    }
}

impl PartialEq for Probe {
    fn eq(&self, other: &Self) -> bool {
        self.cmp(other).is_eq()
    }
}

impl Eq for Probe {}

/// How exact the roomiest place is.
const PRECISION: f64 = 0.01;

/// How many squares are looked at at most, which only polygons as thin as hairs need.
const PROBES: u32 = 2000;

/// The place inside a polygon that is farthest from its border, and how far that is.
///
/// Squares that cover the polygon are divided in four, the most promising first, until none is left that could hold a
/// better place.
pub(super) fn roomiest(outline: &[Spot]) -> (Spot, f64) {
    let (low, high) = bounds(outline);
    let mut best = (midway(outline, low, high), 0.0);
    let (width, height) = (high.x - low.x, high.y - low.y);
    let side = width.min(height);
    let mut open = BinaryHeap::new();
    let mut probes = 0;
    let mut probe = |middle: Spot, half: f64, best: &mut (Spot, f64)| {
        probes += 1;
        let probe = Probe::new(outline, middle, half, best.1).filter(|_| probes < PROBES);
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
            let middle = Spot::new(low.x + side * x, low.y + side * y);
            open.extend(probe(middle, side / 2.0, &mut best));
        }
    }
    while let Some(square) = open.pop()
        && square.most() - best.1 > PRECISION
    {
        let half = square.half / 2.0;
        for (dx, dy) in [(-half, -half), (half, -half), (-half, half), (half, half)] {
            let middle = Spot::new(square.middle.x + dx, square.middle.y + dy);
            open.extend(probe(middle, half, &mut best));
        }
    }
    best
}

/// A place that is inside however thin the polygon is: in the middle of the longest stretch at half its height.
fn midway(outline: &[Spot], low: Spot, high: Spot) -> Spot {
    let y = (low.y + high.y) / 2.0;
    let mut crossings: Vec<f64> = sides(outline)
        .filter(|(a, b)| (a.y <= y) != (b.y <= y))
        .map(|(a, b)| a.x + (b.x - a.x) * ((y - a.y) / (b.y - a.y)))
        .collect();
    crossings.sort_by(f64::total_cmp);
    let stretches = crossings.chunks_exact(2);
    let longest = stretches.max_by(|a, b| (a[1] - a[0]).total_cmp(&(b[1] - b[0])));
    let x = longest.map_or(low.x, |ends| (ends[0] + ends[1]) / 2.0);
    Spot::new(x, y)
}
