//! Moves that a seat's pieces can make with a roll.

use super::super::moves::IllegalMove;
use super::super::seats::Seat;
use super::die::{FOUR, SIX};
use super::forks::ForkPath;
use super::piece_move::PieceMove;
use super::position::{NO_FORK, NO_SUCH_PIECE, OWN_PIECE, Race, TOO_FAR, TOO_FAR_BACK, WAITS};
use super::setup::Variant;

impl Race {
    /// Returns the possible moves of a seat's pieces, ordered by number, and for each first those by the main path. Waiting
    /// pieces are interchangeable, so only the first one is included.
    pub(super) fn piece_moves(&self, seat: Seat, pips: u8) -> impl Iterator<Item = PieceMove> {
        let fork_paths: &[ForkPath] = if self.setup().forks {
            &[ForkPath::Main, ForkPath::Branch]
        } else {
            &[ForkPath::Main]
        };
        self.piece_numbers().flat_map(move |number| {
            fork_paths
                .iter()
                .filter_map(move |&fork_path| self.piece_move(seat, number, pips, fork_path).ok())
        })
    }

    /// Returns the move of a piece with a roll, along this path at a fork.
    ///
    /// # Errors
    /// If the roll cannot move the piece.
    pub(super) fn piece_move(
        &self,
        seat: Seat,
        number: u8,
        pips: u8,
        fork_path: ForkPath,
    ) -> Result<PieceMove, IllegalMove> {
        let own = &self.positions[seat.index()][..self.setup().pieces().into()];
        let from = *own.get(usize::from(number)).ok_or(NO_SUCH_PIECE)?;
        let is_ring = matches!(self.setup().variant, Variant::AroundTheRing { .. });
        let enters = is_ring && from == 0;
        if enters && (pips != SIX || own[..usize::from(number)].contains(&0)) {
            return Err(WAITS);
        }
        let is_backward = self.setup().back_four && pips == FOUR;
        let pips = if enters { 1 } else { pips };
        let walk = |steps| self.course.walk(from, steps, is_backward, fork_path);
        let may_stop_early = match self.setup().variant {
            Variant::SnakesAndLadders { exact } => !exact && !is_backward,
            Variant::AroundTheRing { .. } => false,
        };
        let fewest = if may_stop_early { 1 } else { pips };
        let reached = (fewest..=pips)
            .rev()
            .find_map(|steps| Some((steps, walk(steps)?)));
        let (steps, reached) = reached.ok_or(match (fork_path, is_backward) {
            (ForkPath::Branch, _) => NO_FORK,
            (ForkPath::Main, true) => TOO_FAR_BACK,
            (ForkPath::Main, false) => TOO_FAR,
        })?;
        let cell = self.course.cell(seat, reached);
        if own
            .iter()
            .any(|&other| other != 0 && self.course.cell(seat, other) == cell)
        {
            return Err(OWN_PIECE);
        }
        Ok(PieceMove {
            seat,
            number,
            fork_path,
            from,
            steps,
            is_backward,
            reached,
            landed: self.course.after_jump(seat, reached),
            captured: self.captured(seat, reached),
        })
    }

    /// Returns the piece of another seat that is captured at this position. On an open track and on branches, pieces can
    /// share a cell.
    fn captured(&self, seat: Seat, reached: u16) -> Option<(Seat, u8)> {
        let is_ring = matches!(self.setup().variant, Variant::AroundTheRing { .. });
        if !is_ring || self.course.is_on_branch(reached) {
            return None;
        }
        let cell = self.course.cell(seat, reached);
        let others = self.seats().filter(|&other| other != seat);
        others
            .flat_map(|other| self.piece_numbers().map(move |number| (other, number)))
            .find(|&(other, number)| {
                let position = self.positions[other.index()][usize::from(number)];
                self.course.cell(other, position) == cell
            })
    }
}
