//! Moves of a piece with a roll.

use super::super::seats::Seat;
use super::forks::ForkPath;
use crate::Move;

/// A move of a piece with a roll. Positions are those of [`RaceCourse`](super::course::RaceCourse).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct PieceMove {
    pub(super) seat: Seat,
    pub(super) number: u8,
    /// Path taken at the fork that the piece passes; [`ForkPath::Main`] if it passes none.
    pub(super) fork_path: ForkPath,
    /// Position before the move.
    pub(super) from: u16,
    /// Number of steps.
    pub(super) steps: u8,
    /// `true` if the steps lead backward.
    pub(super) is_backward: bool,
    /// Position after the steps of the roll.
    pub(super) reached: u16,
    /// Final position, after a jump if one starts at `reached`.
    pub(super) landed: u16,
    /// The piece that is sent back to wait.
    pub(super) captured: Option<(Seat, u8)>,
}

impl PieceMove {
    /// Returns the move with which a player chooses this one.
    pub(super) const fn choice(&self) -> Move {
        match self.fork_path {
            ForkPath::Main => Move::Piece(self.number),
            ForkPath::Branch => Move::PieceByBranch(self.number),
        }
    }
}

/// Returns the piece and the path that a move chooses.
pub(super) const fn chosen(mv: Move) -> Option<(u8, ForkPath)> {
    match mv {
        Move::Piece(number) => Some((number, ForkPath::Main)),
        Move::PieceByBranch(number) => Some((number, ForkPath::Branch)),
        _ => None,
    }
}
