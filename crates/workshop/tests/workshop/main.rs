//! Workshop commands: output is valid by the rules, and invalid input is named.

mod arena;
mod colours;
mod console;
mod escapes;
mod generate;
mod pack;
mod print;
mod replay;
mod shards;
mod solve;
mod texts;
mod today;
