//! The program `tessella-server`, run as a process.

#![cfg(target_os = "linux")]

#[expect(dead_code, reason = "the tests of games use all of it")]
#[path = "../lan/clients.rs"]
mod clients;
mod log;
mod program;
