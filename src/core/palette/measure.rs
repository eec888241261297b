//! The measure by which colours are told apart: their CIEDE2000 distance under normal vision and under full protan, deutan
//! and tritan deficiency.

use super::rgb::Rgb;
use palette::color_difference::Ciede2000;
use palette::white_point::D65;
use palette::{Clamp, FromColor, LinSrgb};

/// Minimum distance of the first six colours from each other and from the background. They are the default set of the
/// games.
const SIX_APART: f64 = 18.0;
/// Minimum distance of all colours. 12 would still be easy to distinguish.
const ALL_APART: f64 = 14.0;
/// Number of colours that have to be further apart.
const DEFAULT_SET: usize = 6;

/// Kind of colour vision.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Sight {
    /// Normal.
    Normal,
    /// Without the cones for long waves.
    Protan,
    /// Without the cones for middle waves.
    Deutan,
    /// Without the cones for short waves.
    Tritan,
}

/// A pair of colours, or a colour and the background, that are closer than the minimum distance.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Flaw {
    /// Index of the colour.
    pub colour: usize,
    /// Index of the other colour; `None` for the background.
    pub other: Option<usize>,
    /// The first kind of vision under which the two are too close.
    pub sight: Sight,
    /// Their distance.
    pub distance: f64,
    /// Minimum distance.
    pub least: f64,
}

/// Finds the colours that are too close to each other or to the background. Flaws under normal vision come first.
pub fn flaws(colours: &[Rgb], background: Rgb) -> Vec<Flaw> {
    let mut flaws: Vec<Flaw> = Vec::new();
    for sight in Sight::ALL {
        let seen: Vec<Lab> = colours.iter().map(|&colour| lab(colour, sight)).collect();
        let behind = lab(background, sight);
        for (colour, &one) in seen.iter().enumerate() {
            let others = seen[..colour].iter().enumerate();
            let others = others.map(|(index, &other)| (Some(index), other));
            for (other, two) in others.chain([(None, behind)]) {
                let least = if colour < DEFAULT_SET {
                    SIX_APART
                } else {
                    ALL_APART
                };
                let distance = one.difference(two);
                let is_known = flaws
                    .iter()
                    .any(|flaw| (flaw.colour, flaw.other) == (colour, other));
                if distance < least && !is_known {
                    flaws.push(Flaw {
                        colour,
                        other,
                        sight,
                        distance,
                        least,
                    });
                }
            }
        }
    }
    flaws
}

/// Returns the distance of two colours as seen with a kind of vision.
pub(super) fn distance_as_seen(one: Rgb, two: Rgb, sight: Sight) -> f64 {
    lab(one, sight).difference(lab(two, sight))
}

type Lab = palette::Lab<D65, f64>;
type Matrix = [[f64; 3]; 3];

impl Sight {
    /// All kinds of vision, the normal one first.
    pub(super) const ALL: [Self; 4] = [Self::Normal, Self::Protan, Self::Deutan, Self::Tritan];

    /// Returns the matrix on linear sRGB that simulates the vision. Machado, Oliveira, Fernandes, "A Physiologically-based
    /// Model for Simulation of Color Vision Deficiency" (2009), severity 1.0.
    const fn matrix(self) -> Matrix {
        match self {
            Self::Normal => [[1.0, 0.0, 0.0], [0.0, 1.0, 0.0], [0.0, 0.0, 1.0]],
            Self::Protan => [
                [0.152286, 1.052583, -0.204868],
                [0.114503, 0.786281, 0.099216],
                [-0.003882, -0.048116, 1.051998],
            ],
            Self::Deutan => [
                [0.367322, 0.860646, -0.227968],
                [0.280085, 0.672501, 0.047413],
                [-0.011820, 0.042940, 0.968881],
            ],
            Self::Tritan => [
                [1.255528, -0.076749, -0.178779],
                [-0.078411, 0.930809, 0.147602],
                [0.004733, 0.691367, 0.303900],
            ],
        }
    }
}

/// Converts a colour, as seen with a kind of vision, to CIELAB.
fn lab(colour: Rgb, sight: Sight) -> Lab {
    let LinSrgb {
        red, green, blue, ..
    } = colour.srgb().into_linear::<f64>();
    let [red, green, blue] = sight
        .matrix()
        .map(|[r, g, b]| r * red + g * green + b * blue);
    Lab::from_color(LinSrgb::new(red, green, blue).clamp())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn vision_simulation_preserves_greys() {
        for sight in Sight::ALL {
            for row in sight.matrix() {
                let sum: f64 = row.iter().sum();
                assert!((sum - 1.0).abs() < 0.00001, "{sight:?}: {row:?}");
            }
        }
    }

    #[test]
    fn equal_colours_are_a_flaw_under_normal_vision() {
        let [pink, yellow, olive] = [0xf1_69_8c, 0xed_c9_41, 0x60_7c_10].map(Rgb::hex);
        let background = Rgb::hex(0xf5_f3_ee);
        assert_eq!(flaws(&[pink, yellow, olive], background), []);
        let found = flaws(&[pink, yellow, pink, background], background);
        let places: Vec<_> = found
            .iter()
            .map(|flaw| (flaw.colour, flaw.other, flaw.sight))
            .collect();
        let expected = [(2, Some(0), Sight::Normal), (3, None, Sight::Normal)];
        assert_eq!(places, expected);
        assert_eq!(found[0].distance, 0.0);
    }

    #[test]
    fn red_and_green_are_a_flaw_without_the_cones_that_tell_them_apart() {
        let [red, green] = [0xb0_60_20, 0x70_80_20].map(Rgb::hex);
        let found = flaws(&[red, green], Rgb::hex(0x00_00_00));
        let [flaw] = found[..] else {
            panic!("{found:?}");
        };
        assert_eq!((flaw.colour, flaw.other), (1, Some(0)));
        assert!(
            matches!(flaw.sight, Sight::Protan | Sight::Deutan),
            "{flaw:?}"
        );
    }
}
