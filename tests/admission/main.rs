//! Admission over the loopback: clients are admitted or refused, and neither end can be harmed by the other.
//!
//! `RawClient` implements the handshake separately from the program, as `docs/network.md` describes it, so that formats cannot
//! change unnoticed.

mod answers;
mod helpers;
mod hostile_clients;
mod hostile_servers;
mod raw_client;
mod secrets;
mod server;
