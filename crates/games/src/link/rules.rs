//! The rules of Link.

use super::field::EMPTY;
use super::position::Link;
use super::position::SolutionCache;
use super::solver;
use crate::budget::{Effort, SearchBudget, SearchReport};
use crate::{
    Advice, Appearance, Effect, GameSetup, IllegalMove, Level, Move, Outcome, Rules, Seat, Turn,
};
use std::sync::Arc;
use std::sync::atomic::AtomicBool;
use tessella_boards::{Board, CellId};

impl Rules for Link {
    fn board(&self) -> &Board {
        self.field.board()
    }

    fn to_move(&self) -> Turn {
        match self.outcome() {
            Some(_) => Turn::Nobody,
            None if self.is_stuck => Turn::Chance(Seat::FIRST),
            None => Turn::Player(Seat::FIRST),
        }
    }

    /// Returns the removable pairs, or one shuffle.
    fn legal_moves(&self) -> Vec<Move> {
        match self.to_move() {
            Turn::Nobody => Vec::new(),
            Turn::Chance(_) => vec![Move::Chance(0)],
            Turn::Player(_) => {
                let pairs = self.pairs();
                pairs.into_iter().map(|(a, b)| Move::Pair(a, b)).collect()
            }
        }
    }

    /// Returns a shuffle with `random` as its seed.
    fn chance_move(&self, random: u32) -> Option<Move> {
        let is_due = matches!(self.to_move(), Turn::Chance(_));
        is_due.then_some(Move::Chance(random))
    }

    fn check(&self, seat: Seat, mv: Move) -> Result<(), IllegalMove> {
        self.to_move().check(seat)?;
        match mv {
            Move::Pair(a, b) => self.why_not(a, b).map_or(Ok(()), Err),
            Move::Chance(_) if self.is_stuck => Ok(()),
            Move::TimeUp if self.setup.countdown().is_some() => Ok(()),
            _ => Err(IllegalMove::WrongKind),
        }
    }

    fn effects(&self, seat: Seat, mv: Move) -> Vec<Effect> {
        if self.check(seat, mv).is_err() {
            return Vec::new();
        }
        let mut effects = Vec::new();
        let mut after = self.clone();
        let mut before = self.appearances();
        if let Move::Pair(a, b) = mv {
            effects.extend(self.line(a, b).map(Effect::PairLine));
            for cell in [a, b] {
                before[cell.index()] = Appearance::Removed;
                effects.push(Effect::CellChanged {
                    cell,
                    appearance: Appearance::Removed,
                    distance: 0,
                });
                after.tiles[usize::from(self.field.field_cell(cell))] = EMPTY;
            }
            for (from, to) in self.field.apply_gravity(&mut after.tiles) {
                let (from, to) = (self.field.board_cell(from), self.field.board_cell(to));
                effects.push(Effect::TileMoved { from, to });
            }
        } else if let Move::Chance(seed) = mv {
            let deal = self.shuffled_deal(seed);
            after.tiles = deal.tiles.clone();
            after.deal = Arc::new(deal);
        }
        for (cell, was) in self.board().cells().zip(before) {
            let appearance = after.appearance(cell);
            if appearance != was {
                effects.push(Effect::CellChanged {
                    cell,
                    appearance,
                    distance: 0,
                });
            }
        }
        effects
    }

    fn advance(&mut self, seat: Seat, mv: Move) -> Result<(), IllegalMove> {
        self.check(seat, mv)?;
        match mv {
            Move::Pair(a, b) => {
                let pair = (self.field.field_cell(a), self.field.field_cell(b));
                self.field.remove_pair(&mut self.tiles, pair.0, pair.1);
                self.removed.push(pair);
                self.left -= 2;
            }
            Move::Chance(seed) => {
                self.moves_before_deal = self.moves() + 1;
                let deal = self.shuffled_deal(seed);
                self.tiles = deal.tiles.clone();
                self.deal = Arc::new(deal);
                self.removed.clear();
                self.solution_cache = SolutionCache::default();
            }
            _ => self.time_is_up = true,
        }
        self.is_stuck = self.has_no_pair();
        Ok(())
    }

    fn outcome(&self) -> Option<Outcome> {
        match (self.left, self.time_is_up) {
            (0, _) => Some(Outcome::Won(Seat::FIRST)),
            (_, true) => Some(Outcome::Lost),
            (_, false) => None,
        }
    }

    fn appearance(&self, cell: CellId) -> Appearance {
        self.face(cell)
            .map_or(Appearance::Removed, Appearance::Face)
    }

    /// Returns the move that [`Rules::hint`] advises. There is no opponent, so the level has no effect.
    fn computer_move(&self, _level: Level, stop: &AtomicBool) -> Option<Move> {
        match self.hint(stop)? {
            Advice::Play { mv, .. } => Some(mv),
            Advice::Lost { .. } | Advice::Unsolvable => None,
        }
    }

    /// Returns a pair that leads to an empty board if the search finds one within the budget, and otherwise the first
    /// pair of the longest line found.
    fn best_move(&self, budget: &SearchBudget<'_>) -> Option<Move> {
        match self.to_move() {
            Turn::Player(_) if !budget.is_over() => solver::best_move(self, budget),
            _ => None,
        }
    }

    /// Searches for moves that clear the board without a shuffle. A node is a position if there is gravity, and an
    /// attempted pairing of the tiles otherwise.
    fn solve(&self, effort: Effort, budget: &SearchBudget<'_>) -> Option<SearchReport> {
        Some(solver::solve(self, effort, budget))
    }

    /// Returns a pair after which the board can be cleared without a shuffle, if the search finds one.
    /// [`Advice::Lost`] means that no such pair exists and a shuffle will be needed.
    fn hint(&self, stop: &AtomicBool) -> Option<Advice> {
        match self.to_move() {
            Turn::Player(_) => solver::advise(self, stop),
            Turn::Chance(_) | Turn::Nobody => None,
        }
    }
}
