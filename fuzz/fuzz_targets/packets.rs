//! Bytes of strangers as datagrams and packets: what the gate lets through does renet no harm, and both ends of a line bear
//! what comes.
//!
//! The input is a row of packets, each after its length in two bytes, the low one first.

#![no_main]

use bevy_renet::renet::RenetClient;
use libfuzzer_sys::fuzz_target;
use std::time::{Duration, Instant};
use tessella::net::datagram_kind::{DatagramKind, PacketFilter, Receiver};
use tessella::net::wire::{
    RELIABLE_CHANNELS, ConnectionLimits, PeerConnection, MAX_CLIENT_MESSAGE, MAX_SERVER_MESSAGE, MAX_UNREAD_FROM_CLIENT,
    MAX_QUEUED_FOR_CLIENT, UNRELIABLE_CHANNEL, connection_config,
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
        for reader in [Receiver::Server, Receiver::Client] {
            let _envelope = DatagramKind::classify(packet, reader);
        }
        if filter.check(packet).is_ok() {
            renet.process_packet(packet);
            assert!(!renet.is_disconnected(), "renet minds {packet:?}");
            while renet.receive_message(filter.next_channel()).is_some() {
                filter.fragment_taken();
            }
            while renet.receive_message(UNRELIABLE_CHANNEL).is_some() {}
            renet.update(Duration::from_millis(20));
            filter.record_sent(renet.get_packets_to_send().len());
        }
        connection = connection.and_then(|mut connection| {
            // As host and guest do, which part where a line cannot go on.
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
