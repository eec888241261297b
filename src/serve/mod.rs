//! A server without a window, for a machine that stays on. `tessella serve` and `tessella-server` run the same one.

mod config_file;
mod log;
mod options;
mod run;
mod settings;

pub use log::{LogFormat, LogLevel, LogOptions};
pub use options::{HELP, ServeOptions, parse};
pub use run::run;
