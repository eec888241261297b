//! Race track: a line or a ring of cells with jumps, branches, and lanes that lead to home cells.

mod circle;
mod course;
mod error;
mod geometry;
mod layout;
mod moves;
mod paths;
#[cfg(test)]
mod samples;
mod shape;
mod validity;

pub use course::{Course, Stretch};
pub use error::{TrackError, TrackPart};
pub use moves::Advance;
pub use shape::{Branch, Jump, Lane, LaneExit, Track};
