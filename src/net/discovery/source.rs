//! Who counts as one, where something is limited for each source.

use std::net::{IpAddr, Ipv6Addr};

/// Somebody in the network, as far as an address tells.
///
/// An IPv4 address that comes by way of IPv6 is the same as itself. Whoever has one IPv6 address has all those with the same
/// first half, so they count as one; but where all of a network share that half (`fe80::/64`) it says nothing.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(in crate::net) struct Source(IpAddr);

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

#[cfg(test)]
mod tests {
    use super::*;

    fn source(address: &str) -> Source {
        Source::from(address.parse::<IpAddr>().expect("an address"))
    }

    #[test]
    fn ways_to_write_one_source_are_one() {
        assert_eq!(source("192.168.1.7"), source("::ffff:192.168.1.7"));
        assert_eq!(source("2001:db8::1"), source("2001:db8::ffff:2"));
    }

    #[test]
    fn neighbours_are_others() {
        assert_ne!(source("192.168.1.7"), source("192.168.1.8"));
        assert_ne!(source("2001:db8:0:1::1"), source("2001:db8:0:2::1"));
        assert_ne!(source("fe80::1"), source("fe80::2"));
    }
}
