//! Points in double precision, and which of them a polygon contains.

use super::Point;

/// A point in double precision.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) struct Point64 {
    pub x: f64,
    pub y: f64,
}

impl Point64 {
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

/// Whether a polygon of these corners holds a place. Of a side that two polygons share, only one of them holds each place.
pub(super) fn contains(corners: impl Iterator<Item = Point64> + Clone, place: Point64) -> bool {
    let ends = corners.clone().skip(1).chain(corners.clone().take(1));
    let crossed = corners.zip(ends).filter(|&(a, b)| {
        // The sides that a ray to the right crosses; each from its upper end to its lower one, so that it is reckoned
        // in the same way for both polygons.
        let (upper, lower) = if a.y <= b.y { (a, b) } else { (b, a) };
        let is_beside = upper.y <= place.y && place.y < lower.y;
        let (across, down) = (|at: Point64| at.x - upper.x, |at: Point64| at.y - upper.y);
        is_beside && across(place) * down(lower) < across(lower) * down(place)
    });
    crossed.count() % 2 == 1
}
