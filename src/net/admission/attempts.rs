//! How often a wrong code may be tried.

use super::letters::Verdict;
use crate::net::discovery::source::Source;
use std::collections::VecDeque;
use std::time::{Duration, Instant};

/// How many wrong codes one source may try within [`WITHIN`].
pub(super) const EACH: usize = 5;
/// How many wrong codes all sources together may try within [`WITHIN`]; then everyone waits.
pub(super) const ALL: usize = 30;
/// How long a wrong code is remembered.
pub(super) const WITHIN: Duration = Duration::from_secs(60);

/// The wrong codes of the last minute, the oldest first. There are never more than [`ALL`], whoever tries.
#[derive(Debug, Default)]
pub(super) struct Attempts(VecDeque<(Instant, Source)>);

impl Attempts {
    /// How many seconds a source has to wait before its next attempt; none if it may try now.
    pub(super) fn wait(&mut self, source: Source, now: Instant) -> Option<u16> {
        self.0
            .retain(|(at, _)| now.saturating_duration_since(*at) < WITHIN);
        let own = self.0.iter().filter(|(_, whose)| *whose == source);
        let own = if self.count(source) >= EACH {
            own.map(|(at, _)| *at).next()
        } else {
            None
        };
        let all = if self.0.len() >= ALL {
            self.0.front().map(|(at, _)| *at)
        } else {
            None
        };
        let since = own.max(all)?;
        let left = WITHIN.saturating_sub(now.saturating_duration_since(since));
        Some(left.as_secs() as u16 + u16::from(left.subsec_nanos() > 0))
    }

    /// Judges an attempt, and remembers it if it is wrong. Who has to wait is told so whether it is right or wrong: else
    /// waiting would not keep anybody from trying.
    pub(super) fn judge(&mut self, source: Source, now: Instant, right: bool) -> Verdict {
        if let Some(seconds) = self.wait(source, now) {
            return Verdict::Wait { seconds };
        }
        if right {
            return Verdict::GoOn;
        }
        self.0.push_back((now, source));
        let left = (EACH - self.count(source)).min(ALL - self.0.len());
        let seconds = self.wait(source, now).unwrap_or(0);
        let tries = left as u16;
        Verdict::Wrong { tries, seconds }
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
    fn five_wrong_codes_and_then_a_wait() {
        let start = Instant::now();
        let mut attempts = Attempts::default();
        for tries in (1..EACH as u16).rev() {
            let verdict = attempts.judge(source(1), start, false);
            assert_eq!(verdict, Verdict::Wrong { tries, seconds: 0 });
        }
        let last = attempts.judge(source(1), start, false);
        assert_eq!(
            last,
            Verdict::Wrong {
                tries: 0,
                seconds: 60
            }
        );
        let later = start + Duration::from_millis(20_500);
        for right in [true, false] {
            let verdict = attempts.judge(source(1), later, right);
            assert_eq!(verdict, Verdict::Wait { seconds: 40 });
        }
        assert_eq!(attempts.judge(source(2), later, true), Verdict::GoOn);
        assert_eq!(
            attempts.judge(source(1), start + WITHIN, true),
            Verdict::GoOn
        );
    }

    #[test]
    fn thirty_wrong_codes_of_all_and_then_everyone_waits() {
        let start = Instant::now();
        let mut attempts = Attempts::default();
        let mut wrong = 0;
        for number in 0..1000 {
            let now = start + Duration::from_millis(u64::from(number));
            if let Verdict::Wrong { .. } = attempts.judge(source(number), now, false) {
                wrong += 1;
            }
            assert!(attempts.0.len() <= ALL);
        }
        assert_eq!(wrong, ALL);
        let verdict = attempts.judge(source(5000), start + Duration::from_secs(1), true);
        assert_eq!(verdict, Verdict::Wait { seconds: 59 });
    }

    #[test]
    fn at_most_thirty_wrong_codes_pass_in_any_minute() {
        let start = Instant::now();
        let mut attempts = Attempts::default();
        let wrong: Vec<u32> = (0..6000)
            .filter(|step| {
                let now = start + Duration::from_millis(50) * *step;
                matches!(
                    attempts.judge(source(*step), now, false),
                    Verdict::Wrong { .. }
                )
            })
            .collect();
        let minute = 60_000 / 50;
        assert!(
            wrong
                .windows(ALL + 1)
                .all(|some| some[ALL] - some[0] >= minute)
        );
        assert_eq!(wrong.len(), 5 * ALL);
    }
}
