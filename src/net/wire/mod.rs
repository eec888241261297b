//! Transport of messages over renet channels.
//!
//! renet 2.0.1 panics on a slice whose index is not below its slice count, unless the channel's memory limit is smaller than
//! one slice: then it rejects the packet first. So each channel has less memory than one slice
//! ([`CHANNEL_MEMORY`]), in both directions, and renet never splits a message; the [`SendQueue`] does.
//!
//! The messages for one peer form a byte stream in which each is preceded by its length ([`SendQueue`]). The stream is split
//! into fragments of at most [`MAX_FRAGMENT`] bytes, which are assigned in turn to [`RELIABLE_CHANNELS`] reliable channels,
//! with one unacknowledged fragment in each. The send window is therefore that of all channels together, and the receiver
//! restores the order by reading the channels in the same turn. Messages queued together travel together, and a short
//! message costs one byte of overhead.
//!
//! A [`PeerConnection`] is one end of a connection. It applies the [`PacketFilter`] before renet processes a packet, and
//! decides when renet is asked for packets: renet acknowledges acknowledgements on every call, so an idle connection asks
//! it only once per second.

mod channels;
mod connection;
mod fragments;
mod packet_filter;

pub use channels::{
    CHANNEL_MEMORY, MAX_CLIENT_MESSAGE, MAX_FRAGMENT, MAX_QUEUED_FOR_CLIENT, MAX_QUEUED_FOR_SERVER,
    MAX_SERVER_MESSAGE, MAX_UNREAD_FROM_CLIENT, MAX_UNREAD_FROM_SERVER, RELIABLE_CHANNELS,
    UNRELIABLE_CHANNEL, connection_config,
};
pub use connection::{ConnectionError, ConnectionLimits, PeerConnection};
pub use fragments::{FragmentError, QueueError, ReceiveQueue, SendQueue};
pub use packet_filter::{PacketFilter, PacketRefusal};
