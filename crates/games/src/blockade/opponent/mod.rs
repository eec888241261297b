//! Computer players: an alpha-beta search over runs, and over builds near the shortest paths.

mod alpha_beta;
mod candidates;
mod evaluate;
mod levels;
mod proof;
mod state;

pub(super) use evaluate::evaluate;
pub use levels::ChosenMove;
pub(super) use levels::{choose_move, computer_move, hint};
pub(super) use proof::solve;
