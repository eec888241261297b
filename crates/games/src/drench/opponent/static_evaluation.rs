//! Static evaluation: which seat reaches which patch first, and by how many moves.
//!
//! The distance of a patch from a region is the number of moves that take it if the seat heads straight for it. The
//! seat with the smaller distance probably takes the patch; the probability grows with the difference and falls with
//! the distance.

use super::duel_position::DuelPosition;
use super::patch_sets::{
    PatchBits, PatchSets, difference, for_each, insert_all, intersection, is_empty,
};

/// Maximum distance that is distinguished; larger ones count as this.
const MAX_DISTANCE: usize = 9;
/// Distance of a patch that cannot be reached.
const UNREACHABLE: usize = 0;

/// Value of a tile by its distance from the seat to move and from the other seat, in hundredths of a free tile that is
/// certain to be taken. Fitted to the outcomes of games of the search against itself.
type TileValues = [[i32; MAX_DISTANCE + 1]; MAX_DISTANCE + 1];

const TILE_VALUES: TileValues = [
    [0, -115, -124, -90, -80, -80, -80, -80, -80, -80],
    [118, 55, 100, 104, 108, 115, 106, 109, 120, 107],
    [123, -91, 56, 107, 111, 105, 97, 90, 90, 81],
    [102, -118, -93, 32, 89, 92, 95, 91, 73, 59],
    [78, -106, -101, -66, 27, 67, 76, 71, 70, 55],
    [80, -115, -101, -88, -50, 14, 48, 60, 62, 46],
    [80, -113, -109, -92, -67, -33, 9, 45, 55, 52],
    [80, -95, -93, -88, -69, -51, -26, 4, 34, 44],
    [80, -110, -99, -85, -70, -64, -53, -13, 12, 36],
    [80, -104, -76, -59, -52, -49, -48, -46, -22, 0],
];
/// Value of a held tile.
const HELD_VALUE: i32 = 140;
/// Value of having the move.
const TEMPO: i32 = 68;

/// Static evaluation of positions.
pub(super) struct Evaluator {
    /// Maximum distance at which a patch counts.
    range: usize,
    /// Distance of each patch from the other seat's region.
    steps: Vec<u8>,
}

impl Evaluator {
    /// Creates an evaluator that counts patches up to this distance.
    pub(super) const fn new(range: usize) -> Self {
        Self {
            range,
            steps: Vec::new(),
        }
    }

    /// Returns the estimated value of a position for the seat to move.
    pub(super) fn estimate<const WORDS: usize>(
        &mut self,
        patches: &PatchSets<WORDS>,
        position: &DuelPosition<WORDS>,
    ) -> i32 {
        let [mine, theirs] =
            [position.mover, position.mover.other()].map(|seat| position.borders[seat.index()]);
        let mut value = HELD_VALUE * position.lead() + TEMPO;
        let steps = &mut self.steps;
        steps.clear();
        steps.resize(patches.list.len(), UNREACHABLE as u8);
        for_each_by_distance(patches, theirs, position.free, self.range, |patch, step| {
            steps[patch] = step as u8;
            value += TILE_VALUES[UNREACHABLE][step] * patches.list[patch].tiles as i32;
        });
        for_each_by_distance(patches, mine, position.free, self.range, |patch, step| {
            let other = usize::from(steps[patch]);
            let worth = TILE_VALUES[step][other] - TILE_VALUES[UNREACHABLE][other];
            value += worth * patches.list[patch].tiles as i32;
        });
        value
    }
}

/// Calls a function with each free patch and its distance, border patches first.
#[inline(always)]
fn for_each_by_distance<const WORDS: usize>(
    patches: &PatchSets<WORDS>,
    border: PatchBits<WORDS>,
    mut free: PatchBits<WORDS>,
    range: usize,
    mut show: impl FnMut(usize, usize),
) {
    let (mut ring, mut step) = (border, 1);
    while step <= range && !is_empty(&ring) {
        free = difference(&free, &ring);
        let mut around = [0; WORDS];
        for_each(&ring, |patch| {
            show(patch, step.min(MAX_DISTANCE));
            insert_all(&mut around, &patches.list[patch].neighbours);
        });
        ring = intersection(&around, &free);
        step += 1;
    }
}
