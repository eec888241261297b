//! Beam search: after each move only the most promising regions are kept and expanded by one more move. Fast, and close
//! to the optimum.

use super::patch_graph::{Block, ColourIndex, PatchGraph, PatchRegion, RegionKey};
use crate::budget::{BudgetSpent, NodeCounter};
use std::collections::HashSet;

/// Region reached by some moves.
struct BeamNode {
    region: PatchRegion,
    /// Index of its last move in the trail.
    last: Option<usize>,
    /// Remaining work.
    left: u64,
}

/// Move and its predecessor.
struct BeamMove {
    before: Option<usize>,
    colour: ColourIndex,
}

/// Result of a beam search.
pub(super) struct Beam {
    /// Moves that were found.
    pub(super) moves: Option<Vec<ColourIndex>>,
    /// Number of bytes processed: a measure of the time that is the same on every machine.
    pub(super) work: u64,
}

/// Searches for moves from a region without completable colours to the whole board, leaving out the moves that complete
/// a colour, which are made as soon as possible. `width` regions are kept after each move, and none that needs more than
/// `most` moves in all.
///
/// # Errors
/// If the budget runs out. Each expanded region is a node.
pub(super) fn beam_search(
    graph: &PatchGraph,
    start: &PatchRegion,
    width: usize,
    most: u16,
    counter: &mut NodeCounter<'_>,
) -> Result<Beam, BudgetSpent> {
    let mut work = 0;
    let beam = |moves, work| Ok(Beam { moves, work });
    if start.is_whole_board() {
        return beam(Some(Vec::new()), work);
    }
    let mut trail: Vec<BeamMove> = Vec::new();
    let mut kept = vec![BeamNode {
        region: start.clone(),
        last: None,
        left: 0,
    }];
    let mut expanded: Vec<BeamNode> = Vec::new();
    // Unused regions, kept for their allocations.
    let mut free: Vec<PatchRegion> = Vec::new();
    let mut spare: Vec<Block> = Vec::new();
    let mut visited: HashSet<RegionKey> = HashSet::new();
    for moves_left in (0..most).rev() {
        visited.clear();
        for from in &kept {
            counter.node()?;
            for colour in graph.colours() {
                if !graph.borders(&from.region, colour) {
                    continue;
                }
                let mut region = free.pop().unwrap_or_default();
                region.copy_from(&from.region);
                work += graph.take(&mut region, colour);
                work += graph.complete_colours(&mut region, |_| ());
                let is_whole_board = region.is_whole_board();
                if !visited.insert(region.key)
                    || !graph.can_finish_within(&region, moves_left, &mut spare)
                {
                    free.push(region);
                    continue;
                }
                trail.push(BeamMove {
                    before: from.last,
                    colour,
                });
                let last = Some(trail.len() - 1);
                if is_whole_board {
                    return beam(Some(path_to(&trail, last)), work);
                }
                let left = graph.remaining_work(&region);
                expanded.push(BeamNode { region, last, left });
            }
        }
        if expanded.is_empty() {
            return beam(None, work);
        }
        // The sort is stable, so which regions are kept depends only on the position.
        expanded.sort_by_key(|expanded| expanded.left);
        free.extend(kept.drain(..).map(|kept| kept.region));
        free.extend(
            expanded
                .drain(width.min(expanded.len())..)
                .map(|expanded| expanded.region),
        );
        std::mem::swap(&mut kept, &mut expanded);
    }
    beam(None, work)
}

fn path_to(trail: &[BeamMove], last: Option<usize>) -> Vec<ColourIndex> {
    let mut colours: Vec<ColourIndex> = std::iter::successors(last, |&step| trail[step].before)
        .map(|step| trail[step].colour)
        .collect();
    colours.reverse();
    colours
}
