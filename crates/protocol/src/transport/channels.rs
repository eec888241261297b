//! Renet channels, and limits on messages.

use renet::{ChannelConfig, ConnectionConfig, SendType};
use std::time::Duration;

/// Id of the reliable, ordered channel. It carries the chunks of a [`SendQueue`](super::SendQueue).
pub const RELIABLE_CHANNEL: u8 = 0;
/// Id of the unreliable channel, for messages that are soon outdated, such as clocks.
pub const UNRELIABLE_CHANNEL: u8 = 1;
/// Maximum size of a chunk in bytes. With all headers, a datagram stays below 1200 bytes, which fits through any
/// network path.
pub const MAX_CHUNK: usize = 1100;
/// Maximum number of chunks that are sent before all of them are acknowledged. Ids of chunks stay within a window of this
/// size, which the [`PacketFilter`](super::PacketFilter) of the receiver checks.
pub const MAX_CHUNKS_IN_FLIGHT: u32 = 64;
/// Maximum size in bytes of a message from a client.
pub const MAX_CLIENT_MESSAGE: usize = 8 * 1024;
/// Maximum size in bytes of a message from a server.
pub const MAX_SERVER_MESSAGE: usize = 256 * 1024;
/// Maximum number of bytes queued for one client. A client that needs more is disconnected as too slow.
pub const MAX_QUEUED_FOR_CLIENT: usize = 512 * 1024;
/// Maximum number of bytes queued for the server.
pub const MAX_QUEUED_FOR_SERVER: usize = 64 * 1024;
/// Maximum number of unread messages from one client. A client that sends more is disconnected as too fast.
pub const MAX_UNREAD_FROM_CLIENT: usize = 1024;
/// Maximum number of unread messages from a server: as many as can arrive at once, because a client that joins a full
/// server receives a message about each person. That many fit into the chunks in flight at two bytes per message.
pub const MAX_UNREAD_FROM_SERVER: usize = MAX_CHUNKS_IN_FLIGHT as usize * MAX_CHUNK / 2;

/// Time after which an unacknowledged chunk is sent again.
pub(super) const RESEND_TIME: Duration = Duration::from_millis(120);
/// Memory of the reliable channel in bytes, at each end: as much as can be in flight.
pub(super) const RELIABLE_MEMORY: usize = MAX_CHUNKS_IN_FLIGHT as usize * MAX_CHUNK;
/// Memory of the unreliable channel in bytes, at each end.
const UNRELIABLE_MEMORY: usize = 2 * MAX_CHUNK;

/// Returns the channels for renet, which are the same at both ends.
pub fn connection_config() -> ConnectionConfig {
    let channels = vec![
        ChannelConfig {
            channel_id: RELIABLE_CHANNEL,
            max_memory_usage_bytes: RELIABLE_MEMORY,
            send_type: SendType::ReliableOrdered {
                resend_time: RESEND_TIME,
            },
        },
        ChannelConfig {
            channel_id: UNRELIABLE_CHANNEL,
            max_memory_usage_bytes: UNRELIABLE_MEMORY,
            send_type: SendType::Unreliable,
        },
    ];
    ConnectionConfig {
        available_bytes_per_tick: (RELIABLE_MEMORY + UNRELIABLE_MEMORY) as u64,
        server_channels_config: channels.clone(),
        client_channels_config: channels,
    }
}
