//! The ink of symbols on colours.

use super::rgb::Rgb;
use super::shades::DARK;

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
