//! Exact answers about polygons whose corners are whole numbers.

use super::polygons::sides;
use std::collections::BTreeMap;

/// A corner of a drawn area, to the right and down.
pub(super) type Corner = [u16; 2];

/// Twice the area of a triangle: positive when it goes round clockwise, with y growing down.
fn turn(a: Corner, b: Corner, c: Corner) -> i64 {
    let [ax, ay] = a.map(i64::from);
    let [bx, by] = b.map(i64::from);
    let [cx, cy] = c.map(i64::from);
    (bx - ax) * (cy - ay) - (by - ay) * (cx - ax)
}

/// Twice the area of a polygon: positive when it goes round clockwise, with y growing down.
pub(super) fn double_area(corners: &[Corner]) -> i64 {
    sides(corners).map(|(a, b)| turn([0, 0], a, b)).sum()
}

/// Whether a place is on the straight line between two others, its ends among it.
fn is_on((a, b): (Corner, Corner), place: Corner) -> bool {
    let is_between = |axis: usize| {
        let (low, high) = (a[axis].min(b[axis]), a[axis].max(b[axis]));
        (low..=high).contains(&place[axis])
    };
    is_between(0) && is_between(1) && turn(a, b, place) == 0
}

/// Whether two lines cross in a place that is an end of neither.
fn cross((a, b): (Corner, Corner), (c, d): (Corner, Corner)) -> bool {
    let opposite = |one: i64, other: i64| one.signum() * other.signum() < 0;
    opposite(turn(a, b, c), turn(a, b, d)) && opposite(turn(c, d, a), turn(c, d, b))
}

/// The first corner whose side, to the next corner, crosses or touches a side before it; `None` when the polygon goes
/// round once and has an area.
pub(super) fn first_knot(corners: &[Corner]) -> Option<usize> {
    let all: Vec<_> = sides(corners).collect();
    let last = all.len() - 1;
    (0..all.len()).find(|&at| {
        let (a, b) = all[at];
        let clashes = |before: usize| {
            let (c, d) = all[before];
            // Two sides in succession share one corner, and must share nothing else.
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

/// A side of one of several polygons.
#[derive(Clone, Copy)]
struct Edge {
    polygon: usize,
    /// The corner at which it begins.
    at: usize,
    ends: (Corner, Corner),
}

/// Two polygons that overlap, by their places in the list, the smaller first.
pub(super) type Overlap = (usize, usize);

/// The polygons with the corners of others put in where these lie on their sides, so that a border is the same in both
/// outlines.
///
/// Each polygon goes round once, clockwise.
///
/// # Errors
/// When two of them overlap: of all such pairs one whose later polygon is the first, or, where very many sides lie upon
/// each other, one that is found soon.
pub(super) fn joined(polygons: &[Vec<Corner>]) -> Result<Vec<Vec<Corner>>, Overlap> {
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
            // Each corner is the beginning of one side, so looking at the beginnings is enough.
            for (side, place) in [(one, two.ends.0), (two, one.ends.0)] {
                let is_end = place == side.ends.0 || place == side.ends.1;
                if !is_end && is_on(side.ends, place) {
                    inserted.push((side.polygon as u32, side.at as u32, place));
                }
            }
            // Only two areas can have a place in the midst of one of their sides, one on each side of the line.
            if inserted.len() > 2 * all.len() {
                overlap(one.polygon, two.polygon);
                return Err(first.unwrap_or((one.polygon, two.polygon)));
            }
        }
    }
    let joined = insert(polygons, inserted);
    // Sides that do not cross are now the same or have nothing but ends in common, so the middle of each tells.
    same_side(&joined, &mut overlap);
    within(polygons, &joined, &mut overlap);
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

/// The polygons with more corners, each on the side of a polygon that begins at one of its corners.
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

/// Polygons that lie on the same side of the same line.
fn same_side(joined: &[Vec<Corner>], overlap: &mut impl FnMut(usize, usize)) {
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

/// Polygons of which one holds a part of the other's outline.
fn within(
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
            // Twice the middles of the sides are whole numbers.
            let mut middles = sides(outline).map(|(a, b)| [0, 1].map(|axis| a[axis] + b[axis]));
            if middles.any(|middle| holds_half(corners, middle)) {
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

/// Whether a polygon holds the place with half of these coordinates, which is not on its border.
fn holds_half(corners: &[Corner], double: Corner) -> bool {
    let mut inside = false;
    for (a, b) in sides(corners) {
        let (a, b) = (a.map(|at| 2 * at), b.map(|at| 2 * at));
        let (upper, lower) = if a[1] <= b[1] { (a, b) } else { (b, a) };
        if is_on((upper, lower), double) {
            return false;
        }
        if upper[1] <= double[1] && double[1] < lower[1] && turn(upper, lower, double) > 0 {
            inside = !inside;
        }
    }
    inside
}
