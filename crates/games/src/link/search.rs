//! Search for a solution of a field, with one algorithm for gravity and another without.

use super::field::CellPair;
use super::field::{Field, TileGrid};
use super::gravity::Gravity;
use super::gravity_search::GravitySearch;
use super::pair_heuristic::PairHeuristic;
use super::pairing_search::PairingSearch;
use crate::budget::NodeCounter;

/// Node limits, per remaining tile, of the first pass of a full and of a quick search.
const FULL_LIMIT: u64 = 2;
const QUICK_LIMIT: u64 = 1;
/// Number of passes of a quick search, and the number of lost positions that it can store.
const QUICK_PASSES: u32 = 1;
const QUICK_CAPACITY: u64 = 1 << 10;

/// Searches a field whose tile numbers are faces, and stores at most `capacity` lost positions. A node is a position
/// with gravity, and an attempted pairing of the tiles without.
pub(super) fn search(
    field: &Field,
    gravity: Gravity,
    tiles: &TileGrid,
    capacity: u64,
    counter: &mut NodeCounter<'_>,
) -> Solvability {
    if field.is_static() {
        PairingSearch::new(field, tiles, counter).run()
    } else {
        GravitySearch::new(
            field,
            PairHeuristic::for_gravity(gravity),
            capacity,
            counter,
        )
        .run(tiles, u32::MAX, FULL_LIMIT)
    }
}

/// Runs a single short pass on a field with gravity.
pub(super) fn quick_search(
    field: &Field,
    gravity: Gravity,
    tiles: &TileGrid,
    counter: &mut NodeCounter<'_>,
) -> Solvability {
    GravitySearch::new(
        field,
        PairHeuristic::for_gravity(gravity),
        QUICK_CAPACITY,
        counter,
    )
    .run(tiles, QUICK_PASSES, QUICK_LIMIT)
}

/// Result of a search for a solution of the field.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Solvability {
    /// The field is cleared by removing these pairs in order.
    Solvable(Vec<CellPair>),
    /// The field cannot be cleared.
    Unsolvable,
    /// The budget ran out. Contains the first pair of the longest line found, if any.
    Unknown(Option<CellPair>),
}
