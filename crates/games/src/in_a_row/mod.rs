//! In a Row: the m,n,k-game, from tic-tac-toe to four and five in a row.
//!
//! Seats take turns to place a stone on a free cell. The first seat with `k` of its stones in a straight line wins; a
//! full board without such a line is a draw. If stones fall, each lands on the lowest free cell of its column.

mod errors;
mod layout;
mod line_index;
mod lines;
mod opponent;
mod position;
mod rules;
mod setup;
mod symmetries;

pub use errors::{Expected, SetupError};
pub use opponent::ChosenMove;
pub use position::InARow;
pub use rules::{CENTRE_FIRST, NO_SUCH_CELL, NOTHING_BELOW, TAKEN};
pub use setup::{CUBE_SIDES, HYPERCUBE_SIDES, ROWS, SEATS, SIDES, Setup, centre};
