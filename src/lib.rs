//! Tessella: tile games on boards of every shape.
//!
//! The house has floors, and each knows only those under it: [`boards`], [`games`], [`session`], [`lobby`], with the
//! feature `net` the sockets, with the feature `workshop` the tools of puzzle makers, and with the feature `app` the window.

#[cfg(feature = "app")]
pub mod app;
pub mod boards;
pub mod codec;
#[cfg(feature = "net")]
pub mod files;
pub mod games;
pub mod lobby;
#[cfg(feature = "net")]
pub mod net;
pub mod session;
#[cfg(feature = "workshop")]
pub mod workshop;
