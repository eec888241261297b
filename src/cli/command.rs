//! Request of the command line.

use super::animate::AnimationFile;
use super::backup::BackupCommand;
use std::ffi::OsString;
use std::path::PathBuf;
use tessella::app::launch::Launch;
use tessella::serve::ServeOptions;

/// Request of the command line.
pub enum Command {
    /// Prints this text and ends.
    Print(String),
    /// Runs the program with a window, or draws a screenshot.
    Run(Box<Launch>),
    /// Writes the animation of a game into a file.
    Animate(Box<AnimationFile>),
    /// Exports everything into a file, or imports it.
    Backup(BackupCommand, PathBuf),
    /// Runs a server without a window.
    Serve(Box<ServeOptions>),
    /// Runs a workshop command with the arguments that follow it.
    Workshop(&'static str, Vec<OsString>),
}
