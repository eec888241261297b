//! A lobby and its guests, played through as on a network: what travels is written into bytes and read again.

mod house;
mod messages;
mod play;
mod properties;
mod scenes;
mod strangers;
