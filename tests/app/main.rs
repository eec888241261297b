//! The program without a window or a GPU, played through the same messages that a window would send.
#![cfg(feature = "app")]

mod computer;
mod files;
mod flood;
mod games;
mod headless;
mod input;
mod screens;
mod shapes;
mod stage;
mod view;
