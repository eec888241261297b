//! Canonical addresses, and their grouping into sources for rate limits.

use std::fmt;
use std::net::{IpAddr, Ipv6Addr, SocketAddr, SocketAddrV6};

/// Returns the canonical form of an address, in which addresses can be compared: an IPv4-mapped address becomes its
/// IPv4 address, the flow is dropped, and only link-local addresses keep their zone.
pub fn canonical_address(address: SocketAddr) -> SocketAddr {
    match (address, address.ip().to_canonical()) {
        (SocketAddr::V6(v6), IpAddr::V6(ip)) => {
            let zone = if ip.is_unicast_link_local() {
                v6.scope_id()
            } else {
                0
            };
            SocketAddrV6::new(ip, v6.port(), 0, zone).into()
        }
        (_, ip) => SocketAddr::new(ip, address.port()),
    }
}

/// Sender of packets, as far as its address tells it apart from others.
///
/// An IPv4-mapped IPv6 address equals its IPv4 address. IPv6 addresses with the same upper 64 bits count as one source,
/// because one machine usually owns the whole prefix. Link-local addresses (`fe80::/64`) share their prefix with the whole
/// network, so they are compared in full.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Source(IpAddr);

impl Source {
    /// Returns the source as a number, for layers that do not know addresses.
    pub const fn key(self) -> u128 {
        match self.0 {
            IpAddr::V4(address) => address.to_ipv6_mapped().to_bits(),
            IpAddr::V6(address) => address.to_bits(),
        }
    }

    /// Returns the address of the source with this [`key`](Self::key). For an IPv6 source that is not link-local, only
    /// the upper 64 bits are known; the rest are zero.
    pub const fn address_of(key: u128) -> IpAddr {
        Ipv6Addr::from_bits(key).to_canonical()
    }
}

impl From<IpAddr> for Source {
    fn from(address: IpAddr) -> Self {
        match address.to_canonical() {
            IpAddr::V6(address) if !address.is_unicast_link_local() => {
                let network = address.to_bits() >> 64 << 64;
                Self(Ipv6Addr::from_bits(network).into())
            }
            address => Self(address),
        }
    }
}

impl fmt::Display for Source {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::net::Ipv4Addr;

    fn source(address: &str) -> Source {
        Source::from(address.parse::<IpAddr>().expect("an address"))
    }

    #[test]
    fn source_is_equal_for_mapped_ipv4_and_for_one_ipv6_prefix() {
        assert_eq!(source("192.168.1.7"), source("::ffff:192.168.1.7"));
        assert_eq!(source("2001:db8::1"), source("2001:db8::ffff:2"));
    }

    #[test]
    fn source_differs_between_neighbours() {
        assert_ne!(source("192.168.1.7"), source("192.168.1.8"));
        assert_ne!(source("2001:db8:0:1::1"), source("2001:db8:0:2::1"));
        assert_ne!(source("fe80::1"), source("fe80::2"));
    }

    #[test]
    fn key_gives_the_address_of_the_source() {
        for (address, expected) in [
            ("192.168.1.7", "192.168.1.7"),
            ("::ffff:192.168.1.7", "192.168.1.7"),
            ("2001:db8::1", "2001:db8::"),
            ("fe80::1", "fe80::1"),
        ] {
            let found = Source::address_of(source(address).key());
            assert_eq!(found.to_string(), expected);
        }
    }

    #[test]
    fn canonical_address_has_no_mapped_ipv4_flow_or_needless_zone() {
        let socket = |ip: &str, flow, zone| {
            SocketAddr::from(SocketAddrV6::new(
                ip.parse().expect("an address"),
                9,
                flow,
                zone,
            ))
        };
        let mapped = canonical_address(socket("::ffff:192.168.1.7", 0, 0));
        assert_eq!(mapped, SocketAddr::from((Ipv4Addr::new(192, 168, 1, 7), 9)));
        assert_eq!(
            canonical_address(socket("fd00::7", 5, 3)),
            socket("fd00::7", 0, 0)
        );
        assert_eq!(
            canonical_address(socket("fe80::7", 5, 3)),
            socket("fe80::7", 0, 3)
        );
        assert_eq!(canonical_address(mapped), mapped);
    }
}
