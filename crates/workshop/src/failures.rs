//! Consecutive boards that `generate` could not use, and the decision when to give up.

use super::arguments::SearchLimits;
use std::time::{Duration, Instant};

/// Number of consecutive boards not solved within the budget after which the command gives up.
const MAX_UNSOLVED: u64 = 20;
/// Number of consecutive boards that cannot be won after which the command gives up. It is large, because a game with
/// few winnable boards is still worth searching.
const MAX_UNSOLVABLE: u64 = 1000;
/// Time without a usable board after which the command gives up, for boards that take long to be proved unwinnable. At
/// least [`MAX_UNSOLVED`] boards are tried all the same, so that long budgets are used.
const MAX_FRUITLESS_TIME: Duration = Duration::from_secs(120);
/// Minimum time between lines about boards that failed.
const REPORT_INTERVAL: Duration = Duration::from_secs(10);

/// Why a seed gives no board.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Failure {
    /// The board cannot be won.
    Unsolvable,
    /// The board could not be solved within the budget.
    Unsolved,
}

/// Consecutive boards that failed.
pub(super) struct Failures {
    limits: SearchLimits,
    /// Number of boards that could not be solved within the limits.
    unsolved: u64,
    /// Number of boards that cannot be won.
    unsolvable: u64,
    /// Time of the last success, or of the start.
    since: Instant,
    /// Time of the last report, or of the start.
    reported: Instant,
}

impl Failures {
    pub(super) const fn new(limits: SearchLimits, now: Instant) -> Self {
        Self {
            limits,
            unsolved: 0,
            unsolvable: 0,
            since: now,
            reported: now,
        }
    }

    /// Starts counting again after a success.
    pub(super) const fn reset(&mut self, now: Instant) {
        (self.unsolved, self.unsolvable) = (0, 0);
        self.since = now;
    }

    /// Counts a board. If it is time for a report, returns what happened to the board.
    pub(super) fn add(&mut self, failure: Failure, now: Instant) -> Option<String> {
        let why = match failure {
            Failure::Unsolvable => {
                self.unsolvable += 1;
                "cannot be won".to_owned()
            }
            Failure::Unsolved => {
                self.unsolved += 1;
                format!("not solved in {}", self.limits)
            }
        };
        if now.duration_since(self.reported) < REPORT_INTERVAL {
            return None;
        }
        self.reported = now;
        Some(why)
    }

    /// Returns `true` if the command should give up.
    pub(super) fn should_give_up(&self, now: Instant) -> bool {
        self.unsolved >= MAX_UNSOLVED
            || self.unsolvable >= MAX_UNSOLVABLE
            || (self.unsolved + self.unsolvable >= MAX_UNSOLVED
                && now.duration_since(self.since) >= MAX_FRUITLESS_TIME)
    }

    /// Returns `true` if any board could not be solved within the budget.
    pub(super) const fn has_unsolved(&self) -> bool {
        self.unsolved > 0
    }

    /// Describes all boards that failed since the last reset, if there are any.
    pub(super) fn total(&self) -> Option<String> {
        let unsolvable =
            (self.unsolvable > 0).then(|| format!("cannot be won: {}", self.unsolvable));
        let unsolved = (self.unsolved > 0)
            .then(|| format!("not solved in {}: {}", self.limits, self.unsolved));
        let both: Vec<String> = unsolvable.into_iter().chain(unsolved).collect();
        (!both.is_empty()).then(|| both.join("; "))
    }

    /// Describes the boards that failed, for the last line of the output.
    pub(super) fn summary(&self) -> String {
        let (unsolved, unsolvable, limits) = (self.unsolved, self.unsolvable, self.limits);
        let hint = "a greater --budget may help";
        match (unsolved, unsolvable) {
            (0, _) => format!("the last {unsolvable} tried cannot be won"),
            (_, 0) => format!("the last {unsolved} tried were not solved in {limits} each; {hint}"),
            _ => format!(
                "the last {} tried cannot be won ({unsolvable}) or were not solved in {limits} ({unsolved}); {hint}",
                unsolved + unsolvable
            ),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn failures_are_reported_at_a_modest_rate() {
        let begin = Instant::now();
        let mut failures = Failures::new(SearchLimits::Time(Duration::from_secs(2)), begin);
        let mut reports = Vec::new();
        for second in 0..30 {
            let now = begin + Duration::from_secs(second);
            if let Some(report) = failures.add(Failure::Unsolved, now) {
                reports.push((second, report));
            }
        }
        let line = "not solved in 2 s".to_owned();
        assert_eq!(reports, [(10, line.clone()), (20, line)]);
    }

    #[test]
    fn search_is_given_up_after_boards_in_a_row_or_time() {
        let begin = Instant::now();
        let failed = |unsolved, unsolvable| Failures {
            unsolved,
            unsolvable,
            ..Failures::new(SearchLimits::Nodes(1000), begin)
        };
        let late = begin + MAX_FRUITLESS_TIME;
        for (row, now, should_give_up) in [
            (failed(19, 0), late, false),
            (failed(20, 0), begin, true),
            (failed(19, 900), begin, false),
            (failed(19, 1), late, true),
            (failed(0, 999), begin, false),
            (failed(0, 1000), begin, true),
        ] {
            let (unsolved, unsolvable) = (row.unsolved, row.unsolvable);
            assert_eq!(
                row.should_give_up(now),
                should_give_up,
                "{unsolved}, {unsolvable}"
            );
        }
        let mut row = failed(19, 0);
        row.reset(late);
        assert!(row.add(Failure::Unsolved, late).is_some());
        assert!(!row.should_give_up(late));
    }

    #[test]
    fn summary_suggests_a_greater_budget_only_where_it_may_help() {
        let summary = |unsolved, unsolvable| {
            let limits = SearchLimits::Time(Duration::from_millis(1500));
            let row = Failures::new(limits, Instant::now());
            Failures {
                unsolved,
                unsolvable,
                ..row
            }
            .summary()
        };
        assert_eq!(
            summary(20, 0),
            "the last 20 tried were not solved in 1500 ms each; a greater --budget may help"
        );
        assert_eq!(summary(0, 1000), "the last 1000 tried cannot be won");
        assert!(
            summary(2, 40)
                .ends_with("(40) or were not solved in 1500 ms (2); a greater --budget may help")
        );
    }
}
