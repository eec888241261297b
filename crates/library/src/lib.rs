//! The games on a device, and what belongs to them: statistics, today's boards, packs of levels, analysis, backups and
//! links.

#![cfg_attr(not(test), warn(clippy::disallowed_methods))]

pub mod analysis;
pub mod backup;
pub mod links;
pub mod packs;
pub mod received;
pub mod statistics;
pub mod today;

#[cfg(doctest)]
#[doc = include_str!("../README.md")]
struct Readme;
