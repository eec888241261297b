//! The hosts that a guest has heard of.

use super::notice::Notice;
use crate::net::PORTS;
use std::net::SocketAddr;
use std::time::{Duration, Instant};

/// How long a host is listed after it was heard the last time.
const KEPT: Duration = Duration::from_secs(5);
/// How long another address cannot take a host's place in the list.
const HELD: Duration = Duration::from_secs(3);
/// How many hosts are listed, at most.
const MOST: usize = 128;
/// How many hosts are listed at one address, at most: one on each of the ports that are asked.
const MOST_AT_ONE: usize = PORTS as usize;

/// A host that has answered.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Found {
    /// What it says of itself.
    pub notice: Notice,
    /// Where it can be reached: from here its answer came.
    pub address: SocketAddr,
    /// When it answered the last time.
    pub last_seen: Instant,
    /// Whether it speaks as we do; else it can be listed and not joined.
    pub version_fits: bool,
}

/// Hosts, each once, in the order of their names.
#[derive(Debug, Default)]
pub(super) struct Hosts(Vec<Found>);

impl Hosts {
    pub(super) fn found(&self) -> &[Found] {
        &self.0
    }

    /// Forgets who has not been heard of for a while.
    pub(super) fn forget(&mut self, now: Instant) {
        self.0
            .retain(|found| now.saturating_duration_since(found.last_seen) < KEPT);
    }

    /// Takes in what was answered from an address.
    ///
    /// A host with several addresses is listed at the one that was heard first, for as long as it answers there: anybody in
    /// the network can say that it is this host, and should not take its place so easily. But an answer over the loopback
    /// is surely from this machine, and that way works without any network, so it goes before all others.
    pub(super) fn hear(&mut self, notice: Notice, address: SocketAddr, now: Instant) {
        let heard = Found {
            version_fits: notice.version_fits(),
            notice,
            address,
            last_seen: now,
        };
        let listed = self
            .0
            .iter_mut()
            .find(|found| found.notice.host == heard.notice.host);
        match listed {
            Some(found) => {
                let quiet = now.saturating_duration_since(found.last_seen) >= HELD;
                let nearer = address.ip().is_loopback() && !found.address.ip().is_loopback();
                if found.address != address && !quiet && !nearer {
                    return;
                }
                *found = heard;
            }
            None => {
                let at_one = self
                    .0
                    .iter()
                    .filter(|found| found.address.ip() == address.ip());
                if self.0.len() >= MOST || at_one.count() >= MOST_AT_ONE {
                    return;
                }
                self.0.push(heard);
            }
        }
        self.0
            .sort_by_cached_key(|found| (found.notice.name.to_lowercase(), found.notice.host));
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const LAN: &str = "192.168.1.7:47315";
    const OTHER: &str = "192.168.1.66:47315";
    const LOOPBACK: &str = "127.0.0.1:47315";

    fn at(address: &str) -> SocketAddr {
        address.parse().expect("an address")
    }

    fn anna() -> Notice {
        Notice::new(1, 47_315, "Anna")
    }

    #[test]
    fn hosts_are_listed_once_by_name_and_forgotten_after_five_seconds() {
        let start = Instant::now();
        let mut hosts = Hosts::default();
        hosts.hear(Notice::new(2, 47_315, "bert"), at(OTHER), start);
        hosts.hear(anna(), at(LAN), start);
        hosts.hear(anna(), at(LAN), start + Duration::from_secs(1));
        let names: Vec<&str> = hosts
            .found()
            .iter()
            .map(|found| found.notice.name.as_str())
            .collect();
        assert_eq!(names, ["Anna", "bert"]);
        hosts.forget(start + Duration::from_millis(5500));
        assert_eq!(hosts.found().len(), 1);
        hosts.forget(start + Duration::from_secs(6));
        assert!(hosts.found().is_empty());
    }

    #[test]
    fn this_machine_is_reached_over_the_loopback() {
        let start = Instant::now();
        let mut hosts = Hosts::default();
        for address in [LAN, LOOPBACK, LAN] {
            hosts.hear(anna(), at(address), start);
        }
        assert_eq!(hosts.found()[0].address, at(LOOPBACK));
    }

    #[test]
    fn another_address_takes_over_only_when_the_first_is_quiet() {
        let start = Instant::now();
        let mut hosts = Hosts::default();
        hosts.hear(anna(), at(LAN), start);
        hosts.hear(anna(), at(OTHER), start + Duration::from_secs(1));
        assert_eq!(hosts.found()[0].address, at(LAN));
        hosts.hear(anna(), at(OTHER), start + HELD);
        assert_eq!(hosts.found()[0].address, at(OTHER));
    }

    #[test]
    fn a_flood_of_hosts_is_bounded() {
        let start = Instant::now();
        let mut hosts = Hosts::default();
        for host in 0..100 {
            hosts.hear(Notice::new(host, 1, "x"), at(OTHER), start);
        }
        assert_eq!(hosts.found().len(), MOST_AT_ONE);
        for host in 0..1000_u32 {
            let from = SocketAddr::from((std::net::Ipv4Addr::from_bits(0x0A00_0000 + host), 1));
            hosts.hear(Notice::new(1000 + u64::from(host), 1, "x"), from, start);
        }
        assert_eq!(hosts.found().len(), MOST);
    }
}
