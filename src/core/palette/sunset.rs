//! The ramp of the program's name, of progress and of finished boards: violet over rose to honey.

use super::rgb::Rgb;

const STOPS: [Rgb; 3] = [Rgb::hex(0x7b2996), Rgb::hex(0xf76a80), Rgb::hex(0xf6c13f)];

/// Returns the colour at a share of the ramp, from 0 (violet) to 1 (honey). Neighbouring stops are mixed in OKLab.
pub fn sunset(share: f32) -> Rgb {
    let along = share.clamp(0.0, 1.0) * (STOPS.len() - 1) as f32;
    let first = (along as usize).min(STOPS.len() - 2);
    STOPS[first].towards(STOPS[first + 1], along - first as f32)
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
