//! The colours of ground by its height: higher ground is lighter in every theme, and its hue runs from cool to warm.

use super::rgb::Rgb;

/// Colours of five levels in dark themes and in light ones.
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
/// Highest level of a board that shows the colours of the ramp themselves.
const LAST: u8 = 4;

/// Returns the colour of ground on a level of a board with this highest level, in dark themes or in light ones. A board with more than five
/// levels spreads the ramp over all of them.
pub fn ground_at(level: u8, highest: u8, is_dark: bool) -> Rgb {
    let ramp = RAMPS[usize::from(!is_dark)];
    let highest = highest.max(LAST);
    let along = f32::from(level.min(highest) * LAST) / f32::from(highest);
    let first = (along as usize).min(ramp.len() - 2);
    ramp[first].towards(ramp[first + 1], along - first as f32)
}

#[cfg(test)]
mod tests {
    use super::super::measure::{Sight, distance_as_seen};
    use super::super::shades::THEMES;
    use super::*;

    #[test]
    fn neighbouring_levels_differ_for_all_kinds_of_sight() {
        for (is_dark, least) in [(true, 9.0), (false, 5.5)] {
            for level in 0..LAST {
                let [low, high] = [level, level + 1].map(|level| ground_at(level, LAST, is_dark));
                for sight in Sight::ALL {
                    let distance = distance_as_seen(low, high, sight);
                    assert!(distance >= least, "{level}, {sight:?}: {distance:.1}");
                }
            }
        }
    }

    #[test]
    fn ramp_is_spread_over_all_levels_of_a_board() {
        for (is_dark, ramp) in [(true, RAMPS[0]), (false, RAMPS[1])] {
            for (level, rgb) in (0..).zip(ramp) {
                assert_eq!(ground_at(level, LAST, is_dark), rgb);
                assert_eq!(ground_at(2 * level, 2 * LAST, is_dark), rgb);
            }
            assert_eq!(ground_at(9, 9, is_dark), ramp[4]);
        }
    }

    #[test]
    fn higher_ground_is_lighter() {
        let black = Rgb::hex(0x00_00_00);
        for is_dark in [true, false] {
            for highest in LAST..10 {
                for level in 0..highest {
                    let [low, high] =
                        [level, level + 1].map(|level| ground_at(level, highest, is_dark));
                    let (low, high) = (low.contrast(black), high.contrast(black));
                    assert!(high > low, "{level}: {low:.2} and {high:.2}");
                }
            }
        }
    }

    #[test]
    fn cliffs_are_seen_on_the_ground_that_is_high_enough_for_one() {
        for (theme, shades) in THEMES {
            let is_dark = shades.background.contrast(Rgb::hex(0xff_ff_ff)) > 4.0;
            let levels = (LAST..10).flat_map(|highest| (2..=highest).map(move |at| (at, highest)));
            for (level, highest) in levels {
                let ground = ground_at(level, highest, is_dark);
                let contrast = shades.cliff.contrast(ground);
                // In high contrast, there is a gap between the two.
                let over_gap = shades
                    .cliff
                    .contrast(shades.bed)
                    .min(shades.bed.contrast(ground));
                let contrast = if theme.starts_with("contrast") {
                    contrast.max(over_gap)
                } else {
                    contrast
                };
                // The ramp rises more slowly where it has more levels.
                let least = if highest == LAST { 6.0 } else { 3.0 };
                assert!(contrast >= least, "{theme}, {level}: {contrast:.2}");
            }
        }
    }
}
