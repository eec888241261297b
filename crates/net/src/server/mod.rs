//! The server: a headless Bevy app on a thread of its own, with a lobby, a port, and threads for long computations. The
//! window and `tessella serve` run the same server, and the person at the host's window joins it like everybody else.

mod app;
mod config;
mod handle;
mod key_file;
mod lobby_plugin;
mod metrics;
mod operation;
mod report;
mod room_store;
mod rooms_file;
mod workers;

pub use config::{FileProblem, ServerConfig, ServerError, ServerStatus, UnusableFile};
pub use handle::Server;
pub use key_file::key_path;
pub use metrics::{Histogram, LATENCY_BOUNDS, ServerMetrics};
pub use operation::ServerControl;
pub use report::{BanReport, ConnectionTimes, PersonReport, ServerReport};
pub use room_store::{RoomsWarning, UnreadableRooms, has_saved_rooms};
pub use rooms_file::{check_rooms_file, control_socket_path, load_code, save_code};
