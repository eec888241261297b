//! The program without a window or a GPU, played through the same messages that a window would send.
#![cfg(feature = "app")]

mod choices;
mod computer;
mod files;
mod flood;
mod games;
mod headless;
mod input;
mod link;
mod others;
mod race;
mod screens;
mod shapes;
mod stage;
mod view;
