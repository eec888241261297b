//! IPv6 multicast group of servers.

use crate::addresses::ipv6_interfaces;
use std::net::{Ipv6Addr, UdpSocket};
use std::time::{Duration, Instant};

/// Group to which clients send probes over IPv6: link-local and transient, with an id from the range reserved for
/// programs.
pub const DISCOVERY_GROUP: Ipv6Addr = Ipv6Addr::new(0xff12, 0, 0, 0, 0, 0, 0xd465, 0x7373);

/// Interval between checks for new interfaces.
const CHECK_INTERVAL: Duration = Duration::from_secs(5);

/// Membership of a server's socket in the group, on each interface.
#[derive(Debug, Default)]
pub(crate) struct GroupMembership {
    /// Indices of the interfaces on which the socket is a member.
    joined: Vec<u32>,
    last_check: Option<Instant>,
}

impl GroupMembership {
    /// Joins the group on interfaces added since the last check.
    pub(crate) fn refresh(&mut self, socket: &UdpSocket, now: Instant) {
        let is_due = |last: Instant| now.saturating_duration_since(last) >= CHECK_INTERVAL;
        if !self.last_check.is_none_or(is_due) {
            return;
        }
        self.last_check = Some(now);
        let Ok(interfaces) = if_addrs::get_if_addrs() else {
            return;
        };
        let interfaces = ipv6_interfaces(&interfaces);
        // The system ends a membership when its interface goes away.
        self.joined
            .retain(|joined| interfaces.iter().any(|(index, _)| index == joined));
        for (index, name) in interfaces {
            if self.joined.contains(&index) {
                continue;
            }
            match socket.join_multicast_v6(&DISCOVERY_GROUP, index) {
                Ok(()) => self.joined.push(index),
                Err(error) => log::debug!("failed to join the discovery group on {name}: {error}"),
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn discovery_group_is_transient_and_link_local() {
        let [kind, .., high, _] = DISCOVERY_GROUP.segments();
        assert_eq!(kind, 0xff12, "transient (1), of the link (2)");
        assert!(high >= 0x8000, "RFC 3307 leaves these ids to programs");
    }
}
