//! Parts shared by the searches of several games.

pub(super) mod sat;
mod score;
mod transposition_table;

pub(super) use score::Score;
pub(super) use transposition_table::{TableKey, TranspositionTable};
