//! The search of two seats against each other.

use super::super::super::{Level, Seat};
use super::memory::{Bound, Memory};
use super::tally::Tally;
use super::{Clock, Stopped, Thought, forced};
use crate::boards::CellId;

/// What a win is worth, less one for each stone on the board when it is won: the sooner, the better.
const WIN: i32 = 1 << 24;
/// More than any estimate, less than any win.
const SURE: i32 = WIN - 1000;
/// With no more moves than these a search looks at all of them, and so can prove what it finds.
const ALL_MOVES: usize = 16;
/// How many moves are looked at first of all, and later on, where there are too many.
const WIDTHS: (usize, usize) = (24, 12);
/// How many threats a chain has at most that is looked for before all else, and at the end of each line of moves.
const CHAINS: (u32, u32) = (12, 3);

struct Duel<'a, 'b> {
    tally: &'a mut Tally,
    clock: &'a mut Clock<'b>,
    memory: Memory,
    looks_at_all: bool,
    /// How many threats of a chain are looked for at the end of each line of moves.
    chain: u32,
}

/// What the seat that is to move would do, searching deeper and deeper as far as the budget goes.
pub(super) fn choose(
    tally: &mut Tally,
    mover: Seat,
    level: Level,
    clock: &mut Clock<'_>,
) -> Option<Thought> {
    let thought = |cell: u16, is_safe, depth, clock: &Clock<'_>| Thought {
        cell: CellId(cell.into()),
        is_safe,
        nodes: clock.nodes,
        depth,
    };
    let is_hard = level == Level::Hard;
    if is_hard && let Some(cell) = chain(tally, mover, clock) {
        return Some(thought(cell, true, 0, clock));
    }
    let moves = tally.playable().count();
    let looks_at_all = moves <= ALL_MOVES;
    let mut duel = Duel {
        memory: Memory::new(if is_hard { 1 << 17 } else { 1 << 12 }),
        // Where stones fall there are so few moves that a search by itself sees as far.
        chain: if is_hard && !tally.falls() {
            CHAINS.1
        } else {
            0
        },
        looks_at_all,
        tally,
        clock,
    };
    let room = duel.tally.room();
    let mut best: Option<Thought> = None;
    let mut order = duel.moves(mover, true);
    let deepest = match order.len() {
        // Without a choice there is nothing to find out, unless it is whether the game is lost.
        1 if !looks_at_all => 1,
        _ => room.min(duel.clock.budget.depth),
    };
    for depth in 1..=deepest {
        let found = duel.at_root(mover, &mut order, depth);
        let Some((cell, value)) = found.best else {
            break;
        };
        // Where every move was looked at to the end, even a draw is known.
        let is_known = looks_at_all && found.is_complete && depth == room;
        let is_safe = looks_at_all && value >= SURE || is_known && value >= 0;
        best = Some(thought(cell, is_safe, depth, duel.clock));
        if !found.is_complete || value.abs() >= SURE {
            break;
        }
    }
    best
}

/// A chain of threats, looked for with a small part of the budget, the shorter ones first.
fn chain(tally: &mut Tally, mover: Seat, clock: &mut Clock<'_>) -> Option<u16> {
    let budget = clock.budget;
    clock.budget.nodes = (budget.nodes / 4).min(40_000);
    let mut found = None;
    for threats in 1..=CHAINS.0 {
        match forced::win(tally, mover, threats, clock) {
            Ok(None) => {}
            Ok(cell) => {
                found = cell;
                break;
            }
            Err(Stopped) => break,
        }
    }
    clock.budget = budget;
    found
}

/// What a search of one depth has found.
struct Found {
    best: Option<(u16, i32)>,
    is_complete: bool,
}

impl Duel<'_, '_> {
    /// The moves to be looked at: all, or those that look best.
    fn moves(&self, mover: Seat, is_first: bool) -> Vec<u16> {
        let most = match (self.looks_at_all, is_first) {
            (true, _) => usize::MAX,
            (false, true) => WIDTHS.0,
            (false, false) => WIDTHS.1,
        };
        match self.tally.two_wins(mover.other()) {
            (Some(block), None) => vec![block],
            (Some(block), Some(other)) => vec![block, other],
            (None, _) => self.tally.candidates(mover, most),
        }
    }

    /// Looks at each move in turn, and puts the best one in front for the next time.
    fn at_root(&mut self, mover: Seat, order: &mut [u16], depth: u32) -> Found {
        let mut best: Option<(usize, i32)> = None;
        let mut is_complete = true;
        for (at, &cell) in order.iter().enumerate() {
            let alpha = best.map_or(-i32::MAX, |(_, value)| value);
            match self.value_after(cell, mover, depth, alpha, i32::MAX, at > 0) {
                Ok(value) if best.is_none_or(|(_, most)| value > most) => best = Some((at, value)),
                Ok(_) => {}
                Err(Stopped) => {
                    is_complete = false;
                    break;
                }
            }
        }
        let best = best.map(|(at, value)| {
            order[..=at].rotate_right(1);
            (order[0], value)
        });
        Found { best, is_complete }
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
    ) -> Result<i32, Stopped> {
        self.tally.put(cell, mover);
        let value = self.search_after(mover.other(), depth - 1, alpha, beta, is_later);
        self.tally.take(cell, mover);
        value
    }

    fn search_after(
        &mut self,
        next: Seat,
        depth: u32,
        alpha: i32,
        beta: i32,
        is_later: bool,
    ) -> Result<i32, Stopped> {
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
        beta: i32,
    ) -> Result<i32, Stopped> {
        self.clock.tick()?;
        let win_with = |stones: u32| WIN - (self.tally.stones() + stones) as i32;
        if self.tally.wins(mover).next().is_some() {
            return Ok(win_with(1));
        }
        let other = mover.other();
        let (mine, theirs) = (self.tally.can_win(mover), self.tally.can_win(other));
        // Whoever can no longer win gets no more than a draw, which may be all that is asked.
        let is_drawn = self.tally.room() == 0 || !mine && !theirs;
        if is_drawn || !mine && alpha >= 0 || !theirs && beta <= 0 {
            return Ok(0);
        }
        let forced = match self.tally.two_wins(other) {
            (Some(_), Some(_)) => return Ok(-win_with(2)),
            (block, _) => block,
        };
        if let Some(block) = forced {
            // A move without a choice costs nothing to look beyond.
            return self.value_after(block, mover, depth + 1, alpha, beta, false);
        }
        if depth == 0 {
            return self.estimate(mover);
        }
        let key = self.tally.key();
        let known = self.memory.recall(key);
        if let Some(entry) = known.filter(|entry| u32::from(entry.depth) >= depth) {
            match entry.bound {
                Bound::Exact => return Ok(entry.value),
                Bound::Lower if entry.value >= beta => return Ok(entry.value),
                Bound::Upper if entry.value <= alpha => return Ok(entry.value),
                _ => {}
            }
        }
        let mut moves = self.moves(mover, false);
        if let Some(entry) = known
            && let Some(at) = moves.iter().position(|&cell| cell == entry.best)
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
                break;
            }
        }
        let (value, cell) = best;
        let bound = match value {
            _ if value >= beta => Bound::Lower,
            _ if value > low => Bound::Exact,
            _ => Bound::Upper,
        };
        self.memory.keep(key, value, depth as u16, bound, cell);
        Ok(value)
    }

    /// What the position is worth where the search ends: whoever is to move may win by threats alone, else the runs count.
    fn estimate(&mut self, mover: Seat) -> Result<i32, Stopped> {
        if self.chain > 0
            && self.tally.nearly(mover) > 1
            && forced::win(self.tally, mover, self.chain, self.clock)?.is_some()
        {
            let stones = self.tally.stones() + 2 * self.chain + 1;
            return Ok(WIN - stones as i32);
        }
        let (mine, theirs) = (self.tally.worth(mover), self.tally.worth(mover.other()));
        // Whoever is to move is ahead of what the runs say, unless they have to wait until their cells can be reached.
        let ahead = if self.tally.falls() { 0 } else { mine / 4 };
        Ok(mine + ahead - theirs)
    }
}
