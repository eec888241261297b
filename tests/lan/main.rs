//! Play over the network: the program's servers and clients over real sockets on the loopback, with good and poor network
//! conditions, lost connections, crashes and suspension.

// The slowest tests come first, so that the others run in parallel.
mod bad_network;
mod chat;
mod clients;
mod crashes;
mod games;
mod keys;
#[cfg(target_os = "linux")]
mod link_local;
#[cfg(target_os = "linux")]
#[path = "../namespaces/mod.rs"]
mod namespaces;
mod operator;
mod pauses;
mod reconnects;
mod refusals;
#[expect(dead_code, reason = "only the tests of sockets count bytes")]
#[path = "../relay/mod.rs"]
mod relay;
mod suspension;
mod tournaments;
