//! Looks for a way over all open tiles step by step, and turns back wherever there can be none.

use super::pairing::{Pairing, Trail};
use super::prune::Chain;
use super::rest::Rest;
use super::solver::Verdict;
use crate::boards::CellId;
use std::collections::HashSet;
use std::sync::atomic::{AtomicBool, Ordering};

/// The most positions that are remembered as lost.
const REMEMBERED: usize = 1 << 18;

/// A position on the way, and the steps from it that are still to be tried, the best last.
struct Crossing {
    from: CellId,
    left: Vec<CellId>,
    pairing: Pairing,
    /// Tells positions apart.
    key: u64,
}

/// Searches until the answer is found, or `work` is done: a unit is a look at one tile.
pub(super) fn search(mut rest: Rest<'_>, work: u32, stop: &AtomicBool) -> Verdict {
    let mut chain = Chain::default();
    let mut trail = Trail::default();
    let mut pairing = Pairing::new(rest.graph.len());
    if rest.open == 0 {
        return Verdict::Won(Vec::new());
    }
    if chain.is_broken(&rest) || !pairing.complete(&rest, &mut trail) {
        return Verdict::Lost;
    }
    let mut lost: HashSet<u64> = HashSet::new();
    let mut done = 0u32;
    let mut way = vec![Crossing {
        from: rest.at,
        left: steps(&rest),
        pairing,
        key: 0,
    }];
    while let Some(crossing) = way.last_mut() {
        let Some(next) = crossing.left.pop() else {
            if lost.len() < REMEMBERED {
                lost.insert(crossing.key ^ stood_on(rest.at));
            }
            way.pop();
            if let Some(before) = way.last() {
                rest.step_back(before.from);
            }
            continue;
        };
        if done >= work || stop.load(Ordering::Relaxed) {
            return Verdict::Unknown;
        }
        let key = crossing.key ^ walked(next);
        if lost.contains(&(key ^ stood_on(next))) {
            continue;
        }
        done = done.saturating_add(8 + 2 * rest.open as u32);
        let before = rest.at;
        let mut pairing = crossing.pairing.clone();
        rest.step(next);
        if rest.open == 0 {
            let mut cells: Vec<CellId> = way.iter().skip(1).map(|crossing| crossing.from).collect();
            cells.push(next);
            return Verdict::Won(cells);
        }
        if chain.is_broken(&rest) || !pairing.complete(&rest, &mut trail) {
            rest.step_back(before);
            continue;
        }
        way.push(Crossing {
            from: next,
            left: steps(&rest),
            pairing,
            key,
        });
    }
    Verdict::Lost
}

/// The steps that can be made, the one to be tried first last: to the tile from which fewest lead on.
fn steps(rest: &Rest<'_>) -> Vec<CellId> {
    let mut steps: Vec<CellId> = rest.open_beside(rest.at).collect();
    steps.sort_by_key(|&step| std::cmp::Reverse(rest.open_beside(step).count()));
    steps
}

/// A number for each cell that was walked on.
fn walked(cell: CellId) -> u64 {
    mixed(u64::from(cell.0) * 2 + 1)
}

/// A number for each cell that is stood on.
fn stood_on(cell: CellId) -> u64 {
    mixed(u64::from(cell.0) * 2 + 2)
}

/// Scatters numbers over all there are (the finish of SplitMix64).
const fn mixed(number: u64) -> u64 {
    let mut mixed = number.wrapping_mul(0x9E37_79B9_7F4A_7C15);
    mixed = (mixed ^ (mixed >> 30)).wrapping_mul(0xBF58_476D_1CE4_E5B9);
    mixed = (mixed ^ (mixed >> 27)).wrapping_mul(0x94D0_49BB_1331_11EB);
    mixed ^ (mixed >> 31)
}
