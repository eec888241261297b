//! Race: a race by the die, either snakes and ladders on an open track, or around a ring and home, as in ludo and
//! pachisi.
//!
//! On a track each seat has one piece. It starts beside the board and moves by as many cells as the die shows. It
//! climbs a ladder from its foot, and slides down a snake from its head. The first seat to reach the end wins.
//!
//! On a ring each seat has up to four pieces, which wait beside the board until a six brings one onto the seat's start
//! cell. From there they go once around and into the seat's own lane, where each needs a cell of its own. The seat that
//! has all its pieces there wins. A piece that lands on another seat's piece captures it: that one waits again. A piece
//! cannot land on a piece of its own seat, but pieces may pass each other. Captures are optional. While only a six
//! could move a piece of the seat, it has up to three rolls per turn. With four or more seats, one piece of each begins on
//! its start cell. Pieces can have to go around several times.
//!
//! At forks the path splits into a short one, with snakes or captures, and a long, safe one. Whoever passes a fork chooses.
//! With another option a four moves a piece four cells back: past its start, if it comes there, and out of its lane.
//!
//! In both, a six gives another roll if the setup says so. A die roll is a move of chance. A roll that leaves no choice
//! moves the piece at once; otherwise the player chooses a piece.

mod course;
mod die;
mod errors;
mod forks;
mod jump_lines;
mod jumps;
mod legal_piece_moves;
mod opponent;
mod piece_move;
mod position;
mod rules;
mod setup;

pub use errors::{Expected, SetupError};
pub use position::{
    NO_FORK, NO_SUCH_PIECE, NO_SUCH_SIDE, OWN_PIECE, Race, TOO_FAR, TOO_FAR_BACK, WAITS,
};
pub use setup::{FORK_TRACKS, LAPS, PIECES, RINGS, SEATS, Setup, TRACKS, Variant, default_pieces};
