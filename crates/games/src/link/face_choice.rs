//! Choice of the faces in a deal. The choice for a seed never changes, because players keep game codes.

use super::setup::FACES;
use tessella_boards::random::SeededRng;

/// Groups of faces that look alike in one of the sets, by their places on its sheet. A face can be in several groups.
const LOOK_ALIKE: [&[u8]; 14] = [
    // Mahjong: bamboos with few sticks; bamboos with many; dots with few, some and many circles; characters; and
    // flowers with petals all around.
    &[1, 2, 3],
    &[3, 4, 5, 6, 7, 8, 34],
    &[10, 11],
    &[12, 13, 14, 35],
    &[14, 15, 16, 17],
    &[18, 19, 20, 21, 22, 23, 24, 25, 26, 36],
    &[37, 39],
    // Letters: F, P and R; C, G and Q; H and N; B, E and S.
    &[5, 13, 15],
    &[2, 6, 14],
    &[7, 12],
    &[1, 4, 16],
    // Shapes: disc and cube, diamond and bell, triangle and drop.
    &[24, 38],
    &[28, 44],
    &[27, 35],
];

/// Returns `true` if two faces look alike in one of the sets.
fn look_alike(one: u8, other: u8) -> bool {
    let mut groups = LOOK_ALIKE.iter();
    groups.any(|group| group.contains(&one) && group.contains(&other))
}

/// Chooses the faces for a seed, at most [`FACES`]. Each is one of those that look like the fewest of the faces before
/// it, so faces look alike only if there are no others left.
pub(super) fn choose_faces(count: u8, seed: u64) -> Vec<u8> {
    let mut stream = SeededRng::new(b"linkface", seed);
    let mut left: Vec<u8> = (0..FACES).collect();
    stream.shuffle(&mut left);
    let mut chosen: Vec<u8> = Vec::new();
    while chosen.len() < usize::from(count.min(FACES)) {
        let alike = |face: u8| {
            chosen
                .iter()
                .filter(|&&other| look_alike(face, other))
                .count()
        };
        let most_unlike = (0..left.len()).min_by_key(|&at| alike(left[at]));
        chosen.extend(most_unlike.map(|at| left.remove(at)));
    }
    chosen
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn chosen_faces_do_not_look_alike_while_others_are_left() {
        for seed in 0..200 {
            let chosen = choose_faces(16, seed);
            for (at, &face) in chosen.iter().enumerate() {
                let alike = chosen[..at].iter().find(|&&other| look_alike(face, other));
                assert_eq!(alike, None, "{face} of seed {seed}");
            }
        }
    }

    #[test]
    fn chosen_faces_are_all_different() {
        for count in [1, 2, 6, 30, FACES] {
            let mut chosen = choose_faces(count, 7);
            chosen.sort_unstable();
            chosen.dedup();
            assert_eq!(chosen.len(), usize::from(count));
        }
    }

    #[test]
    fn every_face_is_chosen_by_some_seed() {
        let mut is_chosen = [false; FACES as usize];
        for seed in 0..200 {
            for face in choose_faces(16, seed) {
                is_chosen[usize::from(face)] = true;
            }
        }
        assert_eq!(is_chosen, [true; FACES as usize]);
    }
}
