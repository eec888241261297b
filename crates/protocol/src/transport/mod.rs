//! Transports between netcode and renet, as plugins for bevy_renet, over [`Datagrams`].
//!
//! [`ServerTransportPlugin`] and [`ClientTransportPlugin`] take the place of bevy_renet's netcode plugins: they receive
//! packets in [`RenetReceive`](bevy_renet::RenetReceive) and send them in [`RenetSend`](bevy_renet::RenetSend). A
//! [`PeerConnection`] is one end of a connection: it splits messages into chunks ([`SendQueue`]), withholds packets
//! that renet must not process ([`PacketFilter`]), and decides when renet is asked for packets.

mod channels;
mod chunks;
mod client;
mod connection;
mod datagram_kind;
mod datagrams;
mod packet_filter;
mod peer;
mod renet_end;
mod request_filter;
mod server;

pub use channels::{
    MAX_CHUNK, MAX_CHUNKS_IN_FLIGHT, MAX_CLIENT_MESSAGE, MAX_QUEUED_FOR_CLIENT,
    MAX_QUEUED_FOR_SERVER, MAX_SERVER_MESSAGE, MAX_UNREAD_FROM_CLIENT, MAX_UNREAD_FROM_SERVER,
    RELIABLE_CHANNEL, UNRELIABLE_CHANNEL, connection_config,
};
pub use chunks::{ChunkError, QueueError, ReceiveQueue, SendQueue};
pub use client::{ClientTransport, ClientTransportPlugin, DisconnectCause};
pub use connection::{ConnectionError, ConnectionLimits, PeerConnection};
pub use datagram_kind::{DatagramKind, Receiver};
pub use datagrams::{Datagrams, MAX_DATAGRAM, Received};
pub use packet_filter::{PacketFilter, PacketRefusal};
pub use peer::PeerDisconnectCause;
pub use renet_end::{RenetEnd, ServerEnd};
pub use server::DatagramCounts;
pub use server::{ServerTransport, ServerTransportConfig, ServerTransportPlugin};
