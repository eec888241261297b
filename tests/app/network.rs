//! Play over the local network: several windows with separate files, one server and its clients over real sockets on
//! the loopback.

mod away;
pub mod company;
mod drench;
mod games;
mod manners;
mod refusals;
mod ways;
