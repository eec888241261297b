//! Constant data of a search: the free patches of the root position and their adjacency.
//!
//! A patch is a connected component of one colour; a move takes it as a whole. Sets of patches are bit sets of a fixed
//! number of words, chosen by the position.

use super::super::super::{Rules, Seat};
use super::super::position::Drench;
use super::super::splitmix::SplitMix64;
use tessella_boards::CellId;

/// Number of colours: one more than the largest colour.
pub(super) const COLOURS: usize = 10;

/// Set of patches, one bit each.
pub(super) type PatchBits<const WORDS: usize> = [u64; WORDS];

/// Returns the members of `a` that are not in `b`.
pub(super) fn difference<const WORDS: usize>(
    a: &PatchBits<WORDS>,
    b: &PatchBits<WORDS>,
) -> PatchBits<WORDS> {
    std::array::from_fn(|word| a[word] & !b[word])
}

/// Returns the common members of both sets.
pub(super) fn intersection<const WORDS: usize>(
    a: &PatchBits<WORDS>,
    b: &PatchBits<WORDS>,
) -> PatchBits<WORDS> {
    std::array::from_fn(|word| a[word] & b[word])
}

/// Adds all members of `more` to `set`.
pub(super) fn insert_all<const WORDS: usize>(set: &mut PatchBits<WORDS>, more: &PatchBits<WORDS>) {
    for word in 0..WORDS {
        set[word] |= more[word];
    }
}

/// Returns `true` if a set has no member.
pub(super) fn is_empty<const WORDS: usize>(set: &PatchBits<WORDS>) -> bool {
    set.iter().fold(0, |all, word| all | word) == 0
}

/// Calls a function with each member of a set.
#[inline(always)]
pub(super) fn for_each<const WORDS: usize>(set: &PatchBits<WORDS>, mut show: impl FnMut(usize)) {
    for (at, &word) in set.iter().enumerate() {
        let mut rest = word;
        while rest != 0 {
            show(at * 64 + rest.trailing_zeros() as usize);
            rest &= rest - 1;
        }
    }
}

/// Free patches of a position as lists, built before the number of words of a set is known.
pub(super) struct PatchLists {
    /// Number of tiles of each patch.
    tiles: Vec<u32>,
    colours: Vec<u8>,
    /// Pairs of adjacent patches, in both orders, with duplicates.
    touching: Vec<(usize, usize)>,
    /// Patches adjacent to each seat's region, with duplicates.
    borders: [Vec<usize>; 2],
    /// Number of tiles of the board.
    board: u32,
    colour_count: u8,
}

impl PatchLists {
    /// Collects the free patches of a position of two seats.
    pub(super) fn new(position: &Drench) -> Self {
        const NONE: usize = usize::MAX;
        let (board, flood) = (position.board(), position.flood());
        let is_free = |cell: CellId| flood.holder(cell).is_none();
        let mut lists = Self {
            tiles: Vec::new(),
            colours: Vec::new(),
            touching: Vec::new(),
            borders: [Vec::new(), Vec::new()],
            board: board.len() as u32,
            colour_count: position.setup().colours,
        };
        let mut patch_of = vec![NONE; board.len()];
        for first in board.cells().filter(|&cell| is_free(cell)) {
            if patch_of[first.index()] != NONE {
                continue;
            }
            let patch = lists.tiles.len();
            let colour = flood.shown(first);
            let mut stack = vec![first];
            patch_of[first.index()] = patch;
            let mut tiles = 0;
            while let Some(cell) = stack.pop() {
                tiles += 1;
                for &next in board.neighbours(cell) {
                    if is_free(next)
                        && flood.shown(next) == colour
                        && patch_of[next.index()] == NONE
                    {
                        patch_of[next.index()] = patch;
                        stack.push(next);
                    }
                }
            }
            lists.tiles.push(tiles);
            lists.colours.push(colour.0);
        }
        for cell in board.cells() {
            for next in board.neighbours(cell) {
                match (flood.holder(cell), patch_of[next.index()]) {
                    (_, NONE) => {}
                    (Some(seat), patch) => lists.borders[seat.index()].push(patch),
                    (None, patch) if patch == patch_of[cell.index()] => {}
                    (None, patch) => lists.touching.push((patch_of[cell.index()], patch)),
                }
            }
        }
        lists
    }

    /// Returns the number of patches.
    pub(super) const fn len(&self) -> usize {
        self.tiles.len()
    }

    /// Returns the patches adjacent to a seat's region.
    pub(super) fn border<const WORDS: usize>(&self, seat: Seat) -> PatchBits<WORDS> {
        let mut set = [0; WORDS];
        for &patch in &self.borders[seat.index()] {
            set[patch / 64] |= 1 << (patch % 64);
        }
        set
    }
}

/// Free patch.
pub(super) struct Patch<const WORDS: usize> {
    pub(super) tiles: u32,
    pub(super) neighbours: PatchBits<WORDS>,
    /// Hash keys of the patch when held by each seat.
    pub(super) keys: [u64; 2],
}

/// Free patches of a position as sets.
pub(super) struct PatchSets<const WORDS: usize> {
    pub(super) list: Vec<Patch<WORDS>>,
    pub(super) of_colour: [PatchBits<WORDS>; COLOURS],
    /// Number of tiles of the board, including those of the regions.
    pub(super) tiles: u32,
    /// Number of colours of the game.
    pub(super) colours: u8,
    /// Number of moves without growth after which the game ends.
    pub(super) standstill_limit: u16,
}

impl<const WORDS: usize> PatchSets<WORDS> {
    /// Converts the lists. A set must have at least as many bits as there are patches.
    pub(super) fn new(lists: &PatchLists) -> Self {
        let mut keys = SplitMix64::default();
        let mut list: Vec<Patch<WORDS>> = lists
            .tiles
            .iter()
            .map(|&tiles| Patch {
                tiles,
                neighbours: [0; WORDS],
                keys: [keys.next(), keys.next()],
            })
            .collect();
        for &(patch, next) in &lists.touching {
            list[patch].neighbours[next / 64] |= 1 << (next % 64);
        }
        let mut of_colour = [[0; WORDS]; COLOURS];
        for (patch, &colour) in lists.colours.iter().enumerate() {
            of_colour[usize::from(colour)][patch / 64] |= 1 << (patch % 64);
        }
        Self {
            list,
            of_colour,
            tiles: lists.board,
            colours: lists.colour_count,
            standstill_limit: 2 * u16::from(lists.colour_count),
        }
    }

    /// Returns the set of all patches.
    pub(super) fn all(&self) -> PatchBits<WORDS> {
        let mut all = [0; WORDS];
        for patch in 0..self.list.len() {
            all[patch / 64] |= 1 << (patch % 64);
        }
        all
    }

    /// Returns the number of tiles of all patches of a set.
    pub(super) fn tiles_of(&self, set: &PatchBits<WORDS>) -> u32 {
        let mut tiles = 0;
        for_each(set, |patch| tiles += self.list[patch].tiles);
        tiles
    }
}
