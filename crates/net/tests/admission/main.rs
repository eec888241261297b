//! Admission over the loopback: clients are admitted or refused, and neither end can be harmed by the other.
//!
//! `RawClient` and `RawServer` implement the handshake separately from the program, as `docs/network.md` describes it, so
//! that formats cannot change unnoticed.

mod answers;
mod helpers;
mod hostile_clients;
mod hostile_servers;
mod keys;
mod raw_client;
mod raw_server;
mod seats;
mod secrets;
mod server;
