//! The games: their rules, generators, solvers and computer players.
//!
//! Each game has a folder and an entry in `list.rs`. Higher layers use games through [`Rules`] and the enums of the
//! list.
//!
//! ```
//! use std::sync::atomic::AtomicBool;
//! use tessella_games::{Game, Level, Position, Rules, Start, Turn};
//!
//! let never = AtomicBool::new(false);
//! for &game in Game::ALL {
//!     let mut position = Position::new(&game.default_setup(), &Start::Seed(4711))?;
//!     for random in 0..4 {
//!         let (seat, mv) = match position.to_move() {
//!             Turn::Player(seat) => (seat, position.computer_move(Level::Easy, &never)),
//!             Turn::Chance(seat) => (seat, position.chance_move(random)),
//!             Turn::Nobody => break,
//!         };
//!         position.play(seat, mv.expect("a player or chance is to move"))?;
//!     }
//! }
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

pub mod blockade;
pub mod budget;
pub mod cells;
mod code;
pub mod drench;
mod effects;
mod evaluation;
mod expected;
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
mod setup_error;
pub mod sizes;
mod start;
mod violation;

pub use code::{CodeError, GameCode};
pub use effects::{Appearance, Effect, Face, Piece};
pub use evaluation::Evaluation;
pub use expected::{Expected, NotationError};
pub use list::{Game, GamePosition, Position, Setup};
pub use moves::{Colour, IllegalMove, Move, Turn};
pub use rules::{Advice, Level, Rules};
pub use seats::{Outcome, Seat, SeatSet};
pub use setup::GameSetup;
pub use setup_error::SetupError;
pub use start::{Countdown, Start};
pub use violation::Violation;

#[cfg(doctest)]
#[doc = include_str!("../README.md")]
struct Readme;
