//! Whether so many moves are enough: a search of all ways, with what spares it most of them.
//!
//! A way is counted by its **spare** moves, those that do not finish a colour. Ripe colours are finished at once, so that
//! every way needs one such move for each colour that is left, and only the spare ones are a matter of choice. Then:
//!
//! - a bound leaves out regions that are too far from the end (`Ground::in_reach`);
//! - what is known of a region is kept (`Memory`);
//! - a colour that was not enough before another move is not enough after it, if that move opened no patch of it: both
//!   moves the other way round lead at least as far. Such colours **sleep**, and siblings are looked at in an order that
//!   lets as many sleep as possible;
//! - a move that opens nothing is never made: its patches can wait for the next move of their colour;
//! - a region that still fails after some steps that take everything around, as few as leave `LOOK` moves to the end, has
//!   failed: so many regions become the same by such steps that most of the time the answer is known already.

use super::ground::{Block, COLOURS, Ground, Paint, Region};
use super::memory::Memory;
use crate::games::budget::{BudgetSpent, NodeCounter};

/// How many spare moves before the end a region that grew in rings is searched.
const LOOK: u16 = 4;

/// A search for ways with few spare moves.
pub(super) struct Search<'a> {
    ground: &'a Ground,
    memory: Memory,
    /// The moves on the way to where the search is.
    trail: Vec<Paint>,
    /// For each depth the moves that are looked at, kept for what they have allocated.
    frames: Vec<Vec<Child>>,
    /// For each depth a region that grew in rings.
    grown: Vec<Region>,
    spare: Vec<Block>,
}

/// A move that is looked at.
#[derive(Default)]
struct Child {
    region: Region,
    colour: Paint,
    /// The colours of which it opens patches, a bit each.
    opens: u16,
    work: u64,
}

/// A bit for a colour.
const fn bit(colour: Paint) -> u16 {
    1 << colour
}

impl<'a> Search<'a> {
    /// Prepares a search, with a table of at most so many bytes.
    pub(super) fn new(ground: &'a Ground, table: usize) -> Self {
        Self {
            ground,
            memory: Memory::new(table),
            trail: Vec::new(),
            frames: Vec::new(),
            grown: Vec::new(),
            spare: Vec::new(),
        }
    }

    /// A way with at most `left` spare moves from a region in which no colour is ripe, or `None` when there is none.
    ///
    /// # Errors
    /// When the budget is spent. Each region whose moves are looked at is a node.
    pub(super) fn way(
        &mut self,
        from: &Region,
        left: u16,
        meter: &mut NodeCounter<'_>,
    ) -> Result<Option<Vec<Paint>>, BudgetSpent> {
        self.trail.clear();
        if !self.ground.in_reach(from, left, &mut self.spare) {
            return Ok(None);
        }
        let depth = Depth {
            at: 0,
            in_rings: false,
        };
        let found = self.is_enough(from, left, 0, depth, meter)?;
        Ok(found.then(|| self.trail.clone()))
    }

    /// Whether `left` spare moves are enough; then the trail leads to the end. The bound must not speak against it, and
    /// the colours that sleep must be known to lead nowhere.
    fn is_enough(
        &mut self,
        from: &Region,
        left: u16,
        asleep: u16,
        depth: Depth,
        meter: &mut NodeCounter<'_>,
    ) -> Result<bool, BudgetSpent> {
        if from.is_all() {
            return Ok(true);
        }
        if left == 0 {
            return Ok(false);
        }
        meter.node()?;
        if !depth.in_rings && left > LOOK && !self.is_enough_in_rings(from, left, depth, meter)? {
            self.memory.note(from.key, left, false);
            return Ok(false);
        }
        if self.frames.len() <= depth.at {
            self.frames.resize_with(depth.at + 1, Vec::new);
        }
        let mut children = std::mem::take(&mut self.frames[depth.at]);
        let (count, mut asleep) = self.fill(from, left, asleep, &mut children);
        let children_here = &mut children[..count];
        children_here.sort_by_key(|child| child.work);
        let mut found = false;
        let mut waiting = children_here
            .iter()
            .fold(0, |set, child| set | bit(child.colour));
        while waiting != 0 && !found {
            let child = next_child(children_here, waiting);
            waiting &= !bit(child.colour);
            let length = self.trail.len();
            self.trail.push(child.colour);
            found = self.is_enough(
                &child.region,
                left - 1,
                asleep & !child.opens,
                depth.next(),
                meter,
            )?;
            if !found {
                self.trail.truncate(length);
                asleep |= bit(child.colour);
            }
        }
        self.frames[depth.at] = children;
        if !found {
            self.memory.note(from.key, left, false);
        }
        Ok(found)
    }

    /// Lets a region grow in rings until `LOOK` spare moves are left, and asks whether those are enough.
    fn is_enough_in_rings(
        &mut self,
        from: &Region,
        left: u16,
        depth: Depth,
        meter: &mut NodeCounter<'_>,
    ) -> Result<bool, BudgetSpent> {
        if self.grown.len() <= depth.at {
            self.grown.resize_with(depth.at + 1, Region::default);
        }
        let mut grown = std::mem::take(&mut self.grown[depth.at]);
        let steps = u8::try_from(left - LOOK).unwrap_or(u8::MAX);
        self.ground.after_steps(from, steps, &mut grown);
        let known = self.memory.recall(grown.key, LOOK);
        let enough = match known {
            Some(known) => known,
            None => {
                let length = self.trail.len();
                let depth = Depth {
                    at: depth.at,
                    in_rings: true,
                };
                let enough = self.is_enough(&grown, LOOK, 0, depth, meter)?;
                self.trail.truncate(length);
                if enough {
                    self.memory.note(grown.key, LOOK, true);
                }
                enough
            }
        };
        self.grown[depth.at] = grown;
        Ok(enough)
    }

    /// Fills in the moves that are worth a look; how many, and which colours sleep, those among them that were found to
    /// lead nowhere just now.
    fn fill(
        &mut self,
        from: &Region,
        left: u16,
        mut asleep: u16,
        children: &mut Vec<Child>,
    ) -> (usize, u16) {
        let ground = self.ground;
        let mut count = 0;
        for colour in 0..COLOURS {
            if asleep & bit(colour) != 0 || !ground.borders(from, colour) {
                continue;
            }
            if children.len() <= count {
                children.push(Child::default());
            }
            let child = &mut children[count];
            child.region.become_like(from);
            ground.take(&mut child.region, colour);
            ground.finish(&mut child.region, |_| ());
            if ground.in_reach(&child.region, left - 1, &mut self.spare) {
                child.colour = colour;
                count += 1;
            } else {
                asleep |= bit(colour);
            }
        }
        // All are looked up one after the other, so that the processor can wait for them together.
        let mut known = 0;
        for child in &children[..count] {
            if self.memory.recall(child.region.key, left - 1) == Some(false) {
                known |= bit(child.colour);
            }
        }
        let mut kept = 0;
        for at in 0..count {
            let child = &mut children[at];
            if known & bit(child.colour) != 0 {
                continue;
            }
            child.opens = ground.opened(from, &child.region);
            if child.opens != 0 || child.region.is_all() {
                child.work = ground.work(&child.region);
                children.swap(kept, at);
                kept += 1;
            }
        }
        (kept, asleep | known)
    }
}

/// Where in the tree a search is.
#[derive(Clone, Copy)]
struct Depth {
    at: usize,
    /// Whether the region is one that grew in rings, or comes from one.
    in_rings: bool,
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
fn next_child(children: &[Child], waiting: u16) -> &Child {
    let waits = |child: &&Child| waiting & bit(child.colour) != 0;
    let should_wait = |child: &Child| {
        children.iter().filter(waits).any(|other| {
            other.opens & bit(child.colour) != 0 && child.opens & bit(other.colour) == 0
        })
    };
    let mut candidates = children.iter().filter(waits);
    let first = candidates.clone().next();
    candidates
        .find(|child| !should_wait(child))
        .or(first)
        .expect("a move that waits")
}
