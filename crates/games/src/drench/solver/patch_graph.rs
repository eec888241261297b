//! Board of the exact solver: patches, the distances between them, and bounds on what a region can reach.
//!
//! A move takes whole patches, so a region is a set of patches. It is stored as the distance of every patch from it,
//! one byte each: 0 for held patches, 1 for those that a move can take. The distance from a larger region is the
//! minimum over its patches, so taking a patch is one pass over the bytes, and every bound can be read from them.

use super::super::setup::SOLVER_COLOURS;
use super::super::splitmix::SplitMix64;
use crate::budget::{BudgetSpent, SearchBudget};
use crate::search::TableKey;
use tessella_boards::{CellId, Graph};

/// Maximum number of colours.
const MAX_COLOURS: usize = *SOLVER_COLOURS.end() as usize;
/// Number of bytes processed at once.
const WIDTH: usize = 16;
/// Maximum distance stored; larger ones are stored as this, which keeps every bound valid.
const FAR: u8 = 254;
/// Greatest distance whose cube fits in 16 bits. Vector registers multiply such numbers in one instruction.
const MAX_SMALL: u8 = 40;
/// Number of patches between checks of the budget while distances are computed.
const PACE: usize = 32;

/// Distances of [`WIDTH`] patches.
pub(super) type Block = [u8; WIDTH];

/// Hash of a set of patches, long enough that no two sets in a search collide.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub(super) struct RegionKey(pub(super) [u32; 3]);

impl RegionKey {
    const fn and(self, other: Self) -> Self {
        let ([a, b, c], [d, e, f]) = (self.0, other.0);
        Self([a ^ d, b ^ e, c ^ f])
    }
}

impl TableKey for RegionKey {
    fn bits(self) -> usize {
        self.0[0] as usize
    }
}

/// Number of a colour.
pub(super) type ColourIndex = usize;

/// All patches except the one where the region begins, sorted by colour; each colour begins with a new block.
pub(super) struct PatchGraph {
    /// Range of blocks of each colour, from 0 to the largest one.
    colour_blocks: Vec<(usize, usize)>,
    /// Number of blocks.
    blocks: usize,
    /// Number of patches.
    patches: usize,
    /// Distances from each patch to all, one row per patch.
    distances: Vec<Block>,
    keys: Vec<RegionKey>,
    /// Distances from the start of the region.
    start_distances: Vec<Block>,
}

impl PatchGraph {
    /// Builds the graph of these colours, each below 16. Returns `None` if a patch cannot be reached from `start`.
    ///
    /// # Errors
    /// If the budget's flag is set or its time is up before all distances have been computed.
    ///
    /// # Panics
    /// If the number of colours differs from the number of cells, a colour is 16 or more, or `start` is not one of the
    /// cells.
    pub(super) fn new(
        graph: &Graph,
        cells: &[u8],
        start: CellId,
        budget: &SearchBudget<'_>,
    ) -> Result<Option<Self>, BudgetSpent> {
        assert_eq!(graph.len(), cells.len(), "a colour for each cell");
        let (patch_of, colours) = patches(graph, cells);
        let colour_count = colours
            .iter()
            .max()
            .map_or(0, |&most| usize::from(most) + 1);
        assert!(colour_count <= MAX_COLOURS, "at most {MAX_COLOURS} colours");
        let neighbours = neighbours(graph, &patch_of, colours.len());
        let home = patch_of[start.index()];
        let mut index_of = vec![usize::MAX; colours.len()];
        let mut colour_blocks = vec![(0, 0); colour_count];
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

    /// Returns the number of patches, including the start of the region.
    pub(super) const fn len(&self) -> usize {
        self.patches
    }

    pub(super) const fn colours(&self) -> std::ops::Range<ColourIndex> {
        0..self.colour_blocks.len()
    }

    /// Returns the region at the start, before any colour is completed.
    pub(super) fn start(&self) -> PatchRegion {
        let mut region = PatchRegion {
            distances: self.start_distances.clone(),
            ..PatchRegion::default()
        };
        self.update_farthest(&mut region);
        region
    }

    /// Returns `true` if a move of this colour takes a patch.
    pub(super) fn borders(&self, region: &PatchRegion, colour: ColourIndex) -> bool {
        let (first, end) = self.colour_blocks[colour];
        region.distances[first..end]
            .iter()
            .any(|block| equal(block, 1) != 0)
    }

    /// Takes all patches of a colour that border the region. Returns the number of bytes processed, as a measure of the
    /// time: the rows of these patches, and about four passes over the region to copy and to judge it.
    pub(super) fn take(&self, region: &mut PatchRegion, colour: ColourIndex) -> u64 {
        let (first, end) = self.colour_blocks[colour];
        let mut rows = 4;
        for block in first..end {
            // Neighbouring patches differ in colour, so taking these patches brings no other patch of their colour
            // nearer than two.
            let mut found = equal(&region.distances[block], 1);
            while found != 0 {
                let patch = block * WIDTH + found.trailing_zeros() as usize / 8;
                found &= found - 1;
                rows += 1;
                region.key = region.key.and(self.keys[patch]);
                let row = &self.distances[patch * self.blocks..][..self.blocks];
                let fars = region.distances.as_flattened_mut();
                for (far, near) in fars.iter_mut().zip(row.as_flattened()) {
                    *far = (*far).min(*near);
                }
            }
        }
        self.update_farthest(region);
        rows * (self.blocks * WIDTH) as u64
    }

    /// Completes all completable colours (all of whose patches border the region) until none is left, and calls
    /// `completed` with each. Returns the number of bytes processed.
    ///
    /// Every colour has a last move, and making it as early as possible never costs a move: the later one is saved, and
    /// the patches taken in between are taken all the same.
    pub(super) fn complete_colours(
        &self,
        region: &mut PatchRegion,
        mut completed: impl FnMut(ColourIndex),
    ) -> u64 {
        let mut work = 0;
        while let Some(completable) = region.farthest.iter().position(|&most| most == 1) {
            work += self.take(region, completable);
            completed(completable);
        }
        work
    }

    /// Recomputes the distance of the farthest patch of each colour.
    fn update_farthest(&self, region: &mut PatchRegion) {
        for (most, &(first, end)) in region.farthest.iter_mut().zip(&self.colour_blocks) {
            *most = greatest(&region.distances[first..end]);
        }
    }

    /// Returns the colours of which the larger region borders patches that the smaller one did not, one bit each.
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

    /// Returns the remaining work: the free patches, each weighted by the cube of its distance.
    pub(super) fn remaining_work(&self, region: &PatchRegion) -> u64 {
        let distances = region.distances.as_flattened().iter();
        if region.farthest.iter().all(|&most| most <= MAX_SMALL) {
            let cube = |&far: &u8| u32::from(u16::from(far) * u16::from(far) * u16::from(far));
            distances.map(cube).sum::<u32>().into()
        } else {
            distances.map(|&far| u64::from(far).pow(3)).sum()
        }
    }

    /// Returns `true` if `steps` steps can be enough for a region without completable colours, when each step takes all
    /// bordering patches and completing a colour is free. If they are not, no solution has so few spare moves: a step
    /// takes at least as much as any move, and a larger region is never farther from the end.
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
            self.complete_ring(spare, &mut most, ring);
        }
    }

    /// Computes the region after this many steps that each take all bordering patches, with colours completed in
    /// between.
    pub(super) fn expand(&self, region: &PatchRegion, steps: u8, into: &mut PatchRegion) {
        into.distances.clone_from(&region.distances);
        into.farthest = region.farthest;
        loop {
            let ring = nearest_colour(&into.farthest);
            if ring > steps.saturating_add(1) {
                break;
            }
            self.complete_ring(&mut into.distances, &mut into.farthest, ring);
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

    /// Completes the colours whose farthest patches border a region expanded ring by ring; `ring` is their original
    /// distance.
    fn complete_ring(&self, far: &mut [Block], most: &mut [u8; MAX_COLOURS], ring: u8) {
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

/// Region as the distances of all patches from it.
#[derive(Clone, Debug, Default)]
pub(super) struct PatchRegion {
    /// Distance of each patch; the padding of blocks counts as held.
    distances: Vec<Block>,
    /// Distance of the farthest patch of each colour.
    farthest: [u8; MAX_COLOURS],
    /// Hash of the held patches.
    pub(super) key: RegionKey,
}

impl PatchRegion {
    /// Copies another region, reusing the allocation.
    pub(super) fn copy_from(&mut self, other: &Self) {
        self.distances.clone_from(&other.distances);
        self.farthest = other.farthest;
        self.key = other.key;
    }

    /// Returns `true` if the region is the whole board.
    pub(super) fn is_whole_board(&self) -> bool {
        self.farthest == [0; MAX_COLOURS]
    }

    /// Returns the least of the colours' farthest distances.
    fn nearest_colour(&self) -> u8 {
        nearest_colour(&self.farthest)
    }
}

fn nearest_colour(farthest: &[u8; MAX_COLOURS]) -> u8 {
    let left = farthest.iter().copied().filter(|&most| most > 0);
    left.min().unwrap_or(u8::MAX)
}

/// Returns a mask with the top bit of each byte that has this value.
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

/// Returns the patch of each cell and the colour of each patch.
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

/// Returns the neighbours of each patch.
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

/// Returns random keys, the same on every machine.
fn keys(count: usize) -> Vec<RegionKey> {
    let mut random = SplitMix64::default();
    let mut key = || RegionKey([(); 3].map(|()| random.next() as u32));
    (0..count).map(|_| key()).collect()
}
