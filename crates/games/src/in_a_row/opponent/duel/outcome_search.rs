//! Alpha-beta search to the end of the game for its outcome. Boards of squares on which stones fall have a faster
//! solver.

use super::super::super::layout::Layout;
use super::super::super::line_index::NO_CELL;
use super::cell_set::CellSet;
use super::falling::{self, FallingSolver};
use super::followup;
use super::line_table::LineTable;
use crate::Seat;
use crate::budget::{BudgetSpent, NodeCounter};
use crate::search::TranspositionTable;
use std::cmp::Reverse;
use std::ops::ControlFlow;

/// Bounds of a position's value, and its best known move.
#[derive(Clone, Copy, Default, PartialEq, Eq, PartialOrd, Ord)]
struct OutcomeBounds {
    best: u16,
    low: i8,
    high: i8,
}

/// Maximum number of moves in a position, more than there are on any board that is searched.
const MAX_MOVES: usize = 64;
/// Minimum number of free cells at which the bounds of all successors are probed before any is searched.
const PROBE_FREE_COUNT: u32 = 18;
/// History heuristic: gain of a move that caused a cutoff, loss of the moves before it, and the right shift of the sum.
const HISTORY: (i32, i32, u32) = (64, 16, 8);

/// Outcome search with its transposition table.
pub(super) struct OutcomeSearch<const WORDS: usize> {
    bounds: TranspositionTable<u64, OutcomeBounds, 1>,
    history: [Vec<i32>; 2],
    falling: Option<Box<dyn FallingSolver>>,
}

impl<const WORDS: usize> OutcomeSearch<WORDS> {
    /// Creates the fastest search for a board, with a table of at most `bytes` bytes.
    pub(super) fn new(bytes: usize, layout: &Layout) -> Self {
        Self {
            falling: falling::solver(layout, bytes),
            ..Self::for_any_board(bytes, layout.cells)
        }
    }

    /// Creates a search that works on any board with this many cells, with a table of at most `bytes` bytes.
    pub(super) fn for_any_board(bytes: usize, cells: usize) -> Self {
        Self {
            bounds: TranspositionTable::new(bytes),
            history: [vec![0; cells], vec![0; cells]],
            falling: None,
        }
    }

    /// Returns the outcome for the seat to move: 1, 0 or -1.
    pub(super) fn exact(
        &mut self,
        table: &mut LineTable<'_, WORDS>,
        mover: Seat,
        counter: &mut NodeCounter<'_>,
    ) -> Result<i8, BudgetSpent> {
        for target in [1, 0] {
            if self.reaches(table, mover, target, counter)? {
                return Ok(target);
            }
        }
        Ok(-1)
    }

    /// Returns `true` if the seat to move gets at least this outcome: 1 for a win, 0 for a draw.
    fn reaches(
        &mut self,
        table: &mut LineTable<'_, WORDS>,
        mover: Seat,
        target: i8,
        counter: &mut NodeCounter<'_>,
    ) -> Result<bool, BudgetSpent> {
        match &mut self.falling {
            Some(falling) => falling.reaches(&stones(table, mover), target, counter),
            None => Ok(self.value(table, mover, target - 1, target, counter)? >= target),
        }
    }

    /// Returns the outcome, and the moves of `within` that lead to it: all of them, or those found until the budget ran
    /// out.
    pub(super) fn best(
        &mut self,
        table: &mut LineTable<'_, WORDS>,
        mover: Seat,
        within: CellSet<WORDS>,
        counter: &mut NodeCounter<'_>,
    ) -> Result<(i8, CellSet<WORDS>), BudgetSpent> {
        let value = self.exact(table, mover, counter)?;
        let mut best = CellSet::EMPTY;
        let first = self.reaching_move(table, mover, value, counter)?;
        if let Some(cell) = first.filter(|&cell| within.contains(cell)) {
            best.insert(cell);
        }
        for cell in within.iter().filter(|&cell| Some(cell) != first) {
            match self.move_reaches(table, cell, mover, value, counter) {
                Ok(true) => best.insert(cell),
                Ok(false) => {}
                Err(BudgetSpent) if best.is_empty() => return Err(BudgetSpent),
                Err(BudgetSpent) => break,
            }
        }
        Ok((value, best))
    }

    /// Returns a move that reaches this outcome, which the seat to move gets, if the search stores one.
    fn reaching_move(
        &mut self,
        table: &LineTable<'_, WORDS>,
        mover: Seat,
        value: i8,
        counter: &mut NodeCounter<'_>,
    ) -> Result<Option<u16>, BudgetSpent> {
        match &mut self.falling {
            Some(falling) => falling.reaching_move(&stones(table, mover), value, counter),
            None => Ok(None),
        }
    }

    /// Returns `true` if a move reaches this outcome.
    fn move_reaches(
        &mut self,
        table: &mut LineTable<'_, WORDS>,
        cell: u16,
        mover: Seat,
        value: i8,
        counter: &mut NodeCounter<'_>,
    ) -> Result<bool, BudgetSpent> {
        if value == -1 || table.wins(mover).contains(cell) {
            return Ok(true);
        }
        table.place(cell, mover);
        let is_refuted = self.reaches(table, mover.other(), 1 - value, counter);
        table.undo(cell, mover);
        Ok(!is_refuted?)
    }

    /// Returns moves that lead to the known outcome, as far as they can be found.
    pub(super) fn line(
        &mut self,
        table: &mut LineTable<'_, WORDS>,
        mover: Seat,
        value: i8,
        counter: &mut NodeCounter<'_>,
    ) -> Vec<u16> {
        let (mut mover, mut value) = (mover, value);
        let mut line: Vec<u16> = Vec::new();
        let mut last = None;
        while table.free_count() > 0 && last.is_none() {
            last = table.wins(mover).first();
            // The losing seat should at least block what can be blocked.
            let threats = table.wins(mover.other());
            let moves = if threats.is_empty() {
                table.playable()
            } else {
                threats
            };
            let first = self.reaching_move(table, mover, value, counter);
            let first = first.ok().flatten();
            let kept = first
                .filter(|&cell| moves.contains(cell))
                .into_iter()
                .chain(moves.iter())
                .find(|&cell| self.move_reaches(table, cell, mover, value, counter) == Ok(true));
            match kept {
                Some(cell) if last.is_none() => {
                    table.place(cell, mover);
                    line.push(cell);
                    (mover, value) = (mover.other(), -value);
                }
                _ => break,
            }
        }
        for &cell in line.iter().rev() {
            mover = mover.other();
            table.undo(cell, mover);
        }
        line.extend(last);
        line
    }

    /// Returns the outcome for the seat to move: 1, 0 or -1; exact if between alpha and beta, and otherwise a bound.
    fn value(
        &mut self,
        table: &mut LineTable<'_, WORDS>,
        mover: Seat,
        mut alpha: i8,
        mut beta: i8,
        counter: &mut NodeCounter<'_>,
    ) -> Result<i8, BudgetSpent> {
        counter.node()?;
        let other = mover.other();
        match possible_values(table, mover, alpha, beta) {
            ControlFlow::Break(value) => return Ok(value),
            ControlFlow::Continue(window) => (alpha, beta) = window,
        }
        let moves = safe_moves(table, other);
        if moves.is_empty() {
            return Ok(-1);
        }
        if table.layout.falls
            && let Some(value) = followup::value(table, mover)
        {
            if -value <= alpha {
                return Ok(-value);
            }
            beta = beta.min(-value);
        }
        let (key, symmetry) = table.canonical_key();
        let (mut low, mut high, mut known) = (-1, 1, NO_CELL);
        if let Some(entry) = self.bounds.get(key) {
            (low, high) = (entry.low, entry.high);
            if low >= beta || low == high {
                return Ok(low);
            }
            if high <= alpha {
                return Ok(high);
            }
            alpha = alpha.max(low);
            beta = beta.min(high);
            known = entry.best;
        }
        if table.free_count() > PROBE_FREE_COUNT
            && let Some(value) = self.probe_children(table, mover, moves, beta)
        {
            return Ok(value);
        }
        let mut list = [(0, 0); MAX_MOVES];
        let list = self.ranked(table, mover, moves, (symmetry, known), &mut list);
        let mut best = (-2, NO_CELL);
        let from = alpha;
        for at in 0..list.len() {
            let ahead = (at..list.len()).max_by_key(|&at| (list[at].0, Reverse(list[at].1)));
            list.swap(at, ahead.unwrap_or(at));
            let cell = list[at].1;
            table.place(cell, mover);
            let value = self
                .value(table, other, -beta, -alpha, counter)
                .map(|value| -value);
            table.undo(cell, mover);
            let value = value?;
            if value > best.0 {
                best = (value, cell);
            }
            alpha = alpha.max(value);
            if alpha >= beta {
                self.learn(mover, &list[..at], cell);
                break;
            }
        }
        let value = best.0;
        if value >= beta {
            low = low.max(value);
        } else if value <= from {
            high = high.min(value);
        } else {
            (low, high) = (value, value);
        }
        let best = symmetry[usize::from(best.1)];
        self.bounds.insert(key, OutcomeBounds { best, low, high });
        Ok(value)
    }

    /// Updates the history after a move caused a cutoff that the moves before it did not.
    fn learn(&mut self, mover: Seat, before: &[(i32, u16)], cell: u16) {
        let history = &mut self.history[mover.index()];
        for &(_, cell) in before {
            history[usize::from(cell)] -= HISTORY.1;
        }
        history[usize::from(cell)] += HISTORY.0;
    }

    /// Fills in the moves with their move-ordering scores. The best known move, whose image under the symmetry is given,
    /// comes first.
    fn ranked<'l>(
        &self,
        table: &LineTable<'_, WORDS>,
        mover: Seat,
        moves: CellSet<WORDS>,
        (symmetry, known): (&[u16], u16),
        list: &'l mut [(i32, u16); MAX_MOVES],
    ) -> &'l mut [(i32, u16)] {
        let mut count = 0;
        for cell in moves.iter().take(MAX_MOVES) {
            let is_known = symmetry[usize::from(cell)] == known;
            let learnt = self.history[mover.index()][usize::from(cell)] >> HISTORY.2;
            let rank = table.rank(cell, mover) + learnt;
            list[count] = (if is_known { i32::MAX } else { rank }, cell);
            count += 1;
        }
        &mut list[..count]
    }

    /// Returns a value of at least `beta` if a successor's known bounds or its follow-up value prove one.
    fn probe_children(
        &self,
        table: &mut LineTable<'_, WORDS>,
        mover: Seat,
        moves: CellSet<WORDS>,
        beta: i8,
    ) -> Option<i8> {
        let other = mover.other();
        for cell in moves.iter() {
            table.place(cell, mover);
            let known = self.bounds.get(table.canonical_key().0);
            let mut least = known.map_or(-1, |entry| -entry.high);
            if least < beta && table.layout.falls && table.wins(other).is_empty() {
                least = least.max(followup::value(table, other).unwrap_or(-1));
            }
            table.undo(cell, mover);
            if least >= beta {
                return Some(least);
            }
        }
        None
    }
}

/// Returns the cells of the stones of the seat to move and of the other one.
pub(super) fn stones<const WORDS: usize>(
    table: &LineTable<'_, WORDS>,
    mover: Seat,
) -> [Vec<u16>; 2] {
    [mover, mover.other()].map(|seat| table.own(seat).iter().collect())
}

/// Narrows the window to the values that the open lines allow, or returns the value if they decide it.
fn possible_values<const WORDS: usize>(
    table: &LineTable<'_, WORDS>,
    mover: Seat,
    mut alpha: i8,
    mut beta: i8,
) -> ControlFlow<i8, (i8, i8)> {
    if !table.wins(mover).is_empty() {
        return ControlFlow::Break(1);
    }
    if table.free_count() == 0 {
        return ControlFlow::Break(0);
    }
    if !table.can_win(mover) {
        if alpha >= 0 {
            return ControlFlow::Break(0);
        }
        beta = beta.min(0);
    }
    if !table.can_win(mover.other()) {
        if beta <= 0 {
            return ControlFlow::Break(0);
        }
        alpha = alpha.max(0);
    }
    if alpha >= beta {
        return ControlFlow::Break(alpha);
    }
    ControlFlow::Continue((alpha, beta))
}

/// Returns the moves that do not lose to the other seat's next stone: a stone below a cell on which that seat would win
/// loses, and so does one that leaves it a winning cell.
fn safe_moves<const WORDS: usize>(table: &LineTable<'_, WORDS>, other: Seat) -> CellSet<WORDS> {
    let theirs = table.wins(other);
    let moves = table.playable() & !table.below(table.would_win(other));
    match theirs.len() {
        0 => moves,
        1 => moves & theirs,
        _ => CellSet::EMPTY,
    }
}
