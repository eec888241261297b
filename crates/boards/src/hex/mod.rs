//! Rectangle of regular hexagons with up to six neighbours each. Terms and formulas follow the guide of Red Blob Games,
//! <https://www.redblobgames.com/grids/hexagons/>.
//!
//! A column layout is a row layout with x and y exchanged. The code covers both in terms of lines: a line is a row or a
//! column, and every other line is shifted along itself by half a cell.

mod geometry;
mod shape;

pub use shape::{Hex, HexLayout};
