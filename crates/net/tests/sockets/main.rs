//! Server and client sockets over loopback: on a good network, on a poor one, and under attack.

mod disconnects;
mod harness;
mod hostile_peers;
mod messages;
mod strangers;
