//! Alpha-beta search with iterative deepening, and threat search at the leaves.

use super::cell_set::CellSet;
use super::line_table::LineTable;
use super::threat_search::ThreatSearch;
use crate::Seat;
use crate::budget::{BudgetSpent, NodeCounter};
use crate::search::{Score, TranspositionTable};

/// Value of a win, minus one per stone on the board at the end: sooner wins are better.
const WIN: i32 = 1 << 24;
/// Lower bound of the values of proved wins; greater than any estimate.
pub(super) const PROVED: i32 = WIN - 1000;
/// Maximum number of playable cells at which every move is searched, so that results are proofs.
const ALL_MOVES: u32 = 20;
/// Move-ordering penalty for a move that gives the other seat a win.
const BLUNDER: i64 = 1 << 40;
/// Maximum number of moves searched at the root, and below it, if there are too many.
const WIDTHS: (usize, usize) = (24, 12);
/// Maximum number of threats in a chain: at the leaves, and where the other seat's chain restricts the moves.
const CHAIN_LENGTHS: (u32, u32) = (16, 10);
/// Minimum remaining depth at which the other seat's threats are searched.
const DEFENCE_DEPTH: u32 = 2;

/// Result of searching the root to some depth.
pub(super) struct RootResult {
    pub(super) best: Option<(u16, i32)>,
    pub(super) is_complete: bool,
}

/// Alpha-beta search between two seats.
pub(super) struct Negamax<'t, 'l, 'm, 'b, const WORDS: usize> {
    pub(super) table: &'t mut LineTable<'l, WORDS>,
    counter: &'m mut NodeCounter<'b>,
    /// Scores by the keys that symmetric positions share.
    scores: TranspositionTable<u64, Score, 2>,
    chains: ThreatSearch,
    /// `true` if every move is searched.
    pub(super) is_exhaustive: bool,
    /// `true` if the search looks for chains of threats.
    uses_threats: bool,
    /// History heuristic: for each seat and cell, the sum of the squared depths at which the move caused a cutoff.
    history: [Vec<u32>; 2],
}

impl<'t, 'l, 'm, 'b, const WORDS: usize> Negamax<'t, 'l, 'm, 'b, WORDS> {
    pub(super) fn new(
        table: &'t mut LineTable<'l, WORDS>,
        uses_threats: bool,
        bytes: usize,
        counter: &'m mut NodeCounter<'b>,
    ) -> Self {
        let cells = table.layout.cells;
        Self {
            counter,
            scores: TranspositionTable::new(bytes),
            chains: ThreatSearch::new(),
            is_exhaustive: table.playable().len() <= ALL_MOVES,
            uses_threats,
            history: [vec![0; cells], vec![0; cells]],
            table,
        }
    }

    /// Returns the root moves: the candidates among these cells.
    pub(super) fn first_moves(&self, mover: Seat, within: CellSet<WORDS>) -> Vec<u16> {
        let candidates = self.candidates() & within;
        let within = if candidates.is_empty() {
            within
        } else {
            candidates
        };
        let most = if self.is_exhaustive {
            usize::MAX
        } else {
            WIDTHS.0
        };
        self.moves(mover, most, within)
    }

    /// Returns the moves to search, most promising first.
    fn moves(&self, mover: Seat, most: usize, within: CellSet<WORDS>) -> Vec<u16> {
        // Cells below one on which the other seat would win come last.
        let blunders = self.table.below(self.table.would_win(mover.other()));
        let history = &self.history[mover.index()];
        let mut moves: Vec<(i64, u16)> = within
            .iter()
            .map(|cell| {
                let rank = i64::from(self.table.rank(cell, mover));
                let often = i64::from(history[usize::from(cell)]);
                let blunder = if blunders.contains(cell) { BLUNDER } else { 0 };
                (blunder - rank * 64 - often, cell)
            })
            .collect();
        if moves.len() > most {
            moves.select_nth_unstable(most - 1);
            moves.truncate(most);
        }
        moves.sort_unstable();
        moves.into_iter().map(|(_, cell)| cell).collect()
    }

    /// Returns the candidate cells: all playable cells, or those near stones.
    fn candidates(&self) -> CellSet<WORDS> {
        let playable = self.table.playable();
        if self.is_exhaustive || self.table.layout.falls {
            return playable;
        }
        let near = self.table.near() & playable;
        if near.is_empty() { playable } else { near }
    }

    /// Searches each root move, and moves the best one to the front for the next depth.
    pub(super) fn search_root(&mut self, mover: Seat, order: &mut [u16], depth: u32) -> RootResult {
        let mut best: Option<(usize, i32)> = None;
        let mut is_complete = true;
        for (at, &cell) in order.iter().enumerate() {
            let alpha = best.map_or(-i32::MAX, |(_, value)| value);
            match self.value_after(cell, mover, depth, alpha, i32::MAX, at > 0) {
                Ok(value) if best.is_none_or(|(_, most)| value > most) => best = Some((at, value)),
                Ok(_) => {}
                Err(BudgetSpent) => {
                    is_complete = false;
                    break;
                }
            }
        }
        let best = best.map(|(at, value)| {
            order[..=at].rotate_right(1);
            (order[0], value)
        });
        RootResult { best, is_complete }
    }

    /// Returns the value of a move for the seat that makes it. A later move is searched with a null window first.
    fn value_after(
        &mut self,
        cell: u16,
        mover: Seat,
        depth: u32,
        alpha: i32,
        beta: i32,
        is_later: bool,
    ) -> Result<i32, BudgetSpent> {
        self.table.place(cell, mover);
        let value = self.search_after(mover.other(), depth - 1, alpha, beta, is_later);
        self.table.undo(cell, mover);
        value
    }

    fn search_after(
        &mut self,
        next: Seat,
        depth: u32,
        alpha: i32,
        beta: i32,
        is_later: bool,
    ) -> Result<i32, BudgetSpent> {
        if is_later && alpha > -i32::MAX {
            let value = -self.value(next, depth, -alpha - 1, -alpha)?;
            if value <= alpha || value >= beta {
                return Ok(value);
            }
        }
        Ok(-self.value(next, depth, -beta, -alpha)?)
    }

    /// Returns the value of the position for the seat to move.
    fn value(
        &mut self,
        mover: Seat,
        depth: u32,
        mut alpha: i32,
        mut beta: i32,
    ) -> Result<i32, BudgetSpent> {
        self.counter.node()?;
        let stones = self.table.stones();
        let win_with = |more: u32| WIN - (stones + more) as i32;
        if !self.table.wins(mover).is_empty() {
            return Ok(win_with(1));
        }
        let other = mover.other();
        let (mine, theirs) = (self.table.can_win(mover), self.table.can_win(other));
        // A seat that can no longer win gets at most a draw, which may decide the window.
        let is_drawn = self.table.free_count() == 0 || !mine && !theirs;
        if is_drawn || !mine && alpha >= 0 || !theirs && beta <= 0 {
            return Ok(0);
        }
        match self.table.wins(other).first_two() {
            (Some(_), Some(_)) => return Ok(-win_with(2)),
            // A forced move does not reduce the depth.
            (Some(block), None) => {
                return self.value_after(block, mover, depth + 1, alpha, beta, false);
            }
            (None, _) => {}
        }
        // The soonest win is the stone after next, and the soonest loss the one after that; where stones fall, a stone
        // may be forced under a cell on which the other seat wins.
        alpha = alpha.max(-win_with(if self.table.layout.falls { 2 } else { 4 }));
        beta = beta.min(win_with(3));
        if alpha >= beta {
            return Ok(alpha);
        }
        if depth == 0 {
            return self.estimate(mover);
        }
        let (key, symmetry) = self.table.canonical_key();
        let known = self.scores.get(key);
        if let Some(value) = known.and_then(|entry| entry.cutoff(depth, [alpha, beta])) {
            return Ok(value);
        }
        let Some(within) = self.defended(mover, depth)? else {
            return Ok(win_with(2 * CHAIN_LENGTHS.1 + 1));
        };
        let most = if self.is_exhaustive {
            usize::MAX
        } else {
            WIDTHS.1
        };
        let mut moves = self.moves(mover, most, within);
        if let Some(entry) = known
            && let Some(at) = moves
                .iter()
                .position(|&cell| symmetry[usize::from(cell)] == entry.best)
        {
            moves[..=at].rotate_right(1);
        }
        let low = alpha;
        let mut best = (-i32::MAX, moves[0]);
        for (at, &cell) in moves.iter().enumerate() {
            let value = self.value_after(cell, mover, depth, alpha, beta, at > 0)?;
            if value > best.0 {
                best = (value, cell);
            }
            alpha = alpha.max(value);
            if alpha >= beta {
                let often = &mut self.history[mover.index()][usize::from(cell)];
                *often += depth * depth;
                break;
            }
        }
        let (value, cell) = best;
        let best = symmetry[usize::from(cell)];
        let score = Score::new(value, [low, beta], depth, best);
        self.scores.insert(key, score);
        Ok(value)
    }

    /// Returns the candidate cells that defend against the other seat's threats; `None` if the seat to move wins by threats.
    fn defended(&mut self, mover: Seat, depth: u32) -> Result<Option<CellSet<WORDS>>, BudgetSpent> {
        if !self.uses_threats || depth < DEFENCE_DEPTH {
            return Ok(Some(self.candidates()));
        }
        let (length, mut chain) = (CHAIN_LENGTHS.1, Vec::new());
        let chains = &mut self.chains;
        if chains.find(self.table, mover, length, &mut chain, self.counter)? {
            return Ok(None);
        }
        let zone = chains.defences(self.table, mover.other(), length, self.counter)?;
        Ok(Some(zone.unwrap_or_else(|| self.candidates())))
    }

    /// Returns the value of a leaf: a win by threats, or the static evaluation.
    fn estimate(&mut self, mover: Seat) -> Result<i32, BudgetSpent> {
        if self.uses_threats {
            let mut chain = Vec::new();
            if self
                .chains
                .find(self.table, mover, CHAIN_LENGTHS.0, &mut chain, self.counter)?
            {
                let stones = self.table.stones() + 2 * CHAIN_LENGTHS.0 + 1;
                return Ok(WIN - stones as i32);
            }
        }
        Ok(self.table.score(mover))
    }
}
