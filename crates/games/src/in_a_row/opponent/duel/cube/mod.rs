//! Solver for the board of 4×4×4 cells with four in a row, with one bit per cell and per line.

mod board;
mod chains;
mod pairing;
mod replies;
mod search;
mod solver;
#[cfg(test)]
mod tests;

pub(super) use solver::CubeSolver;
