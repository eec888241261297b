//! The command line of `tessella-server`.

#[cfg(unix)]
use super::control::ControlArguments;
use super::options::ServeArguments;
use clap::Parser;

/// Topics at the end of `--help` and of the manual page.
const TOPICS: &str = "\
Examples:
  tessella-server --name Club --people 40
      Run a server that up to 40 people can use.
  tessella-server ctl announce The club closes at nine
      Send a line to everybody.

Environment:
  Each option is also a variable, such as TESSELLA_PORT for --port.
  The command line comes first, then the environment, then the file of --config.

Files:
  /etc/tessella.env         options of the systemd unit tessella.service, such as TESSELLA_NAME
  /var/lib/tessella/rooms   rooms of that unit
  The file of --config is TOML with the names of the options, such as port = 47315.

Exit status:
  0 if all is well; 1 if the server failed or refused a command; 2 if an option is invalid.

See also:
  tessella(6)";

/// Server for Tessella's games in the local network, without a window
#[derive(Parser, Debug)]
#[command(
    name = "tessella-server",
    version,
    after_long_help = TOPICS,
    args_conflicts_with_subcommands = true,
    args_override_self = true
)]
pub struct ServerArguments {
    /// Options of the server that is to run.
    #[command(flatten)]
    pub serve: ServeArguments,
    /// Command in place of running a server.
    #[cfg(unix)]
    #[command(subcommand)]
    pub command: Option<ServerCommand>,
}

/// Command in place of running a server.
#[cfg(unix)]
#[derive(clap::Subcommand, Debug)]
pub enum ServerCommand {
    /// Ask a running server for something, over the socket beside its rooms
    Ctl(ControlArguments),
}
