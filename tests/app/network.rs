//! Play over the local network: several windows, each with files of its own, a host and its guests over real sockets on
//! the loopback.

mod away;
pub mod company;
mod drench;
mod games;
mod manners;
mod refusals;
mod ways;
