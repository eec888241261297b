//! Computer players and solver.

mod chosen_move;
mod duel;
mod evaluate;
mod first_stone;
mod levels;
mod max_n;
mod run_counts;

pub use chosen_move::ChosenMove;
pub(super) use evaluate::evaluate;
pub(super) use levels::{choose_move, search_to_depth, solve};
