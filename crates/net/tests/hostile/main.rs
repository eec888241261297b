//! Hostile bytes, packets and handshake messages at every level, from the codec up to a server and a client with all their
//! threads, while others play on undisturbed.

mod bytes;
mod draw;
mod hostile_client;
mod rogue_server;
mod server;
mod tournament;
mod watch;
