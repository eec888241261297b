//! The command line of the program with the window.

mod animate;
mod backup;
mod game;
mod help;
mod join;
mod open;
mod picture;
mod run;
mod words;

pub use animate::AnimationFile;
pub use backup::BackupFile;
pub use join::JoinArguments;
pub use run::{Request, RunArguments};
pub use tessella_server::run_on_terminal as serve;
pub use tessella_workshop::run_on_terminal as work;

use clap::{Parser, Subcommand};
use tessella_server::ServeArguments;
use tessella_workshop::WorkshopCommand;

/// Tile games on boards of every shape
#[derive(Parser)]
#[command(
    name = "tessella",
    version,
    after_long_help = help::TOPICS,
    args_conflicts_with_subcommands = true,
    args_override_self = true
)]
pub struct Arguments {
    /// Arguments without a command.
    #[command(flatten)]
    pub run: RunArguments,
    /// Command in place of opening the window.
    #[command(subcommand)]
    pub command: Option<Command>,
}

/// Command in place of opening the window.
#[derive(Subcommand)]
pub enum Command {
    /// Save all games, statistics and settings to a file, while the window is closed
    Export(BackupFile),
    /// Add the games, statistics and settings of a backup; nothing is lost
    Import(BackupFile),
    /// Join a game over the local network
    Join(JoinArguments),
    /// Host games over the local network without a window, until Ctrl+C
    #[command(after_help = help::SOURCES)]
    Serve(ServeArguments),
    /// Command for puzzle makers.
    #[command(flatten)]
    Workshop(WorkshopCommand),
}
