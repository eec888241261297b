//! Random numbers that are the same on every machine and in every later version: a generator with a fixed sequence, and
//! our own sampling on top of it.

use rand::Rng;
use rand::SeedableRng;
use rand::rngs::Xoshiro256PlusPlus;

/// Random number generator whose sequence follows from a seed.
#[derive(Clone, Debug)]
pub struct SeededRng(Xoshiro256PlusPlus);

impl SeededRng {
    /// Creates the generator for a seed and a purpose. Generators with different purposes are independent.
    pub fn new(purpose: &[u8; 8], seed: u64) -> Self {
        let mut state = [0x9E; 32];
        state[..8].copy_from_slice(purpose);
        state[8..16].copy_from_slice(&seed.to_le_bytes());
        let mut generator = Xoshiro256PlusPlus::from_seed(state);
        // Seeds that differ in a few bits need some steps until their sequences are independent.
        for _ in 0..16 {
            generator.next_u64();
        }
        Self(generator)
    }

    /// Returns a uniformly distributed number in `0..end`.
    ///
    /// # Panics
    /// If `end` is 0.
    pub fn below(&mut self, end: u32) -> u32 {
        // Numbers past the last multiple of `end` would favour small results, so they are rejected.
        let whole = u32::MAX - u32::MAX % end;
        loop {
            let drawn = (self.0.next_u64() >> 32) as u32;
            if drawn < whole {
                return drawn % end;
            }
        }
    }

    /// Shuffles the items uniformly (Fisher–Yates).
    pub fn shuffle<T>(&mut self, items: &mut [T]) {
        for last in (1..items.len()).rev() {
            items.swap(last, self.below(last as u32 + 1) as usize);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Computed by an independent implementation of the generator.
    const GOLDEN: [u32; 8] = [582, 895, 477, 652, 307, 939, 11, 459];

    #[test]
    fn seeded_rng_sequence_never_changes() {
        let mut rng = SeededRng::new(b"examples", 4711);
        let drawn: Vec<u32> = (0..8).map(|_| rng.below(1000)).collect();
        assert_eq!(drawn, GOLDEN);
    }

    #[test]
    fn seeded_rng_is_uniform() {
        let mut rng = SeededRng::new(b"examples", 1);
        let mut counts = [0u32; 7];
        for _ in 0..70_000 {
            counts[rng.below(7) as usize] += 1;
        }
        // Five standard deviations (93) around the mean of 10,000.
        assert!(
            counts.iter().all(|count| count.abs_diff(10_000) < 465),
            "{counts:?}"
        );
    }

    #[test]
    fn seeded_rng_differs_by_seed_and_purpose() {
        let first = |purpose, seed| SeededRng::new(purpose, seed).below(u32::MAX);
        assert_ne!(first(b"examples", 1), first(b"examples", 2));
        assert_ne!(first(b"examples", 1), first(b"anything", 1));
    }

    #[test]
    fn shuffle_keeps_all_items() {
        let mut items: Vec<u32> = (0..100).collect();
        SeededRng::new(b"examples", 3).shuffle(&mut items);
        assert_ne!(items, (0..100).collect::<Vec<_>>());
        items.sort_unstable();
        assert_eq!(items, (0..100).collect::<Vec<_>>());
    }
}
