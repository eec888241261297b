//! The rules of Light Block.

use super::position::{BLOCKED, LIT, LightBlock, NOT_ADJACENT, STOOD_ON, TOO_STEEP};
use super::solver;
use crate::budget::{Effort, SearchBudget, SearchReport};
use crate::{
    Advice, Appearance, Effect, IllegalMove, Level, Move, Outcome, Piece, Rules, Seat, Turn,
};
use std::sync::atomic::AtomicBool;
use tessella_boards::{Board, CellId};

impl Rules for LightBlock {
    fn board(&self) -> &Board {
        &self.data.board
    }

    fn to_move(&self) -> Turn {
        match self.next_cells().next() {
            Some(_) => Turn::Player(Seat::FIRST),
            None => Turn::Nobody,
        }
    }

    fn legal_moves(&self) -> Vec<Move> {
        self.next_cells().map(Move::Cell).collect()
    }

    fn check(&self, seat: Seat, mv: Move) -> Result<(), IllegalMove> {
        self.to_move().check(seat)?;
        let Move::Cell(next) = mv else {
            return Err(IllegalMove::WrongKind);
        };
        if next == self.at() {
            Err(STOOD_ON)
        } else if !self.board().neighbours(self.at()).contains(&next) {
            let is_barred = self.board().adjacent(self.at()).contains(&next);
            Err(if is_barred { TOO_STEEP } else { NOT_ADJACENT })
        } else if self.is_blocked(next) {
            Err(BLOCKED)
        } else if self.is_walked[next.index()] {
            Err(LIT)
        } else {
            Ok(())
        }
    }

    fn effects(&self, seat: Seat, mv: Move) -> Vec<Effect> {
        let Move::Cell(next) = mv else {
            return Vec::new();
        };
        let lights = |cell| Effect::CellChanged {
            cell,
            appearance: Appearance::Lit,
            distance: 0,
        };
        let walks = Effect::PieceMoved {
            seat,
            number: 0,
            path: vec![next],
            carried: false,
        };
        let mut effects = vec![lights(self.at()), walks];
        // The last tile lights at once, because no step leaves it.
        if self.path.len() + 1 == self.free() {
            effects.push(lights(next));
        }
        effects
    }

    fn advance(&mut self, seat: Seat, mv: Move) -> Result<(), IllegalMove> {
        self.check(seat, mv)?;
        let Move::Cell(next) = mv else {
            return Err(IllegalMove::WrongKind);
        };
        self.is_walked[next.index()] = true;
        self.path.push(next);
        Ok(())
    }

    fn outcome(&self) -> Option<Outcome> {
        match (self.next_cells().next(), self.is_won()) {
            (Some(_), _) => None,
            (None, true) => Some(Outcome::Won(Seat::FIRST)),
            (None, false) => Some(Outcome::Lost),
        }
    }

    fn appearance(&self, cell: CellId) -> Appearance {
        if self.is_blocked(cell) {
            Appearance::Blocked
        } else if self.is_walked[cell.index()] && (cell != self.at() || self.is_won()) {
            Appearance::Lit
        } else {
            Appearance::Dark
        }
    }

    fn pieces(&self) -> Vec<Piece> {
        vec![Piece {
            seat: Seat::FIRST,
            number: 0,
            at: Some(self.at()),
        }]
    }

    fn precompute(&self) {
        self.winnable();
    }

    fn computer_move(&self, _level: Level, stop: &AtomicBool) -> Option<Move> {
        match self.hint(stop)? {
            Advice::Play { mv, .. } => Some(mv),
            Advice::Lost { .. } | Advice::Unsolvable => {
                solver::heuristic_step(self).map(Move::Cell)
            }
        }
    }

    fn best_move(&self, budget: &SearchBudget<'_>) -> Option<Move> {
        solver::best_step(self, budget).map(Move::Cell)
    }

    // Every winning path is a shortest one. A quick search takes no longer than a hint.
    fn solve(&self, effort: Effort, budget: &SearchBudget<'_>) -> Option<SearchReport> {
        Some(solver::solve(self, effort, budget))
    }

    fn hint(&self, stop: &AtomicBool) -> Option<Advice> {
        solver::advise(self, stop)
    }
}
