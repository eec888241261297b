//! Rounds of a round robin, by the circle method.

use super::pairing::Pairing;

/// Returns all rounds. With an odd number of entrants, everybody has one bye.
pub(super) fn rounds(entrants: u8) -> Vec<Vec<Pairing>> {
    // One place in the circle is fixed, and the others move on by one place each round. With an odd number, the fixed
    // place is empty, and its opponent has the bye.
    let moving = entrants - 1 + entrants % 2;
    let at = |round: u8, place: u8| (round + place) % moving;
    let fixed = (moving < entrants).then_some(moving);
    let round = |round: u8| {
        let opposite = at(round, 0);
        let of_fixed = fixed.map_or(Pairing::bye(opposite), |fixed| seated(opposite, fixed));
        let others = (1..=moving / 2).map(|place| {
            let (one, other) = (at(round, place), at(round, moving - place));
            seated(one.min(other), one.max(other))
        });
        std::iter::once(of_fixed).chain(others).collect()
    };
    (0..moving).map(round).collect()
}

/// Pairs two entrants. The smaller number has the first seat if the difference is odd, and otherwise the greater one
/// does. Everybody therefore has the first seat in half of their games, rounded up or down.
const fn seated(smaller: u8, greater: u8) -> Pairing {
    match (greater - smaller) % 2 {
        1 => Pairing::new(smaller, greater),
        _ => Pairing::new(greater, smaller),
    }
}
