//! What a polygon holds.

/// Whether a polygon of these corners holds a place. Of a side that two polygons share, only one of them holds each place.
pub(super) fn holds(corners: impl Iterator<Item = [f64; 2]> + Clone, place: [f64; 2]) -> bool {
    let ends = corners.clone().skip(1).chain(corners.clone().take(1));
    let crossed = corners.zip(ends).filter(|&(a, b)| {
        // The sides that a ray to the right crosses; each from its upper end to its lower one, so that it is reckoned
        // in the same way for both polygons.
        let (upper, lower) = if a[1] <= b[1] { (a, b) } else { (b, a) };
        let is_beside = upper[1] <= place[1] && place[1] < lower[1];
        let (across, down) = (
            |at: [f64; 2]| at[0] - upper[0],
            |at: [f64; 2]| at[1] - upper[1],
        );
        is_beside && across(place) * down(lower) < across(lower) * down(place)
    });
    crossed.count() % 2 == 1
}
