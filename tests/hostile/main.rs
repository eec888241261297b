//! Hostile bytes, packets and handshake messages at every level, from the codec up to a server and a client with all their
//! threads, while others play on undisturbed.

mod bytes;
#[expect(dead_code, reason = "these tests use only a part of it")]
#[path = "../lan/clients.rs"]
mod clients;
#[expect(dead_code, reason = "these tests use only a part of it")]
#[path = "../connections/mod.rs"]
mod connections;
mod draw;
mod hostile_client;
mod rogue_server;
mod server;
mod tournament;
mod watch;
