//! The palettes to choose from.

use super::measure::{Sight, distance_as_seen};
use super::paint::{Name, Paint, Paints};
use super::rgb::Rgb;
use serde::{Deserialize, Serialize};

/// Choice of the tile colours.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub enum Palette {
    /// Colours of enamel.
    #[default]
    Standard,
    /// Colours that differ most for all kinds of vision together.
    Distinct,
    /// Pale colours of little strength.
    Soft,
    /// Strong colours.
    Vivid,
    /// Colours that differ most where red and green look alike.
    RedGreen,
    /// Colours of the player's choice.
    Own,
}

impl Palette {
    /// Returns the colours of the palette; `None` for those of the player's choice.
    pub const fn paints(self) -> Option<Paints> {
        match self {
            Self::Standard => Some(STANDARD),
            Self::Distinct => Some(DISTINCT),
            Self::Soft => Some(SOFT),
            Self::Vivid => Some(VIVID),
            Self::RedGreen => Some(RED_GREEN),
            Self::Own => None,
        }
    }
}

// The colours of the other palettes were found by simulated annealing in OKLCH, within ranges of lightness and chroma, with the
// least margin over the distances of the measure as the objective.

/// The standard palette.
pub const STANDARD: Paints = Paints([
    Paint::new(0xf76a80, Name::Pink),
    Paint::new(0xf6c13f, Name::Yellow),
    Paint::new(0x1a7e35, Name::Green),
    Paint::new(0x52d3f5, Name::Cyan),
    Paint::new(0x447fff, Name::Blue),
    Paint::new(0x7b2996, Name::Purple),
    Paint::new(0x8c7ca7, Name::Lilac),
    Paint::new(0xa8b1b4, Name::Silver),
    Paint::new(0xa4576f, Name::Plum),
    Paint::new(0x0a3d18, Name::Moss),
]);

/// Colours that differ most for all kinds of vision together.
const DISTINCT: Paints = Paints([
    Paint::new(0xf1698c, Name::Pink),
    Paint::new(0xedc941, Name::Yellow),
    Paint::new(0x607c10, Name::Olive),
    Paint::new(0x33c6f5, Name::Cyan),
    Paint::new(0x3f69ff, Name::Blue),
    Paint::new(0x934078, Name::Purple),
    Paint::new(0x218668, Name::Teal),
    Paint::new(0x5f4e34, Name::Brown),
    Paint::new(0xc2b3bd, Name::Silver),
    Paint::new(0x3c0c60, Name::Plum),
]);

/// Colours of little chroma, most of them light.
const SOFT: Paints = Paints([
    Paint::new(0x74d4ff, Name::Cyan),
    Paint::new(0x9ea545, Name::Moss),
    Paint::new(0x4c62ac, Name::Blue),
    Paint::new(0x775562, Name::Plum),
    Paint::new(0x5a6900, Name::Olive),
    Paint::new(0xbc88a0, Name::Pink),
    Paint::new(0x7192dd, Name::Azure),
    Paint::new(0xb75f5d, Name::Red),
    Paint::new(0xa3bf9d, Name::Mint),
    Paint::new(0xfedc7f, Name::Yellow),
]);

/// Colours of much chroma.
const VIVID: Paints = Paints([
    Paint::new(0x0300f9, Name::Blue),
    Paint::new(0xad0000, Name::Red),
    Paint::new(0xc498ff, Name::Lilac),
    Paint::new(0xf8cd02, Name::Yellow),
    Paint::new(0x00a663, Name::Green),
    Paint::new(0x8a286a, Name::Purple),
    Paint::new(0x3c6fed, Name::Azure),
    Paint::new(0xaed998, Name::Mint),
    Paint::new(0xfd81ac, Name::Pink),
    Paint::new(0xfe4900, Name::Orange),
]);

/// Colours whose distances under protan and deutan deficiency are larger than those of the other palettes.
const RED_GREEN: Paints = Paints([
    Paint::new(0x565002, Name::Brown),
    Paint::new(0x000aed, Name::Blue),
    Paint::new(0x8e9804, Name::Olive),
    Paint::new(0x9bff2b, Name::Lime),
    Paint::new(0x7089fe, Name::Azure),
    Paint::new(0x9e6b81, Name::Plum),
    Paint::new(0xf3bfff, Name::Lilac),
    Paint::new(0x720766, Name::Purple),
    Paint::new(0x2f574a, Name::Teal),
    Paint::new(0xfa9393, Name::Pink),
]);

/// Returns colours with the names of the most similar colours of all palettes. Each name is used once.
pub fn named(colours: [Rgb; Paints::COUNT]) -> Paints {
    let known = [STANDARD, DISTINCT, SOFT, VIVID, RED_GREEN];
    let mut pairs: Vec<(f64, usize, Name)> = Vec::new();
    for (index, &colour) in colours.iter().enumerate() {
        let known = known.iter().flat_map(|paints| paints.0);
        pairs.extend(known.map(|paint| {
            let distance = distance_as_seen(colour, paint.rgb, Sight::Normal);
            (distance, index, paint.name)
        }));
    }
    pairs.sort_by(|one, two| one.0.total_cmp(&two.0));
    let mut names = [None; Paints::COUNT];
    for (_, index, name) in pairs {
        if names[index].is_none() && !names.contains(&Some(name)) {
            names[index] = Some(name);
        }
    }
    // There are more names than colours, so each has one.
    let mut paints = STANDARD;
    for ((paint, rgb), name) in paints.0.iter_mut().zip(colours).zip(names) {
        *paint = Paint {
            rgb,
            name: name.unwrap_or(paint.name),
        };
    }
    paints
}

#[cfg(test)]
mod tests {
    use super::super::ink::ink;
    use super::super::measure::flaws;
    use super::super::shades::THEMES;
    use super::*;
    use tessella_language::Language;

    /// The palettes, with names for messages of tests.
    const PALETTES: [(&str, Paints); 5] = [
        ("standard", STANDARD),
        ("distinct", DISTINCT),
        ("soft", SOFT),
        ("vivid", VIVID),
        ("red and green", RED_GREEN),
    ];

    #[test]
    fn paints_are_distinguishable_in_each_palette_and_theme() {
        for (palette, paints) in PALETTES {
            for (theme, shades) in THEMES {
                let flaws = flaws(&paints.colours(), shades.bed);
                assert_eq!(flaws, [], "{palette} in the {theme} theme");
            }
        }
    }

    #[test]
    fn paint_names_are_lower_case_and_unique() {
        for (palette, paints) in PALETTES {
            for (index, paint) in paints.0.iter().enumerate() {
                let name = paint.name(Language::English);
                let plain = name.bytes().all(|byte| byte.is_ascii_lowercase());
                assert!(plain && !name.is_empty(), "{palette}: {name}");
                for other in &paints.0[..index] {
                    assert_ne!(name, other.name(Language::English), "{palette}");
                }
            }
        }
    }

    #[test]
    fn names_of_known_colours_are_found() {
        for (palette, paints) in PALETTES {
            assert_eq!(named(paints.colours()), paints, "{palette}");
        }
        let greys = named([Rgb::hex(0x80_80_80); Paints::COUNT]);
        for (index, paint) in greys.0.iter().enumerate() {
            for other in &greys.0[..index] {
                assert_ne!(paint.name(Language::English), other.name(Language::English));
            }
        }
    }

    #[test]
    fn paint_indices_wrap_around() {
        assert_eq!(STANDARD.paint(0).name(Language::English), "pink");
        assert_eq!(STANDARD.paint(9), STANDARD.0[9]);
        assert_eq!(STANDARD.paint(10), STANDARD.0[0]);
        assert_eq!(STANDARD.paint(usize::MAX), STANDARD.0[usize::MAX % 10]);
    }

    #[test]
    fn ink_is_readable_on_every_paint() {
        for (palette, paints) in PALETTES {
            for Paint { rgb, name } in paints.0 {
                let contrast = ink(rgb).contrast(rgb);
                assert!(contrast >= 3.0, "{palette}, {name:?}: {contrast:.2}");
            }
        }
    }

    #[test]
    fn ink_is_dark_on_light_and_pale_on_dark() {
        for (index, dark) in [(0, true), (1, true), (2, false), (3, true), (5, false)] {
            let Paint { rgb, name } = STANDARD.paint(index);
            let from_black = |colour: Rgb| colour.contrast(Rgb::hex(0x000000));
            assert_eq!(from_black(ink(rgb)) < from_black(rgb), dark, "{name:?}");
        }
    }

    #[test]
    fn strength_of_palettes_is_as_their_names_say() {
        let mean = |paints: Paints| {
            let strengths = paints.colours().map(|colour| {
                let channels = [colour.r, colour.g, colour.b];
                let (least, most) = (channels.iter().min(), channels.iter().max());
                u32::from(most.copied().unwrap_or(0)) - u32::from(least.copied().unwrap_or(0))
            });
            strengths.iter().sum::<u32>()
        };
        assert!(mean(SOFT) < mean(STANDARD) && mean(STANDARD) < mean(VIVID));
    }

    #[test]
    fn palette_for_red_green_blindness_differs_most_there() {
        let least = |paints: Paints| {
            let colours = paints.colours();
            let pairs = (0..Paints::COUNT).flat_map(|one| (0..one).map(move |two| (one, two)));
            pairs
                .flat_map(|(one, two)| {
                    [Sight::Protan, Sight::Deutan]
                        .map(|sight| distance_as_seen(colours[one], colours[two], sight))
                })
                .fold(f64::INFINITY, f64::min)
        };
        for other in [STANDARD, DISTINCT, SOFT, VIVID] {
            assert!(least(RED_GREEN) > least(other) + 1.5);
        }
    }
}
