//! How a position of two seats ends if both play as well as can be.

use super::super::super::super::budget::{BudgetSpent, Effort, SearchBudget};
use super::super::super::super::{Outcome, Seat};
use super::super::super::InARow;
use super::line_table::LineTable;
use super::outcome_search::OutcomeSearch;
use super::proof_search::{ProofNumberSearch, Scope};
use super::{NodeBudget, TO_SOLVE, stones};

/// What was found out.
pub(in super::super) struct Solved {
    /// How it ends, if that was found out.
    pub(in super::super) outcome: Option<Outcome>,
    /// The moves that lead there, as far as they are known.
    pub(in super::super) line: Vec<u16>,
    pub(in super::super) nodes: u64,
}

/// With so many free cells or fewer a search that asks for the end alone is the quickest.
const FEW: u32 = 12;

/// Finds out how a position ends; a quick answer knows only wins by threats.
pub(in super::super) fn solve(
    position: &InARow,
    effort: Effort,
    budget: &SearchBudget<'_>,
) -> Solved {
    let budget = NodeBudget::new(*budget, TO_SOLVE);
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
            table: LineTable::new(position.layout(), &stones(position)),
            mover: position.mover(),
            budget,
        }
    }

    fn solve(mut self, effort: Effort) -> Solved {
        let falls = self.table.layout.falls;
        let found = match effort {
            Effort::Quick if falls => self.by_search(),
            Effort::Quick => self
                .by_force(self.mover, Scope::Threats)
                .map(|win| win.map(|line| (Outcome::Won(self.mover), line))),
            Effort::Full if falls || self.table.room() <= FEW => self.by_search(),
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

    /// By a search to the end of the game.
    fn by_search(&mut self) -> Result<Option<(Outcome, Vec<u16>)>, BudgetSpent> {
        let mut meter = self.budget.share(100);
        let mut ends = OutcomeSearch::new(self.budget.table_bytes(), self.table.layout.cells);
        let mover = self.mover;
        let value = ends.exact(&mut self.table, mover, &mut meter);
        let line = match value {
            Ok(value) => ends.line(&mut self.table, mover, value, &mut meter),
            Err(BudgetSpent) => Vec::new(),
        };
        self.budget.spend(&meter);
        let outcome = match value? {
            1 => Outcome::Won(mover),
            0 => Outcome::Draw,
            _ => Outcome::Won(mover.other()),
        };
        Ok(Some((outcome, line)))
    }

    /// By asking of each seat whether it can win.
    fn by_proof(&mut self) -> Result<Option<(Outcome, Vec<u16>)>, BudgetSpent> {
        if let Some(line) = self.by_force(self.mover, Scope::All)? {
            return Ok(Some((Outcome::Won(self.mover), line)));
        }
        // Could whoever moves second on an empty board win, the first could put a stone anywhere and then play as the second.
        let other = self.mover.other();
        if self.table.stones() > 0
            && let Some(line) = self.by_force(other, Scope::All)?
        {
            return Ok(Some((Outcome::Won(other), line)));
        }
        Ok(Some((Outcome::Draw, Vec::new())))
    }

    /// The moves by which a seat wins; `None` when it cannot.
    fn by_force(&mut self, attacker: Seat, scope: Scope) -> Result<Option<Vec<u16>>, BudgetSpent> {
        let mut meter = self.budget.share(100);
        let bytes = self.budget.table_bytes();
        let mover = self.mover;
        let mut prover =
            ProofNumberSearch::new(&mut self.table, attacker, scope, bytes, &mut meter);
        let wins = prover.wins(mover);
        let line = if wins == Ok(true) {
            prover.line(mover)
        } else {
            Vec::new()
        };
        self.budget.spend(&meter);
        Ok(wins?.then_some(line))
    }
}
