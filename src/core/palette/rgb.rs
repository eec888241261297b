//! Colours, their contrast, and their form in texts.

use palette::color_difference::Wcag21RelativeContrast;
use palette::convert::IntoColorUnclamped;
use palette::{FromColor, LinSrgb, Mix, Oklab, OklabHue, Oklch, Srgb};
use std::fmt::{self, Display, Formatter};
use std::str::FromStr;

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

    /// Returns the colour of this lightness, chroma and hue (in degrees) in OKLCH. Chroma that a screen cannot show is cut off.
    pub fn oklch(lightness: f32, chroma: f32, hue: f32) -> Rgb {
        let light = LinSrgb::from_color(Oklch::new(lightness, chroma, OklabHue::from_degrees(hue)));
        let (r, g, b) = Srgb::<u8>::from_linear(light).into_components();
        Rgb { r, g, b }
    }

    /// Returns the colour with other lightness and chroma in OKLCH, each by a difference.
    #[must_use]
    pub fn shaded(self, lightness: f32, chroma: f32) -> Rgb {
        let colour = Oklch::from_color(self.srgb().into_linear::<f32>());
        let (l, c) = (colour.l + lightness, (colour.chroma + chroma).max(0.0));
        Self::oklch(l.clamp(0.0, 1.0), c, colour.hue.into_degrees())
    }

    /// Returns the colour at a share of the way to another one, in OKLab: 0 gives this colour, 1 the other.
    #[must_use]
    pub(super) fn towards(self, other: Rgb, share: f32) -> Rgb {
        let [from, to] = [self, other].map(|colour| -> Oklab {
            let light: LinSrgb = colour.srgb().into_linear();
            light.into_color_unclamped()
        });
        let light: LinSrgb = from.mix(to, share).into_color_unclamped();
        let (r, g, b) = Srgb::<u8>::from_linear(light).into_components();
        Rgb { r, g, b }
    }

    /// Returns the colour as one of the crate `palette`.
    pub(super) fn srgb(self) -> Srgb<u8> {
        Srgb::new(self.r, self.g, self.b)
    }

    /// Returns the WCAG contrast with another colour: 1 (equal luminance) to 21 (black and white).
    pub fn contrast(self, other: Rgb) -> f32 {
        let [one, two] = [self, other].map(|colour| colour.srgb().into_format::<f32>());
        one.relative_contrast(two)
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

impl Display for Rgb {
    /// Writes the colour as `#rrggbb`.
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        let Self { r, g, b } = self;
        write!(f, "#{r:02x}{g:02x}{b:02x}")
    }
}

/// A text that is no colour of the form `#rrggbb`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct NotAColour;

impl FromStr for Rgb {
    type Err = NotAColour;

    fn from_str(text: &str) -> Result<Self, NotAColour> {
        let digits = text.trim().strip_prefix('#').ok_or(NotAColour)?;
        let are_digits = digits.len() == 6 && digits.bytes().all(|byte| byte.is_ascii_hexdigit());
        let code = u32::from_str_radix(digits, 16).ok().filter(|_| are_digits);
        code.map(Self::hex).ok_or(NotAColour)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn contrast_matches_extremes() {
        let (black, white) = (Rgb::hex(0x000000), Rgb::hex(0xffffff));
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
    fn colour_is_read_from_its_text() {
        let colour = Rgb::hex(0x0a_b1_ff);
        assert_eq!(colour.to_string(), "#0ab1ff");
        for text in ["#0ab1ff", "#0AB1FF", " #0ab1ff\n"] {
            assert_eq!(text.parse(), Ok(colour), "{text:?}");
        }
        let wrong = [
            "", "#", "0ab1ff", "#0ab1f", "#0ab1fff", "#0ab1fg", "#+ab1ff", "#ä123f",
        ];
        for text in wrong {
            assert_eq!(text.parse::<Rgb>(), Err(NotAColour), "{text:?}");
        }
    }
}
