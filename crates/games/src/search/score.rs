//! Results of alpha-beta searches, as stored in transposition tables.

/// What kind of bound a stored value is.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord)]
enum Bound {
    /// The value is at least this.
    #[default]
    Lower,
    /// The value is at most this.
    Upper,
    /// The value is exactly this.
    Exact,
}

/// Result of searching a position to a depth. Deeper results are greater, so a full table keeps them longer.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) struct Score {
    depth: u8,
    bound: Bound,
    /// Best move known.
    pub(crate) best: u16,
    pub(crate) value: i32,
}

/// Depth of a score that is valid at any depth. Depths of this and above are stored as one less.
const FINAL: u8 = u8::MAX;

impl Score {
    /// Creates the result of a search to a depth with this window.
    pub(crate) fn new(value: i32, [alpha, beta]: [i32; 2], depth: u32, best: u16) -> Self {
        let bound = match value {
            _ if value >= beta => Bound::Lower,
            _ if value <= alpha => Bound::Upper,
            _ => Bound::Exact,
        };
        Self {
            depth: depth.min(u32::from(FINAL) - 1) as u8,
            bound,
            best,
            value,
        }
    }

    /// Returns the same result, marked as valid at any depth.
    pub(crate) const fn at_any_depth(self) -> Self {
        Self {
            depth: FINAL,
            ..self
        }
    }

    /// Returns `true` if the result is valid at any depth.
    pub(crate) const fn is_final(self) -> bool {
        self.depth == FINAL
    }

    /// Returns the value if it decides a search of this depth and window.
    pub(crate) fn cutoff(self, depth: u32, [alpha, beta]: [i32; 2]) -> Option<i32> {
        let decides = match self.bound {
            Bound::Exact => true,
            Bound::Lower => self.value >= beta,
            Bound::Upper => self.value <= alpha,
        };
        (decides && (self.is_final() || u32::from(self.depth) >= depth)).then_some(self.value)
    }

    /// Returns `true` if the true value is at least `win`, or at most `-win`.
    pub(crate) const fn is_decided(self, win: i32) -> bool {
        match self.bound {
            Bound::Lower => self.value >= win,
            Bound::Upper => self.value <= -win,
            Bound::Exact => self.value.abs() >= win,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn score_cuts_only_windows_that_its_bound_decides() {
        let window = [-10, 10];
        let [low, exact, high] = [-10, 3, 10].map(|value| Score::new(value, window, 4, 0));
        assert_eq!(
            [low.bound, exact.bound, high.bound],
            [Bound::Upper, Bound::Exact, Bound::Lower]
        );
        assert_eq!(low.cutoff(4, [-10, 0]), Some(-10));
        assert_eq!(low.cutoff(4, [-11, 0]), None);
        assert_eq!(high.cutoff(4, [0, 10]), Some(10));
        assert_eq!(high.cutoff(4, [0, 11]), None);
        assert_eq!(exact.cutoff(4, [5, 6]), Some(3));
        assert!(!exact.is_decided(4) && exact.is_decided(3));
        assert!(low.is_decided(10) && high.is_decided(10) && !low.is_decided(11));
    }

    #[test]
    fn score_cuts_only_searches_up_to_its_depth_unless_final() {
        let score = Score::new(3, [-10, 10], 4, 0);
        assert_eq!(score.cutoff(5, [-10, 10]), None);
        assert_eq!(score.at_any_depth().cutoff(1000, [-10, 10]), Some(3));
        let deep = Score::new(3, [-10, 10], 1000, 0);
        assert!(!deep.is_final());
        assert!(score < deep && deep < score.at_any_depth());
    }
}
