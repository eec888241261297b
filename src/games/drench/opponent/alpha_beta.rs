//! Alpha-beta search that looks one move farther each time (iterative deepening), with a table of what it has met.

use super::super::super::budget::{BudgetSpent, NodeCounter};
use super::duel_position::DuelPosition;
use super::evaluation::Evaluator;
use super::patch_sets::{COLOURS, PatchSets};
use super::transposition_table::{TableEntry, TranspositionTable};
use crate::games::bound::Bound;

/// More than any estimate: the value of a sure win, to which the lead in tiles is added.
pub(super) const WIN: i32 = 1 << 24;
/// More than any value.
const INFINITY: i32 = i32::MAX;
/// How far from its last value the next one is looked for first, in units of the estimate.
const WINDOW: i32 = 400;

/// What the search found about where it began.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct BestMove {
    pub(super) colour: u8,
    pub(super) value: i32,
}

/// A search under way.
pub(super) struct AlphaBeta<'a, const WORDS: usize> {
    patches: &'a PatchSets<WORDS>,
    evaluator: Evaluator,
    pub(super) table: TranspositionTable,
    pub(super) meter: NodeCounter<'a>,
    /// What a draw is worth to each seat.
    draws: [i32; 2],
    /// Whether holding more than half of the board ends the game. Where it is so from the beginning, what is left to play for is
    /// the lead.
    half_wins: bool,
    /// Whether the search has met a position that it could only estimate.
    has_estimated: bool,
}

impl<'a, const WORDS: usize> AlphaBeta<'a, WORDS> {
    /// A search that plays for the lead, and for the game above all.
    pub(super) fn new(
        patches: &'a PatchSets<WORDS>,
        start: &DuelPosition<WORDS>,
        evaluator: Evaluator,
        table: TranspositionTable,
        meter: NodeCounter<'a>,
    ) -> Self {
        let is_won = |seat| start.majority(patches, seat).is_some();
        Self {
            patches,
            evaluator,
            table,
            meter,
            draws: [0; 2],
            half_wins: !is_won(start.mover) && !is_won(start.mover.other()),
            has_estimated: false,
        }
    }

    /// The same, but it plays for the outcome alone, with a draw worth so much to each seat.
    pub(super) const fn for_outcome(mut self, draws: [i32; 2]) -> Self {
        self.half_wins = true;
        self.draws = draws;
        self
    }

    /// The best of these colours after looking `deepest` moves ahead, or as far as the budget allows; `None` if it did not suffice
    /// to look at anything.
    pub(super) fn best(
        &mut self,
        start: &DuelPosition<WORDS>,
        colours: &[u8],
        deepest: u16,
    ) -> Option<BestMove> {
        let mut best: Option<BestMove> = None;
        for depth in 1..=deepest {
            self.has_estimated = false;
            let (found, is_over) = self.search_depth(start, colours, depth, best);
            match (found, best) {
                // If the game is lost against a perfect player, what was best before that was seen asks most of another.
                (Some(found), Some(_)) if found.value <= -WIN => break,
                (Some(found), _) => best = Some(found),
                (None, _) => {}
            }
            let is_decided = best.is_some_and(|best| best.value.abs() >= WIN);
            if is_over || is_decided || !self.has_estimated {
                break;
            }
        }
        best
    }

    /// Looks so far ahead; what it found, if anything, and whether the budget is spent.
    fn search_depth(
        &mut self,
        start: &DuelPosition<WORDS>,
        colours: &[u8],
        depth: u16,
        last: Option<BestMove>,
    ) -> (Option<BestMove>, bool) {
        let window = match last {
            Some(BestMove { value, .. }) if depth > 3 => [value - WINDOW, value + WINDOW],
            _ => [-INFINITY, INFINITY],
        };
        // At the lower edge of the window no move is known to be better than the others.
        let known = |found: Option<BestMove>| found.filter(|found| found.value > window[0]);
        let mut found = None;
        let first = last.map(|last| last.colour);
        let looked = self.search_root(start, colours, depth, window, first, &mut found);
        let found = known(found);
        if looked.is_err() || found.is_some_and(|found| found.value < window[1]) {
            return (found, looked.is_err());
        }
        let mut wider = None;
        let first = found.map_or(first, |found| Some(found.colour));
        let all = [-INFINITY, INFINITY];
        let looked = self.search_root(start, colours, depth, all, first, &mut wider);
        (wider.or(found), looked.is_err())
    }

    /// Looks at all moves; what was found before the budget was spent stays.
    fn search_root(
        &mut self,
        start: &DuelPosition<WORDS>,
        colours: &[u8],
        depth: u16,
        [mut alpha, beta]: [i32; 2],
        first: Option<u8>,
        found: &mut Option<BestMove>,
    ) -> Result<(), BudgetSpent> {
        let (moves, count) = self.moves(start, first);
        let wanted = moves[..count]
            .iter()
            .filter(|mv| colours.contains(&mv.colour));
        for (at, mv) in wanted.enumerate() {
            let next = start.after(self.patches, mv.colour);
            let value = self.move_value(&next, depth - 1, 0, alpha, beta, at == 0)?;
            if found.is_none_or(|found| value > found.value) {
                *found = Some(BestMove {
                    colour: mv.colour,
                    value,
                });
            }
            alpha = alpha.max(value);
            if alpha >= beta {
                break;
            }
        }
        Ok(())
    }

    /// What a position is worth to the seat that is to move.
    pub(super) fn value(
        &mut self,
        position: &DuelPosition<WORDS>,
        depth: u16,
        mut alpha: i32,
        beta: i32,
    ) -> Result<i32, BudgetSpent> {
        self.meter.node()?;
        if let Some(value) = self.final_value(position) {
            return Ok(value);
        }
        if depth == 0 {
            self.has_estimated = true;
            return Ok(self.evaluator.estimate(self.patches, position));
        }
        let key = position.key();
        let mut first = None;
        if let Some(entry) = self.table.get(key) {
            first = Some(entry.best);
            let cuts = match entry.bound() {
                Bound::Exact => true,
                Bound::Lower => entry.value >= beta,
                Bound::Upper => entry.value <= alpha,
            };
            if cuts && (entry.is_final() || entry.depth >= depth) {
                self.has_estimated |= !entry.is_final();
                return Ok(entry.value);
            }
        }
        let had_estimated = std::mem::take(&mut self.has_estimated);
        let low = alpha;
        let mut best = (-INFINITY, 0);
        let (moves, count) = self.moves(position, first);
        for (at, mv) in moves[..count].iter().enumerate() {
            let next = position.after(self.patches, mv.colour);
            let less = if at == 0 {
                0
            } else {
                reduction(depth, at, mv.tiles)
            };
            let value = self.move_value(&next, depth - 1, less, alpha, beta, at == 0)?;
            if value > best.0 {
                best = (value, mv.colour);
            }
            alpha = alpha.max(value);
            if alpha >= beta {
                break;
            }
        }
        let (value, colour) = best;
        let bound = match value {
            _ if value >= beta => Bound::Lower,
            _ if value <= low => Bound::Upper,
            _ => Bound::Exact,
        };
        // A sure win stays one, whatever was estimated beside it.
        let is_proved = match bound {
            Bound::Lower => value >= WIN,
            Bound::Upper => value <= -WIN,
            Bound::Exact => value.abs() >= WIN,
        };
        let is_final = !self.has_estimated || is_proved;
        self.has_estimated = had_estimated || !is_final;
        self.table
            .insert(TableEntry::new(key, value, depth, bound, is_final, colour));
        Ok(value)
    }

    /// What a move is worth that leads to this position: the first of a position is looked at closely, others only as far as it
    /// takes to see that they are not better, and at first less far ahead.
    fn move_value(
        &mut self,
        next: &DuelPosition<WORDS>,
        depth: u16,
        less: u16,
        alpha: i32,
        beta: i32,
        is_first: bool,
    ) -> Result<i32, BudgetSpent> {
        if is_first {
            return Ok(-self.value(next, depth, -beta, -alpha)?);
        }
        let mut value = -self.value(next, depth - less, -alpha - 1, -alpha)?;
        if less > 0 && value > alpha {
            value = -self.value(next, depth, -alpha - 1, -alpha)?;
        }
        if value > alpha && value < beta {
            value = -self.value(next, depth, -beta, -alpha)?;
        }
        Ok(value)
    }

    /// What a position is worth in which the game is over or decided.
    fn final_value(&self, position: &DuelPosition<WORDS>) -> Option<i32> {
        if let Some(lead) = position.final_lead(self.patches) {
            return Some(match lead {
                0 => self.draws[position.mover.index()],
                _ => lead + WIN * lead.signum(),
            });
        }
        if !self.half_wins {
            return None;
        }
        let beyond = |seat| position.majority(self.patches, seat);
        let sure = |tiles: u32| WIN + tiles as i32;
        let mine = beyond(position.mover).map(sure);
        mine.or_else(|| beyond(position.mover.other()).map(|tiles| -sure(tiles)))
    }

    /// The moves of the seat that is to move and how many they are, those first that promise most. Moves that bring nothing stay
    /// in: they can keep a colour from the other.
    fn moves(
        &self,
        position: &DuelPosition<WORDS>,
        first: Option<u8>,
    ) -> ([RankedMove; COLOURS], usize) {
        let mut moves = [RankedMove::default(); COLOURS];
        let mut count = 0;
        for colour in position.colours(self.patches) {
            let tiles = self.patches.tiles_of(&position.taken(self.patches, colour));
            let mv = RankedMove { colour, tiles };
            // Sorted as they come; among equals the first stays first.
            let rank = |mv: &RankedMove| (Some(mv.colour) == first, mv.tiles);
            let place = moves[..count]
                .iter()
                .position(|other| rank(other) < rank(&mv))
                .unwrap_or(count);
            moves.copy_within(place..count, place + 1);
            moves[place] = mv;
            count += 1;
        }
        (moves, count)
    }
}

/// A move of the search, and how many tiles it brings.
#[derive(Clone, Copy, Default)]
struct RankedMove {
    colour: u8,
    tiles: u32,
}

/// How much less far ahead a move is looked at first, by its place among those of its position and what it brings.
const fn reduction(depth: u16, at: usize, tiles: u32) -> u16 {
    let is_late = at > 1;
    match (depth, tiles) {
        (..3, _) => 0,
        (3..=5, 0) => 2,
        (3..=5, _) => is_late as u16,
        (_, 0) => 2 + is_late as u16,
        (..) => 2 * is_late as u16,
    }
}
