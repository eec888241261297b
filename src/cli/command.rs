//! Request of the command line.

use std::ffi::OsString;
use tessella::app::launch::Launch;
use tessella::net::server::ServerConfig;

/// Request of the command line.
pub enum Command {
    /// Print this text and end.
    Print(String),
    /// Run the program with a window, or draw a screenshot.
    Run(Box<Launch>),
    /// Run a server without a window.
    Serve(Box<Serve>),
    /// Run a workshop command with the arguments that follow it.
    Workshop(&'static str, Vec<OsString>),
}

/// Options of a server without a window.
pub struct Serve {
    /// Configuration of the server, possibly without a file.
    pub config: ServerConfig,
    /// `true` if a join code is not required.
    pub open: bool,
}
