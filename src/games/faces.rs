//! Names of the faces of tiles, for screen readers.

use crate::core::settings::FaceSet;
use tessella_games::Face;
use tessella_language::{Language, MessageFn, tr};

/// Letters of the plain faces, in order. I and O are left out, because they resemble 1 and 0.
const LETTERS: &str = "ABCDEFGHJKLMNPQRSTUVWXYZ";

/// Names of the mahjong faces after the three suits.
const HONOURS: [MessageFn; 18] = [
    |language| tr!(language, "face-east"),
    |language| tr!(language, "face-south"),
    |language| tr!(language, "face-west"),
    |language| tr!(language, "face-north"),
    |language| tr!(language, "face-red-dragon"),
    |language| tr!(language, "face-green-dragon"),
    |language| tr!(language, "face-white-dragon"),
    |language| tr!(language, "face-red-bamboo"),
    |language| tr!(language, "face-red-circles"),
    |language| tr!(language, "face-red-characters"),
    |language| tr!(language, "face-plum"),
    |language| tr!(language, "face-orchid"),
    |language| tr!(language, "face-chrysanthemum"),
    |language| tr!(language, "face-bamboo-plant"),
    |language| tr!(language, "face-spring"),
    |language| tr!(language, "face-summer"),
    |language| tr!(language, "face-autumn"),
    |language| tr!(language, "face-winter"),
];

/// Names of the plain faces after the letters.
const FIGURES: [MessageFn; 21] = [
    |language| tr!(language, "face-circle"),
    |language| tr!(language, "face-ring"),
    |language| tr!(language, "face-square"),
    |language| tr!(language, "face-triangle"),
    |language| tr!(language, "face-diamond"),
    |language| tr!(language, "face-star"),
    |language| tr!(language, "face-cross"),
    |language| tr!(language, "face-heart"),
    |language| tr!(language, "face-moon"),
    |language| tr!(language, "face-sun"),
    |language| tr!(language, "face-lightning"),
    |language| tr!(language, "face-drop"),
    |language| tr!(language, "face-leaf"),
    |language| tr!(language, "face-arrow"),
    |language| tr!(language, "face-cube"),
    |language| tr!(language, "face-hourglass"),
    |language| tr!(language, "face-crown"),
    |language| tr!(language, "face-anchor"),
    |language| tr!(language, "face-key"),
    |language| tr!(language, "face-fish"),
    |language| tr!(language, "face-bell"),
];

/// Returns the name of a face of a set. Faces wrap around as on their sheet, so none is without a name.
pub fn face_name(face: Face, set: FaceSet, language: Language) -> String {
    let index = usize::from(face.0) % 45;
    match set {
        FaceSet::Mahjong => match (index / 9, index % 9 + 1) {
            (0, number) => tr!(language, "face-bamboo", number),
            (1, number) => tr!(language, "face-circles", number),
            (2, number) => tr!(language, "face-characters", number),
            _ => HONOURS[index - 27](language).to_owned(),
        },
        FaceSet::Plain => match LETTERS.chars().nth(index) {
            Some(letter) => tr!(language, "face-letter", letter = letter.to_string()),
            None => FIGURES[index - LETTERS.len()](language).to_owned(),
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
            let names: HashSet<String> = (0..45)
                .map(|at| face_name(Face(at), set, Language::English))
                .collect();
            assert_eq!(names.len(), 45);
        }
    }
}
