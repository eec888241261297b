//! Good ways fast: of all the regions that a number of moves can lead to, the most promising few are kept, and grown by
//! one move more.

use super::ground::{Block, COLOURS, Ground, Key, Paint, Region};
use crate::games::budget::{BudgetSpent, NodeCounter};
use std::collections::HashSet;

/// A region that some moves lead to.
struct Grown {
    region: Region,
    /// Its last move, as an index into the trail.
    last: Option<usize>,
    work: u64,
}

/// A move, and the one before it.
struct Step {
    before: Option<usize>,
    colour: Paint,
}

/// Moves from a region in which no colour is ripe to the whole board, leaving out those that finish a colour, for which it
/// is never too early. `width` regions are kept after each move, and none for which more than `most` moves would be needed.
/// `None` when no way was found.
///
/// # Errors
/// When the budget is spent. Each region that is grown is a node.
pub(super) fn beam(
    ground: &Ground,
    start: &Region,
    width: usize,
    most: u16,
    meter: &mut NodeCounter<'_>,
) -> Result<Option<Vec<Paint>>, BudgetSpent> {
    if start.is_all() {
        return Ok(Some(Vec::new()));
    }
    let mut trail: Vec<Step> = Vec::new();
    let mut kept = vec![Grown {
        region: start.clone(),
        last: None,
        work: 0,
    }];
    let mut grown: Vec<Grown> = Vec::new();
    // Regions that are no longer needed, for what they have allocated.
    let mut free: Vec<Region> = Vec::new();
    let mut spare: Vec<Block> = Vec::new();
    let mut met: HashSet<Key> = HashSet::new();
    for left in (0..most).rev() {
        met.clear();
        for from in &kept {
            meter.node()?;
            for colour in 0..COLOURS {
                if !ground.borders(&from.region, colour) {
                    continue;
                }
                let mut region = free.pop().unwrap_or_default();
                region.become_like(&from.region);
                ground.take(&mut region, colour);
                ground.finish(&mut region, |_| ());
                let is_all = region.is_all();
                if !met.insert(region.key) || !ground.in_reach(&region, left, &mut spare) {
                    free.push(region);
                    continue;
                }
                trail.push(Step {
                    before: from.last,
                    colour,
                });
                let last = Some(trail.len() - 1);
                if is_all {
                    return Ok(Some(retrace(&trail, last)));
                }
                let work = ground.work(&region);
                grown.push(Grown { region, last, work });
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

fn retrace(trail: &[Step], last: Option<usize>) -> Vec<Paint> {
    let mut colours: Vec<Paint> = std::iter::successors(last, |&step| trail[step].before)
        .map(|step| trail[step].colour)
        .collect();
    colours.reverse();
    colours
}
