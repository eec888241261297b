//! Tracks of all kinds, for the tests in this folder.

use super::{Branch, Course, Jump, Lane, LaneExit, Track};
use crate::random::SeededRng;
use crate::{Board, CellId, Shape};

pub(super) fn board(track: &Track) -> Board {
    match Board::new(Shape::Track(track.clone())) {
        Ok(board) => board,
        Err(error) => panic!("{error}: {track:?}"),
    }
}

pub(super) fn branch(from: u32, to: u32, len: u16) -> Branch {
    let (from, to) = (CellId(from), CellId(to));
    Branch { from, to, len }
}

pub(super) fn lane(from: u32, len: u16) -> Lane {
    let (from, exits) = (CellId(from), Vec::new());
    Lane { from, len, exits }
}

pub(super) fn jump(from: u32, to: u32) -> Jump {
    let (from, to) = (CellId(from), CellId(to));
    Jump { from, to }
}

pub(super) fn plain_tracks() -> impl Iterator<Item = Track> {
    (1..=30).map(Track::line).chain((3..=30).map(Track::ring))
}

fn drawn_track(seed: u64) -> Track {
    let mut rng = SeededRng::new(b"tracks 1", seed);
    let ring = rng.below(2) == 0;
    let len = 3 + rng.below(if seed.is_multiple_of(2) { 8 } else { 28 });
    let mut track = Track {
        len: len as u16,
        ring,
        ..Track::default()
    };
    for _ in 0..rng.below(4) {
        let mut ends = [rng.below(len), rng.below(len)];
        if !ring {
            ends.sort_unstable();
        }
        let own = 1 + rng.below(6) as u16;
        if ends[0] != ends[1] {
            track.branches.push(branch(ends[0], ends[1], own));
        }
    }
    let mut froms: Vec<u32> = (0..len).collect();
    rng.shuffle(&mut froms);
    for &from in froms.iter().take(rng.below(5) as usize) {
        let mut lane = lane(from, 1 + rng.below(6) as u16);
        if rng.below(2) == 0 {
            let from = rng.below(lane.len.into()) as u16;
            let to = CellId(rng.below(len));
            lane.exits.push(LaneExit { from, to });
        }
        track.lanes.push(lane);
    }
    for from in (0..rng.below(4)).filter(|&from| from < len) {
        let to = (from + 1 + rng.below(len - 1)) % len;
        track.jumps.push(jump(from, to));
    }
    track
}

/// Returns small tracks of all kinds.
pub(super) fn tracks() -> impl Iterator<Item = Track> {
    plain_tracks().chain((0..150).map(drawn_track))
}

pub(super) fn course(board: &Board) -> &Course {
    board.course().expect("a track has a course")
}

pub(super) fn cells(of: impl IntoIterator<Item = u32>) -> Vec<CellId> {
    of.into_iter().map(CellId).collect()
}
