//! The server: a lobby, its port, and its threads. The window and `tessella serve` run the same server, and people at its own
//! window join it like all others.

mod config;
mod handle;
mod peer;
mod request_filter;
mod room_store;
mod rooms_file;
mod socket;
mod thread;
mod workers;

pub use config::{ServerConfig, ServerError, ServerStatus};
pub use handle::Server;
pub use peer::{Peer, PeerDisconnectCause, ServerSocketEvent};
pub use rooms_file::{check_rooms_file, load_code, save_code};
pub use socket::{ProbeHandler, ServerSocket, ServerSocketConfig};
