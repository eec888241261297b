//! List of servers that have replied to probes.

use std::net::SocketAddr;
use std::time::{Duration, Instant};
use tessella_protocol::discovery::Announcement;
use tessella_protocol::{PORT_COUNT, Source};

/// Time for which a server stays listed after its last reply.
const LISTED_TIME: Duration = Duration::from_secs(5);
/// Time after a reply for which no other address can replace that of a listed server.
const ADDRESS_HOLD_TIME: Duration = Duration::from_secs(3);
/// Maximum number of servers listed.
const MAX_SERVERS: usize = 128;
/// Maximum number of servers listed from one source: one for each port that is probed.
const MAX_SERVERS_PER_ADDRESS: usize = PORT_COUNT as usize;
/// Maximum number of addresses stored for one id, and in total.
const MAX_ADDRESSES_PER_ID: usize = 8;
const MAX_ADDRESSES: usize = 256;

/// Server that replied to a probe.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct FoundServer {
    /// Description from the server.
    pub announcement: Announcement,
    /// Address that the reply came from.
    pub address: SocketAddr,
    /// Time of the last reply.
    pub last_seen: Instant,
    /// `true` if the server has our protocol version. Other servers are listed but cannot be joined.
    pub is_compatible: bool,
}

/// Address from which a server with our protocol version has replied.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ServerAddress {
    /// Id that the reply claims.
    pub server_id: u64,
    /// Address that the reply came from.
    pub address: SocketAddr,
    /// Time of the last reply.
    last_seen: Instant,
}

/// Servers, without duplicates and sorted by name, and all addresses from which they reply.
#[derive(Debug, Default)]
pub(super) struct ServerList {
    servers: Vec<FoundServer>,
    addresses: Vec<ServerAddress>,
}

impl ServerList {
    pub(super) fn servers(&self) -> &[FoundServer] {
        &self.servers
    }

    /// Returns the addresses from which servers reply, in the order of their first replies. Several with the same id
    /// belong to one server, or to others that claim its id.
    pub(super) fn addresses(&self) -> &[ServerAddress] {
        &self.addresses
    }

    /// Removes servers and addresses that have not replied for [`LISTED_TIME`].
    pub(super) fn expire(&mut self, now: Instant) {
        let is_listed = |last_seen| now.saturating_duration_since(last_seen) < LISTED_TIME;
        self.servers.retain(|server| is_listed(server.last_seen));
        self.addresses.retain(|reply| is_listed(reply.last_seen));
    }

    /// Stores the address of a reply.
    fn record_address(&mut self, server_id: u64, address: SocketAddr, now: Instant) {
        let known =
            |reply: &&mut ServerAddress| (reply.server_id, reply.address) == (server_id, address);
        if let Some(reply) = self.addresses.iter_mut().find(known) {
            reply.last_seen = now;
            return;
        }
        let of_server = self
            .addresses
            .iter()
            .filter(|reply| reply.server_id == server_id);
        if of_server.count() < MAX_ADDRESSES_PER_ID && self.addresses.len() < MAX_ADDRESSES {
            self.addresses.push(ServerAddress {
                server_id,
                address,
                last_seen: now,
            });
        }
    }

    /// Adds or updates a server.
    ///
    /// A server with several addresses, such as an IPv4 and an IPv6 one, is listed with the first that replied, for as
    /// long as it does: anybody on the network can send the same id, and must not be able to take over the entry so
    /// easily. The loopback takes precedence, because a reply over it certainly comes from this machine, and it works
    /// without any network.
    pub(super) fn record(&mut self, announcement: Announcement, address: SocketAddr, now: Instant) {
        let found = FoundServer {
            is_compatible: announcement.is_compatible(),
            announcement,
            address,
            last_seen: now,
        };
        let id = found.announcement.server_id;
        if found.is_compatible {
            self.record_address(id, address, now);
        }
        let listed = self
            .servers
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
                    .servers
                    .iter()
                    .filter(|server| Source::from(server.address.ip()) == source);
                if self.servers.len() >= MAX_SERVERS
                    || at_address.count() >= MAX_SERVERS_PER_ADDRESS
                {
                    return;
                }
                self.servers.push(found);
            }
        }
        self.servers.sort_by_cached_key(|server| {
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
    fn addresses_of_one_id_are_kept_while_they_reply() {
        let start = Instant::now();
        let later = start + Duration::from_secs(3);
        let mut servers = ServerList::default();
        let addresses = |servers: &ServerList| -> Vec<SocketAddr> {
            let replies = servers.addresses().iter();
            replies.map(|reply| reply.address).collect()
        };
        for (address, now) in [(LAN, start), (OTHER, start), (OTHER, later)] {
            servers.record(anna(), at(address), now);
        }
        assert_eq!(servers.servers().len(), 1);
        assert_eq!(addresses(&servers), [at(LAN), at(OTHER)]);
        servers.expire(start + LISTED_TIME);
        assert_eq!(addresses(&servers), [at(OTHER)]);
        for last in 0..100 {
            servers.record(anna(), ([10, 0, 0, last], 47_315).into(), later);
        }
        assert_eq!(servers.addresses().len(), MAX_ADDRESSES_PER_ID);
        let mut other_version = anna();
        other_version.protocol += 1;
        other_version.server_id = 9;
        servers.record(other_version, at(LAN), later);
        assert!(servers.addresses().iter().all(|reply| reply.server_id != 9));
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
