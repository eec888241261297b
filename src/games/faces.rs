//! Names of the faces of tiles, for screen readers.

use crate::core::settings::FaceSet;
use tessella_games::Face;
use tessella_language::{MessageFn, tr};

/// Letters of the plain faces, in order. I and O are left out, because they resemble 1 and 0.
const LETTERS: &str = "ABCDEFGHJKLMNPQRSTUVWXYZ";

/// Names of the mahjong faces after the three suits.
const HONOURS: [MessageFn; 18] = [
    || tr!("face-east"),
    || tr!("face-south"),
    || tr!("face-west"),
    || tr!("face-north"),
    || tr!("face-red-dragon"),
    || tr!("face-green-dragon"),
    || tr!("face-white-dragon"),
    || tr!("face-red-bamboo"),
    || tr!("face-red-circles"),
    || tr!("face-red-characters"),
    || tr!("face-plum"),
    || tr!("face-orchid"),
    || tr!("face-chrysanthemum"),
    || tr!("face-bamboo-plant"),
    || tr!("face-spring"),
    || tr!("face-summer"),
    || tr!("face-autumn"),
    || tr!("face-winter"),
];

/// Names of the plain faces after the letters.
const FIGURES: [MessageFn; 21] = [
    || tr!("face-circle"),
    || tr!("face-ring"),
    || tr!("face-square"),
    || tr!("face-triangle"),
    || tr!("face-diamond"),
    || tr!("face-star"),
    || tr!("face-cross"),
    || tr!("face-heart"),
    || tr!("face-moon"),
    || tr!("face-sun"),
    || tr!("face-lightning"),
    || tr!("face-drop"),
    || tr!("face-leaf"),
    || tr!("face-arrow"),
    || tr!("face-cube"),
    || tr!("face-hourglass"),
    || tr!("face-crown"),
    || tr!("face-anchor"),
    || tr!("face-key"),
    || tr!("face-fish"),
    || tr!("face-bell"),
];

/// Returns the name of a face of a set. Faces wrap around as on their sheet, so none is without a name.
pub fn face_name(face: Face, set: FaceSet) -> String {
    let index = usize::from(face.0) % 45;
    match set {
        FaceSet::Mahjong => match (index / 9, index % 9 + 1) {
            (0, number) => tr!("face-bamboo", number = number),
            (1, number) => tr!("face-circles", number = number),
            (2, number) => tr!("face-characters", number = number),
            _ => HONOURS[index - 27]().to_owned(),
        },
        FaceSet::Plain => match LETTERS.chars().nth(index) {
            Some(letter) => tr!("face-letter", letter = letter.to_string()),
            None => FIGURES[index - LETTERS.len()]().to_owned(),
        },
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::collections::HashSet;

    #[test]
    fn faces_of_a_set_have_different_names() {
        for set in FaceSet::ALL {
            let names: HashSet<String> = (0..45).map(|at| face_name(Face(at), set)).collect();
            assert_eq!(names.len(), 45);
        }
    }
}
