//! The ramp of the program's name, of progress and of finished boards: violet over rose to honey.

use super::rgb::Rgb;
use palette::convert::IntoColorUnclamped;
use palette::{LinSrgb, Mix, Oklab, Srgb};

const STOPS: [Rgb; 3] = [Rgb::hex(0x7b2996), Rgb::hex(0xf76a80), Rgb::hex(0xf6c13f)];

/// Returns the colour at a share of the ramp, from 0 (violet) to 1 (honey). Neighbouring stops are mixed in OKLab.
pub fn sunset(share: f32) -> Rgb {
    let along = share.clamp(0.0, 1.0) * (STOPS.len() - 1) as f32;
    let first = (along as usize).min(STOPS.len() - 2);
    let [from, to] = [first, first + 1].map(|stop| {
        let light: LinSrgb = STOPS[stop].srgb().into_linear();
        let lab: Oklab = light.into_color_unclamped();
        lab
    });
    let light: LinSrgb = from.mix(to, along - first as f32).into_color_unclamped();
    let (r, g, b) = Srgb::<u8>::from_linear(light).into_components();
    Rgb { r, g, b }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn ramp_passes_its_stops() {
        for (share, stop) in [0.0, 0.5, 1.0].into_iter().zip(STOPS) {
            assert_eq!(sunset(share), stop);
        }
        assert_eq!((sunset(-1.0), sunset(2.0)), (STOPS[0], STOPS[2]));
    }
}
