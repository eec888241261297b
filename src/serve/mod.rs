//! A server without a window, for a machine that stays on. `tessella serve` and `tessella-server` run the same one.

mod log;
mod options;
mod run;

pub use options::{HELP, ServeOptions, parse};
pub use run::run;
