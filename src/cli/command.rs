//! Request of the command line.

use super::animate::AnimationFile;
use super::backup::BackupCommand;
use std::ffi::OsString;
use std::path::PathBuf;
use tessella::app::launch::Launch;
use tessella::serve::ServeOptions;

/// Request of the command line.
pub enum Command {
    /// Print this text and end.
    Print(String),
    /// Run the program with a window, or draw a screenshot.
    Run(Box<Launch>),
    /// Write the animation of a game into a file.
    Animate(Box<AnimationFile>),
    /// Export everything into a file, or import it.
    Backup(BackupCommand, PathBuf),
    /// Run a server without a window.
    Serve(Box<ServeOptions>),
    /// Run a workshop command with the arguments that follow it.
    Workshop(&'static str, Vec<OsString>),
}
