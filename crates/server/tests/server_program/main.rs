//! The program `tessella-server`, run as a process.

#![cfg(target_os = "linux")]

mod agones;
mod control;
mod dependencies;
mod drain;
mod log;
mod metrics;
mod program;
mod service_manager;
