//! Play over the local network: several windows with separate files, one server and its clients over real sockets on
//! the loopback.

mod changed_server;
mod clocks;
pub mod connected_apps;
mod disconnects;
mod drench;
mod endings;
mod games;
mod hosting;
mod lobby_actions;
mod navigation;
mod news;
mod pauses;
mod questions;
mod refusals;
mod tournaments;
