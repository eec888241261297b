//! Alpha-beta search to the end of the game, for the outcome alone.

use super::super::super::line_index::NO_CELL;
use super::cell_set::CellSet;
use super::followup;
use super::line_table::LineTable;
use super::score_cache::slots_for;
use crate::games::Seat;
use crate::games::budget::{BudgetSpent, NodeCounter};
use std::cmp::Reverse;

/// Bounds of a position: its key in the upper bits, then its best move, then the bounds of its value.
#[derive(Clone, Copy)]
struct OutcomeEntry(u64);

const BEST_BITS: u32 = 9;
const KEY: u64 = !0 << (BEST_BITS + 4);

impl OutcomeEntry {
    const fn new(key: u64, best: u16, low: i8, high: i8) -> Self {
        Self(key & KEY | (best as u64) << 4 | ((low + 1) as u64) << 2 | (high + 1) as u64)
    }

    const fn is_of(self, key: u64) -> bool {
        self.0 != 0 && (self.0 ^ key) & KEY == 0
    }

    const fn best(self) -> u16 {
        (self.0 >> 4) as u16 & ((1 << BEST_BITS) - 1)
    }

    const fn bounds(self) -> (i8, i8) {
        ((self.0 >> 2 & 3) as i8 - 1, (self.0 & 3) as i8 - 1)
    }
}

/// Maximum number of moves of a position: more than there are on the boards that are searched.
const MOST_MOVES: usize = 64;
/// Minimum number of free cells at which the bounds of all successors are probed before any is searched.
const PROBE_FREE_COUNT: u32 = 18;
/// History heuristic: gain of a move that caused a cutoff, loss of the moves before it, and the right shift of the sum.
const HISTORY: (i32, i32, u32) = (64, 16, 8);

/// Outcome search with its transposition table.
pub(super) struct OutcomeSearch<const WORDS: usize> {
    entries: Vec<u64>,
    history: [Vec<i32>; 2],
}

impl<const WORDS: usize> OutcomeSearch<WORDS> {
    /// Creates a search for boards of this number of cells, with a table of at most `bytes` bytes.
    pub(super) fn new(bytes: usize, cells: usize) -> Self {
        Self {
            entries: vec![0; slots_for(bytes, size_of::<OutcomeEntry>())],
            history: [vec![0; cells], vec![0; cells]],
        }
    }

    fn get(&self, key: u64) -> Option<OutcomeEntry> {
        let entry = OutcomeEntry(self.entries[key as usize & (self.entries.len() - 1)]);
        entry.is_of(key).then_some(entry)
    }

    fn insert(&mut self, key: u64, entry: OutcomeEntry) {
        let place = key as usize & (self.entries.len() - 1);
        self.entries[place] = entry.0;
    }

    /// Returns the outcome for the seat to move: 1, 0 or -1.
    pub(super) fn exact(
        &mut self,
        table: &mut LineTable<'_, WORDS>,
        mover: Seat,
        meter: &mut NodeCounter<'_>,
    ) -> Result<i8, BudgetSpent> {
        match self.value(table, mover, 0, 1, meter)? {
            1.. => Ok(1),
            _ => Ok(self.value(table, mover, -1, 0, meter)?.min(0)),
        }
    }

    /// Returns the outcome, and the moves of `within` that lead to it.
    pub(super) fn best(
        &mut self,
        table: &mut LineTable<'_, WORDS>,
        mover: Seat,
        within: CellSet<WORDS>,
        meter: &mut NodeCounter<'_>,
    ) -> Result<(i8, CellSet<WORDS>), BudgetSpent> {
        let value = self.exact(table, mover, meter)?;
        let mut best = CellSet::EMPTY;
        for cell in within.iter() {
            if self.reaches(table, cell, mover, value, meter)? {
                best.insert(cell);
            }
        }
        Ok((value, best))
    }

    /// Returns `true` if a move reaches this outcome.
    fn reaches(
        &mut self,
        table: &mut LineTable<'_, WORDS>,
        cell: u16,
        mover: Seat,
        value: i8,
        meter: &mut NodeCounter<'_>,
    ) -> Result<bool, BudgetSpent> {
        if value == -1 || table.wins(mover).contains(cell) {
            return Ok(true);
        }
        table.place(cell, mover);
        let after = self.value(table, mover.other(), -value, 1 - value, meter);
        table.undo(cell, mover);
        Ok(-after? >= value)
    }

    /// Returns moves that lead to the known outcome, as far as they can be found.
    pub(super) fn line(
        &mut self,
        table: &mut LineTable<'_, WORDS>,
        mover: Seat,
        value: i8,
        meter: &mut NodeCounter<'_>,
    ) -> Vec<u16> {
        let (mut mover, mut value) = (mover, value);
        let mut line: Vec<u16> = Vec::new();
        let mut last = None;
        while table.free_count() > 0 && last.is_none() {
            last = table.wins(mover).first();
            // The losing seat at least blocks what can be blocked.
            let threats = table.wins(mover.other());
            let moves = if threats.is_empty() {
                table.playable()
            } else {
                threats
            };
            let kept = moves
                .iter()
                .find(|&cell| self.reaches(table, cell, mover, value, meter) == Ok(true));
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

    /// Returns the outcome for the seat to move: 1, 0 or -1; exact between alpha and beta, else a bound.
    fn value(
        &mut self,
        table: &mut LineTable<'_, WORDS>,
        mover: Seat,
        mut alpha: i8,
        mut beta: i8,
        meter: &mut NodeCounter<'_>,
    ) -> Result<i8, BudgetSpent> {
        meter.node()?;
        if !table.wins(mover).is_empty() {
            return Ok(1);
        }
        if table.free_count() == 0 {
            return Ok(0);
        }
        let other = mover.other();
        if !table.can_win(mover) {
            if alpha >= 0 {
                return Ok(0);
            }
            beta = beta.min(0);
        }
        if !table.can_win(other) {
            if beta <= 0 {
                return Ok(0);
            }
            alpha = alpha.max(0);
        }
        if alpha >= beta {
            return Ok(alpha);
        }
        let theirs = table.wins(other);
        // A stone below a cell on which the other seat would win loses.
        let mut moves = table.playable() & !table.below(table.would_win(other));
        if !theirs.is_empty() {
            moves = moves & theirs;
            if theirs.len() > 1 {
                return Ok(-1);
            }
        }
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
        if let Some(entry) = self.get(key) {
            (low, high) = entry.bounds();
            if low >= beta || low == high {
                return Ok(low);
            }
            if high <= alpha {
                return Ok(high);
            }
            alpha = alpha.max(low);
            beta = beta.min(high);
            known = entry.best();
        }
        if table.free_count() > PROBE_FREE_COUNT
            && let Some(value) = self.probe_children(table, mover, moves, beta)
        {
            return Ok(value);
        }
        let mut list = [(0, 0); MOST_MOVES];
        let mut count = 0;
        for cell in moves.iter().take(MOST_MOVES) {
            let is_known = symmetry[usize::from(cell)] == known;
            let learnt = self.history[mover.index()][usize::from(cell)] >> HISTORY.2;
            let rank = table.rank(cell, mover) + learnt;
            list[count] = (if is_known { i32::MAX } else { rank }, cell);
            count += 1;
        }
        let list = &mut list[..count];
        let mut best = (-2, NO_CELL);
        let from = alpha;
        for at in 0..count {
            let ahead = (at..count).max_by_key(|&at| (list[at].0, Reverse(list[at].1)));
            list.swap(at, ahead.unwrap_or(at));
            let cell = list[at].1;
            table.place(cell, mover);
            let value = self
                .value(table, other, -beta, -alpha, meter)
                .map(|value| -value);
            table.undo(cell, mover);
            let value = value?;
            if value > best.0 {
                best = (value, cell);
            }
            alpha = alpha.max(value);
            if alpha >= beta {
                let history = &mut self.history[mover.index()];
                for &(_, cell) in &list[..at] {
                    history[usize::from(cell)] -= HISTORY.1;
                }
                history[usize::from(cell)] += HISTORY.0;
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
        self.insert(
            key,
            OutcomeEntry::new(key, symmetry[usize::from(best.1)], low, high),
        );
        Ok(value)
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
            let known = self.get(table.canonical_key().0);
            let mut least = known.map_or(-1, |entry| -entry.bounds().1);
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
