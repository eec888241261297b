//! Exact geometry of polygons with integer corners.

use super::polygons::sides;
use std::collections::BTreeMap;

/// Corner of a drawn area: x to the right, y down.
pub(super) type Corner = [u16; 2];

/// Returns twice the signed area of a triangle, positive if it is clockwise (y grows down).
fn double_signed_area(a: Corner, b: Corner, c: Corner) -> i64 {
    let [ax, ay] = a.map(i64::from);
    let [bx, by] = b.map(i64::from);
    let [cx, cy] = c.map(i64::from);
    (bx - ax) * (cy - ay) - (by - ay) * (cx - ax)
}

/// Returns twice the signed area of a polygon, positive if it is clockwise (y grows down).
pub(super) fn double_area(corners: &[Corner]) -> i64 {
    sides(corners)
        .map(|(a, b)| double_signed_area([0, 0], a, b))
        .sum()
}

/// Returns `true` if a point is on a line segment, including its ends.
fn is_on((a, b): (Corner, Corner), place: Corner) -> bool {
    let is_between = |axis: usize| {
        let (low, high) = (a[axis].min(b[axis]), a[axis].max(b[axis]));
        (low..=high).contains(&place[axis])
    };
    is_between(0) && is_between(1) && double_signed_area(a, b, place) == 0
}

/// Returns `true` if two line segments cross in their interiors.
fn cross((a, b): (Corner, Corner), (c, d): (Corner, Corner)) -> bool {
    let opposite = |one: i64, other: i64| one.signum() * other.signum() < 0;
    opposite(double_signed_area(a, b, c), double_signed_area(a, b, d))
        && opposite(double_signed_area(c, d, a), double_signed_area(c, d, b))
}

/// Returns the index of the first side that crosses or touches an earlier one; `None` if the polygon is simple and has
/// an area.
pub(super) fn first_self_intersection(corners: &[Corner]) -> Option<usize> {
    let all: Vec<_> = sides(corners).collect();
    let last = all.len() - 1;
    (0..all.len()).find(|&at| {
        let (a, b) = all[at];
        let clashes = |before: usize| {
            let (c, d) = all[before];
            // Consecutive sides share one corner and must share nothing else.
            if before + 1 == at {
                is_on((a, b), c) || is_on((c, d), b)
            } else if (before, at) == (0, last) {
                is_on((a, b), d) || is_on((c, d), a)
            } else {
                cross((a, b), (c, d))
                    || [c, d].iter().any(|&end| is_on((a, b), end))
                    || [a, b].iter().any(|&end| is_on((c, d), end))
            }
        };
        a == b || (0..at).any(clashes)
    })
}

/// Side of one of several polygons.
#[derive(Clone, Copy)]
struct Edge {
    polygon: usize,
    /// Index of the corner at which the side starts.
    at: usize,
    ends: (Corner, Corner),
}

/// Indices of two overlapping polygons, the smaller first.
pub(super) type Overlap = (usize, usize);

/// Inserts corners of other polygons that lie on sides, so that a shared border is the same in both outlines.
///
/// Each polygon must be simple and clockwise.
///
/// # Errors
/// If polygons overlap. The error is the pair whose later polygon has the smallest index, or, if very many sides
/// coincide, any pair found early.
pub(super) fn insert_shared_corners(polygons: &[Vec<Corner>]) -> Result<Vec<Vec<Corner>>, Overlap> {
    let mut all: Vec<Edge> = Vec::new();
    for (polygon, corners) in polygons.iter().enumerate() {
        all.extend(
            sides(corners)
                .enumerate()
                .map(|(at, ends)| Edge { polygon, at, ends }),
        );
    }
    let left = |side: &Edge| side.ends.0[0].min(side.ends.1[0]);
    let right = |side: &Edge| side.ends.0[0].max(side.ends.1[0]);
    all.sort_by_key(left);
    let mut first: Option<Overlap> = None;
    let mut overlap = |a: usize, b: usize| {
        let found = (a.min(b), a.max(b));
        let is_before = |first: Overlap| (found.1, found.0) < (first.1, first.0);
        if first.is_none_or(is_before) {
            first = Some(found);
        }
    };
    let mut inserted = Vec::new();
    for (index, one) in all.iter().enumerate() {
        let end = right(one);
        let near = all[index + 1..].iter().take_while(|two| left(two) <= end);
        for two in near.filter(|two| two.polygon != one.polygon && share_rows(one, two)) {
            if cross(one.ends, two.ends) {
                overlap(one.polygon, two.polygon);
            }
            // Each corner is the start of one side, so testing the starts is enough.
            for (side, place) in [(one, two.ends.0), (two, one.ends.0)] {
                let is_end = place == side.ends.0 || place == side.ends.1;
                if !is_end && is_on(side.ends, place) {
                    inserted.push((side.polygon as u32, side.at as u32, place));
                }
            }
            // A point can be in the interior of a side of at most two polygons, one on each side of the line.
            if inserted.len() > 2 * all.len() {
                overlap(one.polygon, two.polygon);
                return Err(first.unwrap_or((one.polygon, two.polygon)));
            }
        }
    }
    let joined = insert(polygons, inserted);
    // Sides that do not cross are now equal or share only ends, so testing the midpoint of each is enough.
    report_same_side(&joined, &mut overlap);
    report_contained(polygons, &joined, &mut overlap);
    match first {
        None => Ok(joined),
        Some(overlap) => Err(overlap),
    }
}

fn share_rows(one: &Edge, two: &Edge) -> bool {
    let rows = |side: &Edge| {
        let (a, b) = (side.ends.0[1], side.ends.1[1]);
        (a.min(b), a.max(b))
    };
    let ((top, bottom), (other_top, other_bottom)) = (rows(one), rows(two));
    top <= other_bottom && other_top <= bottom
}

/// Inserts corners, each given with the polygon and the side on which it lies.
fn insert(polygons: &[Vec<Corner>], mut inserted: Vec<(u32, u32, Corner)>) -> Vec<Vec<Corner>> {
    inserted.sort_by_key(|&(polygon, at, place)| {
        let from = polygons[polygon as usize][at as usize];
        let far = |axis: usize| u32::from(place[axis].abs_diff(from[axis]));
        (polygon, at, far(0) + far(1))
    });
    inserted.dedup();
    let mut rest = inserted.into_iter().peekable();
    let mut joined = Vec::with_capacity(polygons.len());
    for (polygon, corners) in (0..).zip(polygons) {
        let mut longer = Vec::with_capacity(corners.len());
        for (at, &corner) in (0..).zip(corners) {
            longer.push(corner);
            while let Some((.., more)) = rest.next_if(|&(p, a, _)| (p, a) == (polygon, at)) {
                longer.push(more);
            }
        }
        joined.push(longer);
    }
    joined
}

/// Reports polygons on the same side of a shared line.
fn report_same_side(joined: &[Vec<Corner>], overlap: &mut impl FnMut(usize, usize)) {
    let mut owners = BTreeMap::new();
    for (polygon, corners) in joined.iter().enumerate() {
        for side in sides(corners) {
            if let Some(&other) = owners.get(&side) {
                overlap(other, polygon);
            } else {
                owners.insert(side, polygon);
            }
        }
    }
}

/// Reports polygons that contain part of the outline of another.
fn report_contained(
    polygons: &[Vec<Corner>],
    joined: &[Vec<Corner>],
    overlap: &mut impl FnMut(usize, usize),
) {
    for (holder, corners) in polygons.iter().enumerate() {
        let (low, high) = bounds(corners);
        for (held, outline) in joined.iter().enumerate() {
            let (other_low, other_high) = bounds(outline);
            let is_apart =
                |axis: usize| other_high[axis] < low[axis] || high[axis] < other_low[axis];
            if held == holder || is_apart(0) || is_apart(1) {
                continue;
            }
            // Twice the midpoint of a side has integer coordinates.
            let mut middles = sides(outline).map(|(a, b)| [0, 1].map(|axis| a[axis] + b[axis]));
            if middles.any(|middle| contains_half(corners, middle)) {
                overlap(holder, held);
            }
        }
    }
}

fn bounds(corners: &[Corner]) -> (Corner, Corner) {
    let grow = |(low, high): (Corner, Corner), corner: &Corner| {
        (
            [low[0].min(corner[0]), low[1].min(corner[1])],
            [high[0].max(corner[0]), high[1].max(corner[1])],
        )
    };
    corners.iter().fold(([u16::MAX; 2], [0; 2]), grow)
}

/// Returns `true` if the point at half of these coordinates is in the interior of a polygon.
fn contains_half(corners: &[Corner], double: Corner) -> bool {
    let mut inside = false;
    for (a, b) in sides(corners) {
        let (a, b) = (a.map(|at| 2 * at), b.map(|at| 2 * at));
        let (upper, lower) = if a[1] <= b[1] { (a, b) } else { (b, a) };
        if is_on((upper, lower), double) {
            return false;
        }
        if upper[1] <= double[1]
            && double[1] < lower[1]
            && double_signed_area(upper, lower, double) > 0
        {
            inside = !inside;
        }
    }
    inside
}
