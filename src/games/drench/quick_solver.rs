//! The moves by which limits are counted. What a seed deals never changes, and a limit is part of that: so this solver
//! stays as it is, and the better ones are in `solver/`.
//!
//! A beam search over patches: of all the regions that a number of moves can lead to, the most promising few are kept,
//! and grown by one move more.

use super::super::{Colour, Seat};
use super::Drench;
use super::patches::{PatchBorder, Patches};
use std::collections::HashSet;

/// How many regions are kept after each move. It runs whenever a board is dealt.
const WIDTH: usize = 8;

/// Colours that make the whole board one colour, found in a moment; a board of one colour needs none. The same on every
/// machine.
pub(super) fn solution(position: &Drench) -> Vec<Colour> {
    let patches = Patches::new(position);
    let mut trail: Vec<TrailMove> = Vec::new();
    let mut kept = vec![Candidate {
        reach: patches.region(Seat::FIRST),
        last: None,
        left: 0,
    }];
    if patches.len() == 1 {
        return Vec::new();
    }
    loop {
        let mut met = HashSet::new();
        let mut grown = Vec::with_capacity(kept.len() * 4);
        for from in &kept {
            for colour in patches.colours() {
                let taken = patches.of_colour(&from.reach.border, colour);
                if patches.is_empty(&taken) {
                    continue;
                }
                let mut reach = from.reach;
                reach.take(&patches, &taken);
                if !met.insert(patches.fingerprint(&reach.held)) {
                    continue;
                }
                let left = work_left(&patches, &reach);
                let last = Some(trail.len());
                trail.push(TrailMove {
                    before: from.last,
                    colour,
                });
                if left == 0 {
                    return retrace(&trail, last);
                }
                grown.push(Candidate { reach, last, left });
            }
        }
        // Sorting is stable, so that what is kept never depends on anything but the position.
        grown.sort_by_key(|region| region.left);
        grown.truncate(WIDTH);
        kept = grown;
    }
}

/// A region that some moves lead to.
struct Candidate {
    reach: PatchBorder,
    /// Its last move, as an index into the trail.
    last: Option<usize>,
    left: u64,
}

/// A move, and the one before it.
struct TrailMove {
    before: Option<usize>,
    colour: Colour,
}

fn retrace(trail: &[TrailMove], last: Option<usize>) -> Vec<Colour> {
    let mut colours: Vec<Colour> = std::iter::successors(last, |&step| trail[step].before)
        .map(|step| trail[step].colour)
        .collect();
    colours.reverse();
    colours
}

/// The free patches, each weighed by the cube of its distance from the region: it falls when much is taken in, and
/// falls more when what is farthest away comes nearer, for that decides how many moves are needed at least. Of the
/// powers from 0 to 3, the third led to the shortest solutions. 0 when nothing is free.
fn work_left(patches: &Patches, reach: &PatchBorder) -> u64 {
    let (mut layer, mut seen) = (reach.border, reach.held);
    let (mut work, mut distance) = (0u64, 0u64);
    while !patches.is_empty(&layer) {
        distance += 1;
        work += distance * distance * distance * u64::from(patches.count(&layer));
        patches.add(&mut seen, &layer);
        layer = patches.without(&patches.around(&layer), &seen);
    }
    work
}
