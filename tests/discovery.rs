//! Hosts are found: over the loopback, and with a real broadcast between two network namespaces.

use std::net::{Ipv4Addr, SocketAddr, UdpSocket};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::thread::{JoinHandle, sleep, spawn};
use std::time::{Duration, Instant};
use tessella::net::discovery::{
    Announcement, DiscoveryClient, DiscoveryResponder, FoundServer, PROBE_BYTES, Probe, ProbeReply,
    REPLY_BYTES,
};
use tessella::net::{FIRST_PORT, PORT_COUNT, PROTOCOL_VERSION};

/// Answers on a socket until it is dropped, as a host does.
struct Server {
    address: SocketAddr,
    leaving: Arc<AtomicBool>,
    thread: Option<JoinHandle<usize>>,
}

impl Server {
    fn start(socket: UdpSocket, announcement: Announcement) -> Self {
        let address = socket.local_addr().expect("an address");
        let leaving = Arc::new(AtomicBool::new(false));
        let seen = Arc::clone(&leaving);
        socket
            .set_read_timeout(Some(Duration::from_millis(20)))
            .expect("a timeout");
        let thread = spawn(move || {
            let mut responder = DiscoveryResponder::new();
            let mut datagram = [0; 1500];
            let mut answered = 0;
            while !seen.load(Ordering::Relaxed) {
                let Ok((length, from)) = socket.recv_from(&mut datagram) else {
                    continue;
                };
                let now = Instant::now();
                let answer = responder.reply(from, &datagram[..length], now, &announcement);
                if let Some(answer) = answer {
                    socket.send_to(&answer, from).expect("the answer is sent");
                    answered += 1;
                }
            }
            answered
        });
        let thread = Some(thread);
        Self {
            address,
            leaving,
            thread,
        }
    }

    /// A host on a port that nobody else has.
    fn anywhere(announcement: Announcement) -> Self {
        let socket = UdpSocket::bind((Ipv4Addr::LOCALHOST, 0)).expect("a socket");
        Self::start(socket, announcement)
    }

    /// How often it has answered.
    fn leave(mut self) -> usize {
        self.leaving.store(true, Ordering::Relaxed);
        let thread = self.thread.take().expect("a host leaves once");
        thread.join().expect("the host has not panicked")
    }
}

/// A socket on the first of the ports that hosts use which is free.
fn usual_socket() -> UdpSocket {
    (FIRST_PORT..FIRST_PORT + PORT_COUNT)
        .find_map(|port| UdpSocket::bind((Ipv4Addr::UNSPECIFIED, port)).ok())
        .expect("one of the usual ports is free")
}

/// Asks in this way until the host with this number is found, for two seconds at most.
fn find(
    discovery: &mut DiscoveryClient,
    server: u64,
    mut ask: impl FnMut(&mut DiscoveryClient),
) -> Option<FoundServer> {
    let begun = Instant::now();
    let mut asked = None::<Instant>;
    while begun.elapsed() < Duration::from_secs(2) {
        if asked.is_none_or(|asked| asked.elapsed() > Duration::from_millis(500)) {
            ask(discovery);
            asked = Some(Instant::now());
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
fn a_server_on_this_machine_is_found_without_knowing_where() {
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
    let server = Server::start(socket, announcement.clone());
    let mut discovery = DiscoveryClient::new().expect("a finder");
    let found =
        find(&mut discovery, number, DiscoveryClient::broadcast).expect("the host is found");
    assert_eq!(found.announcement, announcement);
    assert!(found.version_fits);
    // Where a network is there as well, the first answer may have come from its address.
    if !found.address.ip().is_loopback() {
        sleep(Duration::from_millis(100));
        discovery.broadcast();
        sleep(Duration::from_millis(100));
        discovery.collect(Instant::now());
    }
    let listed = discovery
        .servers()
        .iter()
        .find(|found| found.announcement.server_id == number);
    let address = listed.expect("it stays listed").address;
    assert_eq!(address, SocketAddr::from((Ipv4Addr::LOCALHOST, port)));
    assert!(server.leave() > 0);

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
fn a_server_at_an_entered_address_is_found() {
    let server = Server::anywhere(Announcement::new(21, 47, "Bert"));
    let address = server.address;
    let mut discovery = DiscoveryClient::new().expect("a finder");
    let found = find(&mut discovery, 21, |discovery| {
        discovery.send_to(address).expect("the question is sent");
    });
    assert_eq!(found.expect("the host is found").address, address);
    server.leave();
}

#[test]
fn a_server_of_another_version_is_listed_as_such() {
    let announcement = Announcement {
        protocol: PROTOCOL_VERSION + 1,
        program: "9.9.9".to_owned(),
        ..Announcement::new(22, 47, "Carla")
    };
    let server = Server::anywhere(announcement);
    let address = server.address;
    let mut discovery = DiscoveryClient::new().expect("a finder");
    let found = find(&mut discovery, 22, |discovery| {
        discovery.send_to(address).expect("the question is sent");
    })
    .expect("the host is found");
    assert!(!found.version_fits);
    assert_eq!(found.announcement.program, "9.9.9");
    assert_eq!(found.announcement.name, "Carla");
    server.leave();
}

#[test]
fn answers_to_questions_that_nobody_asked_are_not_believed() {
    let stranger = UdpSocket::bind((Ipv4Addr::LOCALHOST, 0)).expect("a socket");
    let timeout = Some(Duration::from_secs(2));
    stranger.set_read_timeout(timeout).expect("a timeout");
    let mut discovery = DiscoveryClient::new().expect("a finder");
    let address = stranger.local_addr().expect("an address");
    discovery.send_to(address).expect("the question is sent");
    let mut question = [0; 1500];
    let (length, from) = stranger.recv_from(&mut question).expect("a question");
    assert_eq!(length, PROBE_BYTES);
    let probe = Probe::decode(&question[..length]).expect("a probe");

    let answer =
        |nonce, server| ProbeReply::encode(nonce, &Announcement::new(server, 47, "Mallory"));
    let mut longer = answer(probe.nonce, 3);
    longer.push(0);
    let unbelieved = [answer(probe.nonce + 1, 1), answer(0, 2), longer, Vec::new()];
    for datagram in unbelieved.iter().chain([&answer(probe.nonce, 4)]) {
        stranger.send_to(datagram, from).expect("it is sent");
    }
    let begun = Instant::now();
    while discovery.collect(Instant::now()).is_empty() && begun.elapsed() < Duration::from_secs(2) {
        sleep(Duration::from_millis(5));
    }
    let servers: Vec<u64> = discovery
        .servers()
        .iter()
        .map(|found| found.announcement.server_id)
        .collect();
    assert_eq!(servers, [4]);
}

#[test]
fn no_answer_is_larger_than_its_question() {
    let server = Server::anywhere(Announcement {
        game: "g".repeat(1000),
        ..Announcement::new(23, 47, &"n".repeat(1000))
    });
    let client = UdpSocket::bind((Ipv4Addr::LOCALHOST, 0)).expect("a socket");
    let timeout = Some(Duration::from_millis(300));
    client.set_read_timeout(timeout).expect("a timeout");
    let probe = Probe::new(77).encode();
    let mut answer = [0; 1500];
    client
        .send_to(&probe[..PROBE_BYTES - 1], server.address)
        .expect("sent");
    assert!(
        client.recv(&mut answer).is_err(),
        "a short question is not answered"
    );
    client.send_to(&probe, server.address).expect("sent");
    assert_eq!(client.recv(&mut answer).ok(), Some(REPLY_BYTES));
    assert_eq!(server.leave(), 1);
}

#[test]
fn a_flood_of_questions_is_answered_at_the_limit_only() {
    let server = Server::anywhere(Announcement::new(24, 47, "Dora"));
    let client = UdpSocket::bind((Ipv4Addr::LOCALHOST, 0)).expect("a socket");
    let probe = Probe::new(78).encode();
    let begun = Instant::now();
    for _ in 0..2000 {
        client.send_to(&probe, server.address).expect("sent");
    }
    sleep(Duration::from_millis(300));
    let answered = server.leave();
    let most = 8 + 1 + 8 * begun.elapsed().as_millis() as usize / 1000;
    assert!(
        (1..=most).contains(&answered),
        "{answered} of at most {most}"
    );
}

/// A real network of two machines, each a namespace with one end of a cable. All of it goes with its processes.
#[cfg(target_os = "linux")]
mod between_machines {
    use super::*;
    use std::process::{Child, Command, Stdio};

    /// Which part this program plays when it runs itself.
    const PART: &str = "TESSELLA_TEST_PART";
    const THIS: &str = "between_machines::a_server_is_found_with_a_broadcast";
    const SERVER: &str = "10.77.0.2";
    const CLIENT: &str = "10.77.0.1";
    const NUMBER: u64 = 31;

    /// This test as a process in a network namespace of its own.
    fn apart(part: &str, as_root: bool) -> Command {
        let mut command = Command::new("unshare");
        if !as_root {
            command.args(["--user", "--map-root-user"]);
        }
        command.args(["--net", "--fork", "--kill-child", "--"]);
        command.arg(std::env::current_exe().expect("this program"));
        command
            .args(["--exact", THIS, "--nocapture"])
            .env(PART, part);
        command
    }

    /// Why there can be no namespaces here, or whether root makes them.
    fn namespaces() -> Result<bool, String> {
        let mut reason = String::new();
        for as_root in [true, false] {
            let mut command = Command::new("unshare");
            if !as_root {
                command.args(["--user", "--map-root-user"]);
            }
            let tried = command
                .args([
                    "--net", "--", "ip", "link", "add", "there", "type", "veth", "peer", "name",
                    "here",
                ])
                .output()
                .map_err(|error| format!("unshare: {error}"))?;
            if tried.status.success() {
                return Ok(as_root);
            }
            reason = String::from_utf8_lossy(&tried.stderr).trim().to_owned();
        }
        Err(reason)
    }

    fn ip(arguments: &str) {
        let done = Command::new("ip").args(arguments.split(' ')).output();
        let done = done.expect("ip runs");
        let error = String::from_utf8_lossy(&done.stderr);
        assert!(done.status.success(), "ip {arguments}: {error}");
    }

    fn wait_until(what: &str, mut is: impl FnMut() -> bool) {
        let begun = Instant::now();
        while !is() {
            assert!(
                begun.elapsed() < Duration::from_secs(10),
                "waited for {what}"
            );
            sleep(Duration::from_millis(10));
        }
    }

    fn has_interface(name: &str) -> bool {
        std::fs::read_to_string("/proc/net/dev").is_ok_and(|list| list.contains(name))
    }

    /// The other machine: answers until it is killed, or its time is up.
    fn be_the_server() {
        wait_until("the cable", || has_interface("there"));
        ip("link set lo up");
        ip(&format!("address add {SERVER}/24 broadcast + dev there"));
        ip("link set there up");
        let socket = UdpSocket::bind((Ipv4Addr::UNSPECIFIED, FIRST_PORT + 3)).expect("a socket");
        let server = Server::start(
            socket,
            Announcement::new(NUMBER, FIRST_PORT + 3, "Far away"),
        );
        sleep(Duration::from_secs(20));
        server.leave();
    }

    struct Killed(Child);

    impl Drop for Killed {
        fn drop(&mut self) {
            self.0.kill().expect("the host's process is ours");
            self.0.wait().expect("it ends");
        }
    }

    /// This machine: lays the cable and looks for the host.
    fn be_the_client() {
        let mut discovery = DiscoveryClient::new().expect("a finder");
        // Not even the loopback is there yet.
        discovery.broadcast();
        let reasons = discovery.explain_failures();
        assert!(
            reasons
                .iter()
                .any(|reason| reason.contains("in no network")),
            "{reasons:?}"
        );
        ip("link set lo up");
        discovery.broadcast();
        let reasons = discovery.explain_failures();
        assert_eq!(reasons.len(), 1, "{reasons:?}");
        assert!(reasons[0].contains("in no network"), "{reasons:?}");

        // Whoever this is outside, in here it is root.
        let server = apart("host", true).stdout(Stdio::null()).spawn();
        let server = Killed(server.expect("a second namespace"));
        // `unshare` forks: its child is in the namespace.
        let mut inside = String::new();
        wait_until("the host's namespace", || {
            let children = format!("/proc/{0}/task/{0}/children", server.0.id());
            inside = std::fs::read_to_string(children).unwrap_or_default();
            !inside.trim().is_empty()
        });
        let inside = inside.trim();
        ip(&format!(
            "link add here type veth peer name there netns {inside}"
        ));
        ip(&format!("address add {CLIENT}/24 broadcast + dev here"));
        ip("link set here up");
        // A cable is there only when both ends are up.
        wait_until("the other end of the cable", || {
            std::fs::read_to_string("/sys/class/net/here/carrier").is_ok_and(|up| up.trim() == "1")
                || Command::new("ip")
                    .args(["-o", "link", "show", "here"])
                    .output()
                    .is_ok_and(|shown| String::from_utf8_lossy(&shown.stdout).contains("LOWER_UP"))
        });
        let begun = Instant::now();
        let found =
            find(&mut discovery, NUMBER, DiscoveryClient::broadcast).expect("the host is found");
        println!("found after {} ms", begun.elapsed().as_millis());
        assert_eq!(
            found.address.to_string(),
            format!("{SERVER}:{}", FIRST_PORT + 3)
        );
        assert_eq!(found.announcement.name, "Far away");
        let reasons = discovery.explain_failures();
        assert!(
            reasons.len() == 3 && reasons[0].contains("same Wi-Fi"),
            "{reasons:?}"
        );
        drop(server);
    }

    #[test]
    fn a_server_is_found_with_a_broadcast() {
        match std::env::var(PART).as_deref() {
            Ok("host") => return be_the_server(),
            Ok("guest") => return be_the_client(),
            _ => {}
        }
        let as_root = match namespaces() {
            Ok(as_root) => as_root,
            Err(reason) => {
                println!("skipped: there can be no network namespaces here ({reason})");
                return;
            }
        };
        let played = apart("guest", as_root).output().expect("unshare runs");
        let said = String::from_utf8_lossy(&played.stdout);
        let errors = String::from_utf8_lossy(&played.stderr);
        assert!(played.status.success(), "{said}\n{errors}");
        assert!(said.contains("found after"), "{said}\n{errors}");
        println!("{said}");
    }
}
