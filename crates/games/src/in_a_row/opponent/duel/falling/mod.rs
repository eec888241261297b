//! Solver for boards of squares on which stones fall, with the stones of each seat in one word.

mod board;
mod followup;
mod search;
#[cfg(test)]
mod tests;

pub(super) use search::{FallingSolver, solver};
