//! Colours by hue, lightness and strength, as they are set with three sliders.
//!
//! Hue and lightness are those of OKLCH. Björn Ottosson, "A perceptual color space for image processing" (2020).

use super::rgb::Rgb;
use palette::convert::IntoColorUnclamped;
use palette::{LinSrgb, OklabHue, Oklch, Srgb};

/// A colour by its hue, lightness and strength.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Tint {
    /// Hue in OKLCH, in degrees, 0 to 359.
    pub hue: u16,
    /// Lightness in OKLCH, in percent.
    pub lightness: u16,
    /// Chroma in OKLCH, in percent of the greatest that a screen can show at this hue and lightness.
    pub strength: u16,
}

/// Chroma below which a colour is a grey.
const GREY: f32 = 0.004;
/// Chroma that no colour of a screen reaches.
const CHROMA_LIMIT: f32 = 0.4;
/// Number of halvings in the search for the greatest chroma.
const HALVINGS: u8 = 16;

impl Tint {
    /// Number of hues.
    pub const HUES: u16 = 360;

    /// Returns the colour on a screen.
    pub fn rgb(self) -> Rgb {
        let lightness = f32::from(self.lightness.min(100)) / 100.0;
        let hue = OklabHue::from_degrees(f32::from(self.hue));
        let share = f32::from(self.strength.min(100)) / 100.0;
        let chroma = share * greatest_chroma(lightness, hue);
        let light: LinSrgb = Oklch::new(lightness, chroma, hue).into_color_unclamped();
        let (r, g, b) = Srgb::<u8>::from_linear(light).into_components();
        Rgb { r, g, b }
    }

    /// Returns the hue, lightness and strength nearest to a colour.
    pub fn of(rgb: Rgb) -> Self {
        let light: LinSrgb = rgb.srgb().into_linear();
        let Oklch {
            l: lightness,
            chroma,
            hue,
        } = light.into_color_unclamped();
        let lightness_percent = (lightness * 100.0).round().clamp(0.0, 100.0) as u16;
        if chroma < GREY {
            return Self {
                hue: 0,
                lightness: lightness_percent,
                strength: 0,
            };
        }
        let degrees = hue.into_positive_degrees().round() as u16;
        let share = chroma / greatest_chroma(lightness, hue).max(chroma);
        Self {
            hue: degrees % Self::HUES,
            lightness: lightness_percent,
            strength: (share * 100.0).round() as u16,
        }
    }
}

/// Returns the greatest chroma that a screen can show at a lightness and a hue.
fn greatest_chroma(lightness: f32, hue: OklabHue) -> f32 {
    /// Tolerance for rounding errors, in linear light.
    const SLACK: f32 = 1e-4;
    let (mut most, mut too_much) = (0.0, CHROMA_LIMIT);
    for _ in 0..HALVINGS {
        let middle = f32::midpoint(most, too_much);
        let light: LinSrgb = Oklch::new(lightness, middle, hue).into_color_unclamped();
        let channels = [light.red, light.green, light.blue];
        if channels
            .iter()
            .all(|value| (-SLACK..=1.0 + SLACK).contains(value))
        {
            most = middle;
        } else {
            too_much = middle;
        }
    }
    most
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Returns the largest difference of two colours in a channel.
    fn difference(one: Rgb, two: Rgb) -> u8 {
        let pairs = [(one.r, two.r), (one.g, two.g), (one.b, two.b)];
        pairs
            .map(|(one, two)| one.abs_diff(two))
            .into_iter()
            .max()
            .unwrap_or(0)
    }

    #[test]
    fn tint_of_a_colour_is_close_to_it() {
        for code in [
            0xf1698c, 0xedc941, 0x607c10, 0x3f69ff, 0x5f4e34, 0xc2b3bd, 0x808080,
        ] {
            let rgb = Rgb::hex(code);
            let back = Tint::of(rgb).rgb();
            assert!(difference(rgb, back) <= 6, "{rgb} became {back}");
        }
    }

    #[test]
    fn tint_of_known_colours() {
        for (code, hue, lightness, strength) in [
            (0xff0000, 29, 63, 100),
            (0x00ff00, 142, 87, 100),
            (0x0000ff, 264, 45, 100),
            (0xffffff, 0, 100, 0),
            (0x000000, 0, 0, 0),
        ] {
            let tint = Tint {
                hue,
                lightness,
                strength,
            };
            assert_eq!(Tint::of(Rgb::hex(code)), tint, "{code:06x}");
        }
    }

    #[test]
    fn ends_of_lightness_are_black_and_white() {
        for hue in (0..Tint::HUES).step_by(30) {
            for (lightness, code) in [(0, 0x000000), (100, 0xffffff)] {
                let rgb = Tint {
                    hue,
                    lightness,
                    strength: 100,
                }
                .rgb();
                assert!(difference(rgb, Rgb::hex(code)) <= 2, "{hue}: {rgb}");
            }
        }
    }

    #[test]
    fn hue_stays_while_strength_changes() {
        for hue in (0..Tint::HUES).step_by(15) {
            for strength in [40, 70, 100] {
                let tint = Tint {
                    hue,
                    lightness: 65,
                    strength,
                };
                let found = Tint::of(tint.rgb());
                let turn = i32::from(found.hue) - i32::from(hue);
                let turn = turn.rem_euclid(360).min((-turn).rem_euclid(360));
                assert!(turn <= 2, "{tint:?} became {found:?}");
            }
        }
    }
}
