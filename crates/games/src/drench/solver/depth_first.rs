//! Exact depth-first search with a limit on the number of moves.
//!
//! Only **spare** moves count: those that do not complete a colour. A colour all of whose patches border the region is
//! completed at once; every solution needs one such move per remaining colour, so only the spare moves are a choice.
//! The tree is pruned as follows:
//!
//! - A lower bound discards regions that are too far from the end (`PatchGraph::can_finish_within`).
//! - Proved bounds of a region are cached (`DistanceCache`).
//! - If a colour failed before another move that opened no patch of it, it fails after that move as well: the two moves
//!   in the other order lead at least as far. Such colours are skipped (sleep sets, as in partial-order reduction), and
//!   siblings are searched in an order that skips as many as possible.
//! - A move that opens nothing is never made: its patches can wait for the next move of their colour.
//! - A relaxed region, expanded by steps that each take all bordering patches until `RELAXED_MOVES` moves are left,
//!   fails only if the region fails. Many regions share one relaxed region, so its result is usually in the cache.

use super::distance_cache::DistanceCache;
use super::patch_graph::{Block, ColourIndex, PatchGraph, PatchRegion};
use crate::budget::{BudgetSpent, NodeCounter};

/// Number of spare moves left at which a relaxed region is searched.
const RELAXED_MOVES: u16 = 4;

/// Depth-first search for solutions with few spare moves.
pub(super) struct DepthFirstSearch<'a> {
    graph: &'a PatchGraph,
    cache: DistanceCache,
    /// Moves from the root to the current region.
    path: Vec<ColourIndex>,
    /// Successors at each depth, kept for their allocations.
    buffers: Vec<Vec<Successor>>,
    /// Relaxed region at each depth.
    expanded: Vec<PatchRegion>,
    spare: Vec<Block>,
}

/// Candidate move and the region after it.
#[derive(Default)]
struct Successor {
    region: PatchRegion,
    colour: ColourIndex,
    /// Colours of which the move opens patches, one bit each.
    opens: u16,
    work: u64,
}

/// Returns the bit of a colour.
const fn bit(colour: ColourIndex) -> u16 {
    1 << colour
}

impl<'a> DepthFirstSearch<'a> {
    /// Creates a search with a cache of at most `table` bytes.
    pub(super) fn new(graph: &'a PatchGraph, table: usize) -> Self {
        Self {
            graph,
            cache: DistanceCache::new(table),
            path: Vec::new(),
            buffers: Vec::new(),
            expanded: Vec::new(),
            spare: Vec::new(),
        }
    }

    /// Returns a solution with at most `left` spare moves from a region without completable colours; `None` if there is
    /// none.
    ///
    /// # Errors
    /// If the budget runs out. Each region whose moves are searched is a node.
    pub(super) fn find(
        &mut self,
        from: &PatchRegion,
        left: u16,
        counter: &mut NodeCounter<'_>,
    ) -> Result<Option<Vec<ColourIndex>>, BudgetSpent> {
        self.path.clear();
        if !self.graph.can_finish_within(from, left, &mut self.spare) {
            return Ok(None);
        }
        let depth = Depth {
            at: 0,
            is_relaxed: false,
        };
        let found = self.is_solvable(from, left, 0, depth, counter)?;
        Ok(found.then(|| self.path.clone()))
    }

    /// Returns `true` if `left` spare moves are enough; `path` then holds the solution. The lower bound must allow it,
    /// and the skipped colours must be known to fail.
    fn is_solvable(
        &mut self,
        from: &PatchRegion,
        left: u16,
        skipped: u16,
        depth: Depth,
        counter: &mut NodeCounter<'_>,
    ) -> Result<bool, BudgetSpent> {
        if from.is_whole_board() {
            return Ok(true);
        }
        if left == 0 {
            return Ok(false);
        }
        counter.node()?;
        if !depth.is_relaxed
            && left > RELAXED_MOVES
            && !self.is_relaxed_solvable(from, left, depth, counter)?
        {
            self.cache.insert(from.key, left, false);
            return Ok(false);
        }
        if self.buffers.len() <= depth.at {
            self.buffers.resize_with(depth.at + 1, Vec::new);
        }
        let mut successors = std::mem::take(&mut self.buffers[depth.at]);
        let (count, mut skipped) = self.successors(from, left, skipped, &mut successors);
        let open = &mut successors[..count];
        open.sort_by_key(|successor| successor.work);
        let mut found = false;
        let mut waiting = open
            .iter()
            .fold(0, |set, successor| set | bit(successor.colour));
        while waiting != 0 && !found {
            let successor = next_successor(open, waiting);
            waiting &= !bit(successor.colour);
            let length = self.path.len();
            self.path.push(successor.colour);
            found = self.is_solvable(
                &successor.region,
                left - 1,
                skipped & !successor.opens,
                depth.next(),
                counter,
            )?;
            if !found {
                self.path.truncate(length);
                skipped |= bit(successor.colour);
            }
        }
        self.buffers[depth.at] = successors;
        if !found {
            self.cache.insert(from.key, left, false);
        }
        Ok(found)
    }

    /// Relaxes the region until `RELAXED_MOVES` spare moves are left. Returns `true` if those are enough.
    fn is_relaxed_solvable(
        &mut self,
        from: &PatchRegion,
        left: u16,
        depth: Depth,
        counter: &mut NodeCounter<'_>,
    ) -> Result<bool, BudgetSpent> {
        if self.expanded.len() <= depth.at {
            self.expanded
                .resize_with(depth.at + 1, PatchRegion::default);
        }
        let mut expanded = std::mem::take(&mut self.expanded[depth.at]);
        let steps = u8::try_from(left - RELAXED_MOVES).unwrap_or(u8::MAX);
        self.graph.expand(from, steps, &mut expanded);
        let known = self.cache.get(expanded.key, RELAXED_MOVES);
        let enough = match known {
            Some(known) => known,
            None => {
                let length = self.path.len();
                let depth = Depth {
                    at: depth.at,
                    is_relaxed: true,
                };
                let enough = self.is_solvable(&expanded, RELAXED_MOVES, 0, depth, counter)?;
                self.path.truncate(length);
                if enough {
                    self.cache.insert(expanded.key, RELAXED_MOVES, true);
                }
                enough
            }
        };
        self.expanded[depth.at] = expanded;
        Ok(enough)
    }

    /// Fills in the candidate moves. Returns their number and the skipped colours, including those just found to fail.
    fn successors(
        &mut self,
        from: &PatchRegion,
        left: u16,
        mut skipped: u16,
        successors: &mut Vec<Successor>,
    ) -> (usize, u16) {
        let graph = self.graph;
        let mut count = 0;
        for colour in graph.colours() {
            if skipped & bit(colour) != 0 || !graph.borders(from, colour) {
                continue;
            }
            if successors.len() <= count {
                successors.push(Successor::default());
            }
            let successor = &mut successors[count];
            successor.region.copy_from(from);
            graph.take(&mut successor.region, colour);
            graph.complete_colours(&mut successor.region, |_| ());
            if graph.can_finish_within(&successor.region, left - 1, &mut self.spare) {
                successor.colour = colour;
                count += 1;
            } else {
                skipped |= bit(colour);
            }
        }
        // All lookups run in one loop, so that their cache misses overlap.
        let mut known = 0;
        for successor in &successors[..count] {
            if self.cache.get(successor.region.key, left - 1) == Some(false) {
                known |= bit(successor.colour);
            }
        }
        let mut kept = 0;
        for at in 0..count {
            let successor = &mut successors[at];
            if known & bit(successor.colour) != 0 {
                continue;
            }
            successor.opens = graph.opened(from, &successor.region);
            if successor.opens != 0 || successor.region.is_whole_board() {
                successor.work = graph.remaining_work(&successor.region);
                successors.swap(kept, at);
                kept += 1;
            }
        }
        (kept, skipped | known)
    }
}

/// Position in the search tree.
#[derive(Clone, Copy)]
struct Depth {
    at: usize,
    /// `true` if the region is relaxed or follows from a relaxed one.
    is_relaxed: bool,
}

impl Depth {
    const fn next(self) -> Self {
        Self {
            at: self.at + 1,
            ..self
        }
    }
}

/// Returns the open move to search first: one that no other should precede. Another should precede it if that one opens
/// patches of its colour but not the reverse, because the other then skips this colour if it fails.
fn next_successor(successors: &[Successor], waiting: u16) -> &Successor {
    let waits = |successor: &&Successor| waiting & bit(successor.colour) != 0;
    let should_wait = |successor: &Successor| {
        successors.iter().filter(waits).any(|other| {
            other.opens & bit(successor.colour) != 0 && successor.opens & bit(other.colour) == 0
        })
    };
    let mut candidates = successors.iter().filter(waits);
    let first = candidates.clone().next();
    candidates
        .find(|successor| !should_wait(successor))
        .or(first)
        .expect("a move that waits")
}
