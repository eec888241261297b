//! Blockade: runners cross the board while the ground rises.
//!
//! On a turn a seat moves its runner along a path of limited cost, raises one cell or two that touch, or flies. The
//! first runner at its goal wins. No cell is raised that would leave a runner without a path.

mod errors;
mod fair;
mod game_data;
mod homes;
mod opponent;
mod position;
mod rules;
mod runs;
mod setup;
mod sites;

pub use errors::{Expected, SetupError};
pub use opponent::ChosenMove;
pub use position::{Blockade, MAX_TURNS, Standing};
pub use rules::{
    NO_BUILDS, NO_FLIGHTS, NO_PATH_THERE, NO_SUCH_CELL, NOT_TOUCHING, OCCUPIED, OUT_OF_REACH,
    TOO_FAR_TO_FLY, TOO_HIGH, TOO_STEEP,
};
pub use runs::Run;
pub use setup::{AREAS, BUILDS, FLIGHTS, RANGES, SEATS, SIDES, Setup};
