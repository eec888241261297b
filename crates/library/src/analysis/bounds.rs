//! Bounds on the fewest moves to a win, and what they imply for the positions before and after.

/// Stands in for the number of moves in a position that cannot be won.
pub(super) const NEVER: u32 = u32::MAX;

/// Bounds on the fewest moves from a position to a win.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Bounds {
    /// Lower bound, or [`NEVER`] if the position is proved to be lost.
    pub(super) low: u32,
    /// Upper bound, or [`NEVER`] if no solution is known.
    pub(super) high: u32,
}

impl Bounds {
    /// Bounds of a position that is proved to be lost.
    pub(super) const LOST: Self = Self::exactly(NEVER);

    /// Creates the bounds of a position whose number of moves is known.
    pub(super) const fn exactly(moves: u32) -> Self {
        Self {
            low: moves,
            high: moves,
        }
    }

    /// Creates the bounds of a position without a known solution.
    pub(super) const fn at_least(moves: u32) -> Self {
        Self {
            low: moves,
            high: NEVER,
        }
    }

    /// Returns `true` if the number of moves is known, or the position is proved to be lost.
    pub(super) const fn is_exact(self) -> bool {
        self.low == self.high
    }

    /// Narrows the bounds to their intersection with `other`. If the two do not overlap, both bounds become the nearest
    /// value.
    pub(super) fn narrow(&mut self, other: Self) {
        self.low = self.low.max(other.low).min(self.high);
        self.high = self.high.min(other.high).max(self.low);
    }
}

/// Subtracts one move; a lost position stays lost.
const fn less_one(moves: u32) -> u32 {
    match moves {
        NEVER => NEVER,
        moves => moves.saturating_sub(1),
    }
}

/// Narrows the bounds of each position in a game by those of the positions before and after it. `is_chosen` tells which
/// moves the player chose: bounds do not carry over the others. `never_gets_longer` means that no move makes the
/// shortest solution longer, as in Drench.
///
/// The move played, followed by a solution of the next position, solves this one. This position therefore needs at most
/// one move more than the next.
pub(super) fn propagate(bounds: &mut [Bounds], is_chosen: &[bool], never_gets_longer: bool) {
    let unless =
        |is_known: bool, bound: u32, otherwise: u32| if is_known { bound } else { otherwise };
    // Along a chain of positions, one pass in each direction is enough.
    for (at, _) in is_chosen.iter().enumerate().filter(|&(_, &chosen)| chosen) {
        let before = bounds[at];
        bounds[at + 1].narrow(Bounds {
            low: less_one(before.low),
            high: unless(never_gets_longer, before.high, NEVER),
        });
    }
    for (at, _) in is_chosen
        .iter()
        .enumerate()
        .rev()
        .filter(|&(_, &chosen)| chosen)
    {
        let after = bounds[at + 1];
        bounds[at].narrow(Bounds {
            low: unless(never_gets_longer, after.low, 0),
            high: after.high.saturating_add(1),
        });
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const OPEN: Bounds = Bounds::at_least(0);

    #[test]
    fn solution_of_a_later_position_bounds_earlier_ones() {
        let mut bounds = [OPEN, OPEN, Bounds::exactly(3)];
        propagate(&mut bounds, &[true, true], false);
        assert_eq!(bounds.map(|bounds| bounds.high), [5, 4, 3]);
        assert_eq!(bounds.map(|bounds| bounds.low), [0, 0, 3]);
    }

    #[test]
    fn lower_bound_falls_by_one_with_each_move() {
        let mut bounds = [Bounds::at_least(2), OPEN, OPEN, OPEN];
        propagate(&mut bounds, &[true; 3], false);
        assert_eq!(bounds.map(|bounds| bounds.low), [2, 1, 0, 0]);
        assert!(bounds.iter().all(|bounds| bounds.high == NEVER));
    }

    #[test]
    fn lost_position_stays_lost_and_won_one_was_won_before() {
        let mut bounds = [OPEN, Bounds::LOST, OPEN];
        propagate(&mut bounds, &[true; 2], false);
        assert_eq!(bounds, [OPEN, Bounds::LOST, Bounds::LOST]);
    }

    #[test]
    fn nothing_follows_across_a_shuffle() {
        let mut bounds = [OPEN, Bounds::LOST, Bounds::exactly(2), OPEN];
        propagate(&mut bounds, &[true, false, true], false);
        assert_eq!(bounds[0], OPEN);
        assert_eq!(bounds[1], Bounds::LOST);
        assert_eq!(bounds[3], Bounds::at_least(1));
    }

    #[test]
    fn wasted_moves_follow_from_the_ends_where_no_move_makes_the_solution_longer() {
        let mut bounds = [Bounds::exactly(4), OPEN, OPEN, Bounds::exactly(4)];
        propagate(&mut bounds, &[true; 3], true);
        assert_eq!(bounds, [Bounds::exactly(4); 4]);
        let mut bounds = [Bounds::exactly(4), OPEN, OPEN, Bounds::exactly(1)];
        propagate(&mut bounds, &[true; 3], true);
        assert_eq!(bounds, [4, 3, 2, 1].map(Bounds::exactly));
    }

    #[test]
    fn analysis_bounds_that_contradict_meet() {
        let mut bounds = Bounds { low: 2, high: 4 };
        bounds.narrow(Bounds::exactly(6));
        assert_eq!(bounds, Bounds::exactly(4));
        let mut bounds = Bounds { low: 2, high: 4 };
        bounds.narrow(Bounds::exactly(1));
        assert_eq!(bounds, Bounds::exactly(2));
    }
}
