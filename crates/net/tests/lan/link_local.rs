//! Two machines on a cable, each with nothing but a link-local IPv6 address: network namespaces joined by a virtual cable.

use std::io::{BufRead, BufReader};
use std::net::SocketAddr;
use std::process::Stdio;
use std::thread::sleep;
use std::time::{Duration, Instant};
use tessella_lobby::LobbyLimits;
use tessella_net::discovery::{DiscoveryClient, FoundServer};
use tessella_net::parse_address;
use tessella_net::server::ServerConfig;
use tessella_net_test_support::clients::{
    TestClient, TestClients, code, room, server_config, start,
};
use tessella_net_test_support::namespaces::{
    Neighbour, has_carrier, has_interface, in_namespace, ip, role, run_in_namespace, wait_until,
};
use tessella_protocol::FIRST_PORT;

const THIS: &str = "link_local::server_is_found_and_played_over_link_local_ipv6";
/// Start of the lines in which the server prints an address at which it can be reached.
const AT: &str = "the server is at ";

/// Runs the server in its namespace, until it is killed or its time is up.
fn run_server() {
    ip("link set lo up");
    let server = start(ServerConfig {
        // Servers are found only at one of the default ports.
        port: None,
        ..server_config(LobbyLimits::default())
    });
    assert!(server.addresses().is_empty(), "in no network yet");
    wait_until("the cable", || has_interface("there"));
    ip("link set there up");
    wait_until("an address", || !server.addresses().is_empty());
    for address in server.addresses() {
        println!("{AT}{address}");
    }
    sleep(Duration::from_secs(60));
}

/// Returns the servers that are found, once one is.
fn find(seconds: u64) -> Vec<FoundServer> {
    let mut discovery = DiscoveryClient::new().expect("a discovery client");
    let begun = Instant::now();
    let mut last_sent = None::<Instant>;
    while begun.elapsed() < Duration::from_secs(seconds) {
        if last_sent.is_none_or(|last_sent| last_sent.elapsed() > Duration::from_millis(500)) {
            discovery.broadcast();
            last_sent = Some(Instant::now());
        }
        if !discovery.collect(Instant::now()).is_empty() {
            // The replies over other interfaces follow.
            sleep(Duration::from_millis(200));
            return discovery.collect(Instant::now()).to_vec();
        }
        sleep(Duration::from_millis(5));
    }
    panic!("no server was found: {:?}", discovery.possible_failures());
}

/// Starts the server in a second namespace, connects it, and returns the address that it prints.
fn start_neighbour() -> (Neighbour, SocketAddr) {
    // Inside the namespace this process is root.
    let server = in_namespace(THIS, "server", true)
        .stdout(Stdio::piped())
        .spawn();
    let mut server = Neighbour::new(server.expect("a second namespace"));
    server.connect();
    ip("link set here up");
    // A second cable, whose ends are both here: an address without a zone may be on any of three interfaces.
    ip("link add spare type veth peer name other");
    ip("link set spare up");
    ip("link set other up");
    wait_until("the other end of the cable", || has_carrier("here"));
    let output = server.process.stdout.take().expect("a pipe");
    let mut lines = BufReader::new(output).lines();
    let line = lines.find_map(|line| line.ok()?.strip_prefix(AT).map(ToOwned::to_owned));
    let printed = line.expect("the server prints its address");
    (server, printed.parse().expect("an address"))
}

fn run_client() {
    ip("link set lo up");
    let (server, printed) = start_neighbour();
    assert!(
        matches!(printed, SocketAddr::V6(v6) if v6.ip().is_unicast_link_local() && v6.scope_id() == 0),
        "{printed}"
    );
    let begun = Instant::now();
    let found = find(10);
    println!(
        "found at {} after {} ms",
        found[0].address,
        begun.elapsed().as_millis()
    );
    assert_eq!(found.len(), 1, "{found:?}");
    let SocketAddr::V6(address) = found[0].address else {
        panic!("{} is no IPv6 address", found[0].address);
    };
    assert_eq!(SocketAddr::from((*address.ip(), address.port())), printed);
    assert_eq!(address.port(), FIRST_PORT);
    assert!(address.scope_id() != 0, "{address}");

    // One joins where the server was found, one at what it prints, and one with the name of the interface.
    let by_name = parse_address(&format!("[{}%here]:{FIRST_PORT}", printed.ip()));
    let addresses = [
        address.into(),
        printed,
        by_name.expect("the interface exists"),
    ];
    let names = ["Ann", "Bob", "Cem"];
    let people = addresses
        .into_iter()
        .zip(names)
        .map(|(address, name)| TestClient::join(address, name));
    let mut clients = TestClients {
        people: people.collect(),
    };
    let begun = Instant::now();
    clients.until(10, "all are in", |clients| {
        clients.people.iter().all(TestClient::has_joined)
    });
    println!("joined after {} ms", begun.elapsed().as_millis());
    let all = [0, 1, 2];
    clients.open_room(room("race:track24,s3#1", 3), 0, &[1, 2]);
    clients.begin(&all, &[]);
    clients.play_out(30, &all, &[]);
    println!("played");

    // With IPv4 as well, it is listed once.
    ip("address add 10.78.0.1/24 broadcast + dev here");
    server.ip("address add 10.78.0.2/24 broadcast + dev there");
    let both = find(10);
    assert_eq!(both.len(), 1, "{both:?}");
    assert_eq!(
        both[0].address,
        format!("10.78.0.2:{FIRST_PORT}")
            .parse()
            .expect("an address")
    );
    drop(server);
}

#[test]
fn server_is_found_and_played_over_link_local_ipv6() {
    match role().as_deref() {
        Some("server") => return run_server(),
        Some("client") => return run_client(),
        _ => {}
    }
    if let Some(said) = run_in_namespace(THIS, "client") {
        assert!(said.contains("played"), "{said}");
    }
}

#[test]
fn server_is_joined_over_the_ipv6_loopback() {
    let server = start(server_config(LobbyLimits::default()));
    let address = SocketAddr::from((std::net::Ipv6Addr::LOCALHOST, server.port()));
    if std::net::TcpStream::connect(address).is_err() {
        println!("skipped: this machine has no IPv6 loopback");
        return;
    }
    assert_eq!(server.code(), Some(code()));
    // One over each version of IP, in one room.
    let mut clients = TestClients {
        people: vec![
            TestClient::join(address, "Ann"),
            TestClient::join(server.loopback_address(), "Bob"),
        ],
    };
    clients.until(10, "both are in", |clients| {
        clients.people.iter().all(TestClient::has_joined)
    });
    clients.open_room(room("row:4x4,k3,s2#1", 2), 0, &[1]);
    clients.begin(&[0, 1], &[]);
    clients.play_out(30, &[0, 1], &[]);
}
