//! Computer player and solver for two seats, on incrementally updated line counts.

mod cell_set;
mod cube;
mod falling;
mod followup;
mod line_table;
mod negamax;
mod node_budget;
mod outcome_search;
mod pairing;
mod player;
mod proof_search;
mod solver;
mod symmetric_keys;
#[cfg(test)]
mod tests;
mod threat_search;

pub(super) use player::{choose, search_to_depth, value};
pub(super) use solver::solve;
