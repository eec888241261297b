//! SplitMix64, a generator with the same numbers on every machine.

/// Returns the output function of SplitMix64, a bit mixer.
pub(super) const fn mix(number: u64) -> u64 {
    let number = (number ^ (number >> 30)).wrapping_mul(0xBF58_476D_1CE4_E5B9);
    let number = (number ^ (number >> 27)).wrapping_mul(0x94D0_49BB_1331_11EB);
    number ^ (number >> 31)
}

/// SplitMix64 generator with seed 0, for hash keys of positions.
#[derive(Default)]
pub(super) struct SplitMix64(u64);

impl SplitMix64 {
    /// Returns the next number.
    pub(super) const fn next(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9E37_79B9_7F4A_7C15);
        mix(self.0)
    }
}
