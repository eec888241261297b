//! The ink of symbols and words on colours.

use super::rgb::Rgb;

/// Contrast from which white ink is chosen. It is above the 3 that WCAG requires of graphics and large text.
const PALE: f32 = 3.4;
/// Difference of the lightness of dark ink from the colour below it, in OKLCH.
const DARKER: f32 = -0.42;

/// Returns the colour of a symbol or a word drawn on a colour: white where that is readable, a dark shade of the colour elsewhere.
pub fn ink(on: Rgb) -> Rgb {
    let white = Rgb::hex(0xff_ff_ff);
    if white.contrast(on) >= PALE {
        on.mix(white, 0.92)
    } else {
        on.shaded(DARKER, 0.0)
    }
}
