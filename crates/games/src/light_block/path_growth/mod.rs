//! Growing a path through a board.

mod builder;
mod growth;
mod local_search;
mod redistribution;

pub(super) use builder::PathBuilder;
