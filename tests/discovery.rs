//! Hosts are found: over the loopback, and with a real broadcast between two network namespaces.

use std::net::{Ipv4Addr, SocketAddr, UdpSocket};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::thread::{JoinHandle, sleep, spawn};
use std::time::{Duration, Instant};
use tessella::net::discovery::{
    ANSWER_BYTES, Answer, Answerer, Finder, Found, Notice, PROBE_BYTES, Probe,
};
use tessella::net::{PORT, PORTS, PROTOCOL};

/// Answers on a socket until it is dropped, as a host does.
struct Host {
    address: SocketAddr,
    leaving: Arc<AtomicBool>,
    thread: Option<JoinHandle<usize>>,
}

impl Host {
    fn start(socket: UdpSocket, notice: Notice) -> Self {
        let address = socket.local_addr().expect("an address");
        let leaving = Arc::new(AtomicBool::new(false));
        let seen = Arc::clone(&leaving);
        socket
            .set_read_timeout(Some(Duration::from_millis(20)))
            .expect("a timeout");
        let thread = spawn(move || {
            let mut answerer = Answerer::new();
            let mut datagram = [0; 1500];
            let mut answered = 0;
            while !seen.load(Ordering::Relaxed) {
                let Ok((length, from)) = socket.recv_from(&mut datagram) else {
                    continue;
                };
                let now = Instant::now();
                let answer = answerer.answer(from, &datagram[..length], now, &notice);
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
    fn anywhere(notice: Notice) -> Self {
        let socket = UdpSocket::bind((Ipv4Addr::LOCALHOST, 0)).expect("a socket");
        Self::start(socket, notice)
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
    (PORT..PORT + PORTS)
        .find_map(|port| UdpSocket::bind((Ipv4Addr::UNSPECIFIED, port)).ok())
        .expect("one of the usual ports is free")
}

/// Asks in this way until the host with this number is found, for two seconds at most.
fn find(finder: &mut Finder, host: u64, mut ask: impl FnMut(&mut Finder)) -> Option<Found> {
    let begun = Instant::now();
    let mut asked = None::<Instant>;
    while begun.elapsed() < Duration::from_secs(2) {
        if asked.is_none_or(|asked| asked.elapsed() > Duration::from_millis(500)) {
            ask(finder);
            asked = Some(Instant::now());
        }
        let found = finder.collect(Instant::now()).iter();
        if let Some(found) = found.clone().find(|found| found.notice.host == host) {
            return Some(found.clone());
        }
        sleep(Duration::from_millis(5));
    }
    None
}

#[test]
fn a_host_on_this_machine_is_found_without_knowing_where() {
    let socket = usual_socket();
    let port = socket.local_addr().expect("an address").port();
    let number = 0x1000 + u64::from(std::process::id());
    let notice = Notice {
        people: 3,
        most: 8,
        rooms: 2,
        needs_code: true,
        game: "Drench".to_owned(),
        ..Notice::new(number, port, "Anna’s computer")
    };
    let host = Host::start(socket, notice.clone());
    let mut finder = Finder::new().expect("a finder");
    let found = find(&mut finder, number, Finder::ask).expect("the host is found");
    assert_eq!(found.notice, notice);
    assert!(found.version_fits);
    // Where a network is there as well, the first answer may have come from its address.
    if !found.address.ip().is_loopback() {
        sleep(Duration::from_millis(100));
        finder.ask();
        sleep(Duration::from_millis(100));
        finder.collect(Instant::now());
    }
    let listed = finder
        .found()
        .iter()
        .find(|found| found.notice.host == number);
    let address = listed.expect("it stays listed").address;
    assert_eq!(address, SocketAddr::from((Ipv4Addr::LOCALHOST, port)));
    assert!(host.leave() > 0);

    let later = Instant::now() + Duration::from_secs(6);
    let listed = finder.collect(later).iter();
    assert_eq!(
        listed.filter(|found| found.notice.host == number).count(),
        0
    );
}

#[test]
fn a_host_at_an_entered_address_is_found() {
    let host = Host::anywhere(Notice::new(21, 47, "Bert"));
    let address = host.address;
    let mut finder = Finder::new().expect("a finder");
    let found = find(&mut finder, 21, |finder| {
        finder.ask_at(address).expect("the question is sent");
    });
    assert_eq!(found.expect("the host is found").address, address);
    host.leave();
}

#[test]
fn a_host_of_another_version_is_listed_as_such() {
    let notice = Notice {
        protocol: PROTOCOL + 1,
        program: "9.9.9".to_owned(),
        ..Notice::new(22, 47, "Carla")
    };
    let host = Host::anywhere(notice);
    let address = host.address;
    let mut finder = Finder::new().expect("a finder");
    let found = find(&mut finder, 22, |finder| {
        finder.ask_at(address).expect("the question is sent");
    })
    .expect("the host is found");
    assert!(!found.version_fits);
    assert_eq!(found.notice.program, "9.9.9");
    assert_eq!(found.notice.name, "Carla");
    host.leave();
}

#[test]
fn answers_to_questions_that_nobody_asked_are_not_believed() {
    let stranger = UdpSocket::bind((Ipv4Addr::LOCALHOST, 0)).expect("a socket");
    let timeout = Some(Duration::from_secs(2));
    stranger.set_read_timeout(timeout).expect("a timeout");
    let mut finder = Finder::new().expect("a finder");
    let address = stranger.local_addr().expect("an address");
    finder.ask_at(address).expect("the question is sent");
    let mut question = [0; 1500];
    let (length, from) = stranger.recv_from(&mut question).expect("a question");
    assert_eq!(length, PROBE_BYTES);
    let probe = Probe::decode(&question[..length]).expect("a probe");

    let answer = |nonce, host| Answer::encode(nonce, &Notice::new(host, 47, "Mallory"));
    let mut longer = answer(probe.nonce, 3);
    longer.push(0);
    let unbelieved = [answer(probe.nonce + 1, 1), answer(0, 2), longer, Vec::new()];
    for datagram in unbelieved.iter().chain([&answer(probe.nonce, 4)]) {
        stranger.send_to(datagram, from).expect("it is sent");
    }
    let begun = Instant::now();
    while finder.collect(Instant::now()).is_empty() && begun.elapsed() < Duration::from_secs(2) {
        sleep(Duration::from_millis(5));
    }
    let hosts: Vec<u64> = finder
        .found()
        .iter()
        .map(|found| found.notice.host)
        .collect();
    assert_eq!(hosts, [4]);
}

#[test]
fn no_answer_is_larger_than_its_question() {
    let host = Host::anywhere(Notice {
        game: "g".repeat(1000),
        ..Notice::new(23, 47, &"n".repeat(1000))
    });
    let guest = UdpSocket::bind((Ipv4Addr::LOCALHOST, 0)).expect("a socket");
    let timeout = Some(Duration::from_millis(300));
    guest.set_read_timeout(timeout).expect("a timeout");
    let probe = Probe::new(77).encode();
    let mut answer = [0; 1500];
    guest
        .send_to(&probe[..PROBE_BYTES - 1], host.address)
        .expect("sent");
    assert!(
        guest.recv(&mut answer).is_err(),
        "a short question is not answered"
    );
    guest.send_to(&probe, host.address).expect("sent");
    assert_eq!(guest.recv(&mut answer).ok(), Some(ANSWER_BYTES));
    assert_eq!(host.leave(), 1);
}

#[test]
fn a_flood_of_questions_is_answered_at_the_limit_only() {
    let host = Host::anywhere(Notice::new(24, 47, "Dora"));
    let guest = UdpSocket::bind((Ipv4Addr::LOCALHOST, 0)).expect("a socket");
    let probe = Probe::new(78).encode();
    let begun = Instant::now();
    for _ in 0..2000 {
        guest.send_to(&probe, host.address).expect("sent");
    }
    sleep(Duration::from_millis(300));
    let answered = host.leave();
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
    const THIS: &str = "between_machines::a_host_is_found_with_a_broadcast";
    const HOST: &str = "10.77.0.2";
    const GUEST: &str = "10.77.0.1";
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
    fn be_the_host() {
        wait_until("the cable", || has_interface("there"));
        ip("link set lo up");
        ip(&format!("address add {HOST}/24 broadcast + dev there"));
        ip("link set there up");
        let socket = UdpSocket::bind((Ipv4Addr::UNSPECIFIED, PORT + 3)).expect("a socket");
        let host = Host::start(socket, Notice::new(NUMBER, PORT + 3, "Far away"));
        sleep(Duration::from_secs(20));
        host.leave();
    }

    struct Killed(Child);

    impl Drop for Killed {
        fn drop(&mut self) {
            self.0.kill().expect("the host's process is ours");
            self.0.wait().expect("it ends");
        }
    }

    /// This machine: lays the cable and looks for the host.
    fn be_the_guest() {
        let mut finder = Finder::new().expect("a finder");
        // Not even the loopback is there yet.
        finder.ask();
        let reasons = finder.why_nothing();
        assert!(
            reasons
                .iter()
                .any(|reason| reason.contains("in no network")),
            "{reasons:?}"
        );
        ip("link set lo up");
        finder.ask();
        let reasons = finder.why_nothing();
        assert_eq!(reasons.len(), 1, "{reasons:?}");
        assert!(reasons[0].contains("in no network"), "{reasons:?}");

        // Whoever this is outside, in here it is root.
        let host = apart("host", true).stdout(Stdio::null()).spawn();
        let host = Killed(host.expect("a second namespace"));
        // `unshare` forks: its child is in the namespace.
        let mut inside = String::new();
        wait_until("the host's namespace", || {
            let children = format!("/proc/{0}/task/{0}/children", host.0.id());
            inside = std::fs::read_to_string(children).unwrap_or_default();
            !inside.trim().is_empty()
        });
        let inside = inside.trim();
        ip(&format!(
            "link add here type veth peer name there netns {inside}"
        ));
        ip(&format!("address add {GUEST}/24 broadcast + dev here"));
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
        let found = find(&mut finder, NUMBER, Finder::ask).expect("the host is found");
        println!("found after {} ms", begun.elapsed().as_millis());
        assert_eq!(found.address.to_string(), format!("{HOST}:{}", PORT + 3));
        assert_eq!(found.notice.name, "Far away");
        let reasons = finder.why_nothing();
        assert!(
            reasons.len() == 3 && reasons[0].contains("same Wi-Fi"),
            "{reasons:?}"
        );
        drop(host);
    }

    #[test]
    fn a_host_is_found_with_a_broadcast() {
        match std::env::var(PART).as_deref() {
            Ok("host") => return be_the_host(),
            Ok("guest") => return be_the_guest(),
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
