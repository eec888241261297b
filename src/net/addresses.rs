//! Addresses of this machine.

use std::net::IpAddr;

/// Returns the addresses by which other machines in the network reach this one, IPv4 first.
pub fn local_addresses() -> Vec<IpAddr> {
    let interfaces = if_addrs::get_if_addrs().unwrap_or_default();
    let mut addresses: Vec<_> = interfaces
        .into_iter()
        .filter(|interface| !interface.is_loopback() && !interface.is_link_local())
        .map(|interface| interface.ip())
        .collect();
    addresses.sort_by_key(IpAddr::is_ipv6);
    addresses
}
