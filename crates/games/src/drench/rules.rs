//! Rules of Drench.

use super::opponent;
use super::position::Drench;
use super::setup::Players;
use crate::budget::{Effort, SearchBudget, SearchReport};
use crate::{
    Advice, Appearance, Colour, Effect, Evaluation, GameSetup, IllegalMove, Level, Move, Outcome,
    Rules, Seat, Turn, Violation,
};
use std::collections::VecDeque;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Duration;
use tessella_boards::{Board, CellId};

/// Time limit of the solver for a single player's hint.
const HINT_TIME: Duration = Duration::from_millis(400);

/// Error when the mover's region already has that colour.
pub const OWN_COLOUR: IllegalMove = IllegalMove::Rule(Violation::OwnColour);
/// Error when the other seat's region has that colour.
pub const OPPONENTS_COLOUR: IllegalMove = IllegalMove::Rule(Violation::OthersColour);
/// Error when the colour is not one of the game's.
pub const NO_SUCH_COLOUR: IllegalMove = IllegalMove::Rule(Violation::NoSuchColour);

impl Rules for Drench {
    fn board(&self) -> &Board {
        &self.board
    }

    fn to_move(&self) -> Turn {
        match self.outcome() {
            Some(_) => Turn::Nobody,
            None => Turn::Player(Seat((self.moves % u16::from(self.setup.seats())) as u8)),
        }
    }

    fn legal_moves(&self) -> Vec<Move> {
        let Turn::Player(_) = self.to_move() else {
            return Vec::new();
        };
        (0..self.setup.colours)
            .map(Colour)
            .filter(|&colour| self.seats().all(|seat| self.flood.colour(seat) != colour))
            .map(Move::Paint)
            .collect()
    }

    fn check(&self, seat: Seat, mv: Move) -> Result<(), IllegalMove> {
        self.to_move().check(seat)?;
        let Move::Paint(colour) = mv else {
            return Err(IllegalMove::WrongKind);
        };
        if colour.0 >= self.setup.colours {
            return Err(NO_SUCH_COLOUR);
        }
        match self
            .seats()
            .find(|&holder| self.flood.colour(holder) == colour)
        {
            Some(holder) if holder == seat => Err(OWN_COLOUR),
            Some(_) => Err(OPPONENTS_COLOUR),
            None => Ok(()),
        }
    }

    fn effects(&self, seat: Seat, mv: Move) -> Vec<Effect> {
        let Move::Paint(colour) = mv else {
            return Vec::new();
        };
        let home = self.flood.home(seat);
        let mut effects = Vec::new();
        let mut reached = vec![false; self.board.len()];
        let mut queue = VecDeque::from([(home, 0)]);
        reached[home.index()] = true;
        while let Some((cell, distance)) = queue.pop_front() {
            let appearance = Appearance::Painted {
                colour,
                holder: Some(seat),
            };
            effects.push(Effect::CellChanged {
                cell,
                appearance,
                distance,
            });
            for &next in self.board.neighbours(cell) {
                let floods = match self.flood.holder(next) {
                    Some(holder) => holder == seat,
                    None => self.flood.shown(next) == colour,
                };
                if floods && !reached[next.index()] {
                    reached[next.index()] = true;
                    queue.push_back((next, distance + 1));
                }
            }
        }
        effects
    }

    fn advance(&mut self, seat: Seat, mv: Move) -> Result<(), IllegalMove> {
        self.check(seat, mv)?;
        let Move::Paint(colour) = mv else {
            return Err(IllegalMove::WrongKind);
        };
        let taken = self.flood.recolour(self.board.graph(), seat, colour);
        self.standstill = if taken == 0 { self.standstill + 1 } else { 0 };
        self.moves += 1;
        if matches!(self.setup.players, Players::One { .. }) {
            self.played.push(colour);
        }
        Ok(())
    }

    fn outcome(&self) -> Option<Outcome> {
        match self.setup.players {
            Players::One { .. } if self.has_one_colour() => Some(Outcome::Won(Seat::FIRST)),
            Players::One { limit } => limit
                .filter(|&limit| self.moves >= limit)
                .map(|_| Outcome::Lost),
            Players::Two { .. } => {
                (self.is_at_standstill() || self.flood.is_settled()).then(|| {
                    match self.score(Seat::FIRST).cmp(&self.score(Seat::SECOND)) {
                        std::cmp::Ordering::Greater => Outcome::Won(Seat::FIRST),
                        std::cmp::Ordering::Less => Outcome::Won(Seat::SECOND),
                        std::cmp::Ordering::Equal => Outcome::Draw,
                    }
                })
            }
        }
    }

    fn appearance(&self, cell: CellId) -> Appearance {
        Appearance::Painted {
            colour: self.flood.shown(cell),
            holder: self.flood.holder(cell),
        }
    }

    fn standing(&self, seat: Seat) -> u32 {
        self.score(seat)
    }

    fn computer_move(&self, level: Level, stop: &AtomicBool) -> Option<Move> {
        match self.setup.players {
            Players::One { .. } => self.best_move(&SearchBudget::time(HINT_TIME, stop)),
            Players::Two { .. } => opponent::choose(self, level, stop),
        }
    }

    fn best_move(&self, budget: &SearchBudget<'_>) -> Option<Move> {
        match self.setup.players {
            Players::One { .. } => {
                let next = self.next_move(Effort::Full, budget).map(|(mv, _)| mv);
                // If no solution is found within the budget, fall back on the greediest move.
                next.or_else(|| {
                    (!budget.stop.load(Ordering::Relaxed)).then(|| self.greediest_move())?
                })
            }
            Players::Two { .. } => opponent::best(self, budget),
        }
    }

    fn precompute(&self) {
        if let Players::One { .. } = self.setup.players {
            self.find_par();
        }
    }

    fn solve(&self, effort: Effort, budget: &SearchBudget<'_>) -> Option<SearchReport> {
        Some(match self.setup.players {
            Players::One { .. } => self.solve_alone(effort, budget),
            Players::Two { .. } => opponent::solve(self, effort, budget),
        })
    }

    fn evaluate(&self, budget: &SearchBudget<'_>) -> Option<Evaluation> {
        opponent::evaluate(self, budget)
    }

    fn hint(&self, stop: &AtomicBool) -> Option<Advice> {
        match self.setup.players {
            Players::One { .. } => {
                let timely = self.next_move(Effort::Full, &SearchBudget::time(HINT_TIME, stop));
                // On a busy machine, the time can run out before any solution is found. A late hint is better than
                // none.
                let (mv, proved) = timely
                    .or_else(|| self.next_move(Effort::Quick, &SearchBudget::unbounded(stop)))?;
                let lost = (!proved).then(|| self.advice_if_lost(HINT_TIME, stop));
                Some(lost.flatten().unwrap_or(Advice::Play { mv, proved }))
            }
            Players::Two { .. } => {
                let mv = self.computer_move(Level::Hard, stop)?;
                Some(Advice::Play { mv, proved: true })
            }
        }
    }
}
