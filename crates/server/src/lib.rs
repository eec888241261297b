//! The headless server, for a machine that stays on. `tessella serve` and `tessella-server` both run it.

#![cfg_attr(not(test), warn(clippy::disallowed_methods))]

mod agones;
#[cfg(unix)]
mod commands;
mod config_file;
#[cfg(unix)]
mod control;
#[cfg(unix)]
mod control_socket;
mod http;
mod log;
mod monitoring;
#[cfg(target_os = "linux")]
mod notify;
mod options;
mod program;
mod run;
mod settings;

#[cfg(unix)]
pub use control::ControlArguments;
pub use log::{LogFormat, LogLevel, LogOptions};
pub use options::{ServeArguments, ServeOptions};
pub use program::ServerArguments;
#[cfg(unix)]
pub use program::ServerCommand;
pub use run::run_on_terminal;
