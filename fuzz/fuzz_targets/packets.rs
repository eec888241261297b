//! Bytes of strangers as datagrams and packets: what the gate lets through does renet no harm, and both ends of a line bear
//! what comes.
//!
//! The input is a row of packets, each after its length in two bytes, the low one first.

#![no_main]

use bevy_renet::renet::RenetClient;
use libfuzzer_sys::fuzz_target;
use std::time::{Duration, Instant};
use tessella::net::gate::{Envelope, Gate, Reader};
use tessella::net::wire::{
    LANES, Limits, Line, MOST_FROM_GUEST, MOST_FROM_HOST, MOST_UNREAD_OF_GUEST,
    MOST_WAITING_FOR_GUEST, PRESENCE, connection_config,
};

fuzz_target!(|bytes: &[u8]| {
    let mut gate = Gate::default();
    let mut renet = RenetClient::new(connection_config());
    renet.set_connected();
    for lane in 0..LANES {
        renet.send_message(lane, vec![1]);
    }
    gate.sent(renet.get_packets_to_send().len());
    let mut now = Instant::now();
    let limits = Limits {
        longest_out: MOST_FROM_HOST,
        most_waiting: MOST_WAITING_FOR_GUEST,
        longest_in: MOST_FROM_GUEST,
        most_unread: MOST_UNREAD_OF_GUEST,
    };
    let mut line = Some(Line::new(limits, now));
    let mut rest = bytes;
    while let Some((&[low, high], after)) = rest.split_first_chunk() {
        let length = usize::from(u16::from_le_bytes([low, high]));
        let (packet, next) = after.split_at(after.len().min(length));
        rest = next;
        now += Duration::from_millis(20);
        for reader in [Reader::Host, Reader::Guest] {
            let _envelope = Envelope::of(packet, reader);
        }
        if gate.check(packet).is_ok() {
            renet.process_packet(packet);
            assert!(!renet.is_disconnected(), "renet minds {packet:?}");
            while renet.receive_message(gate.next_lane()).is_some() {
                gate.piece_taken();
            }
            while renet.receive_message(PRESENCE).is_some() {}
            renet.update(Duration::from_millis(20));
            gate.sent(renet.get_packets_to_send().len());
        }
        line = line.and_then(|mut line| {
            // As host and guest do, which part where a line cannot go on.
            line.receive(packet, now).ok()?;
            while let Some(message) = line.next_message() {
                assert!((1..=MOST_FROM_GUEST).contains(&message.len()));
                line.send(&message).ok()?;
            }
            while line.next_presence().is_some() {}
            line.packets(now).ok()?;
            Some(line)
        });
    }
});
