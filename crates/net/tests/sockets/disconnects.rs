//! Connections end in time, at both ends and for the right reason.

use crate::harness::{
    TOKEN_ADDRESS, TestNetwork, new_client, new_server, new_token, server_address,
};
use std::net::{Ipv4Addr, UdpSocket};
use std::time::{Duration, Instant};
use tessella_net_test_support::connections::{ClientSocket, ClientSocketEvent, ServerSocketEvent};
use tessella_net_test_support::relay::{NetworkConditions, Relay};
use tessella_protocol::transport::{DisconnectCause, PeerDisconnectCause};

#[test]
fn short_outage_delays_and_long_one_disconnects() {
    let server = new_server(1);
    let relay = Relay::new(server_address(&server), NetworkConditions::default(), 2);
    let client = ClientSocket::connect(new_token(1, relay.address(), 3)).expect("a free port");
    let mut network = TestNetwork::connected(server, vec![client]);
    relay.cut(true);
    network.clients[0].send(vec![1]);
    network.run_for(Duration::from_millis(1500));
    assert!(network.clients[0].silence() > Duration::from_secs(1));
    assert_eq!(network.server.clients(), [1], "still connected");
    relay.cut(false);
    network.until(2, "the message arrives after all", |network| {
        network.messages_from(1) == [[1]]
    });
    assert!(network.clients[0].silence() < Duration::from_secs(1));
    relay.cut(true);
    let took = network.until(8, "both have noticed", |network| {
        network.events.contains(&ServerSocketEvent::Disconnected(
            1,
            PeerDisconnectCause::TimedOut,
        )) && network.client_events[0]
            .contains(&ClientSocketEvent::Disconnected(DisconnectCause::TimedOut))
    });
    assert!(took > Duration::from_secs(2), "parted after {took:?}");
    assert!(network.server.clients().is_empty());
}

#[test]
fn client_with_new_address_has_to_reconnect() {
    let server = new_server(2);
    let relay = Relay::new(server_address(&server), NetworkConditions::default(), 3);
    let client = ClientSocket::connect(new_token(1, relay.address(), 2)).expect("a free port");
    let mut network = TestNetwork::connected(server, vec![client]);
    relay.change_address();
    network.until(8, "both have noticed", |network| {
        network.events.contains(&ServerSocketEvent::Disconnected(
            1,
            PeerDisconnectCause::TimedOut,
        )) && network.client_events[0]
            .contains(&ClientSocketEvent::Disconnected(DisconnectCause::TimedOut))
    });
    network.clients[0] = new_client(1, relay.address());
    network.events.clear();
    network.until(5, "it has reconnected", |network| {
        network.events.contains(&ServerSocketEvent::Connected(1))
    });
}

#[test]
fn closed_client_receives_last_message() {
    let server = new_server(2);
    let relay = Relay::new(
        server_address(&server),
        NetworkConditions {
            lost: 200,
            ..NetworkConditions::default()
        },
        4,
    );
    let clients = vec![
        new_client(1, relay.address()),
        new_client(2, relay.address()),
    ];
    let mut network = TestNetwork::connected(server, clients);
    for peer in [1, 2] {
        network.server.send(peer, b"you have to go");
        network.server.close(peer);
        network.server.send(peer, b"never received");
    }
    network.clients[1].send(b"not received either");
    let took = network.until(3, "both are disconnected", |network| {
        network.server.clients().is_empty()
    });
    assert!(took < Duration::from_millis(4000), "gone after {took:?}");
    network.until(3, "the clients are disconnected", |network| {
        network.client_events.iter().all(|events| {
            events.contains(&ClientSocketEvent::Disconnected(
                DisconnectCause::ClosedByServer,
            ))
        })
    });
    for client in [0, 1] {
        assert_eq!(network.messages_to(client), [b"you have to go"]);
        assert!(network.events.contains(&ServerSocketEvent::Disconnected(
            client as u64 + 1,
            PeerDisconnectCause::Closed
        )));
    }
    assert!(network.messages_from(2).is_empty());
}

#[test]
fn close_ends_in_time_without_acknowledgements() {
    let server = new_server(2);
    let at = server_address(&server);
    let mut network = TestNetwork::connected(server, vec![new_client(1, at), new_client(2, at)]);
    network.server.send(1, vec![1]);
    let begun = Instant::now();
    for client in [1, 2] {
        network.server.close(client);
    }
    while !network.server.clients().is_empty() && begun.elapsed() < Duration::from_secs(5) {
        network.server.poll(Duration::from_millis(1), |_, _| None);
    }
    let took = begun.elapsed();
    assert!(took < Duration::from_millis(4000), "took {took:?}");
    assert!(network.server.clients().is_empty());
    network.until(2, "the clients are disconnected", |network| {
        network.client_events.iter().all(|events| {
            events.contains(&ClientSocketEvent::Disconnected(
                DisconnectCause::ClosedByServer,
            ))
        })
    });
}

#[test]
fn leaving_client_disconnects_at_once() {
    let server = new_server(1);
    let at = server_address(&server);
    let mut network = TestNetwork::connected(server, vec![new_client(1, at)]);
    network.clients[0].send(b"bye");
    network.clients[0].disconnect();
    let took = network.until(2, "it is gone", |network| {
        network.events.contains(&ServerSocketEvent::Disconnected(
            1,
            PeerDisconnectCause::Left,
        ))
    });
    assert!(took < Duration::from_millis(4000), "gone after {took:?}");
    assert_eq!(network.messages_from(1), [b"bye"]);
    assert_eq!(
        network.client_events[0].last(),
        Some(&ClientSocketEvent::Disconnected(
            DisconnectCause::ClosedByClient
        ))
    );
    assert!(
        network.clients[0].poll(Duration::ZERO).is_empty(),
        "nothing comes after the end"
    );
}

#[test]
fn client_gives_up_without_reply() {
    let port = UdpSocket::bind((Ipv4Addr::LOCALHOST, 0))
        .expect("a free port")
        .local_addr()
        .expect("a bound socket");
    let mut client = new_client(1, port);
    let begun = Instant::now();
    let mut events = Vec::new();
    while events.is_empty() && begun.elapsed() < Duration::from_secs(8) {
        events = client.poll(Duration::from_millis(10));
    }
    assert_eq!(
        events,
        [ClientSocketEvent::Disconnected(DisconnectCause::NoReply)]
    );
    assert!(
        begun.elapsed() < Duration::from_millis(9000),
        "gave up after {:?}",
        begun.elapsed()
    );
}

#[test]
fn full_server_and_used_client_id_are_refused() {
    let server = new_server(1);
    let at = server_address(&server);
    let mut network = TestNetwork::connected(server, vec![new_client(1, at)]);
    network.clients.push(new_client(2, at));
    network.client_events.push(Vec::new());
    network.until(3, "there is no room", |network| {
        network.client_events[1].contains(&ClientSocketEvent::Disconnected(
            DisconnectCause::ServerFull,
        ))
    });
    network.clients[1] = new_client(1, at);
    network.client_events[1].clear();
    network.until(6, "id 1 is in use", |network| {
        network.client_events[1]
            .contains(&ClientSocketEvent::Disconnected(DisconnectCause::NoReply))
    });
    assert_eq!(network.server.clients(), [1]);
}

#[test]
fn client_with_too_much_queued_is_disconnected() {
    let server = new_server(2);
    let at = server_address(&server);
    let mut network = TestNetwork::connected(server, vec![new_client(1, at), new_client(2, at)]);
    for _ in 0..3 {
        network.server.send(1, vec![0; 200 * 1024]);
    }
    network.server.send(2, vec![0; 300 * 1024]);
    network.step();
    assert!(network.events.contains(&ServerSocketEvent::Disconnected(
        1,
        PeerDisconnectCause::TooSlow
    )));
    assert!(network.events.contains(&ServerSocketEvent::Disconnected(
        2,
        PeerDisconnectCause::Unsendable
    )));
}

#[test]
fn invalid_token_is_refused() {
    let mut token = new_token(1, TOKEN_ADDRESS, 10);
    token.server_addresses[0] = None;
    assert!(ClientSocket::connect(token).is_err());
    let mut token = new_token(1, TOKEN_ADDRESS, 10);
    token.expire_timestamp = 0;
    assert!(ClientSocket::connect(token).is_err());
}
