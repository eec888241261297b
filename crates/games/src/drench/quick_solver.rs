//! Solver whose solutions define the move limits. The output for a seed never changes, and the limit is part of it, so
//! this solver stays as it is; the better ones are in `solver/`.
//!
//! A beam search over patches: after each move only the most promising regions are kept and expanded by one more move.

use super::flood::Flood;
use super::patches::{HeldPatches, Patches};
use crate::{Colour, Seat};
use std::collections::HashSet;
use tessella_boards::Board;

/// Number of regions kept after each move. The search runs for each new board.
const WIDTH: usize = 8;

/// Returns moves that make the whole board one colour; none for a board of one colour. The result is the same on every
/// machine.
pub(super) fn solution(board: &Board, flood: &Flood, colour_count: u8) -> Vec<Colour> {
    let patches = Patches::new(board, flood, colour_count);
    let mut trail: Vec<TrailMove> = Vec::new();
    let mut kept = vec![BeamNode {
        region: patches.region(Seat::FIRST),
        last: None,
        left: 0,
    }];
    if patches.len() == 1 {
        return Vec::new();
    }
    loop {
        let mut visited = HashSet::new();
        let mut expanded = Vec::with_capacity(kept.len() * 4);
        for from in &kept {
            for colour in patches.colours() {
                let taken = patches.of_colour(&from.region.border, colour);
                if patches.is_empty(&taken) {
                    continue;
                }
                let mut region = from.region;
                region.take(&patches, &taken);
                if !visited.insert(patches.fingerprint(&region.held)) {
                    continue;
                }
                let left = work_left(&patches, &region);
                let last = Some(trail.len());
                trail.push(TrailMove {
                    before: from.last,
                    colour,
                });
                if left == 0 {
                    return path_to(&trail, last);
                }
                expanded.push(BeamNode { region, last, left });
            }
        }
        // The sort is stable, so which regions are kept depends only on the position.
        expanded.sort_by_key(|region| region.left);
        expanded.truncate(WIDTH);
        kept = expanded;
    }
}

/// Region reached by some moves.
struct BeamNode {
    region: HeldPatches,
    /// Index of its last move in the trail.
    last: Option<usize>,
    left: u64,
}

/// Move and its predecessor.
struct TrailMove {
    before: Option<usize>,
    colour: Colour,
}

fn path_to(trail: &[TrailMove], last: Option<usize>) -> Vec<Colour> {
    let mut colours: Vec<Colour> = std::iter::successors(last, |&step| trail[step].before)
        .map(|step| trail[step].colour)
        .collect();
    colours.reverse();
    colours
}

/// Returns the number of free patches, each weighted by the cube of its distance from the region; 0 when nothing is
/// free. It falls when many patches are taken, and falls more when the farthest patches come nearer, because the
/// farthest distance bounds the number of moves from below. Of the powers from 0 to 3, the third led to the shortest
/// solutions.
fn work_left(patches: &Patches, region: &HeldPatches) -> u64 {
    let (mut layer, mut seen) = (region.border, region.held);
    let (mut work, mut distance) = (0u64, 0u64);
    while !patches.is_empty(&layer) {
        distance += 1;
        work += distance * distance * distance * u64::from(patches.count(&layer));
        patches.add(&mut seen, &layer);
        layer = patches.without(&patches.around(&layer), &seen);
    }
    work
}
