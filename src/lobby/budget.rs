//! How much somebody may ask in how short a time.

/// A budget that fills up again with time.
#[derive(Clone, Copy, Debug)]
pub(super) struct Budget {
    /// What is left, in milliseconds: one takes `every` of them.
    left: u64,
    most: u64,
    every: u64,
    then: u64,
}

impl Budget {
    /// A full budget: `most` at once, and one more each `every` milliseconds.
    pub(super) const fn new(most: u64, every: u64, now: u64) -> Self {
        Self {
            left: most * every,
            most: most * every,
            every,
            then: now,
        }
    }

    /// Takes one away; whether there was one.
    pub(super) fn spend(&mut self, now: u64) -> bool {
        let passed = now.saturating_sub(self.then);
        self.then = self.then.max(now);
        self.left = self.left.saturating_add(passed).min(self.most);
        let is_enough = self.left >= self.every;
        if is_enough {
            self.left -= self.every;
        }
        is_enough
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_budget_is_spent_and_comes_back() {
        let mut budget = Budget::new(3, 500, 0);
        let spent: Vec<bool> = (0..5).map(|_| budget.spend(10)).collect();
        assert_eq!(spent, [true, true, true, false, false]);
        assert!(!budget.spend(400));
        assert!(budget.spend(600) && !budget.spend(700));
        assert!((0..3).all(|_| budget.spend(u64::MAX)) && !budget.spend(u64::MAX));
    }

    #[test]
    fn what_comes_back_seldom_comes_back_too() {
        let mut budget = Budget::new(1, 2000, 0);
        assert!(budget.spend(0));
        let spent: Vec<bool> = (1..=4).map(|second| budget.spend(second * 1000)).collect();
        assert_eq!(spent, [false, true, false, true]);
    }
}
