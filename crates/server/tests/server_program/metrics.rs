//! Health, readiness and metrics over HTTP.

use crate::program::{ServerProgram, free_port, http, until};
use std::net::{Ipv4Addr, UdpSocket};
use std::time::Duration;
use tessella_lobby::ClientMessage;
use tessella_net::admission::request_admission;
use tessella_net_test_support::clients::{TestClients, room};
use tessella_protocol::admission::JoinError;

/// Returns the value of a line of the metrics.
fn value(metrics: &str, name: &str) -> Option<f64> {
    let mut lines = metrics.lines();
    lines.find_map(|line| line.strip_prefix(name)?.strip_prefix(' ')?.parse().ok())
}

#[test]
fn metrics_follow_a_game() {
    let port = free_port();
    let server = ServerProgram::start("metrics", &["--metrics", &port.to_string()]);
    until("the server is ready", || http(port, "/readyz").0 == 200);
    assert_eq!(http(port, "/healthz").0, 200);
    assert_eq!(http(port, "/other").0, 404);
    let mut clients = TestClients::join_all(server.address(), &["Ann", "Bob"]);
    clients.people[0].send(ClientMessage::Resign);
    clients.open_room(room("row:3x3,k3#1", 2), 0, &[1]);
    clients.begin(&[0, 1], &[]);
    let metric = |name: &str| value(&http(port, "/metrics").1, &format!("tessella_{name}"));
    let reaches = |name: &str, expected: f64| {
        until(name, || metric(name) == Some(expected));
    };
    reaches("games", 1.0);
    clients.play_out(30, &[0, 1], &[]);
    let moves = clients.people[0].board().expect("a board").cursor();
    reaches("games", 0.0);
    for (name, expected) in [
        ("people", 2.0),
        ("rooms", 1.0),
        ("joins_total", 2.0),
        ("rooms_opened_total", 1.0),
        ("games_started_total", 1.0),
        ("moves_total", moves as f64),
        ("move_latency_seconds_count", moves as f64),
        ("move_latency_seconds_bucket{le=\"+Inf\"}", moves as f64),
        ("refusals_total{reason=\"not_seated\"}", 1.0),
    ] {
        assert_eq!(metric(name), Some(expected), "{name}");
    }
    let sum = metric("move_latency_seconds_sum").expect("a sum");
    assert!(sum > 0.0 && sum < 5.0, "{sum}");
    for person in &mut clients.people {
        person.close();
    }
    reaches("people", 0.0);
    reaches("disconnects_total{cause=\"left\"}", 2.0);
}

#[test]
fn metrics_are_on_the_loopback_only_unless_asked_for() {
    let port = free_port();
    let _server = ServerProgram::start("loopback", &["--metrics", &port.to_string()]);
    until("the server is ready", || http(port, "/readyz").0 == 200);
    let listening = std::fs::read_to_string("/proc/net/tcp").expect("a list of sockets");
    let ours = format!(":{port:04X} ");
    let mut lines = listening.lines().filter(|line| {
        let local = line.split_whitespace().nth(1).unwrap_or_default();
        format!("{local} ").ends_with(&ours) && line.contains(" 0A ")
    });
    let line = lines.next().expect("a listening socket");
    assert!(line.contains("0100007F:"), "{line}");
}

#[test]
fn wrong_codes_and_foreign_packets_are_counted_and_logged() {
    let port = free_port();
    let arguments = ["--metrics", &*port.to_string(), "--log", "info"];
    let server = ServerProgram::start("strangers", &arguments);
    let refused = request_admission(server.address(), "GHJ 579", Duration::from_secs(5));
    assert!(
        matches!(refused, Err(JoinError::WrongCode { .. })),
        "{refused:?}"
    );
    let socket = UdpSocket::bind((Ipv4Addr::LOCALHOST, 0)).expect("a socket");
    socket
        .send_to(&[0x77; 100], server.address())
        .expect("sent");
    let metric = |name: &str| value(&http(port, "/metrics").1, &format!("tessella_{name}"));
    for name in [
        "admission_refusals_total{reason=\"wrong_code\"}",
        "packets_dropped_total{reason=\"malformed\"}",
    ] {
        until(name, || metric(name) == Some(1.0));
    }
    assert!(metric("packets_received_total") >= Some(1.0));
    assert!(
        server
            .errors()
            .contains("event=\"wrong_code\" source=127.0.0.1")
    );
}
