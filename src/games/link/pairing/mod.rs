//! Which tile goes with which, by clause learning.

mod solver;

pub(super) use solver::{PairId, PairState, PairingSolver, Unsatisfiable};
