//! Rate limit for wrong join codes.

use super::messages::AdmissionDecision;
use crate::addresses::Source;
use std::collections::VecDeque;
use std::time::{Duration, Instant};

/// Maximum number of wrong codes from one source within [`WINDOW`].
pub(super) const PER_SOURCE: usize = 5;
/// Maximum number of wrong codes from all sources within [`WINDOW`]. After that, everybody must wait.
pub(super) const TOTAL: usize = 30;
/// Time for which a wrong code counts.
pub(super) const WINDOW: Duration = Duration::from_secs(60);

/// Wrong codes within the last [`WINDOW`], oldest first: at most [`TOTAL`] of them.
#[derive(Debug, Default)]
pub(super) struct FailedAttempts(VecDeque<(Instant, Source)>);

impl FailedAttempts {
    /// Returns the number of seconds until a source may try again, or `None` if it may try now.
    pub(super) fn wait(&mut self, source: Source, now: Instant) -> Option<u16> {
        self.0
            .retain(|(at, _)| now.saturating_duration_since(*at) < WINDOW);
        let oldest_of_source = if self.count(source) >= PER_SOURCE {
            let mut attempts = self.0.iter();
            attempts
                .find(|(_, whose)| *whose == source)
                .map(|(at, _)| *at)
        } else {
            None
        };
        let oldest = if self.0.len() >= TOTAL {
            self.0.front().map(|(at, _)| *at)
        } else {
            None
        };
        let since = oldest_of_source.max(oldest)?;
        let left = WINDOW.saturating_sub(now.saturating_duration_since(since));
        Some(left.as_secs() as u16 + u16::from(left.subsec_nanos() > 0))
    }

    /// Returns the decision on an attempt, and records it if the code was wrong. A source that must wait is told so
    /// even if its code is right; otherwise it could test codes while waiting.
    pub(super) fn decide(
        &mut self,
        source: Source,
        now: Instant,
        is_right: bool,
    ) -> AdmissionDecision {
        if let Some(seconds) = self.wait(source, now) {
            return AdmissionDecision::Wait { seconds };
        }
        if is_right {
            return AdmissionDecision::Continue;
        }
        self.0.push_back((now, source));
        let left = (PER_SOURCE - self.count(source)).min(TOTAL - self.0.len());
        let seconds = self.wait(source, now).unwrap_or(0);
        let tries = left as u16;
        AdmissionDecision::WrongCode { tries, seconds }
    }

    fn count(&self, source: Source) -> usize {
        self.0.iter().filter(|(_, whose)| *whose == source).count()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::net::{IpAddr, Ipv4Addr};

    fn source(number: u32) -> Source {
        Source::from(IpAddr::from(Ipv4Addr::from_bits(number)))
    }

    #[test]
    fn source_waits_after_five_wrong_codes() {
        let start = Instant::now();
        let mut attempts = FailedAttempts::default();
        for tries in (1..PER_SOURCE as u16).rev() {
            let decision = attempts.decide(source(1), start, false);
            assert_eq!(decision, AdmissionDecision::WrongCode { tries, seconds: 0 });
        }
        let last = attempts.decide(source(1), start, false);
        assert_eq!(
            last,
            AdmissionDecision::WrongCode {
                tries: 0,
                seconds: 60
            }
        );
        let later = start + Duration::from_millis(20_500);
        for right in [true, false] {
            let decision = attempts.decide(source(1), later, right);
            assert_eq!(decision, AdmissionDecision::Wait { seconds: 40 });
        }
        assert_eq!(
            attempts.decide(source(2), later, true),
            AdmissionDecision::Continue
        );
        assert_eq!(
            attempts.decide(source(1), start + WINDOW, true),
            AdmissionDecision::Continue
        );
    }

    #[test]
    fn all_sources_wait_after_thirty_wrong_codes() {
        let start = Instant::now();
        let mut attempts = FailedAttempts::default();
        let mut wrong = 0;
        for number in 0..1000 {
            let now = start + Duration::from_millis(u64::from(number));
            if let AdmissionDecision::WrongCode { .. } = attempts.decide(source(number), now, false)
            {
                wrong += 1;
            }
            assert!(attempts.0.len() <= TOTAL);
        }
        assert_eq!(wrong, TOTAL);
        let decision = attempts.decide(source(5000), start + Duration::from_secs(1), true);
        assert_eq!(decision, AdmissionDecision::Wait { seconds: 59 });
    }

    #[test]
    fn wrong_codes_are_limited_to_thirty_in_any_minute() {
        let start = Instant::now();
        let mut attempts = FailedAttempts::default();
        let wrong: Vec<u32> = (0..6000)
            .filter(|step| {
                let now = start + Duration::from_millis(50) * *step;
                matches!(
                    attempts.decide(source(*step), now, false),
                    AdmissionDecision::WrongCode { .. }
                )
            })
            .collect();
        let minute = 60_000 / 50;
        assert!(
            wrong
                .windows(TOTAL + 1)
                .all(|some| some[TOTAL] - some[0] >= minute)
        );
        assert_eq!(wrong.len(), 5 * TOTAL);
    }
}
