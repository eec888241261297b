//! SAT solver for pairings of tiles, with clause learning.

mod learning;
mod propagation;
mod solver;

pub(super) use solver::{PairId, PairState, PairingSolver, Unsatisfiable};
