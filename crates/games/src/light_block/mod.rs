//! Light Block: walk over every free tile once.
//!
//! The walker lights each tile that it leaves and never returns to it. The game ends when no dark tile is adjacent. If
//! no other dark tile remains, the last tile lights as well and the game is won; otherwise it is lost.

mod biconnected;
mod clustering;
mod errors;
mod generator;
mod path_growth;
mod position;
mod prune;
mod remaining;
mod rules;
mod search;
mod setup;
mod solver;

pub use errors::{Expected, SetupError};
pub use position::{BLOCKED, LIT, LightBlock, NOT_ADJACENT, STOOD_ON, TOO_STEEP};
pub use setup::{AREAS, BLOCKS, BoardKind, CUBE_SIDES, HYPERCUBE_SIDES, SIDES, Setup};
pub use solver::{PathResult, Winnable};
