//! Tessella: tile games on boards of every shape.
//!
//! The crate is organised in layers, each of which depends only on those before it: [`boards`], [`games`], [`session`],
//! [`analysis`], [`today`], [`statistics`], [`backup`], [`links`], [`packs`], [`received`] and [`lobby`]; with the feature `net` the
//! sockets, with the feature `server` a server without a window, with the feature `workshop` the tools for puzzle makers,
//! and with the feature `app` the window.
//!
//! The layers up to [`lobby`] need no window: `default-features = false`. The example `play_and_solve` plays and solves each
//! game with them. The pages in the folder `docs` describe the program; `scripts/book` makes a book of them.

pub mod analysis;
#[cfg(feature = "app")]
pub mod app;
#[cfg(any(feature = "server", feature = "workshop"))]
pub mod arguments;
pub mod backup;
pub mod boards;
#[cfg(all(feature = "app", feature = "workshop"))]
pub mod cli;
pub mod codec;
pub mod file_format;
pub mod files;
pub mod games;
pub mod join_code;
pub mod language;
pub mod links;
pub mod lobby;
#[cfg(feature = "net")]
pub mod net;
pub mod packs;
pub mod qr;
pub mod received;
#[cfg(feature = "server")]
pub mod serve;
pub mod session;
pub mod stable_hash;
pub mod statistics;
#[cfg(feature = "net")]
pub mod task;
pub mod terminal;
pub mod text_format;
pub mod today;
#[cfg(feature = "workshop")]
pub mod workshop;
