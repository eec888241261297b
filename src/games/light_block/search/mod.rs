//! Search for a path over all open tiles.

mod articulation;
mod clauses;
mod cycle_graph;
mod greedy_two_factor;
mod learning;
mod luby;
mod path_search;
mod propagation;
mod subtours;
mod trail;
mod two_factor;

pub(super) use path_search::search;
