//! Play over the local network: several windows with separate files, one server and its clients over real sockets on
//! the loopback.

mod changed_server;
mod clocks;
pub mod connected_apps;
mod disconnects;
mod drench;
mod games;
mod hosting;
mod lobby_actions;
mod navigation;
mod pauses;
mod refusals;
mod tournaments;
