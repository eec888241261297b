//! Client side of discovery: broadcasts probes and lists the servers that reply.

use super::multicast::DISCOVERY_GROUP;
use super::probe::{Probe, ProbeReply, REPLY_BYTES};
use super::server_list::{FoundServer, ServerAddress, ServerList};
use crate::addresses::{canonical, ipv6_interfaces, with_zones};
use crate::protocol::{FIRST_PORT, PORT_COUNT};
use crate::random::random_bytes;
use if_addrs::{IfAddr, Ifv4Addr, Interface};
use std::collections::VecDeque;
use std::io::{self, ErrorKind};
use std::net::{IpAddr, Ipv4Addr, Ipv6Addr, SocketAddr, SocketAddrV6, UdpSocket};
use std::time::{Duration, Instant};
use tessella_language::tr;

/// Time for which replies to a probe are accepted.
const REPLY_TIME: Duration = Duration::from_secs(5);
/// Maximum number of probes for which replies are accepted.
const MAX_PROBES: usize = 32;
/// Maximum number of datagrams read in one call, so that a flood cannot hold up the caller.
const MAX_READS: usize = 512;
/// Maximum number of interfaces to send probes over, with each version of IP.
const MAX_INTERFACES: usize = 32;

/// Sends probes and lists the servers that reply. No method blocks.
#[derive(Debug)]
pub struct DiscoveryClient {
    socket: UdpSocket,
    /// Socket for IPv6. A machine may have none.
    socket_v6: Option<UdpSocket>,
    /// Nonce and time of each probe.
    probes: VecDeque<(u64, Instant)>,
    servers: ServerList,
    failures: Vec<ProbeFailure>,
}

/// Reason why a probe did not reach all its receivers.
#[derive(Debug)]
enum ProbeFailure {
    /// The interfaces cannot be listed.
    NoInterfaces(io::Error),
    /// There is no interface but the loopback.
    OnlyLoopback,
    /// The probe could not be sent over an interface.
    Unsent {
        to: IpAddr,
        over: Route,
        error: io::Error,
    },
}

/// Interface over which a probe is sent.
#[derive(Clone, Debug, PartialEq, Eq)]
enum Route {
    /// The loopback.
    Loopback,
    /// The interface that the system chooses for 255.255.255.255.
    Default,
    /// The interface with this name.
    Named(String),
}

impl DiscoveryClient {
    /// Creates a client without sending a probe.
    ///
    /// # Errors
    /// If the system cannot open a socket that may broadcast.
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

    /// Sends a probe to all machines in each network of this machine, and on this machine, to each port that servers use:
    /// to the broadcast addresses of IPv4 and the [`DISCOVERY_GROUP`] of IPv6. Call it about once per second. Failures are
    /// stored for [`explain_failures`](Self::explain_failures).
    pub fn broadcast(&mut self) {
        self.failures.clear();
        let probe = self.new_probe();
        self.send_to_all_ports(v4(Ipv4Addr::LOCALHOST), &Route::Loopback, &probe);
        let interfaces = match if_addrs::get_if_addrs() {
            Ok(interfaces) => interfaces,
            Err(error) => {
                self.failures.push(ProbeFailure::NoInterfaces(error));
                self.send_to_all_ports(v4(Ipv4Addr::BROADCAST), &Route::Default, &probe);
                return;
            }
        };
        if interfaces.iter().all(Interface::is_loopback) {
            self.failures.push(ProbeFailure::OnlyLoopback);
            return;
        }
        let mut reached = self.broadcast_v4(&interfaces, &probe);
        reached.extend(self.multicast_v6(&interfaces, &reached, &probe));
        // If the netmask of an interface is wrong, this still reaches its network on the default interface. A network
        // without a gateway has no default interface; that failure is not reported.
        let failures = self.failures.len();
        self.send_to_all_ports(v4(Ipv4Addr::BROADCAST), &Route::Default, &probe);
        if !reached.is_empty() {
            self.failures.truncate(failures);
        }
    }

    /// Sends a probe to the broadcast address of each interface with IPv4. Returns the names of those over which it was sent.
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
            let route = Route::Named(interface.name.clone());
            if self.send_to_all_ports(v4(broadcast), &route, probe) {
                reached.push(interface.name.clone());
            }
        }
        reached
    }

    /// Sends a probe to the group of servers over each interface with IPv6. Returns the names of those over which it was
    /// sent. A failure is not reported if the probe was sent over the same interface before.
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
            let route = Route::Named(name.clone());
            if self.send_to_all_ports(group.into(), &route, probe) {
                also_reached.push(name);
            } else if reached.contains(&name) {
                self.failures.truncate(failures);
            }
        }
        also_reached
    }

    /// Sends a probe to one address, for example one that a player entered. A link-local address without a zone is tried
    /// on each interface.
    ///
    /// # Errors
    /// If the probe cannot be sent, for example to an IPv6 address from a machine without IPv6.
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
        let socket = socket
            .ok_or_else(|| io::Error::new(ErrorKind::Unsupported, tr!("discovery-no-ipv6")))?;
        socket.send_to(probe, to).map(|_| ())
    }

    /// Reads the replies that have arrived, removes servers that were silent for five seconds, and returns the others
    /// sorted by name.
    pub fn collect(&mut self, now: Instant) -> &[FoundServer] {
        self.probes
            .retain(|(_, sent)| now.saturating_duration_since(*sent) < REPLY_TIME);
        self.servers.expire(now);
        // One byte more than a reply, so that a longer datagram is recognised.
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
                                .record(reply.announcement, canonical(from), now);
                        }
                    }
                    Err(error) if error.kind() == ErrorKind::WouldBlock => break,
                    // Some systems report here that an earlier probe met a closed port, or that a datagram was too long.
                    Err(_) => {}
                }
            }
        }
        self.servers.servers()
    }

    /// Returns the addresses from which servers have replied in the last five seconds. The list of servers has only one of
    /// each.
    pub fn addresses(&self) -> &[ServerAddress] {
        self.servers.addresses()
    }

    /// Returns possible reasons why no server was found, the most likely first, each as a sentence for the player.
    pub fn explain_failures(&self) -> Vec<String> {
        let mut reasons: Vec<String> = Vec::new();
        for failure in &self.failures {
            let reason = failure.to_string();
            if !reasons.contains(&reason) {
                reasons.push(reason);
            }
        }
        let is_alone = |failure: &ProbeFailure| matches!(failure, ProbeFailure::OnlyLoopback);
        if !self.failures.iter().any(is_alone) {
            let last = FIRST_PORT + PORT_COUNT - 1;
            reasons.push(tr!("discovery-other-network").to_owned());
            reasons.push(tr!("discovery-isolation").to_owned());
            reasons.push(tr!(
                "discovery-firewall",
                first = FIRST_PORT.to_string(),
                last = last.to_string()
            ));
        }
        reasons
    }

    /// Creates and records a probe.
    fn new_probe(&mut self) -> Vec<u8> {
        let nonce = u64::from_le_bytes(random_bytes());
        self.probes.push_back((nonce, Instant::now()));
        while self.probes.len() > MAX_PROBES {
            self.probes.pop_front();
        }
        Probe::new(nonce).encode()
    }

    /// Sends a probe to one address on each of the ports. Returns `true` if the system accepted it.
    fn send_to_all_ports(&mut self, mut to: SocketAddr, over: &Route, probe: &[u8]) -> bool {
        for port in FIRST_PORT..FIRST_PORT + PORT_COUNT {
            to.set_port(port);
            match self.send(probe, to) {
                Ok(()) => {}
                // The send buffer is full; the next probe follows in a second.
                Err(error) if error.kind() == ErrorKind::WouldBlock => {}
                Err(error) => {
                    self.failures.push(ProbeFailure::Unsent {
                        to: to.ip(),
                        over: over.clone(),
                        error,
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

/// Returns the broadcast address of an interface, or `None` for a point-to-point link.
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

impl std::fmt::Display for ProbeFailure {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(&match self {
            Self::NoInterfaces(error) => {
                tr!("discovery-no-interfaces", error = error.to_string())
            }
            Self::OnlyLoopback => tr!("discovery-only-loopback").to_owned(),
            Self::Unsent { over, error, .. } if error.kind() == ErrorKind::PermissionDenied => {
                match over {
                    Route::Loopback => tr!("discovery-denied-loopback").to_owned(),
                    Route::Default => tr!("discovery-denied-default").to_owned(),
                    Route::Named(name) => tr!("discovery-denied", interface = name),
                }
            }
            Self::Unsent { to, over, error } => {
                let (to, error) = (to.to_string(), error.to_string());
                match over {
                    Route::Loopback => {
                        tr!("discovery-failed-loopback", address = to, error = error)
                    }
                    Route::Default => tr!("discovery-failed-default", address = to, error = error),
                    Route::Named(name) => tr!(
                        "discovery-failed",
                        interface = name,
                        address = to,
                        error = error
                    ),
                }
            }
        })
    }
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
    fn probe_failures_are_explained_in_sentences() {
        let mut discovery = DiscoveryClient::new().expect("a socket");
        let denied = || io::Error::from(ErrorKind::PermissionDenied);
        let unsent = |error| ProbeFailure::Unsent {
            to: Ipv4Addr::BROADCAST.into(),
            over: Route::Named("wlan0".to_owned()),
            error,
        };
        discovery.failures = vec![unsent(denied()), unsent(denied())];
        let reasons = discovery.explain_failures();
        assert!(reasons[0].contains("does not let Tessella ask over wlan0"));
        assert_eq!(reasons.len(), 4, "each reason once: {reasons:?}");
        assert!(reasons[3].contains("47315 to 47322"), "{}", reasons[3]);

        discovery.failures = vec![ProbeFailure::OnlyLoopback];
        assert_eq!(discovery.explain_failures().len(), 1);
        discovery.failures = vec![ProbeFailure::NoInterfaces(denied())];
        assert!(discovery.explain_failures()[0].contains("cannot be listed"));
    }
}
