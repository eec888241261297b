//! Whether a field can be cleared, and how: one search for fields on which tiles fall, another for those where they stay.

use super::field::{Field, TileGrid};
use super::gravity::Gravity;
use super::gravity_search::GravitySearch;
use super::pair_heuristic::PairHeuristic;
use super::pairing_search::PairingSearch;
use super::solvability::Solvability;
use crate::games::budget::Meter;

/// How often a glance dives, and how many positions it remembers.
const QUICK_PASSES: u32 = 1;
const QUICK_CAPACITY: u64 = 1 << 10;

/// Searches a field on which each tile's number is its face. `capacity` is how many positions it may remember; a node is a
/// position or an attempt to pair the tiles.
pub(super) fn search(
    field: &Field,
    gravity: Gravity,
    tiles: &TileGrid,
    capacity: u64,
    meter: &mut Meter<'_>,
) -> Solvability {
    match field.is_static() {
        true => PairingSearch::new(field, tiles, meter).run(),
        false => GravitySearch::new(field, PairHeuristic::for_gravity(gravity), capacity, meter)
            .run(tiles, u32::MAX),
    }
}

/// Searches a field on which tiles fall for a moment only.
pub(super) fn quick_search(
    field: &Field,
    gravity: Gravity,
    tiles: &TileGrid,
    meter: &mut Meter<'_>,
) -> Solvability {
    GravitySearch::new(
        field,
        PairHeuristic::for_gravity(gravity),
        QUICK_CAPACITY,
        meter,
    )
    .run(tiles, QUICK_PASSES)
}
