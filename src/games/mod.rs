//! The games: their rules, generators, solvers and computer players.
//!
//! Each game has a folder and an entry in `list.rs`. Higher layers use games through [`Rules`] and the enums of the
//! list.

pub mod blockade;
pub mod budget;
pub mod cells;
pub mod drench;
mod effects;
mod evaluation;
pub mod in_a_row;
pub mod light_block;
pub mod link;
mod list;
mod moves;
pub mod options;
pub mod race;
mod rules;
mod search;
mod seats;
mod setup;
pub mod sizes;
mod start;
mod violation;

pub use effects::{Appearance, Effect, Face, Piece};
pub use evaluation::Evaluation;
pub use list::{Game, GamePosition, Position, Setup};
pub use moves::{Colour, IllegalMove, Move, Turn};
pub use rules::{Advice, Level, Rules};
pub use seats::{Outcome, Seat, SeatSet};
pub use setup::GameSetup;
pub use start::{Countdown, SetupError, Start};
pub use violation::Violation;
