//! A lobby with its clients, played as over a network: every message is encoded and decoded.

mod chat;
mod clocks;
mod computers;
mod events;
mod forfeits;
mod ghosts;
mod harness;
mod invariants;
mod joining;
mod limits;
mod matches;
mod message_samples;
mod messages;
mod operation;
mod properties;
mod races;
mod random_steps;
mod reconnect;
mod rematch;
mod restore;
mod resync;
mod rooms;
mod seats;
mod spectators;
mod take_back;
mod untrusted_server;
