//! Solver for two seats.

use super::super::super::position::InARow;
use super::cube::CubeSolver;
use super::line_table::LineTable;
use super::node_budget::{NodeBudget, SOLVE_TABLE_BYTES};
use super::outcome_search::{self, OutcomeSearch};
use super::proof_search::{ProofNumberSearch, Scope};
use crate::budget::{BudgetSpent, Effort, SearchBudget};
use crate::{Outcome, Seat};

/// Result of the solver.
pub(in super::super) struct Solved {
    /// Outcome with best play, if proved.
    pub(in super::super) outcome: Option<Outcome>,
    /// Moves that lead to the outcome, as far as they are known.
    pub(in super::super) line: Vec<u16>,
    pub(in super::super) nodes: u64,
}

/// Maximum number of free cells at which the outcome search is the fastest method.
const FEW_FREE_CELLS: u32 = 12;
/// Maximum number of free cells of the cube of 4×4×4 at which the general search comes first, since it refutes wins faster,
/// and its percentage of the remaining budget.
const CLOSED_CUBE: u32 = 38;
const GENERAL_SHARE: u32 = 50;

/// Solves a position. With [`Effort::Quick`], finds only wins by threats.
pub(in super::super) fn solve(
    position: &InARow,
    effort: Effort,
    budget: &SearchBudget<'_>,
) -> Solved {
    let budget = NodeBudget::new(*budget, SOLVE_TABLE_BYTES);
    match position.cells.len() {
        ..=64 => DuelSolver::<1>::new(position, budget).solve(effort),
        65..=128 => DuelSolver::<2>::new(position, budget).solve(effort),
        _ => DuelSolver::<6>::new(position, budget).solve(effort),
    }
}

struct DuelSolver<'a, const WORDS: usize> {
    table: LineTable<'a, WORDS>,
    mover: Seat,
    budget: NodeBudget<'a>,
}

impl<'a, const WORDS: usize> DuelSolver<'a, WORDS> {
    fn new(position: &'a InARow, budget: NodeBudget<'a>) -> Self {
        Self {
            table: LineTable::new(position.layout(), &position.placed_stones()),
            mover: position.mover(),
            budget,
        }
    }

    fn solve(mut self, effort: Effort) -> Solved {
        let falls = self.table.layout.falls;
        let found = match effort {
            Effort::Quick if falls => self.by_search(),
            Effort::Quick => self
                .by_force(self.mover, Scope::Threats, 100)
                .map(|win| win.map(|line| (Outcome::Won(self.mover), line))),
            Effort::Full if falls || self.table.free_count() <= FEW_FREE_CELLS => self.by_search(),
            Effort::Full => self.by_proof(),
        };
        let (outcome, line) = match found {
            Ok(Some((outcome, line))) => (Some(outcome), line),
            Ok(None) | Err(BudgetSpent) => (None, Vec::new()),
        };
        Solved {
            outcome,
            line,
            nodes: self.budget.spent,
        }
    }

    /// Solves the position by a search to the end of the game.
    fn by_search(&mut self) -> Result<Option<(Outcome, Vec<u16>)>, BudgetSpent> {
        let mut counter = self.budget.share(100);
        let mut outcomes = OutcomeSearch::new(self.budget.table_bytes(), self.table.layout);
        let mover = self.mover;
        let value = outcomes.exact(&mut self.table, mover, &mut counter);
        let line = match value {
            Ok(value) => outcomes.line(&mut self.table, mover, value, &mut counter),
            Err(BudgetSpent) => Vec::new(),
        };
        self.budget.spend(&counter);
        Ok(Some((self.outcome(value?), line)))
    }

    /// Returns the outcome that this value for the seat to move stands for.
    const fn outcome(&self, value: i8) -> Outcome {
        match value {
            1 => Outcome::Won(self.mover),
            0 => Outcome::Draw,
            _ => Outcome::Won(self.mover.other()),
        }
    }

    /// Solves the position by proving or refuting a win for each seat.
    fn by_proof(&mut self) -> Result<Option<(Outcome, Vec<u16>)>, BudgetSpent> {
        let Some(cube) = CubeSolver::new(self.table.layout, self.budget.table_bytes()) else {
            return self.by_forces(100);
        };
        if self.table.free_count() <= CLOSED_CUBE
            && let found @ Ok(_) = self.by_forces(GENERAL_SHARE)
        {
            return found;
        }
        self.by_cube(cube)
    }

    /// Solves the position by searching for a win for each seat, with this percentage of the remaining budget each
    /// time.
    fn by_forces(&mut self, hundredths: u32) -> Result<Option<(Outcome, Vec<u16>)>, BudgetSpent> {
        if let Some(line) = self.by_force(self.mover, Scope::All, hundredths)? {
            return Ok(Some((Outcome::Won(self.mover), line)));
        }
        // Strategy stealing: if the second seat could win on an empty board, so could the first, by placing a stone
        // anywhere and then playing as the second.
        let other = self.mover.other();
        if self.table.stones() > 0
            && let Some(line) = self.by_force(other, Scope::All, hundredths)?
        {
            return Ok(Some((Outcome::Won(other), line)));
        }
        Ok(Some((Outcome::Draw, Vec::new())))
    }

    /// Solves the position with the solver for the cube.
    fn by_cube(
        &mut self,
        mut cube: CubeSolver,
    ) -> Result<Option<(Outcome, Vec<u16>)>, BudgetSpent> {
        let mut counter = self.budget.share(100);
        let stones = outcome_search::stones(&self.table, self.mover);
        let found = cube.solve(&stones, &mut counter);
        self.budget.spend(&counter);
        let (value, line) = found?;
        Ok(Some((self.outcome(value), line)))
    }

    /// Returns a seat's winning moves, found by a search with this percentage of the remaining budget; `None` if it has
    /// no win.
    fn by_force(
        &mut self,
        attacker: Seat,
        scope: Scope,
        hundredths: u32,
    ) -> Result<Option<Vec<u16>>, BudgetSpent> {
        let mut counter = self.budget.share(hundredths);
        let bytes = self.budget.table_bytes();
        let mover = self.mover;
        let mut prover =
            ProofNumberSearch::new(&mut self.table, attacker, scope, bytes, &mut counter);
        let wins = prover.wins(mover);
        let line = if wins == Ok(true) {
            prover.line(mover)
        } else {
            Vec::new()
        };
        self.budget.spend(&counter);
        Ok(wins?.then_some(line))
    }
}
