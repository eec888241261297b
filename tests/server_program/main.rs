//! The program `tessella-server`, run as a process.

#![cfg(target_os = "linux")]

mod agones;
#[expect(dead_code, reason = "the tests of games use all of it")]
#[path = "../lan/clients.rs"]
mod clients;
mod control;
mod dependencies;
mod drain;
mod log;
mod metrics;
mod program;
mod service_manager;
