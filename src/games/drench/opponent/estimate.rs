//! What a position is worth at a glance: who would reach which patch first, and how surely.
//!
//! A patch is as many steps away from a region as there are moves that would take it if the seat went straight there. Fewer steps
//! than the other make it likely to be taken, the likelier the more they are fewer and the nearer it is.

use super::ground::{Ground, Set, each, is_empty, join, without};
use super::standing::Standing;

/// How many steps are told apart; what is farther counts as this far.
const FARTHEST: usize = 9;
/// The entry for what cannot be reached.
const NEVER: usize = 0;

/// What a tile is worth by the steps of the seat that is to move and those of the other, in hundredths of a free tile that is as
/// good as taken. Fitted to how games ended that the search played against itself.
type Worths = [[i32; FARTHEST + 1]; FARTHEST + 1];

const WORTHS: Worths = [
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
/// What a tile is worth that is held already.
const HELD: i32 = 140;
/// What it is worth to be the one to move.
const TEMPO: i32 = 68;

/// How a position is looked at.
pub(super) struct Eye {
    /// How many steps away a patch is seen.
    sight: usize,
    /// The steps of the other seat to each patch.
    steps: Vec<u8>,
}

impl Eye {
    /// An eye that sees patches so many steps away.
    pub(super) const fn new(sight: usize) -> Self {
        Self {
            sight,
            steps: Vec::new(),
        }
    }

    /// What a position is worth to the seat that is to move.
    pub(super) fn estimate<const WORDS: usize>(
        &mut self,
        ground: &Ground<WORDS>,
        standing: &Standing<WORDS>,
    ) -> i32 {
        let [mine, theirs] =
            [standing.mover, standing.mover.other()].map(|seat| standing.borders[seat.index()]);
        let mut value = HELD * standing.lead() + TEMPO;
        let steps = &mut self.steps;
        steps.clear();
        steps.resize(ground.patches.len(), NEVER as u8);
        rings(ground, theirs, standing.free, self.sight, |patch, step| {
            steps[patch] = step as u8;
            value += WORTHS[NEVER][step] * ground.patches[patch].tiles as i32;
        });
        rings(ground, mine, standing.free, self.sight, |patch, step| {
            let other = usize::from(steps[patch]);
            let worth = WORTHS[step][other] - WORTHS[NEVER][other];
            value += worth * ground.patches[patch].tiles as i32;
        });
        value
    }
}

/// Shows each free patch with the steps to it, beginning with those of a border.
#[inline(always)]
fn rings<const WORDS: usize>(
    ground: &Ground<WORDS>,
    border: Set<WORDS>,
    mut free: Set<WORDS>,
    sight: usize,
    mut show: impl FnMut(usize, usize),
) {
    let (mut ring, mut step) = (border, 1);
    while step <= sight && !is_empty(&ring) {
        free = without(&free, &ring);
        let mut around = [0; WORDS];
        each(&ring, |patch| {
            show(patch, step.min(FARTHEST));
            join(&mut around, &ground.patches[patch].next_to);
        });
        ring = super::ground::both(&around, &free);
        step += 1;
    }
}
