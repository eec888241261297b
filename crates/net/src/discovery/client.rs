//! Client side of discovery: broadcasts probes and lists the servers that reply.

use super::failure::{DiscoveryFailure, ProbeRoute};
use super::multicast::DISCOVERY_GROUP;
use super::server_list::{FoundServer, ServerAddress, ServerList};
use crate::addresses::{ipv6_interfaces, with_zones};
use if_addrs::{IfAddr, Ifv4Addr, Interface};
use std::collections::VecDeque;
use std::io::{self, ErrorKind};
use std::net::{Ipv4Addr, Ipv6Addr, SocketAddr, SocketAddrV6, UdpSocket};
use std::time::{Duration, Instant};
use tessella_protocol::discovery::{Probe, ProbeReply, REPLY_BYTES};
use tessella_protocol::{FIRST_PORT, PORT_COUNT, canonical_address, random_id};

/// Time for which replies to a probe are accepted.
const REPLY_TIME: Duration = Duration::from_secs(5);
/// Maximum number of probes for which replies are accepted.
const MAX_PROBES: usize = 32;
/// Maximum number of datagrams read in one call, so that a flood cannot hold up the caller.
const MAX_READS: usize = 512;
/// Maximum number of interfaces to send probes over, for each version of IP.
const MAX_INTERFACES: usize = 32;

/// Sends probes and lists the servers that reply. No method blocks.
#[derive(Debug)]
pub struct DiscoveryClient {
    socket: UdpSocket,
    /// Socket for IPv6, if this machine supports it.
    socket_v6: Option<UdpSocket>,
    /// Nonce and time of each probe.
    probes: VecDeque<(u64, Instant)>,
    servers: ServerList,
    /// Reasons why the last probe may not have reached all its receivers.
    failures: Vec<DiscoveryFailure>,
}

impl DiscoveryClient {
    /// Creates a client without sending a probe.
    ///
    /// # Errors
    /// If the system cannot open a socket for broadcasting.
    pub fn new() -> io::Result<Self> {
        let socket = UdpSocket::bind((Ipv4Addr::UNSPECIFIED, 0))?;
        socket.set_broadcast(true)?;
        socket.set_nonblocking(true)?;
        let socket_v6 = UdpSocket::bind((Ipv6Addr::UNSPECIFIED, 0))
            .and_then(|socket| socket.set_nonblocking(true).map(|()| socket));
        Ok(Self {
            socket,
            socket_v6: socket_v6.ok(),
            probes: VecDeque::new(),
            servers: ServerList::default(),
            failures: Vec::new(),
        })
    }

    /// Sends a probe to each port that servers use, on this machine and on all machines in its networks: to the IPv4
    /// broadcast addresses and the IPv6 [`DISCOVERY_GROUP`]. Call it about once per second. Failures are kept for
    /// [`possible_failures`](Self::possible_failures).
    pub fn broadcast(&mut self) {
        self.failures.clear();
        let probe = self.new_probe();
        self.send_to_all_ports(v4(Ipv4Addr::LOCALHOST), &ProbeRoute::Loopback, &probe);
        let interfaces = match if_addrs::get_if_addrs() {
            Ok(interfaces) => interfaces,
            Err(error) => {
                self.failures
                    .push(DiscoveryFailure::NoInterfaces(error.into()));
                self.send_to_all_ports(v4(Ipv4Addr::BROADCAST), &ProbeRoute::Default, &probe);
                return;
            }
        };
        if interfaces.iter().all(Interface::is_loopback) {
            self.failures.push(DiscoveryFailure::OnlyLoopback);
            return;
        }
        let mut reached = self.broadcast_v4(&interfaces, &probe);
        reached.extend(self.multicast_v6(&interfaces, &reached, &probe));
        // If the netmask of an interface is wrong, this still reaches its network if it is the default interface.
        // Without a gateway there is no default interface, which is not worth reporting.
        let failures = self.failures.len();
        self.send_to_all_ports(v4(Ipv4Addr::BROADCAST), &ProbeRoute::Default, &probe);
        if !reached.is_empty() {
            self.failures.truncate(failures);
        }
    }

    /// Sends a probe to the broadcast address of each IPv4 interface. Returns the names of those over which it was
    /// sent.
    fn broadcast_v4(&mut self, interfaces: &[Interface], probe: &[u8]) -> Vec<String> {
        let mut sent_to: Vec<Ipv4Addr> = Vec::new();
        let mut reached = Vec::new();
        for interface in interfaces {
            let IfAddr::V4(address) = &interface.addr else {
                continue;
            };
            let Some(broadcast) = broadcast_address(address).filter(|_| !address.is_loopback())
            else {
                continue;
            };
            if sent_to.contains(&broadcast) || sent_to.len() >= MAX_INTERFACES {
                continue;
            }
            sent_to.push(broadcast);
            let route = ProbeRoute::Named(interface.name.clone());
            if self.send_to_all_ports(v4(broadcast), &route, probe) {
                reached.push(interface.name.clone());
            }
        }
        reached
    }

    /// Sends a probe to the discovery group over each IPv6 interface. Returns the names of those over which it was
    /// sent. A failure is not reported for an interface in `reached`.
    fn multicast_v6(
        &mut self,
        interfaces: &[Interface],
        reached: &[String],
        probe: &[u8],
    ) -> Vec<String> {
        let interfaces = ipv6_interfaces(interfaces).into_iter();
        let mut also_reached = Vec::new();
        for (zone, name) in interfaces.take(MAX_INTERFACES) {
            let failures = self.failures.len();
            let group = SocketAddrV6::new(DISCOVERY_GROUP, 0, 0, zone);
            let route = ProbeRoute::Named(name.clone());
            if self.send_to_all_ports(group.into(), &route, probe) {
                also_reached.push(name);
            } else if reached.contains(&name) {
                self.failures.truncate(failures);
            }
        }
        also_reached
    }

    /// Sends a probe to one address, such as one that a player has entered. A link-local address without a zone is
    /// tried on every interface.
    ///
    /// # Errors
    /// If the probe cannot be sent, for example to an IPv6 address on a machine without IPv6.
    pub fn send_to(&mut self, address: SocketAddr) -> io::Result<()> {
        let probe = self.new_probe();
        let mut sent = Err(io::Error::from(ErrorKind::NetworkUnreachable));
        for address in with_zones(address).into_iter().take(MAX_INTERFACES) {
            let result = self.send(&probe, address);
            if sent.is_err() {
                sent = result;
            }
        }
        sent
    }

    fn send(&self, probe: &[u8], to: SocketAddr) -> io::Result<()> {
        let socket = match to {
            SocketAddr::V4(_) => Some(&self.socket),
            SocketAddr::V6(_) => self.socket_v6.as_ref(),
        };
        let socket = socket.ok_or(ErrorKind::Unsupported)?;
        socket.send_to(probe, to).map(|_| ())
    }

    /// Reads the replies that have arrived, removes servers that have been silent for five seconds, and returns the
    /// others sorted by name.
    pub fn collect(&mut self, now: Instant) -> &[FoundServer] {
        self.probes
            .retain(|(_, sent)| now.saturating_duration_since(*sent) < REPLY_TIME);
        self.servers.expire(now);
        // One byte more than a reply, so that a longer datagram can be recognized.
        let mut bytes = [0; REPLY_BYTES + 1];
        for socket in [Some(&self.socket), self.socket_v6.as_ref()]
            .into_iter()
            .flatten()
        {
            for _ in 0..MAX_READS {
                match socket.recv_from(&mut bytes) {
                    Ok((length, from)) => {
                        let reply = ProbeReply::decode(&bytes[..length]).filter(|reply| {
                            self.probes.iter().any(|(nonce, _)| *nonce == reply.nonce)
                        });
                        if let Some(reply) = reply {
                            self.servers
                                .record(reply.announcement, canonical_address(from), now);
                        }
                    }
                    Err(error) if error.kind() == ErrorKind::WouldBlock => break,
                    // Some systems report here that an earlier probe hit a closed port, or that a datagram was too
                    // long.
                    Err(_) => {}
                }
            }
        }
        self.servers.servers()
    }

    /// Returns all addresses from which servers have replied in the last five seconds; the list of servers has only one
    /// per server.
    pub fn addresses(&self) -> &[ServerAddress] {
        self.servers.addresses()
    }

    /// Returns possible reasons why no server was found, most likely first.
    pub fn possible_failures(&self) -> Vec<DiscoveryFailure> {
        let mut failures: Vec<DiscoveryFailure> = Vec::new();
        for failure in &self.failures {
            if !failures.contains(failure) {
                failures.push(failure.clone());
            }
        }
        if !failures.contains(&DiscoveryFailure::OnlyLoopback) {
            failures.extend([
                DiscoveryFailure::OtherNetwork,
                DiscoveryFailure::ClientIsolation,
                DiscoveryFailure::Firewall,
            ]);
        }
        failures
    }

    fn new_probe(&mut self) -> Vec<u8> {
        let nonce = random_id();
        self.probes.push_back((nonce, Instant::now()));
        while self.probes.len() > MAX_PROBES {
            self.probes.pop_front();
        }
        Probe::new(nonce).encode()
    }

    /// Sends a probe to each server port at one address. Returns `true` if the system accepted it.
    fn send_to_all_ports(&mut self, mut to: SocketAddr, over: &ProbeRoute, probe: &[u8]) -> bool {
        for port in FIRST_PORT..FIRST_PORT + PORT_COUNT {
            to.set_port(port);
            match self.send(probe, to) {
                Ok(()) => {}
                // The send buffer is full; the next probe follows in a second.
                Err(error) if error.kind() == ErrorKind::WouldBlock => {}
                Err(error) => {
                    let (to, over) = (to.ip(), over.clone());
                    self.failures.push(match error.kind() {
                        ErrorKind::PermissionDenied => DiscoveryFailure::Denied(over),
                        _ if to.is_ipv6() && self.socket_v6.is_none() => {
                            DiscoveryFailure::NoIpv6 { to, over }
                        }
                        _ => DiscoveryFailure::Unsent {
                            to,
                            over,
                            error: error.into(),
                        },
                    });
                    return false;
                }
            }
        }
        true
    }
}

/// Returns a socket address without a port.
fn v4(ip: Ipv4Addr) -> SocketAddr {
    (ip, 0).into()
}

/// Returns the broadcast address of an interface; `None` for a point-to-point link.
fn broadcast_address(address: &Ifv4Addr) -> Option<Ipv4Addr> {
    if address.prefixlen >= 31 {
        return None;
    }
    // The reported address can be missing (VPN) or left at its default; the netmask is always present.
    let computed = Ipv4Addr::from_bits(address.ip.to_bits() | !address.netmask.to_bits());
    let reported = address
        .broadcast
        .filter(|reported| !reported.is_unspecified());
    Some(reported.unwrap_or(computed))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn interface(ip: &str, netmask: &str, prefixlen: u8, broadcast: Option<&str>) -> Ifv4Addr {
        let address = |text: &str| text.parse().expect("an address");
        Ifv4Addr {
            ip: address(ip),
            netmask: address(netmask),
            prefixlen,
            broadcast: broadcast.map(address),
        }
    }

    #[test]
    fn broadcast_address_is_reported_or_computed() {
        let reported = interface("10.1.2.3", "255.255.255.0", 24, Some("10.1.2.255"));
        assert_eq!(
            broadcast_address(&reported),
            Some(Ipv4Addr::new(10, 1, 2, 255))
        );
        for missing in [None, Some("0.0.0.0")] {
            let computed = interface("10.1.2.3", "255.255.0.0", 16, missing);
            assert_eq!(
                broadcast_address(&computed),
                Some(Ipv4Addr::new(10, 1, 255, 255))
            );
        }
        let tunnel = interface("10.1.2.3", "255.255.255.255", 32, None);
        assert_eq!(broadcast_address(&tunnel), None);
    }

    #[test]
    fn each_failure_is_reported_once_before_what_may_be_wrong_elsewhere() {
        let mut discovery = DiscoveryClient::new().expect("a socket");
        let denied = DiscoveryFailure::Denied(ProbeRoute::Named("wlan0".to_owned()));
        let elsewhere = [
            DiscoveryFailure::OtherNetwork,
            DiscoveryFailure::ClientIsolation,
            DiscoveryFailure::Firewall,
        ];
        discovery.failures = vec![denied.clone(), denied.clone()];
        let (failures, expected) = (discovery.possible_failures(), [denied]);
        assert!(failures.iter().eq(expected.iter().chain(&elsewhere)));

        discovery.failures = vec![DiscoveryFailure::OnlyLoopback];
        let failures = discovery.possible_failures();
        assert_eq!(failures, [DiscoveryFailure::OnlyLoopback]);

        let unlisted = DiscoveryFailure::NoInterfaces(ErrorKind::PermissionDenied.into());
        discovery.failures = vec![unlisted.clone()];
        assert_eq!(discovery.possible_failures()[0], unlisted);
    }

    #[test]
    fn failures_display_as_sentences() {
        let unsent = DiscoveryFailure::Unsent {
            to: Ipv4Addr::BROADCAST.into(),
            over: ProbeRoute::Default,
            error: ErrorKind::NetworkDown.into(),
        };
        for (failure, sentence) in [
            (
                unsent,
                "Search on the default interface (255.255.255.255) failed: network down.",
            ),
            (
                DiscoveryFailure::Denied(ProbeRoute::Named("wlan0".to_owned())),
                "The system won't let Tessella search on wlan0: a firewall on this device may be blocking it.",
            ),
            (
                DiscoveryFailure::Firewall,
                "A firewall on the host may be blocking Tessella: allow UDP and TCP on ports 47315 to 47322.",
            ),
        ] {
            assert_eq!(failure.to_string(), sentence);
        }
    }
}
