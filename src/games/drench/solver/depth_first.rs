//! Whether so many moves are enough: a search of all ways, with what spares it most of them.
//!
//! A way is counted by its **spare** moves, those that do not finish a colour. Ripe colours are finished at once, so that
//! every way needs one such move for each colour that is left, and only the spare ones are a matter of choice. Then:
//!
//! - a bound leaves out regions that are too far from the end (`PatchGraph::can_finish_within`);
//! - what is known of a region is kept (`DistanceCache`);
//! - a colour that was not enough before another move is not enough after it, if that move opened no patch of it: both
//!   moves the other way round lead at least as far. Such colours **sleep**, and siblings are looked at in an order that
//!   lets as many sleep as possible;
//! - a move that opens nothing is never made: its patches can wait for the next move of their colour;
//! - a region that still fails after some steps that take everything around, as few as leave `RELAXED_MOVES` moves to the end, has
//!   failed: so many regions become the same by such steps that most of the time the answer is known already.

use super::distance_cache::DistanceCache;
use super::patch_graph::{Block, COLOURS, ColourIndex, PatchGraph, PatchRegion};
use crate::games::budget::{BudgetSpent, NodeCounter};

/// How many spare moves before the end a region that grew in rings is searched.
const RELAXED_MOVES: u16 = 4;

/// A search for ways with few spare moves.
pub(super) struct DepthFirstSearch<'a> {
    graph: &'a PatchGraph,
    cache: DistanceCache,
    /// The moves on the way to where the search is.
    trail: Vec<ColourIndex>,
    /// For each depth the moves that are looked at, kept for what they have allocated.
    buffers: Vec<Vec<Successor>>,
    /// For each depth a region that grew in rings.
    expanded: Vec<PatchRegion>,
    spare: Vec<Block>,
}

/// A move that is looked at.
#[derive(Default)]
struct Successor {
    region: PatchRegion,
    colour: ColourIndex,
    /// The colours of which it opens patches, a bit each.
    opens: u16,
    work: u64,
}

/// A bit for a colour.
const fn bit(colour: ColourIndex) -> u16 {
    1 << colour
}

impl<'a> DepthFirstSearch<'a> {
    /// Prepares a search, with a table of at most so many bytes.
    pub(super) fn new(graph: &'a PatchGraph, table: usize) -> Self {
        Self {
            graph,
            cache: DistanceCache::new(table),
            trail: Vec::new(),
            buffers: Vec::new(),
            expanded: Vec::new(),
            spare: Vec::new(),
        }
    }

    /// A way with at most `left` spare moves from a region in which no colour is ripe, or `None` when there is none.
    ///
    /// # Errors
    /// When the budget is spent. Each region whose moves are looked at is a node.
    pub(super) fn find(
        &mut self,
        from: &PatchRegion,
        left: u16,
        meter: &mut NodeCounter<'_>,
    ) -> Result<Option<Vec<ColourIndex>>, BudgetSpent> {
        self.trail.clear();
        if !self.graph.can_finish_within(from, left, &mut self.spare) {
            return Ok(None);
        }
        let depth = Depth {
            at: 0,
            is_relaxed: false,
        };
        let found = self.is_solvable(from, left, 0, depth, meter)?;
        Ok(found.then(|| self.trail.clone()))
    }

    /// Whether `left` spare moves are enough; then the trail leads to the end. The bound must not speak against it, and
    /// the colours that sleep must be known to lead nowhere.
    fn is_solvable(
        &mut self,
        from: &PatchRegion,
        left: u16,
        skipped: u16,
        depth: Depth,
        meter: &mut NodeCounter<'_>,
    ) -> Result<bool, BudgetSpent> {
        if from.is_whole_board() {
            return Ok(true);
        }
        if left == 0 {
            return Ok(false);
        }
        meter.node()?;
        if !depth.is_relaxed
            && left > RELAXED_MOVES
            && !self.is_relaxed_solvable(from, left, depth, meter)?
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
            let length = self.trail.len();
            self.trail.push(successor.colour);
            found = self.is_solvable(
                &successor.region,
                left - 1,
                skipped & !successor.opens,
                depth.next(),
                meter,
            )?;
            if !found {
                self.trail.truncate(length);
                skipped |= bit(successor.colour);
            }
        }
        self.buffers[depth.at] = successors;
        if !found {
            self.cache.insert(from.key, left, false);
        }
        Ok(found)
    }

    /// Lets a region grow in rings until `RELAXED_MOVES` spare moves are left, and asks whether those are enough.
    fn is_relaxed_solvable(
        &mut self,
        from: &PatchRegion,
        left: u16,
        depth: Depth,
        meter: &mut NodeCounter<'_>,
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
                let length = self.trail.len();
                let depth = Depth {
                    at: depth.at,
                    is_relaxed: true,
                };
                let enough = self.is_solvable(&expanded, RELAXED_MOVES, 0, depth, meter)?;
                self.trail.truncate(length);
                if enough {
                    self.cache.insert(expanded.key, RELAXED_MOVES, true);
                }
                enough
            }
        };
        self.expanded[depth.at] = expanded;
        Ok(enough)
    }

    /// Fills in the moves that are worth a look; how many, and which colours sleep, those among them that were found to
    /// lead nowhere just now.
    fn successors(
        &mut self,
        from: &PatchRegion,
        left: u16,
        mut skipped: u16,
        successors: &mut Vec<Successor>,
    ) -> (usize, u16) {
        let graph = self.graph;
        let mut count = 0;
        for colour in 0..COLOURS {
            if skipped & bit(colour) != 0 || !graph.borders(from, colour) {
                continue;
            }
            if successors.len() <= count {
                successors.push(Successor::default());
            }
            let successor = &mut successors[count];
            successor.region.copy_from(from);
            graph.take(&mut successor.region, colour);
            graph.finish_colours(&mut successor.region, |_| ());
            if graph.can_finish_within(&successor.region, left - 1, &mut self.spare) {
                successor.colour = colour;
                count += 1;
            } else {
                skipped |= bit(colour);
            }
        }
        // All are looked up one after the other, so that the processor can wait for them together.
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

/// Where in the tree a search is.
#[derive(Clone, Copy)]
struct Depth {
    at: usize,
    /// Whether the region is one that grew in rings, or comes from one.
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

/// The first of the moves that wait before which no other should be made: one that opens patches of its colour and none of
/// whose patches it opens, for it sends that other to sleep if it fails first.
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
