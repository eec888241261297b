//! Heuristic order of pairs for fields with gravity.
//!
//! Removing pairs in arbitrary order leaves tiles on top of each other's partners, more often in longer lanes. The
//! features and weights were tuned by random search: the weights kept are those with which play without backtracking
//! came closest to clearing the board.

use super::falling_board::FallingBoard;
use super::field::{Field, FieldCell};
use super::gravity::Gravity;

/// Weight of each feature of a pair, in hundredths. Features of a tile count for both tiles. Lengths are relative to
/// the longest lane.
#[derive(Debug)]
pub(super) struct PairHeuristic {
    /// The pair is the last one of its face.
    last_pair: i32,
    /// Two pairs of the face are left.
    two_pairs: i32,
    /// The tile is on top of its lane.
    top: i32,
    /// The tile is at the bottom of its lane.
    bottom: i32,
    /// The tile is neither at the top nor at the bottom of its lane.
    inner: i32,
    /// Number of tiles between the tile and the nearer end of its lane.
    depth: i32,
    /// Number of tiles above the tile, which will move.
    above: i32,
    /// Number of tiles in the tile's lane.
    length: i32,
    /// Difference between the length of the tile's lane and the mean of the adjacent lanes.
    rise: i32,
    /// The tile's lane is at the edge of the board, where lines reach all of its tiles.
    edge: i32,
    /// Number of tiles joined to the tile, at most [`MAX_PARTNERS`].
    partners: i32,
    /// Both tiles are in one lane.
    same_lane: i32,
    /// Distance between the two lanes, relative to the number of lanes.
    lane_distance: i32,
}

/// Maximum number of partners that counts.
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
    /// Returns the heuristic for a direction of gravity.
    pub(super) const fn for_gravity(gravity: Gravity) -> &'static Self {
        match gravity {
            Gravity::Middle => &TO_THE_MIDDLE,
            _ => &ONE_DIRECTION,
        }
    }

    /// Returns the score of one tile of a pair that is joined to `partners` tiles.
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

    /// Returns the score of a pair in addition to the scores of its tiles. `face_count` is the number of tiles left of
    /// the face.
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
