//! The colours of the game: ten tile colours, the ink of their symbols, and the shades of the dark and the light theme.
//!
//! The tile colours are distinguishable with any kind of colour vision: tests check their CIEDE2000 distances under
//! normal vision and under full protan, deutan and tritan deficiency.

use crate::language::tr;

/// An opaque sRGB colour.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Rgb {
    /// Red, 0 to 255.
    pub r: u8,
    /// Green, 0 to 255.
    pub g: u8,
    /// Blue, 0 to 255.
    pub b: u8,
}

impl Rgb {
    /// Creates the colour written `0xRRGGBB`.
    pub const fn hex(code: u32) -> Rgb {
        let [_, r, g, b] = code.to_be_bytes();
        Rgb { r, g, b }
    }

    /// Returns the WCAG relative luminance: 0 for black, 1 for white.
    pub fn luminance(self) -> f32 {
        0.2126 * linear(self.r) + 0.7152 * linear(self.g) + 0.0722 * linear(self.b)
    }

    /// Returns the WCAG contrast with another colour: 1 (equal luminance) to 21 (black and white).
    pub fn contrast(self, other: Rgb) -> f32 {
        let (one, two) = (self.luminance(), other.luminance());
        (one.max(two) + 0.05) / (one.min(two) + 0.05)
    }

    /// Returns this colour with another laid over it at opacity `share`: 0 gives this colour, 1 the other. The sRGB
    /// values are mixed, as in alpha blending.
    pub fn mix(self, other: Rgb, share: f32) -> Rgb {
        let share = share.clamp(0.0, 1.0);
        let blend = |from: u8, to: u8| {
            let (from, to) = (f32::from(from), f32::from(to));
            (from + (to - from) * share).round() as u8
        };
        Rgb {
            r: blend(self.r, other.r),
            g: blend(self.g, other.g),
            b: blend(self.b, other.b),
        }
    }
}

/// Returns the linear light, 0 to 1, of an sRGB channel.
fn linear(channel: u8) -> f32 {
    let value = f32::from(channel) / 255.0;
    if value <= 0.04045 {
        value / 12.92
    } else {
        ((value + 0.055) / 1.055).powf(2.4)
    }
}

/// A tile colour and its name.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Paint {
    /// The colour.
    pub rgb: Rgb,
    name: Name,
}

/// Name of a tile colour.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Name {
    Pink,
    Yellow,
    Olive,
    Cyan,
    Blue,
    Purple,
    Teal,
    Brown,
    Silver,
    Mint,
}

impl Paint {
    const fn new(code: u32, name: Name) -> Paint {
        Paint {
            rgb: Rgb::hex(code),
            name,
        }
    }

    /// Returns the name of the colour, in lower case in English.
    pub fn name(self) -> &'static str {
        match self.name {
            Name::Pink => tr!("colour-pink"),
            Name::Yellow => tr!("colour-yellow"),
            Name::Olive => tr!("colour-olive"),
            Name::Cyan => tr!("colour-cyan"),
            Name::Blue => tr!("colour-blue"),
            Name::Purple => tr!("colour-purple"),
            Name::Teal => tr!("colour-teal"),
            Name::Brown => tr!("colour-brown"),
            Name::Silver => tr!("colour-silver"),
            Name::Mint => tr!("colour-mint"),
        }
    }
}

/// Tile colours, in the order in which games use them. The first six are the default set and are further apart than the
/// last four, which only games with many colours need.
pub const PAINTS: [Paint; 10] = [
    Paint::new(0xf1698c, Name::Pink),
    Paint::new(0xedc941, Name::Yellow),
    Paint::new(0x607c10, Name::Olive),
    Paint::new(0x33c6f5, Name::Cyan),
    Paint::new(0x3f69ff, Name::Blue),
    Paint::new(0x934078, Name::Purple),
    Paint::new(0x218668, Name::Teal),
    Paint::new(0x5f4e34, Name::Brown),
    Paint::new(0xc2b3bd, Name::Silver),
    Paint::new(0xc0dea6, Name::Mint),
];

/// Returns the tile colour of an index. Indices wrap around, so none is out of range.
pub fn paint(index: usize) -> &'static Paint {
    &PAINTS[index % PAINTS.len()]
}

/// Colour and symbol of each seat, as indices. The first seats are furthest apart.
const SEATS: [(usize, usize); 10] = [
    (0, 5),
    (3, 4),
    (1, 1),
    (4, 3),
    (2, 2),
    (5, 6),
    (6, 7),
    (7, 8),
    (8, 9),
    (9, 0),
];

/// Returns the colour of a seat and the index of its symbol.
pub fn of_seat(seat: u8) -> (&'static Paint, usize) {
    let (colour, symbol) = SEATS[usize::from(seat) % SEATS.len()];
    (paint(colour), symbol)
}

/// Returns the colour of a symbol drawn on a colour: translucent dark ink on light colours and pale ink on dark ones.
pub fn ink(on: Rgb) -> Rgb {
    // These opacities give every tile colour the contrast of 3 that WCAG requires of graphics.
    let dark = on.mix(DARK.background, 0.62);
    let pale = on.mix(Rgb::hex(0xffffff), 0.72);
    if dark.contrast(on) > pale.contrast(on) {
        dark
    } else {
        pale
    }
}

/// Colours of everything except the tiles.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Shades {
    /// Background of the window.
    pub background: Rgb,
    /// Cards and plain buttons.
    pub surface: Rgb,
    /// Cards and plain buttons under the pointer.
    pub raised: Rgb,
    /// Hairlines and the track of a bar.
    pub line: Rgb,
    /// Titles, numbers and other main text.
    pub text: Rgb,
    /// Secondary text.
    pub quiet: Rgb,
    /// Focus rings and primary buttons; a label on it has the colour `background`.
    pub accent: Rgb,
    /// Warnings and destructive actions; a label on it has the colour `background`.
    pub danger: Rgb,
    /// Border around a region that a seat owns.
    pub outline: Rgb,
    /// Empty cell.
    pub bare: Rgb,
    /// Tile that is off.
    pub unlit: Rgb,
    /// Tile that is on.
    pub lit: Rgb,
    /// Tile that cannot be entered.
    pub block: Rgb,
    /// Tile that carries a face. It is light in both themes because the faces are drawn for a light background.
    pub ivory: Rgb,
}

/// The dark theme.
pub const DARK: Shades = Shades {
    background: Rgb::hex(0x15171e),
    surface: Rgb::hex(0x20232d),
    raised: Rgb::hex(0x2d313c),
    line: Rgb::hex(0x3a3e4b),
    text: Rgb::hex(0xf2f0ea),
    quiet: Rgb::hex(0x979cad),
    accent: Rgb::hex(0x86a1ff),
    danger: Rgb::hex(0xff7d80),
    outline: Rgb::hex(0xf2f0ea),
    bare: Rgb::hex(0x343845),
    unlit: Rgb::hex(0x3a3e4b),
    lit: Rgb::hex(0xedc941),
    block: Rgb::hex(0x0a0b0f),
    ivory: Rgb::hex(0xf6f1e4),
};

/// The light theme.
pub const LIGHT: Shades = Shades {
    background: Rgb::hex(0xf5f3ee),
    surface: Rgb::hex(0xffffff),
    // White cannot get lighter, so a card under the pointer is tinted instead.
    raised: Rgb::hex(0xebe8df),
    line: Rgb::hex(0xdcd8cd),
    text: Rgb::hex(0x23252e),
    quiet: Rgb::hex(0x5f6270),
    accent: Rgb::hex(0x2f55d8),
    danger: Rgb::hex(0xb8283a),
    outline: Rgb::hex(0x23252e),
    bare: Rgb::hex(0xe0dccf),
    unlit: Rgb::hex(0xb9b5aa),
    lit: Rgb::hex(0xf2bd1d),
    block: Rgb::hex(0x41434d),
    ivory: Rgb::hex(0xebe3ce),
};

/// The dark theme on true black.
pub const BLACK: Shades = Shades {
    background: Rgb::hex(0x000000),
    surface: Rgb::hex(0x131519),
    raised: Rgb::hex(0x22252e),
    line: Rgb::hex(0x30343f),
    bare: Rgb::hex(0x272a34),
    unlit: Rgb::hex(0x2f333f),
    block: Rgb::hex(0x000000),
    ..DARK
};

/// The dark theme with a contrast of at least 7.
pub const CONTRAST_DARK: Shades = Shades {
    background: Rgb::hex(0x000000),
    surface: Rgb::hex(0x1c1c21),
    raised: Rgb::hex(0x3a3a42),
    line: Rgb::hex(0x8c8c94),
    text: Rgb::hex(0xffffff),
    quiet: Rgb::hex(0xe2e2e6),
    accent: Rgb::hex(0xffd83d),
    danger: Rgb::hex(0xffc4c4),
    outline: Rgb::hex(0xffffff),
    bare: Rgb::hex(0x6a6a72),
    unlit: Rgb::hex(0x6a6a72),
    lit: Rgb::hex(0xffd83d),
    block: Rgb::hex(0x000000),
    ivory: Rgb::hex(0xffffff),
};

/// The light theme with a contrast of at least 7.
pub const CONTRAST_LIGHT: Shades = Shades {
    background: Rgb::hex(0xffffff),
    surface: Rgb::hex(0xefefef),
    raised: Rgb::hex(0xdcdcdc),
    line: Rgb::hex(0x757575),
    text: Rgb::hex(0x000000),
    quiet: Rgb::hex(0x2e2e2e),
    accent: Rgb::hex(0x0b2f9e),
    danger: Rgb::hex(0x8a0014),
    outline: Rgb::hex(0x000000),
    bare: Rgb::hex(0x8a8a8a),
    unlit: Rgb::hex(0x8a8a8a),
    lit: Rgb::hex(0xffc800),
    block: Rgb::hex(0x000000),
    ivory: Rgb::hex(0xffffff),
};

#[cfg(test)]
mod tests {
    use super::*;

    /// Minimum distance of the first six from each other and from both backgrounds.
    const SIX_APART: f64 = 18.0;
    /// Minimum distance of all ten. They reach 14.6; 12 would still be easy to distinguish.
    const TEN_APART: f64 = 14.0;

    type Matrix = [[f64; 3]; 3];

    /// Matrices on linear sRGB that simulate each kind of colour vision. Machado, Oliveira, Fernandes, "A
    /// Physiologically-based Model for Simulation of Color Vision Deficiency" (2009), severity 1.0.
    const SIGHTS: [(&str, Matrix); 4] = [
        (
            "normal",
            [[1.0, 0.0, 0.0], [0.0, 1.0, 0.0], [0.0, 0.0, 1.0]],
        ),
        (
            "protan",
            [
                [0.152286, 1.052583, -0.204868],
                [0.114503, 0.786281, 0.099216],
                [-0.003882, -0.048116, 1.051998],
            ],
        ),
        (
            "deutan",
            [
                [0.367322, 0.860646, -0.227968],
                [0.280085, 0.672501, 0.047413],
                [-0.011820, 0.042940, 0.968881],
            ],
        ),
        (
            "tritan",
            [
                [1.255528, -0.076749, -0.178779],
                [-0.078411, 0.930809, 0.147602],
                [0.004733, 0.691367, 0.303900],
            ],
        ),
    ];

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
    fn lab(colour: Rgb, sight: &Matrix) -> [f64; 3] {
        let light = [colour.r, colour.g, colour.b].map(|channel| f64::from(linear(channel)));
        let seen = apply(sight, light).map(|value| value.clamp(0.0, 1.0));
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

    /// Checks the minimum distance of the paints from each other and from both backgrounds.
    fn assert_apart(paints: &[Paint], least: f64) {
        let backgrounds = [("dark background", DARK), ("light background", LIGHT)];
        let others: Vec<(&str, Rgb)> = (paints.iter().map(|paint| (paint.name(), paint.rgb)))
            .chain(backgrounds.map(|(name, shades)| (name, shades.background)))
            .collect();
        for (sight, matrix) in &SIGHTS {
            for (index, paint) in paints.iter().enumerate() {
                for (name, rgb) in &others[index + 1..] {
                    let distance = ciede2000(lab(paint.rgb, matrix), lab(*rgb, matrix));
                    assert!(
                        distance >= least,
                        "{} and {name} are {distance:.2} apart for {sight} sight, not {least}",
                        paint.name(),
                    );
                }
            }
        }
    }

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
            let found = lab(Rgb::hex(code), &SIGHTS[0].1);
            for (value, wanted) in found.into_iter().zip(expected) {
                assert!((value - wanted).abs() < 0.02, "{code:06x}: {found:?}");
            }
        }
    }

    #[test]
    fn vision_simulation_preserves_greys() {
        for (sight, matrix) in &SIGHTS {
            for row in matrix {
                let sum: f64 = row.iter().sum();
                assert!((sum - 1.0).abs() < 0.00001, "{sight}: {row:?}");
            }
        }
    }

    #[test]
    fn first_six_paints_are_distinguishable() {
        assert_apart(&PAINTS[..6], SIX_APART);
    }

    #[test]
    fn all_ten_paints_are_distinguishable() {
        assert_apart(&PAINTS, TEN_APART);
    }

    #[test]
    fn paint_names_are_lower_case_and_unique() {
        for (index, paint) in PAINTS.iter().enumerate() {
            let name = paint.name();
            let plain = name.bytes().all(|byte| byte.is_ascii_lowercase());
            assert!(plain && !name.is_empty(), "{name}");
            for other in &PAINTS[..index] {
                assert_ne!(name, other.name());
            }
        }
    }

    #[test]
    fn paint_indices_wrap_around() {
        assert_eq!(paint(0).name(), "pink");
        assert_eq!(paint(9), &PAINTS[9]);
        assert_eq!(paint(10), &PAINTS[0]);
        assert_eq!(paint(usize::MAX), &PAINTS[usize::MAX % 10]);
    }

    #[test]
    fn ink_is_readable_on_every_paint() {
        for Paint { rgb, name } in PAINTS {
            let contrast = ink(rgb).contrast(rgb);
            assert!(contrast >= 3.0, "ink on {name:?}: {contrast:.2}");
        }
    }

    #[test]
    fn ink_is_dark_on_light_and_pale_on_dark() {
        for (index, dark) in [(0, true), (1, true), (2, false), (3, true), (5, false)] {
            let Paint { rgb, name } = *paint(index);
            assert_eq!(ink(rgb).luminance() < rgb.luminance(), dark, "{name:?}");
        }
    }

    #[test]
    fn luminance_and_contrast_match_extremes() {
        let (black, white) = (Rgb::hex(0x000000), Rgb::hex(0xffffff));
        assert_eq!(black.luminance(), 0.0);
        assert!((white.luminance() - 1.0).abs() < 0.0001);
        assert!((black.contrast(white) - 21.0).abs() < 0.001);
        assert_eq!(black.contrast(white), white.contrast(black));
    }

    #[test]
    fn mix_interpolates_between_colours() {
        let (one, two) = (Rgb::hex(0x102030), Rgb::hex(0x304010));
        assert_eq!(
            one,
            Rgb {
                r: 16,
                g: 32,
                b: 48
            }
        );
        assert_eq!(one.mix(two, 0.0), one);
        assert_eq!(one.mix(two, 1.0), two);
        assert_eq!(one.mix(two, 0.5), Rgb::hex(0x203020));
        assert_eq!(one.mix(two, -3.0), one);
        assert_eq!(one.mix(two, 3.0), two);
    }

    #[test]
    fn text_is_readable_in_all_themes() {
        for (theme, shades, least) in [
            ("dark", DARK, 4.5),
            ("light", LIGHT, 4.5),
            ("black", BLACK, 4.5),
            ("contrast dark", CONTRAST_DARK, 7.0),
            ("contrast light", CONTRAST_LIGHT, 7.0),
        ] {
            let texts = [
                ("text", shades.text, 7.0),
                ("quiet", shades.quiet, least),
                ("accent", shades.accent, least),
                ("danger", shades.danger, least),
                ("outline", shades.outline, 7.0),
            ];
            let grounds = [
                ("background", shades.background),
                ("surface", shades.surface),
                ("raised", shades.raised),
            ];
            for (what, colour, least) in texts {
                for (ground, under) in grounds {
                    let contrast = colour.contrast(under);
                    assert!(
                        contrast >= least,
                        "{theme} {what} on {ground}: {contrast:.2}, not {least}"
                    );
                }
            }
        }
    }

    #[test]
    fn parts_of_the_board_are_seen_in_themes_of_high_contrast() {
        for (theme, shades) in [("dark", CONTRAST_DARK), ("light", CONTRAST_LIGHT)] {
            let parts = [
                ("line", shades.line),
                ("bare", shades.bare),
                ("unlit", shades.unlit),
            ];
            for (what, colour) in parts {
                let contrast = colour.contrast(shades.background);
                assert!(contrast >= 3.0, "{theme} {what}: {contrast:.2}");
            }
            let contrast = shades.lit.contrast(shades.unlit);
            assert!(contrast >= 2.0, "{theme} lit and unlit: {contrast:.2}");
        }
    }
}
