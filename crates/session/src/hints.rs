//! Hints shown in a game: their number, and the plies at which they were shown.

use serde::{Deserialize, Serialize};
use thiserror::Error;

/// Hints shown in a game.
///
/// There can be more hints than plies: hints of earlier games on the same board, from older saves, or after the end of
/// the game have no ply, and several hints can share one.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize)]
pub struct Hints {
    /// Number of hints, at least the number of plies.
    count: u32,
    /// Numbers of moves made when hints were shown, in ascending order without duplicates.
    plies: Vec<u32>,
}

impl Hints {
    /// Maximum number of plies that are kept. Every hint is asked for by a player, so no game comes near it.
    pub const MAX_PLIES: usize = 4096;

    /// Creates `count` hints that were shown at unknown plies, or in other games.
    pub const fn without_plies(count: u32) -> Self {
        Self {
            count,
            plies: Vec::new(),
        }
    }

    /// Returns the number of hints, including those without a ply.
    pub const fn count(&self) -> u32 {
        self.count
    }

    /// Returns the plies at which hints were shown: the numbers of moves made then, in ascending order without
    /// duplicates. They stay when moves are undone, so some can exceed the number of moves.
    pub fn plies(&self) -> &[u32] {
        &self.plies
    }

    /// Counts a hint that was shown after `ply` moves, or one that belongs to no ply if `ply` is `None`.
    pub fn note(&mut self, ply: Option<u32>) {
        self.count = self.count.saturating_add(1);
        if let Some(ply) = ply
            && self.plies.len() < Self::MAX_PLIES
            && let Err(at) = self.plies.binary_search(&ply)
        {
            self.plies.insert(at, ply);
        }
    }

    /// Removes the plies of hints that were shown after more than `ply` moves. The number of hints stays.
    pub(super) fn cut_to(&mut self, ply: usize) {
        self.plies.retain(|&shown| shown as usize <= ply);
    }

    /// Adds the plies of the same game on another device, and keeps the larger number of hints.
    pub(super) fn unite(&mut self, other: &Self) {
        self.plies.extend(&other.plies);
        self.plies.sort_unstable();
        self.plies.dedup();
        self.plies.truncate(Self::MAX_PLIES);
        // Hints at different plies are different hints.
        self.count = self.count.max(other.count).max(self.plies.len() as u32);
    }
}

/// Hints as encoded in a save, not yet validated. Fields are encoded in order.
#[derive(Deserialize)]
pub(super) struct EncodedHints {
    count: u32,
    plies: Vec<u32>,
}

impl From<Hints> for EncodedHints {
    fn from(Hints { count, plies }: Hints) -> Self {
        Self { count, plies }
    }
}

impl TryFrom<EncodedHints> for Hints {
    type Error = HintsError;

    fn try_from(EncodedHints { count, plies }: EncodedHints) -> Result<Self, HintsError> {
        let len = plies.len();
        if len > Self::MAX_PLIES {
            return Err(HintsError::TooManyPlies { plies: len });
        }
        if let Some(&[before, after]) = plies.array_windows().find(|[ply, next]| ply >= next) {
            return Err(HintsError::Order { before, after });
        }
        if (count as usize) < len {
            return Err(HintsError::Count {
                plies: len,
                hints: count,
            });
        }
        Ok(Self { count, plies })
    }
}

/// Error returned if the hints in a save cannot be those of any game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
pub enum HintsError {
    /// There are more plies than [`Hints::MAX_PLIES`].
    #[error(
        "expected hints at no more than {} plies, not {plies}",
        Hints::MAX_PLIES
    )]
    TooManyPlies {
        /// Number of plies.
        plies: usize,
    },
    /// The plies are not in ascending order.
    #[error("expected hint plies in ascending order, not {after} after {before}")]
    Order {
        /// Ply before the one that is too small.
        before: u32,
        /// Ply that is too small.
        after: u32,
    },
    /// There are fewer hints than plies.
    #[error("expected at least as many hints as plies ({plies}), not {hints}")]
    Count {
        /// Number of plies.
        plies: usize,
        /// Number of hints.
        hints: u32,
    },
}

#[cfg(test)]
mod tests {
    use super::*;

    fn noted(plies: impl IntoIterator<Item = u32>) -> Hints {
        let mut hints = Hints::default();
        plies.into_iter().for_each(|ply| hints.note(Some(ply)));
        hints
    }

    #[test]
    fn hints_keep_each_ply_once_in_order() {
        let mut hints = noted([7, 2, 7, 0, 2, 300]);
        assert_eq!(
            (hints.count(), hints.plies()),
            (6, [0, 2, 7, 300].as_slice())
        );
        hints.note(None);
        assert_eq!((hints.count(), hints.plies().len()), (7, 4));
    }

    #[test]
    fn hints_beyond_limits_are_counted_without_plies() {
        let mut hints = noted((0..5000).rev());
        assert_eq!(
            (hints.count(), hints.plies().len()),
            (5000, Hints::MAX_PLIES)
        );
        hints.unite(&noted(0..2000));
        assert_eq!(hints.plies().len(), Hints::MAX_PLIES);
        assert!(hints.plies().is_sorted_by(|ply, next| ply < next));
        let mut most = Hints::without_plies(u32::MAX);
        most.note(Some(1));
        assert_eq!((most.count(), most.plies()), (u32::MAX, [1].as_slice()));
    }

    #[test]
    fn hints_at_different_plies_are_different_hints() {
        let mut hints = noted([3, 5]);
        hints.unite(&noted([5, 9]));
        assert_eq!((hints.count(), hints.plies()), (3, [3, 5, 9].as_slice()));
        hints.unite(&Hints::without_plies(8));
        assert_eq!((hints.count(), hints.plies().len()), (8, 3));
    }

    #[test]
    fn hints_after_a_cut_keep_their_number() {
        let mut hints = noted([0, 4, 5]);
        hints.cut_to(4);
        assert_eq!((hints.count(), hints.plies()), (3, [0, 4].as_slice()));
    }
}
