//! Server and client sockets over loopback: on a good network, on a poor one, and under attack.

#[expect(dead_code, reason = "these tests use only a part of it")]
#[path = "../connections/mod.rs"]
mod connections;
mod disconnects;
mod harness;
mod hostile_peers;
mod messages;
#[expect(
    dead_code,
    reason = "only the tests of games change the network while it is used"
)]
#[path = "../relay/mod.rs"]
mod relay;
mod strangers;
