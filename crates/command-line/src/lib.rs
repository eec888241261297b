//! What the command lines of the programs share: value parsers, and messages on a terminal.

pub mod arguments;
pub mod terminal;
