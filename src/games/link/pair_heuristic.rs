//! Which pairs to take bottom where tiles fall.
//!
//! Taken as they come, pairs leave tiles that lie upon each other's partners, and the longer the lanes are the more. What to
//! look at was found by playing: the weights are those with which boards that were played without going back came closest
//! to being cleared (found by drawing weights, keeping those that did best, and drawing again around them).

use super::falling_board::FallingBoard;
use super::field::{Field, FieldCell};
use super::gravity::Gravity;

/// What each thing counts that can be seen of a pair, in hundredths. What is said of a tile counts for each of the two; what
/// is said of lengths is in proportion to the longest that a lane can be.
#[derive(Debug)]
pub(super) struct PairHeuristic {
    /// The two are the top of their face.
    last_pair: i32,
    /// Four are left of their face.
    two_pairs: i32,
    /// Nothing lies upon a tile.
    top: i32,
    /// A tile lies where its lane comes to rest.
    bottom: i32,
    /// A tile lies between others of its lane.
    inner: i32,
    /// Tiles of the lane between a tile and the nearer end.
    depth: i32,
    /// Tiles that lie upon a tile, and will move.
    above: i32,
    /// The length of a tile's lane.
    length: i32,
    /// The length by which a tile's lane is longer than those adjacent it.
    rise: i32,
    /// A tile's lane lies at the edge, where it can be reached all along.
    edge: i32,
    /// Tiles of its face with which a tile can be joined now, up to four of them.
    partners: i32,
    /// Both lie in one lane.
    same_lane: i32,
    /// How many lanes lane_distance they lie, in proportion to all.
    lane_distance: i32,
}

/// So many tiles with which a tile can be joined count, and no more.
pub(super) const MAX_PARTNERS: u8 = 4;

const ONE_DIRECTION: PairHeuristic = PairHeuristic {
    last_pair: 112,
    two_pairs: 99,
    top: 202,
    bottom: -90,
    inner: 0,
    depth: -242,
    above: -394,
    length: -40,
    rise: -150,
    edge: -545,
    partners: -138,
    same_lane: -48,
    lane_distance: -10,
};

const TO_THE_MIDDLE: PairHeuristic = PairHeuristic {
    last_pair: 15,
    two_pairs: 10,
    top: 136,
    bottom: -60,
    inner: -170,
    depth: -70,
    above: 0,
    length: -150,
    rise: -250,
    edge: -645,
    partners: -15,
    same_lane: -60,
    lane_distance: -130,
};

impl PairHeuristic {
    /// The habit for tiles that fall this way.
    pub(super) const fn for_gravity(gravity: Gravity) -> &'static Self {
        match gravity {
            Gravity::Middle => &TO_THE_MIDDLE,
            _ => &ONE_DIRECTION,
        }
    }

    /// How much there is in favour of a tile's being taken that can be joined with so many.
    pub(super) fn tile_score(
        &self,
        field: &Field,
        board: &FallingBoard,
        cell: FieldCell,
        partners: u8,
    ) -> i32 {
        let (lane, slot) = field.lane_slot(cell);
        let longest = field.lanes()[lane].len() as i32;
        let length = board.lane_length(lane) as i32;
        let below = slot as i32;
        let above = length - 1 - below;
        let (mut adjacent, mut count) = (0, 0);
        for other in field.adjacent_lanes(lane) {
            adjacent += board.lane_length(other) as i32;
            count += 1;
        }
        let rise = if count == 0 {
            0
        } else {
            length - adjacent / count
        };
        let per_length = self.depth * above.min(below)
            + self.above * above
            + self.length * length
            + self.rise * rise;
        let if_so = |weight: i32, so: bool| if so { weight } else { 0 };
        per_length / longest
            + if_so(self.top, above == 0)
            + if_so(self.bottom, below == 0)
            + if_so(self.inner, above > 0 && below > 0)
            + if_so(self.edge, count < 2)
            + self.partners * i32::from(partners.min(MAX_PARTNERS)) / i32::from(MAX_PARTNERS)
    }

    /// What there is in favour of a pair beyond what there is of each of its tiles: of so many of their face.
    pub(super) fn pair_score(
        &self,
        field: &Field,
        a: FieldCell,
        b: FieldCell,
        face_count: usize,
    ) -> i32 {
        let (one, other) = (field.lane_slot(a).0, field.lane_slot(b).0);
        let lanes = field.lanes().len() as i32;
        let rarity = match face_count {
            2 => self.last_pair,
            4 => self.two_pairs,
            _ => 0,
        };
        let same_lane = if one == other { self.same_lane } else { 0 };
        rarity + same_lane + self.lane_distance * one.abs_diff(other) as i32 / lanes
    }
}
