//! The host's side: what to answer, and how often.

use super::notice::Notice;
use super::probe::{Answer, Probe};
use super::source::Source;
use std::collections::HashMap;
use std::net::SocketAddr;
use std::time::{Duration, Instant};

/// To one source: 8 answers at once, and then 8 a second.
const EACH: Pace = Pace {
    interval: Duration::from_millis(125),
    burst: 8,
};
/// To all together: 200 answers at once, and then 200 a second.
const ALL: Pace = Pace {
    interval: Duration::from_millis(5),
    burst: 200,
};
/// How many sources are remembered.
const SOURCES: usize = 512;

/// How often something may happen.
struct Pace {
    interval: Duration,
    burst: u32,
}

impl Pace {
    /// Whether it may happen now, where `spent` is the moment at which all that has happened is made up for.
    fn allows(&self, spent: Instant, now: Instant) -> bool {
        spent.saturating_duration_since(now) <= self.interval * (self.burst - 1)
    }

    /// That moment after it has happened once more.
    fn spend(&self, spent: Instant, now: Instant) -> Instant {
        spent.max(now) + self.interval
    }
}

/// Answers the probes that arrive on a host's socket, and never too many of them.
#[derive(Debug)]
pub struct Answerer {
    all: Option<Instant>,
    sources: HashMap<Source, Instant>,
}

impl Default for Answerer {
    fn default() -> Self {
        Self::new()
    }
}

impl Answerer {
    /// An answerer that has not answered anybody yet.
    pub fn new() -> Self {
        Self {
            all: None,
            sources: HashMap::new(),
        }
    }

    /// What to send back to `from`; nothing if the datagram is no probe, or if there were too many.
    pub fn answer(
        &mut self,
        from: SocketAddr,
        datagram: &[u8],
        now: Instant,
        notice: &Notice,
    ) -> Option<Vec<u8>> {
        let probe = Probe::decode(datagram)?;
        if from.port() == 0 {
            return None;
        }
        // All together come first: a flood from invented sources then costs next to nothing, and cannot use up the table.
        let all = self.all.unwrap_or(now);
        if !ALL.allows(all, now) {
            return None;
        }
        let source = Source::from(from.ip());
        let spent = self.sources.get(&source).copied().unwrap_or(now);
        if !EACH.allows(spent, now) {
            return None;
        }
        self.make_room(source, now);
        self.sources.insert(source, EACH.spend(spent, now));
        self.all = Some(ALL.spend(all, now));
        Some(Answer::encode(probe.nonce, notice))
    }

    /// Forgets sources until there is a place for this one: first all that have nothing to make up for, then the one that
    /// has least.
    fn make_room(&mut self, source: Source, now: Instant) {
        if self.sources.len() < SOURCES || self.sources.contains_key(&source) {
            return;
        }
        self.sources.retain(|_, spent| *spent > now);
        if self.sources.len() >= SOURCES {
            let least = self.sources.iter().min_by_key(|(_, spent)| **spent);
            if let Some(least) = least.map(|(source, _)| *source) {
                self.sources.remove(&least);
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::net::PROTOCOL;
    use crate::net::discovery::PROBE_BYTES;

    fn from(host: u32) -> SocketAddr {
        SocketAddr::from((std::net::Ipv4Addr::from_bits(0x0A00_0000 + host), 9999))
    }

    fn answered(answerer: &mut Answerer, host: u32, now: Instant) -> bool {
        let notice = Notice::new(7, 47, "Anna");
        let question = Probe::new(5).encode();
        answerer
            .answer(from(host), &question, now, &notice)
            .is_some()
    }

    #[test]
    fn an_answer_repeats_the_nonce_and_is_no_larger_than_its_question() {
        let notice = Notice::new(7, 47, &"long ".repeat(100));
        let question = Probe::new(0xABCD).encode();
        let answer = Answerer::new()
            .answer(from(1), &question, Instant::now(), &notice)
            .expect("an answer");
        assert!(answer.len() <= question.len());
        assert_eq!(
            Answer::decode(&answer),
            Some(Answer {
                nonce: 0xABCD,
                notice
            })
        );
    }

    #[test]
    fn a_guest_of_another_version_is_answered() {
        let mut question = Probe::new(1);
        question.protocol = PROTOCOL + 9;
        let notice = Notice::new(7, 47, "Anna");
        let answer = Answerer::new().answer(from(1), &question.encode(), Instant::now(), &notice);
        assert!(answer.is_some());
    }

    #[test]
    fn what_is_no_probe_is_not_answered() {
        let notice = Notice::new(7, 47, "Anna");
        let question = Probe::new(1).encode();
        let now = Instant::now();
        let mut answerer = Answerer::new();
        for datagram in [&question[..PROBE_BYTES - 1], &[0; PROBE_BYTES], b""] {
            assert_eq!(answerer.answer(from(1), datagram, now, &notice), None);
        }
        let nobody = SocketAddr::new(from(1).ip(), 0);
        assert_eq!(answerer.answer(nobody, &question, now, &notice), None);
    }

    #[test]
    fn one_source_gets_eight_answers_and_then_eight_a_second() {
        let start = Instant::now();
        let mut answerer = Answerer::new();
        let at_once = (0..100)
            .filter(|_| answered(&mut answerer, 1, start))
            .count();
        assert_eq!(at_once, 8);
        assert!(answered(&mut answerer, 2, start), "others have their own");
        let in_ten_seconds = (1..=1000)
            .filter(|step| answered(&mut answerer, 1, start + Duration::from_millis(10 * step)))
            .count();
        assert_eq!(in_ten_seconds, 80);
    }

    #[test]
    fn all_together_get_two_hundred_answers_and_then_two_hundred_a_second() {
        let start = Instant::now();
        let mut answerer = Answerer::new();
        let at_once = (0..5000)
            .filter(|host| answered(&mut answerer, *host, start))
            .count();
        assert_eq!(at_once, 200);
        let second = start + Duration::from_secs(1);
        let a_second_later = (5000..10_000)
            .filter(|host| answered(&mut answerer, *host, second))
            .count();
        assert_eq!(a_second_later, 200);
    }

    #[test]
    fn the_table_of_sources_does_not_grow() {
        let start = Instant::now();
        let mut answerer = Answerer::new();
        let mut most = 0;
        for host in 0..20_000 {
            let now = start + Duration::from_millis(5) * host;
            assert!(answered(&mut answerer, host, now));
            most = most.max(answerer.sources.len());
        }
        assert_eq!(most, SOURCES);
    }
}
