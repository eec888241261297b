//! Channels of a connection and their limits.

use bevy_renet::renet::{ChannelConfig, ConnectionConfig, SendType};
use std::time::Duration;

/// Number of reliable channels, which have the ids from 0 on. Fragments are assigned to them in turn.
pub const RELIABLE_CHANNELS: u8 = 16;
/// Id of the unreliable channel, for data that is soon outdated, such as pointer positions.
pub const UNRELIABLE_CHANNEL: u8 = RELIABLE_CHANNELS;
/// Memory limit of a channel in bytes, below the size of a renet slice (1200 bytes).
pub const CHANNEL_MEMORY: usize = 1199;
/// Maximum size of a fragment in bytes. With all headers a datagram stays below 1200 bytes, which every path carries.
pub const MAX_FRAGMENT: usize = 1100;
/// Maximum size in bytes of a message from a client.
pub const MAX_CLIENT_MESSAGE: usize = 8 * 1024;
/// Maximum size in bytes of a message from a server.
pub const MAX_SERVER_MESSAGE: usize = 256 * 1024;
/// Maximum number of bytes queued for one client. Above it the client is disconnected as too slow.
pub const MAX_QUEUED_FOR_CLIENT: usize = 512 * 1024;
/// Maximum number of bytes queued for the server.
pub const MAX_QUEUED_FOR_SERVER: usize = 64 * 1024;
/// Maximum number of unread messages from one client. Above it the client is disconnected as too fast.
pub const MAX_UNREAD_FROM_CLIENT: usize = 1024;
/// Maximum number of unread messages from a server: as many as can arrive at once, because a client that joins a full
/// server receives one message about each person. That is one fragment per channel, with two bytes per message.
pub const MAX_UNREAD_FROM_SERVER: usize = RELIABLE_CHANNELS as usize * MAX_FRAGMENT / 2;

/// Time after which an unacknowledged fragment is sent again.
pub(super) const RESEND_TIME: Duration = Duration::from_millis(120);

/// Returns the channels for renet, which are the same at both ends.
pub fn connection_config() -> ConnectionConfig {
    let reliable = (0..RELIABLE_CHANNELS).map(|channel_id| ChannelConfig {
        channel_id,
        max_memory_usage_bytes: CHANNEL_MEMORY,
        send_type: SendType::ReliableOrdered {
            resend_time: RESEND_TIME,
        },
    });
    let unreliable = ChannelConfig {
        channel_id: UNRELIABLE_CHANNEL,
        max_memory_usage_bytes: CHANNEL_MEMORY,
        send_type: SendType::Unreliable,
    };
    let channels: Vec<_> = reliable.chain([unreliable]).collect();
    ConnectionConfig {
        available_bytes_per_tick: 2 * RELIABLE_CHANNELS as u64 * CHANNEL_MEMORY as u64,
        server_channels_config: channels.clone(),
        client_channels_config: channels,
    }
}
