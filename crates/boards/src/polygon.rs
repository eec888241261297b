//! Points in double precision, and the test of whether a polygon contains one.

use super::Point;

/// Point in double precision.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) struct Point64 {
    pub x: f64,
    pub y: f64,
}

impl Point64 {
    pub const fn new(x: f64, y: f64) -> Self {
        Self { x, y }
    }

    /// Returns the point a fraction `part` of the way to another point.
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

impl From<Point> for Point64 {
    fn from(point: Point) -> Self {
        Self::new(point.x.into(), point.y.into())
    }
}

impl From<Point64> for Point {
    fn from(spot: Point64) -> Self {
        Self::new(spot.x as f32, spot.y as f32)
    }
}

/// Returns `true` if a polygon contains a point. Of two polygons that share a side, only one contains each point of it.
pub(super) fn contains(corners: impl Iterator<Item = Point64> + Clone, place: Point64) -> bool {
    let ends = corners.clone().skip(1).chain(corners.clone().take(1));
    let crossed = corners.zip(ends).filter(|&(a, b)| {
        // Counts the sides that a ray to the right crosses. Each side is taken from its upper to its lower end, so that
        // rounding is the same for both polygons that share it.
        let (upper, lower) = if a.y <= b.y { (a, b) } else { (b, a) };
        let is_beside = upper.y <= place.y && place.y < lower.y;
        let (across, down) = (|at: Point64| at.x - upper.x, |at: Point64| at.y - upper.y);
        is_beside && across(place) * down(lower) < across(lower) * down(place)
    });
    crossed.count() % 2 == 1
}
