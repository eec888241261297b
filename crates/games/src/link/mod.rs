//! Link, known as Lianliankan and Shisen-Sho: remove equal tiles joined by a line of at most two turns.
//!
//! A pair of equal tiles can be removed if a line of at most three straight segments joins them over empty cells. A
//! ring of empty cells surrounds the board, so that lines can run around it. With gravity, the remaining tiles then
//! move. When tiles remain but no pair is removable, chance deals them again.

mod bitboard;
mod deal;
mod errors;
mod face_choice;
mod falling_board;
mod field;
mod gravity;
mod gravity_search;
mod guided_search;
mod lines;
mod pair_heuristic;
mod pairing;
mod pairing_search;
mod position;
mod remaining_tiles;
mod rules;
mod search;
mod setup;
mod solver;
mod tile_board;

pub use errors::{Expected, SetupError};
pub use gravity::Gravity;
pub use position::{FACES_DIFFER, Link, NO_LINE, NO_TILE, SAME_TILE};
pub use setup::{COLUMNS, FACES, GAINS, ROWS, STARTS, Setup, Time, default_countdown};
