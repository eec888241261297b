//! Parts that the searches of several games share.

pub(super) mod sat;
mod score;
mod transposition_table;

pub(super) use score::Score;
pub(super) use transposition_table::{TableKey, TranspositionTable};
