//! Solver and hints of Link.
//!
//! The pairs of the deal often remain removable in some order, so a search near the deal's solution runs first, and a full
//! search only if it fails.

use super::field::{CellPair, EMPTY};
use super::guided_search::GuidedSearch;
use super::position::Link;
use super::search::Solvability;
use super::search::search;
use super::tile_board::TileBoard;
use crate::budget::{Effort, NodeCounter, SearchBudget, SearchReport, SearchResult};
use crate::{Advice, Move, Outcome, Rules};
use std::sync::atomic::{AtomicBool, Ordering};

/// Node limits of a hint, with and without gravity: a few tenths of a second on the largest boards.
const NODES_FOR_HINT: [u64; 2] = [40_000, 4_000];
/// Node limits for checking one earlier position, with and without gravity.
const NODES_FOR_EARLIER: [u64; 2] = [4_000, 400];
/// Maximum number of lost positions to store, of 16 bytes each: for a quick and for a full search.
const CACHE_SIZES: [u64; 2] = [1 << 18, 1 << 23];
/// Number of nodes between checks of the flag and the clock, with and without gravity.
const CHECK_INTERVALS: [u64; 2] = [16, 1];

/// Selects the value for fields with or without gravity.
fn by_field<T: Copy>(link: &Link, [falling, still]: [T; 2]) -> T {
    if link.field.is_static() {
        still
    } else {
        falling
    }
}

/// Searches for moves that clear the board without a shuffle.
pub(super) fn solve(link: &Link, effort: Effort, budget: &SearchBudget<'_>) -> SearchReport {
    let mut counter = NodeCounter::new(*budget, by_field(link, CHECK_INTERVALS));
    let result = match (link.outcome(), link.is_stuck) {
        (Some(Outcome::Won(_)), _) => SearchResult::Solved {
            moves: Vec::new(),
            shortest: true,
        },
        (Some(_), _) | (None, true) => SearchResult::Unsolvable,
        (None, false) => {
            let [quick, full] = CACHE_SIZES;
            let capacity = if effort == Effort::Quick { quick } else { full };
            match solve_after(link, link.removed.len(), capacity, &mut counter) {
                // Every solution has the same number of moves.
                Solvability::Solvable(line) => SearchResult::Solved {
                    moves: line.into_iter().map(|pair| link.move_of(pair)).collect(),
                    shortest: true,
                },
                Solvability::Unsolvable => SearchResult::Unsolvable,
                Solvability::Unknown(_) => SearchResult::Unknown,
            }
        }
    };
    SearchReport {
        result,
        nodes: counter.nodes(),
    }
}

/// Returns a pair that leads to an empty field, or otherwise the first pair of the longest line found.
pub(super) fn best_move(link: &Link, budget: &SearchBudget<'_>) -> Option<Move> {
    let mut counter = NodeCounter::new(*budget, by_field(link, CHECK_INTERVALS));
    let best = match solve_after(link, link.removed.len(), CACHE_SIZES[0], &mut counter) {
        Solvability::Solvable(line) => line.first().copied(),
        Solvability::Unknown(best) => best,
        Solvability::Unsolvable => None,
    };
    best.map(|pair| link.move_of(pair))
        .or_else(|| link.legal_moves().first().copied())
}

/// Returns advice for a position with removable pairs.
pub(super) fn advise(link: &Link, stop: &AtomicBool) -> Option<Advice> {
    if stop.load(Ordering::Relaxed) {
        return None;
    }
    let play = |pair: CellPair, proved: bool| {
        let mv = link.move_of(pair);
        Some(Advice::Play { mv, proved })
    };
    if let Some(pair) = link.solution_cache.next_pair(&link.removed) {
        return play(pair, true);
    }
    let best = match solve_within(link, link.removed.len(), NODES_FOR_HINT, stop) {
        Solvability::Solvable(line) => {
            let next = *line.first()?;
            link.solution_cache.store(&link.removed, line);
            return play(next, true);
        }
        Solvability::Unsolvable => {
            if let Some(until) = last_solvable(link, stop) {
                return Some(Advice::Lost {
                    last_winnable: link.moves_before_deal + until as u32,
                });
            }
            None
        }
        Solvability::Unknown(best) => best,
    };
    let any = || {
        let (a, b) = link.pairs().into_iter().next()?;
        Some((link.field.field_cell(a), link.field.field_cell(b)))
    };
    play(best.or_else(any)?, false)
}

/// Returns the largest known number of removed pairs after which the board was still solvable; `None` if not even the
/// deal is known to be. Unsolvable positions stay unsolvable, so this is a binary search.
fn last_solvable(link: &Link, stop: &AtomicBool) -> Option<usize> {
    let is_solvable = |pairs| {
        matches!(
            solve_within(link, pairs, NODES_FOR_EARLIER, stop),
            Solvability::Solvable(_)
        )
    };
    if !is_solvable(0) {
        return None;
    }
    let (mut won, mut lost) = (0, link.removed.len());
    while lost - won > 1 {
        let middle = won.midpoint(lost);
        if is_solvable(middle) {
            won = middle;
        } else {
            lost = middle;
        }
    }
    Some(won)
}

/// Searches the position after a number of removed pairs, within a node limit.
fn solve_within(link: &Link, pairs: usize, nodes: [u64; 2], stop: &AtomicBool) -> Solvability {
    let nodes = by_field(link, nodes);
    let mut counter = NodeCounter::new(
        SearchBudget::nodes(nodes, stop),
        by_field(link, CHECK_INTERVALS),
    );
    solve_after(link, pairs, nodes, &mut counter)
}

/// Searches the position after a number of removed pairs.
fn solve_after(
    link: &Link,
    pairs: usize,
    capacity: u64,
    counter: &mut NodeCounter<'_>,
) -> Solvability {
    let field = &*link.field;
    let mut tiles = link.deal.tiles.clone();
    let mut partners = dealt_partners(link);
    for &(a, b) in &link.removed[..pairs] {
        let [one, other] = [a, b].map(|cell| usize::from(tiles[usize::from(cell)]));
        if let Some(partners) = &mut partners {
            // The former partners of the two tiles become partners of each other.
            let (left, right) = (partners[one], partners[other]);
            partners[usize::from(left)] = right;
            partners[usize::from(right)] = left;
        }
        field.remove_pair(&mut tiles, a, b);
    }
    if let Some(partners) = partners {
        let start = TileBoard::new(field, &tiles, partners.len());
        if let Some(line) = GuidedSearch::new(link, start, &partners, counter).run() {
            return Solvability::Solvable(line);
        }
    }
    let faces = link.deal.faces_on(&tiles);
    search(field, link.setup.gravity, &faces, capacity, counter)
}

/// Returns the partner of each tile in the deal's solution; `None` if there is no solution.
fn dealt_partners(link: &Link) -> Option<Vec<u16>> {
    if link.deal.pairs.is_empty() {
        return None;
    }
    let mut partners: Vec<u16> = vec![EMPTY; link.deal.faces.len()];
    for &[a, b] in &link.deal.pairs {
        partners[usize::from(a)] = b;
        partners[usize::from(b)] = a;
    }
    Some(partners)
}

#[cfg(test)]
mod tests {
    use super::super::Setup;
    use super::*;
    use crate::{GameSetup, Rules, Seat, Start};
    use tessella_boards::{Plan, Shape, Square};

    fn from_cells(options: &str, cells: &str) -> Link {
        let setup = Setup::parse(options).expect("options");
        let cells = setup.parse_cells(cells).expect("cells");
        Link::new(&setup, &Start::Cells(cells)).expect("tiles in pairs")
    }

    static NEVER: AtomicBool = AtomicBool::new(false);

    /// Checks a board on which two pairs block each other next to a third one that is removable.
    #[test]
    fn hint_on_unsolvable_board_is_not_certain() {
        let link = from_cells("4x2,f4", "abcc/ba..");
        assert_eq!(
            solve_within(&link, 0, NODES_FOR_HINT, &NEVER),
            Solvability::Unsolvable
        );
        let mv = Move::Pair(tessella_boards::CellId(2), tessella_boards::CellId(3));
        let expected = Some(Advice::Play { mv, proved: false });
        assert_eq!(link.hint(&NEVER), expected);
    }

    #[test]
    fn solver_without_nodes_returns_unknown() {
        let link = from_cells("4x2,f4", "abcc/ab..");
        assert!(matches!(
            solve_within(&link, 0, NODES_FOR_HINT, &NEVER),
            Solvability::Solvable(_)
        ));
        assert_eq!(
            solve_within(&link, 0, [0; 2], &NEVER),
            Solvability::Unknown(None)
        );
    }

    /// Removes pairs other than the deal's, so that their former partners become partners of each other.
    #[test]
    fn solver_reuses_deal_after_other_pairs() {
        let setup = Setup {
            plan: Plan::even(Shape::Square(Square::new(10, 10))),
            ..Setup::default()
        };
        let mut link = Link::new(&setup, &Start::Seed(1)).expect("a deal");
        for _ in 0..20 {
            let (a, b) = *link.pairs().last().expect("a removable pair");
            link.advance(Seat::FIRST, Move::Pair(a, b))
                .expect("a removable pair");
        }
        let line = match solve_within(&link, 20, NODES_FOR_HINT, &NEVER) {
            Solvability::Solvable(line) => line,
            other => panic!("{other:?}"),
        };
        for (a, b) in line {
            let mv = Move::Pair(link.field.board_cell(a), link.field.board_cell(b));
            link.advance(Seat::FIRST, mv).expect("a removable pair");
        }
        assert_eq!(link.tiles_left(), 0);
    }
}
