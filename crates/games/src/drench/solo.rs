//! Par, solver and hints for a single player.

use super::flood::Flood;
use super::position::{Drench, HintedSolution};
use super::solver::{Par, shortest};
use crate::budget::{Effort, SearchBudget, SearchReport, SearchResult};
use crate::{Advice, Colour, Move, Outcome, Rules, Seat};
use std::sync::PoisonError;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Duration;

/// Time limit of the solver for the par of a new board.
const PAR_TIME: Duration = Duration::from_secs(1);
/// Maximum cache size of a search in the background, in bytes.
const TABLE_BYTES: usize = 32 << 20;
/// Maximum cache size of a solver asked for its full effort, in bytes.
const LARGE_TABLE_BYTES: usize = 1 << 30;

impl Drench {
    /// Returns the bounds on the fewest moves from the start position of a single player; on most boards they are
    /// equal. `None` until it has been computed ([`Rules::precompute`]), and with two seats.
    pub fn par(&self) -> Option<&Par> {
        self.par.get()?.as_ref()
    }

    /// Computes bounds on the fewest moves from here for a single player, regardless of the limit; `None` if the budget
    /// ran out before any solution was found, which a quick answer does not depend on. The cache takes at most `table`
    /// bytes.
    pub fn shortest(&self, effort: Effort, budget: &SearchBudget<'_>, table: usize) -> Option<Par> {
        let cells = self.shown_colours();
        let home = self.flood.home(Seat::FIRST);
        let mut par = shortest(self.board.graph(), &cells, home, effort, budget, table)?;
        if effort == Effort::Quick && par.solution.len() > self.moves_left() {
            // A seed's move limit is based on this solution.
            let usual = self.quick_solution();
            if usual.len() < par.solution.len() {
                par.solution = usual;
            }
        }
        Some(par)
    }

    /// Computes the par of the start position unless it is known.
    pub(super) fn find_par(&self) {
        self.par.get_or_init(|| {
            let never = AtomicBool::new(false);
            let budget = SearchBudget::time(PAR_TIME, &never);
            let (graph, home) = (self.board.graph(), self.flood.home(Seat::FIRST));
            let colours = self.flood.initial_colours();
            shortest(graph, colours, home, Effort::Full, &budget, TABLE_BYTES)
        });
    }

    /// Returns a single player's remaining number of moves.
    pub(super) fn moves_left(&self) -> usize {
        self.limit()
            .map_or(usize::MAX, |limit| limit.saturating_sub(self.moves).into())
    }

    /// Solves the position for a single player within the move limit.
    pub(super) fn solve_alone(&self, effort: Effort, budget: &SearchBudget<'_>) -> SearchReport {
        let unknown = SearchReport {
            result: SearchResult::Unknown,
            nodes: 0,
        };
        match self.outcome() {
            Some(Outcome::Lost) => {
                return SearchReport {
                    result: SearchResult::Unsolvable,
                    ..unknown
                };
            }
            Some(_) => {
                let result = SearchResult::Solved {
                    moves: Vec::new(),
                    shortest: true,
                };
                return SearchReport { result, ..unknown };
            }
            None => (),
        }
        let Some(par) = self.shortest(effort, budget, LARGE_TABLE_BYTES) else {
            return unknown;
        };
        let shortest = par.is_shortest();
        let result = if par.solution.len() <= self.moves_left() {
            SearchResult::Solved {
                moves: par.solution.into_iter().map(Move::Paint).collect(),
                shortest,
            }
        } else if par.lower_bound > self.moves_left() {
            SearchResult::Unsolvable
        } else {
            SearchResult::Unknown
        };
        SearchReport {
            result,
            nodes: par.nodes,
        }
    }

    /// Returns the colours that the board shows.
    fn shown_colours(&self) -> Vec<u8> {
        let shown = |cell| self.flood.shown(cell).0;
        self.board.cells().map(shown).collect()
    }

    /// Returns the rest of a single player's solution if the game has followed it so far.
    fn remaining_moves(&self, from: &[u8], moves: &[Colour]) -> Option<Vec<Colour>> {
        let graph = self.board.graph();
        let mut flood = Flood::new(graph, from, &[self.flood.home(Seat::FIRST)]);
        let size = self.flood.size(Seat::FIRST);
        let mut rest = moves.iter();
        while flood.size(Seat::FIRST) < size {
            flood.recolour(graph, Seat::FIRST, *rest.next()?);
        }
        let is_here = self
            .board
            .cells()
            .all(|cell| flood.shown(cell) == self.flood.shown(cell));
        is_here.then(|| rest.copied().collect())
    }

    /// Returns the first move of the best single-player solution found with this effort within the budget, and `true` with
    /// it if the remaining moves suffice for that solution. A player who follows the hints stays on one solution.
    pub(super) fn next_move(
        &self,
        effort: Effort,
        budget: &SearchBudget<'_>,
    ) -> Option<(Move, bool)> {
        let is_stopped = || budget.stop.load(Ordering::Relaxed);
        if self.outcome().is_some() || is_stopped() {
            return None;
        }
        let studied = self.par().filter(|par| par.is_shortest());
        let by_par = studied
            .and_then(|par| self.remaining_moves(self.flood.initial_colours(), &par.solution));
        let solution = by_par.or_else(|| {
            let mut hinted = self.hinted.lock().unwrap_or_else(PoisonError::into_inner);
            let known = hinted
                .as_ref()
                .and_then(|solution| self.remaining_moves(&solution.from, &solution.moves));
            known.or_else(|| {
                let moves = self.shortest(effort, budget, TABLE_BYTES)?.solution;
                if !is_stopped() {
                    *hinted = Some(HintedSolution {
                        from: self.shown_colours(),
                        moves: moves.clone(),
                    });
                }
                Some(moves)
            })
        })?;
        let first = solution.first().copied()?;
        Some((Move::Paint(first), solution.len() <= self.moves_left()))
    }

    /// Returns the advice for a game that cannot be won from here: after which move it still could be. `None` if that is
    /// not proved within this time for each of the searches.
    pub(super) fn advice_if_lost(&self, time: Duration, stop: &AtomicBool) -> Option<Advice> {
        let limit = usize::from(self.limit()?);
        let can_win = |moves: usize| {
            let budget = SearchBudget::time(time, stop);
            let (graph, home) = (self.board.graph(), self.flood.home(Seat::FIRST));
            let mut flood = Flood::new(graph, self.flood.initial_colours(), &[home]);
            for &colour in &self.played[..moves] {
                flood.recolour(graph, Seat::FIRST, colour);
            }
            let shown = |cell| flood.shown(cell).0;
            let cells: Vec<u8> = self.board.cells().map(shown).collect();
            let par = shortest(graph, &cells, home, Effort::Full, &budget, TABLE_BYTES)?;
            let left = limit - moves;
            match par.solution.len() <= left {
                true => Some(true),
                false if par.lower_bound > left => Some(false),
                false => None,
            }
        };
        if can_win(self.played.len())? {
            return None;
        }
        // A game that can no longer be won stays so after more moves, so the last winnable position is found by
        // bisection.
        let (mut won, mut lost) = (0, self.played.len());
        if lost == 0 || !can_win(0)? {
            return Some(Advice::Unsolvable);
        }
        while won + 1 < lost {
            let middle = won.midpoint(lost);
            if can_win(middle)? {
                won = middle;
            } else {
                lost = middle;
            }
        }
        Some(Advice::Lost {
            last_winnable: won as u32,
        })
    }

    /// Returns the move that takes the most tiles at once.
    pub(super) fn greediest_move(&self) -> Option<Move> {
        let brings = |&mv: &Move| {
            let mut flood = self.flood.clone();
            match mv {
                Move::Paint(colour) => flood.recolour(self.board.graph(), Seat::FIRST, colour),
                _ => 0,
            }
        };
        self.legal_moves().into_iter().max_by_key(brings)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Start;
    use crate::drench::Setup;

    #[test]
    fn quick_move_needs_no_time() {
        let game = Drench::new(&Setup::default(), &Start::Seed(1)).expect("the usual options");
        let (never, stopped) = (AtomicBool::new(false), AtomicBool::new(true));
        let over = SearchBudget::time(Duration::ZERO, &never);
        assert_eq!(game.next_move(Effort::Full, &over), None);
        let quick = |stop| game.next_move(Effort::Quick, &SearchBudget::unbounded(stop));
        assert!(matches!(quick(&never), Some((Move::Paint(_), true))));
        assert_eq!(quick(&stopped), None);
    }
}
