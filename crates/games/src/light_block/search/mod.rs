//! Search for a path over all open tiles.

mod articulation;
mod constraints;
mod cycle_graph;
mod greedy_two_factor;
mod path_search;
mod reasons;
mod subtours;
mod two_factor;

pub(super) use path_search::search;
