//! Fractal borders: a straight side becomes a winding line near it, by midpoint displacement.

use crate::polygon::Point64;
use crate::random::SeededRng;

/// Approximate length of the straight segments of a border.
const SEGMENT_LENGTH: f64 = 0.13;

/// Maximum displacement as a fraction of the available clearance.
const MAX_CLEARANCE_SHARE: f64 = 0.6;

/// Roughness of a border.
pub(super) struct BorderStyle {
    /// Maximum displacement of the midpoint, as a fraction of the length.
    pub amplitude: f64,
    /// Factor by which the displacement shrinks at each subdivision.
    pub decay: f64,
}

/// Returns the winding line from `a` to `b`, including both ends, between two cells with the given centres.
///
/// Points are only moved sideways and stay within the triangles between the straight line and the two centres. These
/// triangles do not overlap for different sides, so borders do not cross each other or themselves.
pub(super) fn displaced_line(
    (a, b): (Point64, Point64),
    middles: [Point64; 2],
    style: &BorderStyle,
    rng: &mut SeededRng,
) -> Vec<Point64> {
    let length = a.distance(b);
    let pieces = ((length / SEGMENT_LENGTH + 0.5) as usize).max(1);
    let mut offset = vec![0.0; pieces + 1];
    displace(&mut offset, style.amplitude * length, style.decay, rng);
    let (along_x, along_y) = ((b.x - a.x) / length, (b.y - a.y) / length);
    let clearances = middles.map(|middle| Clearance::new((a, along_x, along_y), length, middle));
    let mut line = Vec::with_capacity(pieces + 1);
    line.push(a);
    for (at, &offset) in offset.iter().enumerate().take(pieces).skip(1) {
        let part = at as f64 / pieces as f64;
        let side = usize::from(offset * clearances[0].height < 0.0);
        let most = clearances[side].at(part) * MAX_CLEARANCE_SHARE;
        // Compresses large displacements smoothly, so that no border looks clipped.
        let size = offset.abs();
        let size = most * size / (most + size);
        let offset = if offset < 0.0 { -size } else { size };
        let on = a.towards(b, part);
        line.push(Point64::new(
            on.x - along_y * offset,
            on.y + along_x * offset,
        ));
    }
    line.push(b);
    line
}

/// Clearance on one side of a straight line: a triangle with its apex in the centre of a cell.
struct Clearance {
    /// Signed distance of the apex from the line.
    height: f64,
    /// Position of the apex along the line, as a fraction of its length.
    foot: f64,
}

impl Clearance {
    fn new((a, along_x, along_y): (Point64, f64, f64), length: f64, tip: Point64) -> Self {
        let (x, y) = (tip.x - a.x, tip.y - a.y);
        Self {
            height: y * along_x - x * along_y,
            foot: (x * along_x + y * along_y) / length,
        }
    }

    /// Returns the clearance at a fraction of the line.
    fn at(&self, part: f64) -> f64 {
        let mut share = f64::INFINITY;
        if self.foot > 0.0 {
            share = share.min(part / self.foot);
        }
        if self.foot < 1.0 {
            share = share.min((1.0 - part) / (1.0 - self.foot));
        }
        self.height.abs() * share
    }
}

/// Displaces the points between the first and the last: the midpoint by up to `most` from the straight line between
/// them, then both halves recursively with less.
fn displace(offset: &mut [f64], most: f64, decay: f64, rng: &mut SeededRng) {
    let last = offset.len() - 1;
    if last < 2 {
        return;
    }
    // An odd number of segments has two midpoints.
    let middle = if last % 2 == 1 && rng.below(2) == 1 {
        last / 2 + 1
    } else {
        last / 2
    };
    let part = middle as f64 / last as f64;
    let straight = offset[0] + (offset[last] - offset[0]) * part;
    offset[middle] = straight + most * unit(rng);
    displace(&mut offset[..=middle], most * decay, decay, rng);
    displace(&mut offset[middle..], most * decay, decay, rng);
}

/// Returns a uniformly distributed number in `-1.0..1.0`.
pub(super) fn unit(rng: &mut SeededRng) -> f64 {
    const STEPS: u32 = 1 << 24;
    f64::from(rng.below(STEPS)) / f64::from(STEPS / 2) - 1.0
}
