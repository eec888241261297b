//! Play over the network: the program's servers and clients over real sockets on the loopback, with good and poor network
//! conditions, lost connections, crashes and suspension.

// The slowest tests come first, so that the others run in parallel.
mod bad_network;
mod chat;
mod crashes;
mod games;
mod keys;
#[cfg(target_os = "linux")]
mod link_local;
#[cfg(target_os = "linux")]
mod operator;
mod pauses;
mod reconnects;
mod refusals;
mod suspension;
mod tournaments;
