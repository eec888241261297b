//! Borders as nature and history draw them: a straight side becomes a winding line that stays near it.

use crate::boards::polygon::Point64;
use crate::boards::random::SeededRng;

/// About how long the straight pieces are of which a border consists.
const PIECE: f64 = 0.13;

/// How much of the way to a cell's middle its border may come nearer at most.
const REACH: f64 = 0.6;

/// How wild a border is.
pub(super) struct BorderStyle {
    /// How far from the straight line its middle may be, in parts of its length.
    pub bend: f64,
    /// How much of that remains each time it is halved.
    pub calm: f64,
}

/// The winding line from `a` to `b` between two cells, with both ends, of which `left` and `right` are the middles.
///
/// Each place on the straight line is moved sideways only, and stays within the triangles between that line and the two
/// middles. No two sides have a part of these triangles in common, so that no two borders cross, and none crosses itself.
pub(super) fn displaced_line(
    (a, b): (Point64, Point64),
    middles: [Point64; 2],
    style: &BorderStyle,
    rng: &mut SeededRng,
) -> Vec<Point64> {
    let length = a.distance(b);
    let pieces = ((length / PIECE + 0.5) as usize).max(1);
    let mut aside = vec![0.0; pieces + 1];
    displace(&mut aside, style.bend * length, style.calm, rng);
    let (along_x, along_y) = ((b.x - a.x) / length, (b.y - a.y) / length);
    let clearances = middles.map(|middle| Clearance::new((a, along_x, along_y), length, middle));
    let mut line = Vec::with_capacity(pieces + 1);
    line.push(a);
    for (at, &aside) in aside.iter().enumerate().take(pieces).skip(1) {
        let part = at as f64 / pieces as f64;
        let side = usize::from(aside * clearances[0].height < 0.0);
        let most = clearances[side].at(part) * REACH;
        // Slows down before it comes to the end of its room, so that no border looks cut off.
        let size = aside.abs();
        let size = most * size / (most + size);
        let aside = if aside < 0.0 { -size } else { size };
        let on = a.towards(b, part);
        line.push(Point64::new(on.x - along_y * aside, on.y + along_x * aside));
    }
    line.push(b);
    line
}

/// The room on one side of a straight line: a triangle with its tip in the middle of a cell.
struct Clearance {
    /// How far from the line the tip is, with a sign for the side.
    height: f64,
    /// Over which part of the line.
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

    /// How much room there is over a part of the line.
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

/// Moves what is between the first and the last place: the middle by up to `most` from the straight line between them,
/// and then both halves by less in the same way.
fn displace(aside: &mut [f64], most: f64, calm: f64, rng: &mut SeededRng) {
    let last = aside.len() - 1;
    if last < 2 {
        return;
    }
    // An odd number of pieces has two middles.
    let middle = if last % 2 == 1 && rng.below(2) == 1 {
        last / 2 + 1
    } else {
        last / 2
    };
    let part = middle as f64 / last as f64;
    let straight = aside[0] + (aside[last] - aside[0]) * part;
    aside[middle] = straight + most * unit(rng);
    displace(&mut aside[..=middle], most * calm, calm, rng);
    displace(&mut aside[middle..], most * calm, calm, rng);
}

/// A number from -1 up to but not including 1.
pub(super) fn unit(rng: &mut SeededRng) -> f64 {
    const STEPS: u32 = 1 << 24;
    f64::from(rng.below(STEPS)) / f64::from(STEPS / 2) - 1.0
}
