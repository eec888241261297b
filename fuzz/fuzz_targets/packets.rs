//! Arbitrary bytes as datagrams and packets: filtered packets never panic renet, and a connection survives all packets.
//!
//! The input is a sequence of packets, each preceded by its length in two bytes (little-endian).

#![no_main]

use libfuzzer_sys::fuzz_target;
use renet::RenetClient;
use std::time::{Duration, Instant};
use tessella_protocol::transport::{ConnectionLimits, DatagramKind, MAX_CLIENT_MESSAGE, MAX_QUEUED_FOR_CLIENT, MAX_SERVER_MESSAGE, MAX_UNREAD_FROM_CLIENT, PeerConnection, Receiver, connection_config};

fuzz_target!(|bytes: &[u8]| {
    let mut now = Instant::now();
    let limits = ConnectionLimits {
        max_outgoing: MAX_SERVER_MESSAGE,
        max_queued: MAX_QUEUED_FOR_CLIENT,
        max_incoming: MAX_CLIENT_MESSAGE,
        max_unread: MAX_UNREAD_FROM_CLIENT,
    };
    let mut renet = RenetClient::new(connection_config());
    renet.set_connected();
    let mut connection = PeerConnection::new(limits, now);
    let mut rest = bytes;
    while let Some((&[low, high], after)) = rest.split_first_chunk() {
        let length = usize::from(u16::from_le_bytes([low, high]));
        let (packet, next) = after.split_at(after.len().min(length));
        rest = next;
        now += Duration::from_millis(20);
        renet.update(Duration::from_millis(20));
        for receiver in [Receiver::Server, Receiver::Client] {
            let _kind = DatagramKind::classify(packet, receiver);
        }
        // The server and the client disconnect after an error as well.
        if connection.receive(packet, now, &mut renet).is_err() {
            return;
        }
        while let Some(message) = connection.next_message() {
            assert!((1..=MAX_CLIENT_MESSAGE).contains(&message.len()));
            if connection.send(&message).is_err() {
                return;
            }
        }
        while connection.next_unreliable().is_some() {}
        if connection.packets(now, &mut renet).is_err() {
            return;
        }
    }
});
