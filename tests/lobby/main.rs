//! A lobby and its clients, played through as on a network: what travels is written into bytes and read again.

mod harness;
mod messages;
mod properties;
mod scenes;
mod strangers;
