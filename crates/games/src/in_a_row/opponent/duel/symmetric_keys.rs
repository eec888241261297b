//! Hash keys of a position and of its images under the symmetries of the board.

/// All symmetries are considered if there are at most this many of them, or at most this many stones.
const FEW_SYMMETRIES: usize = 8;
const FEW_STONES: u32 = 10;

/// Hash keys of the images of a position under each symmetry; the identity comes first.
pub(super) struct SymmetricKeys(Vec<u64>);

impl SymmetricKeys {
    /// Creates the keys of an empty board with this many symmetries.
    pub(super) fn new(symmetries: usize) -> Self {
        Self(vec![0; symmetries])
    }

    /// Returns the key of the position itself.
    #[inline]
    pub(super) fn plain(&self) -> u64 {
        self.0[0]
    }

    /// Returns the smallest key of a position with this many stones, and the symmetry that leads to it.
    #[inline]
    pub(super) fn canonical(&self, stones: u32) -> (u64, usize) {
        let mut least = (self.0[0], 0);
        let count = symmetries_at(stones, self.0.len());
        for (symmetry, &key) in self.0[..count].iter().enumerate().skip(1) {
            if key < least.0 {
                least = (key, symmetry);
            }
        }
        least
    }

    /// Returns the smallest key after adding a stone with these keys. `stones` is the number of stones including it.
    #[inline]
    pub(super) fn canonical_after(&self, stones: u32, stone_keys: &[u64]) -> u64 {
        let count = symmetries_at(stones, self.0.len());
        let keys = self.0.iter().zip(&stone_keys[..count]);
        keys.map(|(key, stone)| key ^ stone)
            .min()
            .unwrap_or_default()
    }

    /// Adds or removes a stone.
    #[inline]
    pub(super) fn toggle(&mut self, stone_keys: &[u64]) {
        for (key, stone) in self.0.iter_mut().zip(stone_keys) {
            *key ^= stone;
        }
    }

    /// Adds or removes a stone in the key of the position itself only.
    #[inline]
    pub(super) fn toggle_plain(&mut self, stone_keys: &[u64]) {
        self.0[0] ^= stone_keys[0];
    }
}

/// Returns the number of symmetries to consider: all if there are few. With many stones on the board, two positions are
/// hardly ever symmetric.
const fn symmetries_at(stones: u32, count: usize) -> usize {
    if count <= FEW_SYMMETRIES || stones <= FEW_STONES {
        count
    } else {
        1
    }
}
