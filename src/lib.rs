//! Tessella's window, on Bevy and egui.
//!
//! The rules, boards, saves and the network are crates of their own in `crates`, each of which depends only on those below it. The
//! pages in the folder `docs` describe the program; `scripts/book` makes a book of them.

pub mod app;
#[cfg(not(target_os = "android"))]
pub mod cli;
