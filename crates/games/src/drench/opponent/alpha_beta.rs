//! Alpha-beta search with iterative deepening and a transposition table.

use super::super::super::budget::{BudgetSpent, NodeCounter};
use super::duel_position::DuelPosition;
use super::patch_sets::{COLOURS, PatchSets};
use super::static_evaluation::Evaluator;
use crate::search::{Score, TranspositionTable};

/// Value of a proved win, to which the lead in tiles is added; greater than any estimate.
pub(super) const WIN: i32 = 1 << 24;
/// Upper bound of all values.
const INFINITY: i32 = i32::MAX;
/// Half-width of the aspiration window around the last value, in units of the estimate.
const WINDOW: i32 = 400;

/// Scores of positions by their keys, with the best colour as the move. A new score replaces the old one.
pub(super) type ScoreTable = TranspositionTable<u64, Score, 1>;

/// Best move at the root and its value.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct BestMove {
    pub(super) colour: u8,
    pub(super) value: i32,
}

/// State of a search.
pub(super) struct AlphaBeta<'a, const WORDS: usize> {
    patches: &'a PatchSets<WORDS>,
    evaluator: Evaluator,
    pub(super) table: ScoreTable,
    pub(super) counter: NodeCounter<'a>,
    /// Value of a draw for each seat.
    draws: [i32; 2],
    /// `true` if holding more than half of the board ends the game. If a seat does so at the root, the search maximises
    /// the lead.
    half_wins: bool,
    /// `true` if the search has reached a position whose value is only an estimate.
    has_estimated: bool,
}

impl<'a, const WORDS: usize> AlphaBeta<'a, WORDS> {
    /// Creates a search that maximises the outcome first and the lead second.
    pub(super) fn new(
        patches: &'a PatchSets<WORDS>,
        start: &DuelPosition<WORDS>,
        evaluator: Evaluator,
        table: ScoreTable,
        counter: NodeCounter<'a>,
    ) -> Self {
        let is_won = |seat| start.majority(patches, seat).is_some();
        Self {
            patches,
            evaluator,
            table,
            counter,
            draws: [0; 2],
            half_wins: !is_won(start.mover) && !is_won(start.mover.other()),
            has_estimated: false,
        }
    }

    /// Restricts the search to the outcome, with these values of a draw for each seat.
    pub(super) const fn for_outcome(mut self, draws: [i32; 2]) -> Self {
        self.half_wins = true;
        self.draws = draws;
        self
    }

    /// Returns the best of these colours at search depth `deepest`, or at as great a depth as the budget allows; `None`
    /// if the budget was not enough for a single move.
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
                // In a position lost against perfect play, the best move of the previous depth is the hardest to
                // refute.
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

    /// Searches to one depth. Returns the best move found, if any, and `true` if the budget ran out.
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
        let above_window = |found: Option<BestMove>| found.filter(|found| found.value > window[0]);
        let mut found = None;
        let first = last.map(|last| last.colour);
        let searched = self.search_root(start, colours, depth, window, first, &mut found);
        let found = above_window(found);
        if searched.is_err() || found.is_some_and(|found| found.value < window[1]) {
            return (found, searched.is_err());
        }
        let mut wider = None;
        let first = found.map_or(first, |found| Some(found.colour));
        let all = [-INFINITY, INFINITY];
        let searched = self.search_root(start, colours, depth, all, first, &mut wider);
        (wider.or(found), searched.is_err())
    }

    /// Searches all root moves. `found` keeps the best move found before the budget ran out.
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

    /// Returns the value of a position for the seat to move.
    pub(super) fn value(
        &mut self,
        position: &DuelPosition<WORDS>,
        depth: u16,
        mut alpha: i32,
        beta: i32,
    ) -> Result<i32, BudgetSpent> {
        self.counter.node()?;
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
            first = Some(entry.best as u8);
            if let Some(value) = entry.cutoff(depth.into(), [alpha, beta]) {
                self.has_estimated |= !entry.is_final();
                return Ok(value);
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
        let mut score = Score::new(value, [low, beta], depth.into(), colour.into());
        // A proved win stays proved when sibling moves were only estimated.
        if !self.has_estimated || score.is_decided(WIN) {
            score = score.at_any_depth();
        }
        self.has_estimated = had_estimated || !score.is_final();
        self.table.insert(key, score);
        Ok(value)
    }

    /// Returns the value of the move that leads to this position. The first move is searched with a full window, later
    /// ones with a null window and, at first, reduced depth (principal variation search, late move reductions).
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

    /// Returns the value of a position in which the game is over or decided.
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
        let win_value = |tiles: u32| WIN + tiles as i32;
        let mine = beyond(position.mover).map(win_value);
        mine.or_else(|| beyond(position.mover.other()).map(|tiles| -win_value(tiles)))
    }

    /// Returns the legal moves, most promising first, and their number. Moves that take nothing are included, because
    /// they can deny the other seat a colour.
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
            // Insertion sort; equal moves keep their order.
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

/// Move and the number of tiles that it takes.
#[derive(Clone, Copy, Default)]
struct RankedMove {
    colour: u8,
    tiles: u32,
}

/// Returns the depth reduction of a move, by its rank among its siblings and the number of tiles it takes.
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
