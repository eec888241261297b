//! This machine's addresses, and addresses as people write them.
//!
//! A link-local IPv6 address (`fe80::`) can be on any interface, so its **zone** says which one is meant: by index in
//! the scope id of a socket address, and by index or name after `%` in text. A zone means something only on the machine
//! itself.

use if_addrs::Interface;
use std::net::{IpAddr, Ipv6Addr, SocketAddr, SocketAddrV6, ToSocketAddrs};
use tessella_protocol::{FIRST_PORT, canonical_address};
use thiserror::Error;

/// Returns the addresses at which other machines on the network can reach this one, IPv4 first.
///
/// Every interface has a link-local address, so these are returned only if there are no others, as on a cable between
/// two machines.
pub fn local_addresses() -> Vec<IpAddr> {
    reachable(&if_addrs::get_if_addrs().unwrap_or_default())
}

fn reachable(interfaces: &[Interface]) -> Vec<IpAddr> {
    let addresses = |are_link_local: bool| {
        let interfaces = interfaces.iter().filter(move |interface| {
            !interface.is_loopback() && interface.is_link_local() == are_link_local
        });
        interfaces.map(Interface::ip).collect::<Vec<_>>()
    };
    let mut found = addresses(false);
    if found.is_empty() {
        found = addresses(true);
    }
    found.sort_by_key(IpAddr::is_ipv6);
    found
}

/// Returns the index and the name of each interface with an IPv6 address, except the loopback.
pub(super) fn ipv6_interfaces(interfaces: &[Interface]) -> Vec<(u32, String)> {
    let mut found: Vec<(u32, String)> = Vec::new();
    for interface in interfaces {
        if let (IpAddr::V6(address), Some(index)) = (interface.ip(), interface.index)
            && !address.is_loopback()
            && found.iter().all(|(known, _)| *known != index)
        {
            found.push((index, interface.name.clone()));
        }
    }
    found
}

/// Returns the addresses that can be meant: one per interface if an address is link-local and has no zone.
pub(super) fn with_zones(address: SocketAddr) -> Vec<SocketAddr> {
    match canonical_address(address) {
        SocketAddr::V6(v6) if v6.ip().is_unicast_link_local() && v6.scope_id() == 0 => {
            let interfaces = if_addrs::get_if_addrs().unwrap_or_default();
            let zones = ipv6_interfaces(&interfaces).into_iter();
            zones
                .map(|(zone, _)| SocketAddrV6::new(*v6.ip(), v6.port(), 0, zone).into())
                .collect()
        }
        address => vec![address],
    }
}

/// Parses an address; the port defaults to the first one that servers use. An IPv6 address needs brackets only before a
/// port.
///
/// ```
/// use tessella_net::parse_address;
///
/// let address = parse_address("fd00::20").expect("an address");
/// assert_eq!(address.to_string(), "[fd00::20]:47315");
/// assert_eq!(parse_address("192.168.1.20:47316").map(|address| address.port()), Some(47316));
/// assert_eq!(parse_address("fd00::20:x"), None);
/// ```
pub fn parse_address(text: &str) -> Option<SocketAddr> {
    parse_with(text.trim(), |name| {
        let interfaces = if_addrs::get_if_addrs().unwrap_or_default();
        let mut interfaces = interfaces.iter();
        interfaces
            .find(|interface| interface.name == name)
            .and_then(|interface| interface.index)
    })
}

/// Error returned for text that is neither an address nor the name of a known machine.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum HostError {
    /// No machine with this name is known on this network.
    #[error("the name {0} is unknown in this network")]
    Unknown(String),
    /// The text cannot be a name, or the port is missing or invalid.
    #[error("expected an address or the name of a machine")]
    InvalidHost,
}

/// Returns the address of a machine, given its address or name, with the default port if the text has none. Looking up
/// a name can block for several seconds.
///
/// ```
/// use tessella_net::{HostError, resolve_host};
///
/// let address = resolve_host("localhost", Some(47315))?;
/// assert!(address.ip().is_loopback());
/// assert_eq!(resolve_host("10.0.0.7:1", None)?.to_string(), "10.0.0.7:1");
/// # Ok::<(), HostError>(())
/// ```
///
/// # Errors
/// If the name is unknown, or the text is not a name.
pub fn resolve_host(text: &str, default_port: Option<u16>) -> Result<SocketAddr, HostError> {
    let text = text.trim();
    if let Ok(address) = text.parse() {
        return Ok(address);
    }
    if default_port == Some(FIRST_PORT)
        && let Some(address) = parse_address(text)
    {
        return Ok(address);
    }
    let (name, port) = match text.split_once(':') {
        Some((name, port)) => (
            name,
            Some(port.parse().map_err(|_| HostError::InvalidHost)?),
        ),
        None => (text, default_port),
    };
    let port = port
        .filter(|&port| port != 0)
        .ok_or(HostError::InvalidHost)?;
    if !is_host_name(name) {
        return Err(HostError::InvalidHost);
    }
    let addresses = (name, port).to_socket_addrs();
    let mut addresses: Vec<SocketAddr> = addresses.map_or_else(|_| Vec::new(), Iterator::collect);
    // Servers listen on both, and a name's IPv6 address is more often out of date.
    addresses.sort_by_key(SocketAddr::is_ipv6);
    let first = addresses.first().copied();
    first.ok_or_else(|| HostError::Unknown(name.to_owned()))
}

/// Returns `true` for a valid machine name: words of letters, digits, `-` and `_`, separated by dots and not all
/// numbers.
fn is_host_name(name: &str) -> bool {
    let is_word = |word: &str| {
        let is_sign = |c: char| c.is_alphanumeric() || c == '-' || c == '_';
        !word.is_empty() && word.chars().count() <= 63 && word.chars().all(is_sign)
    };
    let name = name.strip_suffix('.').unwrap_or(name);
    let is_number = |word: &str| word.bytes().all(|byte| byte.is_ascii_digit());
    name.len() <= 253 && name.split('.').all(is_word) && !name.split('.').all(is_number)
}

/// Parses an address; `index_of` returns the index of the interface with a name.
fn parse_with(text: &str, index_of: impl Fn(&str) -> Option<u32>) -> Option<SocketAddr> {
    let (ip, port) = match text.strip_prefix('[') {
        Some(rest) => match rest.split_once(']')? {
            (ip, "") => (ip, FIRST_PORT),
            (ip, port) => (ip, port.strip_prefix(':')?.parse().ok()?),
        },
        None => {
            let ip = text.parse::<IpAddr>().ok();
            let ip = ip.map(|ip| SocketAddr::new(ip, FIRST_PORT));
            if let Some(address) = ip.or_else(|| text.parse().ok()) {
                return Some(address);
            }
            (text, FIRST_PORT)
        }
    };
    let (ip, zone) = match ip.split_once('%') {
        Some((ip, zone)) => (ip, zone.parse().ok().or_else(|| index_of(zone))?),
        None => (ip, 0),
    };
    let ip: Ipv6Addr = ip.parse().ok()?;
    Some(SocketAddrV6::new(ip, port, 0, zone).into())
}

#[cfg(test)]
mod tests {
    use super::*;
    use if_addrs::{IfAddr, IfOperStatus, Ifv4Addr, Ifv6Addr};
    use std::net::Ipv4Addr;

    fn interface(index: u32, name: &str, ip: &str) -> Interface {
        let addr = match ip.parse().expect("an address") {
            IpAddr::V4(ip) => IfAddr::V4(Ifv4Addr {
                ip,
                netmask: Ipv4Addr::new(255, 255, 255, 0),
                prefixlen: 24,
                broadcast: None,
            }),
            IpAddr::V6(ip) => IfAddr::V6(Ifv6Addr {
                ip,
                netmask: Ipv6Addr::from_bits(u128::MAX << 64),
                prefixlen: 64,
                broadcast: None,
            }),
        };
        Interface {
            name: name.to_owned(),
            addr,
            index: Some(index),
            oper_status: IfOperStatus::Up,
            is_p2p: false,
            #[cfg(windows)]
            adapter_name: name.to_owned(),
        }
    }

    fn texts(addresses: &[IpAddr]) -> Vec<String> {
        addresses.iter().map(ToString::to_string).collect()
    }

    #[test]
    fn link_local_addresses_are_used_if_there_are_no_others() {
        let cable = [
            interface(1, "lo", "127.0.0.1"),
            interface(1, "lo", "::1"),
            interface(2, "eth0", "fe80::2"),
            interface(3, "eth1", "169.254.7.8"),
        ];
        assert_eq!(texts(&reachable(&cable)), ["169.254.7.8", "fe80::2"]);
        let mut home = cable.to_vec();
        home.push(interface(2, "eth0", "fd00::2"));
        home.push(interface(2, "eth0", "192.168.1.20"));
        assert_eq!(texts(&reachable(&home)), ["192.168.1.20", "fd00::2"]);
        assert!(reachable(&cable[..2]).is_empty());
    }

    #[test]
    fn ipv6_interface_is_listed_once() {
        let interfaces = [
            interface(1, "lo", "::1"),
            interface(2, "eth0", "fe80::2"),
            interface(2, "eth0", "fd00::2"),
            interface(3, "eth1", "192.168.1.20"),
            interface(4, "eth2", "fe80::4"),
        ];
        let found = ipv6_interfaces(&interfaces);
        assert_eq!(found, [(2, "eth0".to_owned()), (4, "eth2".to_owned())]);
    }

    #[test]
    fn address_is_parsed_with_port_zone_and_brackets() {
        let index_of = |name: &str| (name == "eth0").then_some(7);
        for (text, expected) in [
            ("192.168.1.20", "192.168.1.20:47315"),
            ("192.168.1.20:9", "192.168.1.20:9"),
            ("fd00::20", "[fd00::20]:47315"),
            ("[fd00::20]", "[fd00::20]:47315"),
            ("[fd00::20]:9", "[fd00::20]:9"),
            ("fe80::20%3", "[fe80::20%3]:47315"),
            ("fe80::20%eth0", "[fe80::20%7]:47315"),
            ("[fe80::20%eth0]:9", "[fe80::20%7]:9"),
        ] {
            let parsed = parse_with(text, index_of).map(|address| address.to_string());
            assert_eq!(parsed.as_deref(), Some(expected), "{text}");
        }
        for text in [
            "",
            "[",
            "[]",
            "[fd00::20",
            "[fd00::20]9",
            "[fd00::20]:",
            "[fd00::20]:70000",
            "[192.168.1.20]:9",
            "fe80::20%",
            "fe80::20%eth1",
            "192.168.1.20%eth0",
            "anna",
        ] {
            assert_eq!(parse_with(text, index_of), None, "{text}");
        }
    }

    #[test]
    fn link_local_address_without_zone_may_be_on_each_interface() {
        let global: SocketAddr = "[fd00::20]:9".parse().expect("an address");
        assert_eq!(with_zones(global), [global]);
        let zoned: SocketAddr = "[fe80::20%3]:9".parse().expect("an address");
        assert_eq!(with_zones(zoned), [zoned]);
        let bare: SocketAddr = "[fe80::20]:9".parse().expect("an address");
        assert!(!with_zones(bare).contains(&bare));
    }
}
