//! Messages arrive complete and in order, and an idle connection costs little.

use crate::harness::{
    POOR_NETWORK, TestNetwork, TestRng, forward, new_client, new_server, numbered, server_address,
};
use std::io::{Read, Write};
use std::net::{Ipv4Addr, Shutdown, TcpListener, TcpStream, UdpSocket};
use std::time::Duration;
use tessella_net_test_support::connections::{ClientSocketEvent, ServerSocketEvent};
use tessella_net_test_support::relay::{NetworkConditions, Relay};
use tessella_protocol::discovery::Probe;
use tessella_protocol::transport::MAX_CHUNK;

#[test]
fn messages_between_two_clients_arrive_in_order() {
    let server = new_server(2);
    let at = server_address(&server);
    let mut network = TestNetwork::connected(server, vec![new_client(1, at), new_client(2, at)]);
    assert_eq!(network.server.clients(), [1, 2]);
    let (first, second) = (numbered(0..300), numbered(1000..1300));
    let mut forwarded = 0;
    for (one, other) in first.iter().zip(&second) {
        network.clients[0].send(one.clone());
        network.clients[1].send(other.clone());
        network.step();
        forwarded = forward(&mut network, forwarded);
    }
    network.until(5, "all messages have arrived", |network| {
        forwarded = forward(network, forwarded);
        network.messages_to(0).len() == 300 && network.messages_to(1).len() == 300
    });
    assert_eq!(network.messages_to(0), second);
    assert_eq!(network.messages_to(1), first);
}

#[test]
fn unreliable_messages_arrive_and_are_bounded() {
    let server = new_server(1);
    let at = server_address(&server);
    let mut network = TestNetwork::connected(server, vec![new_client(1, at)]);
    network.clients[0].send_unreliable(vec![1, 2]);
    network.server.send_unreliable(1, vec![3, 4]);
    network.until(2, "both have arrived", |network| {
        network
            .events
            .contains(&ServerSocketEvent::Unreliable(1, vec![1, 2]))
            && network.client_events[0].contains(&ClientSocketEvent::Unreliable(vec![3, 4]))
    });
    for _ in 0..5000 {
        network.clients[0].send_unreliable(vec![5]);
        network.server.send_unreliable(1, vec![6; 900]);
    }
    network.server.send_unreliable(1, vec![7; MAX_CHUNK + 1]);
    network.server.send_unreliable(1, Vec::new());
    network.run_for(Duration::from_millis(100));
    network.clients[0].send(vec![8]);
    network.until(2, "the connection still works", |network| {
        !network.messages_from(1).is_empty()
    });
}

#[test]
fn long_messages_arrive_complete_over_poor_network() {
    let server = new_server(1);
    let relay = Relay::new(server_address(&server), POOR_NETWORK, 1);
    let mut network = TestNetwork::connected(server, vec![new_client(1, relay.address())]);
    let mut rng = TestRng(5);
    let (long, answer) = (rng.bytes(100 * 1024), rng.bytes(8 * 1024));
    network.server.send(1, long.clone());
    network.server.send(1, b"and that was all");
    network.clients[0].send(answer.clone());
    let took = network.until(15, "all has arrived", |network| {
        network.messages_to(0).len() == 2 && network.messages_from(1).len() == 1
    });
    assert_eq!(network.messages_to(0), [&long[..], b"and that was all"]);
    assert_eq!(network.messages_from(1), [answer]);
    println!("100 KiB over a poor network: {took:?}");
}

#[test]
fn long_message_arrives_within_five_seconds_on_loopback() {
    let server = new_server(1);
    let at = server_address(&server);
    let mut network = TestNetwork::connected(server, vec![new_client(1, at)]);
    network.server.send(1, vec![1; 256 * 1024]);
    let took = network.until(5, "it has arrived", |network| {
        network.messages_to(0).len() == 1
    });
    println!("256 KiB on loopback: {took:?}");
}

#[test]
fn idle_connection_and_short_messages_use_little_bandwidth() {
    let server = new_server(1);
    let relay = Relay::new(server_address(&server), NetworkConditions::default(), 6);
    let mut network = TestNetwork::connected(server, vec![new_client(1, relay.address())]);
    network.clients[0].send(vec![1]);
    network.run_for(Duration::from_secs(1));
    let before = (relay.carried(), relay.bytes());
    network.run_for(Duration::from_secs(3));
    let idle = (relay.carried() - before.0, relay.bytes() - before.1);
    println!(
        "3 s idle: {} datagrams of {} bytes, both ways",
        idle.0, idle.1
    );
    assert!(idle.0 <= 36, "{} datagrams in 3 s of silence", idle.0);
    let before = (relay.carried(), relay.bytes());
    for number in 0..50 {
        network.clients[0].send(vec![number; 10]);
        network.run_for(Duration::from_millis(40));
    }
    let (datagrams, bytes) = (relay.carried() - before.0, relay.bytes() - before.1);
    println!("50 moves of 10 bytes in 2 s: {datagrams} datagrams of {bytes} bytes, both ways");
    assert!(bytes < 50 * 100 + 2 * 12 * 40, "{bytes} bytes for 50 moves");
}

#[test]
fn probes_are_answered_on_the_game_port() {
    let mut server = new_server(1);
    let asker = UdpSocket::bind((Ipv4Addr::LOCALHOST, 0)).expect("a free port");
    asker
        .set_read_timeout(Some(Duration::from_secs(2)))
        .expect("a socket");
    asker
        .send_to(&Probe::new(7).encode(), server_address(&server))
        .expect("loopback");
    let mut asked = Vec::new();
    server.poll(Duration::from_millis(50), |from, probe| {
        asked.push((from, probe.to_vec()));
        Some(b"yes".to_vec())
    });
    assert_eq!(
        asked,
        [(
            asker.local_addr().expect("a bound socket"),
            Probe::new(7).encode()
        )]
    );
    let mut buffer = [0; 10];
    assert_eq!(asker.recv(&mut buffer).expect("an answer"), 3);
}

#[test]
fn relay_forwards_tcp_on_same_port() {
    let listener = TcpListener::bind((Ipv4Addr::LOCALHOST, 0)).expect("a free port");
    let relay = Relay::new(
        listener.local_addr().expect("a bound socket"),
        POOR_NETWORK,
        8,
    );
    let mut client = TcpStream::connect(relay.address()).expect("the relay listens");
    client
        .set_read_timeout(Some(Duration::from_secs(5)))
        .expect("a socket");
    let packets = TestRng(1).bytes(200_000);
    let echo = std::thread::spawn(move || {
        let (mut server, _) = listener.accept().expect("the relay connects");
        let mut events = Vec::new();
        server.read_to_end(&mut events).expect("loopback");
        server.write_all(&events).expect("loopback");
    });
    client.write_all(&packets).expect("loopback");
    client.shutdown(Shutdown::Write).expect("loopback");
    let mut events = Vec::new();
    client.read_to_end(&mut events).expect("all comes back");
    echo.join().expect("the server does not panic");
    assert!(
        events == packets,
        "{} bytes of {}",
        events.len(),
        packets.len()
    );
}
