//! Rectangle of square cells with four or eight neighbours each, optionally wrapped at its edges or with holes.

mod geometry;
mod holes;
mod shape;

pub use shape::Square;
