//! Operations on polygons that need not be convex: triangulation, inset, rounding.
//!
//! Corners are in clockwise order with y down, the last is joined to the first, and no side crosses another. Other
//! input gives an imprecise but drawable result.

use bevy::math::Vec2;
use earcut::Earcut;
use std::f32::consts::FRAC_PI_8;

/// Tolerance, in cells: points closer than this are equal, and smaller bends are straight.
const TINY: f32 = 1e-5;
/// Maximum distance that a corner moves when its sides move by 1.
const MITRE: f32 = 3.0;
/// Maximum angle between two segments of a rounded corner, in radians.
const TURN: f32 = FRAC_PI_8;
/// Maximum number of times that the movement of a corner is halved.
const HALVINGS: usize = 6;

/// Returns the signed area of a polygon: negative if its corners are in anticlockwise order.
pub fn area(polygon: &[Vec2]) -> f32 {
    let Some((&first, others)) = polygon.split_first() else {
        return 0.0;
    };
    let pairs = others.iter().zip(others.iter().skip(1));
    pairs
        .map(|(&a, &b)| (a - first).perp_dot(b - first) / 2.0)
        .sum()
}

/// Returns `true` if no corner of a polygon is reflex.
pub fn is_convex(polygon: &[Vec2]) -> bool {
    let count = polygon.len();
    (0..count).all(|at| {
        let [before, corner, after] = around(polygon, at);
        bend(before, corner, after) >= -TINY * TINY
    })
}

/// Cuts a polygon into triangles with clockwise corners.
pub fn triangles(polygon: &[Vec2]) -> Vec<[usize; 3]> {
    // Nearly all polygons are convex, and most are made anew while something moves.
    if is_convex(polygon) {
        let fan = 2..polygon.len().max(2);
        return fan.map(|corner| [0, corner - 1, corner]).collect();
    }
    let mut corners: Vec<usize> = match polygon.len() {
        3 => vec![0, 1, 2],
        _ => Vec::new(),
    };
    if corners.is_empty() {
        let points = polygon.iter().map(Vec2::to_array);
        Earcut::new().earcut(points, &[], &mut corners);
    }
    let (triangles, _) = corners.as_chunks::<3>();
    let clockwise = |&[a, b, c]: &[usize; 3]| {
        if bend(polygon[a], polygon[b], polygon[c]) < 0.0 {
            [a, c, b]
        } else {
            [a, b, c]
        }
    };
    triangles.iter().map(clockwise).collect()
}

/// Moves every side of a polygon inwards, or outwards by a negative length. Corners stay pointed, up to a limit.
///
/// Sides that become too short are removed. Where parts of the outline would cross, they move less, and so does the
/// whole polygon if nothing of it would be left.
pub fn inset(polygon: &[Vec2], by: f32) -> Vec<Vec2> {
    let polygon = without_repeats(polygon);
    let whole = area(&polygon);
    let mut by = by;
    for _ in 0..HALVINGS {
        let moved = untangled(&without_lost_sides(&polygon, by), by);
        let holds = area(&moved);
        if moved.len() >= 3 && (holds > 0.0) && ((holds < whole) == (by > 0.0)) {
            return moved;
        }
        by /= 2.0;
    }
    polygon
}

/// Moves every side of a polygon inwards like [`inset`], and keeps all corners: where the outline would cross itself, its
/// ends move less.
pub fn drawn_in(polygon: &[Vec2], by: f32) -> Vec<Vec2> {
    untangled(polygon, by)
}

/// Moves every side of a polygon inwards, corner by corner, without checking the result. It suits only a fraction of the
/// shortest side: farther inwards, corners pass each other and become spikes.
pub fn mitred(polygon: &[Vec2], by: f32) -> Vec<Vec2> {
    let move_corner = |at: usize| polygon[at] + mitre(polygon, at) * by;
    (0..polygon.len()).map(move_corner).collect()
}

/// Rounds the corners of a polygon. The curve begins and ends at the distance `radius` from the corner, or at the
/// middle of a shorter side.
pub fn rounded(polygon: &[Vec2], radius: f32) -> Vec<Vec2> {
    let mut points: Vec<Vec2> = Vec::with_capacity(polygon.len() * 5);
    for at in 0..polygon.len() {
        let [before, corner, after] = around(polygon, at);
        let (back, on) = (before - corner, after - corner);
        let reach = radius.min(back.length() / 2.0).min(on.length() / 2.0);
        let turn = (-back).angle_to(on).abs();
        // The number of segments follows the turn; an invisible bend stays a corner.
        let pieces = (turn / TURN - 0.01).ceil();
        if !(reach > TINY && pieces >= 1.0) {
            points.push(corner);
            continue;
        }
        let begin = corner + back.normalize() * reach;
        let end = corner + on.normalize() * reach;
        for step in 0..=pieces as usize {
            let t = step as f32 / pieces;
            // A quadratic Bézier curve with the corner as its control point.
            points.push(begin.lerp(corner, t).lerp(corner.lerp(end, t), t));
        }
    }
    without_repeats(&points)
}

/// Returns the quadrilaterals between two polygons with equal numbers of corners.
pub fn ring(outer: &[Vec2], inner: &[Vec2]) -> Vec<Vec<Vec2>> {
    let count = outer.len().min(inner.len());
    (0..count)
        .map(|at| {
            let next = (at + 1) % count;
            vec![outer[at], outer[next], inner[next], inner[at]]
        })
        .collect()
}

/// Returns the triangles between a polygon and another one inside it, which need not have the same number of corners.
pub fn band(outer: &[Vec2], inner: &[Vec2]) -> Vec<Vec<Vec2>> {
    let triangles = with_holes(outer, &[inner.to_vec()]).into_iter();
    triangles.map(|triangle| triangle.to_vec()).collect()
}

/// Cuts what is between a polygon and holes inside it into triangles.
pub fn with_holes(outer: &[Vec2], holes: &[Vec<Vec2>]) -> Vec<[Vec2; 3]> {
    let mut points = outer.to_vec();
    let mut begins = Vec::with_capacity(holes.len());
    for hole in holes {
        begins.push(points.len());
        points.extend(hole);
    }
    let mut corners: Vec<usize> = Vec::new();
    let arrays = points.iter().map(Vec2::to_array);
    Earcut::new().earcut(arrays, &begins, &mut corners);
    let (triangles, _) = corners.as_chunks::<3>();
    triangles
        .iter()
        .map(|triangle| triangle.map(|corner| points[corner]))
        .collect()
}

/// Returns a corner with its predecessor and its successor.
fn around<T: Copy>(corners: &[T], at: usize) -> [T; 3] {
    let count = corners.len();
    let before = corners[(at + count - 1) % count];
    [before, corners[at], corners[(at + 1) % count]]
}

/// Returns a positive number if the path through three points turns right, as at a convex corner.
fn bend(before: Vec2, corner: Vec2, after: Vec2) -> f32 {
    (corner - before).perp_dot(after - corner)
}

/// Removes each corner that coincides with the previous one.
fn without_repeats(polygon: &[Vec2]) -> Vec<Vec2> {
    let mut distinct: Vec<Vec2> = Vec::with_capacity(polygon.len());
    for &corner in polygon {
        if distinct
            .last()
            .is_none_or(|&last| last.distance(corner) > TINY)
        {
            distinct.push(corner);
        }
    }
    while distinct.len() > 1 && distinct[0].distance(distinct[distinct.len() - 1]) <= TINY {
        distinct.pop();
    }
    distinct
}

/// Returns the movement of a corner when its sides move inwards by 1.
fn mitre(polygon: &[Vec2], at: usize) -> Vec2 {
    let [before, corner, after] = around(polygon, at);
    let inwards = |side: Vec2| side.normalize_or_zero().perp();
    let (first, second) = (inwards(corner - before), inwards(after - corner));
    let sum = first + second;
    let length = (2.0 / (1.0 + first.dot(second)).max(TINY)).sqrt();
    sum.normalize_or(first) * length.min(MITRE)
}

/// Removes the sides that would vanish, and joins their neighbours.
fn without_lost_sides(polygon: &[Vec2], by: f32) -> Vec<Vec2> {
    let mut corners = polygon.to_vec();
    while corners.len() >= 3 {
        let count = corners.len();
        let moved = mitred(&corners, by);
        let side = |of: &[Vec2], at: usize| of[(at + 1) % count] - of[at];
        let is_lost = |&at: &usize| side(&moved, at).dot(side(&corners, at)) <= 0.0;
        let length = |&at: &usize| side(&corners, at).length_squared();
        let lost = (0..count).filter(is_lost);
        let Some(lost) = lost.min_by(|a, b| length(a).total_cmp(&length(b))) else {
            break;
        };
        let (next, after) = ((lost + 1) % count, (lost + 2) % count);
        let [before, a, b] = around(&corners, lost);
        let met = meeting(before, a, corners[after], b);
        let near = b.distance(a) + MITRE * by.abs();
        let met = met.filter(|met| met.distance(a).max(met.distance(b)) <= near);
        corners[lost] = met.unwrap_or(a.midpoint(b));
        corners.remove(next);
    }
    corners
}

/// Returns the intersection of the line through `a` and `b` with the line through `c` and `d`.
fn meeting(a: Vec2, b: Vec2, c: Vec2, d: Vec2) -> Option<Vec2> {
    let (first, second) = (b - a, d - c);
    let across = first.perp_dot(second);
    let share = (c - a).perp_dot(second) / across;
    share.is_finite().then(|| a + first * share)
}

/// Returns the polygon with its sides moved; where they would cross each other, their ends move less.
fn untangled(corners: &[Vec2], by: f32) -> Vec<Vec2> {
    let count = corners.len();
    if count < 3 {
        return Vec::new();
    }
    let mitres: Vec<Vec2> = (0..count).map(|at| mitre(corners, at)).collect();
    let mut by = vec![by; count];
    for _ in 0..HALVINGS {
        let move_corner = |at: usize| corners[at] + mitres[at] * by[at];
        let moved: Vec<Vec2> = (0..count).map(move_corner).collect();
        let mut ends = vec![false; count];
        for (one, other) in crossings(&moved) {
            for at in [one, one + 1, other, other + 1] {
                ends[at % count] = true;
            }
        }
        if !ends.contains(&true) {
            return moved;
        }
        for (by, end) in by.iter_mut().zip(ends) {
            *by /= if end { 2.0 } else { 1.0 };
        }
    }
    corners.to_vec()
}

/// Returns the pairs of sides that cross each other.
fn crossings(polygon: &[Vec2]) -> Vec<(usize, usize)> {
    let count = polygon.len();
    let ends = |at: usize| (polygon[at], polygon[(at + 1) % count]);
    let mut found = Vec::new();
    for one in 0..count {
        let (a, b) = ends(one);
        let (least, most) = (a.min(b), a.max(b));
        for other in one + 2..count {
            let (c, d) = ends(other);
            let is_neighbour = (other + 1) % count == one;
            if is_neighbour || least.cmpgt(c.max(d)).any() || most.cmplt(c.min(d)).any() {
                continue;
            }
            let sides_of_first = bend(a, b, c) * bend(a, b, d);
            let sides_of_second = bend(c, d, a) * bend(c, d, b);
            if sides_of_first < 0.0 && sides_of_second < 0.0 {
                found.push((one, other));
            }
        }
    }
    found
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::f32::consts::TAU;

    fn places<const N: usize>(of: [(f32, f32); N]) -> Vec<Vec2> {
        of.map(|(x, y)| Vec2::new(x, y)).to_vec()
    }

    fn square() -> Vec<Vec2> {
        places([(2.0, 3.0), (3.0, 3.0), (3.0, 4.0), (2.0, 4.0)])
    }

    fn regular(count: usize, radius: f32) -> Vec<Vec2> {
        let angle = |at: usize| TAU * at as f32 / count as f32;
        (0..count)
            .map(|at| Vec2::from_angle(angle(at)) * radius)
            .collect()
    }

    /// Returns two squares joined by a corridor.
    fn dumb_bell(corridor: f32) -> Vec<Vec2> {
        let half = corridor / 2.0;
        places([
            (0.0, 0.0),
            (1.0, 0.0),
            (1.0, 0.5 - half),
            (2.0, 0.5 - half),
            (2.0, 0.0),
            (3.0, 0.0),
            (3.0, 1.0),
            (2.0, 1.0),
            (2.0, 0.5 + half),
            (1.0, 0.5 + half),
            (1.0, 1.0),
            (0.0, 1.0),
        ])
    }

    /// Returns an outline like that of a country, with short winding sides; the same number gives the same outline.
    fn coast(number: u32, count: usize) -> Vec<Vec2> {
        let mut state = number.wrapping_mul(2_654_435_761).max(1);
        let mut random = || {
            state ^= state << 13;
            state ^= state >> 17;
            state ^= state << 5;
            state as f32 / u32::MAX as f32
        };
        let (wide, narrow) = (random() * TAU, 2.0 + (random() * 4.0).floor());
        regular(count, 1.0)
            .into_iter()
            .map(|place| {
                let bays = 0.25 * (place.to_angle() * narrow + wide).sin();
                place * (0.8 + bays + 0.05 * random())
            })
            .collect()
    }

    fn everything() -> Vec<Vec<Vec2>> {
        let spiral = (0..40).map(|at| Vec2::from_angle(at as f32 * 0.4) * (1.0 + at as f32 * 0.1));
        let back = (0..40).rev();
        let back = back.map(|at| Vec2::from_angle(at as f32 * 0.4) * (0.8 + at as f32 * 0.1));
        let mut all: Vec<Vec<Vec2>> = (0..200).map(|number| coast(number, 90)).collect();
        all.extend([
            square(),
            regular(6, 0.6),
            dumb_bell(0.2),
            dumb_bell(0.02),
            spiral.chain(back).collect(),
        ]);
        all
    }

    fn sum_of_triangles(polygon: &[Vec2]) -> f32 {
        let triangles = triangles(polygon);
        triangles
            .iter()
            .map(|triangle| area(&triangle.map(|corner| polygon[corner])))
            .inspect(|&part| assert!(part >= -1e-6, "a triangle of {part} in {polygon:?}"))
            .sum()
    }

    #[test]
    fn triangles_cover_the_polygon() {
        for polygon in everything() {
            let (sum, whole) = (sum_of_triangles(&polygon), area(&polygon));
            assert!((sum - whole).abs() < 1e-3, "{sum} of {whole}: {polygon:?}");
        }
    }

    #[test]
    fn triangles_are_clockwise_for_both_orders_of_corners() {
        let mut polygon = dumb_bell(0.3);
        polygon.reverse();
        let triangles = triangles(&polygon);
        assert_eq!(triangles.len(), polygon.len() - 2);
        for triangle in triangles {
            assert!(area(&triangle.map(|corner| polygon[corner])) >= 0.0);
        }
    }

    #[test]
    fn degenerate_polygons_give_non_empty_results() {
        let bow = places([(0.0, 0.0), (1.0, 1.0), (1.0, 0.0), (0.0, 1.0)]);
        let flat = places([(0.0, 0.0), (1.0, 0.0), (2.0, 0.0), (1.0, 0.0)]);
        let point = vec![Vec2::ONE; 5];
        let broken = vec![Vec2::NAN; 5];
        for polygon in [bow, flat, point, broken] {
            assert!(triangles(&polygon).len() <= polygon.len() - 2);
            assert!(!inset(&polygon, 0.1).is_empty());
            assert!(!rounded(&polygon, 0.1).is_empty());
        }
        assert!(triangles(&[]).is_empty() && triangles(&[Vec2::ZERO]).is_empty());
        assert!(inset(&[], 0.1).is_empty() && rounded(&[], 0.1).is_empty());
    }

    #[test]
    fn inset_of_squares_and_hexes_is_exact() {
        for by in [0.1, -0.1] {
            let (low, high) = (2.0 + by, 3.0 - by);
            let expected = places([
                (low, low + 1.0),
                (high, low + 1.0),
                (high, high + 1.0),
                (low, high + 1.0),
            ]);
            for (moved, expected) in inset(&square(), by).iter().zip(expected) {
                assert!(moved.distance(expected) < 1e-6, "{moved} for {expected}");
            }
            let radius = 1.0 - by / (TAU / 12.0).cos();
            for (moved, expected) in inset(&regular(6, 1.0), by).iter().zip(regular(6, radius)) {
                assert!(moved.distance(expected) < 1e-6, "{moved} for {expected}");
            }
        }
    }

    #[test]
    fn inset_of_winding_outlines_does_not_cross_itself() {
        for polygon in everything() {
            for by in [0.045, 0.1, -0.005, -0.02] {
                let moved = inset(&polygon, by);
                assert!(crossings(&moved).is_empty(), "by {by}: {polygon:?}");
                let (before, after) = (area(&polygon), area(&moved));
                assert_eq!(after < before, by > 0.0, "by {by}: {polygon:?}");
                let far = |place: &Vec2| polygon.iter().all(|at| at.distance(*place) > 0.5);
                assert!(!moved.iter().any(far), "a spike by {by}: {polygon:?}");
            }
        }
    }

    #[test]
    fn inset_is_reduced_only_in_the_corridor() {
        let moved = inset(&dumb_bell(0.05), 0.045);
        assert!(crossings(&moved).is_empty());
        for corner in places([(0.045, 0.045), (2.955, 0.955)]) {
            let nearest = moved.iter().map(|place| place.distance(corner));
            assert!(nearest.fold(f32::INFINITY, f32::min) < 1e-5, "{moved:?}");
        }
    }

    #[test]
    fn inset_is_limited_where_polygon_would_vanish() {
        let moved = inset(&square(), 0.6);
        assert!(area(&moved) > 0.0 && area(&moved) < 1.0, "{moved:?}");
    }

    #[test]
    fn inset_removes_short_sides_and_joins_their_neighbours() {
        // A square with a corner cut off.
        let cut = places([(0.0, 0.0), (0.98, 0.0), (1.0, 0.02), (1.0, 1.0), (0.0, 1.0)]);
        let moved = inset(&cut, 0.1);
        assert_eq!(moved.len(), 4, "{moved:?}");
        assert!(
            moved
                .iter()
                .any(|at| at.distance(Vec2::new(0.9, 0.1)) < 1e-5)
        );
    }

    #[test]
    fn rounded_corners_stay_inside_the_polygon_near_its_corners() {
        let round = rounded(&square(), 0.12);
        assert_eq!(round.len(), 4 * 5);
        assert!(area(&round) > 0.98 && area(&round) < 1.0);
        for polygon in everything() {
            let round = rounded(&polygon, 0.12);
            assert!(round.len() < polygon.len() * 6);
            let (before, after) = (area(&polygon), area(&round));
            assert!((after / before - 1.0).abs() < 0.1, "{after} of {before}");
        }
    }
}
