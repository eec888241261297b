//! The guest's side: asks everyone, and lists who answers.

use super::hosts::{Found, Hosts};
use super::probe::{ANSWER_BYTES, Answer, Probe};
use crate::net::admission::random;
use crate::net::{PORT, PORTS};
use if_addrs::{IfAddr, Ifv4Addr};
use std::collections::VecDeque;
use std::io::{self, ErrorKind};
use std::net::{IpAddr, Ipv4Addr, Ipv6Addr, SocketAddr, UdpSocket};
use std::time::{Duration, Instant};

/// How long an answer to a question is listened for.
const LISTENED: Duration = Duration::from_secs(5);
/// How many questions are remembered, at most.
const QUESTIONS: usize = 32;
/// How many datagrams are looked at in one go, so that a flood cannot hold up the caller.
const AT_ONCE: usize = 512;
/// How many interfaces are asked over, at most.
const INTERFACES: usize = 32;

/// What 255.255.255.255 is sent over, in words.
const DEFAULT: &str = "the default interface";

/// Asks for hosts and lists those that answer. Nothing here waits.
#[derive(Debug)]
pub struct Finder {
    socket: UdpSocket,
    /// For addresses of IPv6 that somebody enters; a machine may well have none.
    socket_v6: Option<UdpSocket>,
    questions: VecDeque<(u64, Instant)>,
    hosts: Hosts,
    troubles: Vec<Trouble>,
}

/// What kept a question from everyone it was meant for.
#[derive(Debug)]
enum Trouble {
    /// The interfaces cannot be listed.
    NoList(io::Error),
    /// There is no interface but the loopback.
    OnlyLoopback,
    /// An interface does not take the question.
    Unsent {
        to: IpAddr,
        over: String,
        error: io::Error,
    },
}

impl Finder {
    /// A finder that has asked nobody yet.
    ///
    /// # Errors
    /// When the system gives no socket, or none that may broadcast.
    pub fn new() -> io::Result<Self> {
        let socket = UdpSocket::bind((Ipv4Addr::UNSPECIFIED, 0))?;
        socket.set_broadcast(true)?;
        socket.set_nonblocking(true)?;
        let socket_v6 = UdpSocket::bind((Ipv6Addr::UNSPECIFIED, 0))
            .and_then(|socket| socket.set_nonblocking(true).map(|()| socket));
        Ok(Self {
            socket,
            socket_v6: socket_v6.ok(),
            questions: VecDeque::new(),
            hosts: Hosts::default(),
            troubles: Vec::new(),
        })
    }

    /// Asks everyone in the networks that this machine is in, and this machine itself, on each of the ports that hosts use.
    /// Once a second is a good pace. What cannot be asked is remembered for [`Finder::why_nothing`].
    pub fn ask(&mut self) {
        self.troubles.clear();
        let probe = self.question();
        self.ask_everyone_at(Ipv4Addr::LOCALHOST, "the loopback", &probe);
        let interfaces = match if_addrs::get_if_addrs() {
            Ok(interfaces) => interfaces,
            Err(error) => {
                self.troubles.push(Trouble::NoList(error));
                self.ask_everyone_at(Ipv4Addr::BROADCAST, DEFAULT, &probe);
                return;
            }
        };
        let mut asked = vec![Ipv4Addr::LOCALHOST];
        let (mut outside, mut reached) = (false, false);
        for interface in interfaces
            .iter()
            .filter(|interface| !interface.is_loopback())
        {
            let IfAddr::V4(address) = &interface.addr else {
                continue;
            };
            outside = true;
            let Some(everyone) = broadcast_of(address) else {
                continue;
            };
            if asked.contains(&everyone) || asked.len() > INTERFACES {
                continue;
            }
            asked.push(everyone);
            reached |= self.ask_everyone_at(everyone, &interface.name, &probe);
        }
        if !outside {
            self.troubles.push(Trouble::OnlyLoopback);
            return;
        }
        // Where the netmask of an interface is wrong, this still reaches everyone on the default one. There is none in a
        // network that leads nowhere else, and that is no trouble.
        let troubles = self.troubles.len();
        self.ask_everyone_at(Ipv4Addr::BROADCAST, DEFAULT, &probe);
        if reached {
            self.troubles.truncate(troubles);
        }
    }

    /// Asks at one address, such as one that somebody entered.
    ///
    /// # Errors
    /// When the question cannot be sent, as to an address of IPv6 from a machine that has none.
    pub fn ask_at(&mut self, address: SocketAddr) -> io::Result<()> {
        let probe = self.question();
        let socket = match address {
            SocketAddr::V4(_) => Some(&self.socket),
            SocketAddr::V6(_) => self.socket_v6.as_ref(),
        };
        let socket = socket
            .ok_or_else(|| io::Error::new(ErrorKind::Unsupported, "this computer has no IPv6"))?;
        socket.send_to(&probe, address).map(|_| ())
    }

    /// Takes in the answers that have arrived, forgets who has been quiet for five seconds, and lists the others by name.
    pub fn collect(&mut self, now: Instant) -> &[Found] {
        self.questions
            .retain(|(_, asked)| now.saturating_duration_since(*asked) < LISTENED);
        self.hosts.forget(now);
        // One byte more than an answer has, so that what is longer is seen to be.
        let mut bytes = [0; ANSWER_BYTES + 1];
        for socket in [Some(&self.socket), self.socket_v6.as_ref()]
            .into_iter()
            .flatten()
        {
            for _ in 0..AT_ONCE {
                match socket.recv_from(&mut bytes) {
                    Ok((length, from)) => {
                        let answer = Answer::decode(&bytes[..length]).filter(|answer| {
                            self.questions
                                .iter()
                                .any(|(nonce, _)| *nonce == answer.nonce)
                        });
                        if let Some(answer) = answer {
                            self.hosts.hear(answer.notice, from, now);
                        }
                    }
                    Err(error) if error.kind() == ErrorKind::WouldBlock => break,
                    // Some systems say here that a question of before met a closed port, or that a datagram was too long.
                    Err(_) => {}
                }
            }
        }
        self.hosts.found()
    }

    /// Those whom the last [`Finder::collect`] listed.
    pub fn found(&self) -> &[Found] {
        self.hosts.found()
    }

    /// Why nobody may have answered, the most likely reason first, each in a sentence.
    pub fn why_nothing(&self) -> Vec<String> {
        let mut reasons: Vec<String> = Vec::new();
        for trouble in &self.troubles {
            let reason = trouble.to_string();
            if !reasons.contains(&reason) {
                reasons.push(reason);
            }
        }
        let alone = |trouble: &Trouble| matches!(trouble, Trouble::OnlyLoopback);
        if !self.troubles.iter().any(alone) {
            let last = PORT + PORTS - 1;
            reasons.push(
                "The host may be in another network: both devices need the same Wi-Fi or hotspot."
                    .to_owned(),
            );
            reasons.push(
                "The Wi-Fi may keep its devices apart, as guest networks often do (“client isolation”).".to_owned(),
            );
            reasons.push(format!(
                "A firewall on the host may be closed: it has to let in UDP and TCP on the ports {PORT} to {last}."
            ));
        }
        reasons
    }

    /// A new question, which is remembered.
    fn question(&mut self) -> Vec<u8> {
        let nonce = u64::from_le_bytes(random());
        self.questions.push_back((nonce, Instant::now()));
        while self.questions.len() > QUESTIONS {
            self.questions.pop_front();
        }
        Probe::new(nonce).encode()
    }

    /// Sends a question to one address on each of the ports; whether the system took it.
    fn ask_everyone_at(&mut self, to: Ipv4Addr, over: &str, probe: &[u8]) -> bool {
        for port in PORT..PORT + PORTS {
            match self.socket.send_to(probe, (to, port)) {
                Ok(_) => {}
                // The next question will find room again.
                Err(error) if error.kind() == ErrorKind::WouldBlock => {}
                Err(error) => {
                    self.troubles.push(Trouble::Unsent {
                        to: to.into(),
                        over: over.to_owned(),
                        error,
                    });
                    return false;
                }
            }
        }
        true
    }
}

/// The address of everyone in an interface's network; none where it leads to one other machine only.
fn broadcast_of(address: &Ifv4Addr) -> Option<Ipv4Addr> {
    if address.prefixlen >= 31 {
        return None;
    }
    // What the system says can be missing (a VPN) or left at its default; the netmask is always there.
    let everyone = Ipv4Addr::from_bits(address.ip.to_bits() | !address.netmask.to_bits());
    let said = address.broadcast.filter(|said| !said.is_unspecified());
    Some(said.unwrap_or(everyone))
}

impl std::fmt::Display for Trouble {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self {
            Self::NoList(error) => {
                write!(
                    f,
                    "The networks of this computer cannot be listed: {error}."
                )
            }
            Self::OnlyLoopback => f.write_str(
                "This device is in no network (none with IPv4): turn on its Wi-Fi, or let it open a hotspot that the others join.",
            ),
            Self::Unsent { over, error, .. } if error.kind() == ErrorKind::PermissionDenied => {
                write!(
                    f,
                    "The system does not let Tessella ask over {over}: a firewall on this device may be closed."
                )
            }
            Self::Unsent { to, over, error } => {
                write!(f, "Asking over {over} ({to}) failed: {error}.")
            }
        }
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
    fn everyone_in_a_network_has_one_address() {
        let said = interface("10.1.2.3", "255.255.255.0", 24, Some("10.1.2.255"));
        assert_eq!(broadcast_of(&said), Some(Ipv4Addr::new(10, 1, 2, 255)));
        for unsaid in [None, Some("0.0.0.0")] {
            let unsaid = interface("10.1.2.3", "255.255.0.0", 16, unsaid);
            assert_eq!(broadcast_of(&unsaid), Some(Ipv4Addr::new(10, 1, 255, 255)));
        }
        let tunnel = interface("10.1.2.3", "255.255.255.255", 32, None);
        assert_eq!(broadcast_of(&tunnel), None);
    }

    #[test]
    fn troubles_are_told_in_sentences() {
        let mut finder = Finder::new().expect("a socket");
        let denied = || io::Error::from(ErrorKind::PermissionDenied);
        let unsent = |error| Trouble::Unsent {
            to: Ipv4Addr::BROADCAST.into(),
            over: "wlan0".to_owned(),
            error,
        };
        finder.troubles = vec![unsent(denied()), unsent(denied())];
        let reasons = finder.why_nothing();
        assert!(reasons[0].contains("does not let Tessella ask over wlan0"));
        assert_eq!(reasons.len(), 4, "each reason once: {reasons:?}");
        assert!(reasons[3].contains("47315 to 47322"), "{}", reasons[3]);

        finder.troubles = vec![Trouble::OnlyLoopback];
        assert_eq!(finder.why_nothing().len(), 1);
        finder.troubles = vec![Trouble::NoList(denied())];
        assert!(finder.why_nothing()[0].contains("cannot be listed"));
    }
}
