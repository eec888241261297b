//! Computer player for two seats.

use super::super::super::position::InARow;
use super::super::chosen_move::ChosenMove;
use super::cell_set::CellSet;
use super::line_table::LineTable;
use super::negamax::{Negamax, PROVED};
use super::node_budget::{MOVE_TABLE_BYTES, NodeBudget};
use super::outcome_search::OutcomeSearch;
use super::proof_search::{ProofNumberSearch, Scope};
use super::threat_search::ThreatSearch;
use crate::Seat;
use crate::budget::{BudgetSpent, SearchBudget};
use tessella_boards::CellId;

/// Maximum number of threats in the chains looked for before any other search.
const MAX_THREATS: u32 = 16;
/// Maximum number of free cells, and of cells of the board, at which the end of the game is searched.
const ENDGAME: u32 = 24;
const ENDGAME_FALLING: u32 = 56;
const ENDGAME_BOARD: usize = 64;

/// Chooses a move: a proved one if possible, and otherwise the best one found by iterative deepening.
pub(in super::super) fn choose(position: &InARow, budget: &SearchBudget<'_>) -> Option<ChosenMove> {
    let budget = NodeBudget::new(*budget, MOVE_TABLE_BYTES);
    match position.cells.len() {
        ..=64 => DuelPlayer::<1>::new(position, budget).choose(),
        65..=128 => DuelPlayer::<2>::new(position, budget).choose(),
        _ => DuelPlayer::<6>::new(position, budget).choose(),
    }
}

/// Chooses a move by a search to this depth, without threat search.
pub(in super::super) fn search_to_depth(
    position: &InARow,
    depth: u32,
    budget: &SearchBudget<'_>,
) -> Option<ChosenMove> {
    let budget = NodeBudget::new(*budget, MOVE_TABLE_BYTES);
    match position.cells.len() {
        ..=64 => DuelPlayer::<1>::new(position, budget).search_to_depth(depth),
        65..=128 => DuelPlayer::<2>::new(position, budget).search_to_depth(depth),
        _ => DuelPlayer::<6>::new(position, budget).search_to_depth(depth),
    }
}

/// Returns the value of a position for the seat to move, by a search as deep as the budget allows. `None` if the budget
/// was not enough for a single move.
pub(in super::super) fn value(position: &InARow, budget: &SearchBudget<'_>) -> Option<i32> {
    let budget = NodeBudget::new(*budget, MOVE_TABLE_BYTES);
    match position.cells.len() {
        ..=64 => DuelPlayer::<1>::new(position, budget).value(),
        65..=128 => DuelPlayer::<2>::new(position, budget).value(),
        _ => DuelPlayer::<6>::new(position, budget).value(),
    }
}

/// Result of the deepest search that a budget allowed.
struct DeepestSearch {
    cell: u16,
    /// Value for the seat to move.
    value: i32,
    is_safe: bool,
    depth: u32,
}

/// Computer player for the seat to move, with its budget.
struct DuelPlayer<'a, const WORDS: usize> {
    table: LineTable<'a, WORDS>,
    mover: Seat,
    budget: NodeBudget<'a>,
}

impl<'a, const WORDS: usize> DuelPlayer<'a, WORDS> {
    fn new(position: &'a InARow, budget: NodeBudget<'a>) -> Self {
        Self {
            table: LineTable::new(position.layout(), &position.placed_stones()),
            mover: position.mover(),
            budget,
        }
    }

    fn chosen_move(&self, cell: u16, is_safe: bool, depth: u32) -> ChosenMove {
        ChosenMove {
            cell: CellId(cell.into()),
            is_safe,
            nodes: self.budget.spent,
            depth,
        }
    }

    fn search_to_depth(mut self, depth: u32) -> Option<ChosenMove> {
        let within = self.table.playable();
        self.search(within, depth, false)
    }

    fn value(mut self) -> Option<i32> {
        let within = self.defences();
        let uses_threats = !self.table.layout.falls;
        let found = self.deepest_search(within, u32::MAX, uses_threats)?;
        Some(found.value)
    }

    fn choose(mut self) -> Option<ChosenMove> {
        if let Some(cell) = self.chain() {
            return Some(self.chosen_move(cell, true, 0));
        }
        let within = self.defences();
        let falls = self.table.layout.falls;
        let free_count = self.table.free_count();
        let most = if falls { ENDGAME_FALLING } else { ENDGAME };
        if free_count <= most && self.table.layout.cells <= ENDGAME_BOARD {
            if let Some((value, best)) = self.outcomes(within) {
                if best.len() == 1 {
                    return best
                        .first()
                        .map(|cell| self.chosen_move(cell, value >= 0, free_count));
                }
                let found = self.search(best, u32::MAX, !falls);
                let cell = found.map(|chosen| chosen.cell.0 as u16).or(best.first())?;
                return Some(self.chosen_move(cell, value >= 0, free_count));
            }
        } else if !falls && let Some(cell) = self.threats() {
            return Some(self.chosen_move(cell, true, 0));
        }
        self.search(within, u32::MAX, !falls)
    }

    /// Searches for the first stone of a winning chain of threats with part of the budget, shorter chains first.
    fn chain(&mut self) -> Option<u16> {
        let mut chains = ThreatSearch::new();
        let mut counter = self.budget.share(20);
        let mut moves = Vec::new();
        let mut found = Ok(false);
        for threats in 0..=MAX_THREATS {
            found = chains.find(
                &mut self.table,
                self.mover,
                threats,
                &mut moves,
                &mut counter,
            );
            if found != Ok(false) {
                break;
            }
        }
        self.budget.spend(&counter);
        (found == Ok(true)).then(|| moves[0])
    }

    /// Returns the cells that defend against the other seat's chain of threats; all playable cells if it has none.
    fn defences(&mut self) -> CellSet<WORDS> {
        let other = self.mover.other();
        let playable = self.table.playable();
        let wins = self.table.wins(other);
        if !wins.is_empty() {
            return wins;
        }
        if self.table.layout.falls {
            return playable;
        }
        let mut chains = ThreatSearch::new();
        let mut counter = self.budget.share(20);
        let mut within = playable;
        // A defence must break every chain, so chains are looked for from the shortest.
        for threats in 1..=MAX_THREATS {
            match chains.defences(&mut self.table, other, threats, &mut counter) {
                Ok(None) => {}
                Ok(Some(zone)) => {
                    within = zone;
                    break;
                }
                Err(BudgetSpent) => break,
            }
        }
        self.budget.spend(&counter);
        within
    }

    /// Searches to the end of the game with half the budget. Returns the outcome and the moves of `within` that lead to
    /// it: all of them, or those found until the budget ran out.
    fn outcomes(&mut self, within: CellSet<WORDS>) -> Option<(i8, CellSet<WORDS>)> {
        let mut counter = self.budget.share(50);
        let mut outcomes = OutcomeSearch::new(self.budget.table_bytes(), self.table.layout);
        let found = outcomes.best(&mut self.table, self.mover, within, &mut counter);
        self.budget.spend(&counter);
        found.ok()
    }

    /// Searches with part of the budget for the first stone of a win in which every move threatens to win.
    fn threats(&mut self) -> Option<u16> {
        let mut counter = self.budget.share(30);
        let bytes = self.budget.table_bytes();
        let mut prover = ProofNumberSearch::new(
            &mut self.table,
            self.mover,
            Scope::Threats,
            bytes,
            &mut counter,
        );
        let wins = prover.wins(self.mover);
        let best = prover.best;
        self.budget.spend(&counter);
        best.filter(|_| wins == Ok(true))
    }

    fn search(
        &mut self,
        within: CellSet<WORDS>,
        deepest: u32,
        uses_threats: bool,
    ) -> Option<ChosenMove> {
        let found = self.deepest_search(within, deepest, uses_threats)?;
        Some(self.chosen_move(found.cell, found.is_safe, found.depth))
    }

    /// Returns the result of the deepest search that the budget allows.
    fn deepest_search(
        &mut self,
        within: CellSet<WORDS>,
        deepest: u32,
        uses_threats: bool,
    ) -> Option<DeepestSearch> {
        let mut counter = self.budget.share(100);
        let bytes = self.budget.table_bytes();
        let mut search = Negamax::new(&mut self.table, uses_threats, bytes, &mut counter);
        let mut order = search.first_moves(self.mover, within);
        let free_count = search.table.free_count();
        let is_whole = search.is_exhaustive && within == search.table.playable();
        let mut best = None;
        for depth in 1..=free_count.min(deepest) {
            let found = search.search_root(self.mover, &mut order, depth);
            let Some((cell, value)) = found.best else {
                break;
            };
            // A search of all moves to the end of the game proves even a draw.
            let is_known = is_whole && found.is_complete && depth == free_count;
            let is_safe = search.is_exhaustive && value >= PROVED || is_known && value >= 0;
            best = Some(DeepestSearch {
                cell,
                value,
                is_safe,
                depth,
            });
            if !found.is_complete || value.abs() >= PROVED || order.len() == 1 && !is_whole {
                break;
            }
        }
        self.budget.spend(&counter);
        best
    }
}
