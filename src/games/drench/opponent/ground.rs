//! What does not change in the course of a search: the free patches of a position, and which are next to each other.
//!
//! A patch is a whole connected area of one colour, for no move ever takes a part of one. Sets of patches are bits, in as many
//! words as the position needs, so that the compiler can lay them out flat.

use super::super::super::{Rules, Seat};
use super::super::Drench;
use crate::boards::CellId;

/// One more than the largest colour.
pub(super) const COLOURS: usize = 10;

/// A set of patches.
pub(super) type Set<const WORDS: usize> = [u64; WORDS];

/// The set of what is in `a` and not in `b`.
pub(super) fn without<const WORDS: usize>(a: &Set<WORDS>, b: &Set<WORDS>) -> Set<WORDS> {
    std::array::from_fn(|word| a[word] & !b[word])
}

/// The set of what is in both.
pub(super) fn both<const WORDS: usize>(a: &Set<WORDS>, b: &Set<WORDS>) -> Set<WORDS> {
    std::array::from_fn(|word| a[word] & b[word])
}

/// Takes what is in `more` into `set`.
pub(super) fn join<const WORDS: usize>(set: &mut Set<WORDS>, more: &Set<WORDS>) {
    for word in 0..WORDS {
        set[word] |= more[word];
    }
}

/// Whether a set has no member.
pub(super) fn is_empty<const WORDS: usize>(set: &Set<WORDS>) -> bool {
    set.iter().fold(0, |all, word| all | word) == 0
}

/// Shows each member of a set.
#[inline(always)]
pub(super) fn each<const WORDS: usize>(set: &Set<WORDS>, mut show: impl FnMut(usize)) {
    for (at, &word) in set.iter().enumerate() {
        let mut rest = word;
        while rest != 0 {
            show(at * 64 + rest.trailing_zeros() as usize);
            rest &= rest - 1;
        }
    }
}

/// The free patches of a position as lists, before it is known how many words a set has.
pub(super) struct Sketch {
    /// How many tiles each patch has.
    tiles: Vec<u32>,
    colours: Vec<u8>,
    /// Pairs of patches that touch, in both orders, some more than once.
    touching: Vec<(usize, usize)>,
    /// The patches that touch the region of each seat, some more than once.
    borders: [Vec<usize>; 2],
    /// How many tiles the board has.
    board: u32,
    colours_in_all: u8,
}

impl Sketch {
    /// The patches of a position of two seats.
    pub(super) fn new(position: &Drench) -> Self {
        const NONE: usize = usize::MAX;
        let (board, flood) = (position.board(), position.flood());
        let is_free = |cell: CellId| flood.holder(cell).is_none();
        let mut sketch = Self {
            tiles: Vec::new(),
            colours: Vec::new(),
            touching: Vec::new(),
            borders: [Vec::new(), Vec::new()],
            board: board.len() as u32,
            colours_in_all: position.setup().colours,
        };
        let mut patch_of = vec![NONE; board.len()];
        for first in board.cells().filter(|&cell| is_free(cell)) {
            if patch_of[first.index()] != NONE {
                continue;
            }
            let patch = sketch.tiles.len();
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
            sketch.tiles.push(tiles);
            sketch.colours.push(colour.0);
        }
        for cell in board.cells() {
            for next in board.neighbours(cell) {
                match (flood.holder(cell), patch_of[next.index()]) {
                    (_, NONE) => {}
                    (Some(seat), patch) => sketch.borders[seat.index()].push(patch),
                    (None, patch) if patch == patch_of[cell.index()] => {}
                    (None, patch) => sketch.touching.push((patch_of[cell.index()], patch)),
                }
            }
        }
        sketch
    }

    /// How many patches there are.
    pub(super) const fn len(&self) -> usize {
        self.tiles.len()
    }

    /// The patches around a seat's region.
    pub(super) fn border<const WORDS: usize>(&self, seat: Seat) -> Set<WORDS> {
        let mut set = [0; WORDS];
        for &patch in &self.borders[seat.index()] {
            set[patch / 64] |= 1 << (patch % 64);
        }
        set
    }
}

/// A free patch.
pub(super) struct Patch<const WORDS: usize> {
    pub(super) tiles: u32,
    pub(super) next_to: Set<WORDS>,
    /// What each seat's taking it adds to the mark of a position.
    pub(super) marks: [u64; 2],
}

/// The free patches of a position, as sets.
pub(super) struct Ground<const WORDS: usize> {
    pub(super) patches: Vec<Patch<WORDS>>,
    pub(super) of_colour: [Set<WORDS>; COLOURS],
    /// How many tiles the board has, those of the regions among them.
    pub(super) tiles: u32,
    /// How many colours the game has.
    pub(super) colours: u8,
    /// After how many moves without growth the game ends.
    pub(super) patience: u16,
}

impl<const WORDS: usize> Ground<WORDS> {
    /// The patches of a sketch, which must not be more than a set has bits.
    pub(super) fn new(sketch: &Sketch) -> Self {
        let mut marks = Marks(0);
        let mut patches: Vec<Patch<WORDS>> = sketch
            .tiles
            .iter()
            .map(|&tiles| Patch {
                tiles,
                next_to: [0; WORDS],
                marks: [marks.next(), marks.next()],
            })
            .collect();
        for &(patch, next) in &sketch.touching {
            patches[patch].next_to[next / 64] |= 1 << (next % 64);
        }
        let mut of_colour = [[0; WORDS]; COLOURS];
        for (patch, &colour) in sketch.colours.iter().enumerate() {
            of_colour[usize::from(colour)][patch / 64] |= 1 << (patch % 64);
        }
        Self {
            patches,
            of_colour,
            tiles: sketch.board,
            colours: sketch.colours_in_all,
            patience: 2 * u16::from(sketch.colours_in_all),
        }
    }

    /// Every patch.
    pub(super) fn all(&self) -> Set<WORDS> {
        let mut all = [0; WORDS];
        for patch in 0..self.patches.len() {
            all[patch / 64] |= 1 << (patch % 64);
        }
        all
    }

    /// How many tiles the patches of a set have together.
    pub(super) fn tiles_of(&self, set: &Set<WORDS>) -> u32 {
        let mut tiles = 0;
        each(set, |patch| tiles += self.patches[patch].tiles);
        tiles
    }
}

/// Numbers that look like chance and are the same on every machine: splitmix64.
struct Marks(u64);

impl Marks {
    fn next(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9E37_79B9_7F4A_7C15);
        super::scatter(self.0)
    }
}
