//! Log of a server without a window.

use tracing_subscriber::filter::{LevelFilter, Targets};
use tracing_subscriber::layer::SubscriberExt;
use tracing_subscriber::util::SubscriberInitExt;

/// Writes warnings and errors to standard error, each with its time.
pub(super) fn log_to_stderr() {
    // netcode warns of each datagram of a stranger that is no packet.
    let levels = Targets::new()
        .with_default(LevelFilter::WARN)
        .with_target("renetcode", LevelFilter::OFF);
    let lines = tracing_subscriber::fmt::layer().with_writer(std::io::stderr);
    let set = tracing_subscriber::registry()
        .with(lines)
        .with(levels)
        .try_init();
    if let Err(error) = set {
        crate::terminal::complain(&format!("nothing is logged: {error}"));
    }
}
