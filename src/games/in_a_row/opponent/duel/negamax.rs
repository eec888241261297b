//! Looking ahead: an alpha-beta search that goes deeper and deeper, with chains of threats where it ends.

use super::super::super::super::Seat;
use super::super::super::super::budget::{BudgetSpent, NodeCounter};
use super::cell_set::CellSet;
use super::line_table::LineTable;
use super::score_cache::{ScoreCache, ScoreEntry};
use super::threat_search::ThreatSearch;
use crate::games::bound::Bound;

/// What a win is worth, less one for each stone on the board when it is won: the sooner, the better.
const WIN: i32 = 1 << 24;
/// More than any estimate, less than any win.
pub(super) const PROVED: i32 = WIN - 1000;
/// With no more moves than these a search looks at all of them, and so can prove what it finds.
const ALL_MOVES: u32 = 20;
/// What is taken from a move that lets the other win.
const BLUNDER: i64 = 1 << 40;
/// How many moves are looked at first of all, and later on, where there are too many.
const WIDTHS: (usize, usize) = (24, 12);
/// How many threats of a chain are looked for where the search ends, and where the other's chain says what to break.
const CHAIN_LENGTHS: (u32, u32) = (16, 10);
/// From how many moves before its end the search looks what the other threatens.
const DEFENCE_DEPTH: u32 = 2;

/// What a search to some depth has found.
pub(super) struct RootResult {
    pub(super) best: Option<(u16, i32)>,
    pub(super) is_complete: bool,
}

/// A search between two.
pub(super) struct Negamax<'t, 'l, 'm, 'b, const WORDS: usize> {
    pub(super) table: &'t mut LineTable<'l, WORDS>,
    meter: &'m mut NodeCounter<'b>,
    cache: ScoreCache,
    chains: ThreatSearch,
    /// Whether every move is looked at.
    pub(super) is_exhaustive: bool,
    /// Whether chains of threats are looked for.
    uses_threats: bool,
    /// How often a move of each seat was best, by how far it looked.
    history: [Vec<u32>; 2],
}

impl<'t, 'l, 'm, 'b, const WORDS: usize> Negamax<'t, 'l, 'm, 'b, WORDS> {
    pub(super) fn new(
        table: &'t mut LineTable<'l, WORDS>,
        uses_threats: bool,
        bytes: usize,
        meter: &'m mut NodeCounter<'b>,
    ) -> Self {
        let cells = table.layout.cells;
        Self {
            meter,
            cache: ScoreCache::new(bytes),
            chains: ThreatSearch::new(),
            is_exhaustive: table.playable().len() <= ALL_MOVES,
            uses_threats,
            history: [vec![0; cells], vec![0; cells]],
            table,
        }
    }

    /// What to begin with: of these cells those that are worth a look.
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

    /// The moves to be looked at, the most promising first: all, or those that look best.
    fn moves(&self, mover: Seat, most: usize, within: CellSet<WORDS>) -> Vec<u16> {
        // Below a cell on which the other would win comes last.
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

    /// The cells that are worth a look: where not all are, those near stones.
    fn candidates(&self) -> CellSet<WORDS> {
        let playable = self.table.playable();
        if self.is_exhaustive || self.table.layout.falls {
            return playable;
        }
        let near = self.table.near() & playable;
        if near.is_empty() { playable } else { near }
    }

    /// Looks at each move in turn, and puts the best one in front for the next time.
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

    /// What a move is worth to who makes it. A later move need only be shown to be no better than the best so far.
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

    /// What the position is worth to the seat that is to move.
    fn value(
        &mut self,
        mover: Seat,
        depth: u32,
        mut alpha: i32,
        mut beta: i32,
    ) -> Result<i32, BudgetSpent> {
        self.meter.node()?;
        let stones = self.table.stones();
        let win_with = |more: u32| WIN - (stones + more) as i32;
        if !self.table.wins(mover).is_empty() {
            return Ok(win_with(1));
        }
        let other = mover.other();
        let (mine, theirs) = (self.table.can_win(mover), self.table.can_win(other));
        // Whoever can no longer win gets no more than a draw, which may be all that is asked.
        let is_drawn = self.table.room() == 0 || !mine && !theirs;
        if is_drawn || !mine && alpha >= 0 || !theirs && beta <= 0 {
            return Ok(0);
        }
        match self.table.wins(other).first_two() {
            (Some(_), Some(_)) => return Ok(-win_with(2)),
            // A move without a choice costs nothing to look beyond.
            (Some(block), None) => {
                return self.value_after(block, mover, depth + 1, alpha, beta, false);
            }
            (None, _) => {}
        }
        // There is no win sooner than with the stone after next, and no loss sooner than with the one after that, unless
        // stones fall and one must be put under a cell on which the other wins.
        alpha = alpha.max(-win_with(if self.table.layout.falls { 2 } else { 4 }));
        beta = beta.min(win_with(3));
        if alpha >= beta {
            return Ok(alpha);
        }
        if depth == 0 {
            return self.estimate(mover);
        }
        let (key, turn) = self.table.canonical_key();
        let known = self.cache.get(key);
        if let Some(entry) = known.filter(|entry| u32::from(entry.depth) >= depth) {
            match entry.bound {
                Bound::Exact => return Ok(entry.value),
                Bound::Lower if entry.value >= beta => return Ok(entry.value),
                Bound::Upper if entry.value <= alpha => return Ok(entry.value),
                _ => {}
            }
        }
        let mut within = self.candidates();
        if self.uses_threats && depth >= DEFENCE_DEPTH {
            let mut chain = Vec::new();
            if self
                .chains
                .find(self.table, mover, CHAIN_LENGTHS.1, &mut chain, self.meter)?
            {
                return Ok(win_with(2 * CHAIN_LENGTHS.1 + 1));
            }
            if let Some(zone) =
                self.chains
                    .defences(self.table, other, CHAIN_LENGTHS.1, self.meter)?
            {
                within = zone;
            }
        }
        let most = if self.is_exhaustive {
            usize::MAX
        } else {
            WIDTHS.1
        };
        let mut moves = self.moves(mover, most, within);
        if let Some(entry) = known
            && let Some(at) = moves
                .iter()
                .position(|&cell| turn[usize::from(cell)] == entry.best)
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
        let bound = match value {
            _ if value >= beta => Bound::Lower,
            _ if value > low => Bound::Exact,
            _ => Bound::Upper,
        };
        let entry = ScoreEntry {
            value,
            best: turn[usize::from(cell)],
            depth: depth.min(255) as u8,
            bound,
        };
        self.cache.insert(key, entry);
        Ok(value)
    }

    /// What the position is worth where the search ends: whoever is to move may win by threats alone, else the runs count.
    fn estimate(&mut self, mover: Seat) -> Result<i32, BudgetSpent> {
        if self.uses_threats {
            let mut chain = Vec::new();
            if self
                .chains
                .find(self.table, mover, CHAIN_LENGTHS.0, &mut chain, self.meter)?
            {
                let stones = self.table.stones() + 2 * CHAIN_LENGTHS.0 + 1;
                return Ok(WIN - stones as i32);
            }
        }
        Ok(self.table.score(mover))
    }
}
