//! Good ways fast: of all the regions that a number of moves can lead to, the most promising few are kept, and grown by
//! one move more.

use super::patch_graph::{Block, COLOURS, ColourIndex, PatchGraph, PatchRegion, RegionKey};
use crate::games::budget::{BudgetSpent, NodeCounter};
use std::collections::HashSet;

/// A region that some moves lead to.
struct BeamNode {
    region: PatchRegion,
    /// Its last move, as an index into the trail.
    last: Option<usize>,
    work: u64,
}

/// A move, and the one before it.
struct BeamMove {
    before: Option<usize>,
    colour: ColourIndex,
}

/// Moves from a region in which no colour is ripe to the whole board, leaving out those that finish a colour, for which it
/// is never too early. `width` regions are kept after each move, and none for which more than `most` moves would be needed.
/// `None` when no way was found.
///
/// # Errors
/// When the budget is spent. Each region that is grown is a node.
pub(super) fn beam_search(
    graph: &PatchGraph,
    start: &PatchRegion,
    width: usize,
    most: u16,
    meter: &mut NodeCounter<'_>,
) -> Result<Option<Vec<ColourIndex>>, BudgetSpent> {
    if start.is_whole_board() {
        return Ok(Some(Vec::new()));
    }
    let mut trail: Vec<BeamMove> = Vec::new();
    let mut kept = vec![BeamNode {
        region: start.clone(),
        last: None,
        work: 0,
    }];
    let mut grown: Vec<BeamNode> = Vec::new();
    // Regions that are no longer needed, for what they have allocated.
    let mut free: Vec<PatchRegion> = Vec::new();
    let mut spare: Vec<Block> = Vec::new();
    let mut met: HashSet<RegionKey> = HashSet::new();
    for left in (0..most).rev() {
        met.clear();
        for from in &kept {
            meter.node()?;
            for colour in 0..COLOURS {
                if !graph.borders(&from.region, colour) {
                    continue;
                }
                let mut region = free.pop().unwrap_or_default();
                region.copy_from(&from.region);
                graph.take(&mut region, colour);
                graph.finish_colours(&mut region, |_| ());
                let is_whole_board = region.is_whole_board();
                if !met.insert(region.key) || !graph.can_finish_within(&region, left, &mut spare) {
                    free.push(region);
                    continue;
                }
                trail.push(BeamMove {
                    before: from.last,
                    colour,
                });
                let last = Some(trail.len() - 1);
                if is_whole_board {
                    return Ok(Some(retrace(&trail, last)));
                }
                let work = graph.remaining_work(&region);
                grown.push(BeamNode { region, last, work });
            }
        }
        if grown.is_empty() {
            return Ok(None);
        }
        // Sorting is stable, so that what is kept never depends on anything but the position.
        grown.sort_by_key(|grown| grown.work);
        free.extend(kept.drain(..).map(|kept| kept.region));
        free.extend(
            grown
                .drain(width.min(grown.len())..)
                .map(|grown| grown.region),
        );
        std::mem::swap(&mut kept, &mut grown);
    }
    Ok(None)
}

fn retrace(trail: &[BeamMove], last: Option<usize>) -> Vec<ColourIndex> {
    let mut colours: Vec<ColourIndex> = std::iter::successors(last, |&step| trail[step].before)
        .map(|step| trail[step].colour)
        .collect();
    colours.reverse();
    colours
}
