//! Whether a field can be cleared, and how: one search for fields on which tiles fall, another for those where they stay.

use super::Gravity;
use super::falling::Falling;
use super::field::{Field, Place, Tiles};
use super::habit::Habit;
use super::still::Still;
use crate::games::budget::NodeCounter;

/// How often a glance dives, and how many positions it remembers.
const GLANCE: u32 = 1;
const GLANCE_ROOM: u64 = 1 << 10;

/// Two places whose tiles go.
pub(super) type Pair = (Place, Place);

/// What a search found out.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Verdict {
    /// All can go, one after the other like this.
    Won(Vec<Pair>),
    /// They cannot.
    Lost,
    /// The budget did not suffice to say. This pair led farthest, if there was time for any.
    Open(Option<Pair>),
}

/// Searches a field on which each tile's number is its face. `room` is how many positions it may remember; a node is a
/// position or an attempt to pair the tiles.
pub(super) fn search(
    field: &Field,
    gravity: Gravity,
    tiles: &Tiles,
    room: u64,
    meter: &mut NodeCounter<'_>,
) -> Verdict {
    match field.is_still() {
        true => Still::new(field, tiles, meter).run(),
        false => Falling::new(field, Habit::of(gravity), room, meter).run(tiles, u32::MAX),
    }
}

/// Searches a field on which tiles fall for a moment only.
pub(super) fn glance(
    field: &Field,
    gravity: Gravity,
    tiles: &Tiles,
    meter: &mut NodeCounter<'_>,
) -> Verdict {
    Falling::new(field, Habit::of(gravity), GLANCE_ROOM, meter).run(tiles, GLANCE)
}
