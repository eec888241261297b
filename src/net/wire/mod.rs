//! What two ends say to each other, and how it is cut and paced.
//!
//! renet 2.0.1 panics when it is told of a slice whose index is past the number of slices. It never comes to that where no
//! channel may hold as much as one slice: the packet is refused for want of memory first. So each channel has less than
//! that ([`LANE_MEMORY`]), in both directions, and renet never cuts a message; this module does.
//!
//! Messages for one peer make a stream of bytes, each with its length in front of it ([`Outbox`]). The stream is cut into
//! pieces of at most [`PIECE`] bytes, and the pieces are dealt in turn to [`LANES`] reliable channels, one piece to each
//! until it is acknowledged. So the window is that of all lanes together, and a reader who takes the lanes in the same
//! turn has the pieces in order. Whatever is queued together travels together; a lone move costs one byte more than it has.
//!
//! A [`Line`] is one end of a connection: it asks the [gate](super::gate) before renet sees a packet, and decides when
//! renet is asked for packets. renet acknowledges acknowledgements, for ever and at every call; a line that has nothing to
//! say is left alone for a second.

mod datagrams;
mod line;
mod pieces;

use std::time::Duration;

use bevy_renet::renet::{ChannelConfig, ConnectionConfig, SendType};

pub(super) use datagrams::{Datagrams, LARGEST, Received};
pub use line::{Fault, Limits, Line};
pub use pieces::{Garbled, Inbox, Outbox, TooMuch};

/// The reliable channels, numbered from 0, to which pieces are dealt in turn.
pub const LANES: u8 = 16;
/// The unreliable channel: what is true only for a moment, like where a pointer is.
pub const PRESENCE: u8 = LANES;
/// What a channel may hold, in bytes: less than one of renet's slices, which have 1200.
pub const LANE_MEMORY: usize = 1199;
/// The longest piece: with all that is put around it, a datagram stays below 1200 bytes and any path takes it.
pub const PIECE: usize = 1100;
/// The longest message that a host takes from a guest.
pub const MOST_FROM_GUEST: usize = 8 * 1024;
/// The longest message that a guest takes from a host.
pub const MOST_FROM_HOST: usize = 256 * 1024;
/// How much may wait for one guest: more, and the guest is too slow to play with.
pub const MOST_WAITING_FOR_GUEST: usize = 512 * 1024;
/// How much may wait for the host.
pub const MOST_WAITING_FOR_HOST: usize = 64 * 1024;
/// How many whole messages of one guest may wait to be taken before it is too fast.
pub const MOST_UNREAD_OF_GUEST: usize = 1024;
/// How many of a host: as many as can come at once, for who enters a full house is told of everybody in it. A piece in each
/// lane, and each message a byte and its length.
pub const MOST_UNREAD_OF_HOST: usize = LANES as usize * PIECE / 2;

/// After how long without an acknowledgement a piece is sent again.
pub(super) const RESEND: Duration = Duration::from_millis(120);

/// The channels of renet, the same for both ends.
pub fn connection_config() -> ConnectionConfig {
    let reliable = (0..LANES).map(|lane| ChannelConfig {
        channel_id: lane,
        max_memory_usage_bytes: LANE_MEMORY,
        send_type: SendType::ReliableOrdered {
            resend_time: RESEND,
        },
    });
    let presence = ChannelConfig {
        channel_id: PRESENCE,
        max_memory_usage_bytes: LANE_MEMORY,
        send_type: SendType::Unreliable,
    };
    let channels: Vec<_> = reliable.chain([presence]).collect();
    ConnectionConfig {
        available_bytes_per_tick: 2 * LANES as u64 * LANE_MEMORY as u64,
        server_channels_config: channels.clone(),
        client_channels_config: channels,
    }
}
