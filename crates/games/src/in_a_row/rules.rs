//! Rules of In a Row, and its computer players.

use super::lines::{EMPTY, stone};
use super::opponent::{self, ChosenMove};
use super::position::InARow;
use crate::budget::{Effort, SearchBudget, SearchReport};
use crate::{
    Advice, Appearance, Effect, Evaluation, IllegalMove, Level, Move, Outcome, Rules, Seat, Turn,
    Violation,
};
use std::sync::atomic::AtomicBool;
use std::time::Duration;
use tessella_boards::{Board, CellId};

/// Time limits: per move at the level Hard, and for a hint.
const HARD_TIME: Duration = Duration::from_millis(700);
const HINT_TIME: Duration = Duration::from_millis(450);

/// Error when the cell is not on the board.
pub const NO_SUCH_CELL: IllegalMove = IllegalMove::Rule(Violation::NoSuchCell);
/// Error when there is already a stone on the cell.
pub const TAKEN: IllegalMove = IllegalMove::Rule(Violation::CellTaken);
/// Error when stones fall and the cell is not the lowest free one of its column.
pub const NOTHING_BELOW: IllegalMove = IllegalMove::Rule(Violation::NothingBelow);

/// Error when the first stone must not be placed on the centre.
pub const CENTRE_FIRST: IllegalMove = IllegalMove::Rule(Violation::CentreFirst);

impl InARow {
    /// Chooses a move for a computer player of this level within a budget; `None` as with [`Rules::computer_move`]. A
    /// node is a position. Without a time limit the result is the same on every machine.
    pub fn choose_move(&self, level: Level, budget: &SearchBudget<'_>) -> Option<ChosenMove> {
        opponent::choose_move(self, level, budget)
    }

    /// Chooses a move by a search to this depth within a budget; forced moves do not count towards the depth.
    pub fn search_to_depth(&self, depth: u32, budget: &SearchBudget<'_>) -> Option<ChosenMove> {
        opponent::search_to_depth(self, depth, budget)
    }
}

impl Rules for InARow {
    fn board(&self) -> &Board {
        &self.line_board.board
    }

    fn to_move(&self) -> Turn {
        match self.outcome() {
            Some(_) => Turn::Nobody,
            None => Turn::Player(self.mover()),
        }
    }

    fn legal_moves(&self) -> Vec<Move> {
        match self.outcome() {
            Some(_) => Vec::new(),
            None => self.free().into_iter().map(Move::Cell).collect(),
        }
    }

    fn check(&self, seat: Seat, mv: Move) -> Result<(), IllegalMove> {
        self.to_move().check(seat)?;
        let cell = match mv {
            Move::Pass if self.setup().seats > 2 => return Ok(()),
            Move::Cell(cell) => cell,
            _ => return Err(IllegalMove::WrongKind),
        };
        match self.cells.get(cell.index()) {
            None => Err(NO_SUCH_CELL),
            Some(&stone) if stone != EMPTY => Err(TAKEN),
            Some(_) if self.landing(cell) != Some(cell) => Err(NOTHING_BELOW),
            Some(_) if self.barred() == Some(cell) => Err(CENTRE_FIRST),
            Some(_) => Ok(()),
        }
    }

    fn effects(&self, seat: Seat, mv: Move) -> Vec<Effect> {
        let Move::Cell(cell) = mv else {
            return Vec::new();
        };
        if cell.index() >= self.cells.len() {
            return Vec::new();
        }
        let top = self
            .line_board
            .columns
            .as_ref()
            .map(|columns| columns.of(cell)[0]);
        let slides = top
            .filter(|&top| top != cell)
            .map(|from| Effect::TileMoved { from, to: cell });
        let becomes = Effect::CellChanged {
            cell,
            appearance: Appearance::Stone(seat),
            distance: 0,
        };
        slides.into_iter().chain([becomes]).collect()
    }

    fn advance(&mut self, seat: Seat, mv: Move) -> Result<(), IllegalMove> {
        self.check(seat, mv)?;
        let Move::Cell(cell) = mv else {
            self.passes += 1;
            return Ok(());
        };
        self.cells[cell.index()] = stone(seat);
        self.stones += 1;
        self.last = Some(cell);
        if self.line_board.lines.is_won_at(&self.cells, cell) {
            self.winner = Some(seat);
        }
        Ok(())
    }

    fn outcome(&self) -> Option<Outcome> {
        match self.winner {
            Some(seat) => Some(Outcome::Won(seat)),
            None => self.is_full().then_some(Outcome::Draw),
        }
    }

    fn appearance(&self, cell: CellId) -> Appearance {
        self.stone(cell)
            .map_or(Appearance::Empty, Appearance::Stone)
    }

    fn highlighted(&self) -> Vec<CellId> {
        if self.winner.is_none() {
            return Vec::new();
        }
        let is_won = |cell: &CellId| self.line_board.lines.is_won_at(&self.cells, *cell);
        self.line_board.board.cells().filter(is_won).collect()
    }

    fn computer_move(&self, level: Level, stop: &AtomicBool) -> Option<Move> {
        let budget = match level {
            Level::Hard => SearchBudget::time(HARD_TIME, stop),
            _ => SearchBudget::unbounded(stop),
        };
        let chosen = self.choose_move(level, &budget)?;
        Some(Move::Cell(chosen.cell))
    }

    fn best_move(&self, budget: &SearchBudget<'_>) -> Option<Move> {
        let chosen = self.choose_move(Level::Hard, budget)?;
        Some(Move::Cell(chosen.cell))
    }

    fn solve(&self, effort: Effort, budget: &SearchBudget<'_>) -> Option<SearchReport> {
        Some(opponent::solve(self, effort, budget))
    }

    fn evaluate(&self, budget: &SearchBudget<'_>) -> Option<Evaluation> {
        opponent::evaluate(self, budget)
    }

    fn hint(&self, stop: &AtomicBool) -> Option<Advice> {
        let chosen = self.choose_move(Level::Hard, &SearchBudget::time(HINT_TIME, stop))?;
        Some(Advice::Play {
            mv: Move::Cell(chosen.cell),
            proved: chosen.is_safe,
        })
    }
}
