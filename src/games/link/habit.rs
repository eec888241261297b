//! Which pairs to take first where tiles fall.
//!
//! Taken as they come, pairs leave tiles that lie upon each other's partners, and the longer the lanes are the more. What to
//! look at was found by playing: the weights are those with which boards that were played without going back came closest
//! to being cleared (found by drawing weights, keeping those that did best, and drawing again around them).

use super::Gravity;
use super::field::{Field, Place};
use super::heap::Heap;

/// What each thing counts that can be seen of a pair, in hundredths. What is said of a tile counts for each of the two; what
/// is said of lengths is in proportion to the longest that a lane can be.
#[derive(Debug)]
pub(super) struct Habit {
    /// The two are the last of their face.
    finishes: i32,
    /// Four are left of their face.
    halves: i32,
    /// Nothing lies upon a tile.
    last: i32,
    /// A tile lies where its lane comes to rest.
    first: i32,
    /// A tile lies between others of its lane.
    inner: i32,
    /// Tiles of the lane between a tile and the nearer end.
    depth: i32,
    /// Tiles that lie upon a tile, and will move.
    above: i32,
    /// The length of a tile's lane.
    length: i32,
    /// The length by which a tile's lane is longer than those beside it.
    rise: i32,
    /// A tile's lane lies at the edge, where it can be reached all along.
    edge: i32,
    /// Tiles of its face with which a tile can be joined now, up to four of them.
    choice: i32,
    /// Both lie in one lane.
    together: i32,
    /// How many lanes apart they lie, in proportion to all.
    apart: i32,
}

/// So many tiles with which a tile can be joined count, and no more.
pub(super) const MOST_CHOICE: u8 = 4;

const TO_ONE_SIDE: Habit = Habit {
    finishes: 112,
    halves: 99,
    last: 202,
    first: -90,
    inner: 0,
    depth: -242,
    above: -394,
    length: -40,
    rise: -150,
    edge: -545,
    choice: -138,
    together: -48,
    apart: -10,
};

const TO_THE_MIDDLE: Habit = Habit {
    finishes: 15,
    halves: 10,
    last: 136,
    first: -60,
    inner: -170,
    depth: -70,
    above: 0,
    length: -150,
    rise: -250,
    edge: -645,
    choice: -15,
    together: -60,
    apart: -130,
};

impl Habit {
    /// The habit for tiles that fall this way.
    pub(super) const fn of(gravity: Gravity) -> &'static Self {
        match gravity {
            Gravity::Middle => &TO_THE_MIDDLE,
            _ => &TO_ONE_SIDE,
        }
    }

    /// How much there is in favour of a tile's being taken that can be joined with so many.
    pub(super) fn favours(&self, field: &Field, heap: &Heap, place: Place, choice: u8) -> i32 {
        let (lane, slot) = field.slot(place);
        let longest = field.lanes()[lane].len() as i32;
        let length = heap.length(lane) as i32;
        let below = slot as i32;
        let above = length - 1 - below;
        let (mut beside, mut count) = (0, 0);
        for other in field.beside(lane) {
            beside += heap.length(other) as i32;
            count += 1;
        }
        let rise = if count == 0 {
            0
        } else {
            length - beside / count
        };
        let per_length = self.depth * above.min(below)
            + self.above * above
            + self.length * length
            + self.rise * rise;
        let if_so = |weight: i32, so: bool| if so { weight } else { 0 };
        per_length / longest
            + if_so(self.last, above == 0)
            + if_so(self.first, below == 0)
            + if_so(self.inner, above > 0 && below > 0)
            + if_so(self.edge, count < 2)
            + self.choice * i32::from(choice.min(MOST_CHOICE)) / i32::from(MOST_CHOICE)
    }

    /// What there is in favour of a pair beyond what there is of each of its tiles: of so many of their face.
    pub(super) fn favours_pair(&self, field: &Field, a: Place, b: Place, of: usize) -> i32 {
        let (one, other) = (field.slot(a).0, field.slot(b).0);
        let lanes = field.lanes().len() as i32;
        let rarity = match of {
            2 => self.finishes,
            4 => self.halves,
            _ => 0,
        };
        let together = if one == other { self.together } else { 0 };
        rarity + together + self.apart * one.abs_diff(other) as i32 / lanes
    }
}
