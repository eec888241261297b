//! What the command lines of the programs share: parsers of values, and messages on a terminal.

pub mod arguments;
pub mod terminal;
