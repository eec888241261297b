//! Discovery over the loopback, and with a real broadcast between two network namespaces.

use std::net::{Ipv4Addr, SocketAddr, UdpSocket};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::thread::{JoinHandle, sleep, spawn};
use std::time::{Duration, Instant};
use tessella_net::discovery::{DiscoveryClient, DiscoveryFailure, DiscoveryResponder, FoundServer};
use tessella_protocol::discovery::{Announcement, PROBE_BYTES, Probe, ProbeReply, REPLY_BYTES};
use tessella_protocol::{FIRST_PORT, PORT_COUNT, PROTOCOL_VERSION};

/// Replies to probes on a socket until it is dropped, like a server.
struct ProbeServer {
    address: SocketAddr,
    stop: Arc<AtomicBool>,
    thread: Option<JoinHandle<usize>>,
}

impl ProbeServer {
    fn start(socket: UdpSocket, announcement: Announcement) -> Self {
        let address = socket.local_addr().expect("an address");
        let stop = Arc::new(AtomicBool::new(false));
        let seen = Arc::clone(&stop);
        socket
            .set_read_timeout(Some(Duration::from_millis(20)))
            .expect("a timeout");
        let thread = spawn(move || {
            let mut responder = DiscoveryResponder::new();
            let mut datagram = [0; 1500];
            let mut replies = 0;
            while !seen.load(Ordering::Relaxed) {
                let Ok((length, from)) = socket.recv_from(&mut datagram) else {
                    continue;
                };
                let now = Instant::now();
                let reply = responder.reply(from, &datagram[..length], now, &announcement);
                if let Some(reply) = reply {
                    socket.send_to(&reply, from).expect("the reply is sent");
                    replies += 1;
                }
            }
            replies
        });
        let thread = Some(thread);
        Self {
            address,
            stop,
            thread,
        }
    }

    /// Starts a server on any free port.
    fn anywhere(announcement: Announcement) -> Self {
        let socket = UdpSocket::bind((Ipv4Addr::LOCALHOST, 0)).expect("a socket");
        Self::start(socket, announcement)
    }

    /// Stops the server and returns the number of its replies.
    fn stop(mut self) -> usize {
        self.stop.store(true, Ordering::Relaxed);
        let thread = self.thread.take().expect("a server stops once");
        thread.join().expect("the server has not panicked")
    }
}

/// Binds a socket to the first free port of those that servers use.
fn usual_socket() -> UdpSocket {
    (FIRST_PORT..FIRST_PORT + PORT_COUNT)
        .find_map(|port| UdpSocket::bind((Ipv4Addr::UNSPECIFIED, port)).ok())
        .expect("one of the usual ports is free")
}

/// Sends probes with `send` until the server with this id is found, for at most two seconds.
fn find(
    discovery: &mut DiscoveryClient,
    server: u64,
    mut send: impl FnMut(&mut DiscoveryClient),
) -> Option<FoundServer> {
    let begun = Instant::now();
    let mut last_sent = None::<Instant>;
    while begun.elapsed() < Duration::from_secs(2) {
        if last_sent.is_none_or(|last_sent| last_sent.elapsed() > Duration::from_millis(500)) {
            send(discovery);
            last_sent = Some(Instant::now());
        }
        let found = discovery.collect(Instant::now()).iter();
        if let Some(found) = found
            .clone()
            .find(|found| found.announcement.server_id == server)
        {
            return Some(found.clone());
        }
        sleep(Duration::from_millis(5));
    }
    None
}

#[test]
fn server_on_this_machine_is_found_by_broadcast() {
    let socket = usual_socket();
    let port = socket.local_addr().expect("an address").port();
    let number = 0x1000 + u64::from(std::process::id());
    let announcement = Announcement {
        people: 3,
        max_people: 8,
        rooms: 2,
        needs_code: true,
        game: "Drench".to_owned(),
        ..Announcement::new(number, port, "Anna’s computer")
    };
    let server = ProbeServer::start(socket, announcement.clone());
    let mut discovery = DiscoveryClient::new().expect("a discovery client");
    let found =
        find(&mut discovery, number, DiscoveryClient::broadcast).expect("the server is found");
    assert_eq!(found.announcement, announcement);
    assert!(found.is_compatible);
    // In a network the first reply may have come from its address.
    if !found.address.ip().is_loopback() {
        sleep(Duration::from_millis(100));
        discovery.broadcast();
        sleep(Duration::from_millis(100));
    }
    let listed = discovery
        .collect(Instant::now())
        .iter()
        .find(|found| found.announcement.server_id == number);
    let address = listed.expect("it stays listed").address;
    assert_eq!(address, SocketAddr::from((Ipv4Addr::LOCALHOST, port)));
    assert!(server.stop() > 0);

    let later = Instant::now() + Duration::from_secs(6);
    let listed = discovery.collect(later).iter();
    assert_eq!(
        listed
            .filter(|found| found.announcement.server_id == number)
            .count(),
        0
    );
}

#[test]
fn server_at_entered_address_is_found() {
    let server = ProbeServer::anywhere(Announcement::new(21, 47, "Bert"));
    let address = server.address;
    let mut discovery = DiscoveryClient::new().expect("a discovery client");
    let found = find(&mut discovery, 21, |discovery| {
        discovery.send_to(address).expect("the probe is sent");
    });
    assert_eq!(found.expect("the server is found").address, address);
    server.stop();
}

#[test]
fn server_of_other_version_is_listed_as_incompatible() {
    let announcement = Announcement {
        protocol: PROTOCOL_VERSION + 1,
        program: "9.9.9".to_owned(),
        ..Announcement::new(22, 47, "Carla")
    };
    let server = ProbeServer::anywhere(announcement);
    let address = server.address;
    let mut discovery = DiscoveryClient::new().expect("a discovery client");
    let found = find(&mut discovery, 22, |discovery| {
        discovery.send_to(address).expect("the probe is sent");
    })
    .expect("the server is found");
    assert!(!found.is_compatible);
    assert_eq!(found.announcement.program, "9.9.9");
    assert_eq!(found.announcement.name, "Carla");
    server.stop();
}

#[test]
fn replies_without_matching_probe_are_ignored() {
    let stranger = UdpSocket::bind((Ipv4Addr::LOCALHOST, 0)).expect("a socket");
    let timeout = Some(Duration::from_secs(2));
    stranger.set_read_timeout(timeout).expect("a timeout");
    let mut discovery = DiscoveryClient::new().expect("a discovery client");
    let address = stranger.local_addr().expect("an address");
    discovery.send_to(address).expect("the probe is sent");
    let mut datagram = [0; 1500];
    let (length, from) = stranger.recv_from(&mut datagram).expect("a datagram");
    assert_eq!(length, PROBE_BYTES);
    let probe = Probe::decode(&datagram[..length]).expect("a probe");

    let reply =
        |nonce, server| ProbeReply::encode(nonce, &Announcement::new(server, 47, "Mallory"));
    let mut longer = reply(probe.nonce, 3);
    longer.push(0);
    let ignored = [reply(probe.nonce + 1, 1), reply(0, 2), longer, Vec::new()];
    for datagram in ignored.iter().chain([&reply(probe.nonce, 4)]) {
        stranger.send_to(datagram, from).expect("it is sent");
    }
    let begun = Instant::now();
    while discovery.collect(Instant::now()).is_empty() && begun.elapsed() < Duration::from_secs(2) {
        sleep(Duration::from_millis(5));
    }
    let servers: Vec<u64> = discovery
        .collect(Instant::now())
        .iter()
        .map(|found| found.announcement.server_id)
        .collect();
    assert_eq!(servers, [4]);
}

#[test]
fn reply_is_no_larger_than_its_probe() {
    let server = ProbeServer::anywhere(Announcement {
        game: "g".repeat(1000),
        ..Announcement::new(23, 47, &"n".repeat(1000))
    });
    let client = UdpSocket::bind((Ipv4Addr::LOCALHOST, 0)).expect("a socket");
    let timeout = Some(Duration::from_millis(300));
    client.set_read_timeout(timeout).expect("a timeout");
    let probe = Probe::new(77).encode();
    let mut reply = [0; 1500];
    client
        .send_to(&probe[..PROBE_BYTES - 1], server.address)
        .expect("sent");
    assert!(
        client.recv(&mut reply).is_err(),
        "a short probe gets no reply"
    );
    client.send_to(&probe, server.address).expect("sent");
    assert_eq!(client.recv(&mut reply).ok(), Some(REPLY_BYTES));
    assert_eq!(server.stop(), 1);
}

#[test]
fn flood_of_probes_is_answered_up_to_rate_limit() {
    let server = ProbeServer::anywhere(Announcement::new(24, 47, "Dora"));
    let client = UdpSocket::bind((Ipv4Addr::LOCALHOST, 0)).expect("a socket");
    let probe = Probe::new(78).encode();
    let begun = Instant::now();
    for _ in 0..2000 {
        client.send_to(&probe, server.address).expect("sent");
    }
    sleep(Duration::from_millis(300));
    let replies = server.stop();
    let most = 8 + 1 + 8 * begun.elapsed().as_millis() as usize / 1000;
    assert!((1..=most).contains(&replies), "{replies} of at most {most}");
}

/// A network of two namespaces joined by a virtual cable.
#[cfg(target_os = "linux")]
mod between_machines {
    use super::*;
    use std::process::Stdio;
    use tessella_net_test_support::namespaces::{
        Neighbour, has_carrier, has_interface, in_namespace, ip, role, run_in_namespace, wait_until,
    };

    const THIS: &str = "between_machines::server_is_found_by_broadcast_between_namespaces";
    const SERVER: &str = "10.77.0.2";
    const CLIENT: &str = "10.77.0.1";
    const NUMBER: u64 = 31;

    /// Runs the server in its namespace, until it is killed or its time is up.
    fn run_server() {
        wait_until("the cable", || has_interface("there"));
        ip("link set lo up");
        ip("link set there up");
        let socket = UdpSocket::bind((Ipv4Addr::UNSPECIFIED, FIRST_PORT + 3)).expect("a socket");
        let server = ProbeServer::start(
            socket,
            Announcement::new(NUMBER, FIRST_PORT + 3, "Far away"),
        );
        sleep(Duration::from_secs(20));
        server.stop();
    }

    /// Connects the namespaces and looks for the server.
    fn run_client() {
        let mut discovery = DiscoveryClient::new().expect("a discovery client");
        // The loopback is not up yet.
        discovery.broadcast();
        let failures = discovery.possible_failures();
        let is_alone = failures.contains(&DiscoveryFailure::OnlyLoopback);
        assert!(is_alone, "{failures:?}");
        ip("link set lo up");
        discovery.broadcast();
        let failures = discovery.possible_failures();
        assert_eq!(failures, [DiscoveryFailure::OnlyLoopback]);

        // Inside the namespace this process is root.
        let server = in_namespace(THIS, "server", true)
            .stdout(Stdio::null())
            .spawn();
        let server = Neighbour::new(server.expect("a second namespace"));
        server.connect();
        server.ip(&format!("address add {SERVER}/24 broadcast + dev there"));
        ip(&format!("address add {CLIENT}/24 broadcast + dev here"));
        ip("link set here up");
        wait_until("the other end of the cable", || has_carrier("here"));
        let begun = Instant::now();
        let found =
            find(&mut discovery, NUMBER, DiscoveryClient::broadcast).expect("the server is found");
        println!("found after {} ms", begun.elapsed().as_millis());
        assert_eq!(
            found.address.to_string(),
            format!("{SERVER}:{}", FIRST_PORT + 3)
        );
        assert_eq!(found.announcement.name, "Far away");
        let elsewhere = [
            DiscoveryFailure::OtherNetwork,
            DiscoveryFailure::ClientIsolation,
            DiscoveryFailure::Firewall,
        ];
        assert_eq!(discovery.possible_failures(), elsewhere);
        drop(server);
    }

    #[test]
    fn server_is_found_by_broadcast_between_namespaces() {
        match role().as_deref() {
            Some("server") => return run_server(),
            Some("client") => return run_client(),
            _ => {}
        }
        if let Some(said) = run_in_namespace(THIS, "client") {
            assert!(said.contains("found after"), "{said}");
        }
    }
}
