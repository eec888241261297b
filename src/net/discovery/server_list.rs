//! List of the servers that replied to probes.

use super::announcement::Announcement;
use crate::net::protocol::PORT_COUNT;
use crate::net::source::Source;
use std::net::SocketAddr;
use std::time::{Duration, Instant};

/// Time for which a server stays listed after its last reply.
const LISTED_TIME: Duration = Duration::from_secs(5);
/// Time for which another address cannot replace the address of a listed server.
const ADDRESS_HOLD_TIME: Duration = Duration::from_secs(3);
/// Maximum number of servers listed.
const MAX_SERVERS: usize = 128;
/// Maximum number of servers listed from one source: one on each port that is probed.
const MAX_SERVERS_PER_ADDRESS: usize = PORT_COUNT as usize;

/// Server that replied to a probe.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct FoundServer {
    /// Description from the server.
    pub announcement: Announcement,
    /// Address that the reply came from.
    pub address: SocketAddr,
    /// Time of the last reply.
    pub last_seen: Instant,
    /// `true` if the server has our protocol version. Others are listed but cannot be joined.
    pub version_fits: bool,
}

/// Servers without duplicates, sorted by name.
#[derive(Debug, Default)]
pub(super) struct ServerList(Vec<FoundServer>);

impl ServerList {
    pub(super) fn servers(&self) -> &[FoundServer] {
        &self.0
    }

    /// Removes servers that have not replied for [`LISTED_TIME`].
    pub(super) fn expire(&mut self, now: Instant) {
        self.0
            .retain(|server| now.saturating_duration_since(server.last_seen) < LISTED_TIME);
    }

    /// Adds or updates a server.
    ///
    /// A server with several addresses, such as one of IPv4 and one of IPv6, is listed with the one that replied first, as long as it replies there: anybody in
    /// the network can send the same id, and should not take over the entry so easily. A reply over the loopback certainly
    /// comes from this machine, and the loopback works without any network, so it takes precedence.
    pub(super) fn record(&mut self, announcement: Announcement, address: SocketAddr, now: Instant) {
        let found = FoundServer {
            version_fits: announcement.version_fits(),
            announcement,
            address,
            last_seen: now,
        };
        let id = found.announcement.server_id;
        let listed = self
            .0
            .iter_mut()
            .find(|server| server.announcement.server_id == id);
        match listed {
            Some(server) => {
                let silence = now.saturating_duration_since(server.last_seen);
                let is_nearer = address.ip().is_loopback() && !server.address.ip().is_loopback();
                if server.address != address && silence < ADDRESS_HOLD_TIME && !is_nearer {
                    return;
                }
                *server = found;
            }
            None => {
                let source = Source::from(address.ip());
                let at_address = self
                    .0
                    .iter()
                    .filter(|server| Source::from(server.address.ip()) == source);
                if self.0.len() >= MAX_SERVERS || at_address.count() >= MAX_SERVERS_PER_ADDRESS {
                    return;
                }
                self.0.push(found);
            }
        }
        self.0.sort_by_cached_key(|server| {
            let announcement = &server.announcement;
            (announcement.name.to_lowercase(), announcement.server_id)
        });
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

    fn anna() -> Announcement {
        Announcement::new(1, 47_315, "Anna")
    }

    #[test]
    fn server_list_is_sorted_and_expires_after_five_seconds() {
        let start = Instant::now();
        let mut servers = ServerList::default();
        servers.record(Announcement::new(2, 47_315, "bert"), at(OTHER), start);
        servers.record(anna(), at(LAN), start);
        servers.record(anna(), at(LAN), start + Duration::from_secs(1));
        let names: Vec<&str> = servers
            .servers()
            .iter()
            .map(|server| server.announcement.name.as_str())
            .collect();
        assert_eq!(names, ["Anna", "bert"]);
        servers.expire(start + Duration::from_millis(5500));
        assert_eq!(servers.servers().len(), 1);
        servers.expire(start + Duration::from_secs(6));
        assert!(servers.servers().is_empty());
    }

    #[test]
    fn loopback_address_takes_precedence() {
        let start = Instant::now();
        let mut servers = ServerList::default();
        for address in [LAN, LOOPBACK, LAN] {
            servers.record(anna(), at(address), start);
        }
        assert_eq!(servers.servers()[0].address, at(LOOPBACK));
    }

    #[test]
    fn other_address_replaces_only_a_silent_one() {
        let start = Instant::now();
        let mut servers = ServerList::default();
        servers.record(anna(), at(LAN), start);
        servers.record(anna(), at(OTHER), start + Duration::from_secs(1));
        assert_eq!(servers.servers()[0].address, at(LAN));
        servers.record(anna(), at(OTHER), start + ADDRESS_HOLD_TIME);
        assert_eq!(servers.servers()[0].address, at(OTHER));
    }

    #[test]
    fn server_list_is_bounded() {
        let start = Instant::now();
        let mut servers = ServerList::default();
        for server in 0..100 {
            servers.record(Announcement::new(server, 1, "x"), at(OTHER), start);
        }
        assert_eq!(servers.servers().len(), MAX_SERVERS_PER_ADDRESS);
        for server in 0..1000_u32 {
            let from = SocketAddr::from((std::net::Ipv4Addr::from_bits(0x0A00_0000 + server), 1));
            servers.record(
                Announcement::new(1000 + u64::from(server), 1, "x"),
                from,
                start,
            );
        }
        assert_eq!(servers.servers().len(), MAX_SERVERS);
    }
}
