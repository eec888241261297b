//! One end of a renet connection, which clients and servers store differently.

use renet::{Bytes, ClientId, DisconnectReason, RenetClient, RenetServer};

/// One end of a renet connection: a [`RenetClient`], or a client of a [`RenetServer`].
pub trait RenetEnd {
    /// Processes a packet from the peer.
    fn process_packet(&mut self, packet: &[u8]);
    /// Returns the packets to send.
    fn packets_to_send(&mut self) -> Vec<Vec<u8>>;
    /// Returns the free memory of a channel for sending, in bytes.
    fn free_memory(&self, channel: u8) -> usize;
    /// Passes a message to a channel.
    fn send(&mut self, channel: u8, message: Vec<u8>);
    /// Removes and returns the oldest message of a channel.
    fn receive(&mut self, channel: u8) -> Option<Bytes>;
    /// Returns why renet ended the connection, if it has.
    fn end(&self) -> Option<DisconnectReason>;
}

impl RenetEnd for RenetClient {
    fn process_packet(&mut self, packet: &[u8]) {
        Self::process_packet(self, packet);
    }

    fn packets_to_send(&mut self) -> Vec<Vec<u8>> {
        self.get_packets_to_send()
    }

    fn free_memory(&self, channel: u8) -> usize {
        self.channel_available_memory(channel)
    }

    fn send(&mut self, channel: u8, message: Vec<u8>) {
        self.send_message(channel, message);
    }

    fn receive(&mut self, channel: u8) -> Option<Bytes> {
        self.receive_message(channel)
    }

    fn end(&self) -> Option<DisconnectReason> {
        self.disconnect_reason()
    }
}

/// Client of a server.
pub struct ServerEnd<'a> {
    /// The server.
    pub server: &'a mut RenetServer,
    /// The client.
    pub client: ClientId,
}

impl RenetEnd for ServerEnd<'_> {
    fn process_packet(&mut self, packet: &[u8]) {
        if let Err(error) = self.server.process_packet_from(packet, self.client) {
            log::debug!("dropped a packet from client {}: {error}", self.client);
        }
    }

    fn packets_to_send(&mut self) -> Vec<Vec<u8>> {
        self.server
            .get_packets_to_send(self.client)
            .unwrap_or_default()
    }

    fn free_memory(&self, channel: u8) -> usize {
        self.server.channel_available_memory(self.client, channel)
    }

    fn send(&mut self, channel: u8, message: Vec<u8>) {
        self.server.send_message(self.client, channel, message);
    }

    fn receive(&mut self, channel: u8) -> Option<Bytes> {
        self.server.receive_message(self.client, channel)
    }

    fn end(&self) -> Option<DisconnectReason> {
        self.server.disconnect_reason(self.client)
    }
}
