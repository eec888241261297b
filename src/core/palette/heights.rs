//! The colours of ground by its height: higher ground is lighter in every theme, and its hue runs from cool to warm.

use super::rgb::Rgb;

/// Colours of the lowest levels in dark themes and in light ones.
const RAMPS: [[Rgb; 5]; 2] = [
    [
        Rgb::hex(0x41_4d_66),
        Rgb::hex(0x5e_75_83),
        Rgb::hex(0x87_a0_8b),
        Rgb::hex(0xcb_be_8e),
        Rgb::hex(0xf5_e3_b8),
    ],
    [
        Rgb::hex(0x6c_82_9e),
        Rgb::hex(0x87_a7_b5),
        Rgb::hex(0xb2_c9_ad),
        Rgb::hex(0xea_de_b2),
        Rgb::hex(0xfe_f3_d5),
    ],
];
/// Share of white that each level above the ramp adds.
const ABOVE: f32 = 0.16;

/// Returns the colour of ground on a level, in dark themes or in light ones.
pub fn ground_at(level: u8, is_dark: bool) -> Rgb {
    let ramp = RAMPS[usize::from(!is_dark)];
    let last = ramp.len() - 1;
    let level = usize::from(level);
    let above = level.saturating_sub(last) as f32;
    ramp[level.min(last)].mix(Rgb::hex(0xff_ff_ff), (ABOVE * above).min(1.0))
}

#[cfg(test)]
mod tests {
    use super::super::measure::{Sight, distance_as_seen};
    use super::super::shades::THEMES;
    use super::*;

    #[test]
    fn neighbouring_levels_differ_for_all_kinds_of_sight() {
        for (is_dark, least) in [(true, 9.0), (false, 5.5)] {
            for level in 0..4 {
                let [low, high] = [level, level + 1].map(|level| ground_at(level, is_dark));
                for sight in Sight::ALL {
                    let distance = distance_as_seen(low, high, sight);
                    assert!(distance >= least, "{level}, {sight:?}: {distance:.1}");
                }
            }
        }
    }

    #[test]
    fn higher_ground_is_lighter() {
        let black = Rgb::hex(0x00_00_00);
        for is_dark in [true, false] {
            for level in 0..9 {
                let [low, high] = [level, level + 1].map(|level| ground_at(level, is_dark));
                let (low, high) = (low.contrast(black), high.contrast(black));
                assert!(high > low, "{level}: {low:.2} and {high:.2}");
            }
        }
    }

    #[test]
    fn cliffs_are_seen_on_the_ground_that_is_high_enough_for_one() {
        for (theme, shades) in THEMES {
            let is_dark = shades.background.contrast(Rgb::hex(0xff_ff_ff)) > 4.0;
            for level in 2..10 {
                let contrast = shades.cliff.contrast(ground_at(level, is_dark));
                assert!(contrast >= 6.0, "{theme}, {level}: {contrast:.2}");
            }
        }
    }
}
