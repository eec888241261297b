//! Search of one position in a game for one seat.

use super::bounds::{Bounds, NEVER};
use std::sync::atomic::{AtomicBool, Ordering};
use tessella_games::budget::{Effort, SearchBudget, SearchResult};
use tessella_games::drench::Drench;
use tessella_games::light_block::LightBlock;
use tessella_games::link::{Gravity, Link};
use tessella_games::{Move, Outcome, Position, Rules, Seat};

/// Nodes per search of Drench times tiles and colours of the board: a node takes longer the more there are.
const DRENCH_WORK: u64 = 18_000_000;
/// Nodes per search of Light Block times free tiles of the board.
const LIGHT_BLOCK_WORK: u64 = 400_000;
/// Minimum number of nodes; on the largest boards they take a few tenths of a second.
const MIN_NODES: u64 = 128;
/// Nodes per search of Link: with gravity, and without.
const LINK_NODES: [u64; 2] = [20_000, 4_000];
/// Maximum size of the table used by a search of Drench, in bytes.
const TABLE_BYTES: usize = 32 << 20;

/// Result of the search of a position.
pub(super) struct SearchedPosition {
    pub(super) bounds: Bounds,
    /// Solution whose length is the upper bound, if there is one.
    pub(super) solution: Option<Vec<Move>>,
}

/// Returns the bounds that are known without a search; `None` for a game that is not for one seat or has no solver.
pub(super) fn known_bounds(position: &Position) -> Option<Bounds> {
    if position.outcome() == Some(Outcome::Won(Seat::FIRST)) {
        return solver_of(position).map(|_| Bounds::exactly(0));
    }
    solver_of(position).map(|solver| match solver {
        // The length of a solution does not depend on the move limit, so a lost game can still be searched.
        Solver::Drench(_) => Bounds::at_least(1),
        Solver::Link(link) if link.is_stuck() || link.outcome().is_some() => Bounds::LOST,
        Solver::Link(link) => Bounds::at_least(link.tiles_left() as u32 / 2),
        Solver::LightBlock(game) if game.outcome().is_some() => Bounds::LOST,
        Solver::LightBlock(game) => Bounds::at_least((game.free() - game.path().len()) as u32),
    })
}

/// Returns the number of moves that the limit still allows.
pub(super) fn moves_left(position: &Position) -> u32 {
    match position {
        Position::Drench(drench) => drench.limit().map_or(NEVER, |limit| {
            u32::from(limit.saturating_sub(drench.moves()))
        }),
        _ => NEVER,
    }
}

/// Returns `true` if no move makes the shortest solution longer. In Drench, a solution still works after any other
/// move, because the region only grows.
pub(super) const fn never_gets_longer(position: &Position) -> bool {
    matches!(position, Position::Drench(_))
}

/// Returns the minimum number of moves that a losing mistake costs.
pub(super) const fn cost_of_loss(position: &Position) -> u32 {
    match position {
        Position::Link(_) => 1,
        _ => 0,
    }
}

/// Searches a position within a fixed number of nodes. Returns `None` if `stop` was set before the result was known.
pub(super) fn search(position: &Position, stop: &AtomicBool) -> Option<SearchedPosition> {
    let found = solver_of(position).map(|solver| match solver {
        Solver::Drench(drench) => search_drench(drench, stop),
        Solver::Link(link) => {
            let [falling, still] = LINK_NODES;
            let nodes = match link.setup().gravity {
                Gravity::None => still,
                _ => falling,
            };
            solve(link, nodes, stop)
        }
        Solver::LightBlock(game) => solve(game, nodes(LIGHT_BLOCK_WORK, game.free()), stop),
    })?;
    let is_known = found.bounds.is_exact() || !stop.load(Ordering::Relaxed);
    is_known.then_some(found)
}

/// Position of a game for one seat.
enum Solver<'a> {
    Drench(&'a Drench),
    Link(&'a Link),
    LightBlock(&'a LightBlock),
}

fn solver_of(position: &Position) -> Option<Solver<'_>> {
    match position {
        Position::Drench(drench) => drench.limit().map(|_| Solver::Drench(drench)),
        Position::Link(link) => Some(Solver::Link(link)),
        Position::LightBlock(game) => Some(Solver::LightBlock(game)),
        _ => None,
    }
}

/// Returns the number of nodes for a search in which the time per node is proportional to `size`.
fn nodes(work: u64, size: usize) -> u64 {
    (work / size.max(1) as u64).max(MIN_NODES)
}

fn search_drench(drench: &Drench, stop: &AtomicBool) -> SearchedPosition {
    let size = drench.board().len() * usize::from(drench.setup().colours);
    let budget = SearchBudget::nodes(nodes(DRENCH_WORK, size), stop);
    match drench.shortest(Effort::Full, &budget, TABLE_BYTES) {
        Some(par) => SearchedPosition {
            bounds: Bounds {
                low: par.lower_bound as u32,
                high: par.solution.len() as u32,
            },
            solution: Some(par.solution.into_iter().map(Move::Paint).collect()),
        },
        None => SearchedPosition {
            bounds: Bounds::at_least(0),
            solution: None,
        },
    }
}

/// Solves a position of a game in which all solutions have the same length.
fn solve(game: &impl Rules, nodes: u64, stop: &AtomicBool) -> SearchedPosition {
    let report = game.solve(Effort::Full, &SearchBudget::nodes(nodes, stop));
    match report.map(|report| report.result) {
        Some(SearchResult::Solved { moves, .. }) => SearchedPosition {
            bounds: Bounds::exactly(moves.len() as u32),
            solution: Some(moves),
        },
        Some(SearchResult::Unsolvable) => SearchedPosition {
            bounds: Bounds::LOST,
            solution: None,
        },
        _ => SearchedPosition {
            bounds: Bounds::at_least(0),
            solution: None,
        },
    }
}
