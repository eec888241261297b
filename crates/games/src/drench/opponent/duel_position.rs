//! Position in a search between two seats: the patches that each holds and can reach.

use super::super::super::{Colour, Seat};
use super::super::position::Drench;
use super::super::splitmix::mix;
use super::patch_sets::{
    COLOURS, PatchBits, PatchLists, PatchSets, difference, for_each, insert_all, intersection,
};

/// Position in a search between two seats.
#[derive(Clone, Copy)]
pub(super) struct DuelPosition<const WORDS: usize> {
    /// Patches that no seat holds.
    pub(super) free: PatchBits<WORDS>,
    /// Free patches next to each seat's region.
    pub(super) borders: [PatchBits<WORDS>; 2],
    /// Number of tiles that each seat holds.
    pub(super) tiles: [u32; 2],
    /// Colour of each seat's region.
    pub(super) colours: [u8; 2],
    /// Number of free tiles of each colour.
    free_tiles: [u32; COLOURS],
    /// Number of moves since a region last grew.
    standstill: u16,
    pub(super) mover: Seat,
    /// Hash of the held patches: the sum of their keys.
    held_key: u64,
}

impl<const WORDS: usize> DuelPosition<WORDS> {
    /// Creates the root position.
    pub(super) fn new(position: &Drench, lists: &PatchLists, patches: &PatchSets<WORDS>) -> Self {
        let flood = position.flood();
        let seats = [Seat::FIRST, Seat::SECOND];
        Self {
            free: patches.all(),
            borders: seats.map(|seat| lists.border(seat)),
            tiles: seats.map(|seat| flood.size(seat)),
            colours: seats.map(|seat| flood.colour(seat).0),
            free_tiles: std::array::from_fn(|colour| flood.free(Colour(colour as u8))),
            standstill: position.standstill,
            mover: Seat((position.moves() % 2) as u8),
            held_key: 0,
        }
    }

    /// Returns the colours that the seat to move may choose.
    pub(super) fn colours(
        &self,
        patches: &PatchSets<WORDS>,
    ) -> impl Iterator<Item = u8> + use<WORDS> {
        let taken = self.colours;
        (0..patches.colours).filter(move |colour| !taken.contains(colour))
    }

    /// Returns the patches that the seat to move would take with this colour.
    pub(super) fn taken(&self, patches: &PatchSets<WORDS>, colour: u8) -> PatchBits<WORDS> {
        intersection(
            &self.borders[self.mover.index()],
            &patches.of_colour[usize::from(colour)],
        )
    }

    /// Returns the position after the seat to move has chosen this colour.
    pub(super) fn after(&self, patches: &PatchSets<WORDS>, colour: u8) -> Self {
        let (me, other) = (self.mover.index(), self.mover.other().index());
        let taken = self.taken(patches, colour);
        let mut next = *self;
        next.colours[me] = colour;
        next.mover = self.mover.other();
        let mut tiles = 0;
        let mut around = [0; WORDS];
        for_each(&taken, |patch| {
            let patch = &patches.list[patch];
            tiles += patch.tiles;
            next.held_key = next.held_key.wrapping_add(patch.keys[me]);
            insert_all(&mut around, &patch.neighbours);
        });
        if tiles == 0 {
            next.standstill += 1;
            return next;
        }
        next.standstill = 0;
        next.free = difference(&self.free, &taken);
        insert_all(&mut next.borders[me], &around);
        next.borders[me] = intersection(&next.borders[me], &next.free);
        next.borders[other] = difference(&self.borders[other], &taken);
        next.tiles[me] += tiles;
        next.free_tiles[usize::from(colour)] -= tiles;
        next
    }

    /// Returns the hash key of the position.
    pub(super) fn key(&self) -> u64 {
        let [first, second] = self.colours.map(u64::from);
        let rest = first | second << 4 | u64::from(self.mover.0) << 8;
        mix(self.held_key ^ mix(rest | u64::from(self.standstill) << 9))
    }

    /// Returns the final lead of the seat to move in tiles, negative after a loss; `None` while the game goes on.
    pub(super) fn final_lead(&self, patches: &PatchSets<WORDS>) -> Option<i32> {
        let (me, other) = (self.mover.index(), self.mover.other().index());
        let shut_in = |seat: usize| self.free_tiles[usize::from(self.colours[seat])];
        let free = patches.tiles - self.tiles[0] - self.tiles[1];
        let lead = self.lead();
        if free == shut_in(me) + shut_in(other) {
            Some(lead + shut_in(me) as i32 - shut_in(other) as i32)
        } else {
            (self.standstill >= patches.standstill_limit).then_some(lead)
        }
    }

    /// Returns the lead of the seat to move in held tiles.
    pub(super) fn lead(&self) -> i32 {
        self.tiles[self.mover.index()] as i32 - self.tiles[self.mover.other().index()] as i32
    }

    /// Returns twice the number of held tiles beyond half the board, if a seat holds more than half and so cannot be
    /// caught up.
    pub(super) fn majority(&self, patches: &PatchSets<WORDS>, seat: Seat) -> Option<u32> {
        (2 * self.tiles[seat.index()])
            .checked_sub(patches.tiles)
            .filter(|&beyond| beyond > 0)
    }
}
