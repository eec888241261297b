//! Arbitrary bytes as datagrams and packets: filtered packets never panic renet, and a connection survives all packets.
//!
//! The input is a sequence of packets, each preceded by its length in two bytes (little-endian).

#![no_main]

use bevy_renet::renet::RenetClient;
use libfuzzer_sys::fuzz_target;
use std::time::{Duration, Instant};
use tessella::net::datagram_kind::{DatagramKind, Receiver};
use tessella::net::wire::{
    ConnectionLimits, MAX_CLIENT_MESSAGE, MAX_QUEUED_FOR_CLIENT, MAX_SERVER_MESSAGE,
    MAX_UNREAD_FROM_CLIENT, PacketFilter, PeerConnection, RELIABLE_CHANNELS, UNRELIABLE_CHANNEL,
    connection_config,
};

fuzz_target!(|bytes: &[u8]| {
    let mut filter = PacketFilter::default();
    let mut renet = RenetClient::new(connection_config());
    renet.set_connected();
    for channel in 0..RELIABLE_CHANNELS {
        renet.send_message(channel, vec![1]);
    }
    filter.record_sent(renet.get_packets_to_send().len());
    let mut now = Instant::now();
    let limits = ConnectionLimits {
        max_outgoing: MAX_SERVER_MESSAGE,
        max_queued: MAX_QUEUED_FOR_CLIENT,
        max_incoming: MAX_CLIENT_MESSAGE,
        max_unread: MAX_UNREAD_FROM_CLIENT,
    };
    let mut connection = Some(PeerConnection::new(limits, now));
    let mut rest = bytes;
    while let Some((&[low, high], after)) = rest.split_first_chunk() {
        let length = usize::from(u16::from_le_bytes([low, high]));
        let (packet, next) = after.split_at(after.len().min(length));
        rest = next;
        now += Duration::from_millis(20);
        for receiver in [Receiver::Server, Receiver::Client] {
            let _kind = DatagramKind::classify(packet, receiver);
        }
        if filter.check(packet).is_ok() {
            renet.process_packet(packet);
            assert!(
                !renet.is_disconnected(),
                "renet has disconnected after {packet:?}"
            );
            while renet.receive_message(filter.next_channel()).is_some() {
                filter.fragment_taken();
            }
            while renet.receive_message(UNRELIABLE_CHANNEL).is_some() {}
            renet.update(Duration::from_millis(20));
            filter.record_sent(renet.get_packets_to_send().len());
        }
        connection = connection.and_then(|mut connection| {
            // Like the server and the client, which disconnect after an error.
            connection.receive(packet, now).ok()?;
            while let Some(message) = connection.next_message() {
                assert!((1..=MAX_CLIENT_MESSAGE).contains(&message.len()));
                connection.send(&message).ok()?;
            }
            while connection.next_unreliable().is_some() {}
            connection.packets(now).ok()?;
            Some(connection)
        });
    }
});
