//! Colours by hue, lightness and strength, as they are set with three sliders.
//!
//! Hue and lightness are those of OKLCH. Björn Ottosson, "A perceptual color space for image processing" (2020).

use super::rgb::{Rgb, linear};

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
        let hue = f32::from(self.hue).to_radians();
        let share = f32::from(self.strength.min(100)) / 100.0;
        let light = linear_light(lightness, share * greatest_chroma(lightness, hue), hue);
        let [r, g, b] = light.map(channel);
        Rgb { r, g, b }
    }

    /// Returns the hue, lightness and strength nearest to a colour.
    pub fn of(rgb: Rgb) -> Self {
        let [lightness, a, b] = oklab(rgb);
        let (chroma, hue) = (a.hypot(b), b.atan2(a));
        let lightness_percent = (lightness * 100.0).round().clamp(0.0, 100.0) as u16;
        if chroma < GREY {
            return Self {
                hue: 0,
                lightness: lightness_percent,
                strength: 0,
            };
        }
        let degrees = hue.to_degrees().rem_euclid(f32::from(Self::HUES)).round() as u16;
        let share = chroma / greatest_chroma(lightness, hue).max(chroma);
        Self {
            hue: degrees % Self::HUES,
            lightness: lightness_percent,
            strength: (share * 100.0).round() as u16,
        }
    }
}

/// Returns the greatest chroma that a screen can show at a lightness and a hue in radians.
fn greatest_chroma(lightness: f32, hue: f32) -> f32 {
    /// Tolerance for rounding errors, in linear light.
    const SLACK: f32 = 1e-4;
    let (mut most, mut too_much) = (0.0, CHROMA_LIMIT);
    for _ in 0..HALVINGS {
        let middle = f32::midpoint(most, too_much);
        let light = linear_light(lightness, middle, hue);
        match light
            .iter()
            .all(|value| (-SLACK..=1.0 + SLACK).contains(value))
        {
            true => most = middle,
            false => too_much = middle,
        }
    }
    most
}

/// Converts OKLCH, with the hue in radians, to linear sRGB.
fn linear_light(lightness: f32, chroma: f32, hue: f32) -> [f32; 3] {
    let (a, b) = (chroma * hue.cos(), chroma * hue.sin());
    let l = (lightness + 0.396_337_78 * a + 0.215_803_76 * b).powi(3);
    let m = (lightness - 0.105_561_346 * a - 0.063_854_17 * b).powi(3);
    let s = (lightness - 0.089_484_18 * a - 1.291_485_5 * b).powi(3);
    [
        4.076_741_7 * l - 3.307_711_6 * m + 0.230_969_94 * s,
        -1.268_438 * l + 2.609_757_4 * m - 0.341_319_4 * s,
        -0.004_196_086_4 * l - 0.703_418_6 * m + 1.707_614_7 * s,
    ]
}

/// Converts a colour to OKLab.
fn oklab(Rgb { r, g, b }: Rgb) -> [f32; 3] {
    let [r, g, b] = [r, g, b].map(linear);
    let l = (0.412_221_46 * r + 0.536_332_5 * g + 0.051_445_995 * b).cbrt();
    let m = (0.211_903_5 * r + 0.680_699_5 * g + 0.107_396_96 * b).cbrt();
    let s = (0.088_302_46 * r + 0.281_718_85 * g + 0.629_978_7 * b).cbrt();
    [
        0.210_454_26 * l + 0.793_617_8 * m - 0.004_072_047 * s,
        1.977_998_5 * l - 2.428_592_2 * m + 0.450_593_7 * s,
        0.025_904_037 * l + 0.782_771_77 * m - 0.808_675_77 * s,
    ]
}

/// Converts linear light to an sRGB channel.
fn channel(light: f32) -> u8 {
    let light = light.clamp(0.0, 1.0);
    let value = match light <= 0.003_130_8 {
        true => 12.92 * light,
        false => 1.055 * light.powf(1.0 / 2.4) - 0.055,
    };
    (value * 255.0).round() as u8
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
