//! The board as the exact solver sees it: patches, how far they are from each other, and what a region can reach.
//!
//! No move takes a part of a patch, so a region is a set of patches. It is kept as the distance of every patch from it, a
//! byte each: 0 for what it holds, 1 for what a move can take. The distance from a larger region is the least of the
//! distances from its patches, so taking a patch in is one pass over the bytes, and whatever a bound asks stands there.

use super::super::splitmix::SplitMix64;
use crate::boards::{CellId, Graph};
use crate::games::budget::{BudgetSpent, SearchBudget};

/// One more than the largest colour.
pub(super) const COLOURS: usize = 10;
/// How many bytes are handled at once.
const WIDTH: usize = 16;
/// Larger distances are counted as this one, which keeps every bound a bound.
const FAR: u8 = 254;
/// After how many patches the budget is looked at while distances are measured.
const PACE: usize = 32;

/// The distances of as many patches.
pub(super) type Block = [u8; WIDTH];

/// A number for a set of patches, so long that no two sets that are met have the same.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub(super) struct RegionKey(pub(super) u64, pub(super) u64);

impl RegionKey {
    const fn and(self, other: Self) -> Self {
        Self(self.0 ^ other.0, self.1 ^ other.1)
    }
}

/// A colour, or rather its number.
pub(super) type ColourIndex = usize;

/// The patches of a board but the one where the region begins, sorted by colour; each colour begins with a new block.
pub(super) struct PatchGraph {
    /// Which blocks each colour has.
    colour_blocks: [(usize, usize); COLOURS],
    /// How many blocks there are.
    blocks: usize,
    /// How many patches.
    patches: usize,
    /// The distances from each patch to all, one patch after the other.
    distances: Vec<Block>,
    keys: Vec<RegionKey>,
    /// The distances from where the region begins.
    start_distances: Vec<Block>,
}

impl PatchGraph {
    /// The patches of these colours, each below 10. `None` when some cannot be reached from `start`.
    ///
    /// # Errors
    /// When the budget's flag is set or its time over before all distances are measured.
    ///
    /// # Panics
    /// When there are not as many colours as cells, or `start` is none of them.
    pub(super) fn new(
        graph: &Graph,
        cells: &[u8],
        start: CellId,
        budget: &SearchBudget<'_>,
    ) -> Result<Option<Self>, BudgetSpent> {
        assert_eq!(graph.len(), cells.len(), "a colour for each cell");
        let (patch_of, colours) = patches(graph, cells);
        let neighbours = neighbours(graph, &patch_of, colours.len());
        let home = patch_of[start.index()];
        let mut index_of = vec![usize::MAX; colours.len()];
        let mut colour_blocks = [(0, 0); COLOURS];
        let mut end = 0;
        for (colour, range) in colour_blocks.iter_mut().enumerate() {
            let first = end / WIDTH;
            for patch in (0..colours.len()).filter(|&patch| patch != home) {
                if usize::from(colours[patch]) == colour {
                    index_of[patch] = end;
                    end += 1;
                }
            }
            end = end.next_multiple_of(WIDTH);
            *range = (first, end / WIDTH);
        }
        let blocks = end / WIDTH;
        let mut graph = Self {
            colour_blocks,
            blocks,
            patches: colours.len(),
            distances: vec![[0; WIDTH]; end * blocks],
            keys: keys(end),
            start_distances: vec![[0; WIDTH]; blocks],
        };
        let mut queue = Vec::with_capacity(colours.len());
        let mut distances = vec![u16::MAX; colours.len()];
        for patch in std::iter::once(home).chain((0..colours.len()).filter(|&patch| patch != home))
        {
            if patch.is_multiple_of(PACE) && budget.is_over() {
                return Err(BudgetSpent);
            }
            distances.fill(u16::MAX);
            distances[patch] = 0;
            queue.clear();
            queue.push(patch);
            let mut at = 0;
            while let Some(&from) = queue.get(at) {
                at += 1;
                for &next in &neighbours[from] {
                    if distances[next] == u16::MAX {
                        distances[next] = distances[from] + 1;
                        queue.push(next);
                    }
                }
            }
            if patch == home && queue.len() < colours.len() {
                return Ok(None);
            }
            let row = match index_of[patch] {
                usize::MAX => &mut graph.start_distances[..],
                index => &mut graph.distances[index * blocks..][..blocks],
            };
            for (&index, &distance) in index_of.iter().zip(&distances) {
                if index != usize::MAX {
                    row[index / WIDTH][index % WIDTH] = distance.min(FAR.into()) as u8;
                }
            }
        }
        Ok(Some(graph))
    }

    /// How many patches there are, the one where the region begins among them.
    pub(super) const fn len(&self) -> usize {
        self.patches
    }

    /// The region where it begins, with no colour finished yet.
    pub(super) fn start(&self) -> PatchRegion {
        let mut region = PatchRegion {
            distances: self.start_distances.clone(),
            ..PatchRegion::default()
        };
        self.update_farthest(&mut region);
        region
    }

    /// Whether a move of this colour takes anything.
    pub(super) fn borders(&self, region: &PatchRegion, colour: ColourIndex) -> bool {
        let (first, end) = self.colour_blocks[colour];
        region.distances[first..end]
            .iter()
            .any(|block| equal(block, 1) != 0)
    }

    /// Takes all patches of a colour that border the region.
    pub(super) fn take(&self, region: &mut PatchRegion, colour: ColourIndex) {
        let (first, end) = self.colour_blocks[colour];
        for block in first..end {
            // No patch has a neighbour of its own colour, so what is taken here brings no other of these nearer than two.
            let mut found = equal(&region.distances[block], 1);
            while found != 0 {
                let patch = block * WIDTH + found.trailing_zeros() as usize / 8;
                found &= found - 1;
                region.key = region.key.and(self.keys[patch]);
                let row = &self.distances[patch * self.blocks..][..self.blocks];
                let fars = region.distances.as_flattened_mut();
                for (far, near) in fars.iter_mut().zip(row.as_flattened()) {
                    *far = (*far).min(*near);
                }
            }
        }
        self.update_farthest(region);
    }

    /// Takes the colours that are ripe, all of whose patches border the region, until none is, and tells of each.
    ///
    /// Each colour has a last move, and to make it as soon as it can be never loses any: it is left out later, and whatever
    /// was taken in between is taken all the same.
    pub(super) fn finish_colours(
        &self,
        region: &mut PatchRegion,
        mut finished: impl FnMut(ColourIndex),
    ) {
        while let Some(ripe) = (0..COLOURS).find(|&colour| region.farthest[colour] == 1) {
            self.take(region, ripe);
            finished(ripe);
        }
    }

    /// The farthest patch of each colour.
    fn update_farthest(&self, region: &mut PatchRegion) {
        for (most, &(first, end)) in region.farthest.iter_mut().zip(&self.colour_blocks) {
            *most = greatest(&region.distances[first..end]);
        }
    }

    /// The colours of which a larger region borders patches that a smaller one did not, a bit each.
    pub(super) fn opened(&self, before: &PatchRegion, after: &PatchRegion) -> u16 {
        let mut opened = 0;
        for (colour, &(first, end)) in self.colour_blocks.iter().enumerate() {
            let mut new = [false; WIDTH];
            for (before, after) in before.distances[first..end]
                .iter()
                .zip(&after.distances[first..end])
            {
                for ((new, before), after) in new.iter_mut().zip(before).zip(after) {
                    *new |= (*after == 1) & (*before > 1);
                }
            }
            if new.contains(&true) {
                opened |= 1 << colour;
            }
        }
        opened
    }

    /// How much is left to take: the free patches, each weighed by the cube of its distance.
    pub(super) fn remaining_work(&self, region: &PatchRegion) -> u64 {
        region
            .distances
            .iter()
            .map(|block| {
                let cube = |&far: &u8| u32::from(far) * u32::from(far) * u32::from(far);
                u64::from(block.iter().map(cube).sum::<u32>())
            })
            .sum()
    }

    /// Whether `steps` steps can be enough for a region in which no colour is ripe, if each takes all patches around and
    /// colours are finished for nothing in between. Where that is not enough, no moves are that leave so many beside the
    /// last one of each colour: a step takes more than any move, and from a larger region it is never farther.
    pub(super) fn can_finish_within(
        &self,
        region: &PatchRegion,
        steps: u16,
        spare: &mut Vec<Block>,
    ) -> bool {
        let last = u8::try_from(steps + 1).unwrap_or(FAR).min(FAR);
        if region.farthest.iter().all(|&most| most <= last) {
            return true;
        }
        if region.nearest_colour() > last {
            return false;
        }
        spare.clone_from(&region.distances);
        let mut most = region.farthest;
        loop {
            let ring = nearest_colour(&most);
            if most.iter().all(|&most| most <= last) {
                return true;
            }
            if ring > last {
                return false;
            }
            self.finish_ring(spare, &mut most, ring);
        }
    }

    /// The region after so many steps that each take all patches around, with colours finished in between.
    pub(super) fn expand(&self, region: &PatchRegion, steps: u8, into: &mut PatchRegion) {
        into.distances.clone_from(&region.distances);
        into.farthest = region.farthest;
        loop {
            let ring = nearest_colour(&into.farthest);
            if ring > steps.saturating_add(1) {
                break;
            }
            self.finish_ring(&mut into.distances, &mut into.farthest, ring);
        }
        into.key = RegionKey::default();
        for (patch, far) in into.distances.as_flattened_mut().iter_mut().enumerate() {
            *far = far.saturating_sub(steps);
            if *far == 0 {
                into.key = into.key.and(self.keys[patch]);
            }
        }
        for most in &mut into.farthest {
            *most = most.saturating_sub(steps);
        }
    }

    /// Finishes the colours whose farthest patches a region that grows in rings has now around it, where `ring` is how far
    /// they were from it at first.
    fn finish_ring(&self, far: &mut [Block], most: &mut [u8; COLOURS], ring: u8) {
        let taken = ring - 1;
        for (colour, most) in most.iter_mut().enumerate() {
            if *most != ring {
                continue;
            }
            *most = 0;
            let (first, end) = self.colour_blocks[colour];
            for block in first..end {
                let mut found = equal(&far[block], ring);
                while found != 0 {
                    let patch = block * WIDTH + found.trailing_zeros() as usize / 8;
                    found &= found - 1;
                    let row = &self.distances[patch * self.blocks..][..self.blocks];
                    let fars = far.as_flattened_mut();
                    for (far, near) in fars.iter_mut().zip(row.as_flattened()) {
                        *far = (*far).min(near.saturating_add(taken));
                    }
                }
            }
        }
        for (most, &(first, end)) in most.iter_mut().zip(&self.colour_blocks) {
            if *most > 0 {
                *most = greatest(&far[first..end]).max(ring);
            }
        }
    }
}

/// A region as the distances of all patches from it.
#[derive(Clone, Debug, Default)]
pub(super) struct PatchRegion {
    /// How far each patch is; what fills up the blocks counts as held.
    distances: Vec<Block>,
    /// How far the farthest patch of each colour is.
    farthest: [u8; COLOURS],
    /// Tells regions apart.
    pub(super) key: RegionKey,
}

impl PatchRegion {
    /// Becomes another region, in the same index.
    pub(super) fn copy_from(&mut self, other: &Self) {
        self.distances.clone_from(&other.distances);
        self.farthest = other.farthest;
        self.key = other.key;
    }

    /// Whether it is the whole board.
    pub(super) fn is_whole_board(&self) -> bool {
        self.farthest == [0; COLOURS]
    }

    /// How far the farthest patch of that colour is whose farthest patch is nearest.
    fn nearest_colour(&self) -> u8 {
        nearest_colour(&self.farthest)
    }
}

fn nearest_colour(farthest: &[u8; COLOURS]) -> u8 {
    let left = farthest.iter().copied().filter(|&most| most > 0);
    left.min().unwrap_or(u8::MAX)
}

/// The top bit of each byte of a block that has this value.
fn equal(block: &Block, value: u8) -> u128 {
    const LOW: u128 = u128::from_ne_bytes([0x7F; WIDTH]);
    let differs = u128::from_le_bytes(*block) ^ u128::from_ne_bytes([value; WIDTH]);
    !(((differs & LOW) + LOW) | differs | LOW)
}

fn greatest(blocks: &[Block]) -> u8 {
    let mut greatest = [0; WIDTH];
    for block in blocks {
        for (greatest, far) in greatest.iter_mut().zip(block) {
            *greatest = (*greatest).max(*far);
        }
    }
    greatest.into_iter().max().unwrap_or(0)
}

/// The patch of each cell, and the colour of each patch.
fn patches(graph: &Graph, cells: &[u8]) -> (Vec<usize>, Vec<u8>) {
    let mut patch_of = vec![usize::MAX; cells.len()];
    let mut colours = Vec::new();
    let mut stack = Vec::new();
    for first in 0..cells.len() {
        if patch_of[first] != usize::MAX {
            continue;
        }
        let colour = cells[first];
        patch_of[first] = colours.len();
        stack.push(CellId(first as u32));
        while let Some(cell) = stack.pop() {
            for next in graph.neighbours(cell).iter().map(|next| next.index()) {
                if patch_of[next] == usize::MAX && cells[next] == colour {
                    patch_of[next] = colours.len();
                    stack.push(CellId(next as u32));
                }
            }
        }
        colours.push(colour);
    }
    (patch_of, colours)
}

/// The patches next to each.
fn neighbours(graph: &Graph, patch_of: &[usize], patches: usize) -> Vec<Vec<usize>> {
    let mut neighbours = vec![Vec::new(); patches];
    for (cell, &patch) in patch_of.iter().enumerate() {
        for next in graph.neighbours(CellId(cell as u32)) {
            let next = patch_of[next.index()];
            if next != patch && !neighbours[patch].contains(&next) {
                neighbours[patch].push(next);
            }
        }
    }
    neighbours
}

/// Random keys, the same on every machine.
fn keys(count: usize) -> Vec<RegionKey> {
    let mut random = SplitMix64::default();
    (0..count)
        .map(|_| RegionKey(random.next(), random.next()))
        .collect()
}
