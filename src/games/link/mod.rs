//! Link, known as Lianliankan and Shisen-Sho: remove equal tiles joined by a line of at most two turns.
//!
//! Two tiles of the same face go if a line of at most three straight parts joins them over empty cells; around the board
//! there is a ring of empty cells for lines to run along. What is left may fall or slide then. When tiles are left of which
//! no two can go, chance deals them anew.

mod bitboard;
mod deal;
mod falling_board;
mod field;
mod gravity;
mod gravity_search;
mod lines;
mod pair_heuristic;
mod pairing;
mod pairing_search;
mod position;
mod rules;
mod search;
mod setup;
mod solution_cache;
mod solvability;
mod solver;

pub use gravity::Gravity;
pub use position::{Link, NO_LINE, NO_TILE, NOT_ALIKE, SAME_TILE};
pub use setup::{COLUMNS, FACES, GAINS, ROWS, STARTS, Setup, Time, usual_countdown};
