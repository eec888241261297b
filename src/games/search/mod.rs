//! Parts that the searches of several games share.

pub(super) mod sat;
mod score;
mod table;

pub(super) use score::Score;
pub(super) use table::{TableKey, TranspositionTable};
