//! Light Block: walk over every free tile once.
//!
//! The walker lights each tile that it leaves, and never comes back to one. When no other dark tile is beside it, it has won
//! if none is left anywhere, and the tile that it stands on lights as well; else it is stuck, and that tile stays dark.

mod biconnected;
mod bipartition;
mod clustering;
mod generator;
mod path_growth;
mod path_result;
mod position;
mod prune;
mod remaining;
mod rules;
mod search;
mod setup;
mod solver;

pub use path_result::{PathResult, Winnable};
pub use position::{BLOCKED, LIT, LightBlock, NOT_BESIDE, STOOD_ON, TOO_STEEP};
pub use setup::{AREAS, BLOCKS, BoardKind, CUBE_SIDES, SIDES, Setup};
