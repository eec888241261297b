//! Position as a graph of patches. A patch is a connected component of one colour; a move takes it as a whole. Sets of
//! patches are bit sets.

use super::flood::Flood;
use super::setup::MAX_TILES;
use crate::{Colour, Seat};
use tessella_boards::{Board, CellId};

/// Words per set: one bit per tile of the largest board, because every tile can be a patch.
const WORDS: usize = MAX_TILES.div_ceil(64);

/// Set of patches.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub(super) struct PatchSet([u64; WORDS]);

impl PatchSet {
    pub(super) const EMPTY: Self = Self([0; WORDS]);

    pub(super) const fn insert(&mut self, patch: usize) {
        self.0[patch / 64] |= 1 << (patch % 64);
    }
}

/// Patches of a position and their adjacency.
pub(super) struct Patches {
    /// Number of words in use; the rest of each set is empty and never touched.
    words: usize,
    sizes: Vec<u32>,
    next_to: Vec<PatchSet>,
    of_colour: Vec<PatchSet>,
    /// Patches of the seats' regions, in seat order.
    regions: Vec<usize>,
}

impl Patches {
    /// Collects the patches of a position with this many colours.
    pub(super) fn new(board: &Board, flood: &Flood, colour_count: u8) -> Self {
        let mut patch_of = vec![usize::MAX; board.len()];
        let mut sizes = Vec::new();
        let mut colours = Vec::new();
        let state = |cell: CellId| (flood.holder(cell), flood.shown(cell));
        for first in board.cells() {
            if patch_of[first.index()] != usize::MAX {
                continue;
            }
            let patch = sizes.len();
            let mut stack = vec![first];
            patch_of[first.index()] = patch;
            let mut size = 0;
            while let Some(cell) = stack.pop() {
                size += 1;
                for &next in board.neighbours(cell) {
                    if patch_of[next.index()] == usize::MAX && state(next) == state(first) {
                        patch_of[next.index()] = patch;
                        stack.push(next);
                    }
                }
            }
            sizes.push(size);
            colours.push(flood.shown(first));
        }
        let mut next_to = vec![PatchSet::EMPTY; sizes.len()];
        for cell in board.cells() {
            let patch = patch_of[cell.index()];
            for next in board.neighbours(cell) {
                if patch_of[next.index()] != patch {
                    next_to[patch].insert(patch_of[next.index()]);
                }
            }
        }
        let mut of_colour = vec![PatchSet::EMPTY; usize::from(colour_count)];
        for (patch, colour) in colours.iter().enumerate() {
            of_colour[colour.index()].insert(patch);
        }
        Self {
            words: sizes.len().div_ceil(64),
            sizes,
            next_to,
            of_colour,
            regions: flood.homes().map(|home| patch_of[home.index()]).collect(),
        }
    }

    /// Returns the number of patches, including the regions.
    pub(super) const fn len(&self) -> usize {
        self.sizes.len()
    }

    /// Returns the colours of the game.
    pub(super) fn colours(&self) -> impl Iterator<Item = Colour> + use<> {
        (0..self.of_colour.len() as u8).map(Colour)
    }

    /// Returns a seat's region at the beginning and its border.
    pub(super) fn region(&self, seat: Seat) -> HeldPatches {
        let patch = self.regions[seat.index()];
        let mut held = PatchSet::EMPTY;
        held.insert(patch);
        HeldPatches {
            held,
            border: self.next_to[patch],
        }
    }

    /// Returns the members of a set that have this colour.
    pub(super) fn of_colour(&self, set: &PatchSet, colour: Colour) -> PatchSet {
        self.both(set, &self.of_colour[colour.index()])
    }

    pub(super) fn both(&self, a: &PatchSet, b: &PatchSet) -> PatchSet {
        let mut set = PatchSet::EMPTY;
        for word in 0..self.words {
            set.0[word] = a.0[word] & b.0[word];
        }
        set
    }

    pub(super) fn either(&self, a: &PatchSet, b: &PatchSet) -> PatchSet {
        let mut set = *a;
        self.add(&mut set, b);
        set
    }

    pub(super) fn without(&self, a: &PatchSet, b: &PatchSet) -> PatchSet {
        let mut set = PatchSet::EMPTY;
        for word in 0..self.words {
            set.0[word] = a.0[word] & !b.0[word];
        }
        set
    }

    pub(super) fn add(&self, to: &mut PatchSet, what: &PatchSet) {
        for word in 0..self.words {
            to.0[word] |= what.0[word];
        }
    }

    pub(super) fn is_empty(&self, set: &PatchSet) -> bool {
        set.0[..self.words].iter().all(|&word| word == 0)
    }

    /// Returns the number of members of a set.
    pub(super) fn count(&self, set: &PatchSet) -> u32 {
        set.0[..self.words]
            .iter()
            .map(|word| word.count_ones())
            .sum()
    }

    /// Returns a set with all neighbours of its members added.
    pub(super) fn around(&self, set: &PatchSet) -> PatchSet {
        let mut around = *set;
        for patch in self.members(set) {
            self.add(&mut around, &self.next_to[patch]);
        }
        around
    }

    /// Returns a hash of a set.
    pub(super) fn fingerprint(&self, set: &PatchSet) -> u64 {
        set.0[..self.words]
            .iter()
            .fold(0x9E37_79B9_7F4A_7C15, |hash, &word| {
                let mixed = (hash ^ word).wrapping_mul(0xD6E8_FEB8_6659_FD93);
                mixed ^ (mixed >> 32)
            })
    }

    fn members<'a>(&'a self, set: &'a PatchSet) -> impl Iterator<Item = usize> + 'a {
        set.0[..self.words]
            .iter()
            .enumerate()
            .flat_map(|(at, &word)| {
                std::iter::successors((word != 0).then_some(word), |rest| {
                    let rest = rest & (rest - 1);
                    (rest != 0).then_some(rest)
                })
                .map(move |rest| at * 64 + rest.trailing_zeros() as usize)
            })
    }
}

/// Held patches of a seat and the free patches next to them.
#[derive(Clone, Copy)]
pub(super) struct HeldPatches {
    pub(super) held: PatchSet,
    /// Patches next to the region; some may have been taken by the other seat since.
    pub(super) border: PatchSet,
}

impl HeldPatches {
    /// Takes patches that are on the border.
    pub(super) fn take(&mut self, patches: &Patches, taken: &PatchSet) {
        patches.add(&mut self.held, taken);
        let around = patches.around(taken);
        self.border = patches.without(&patches.either(&self.border, &around), &self.held);
    }
}
