//! The measure by which colours are told apart: their CIEDE2000 distance under normal vision and under full protan, deutan
//! and tritan deficiency.

use super::rgb::{Rgb, linear};

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
        let seen: Vec<[f64; 3]> = colours.iter().map(|&colour| lab(colour, sight)).collect();
        let behind = lab(background, sight);
        for (colour, &one) in seen.iter().enumerate() {
            let others = seen[..colour].iter().enumerate();
            let others = others.map(|(index, &other)| (Some(index), other));
            for (other, two) in others.chain([(None, behind)]) {
                let least = match colour < DEFAULT_SET {
                    true => SIX_APART,
                    false => ALL_APART,
                };
                let distance = ciede2000(one, two);
                let is_known =
                    { flaws.iter() }.any(|flaw| (flaw.colour, flaw.other) == (colour, other));
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
    ciede2000(lab(one, sight), lab(two, sight))
}

type Matrix = [[f64; 3]; 3];

impl Sight {
    /// All kinds of vision, the normal one first.
    const ALL: [Self; 4] = [Self::Normal, Self::Protan, Self::Deutan, Self::Tritan];

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

/// Matrix from linear sRGB to CIE XYZ with a D65 white.
const TO_XYZ: Matrix = [
    [0.4124564, 0.3575761, 0.1804375],
    [0.2126729, 0.7151522, 0.0721750],
    [0.0193339, 0.1191920, 0.9503041],
];

fn apply(matrix: &Matrix, v: [f64; 3]) -> [f64; 3] {
    matrix.map(|row| row[0] * v[0] + row[1] * v[1] + row[2] * v[2])
}

/// Converts a colour, as seen with a kind of vision, to CIELAB.
fn lab(colour: Rgb, sight: Sight) -> [f64; 3] {
    let light = [colour.r, colour.g, colour.b].map(|channel| f64::from(linear(channel)));
    let seen = apply(&sight.matrix(), light).map(|value| value.clamp(0.0, 1.0));
    let xyz = apply(&TO_XYZ, seen);
    let white = apply(&TO_XYZ, [1.0; 3]);
    let bend = |value: f64| {
        const EDGE: f64 = 6.0 / 29.0;
        if value > EDGE.powi(3) {
            value.cbrt()
        } else {
            value / (3.0 * EDGE * EDGE) + 4.0 / 29.0
        }
    };
    let [x, y, z] = [0, 1, 2].map(|i| bend(xyz[i] / white[i]));
    [116.0 * y - 16.0, 500.0 * (x - y), 200.0 * (y - z)]
}

/// Returns the difference of two CIELAB colours. Sharma, Wu, Dalal, "The CIEDE2000 Color-Difference Formula"
/// (2005).
fn ciede2000([l1, a1, b1]: [f64; 3], [l2, a2, b2]: [f64; 3]) -> f64 {
    // Weight of a chroma relative to very large chromas.
    let weight = |chroma: f64| (chroma.powi(7) / (chroma.powi(7) + 25f64.powi(7))).sqrt();
    let stretch = 1.5 - 0.5 * weight((a1.hypot(b1) + a2.hypot(b2)) / 2.0);
    let (a1, a2) = (a1 * stretch, a2 * stretch);
    let (c1, c2) = (a1.hypot(b1), a2.hypot(b2));
    let hue = |a: f64, b: f64| b.atan2(a).to_degrees().rem_euclid(360.0);
    let (h1, h2) = (hue(a1, b1), hue(a2, b2));

    // A grey has no hue: the mean hue is that of the other colour, and the hue difference is zero.
    let (turn, mean_hue) = if c1 * c2 == 0.0 {
        (0.0, h1 + h2)
    } else if (h2 - h1).abs() <= 180.0 {
        (h2 - h1, (h1 + h2) / 2.0)
    } else {
        let around = if h2 > h1 { -360.0 } else { 360.0 };
        let half = if h1 + h2 < 360.0 { 180.0 } else { -180.0 };
        (h2 - h1 + around, (h1 + h2) / 2.0 + half)
    };
    let hue_step = 2.0 * (c1 * c2).sqrt() * (turn / 2.0).to_radians().sin();

    let lift = ((l1 + l2) / 2.0 - 50.0).powi(2);
    let mean_chroma = (c1 + c2) / 2.0;
    let wave = |times: f64, shift: f64| (times * mean_hue + shift).to_radians().cos();
    let t = 1.0 - 0.17 * wave(1.0, -30.0) + 0.24 * wave(2.0, 0.0) + 0.32 * wave(3.0, 6.0)
        - 0.20 * wave(4.0, -63.0);
    let lightness = (l2 - l1) / (1.0 + 0.015 * lift / (20.0 + lift).sqrt());
    let chroma = (c2 - c1) / (1.0 + 0.045 * mean_chroma);
    let hue = hue_step / (1.0 + 0.015 * mean_chroma * t);
    let swing = 60.0 * (-((mean_hue - 275.0) / 25.0).powi(2)).exp();
    let twist = -2.0 * weight(mean_chroma) * swing.to_radians().sin();
    (lightness.powi(2) + chroma.powi(2) + hue.powi(2) + twist * chroma * hue).sqrt()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn ciede2000_matches_published_pairs() {
        // From table 1 of Sharma, Wu, Dalal (2005): blues, greys, hues around the circle and
        // discontinuities, large differences, and ordinary colours.
        let pairs = [
            ([50.0, 2.6772, -79.7751], [50.0, 0.0, -82.7485], 2.0425),
            ([50.0, 3.1571, -77.2803], [50.0, 0.0, -82.7485], 2.8615),
            ([50.0, -1.3802, -84.2814], [50.0, 0.0, -82.7485], 1.0),
            ([50.0, 0.0, 0.0], [50.0, -1.0, 2.0], 2.3669),
            ([50.0, 2.49, -0.001], [50.0, -2.49, 0.0009], 7.1792),
            ([50.0, 2.49, -0.001], [50.0, -2.49, 0.0011], 7.2195),
            ([50.0, -0.001, 2.49], [50.0, 0.0009, -2.49], 4.8045),
            ([50.0, 2.5, 0.0], [50.0, 0.0, -2.5], 4.3065),
            ([50.0, 2.5, 0.0], [73.0, 25.0, -18.0], 27.1492),
            ([50.0, 2.5, 0.0], [61.0, -5.0, 29.0], 22.8977),
            ([50.0, 2.5, 0.0], [56.0, -27.0, -3.0], 31.9030),
            ([50.0, 2.5, 0.0], [58.0, 24.0, 15.0], 19.4535),
            (
                [60.2574, -34.0099, 36.2677],
                [60.4626, -34.1751, 39.4387],
                1.2644,
            ),
            (
                [22.7233, 20.0904, -46.6940],
                [23.0331, 14.9730, -42.5619],
                2.0373,
            ),
            (
                [90.8027, -2.0831, 1.4410],
                [91.1528, -1.6435, 0.0447],
                1.4441,
            ),
            (
                [2.0776, 0.0795, -1.1350],
                [0.9033, -0.0636, -0.5514],
                0.9082,
            ),
        ];
        for (one, two, published) in pairs {
            for distance in [ciede2000(one, two), ciede2000(two, one)] {
                assert!(
                    (distance - published).abs() < 0.0001,
                    "{one:?} {two:?}: {distance}, published {published}"
                );
            }
        }
    }

    #[test]
    fn lab_matches_known_colours() {
        let known = [
            (0xffffff, [100.0, 0.0, 0.0]),
            (0x000000, [0.0, 0.0, 0.0]),
            (0xff0000, [53.24, 80.09, 67.20]),
            (0x0000ff, [32.30, 79.19, -107.86]),
        ];
        for (code, expected) in known {
            let found = lab(Rgb::hex(code), Sight::Normal);
            for (value, wanted) in found.into_iter().zip(expected) {
                assert!((value - wanted).abs() < 0.02, "{code:06x}: {found:?}");
            }
        }
    }

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
        let places: Vec<_> = { found.iter() }
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
