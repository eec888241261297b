//! Position in a search between two seats, with incrementally updated counts of the stones on each line of `k` cells.

use super::super::super::layout::Layout;
use super::super::super::line_index::NO_CELL;
use super::cell_set::{CellSet, CountedCells};
use super::symmetric_keys::SymmetricKeys;
use crate::Seat;

/// State of a line.
#[derive(Clone, Copy, Debug, Default)]
struct LineState {
    /// XOR of the numbers of the free cells: the number of the last free cell once only one is left.
    missing: u16,
    /// Number of stones: the first seat's in the lower three bits, the second's above them.
    held: u8,
}

/// Number of distinct values of [`LineState::held`].
const LINE_STATES: usize = 64;

/// Value of a line for the seat that alone has stones on it, by the number of missing stones.
const WORTH: [i16; 7] = [0, 200, 36, 8, 3, 1, 1];
/// Bonus for a winning cell that parity gives to the seat: when both seats fill up columns of even height in turn, the
/// first to move gets the lowest cell of each, the third and so on, and the other seat those between.
const PARITY_BONUS: i32 = 80;

/// Value of extending a line for move ordering, by the number of missing stones.
const RANKS: [i32; 7] = [0, 10_000, 1500, 200, 30, 4, 1];

/// Position with incrementally updated line counts.
pub(super) struct LineTable<'a, const WORDS: usize> {
    pub(super) layout: &'a Layout,
    lines: Vec<LineState>,
    masks: Vec<CellSet<WORDS>>,
    /// Value of a line in each state for the first seat, minus its value for the second.
    worth: [i16; LINE_STATES],
    free: CellSet<WORDS>,
    /// Cells on which a stone can be placed now.
    playable: CellSet<WORDS>,
    own: [CellSet<WORDS>; 2],
    /// Cells, free or taken since, that were the last missing one of a line of each seat, and the number of such lines.
    completing: [CountedCells<WORDS>; 2],
    /// Cells that were one of the last two missing ones of a line of each seat, and the number of such lines.
    threatening: [CountedCells<WORDS>; 2],
    /// Number of lines that each seat can still complete.
    open: [u16; 2],
    score: i32,
    /// Contribution of a line in each state to the potential of each seat.
    line_potentials: [[i16; 2]; LINE_STATES],
    /// Potential of each seat: the sum, over the lines it can still complete, of 64 halved for each missing stone.
    potential: [i32; 2],
    stones: u32,
    keys: SymmetricKeys,
}

const fn one_stone(seat: Seat) -> u8 {
    1 << (3 * (seat.0 & 1))
}

/// Returns a line's value for the first seat in each state, and its contribution to each seat's potential.
fn line_values(k: u8) -> ([i16; LINE_STATES], [[i16; 2]; LINE_STATES]) {
    let mut worth = [0; LINE_STATES];
    for stones in 0..=k {
        let value = if stones == 0 {
            0
        } else {
            WORTH[usize::from(k - stones)]
        };
        worth[usize::from(stones)] = value;
        worth[usize::from(stones) << 3] = -value;
    }
    let mut line_potentials = [[0; 2]; LINE_STATES];
    for stones in 0..=k {
        let power = 64 >> (k - stones);
        line_potentials[usize::from(stones)][0] = power;
        line_potentials[usize::from(stones) << 3][1] = power;
    }
    (worth, line_potentials)
}

impl<'a, const WORDS: usize> LineTable<'a, WORDS> {
    /// Creates the position with these stones.
    pub(super) fn new(layout: &'a Layout, stones: &[(u16, Seat)]) -> Self {
        let (worth, line_potentials) = line_values(layout.k);
        let mut free = CellSet::EMPTY;
        for cell in 0..layout.cells {
            free.insert(cell as u16);
        }
        let mut playable = free;
        if layout.falls {
            playable = CellSet::EMPTY;
            for &cell in &layout.lowest {
                playable.insert(cell);
            }
        }
        let lines: Vec<LineState> = layout
            .lines()
            .map(|cells| LineState {
                missing: cells.iter().fold(0, |all, cell| all ^ cell),
                held: 0,
            })
            .collect();
        let masks = layout
            .lines()
            .map(|cells| {
                let mut mask = CellSet::EMPTY;
                for &cell in cells {
                    mask.insert(cell);
                }
                mask
            })
            .collect();
        let none = || [(); 2].map(|()| CountedCells::new(layout.cells));
        let mut table = Self {
            worth,
            masks,
            free,
            playable,
            own: [CellSet::EMPTY; 2],
            completing: none(),
            threatening: none(),
            open: [lines.len() as u16; 2],
            score: 0,
            potential: [lines.len() as i32 * i32::from(line_potentials[0][0]); 2],
            line_potentials,
            stones: 0,
            keys: SymmetricKeys::new(layout.symmetries.len()),
            layout,
            lines,
        };
        let mut left = stones.to_vec();
        // If stones fall, the lower ones must be placed first.
        while !left.is_empty() {
            let at = left
                .iter()
                .position(|&(cell, _)| table.playable.contains(cell));
            let (cell, seat) = left.swap_remove(at.unwrap_or_default());
            table.place(cell, seat);
        }
        table
    }

    /// Returns the number of stones on the board.
    pub(super) const fn stones(&self) -> u32 {
        self.stones
    }

    /// Returns the number of free cells.
    pub(super) fn free_count(&self) -> u32 {
        self.layout.cells as u32 - self.stones
    }

    /// Returns the cells on which a stone can be placed.
    pub(super) const fn playable(&self) -> CellSet<WORDS> {
        self.playable
    }

    /// Returns the cells with stones of this seat.
    pub(super) fn own(&self, seat: Seat) -> CellSet<WORDS> {
        self.own[seat.index()]
    }

    /// Returns the cells on which a stone of this seat wins now.
    #[inline]
    pub(super) fn wins(&self, seat: Seat) -> CellSet<WORDS> {
        self.completing[seat.index()].cells() & self.playable
    }

    /// Returns the free cells that complete a line of this seat, playable now or not.
    #[inline]
    pub(super) fn would_win(&self, seat: Seat) -> CellSet<WORDS> {
        self.completing[seat.index()].cells() & self.free
    }

    /// Returns the cells on which a stone of this seat makes a line with one missing stone.
    #[inline]
    pub(super) fn threats(&self, seat: Seat) -> CellSet<WORDS> {
        self.threatening[seat.index()].cells() & self.playable
    }

    /// Returns `true` if this seat can still complete some line.
    #[inline]
    pub(super) const fn can_win(&self, seat: Seat) -> bool {
        self.open[seat.index()] > 0
    }

    /// Returns the hash key of the position.
    #[inline]
    pub(super) fn key(&self) -> u64 {
        self.keys.plain()
    }

    /// Returns a hash key that symmetric positions share, and the symmetry that leads to it.
    #[inline]
    pub(super) fn canonical_key(&self) -> (u64, &'a [u16]) {
        let (key, symmetry) = self.keys.canonical(self.stones);
        (key, &self.layout.symmetries[symmetry])
    }

    /// Returns the canonical key after one more stone.
    #[inline]
    pub(super) fn canonical_key_after(&self, cell: u16, seat: Seat) -> u64 {
        self.keys
            .canonical_after(self.stones + 1, self.layout.keys(cell, seat))
    }

    /// Returns the potential of seat `of` after one more stone of `seat`.
    #[inline]
    pub(super) fn potential_after(&self, cell: u16, seat: Seat, of: Seat) -> i32 {
        let lines = self.layout.through(cell).iter();
        let gain = lines.map(|&line| {
            let held_now = self.lines[usize::from(line)].held;
            let after = held_now + one_stone(seat);
            let power = |held: u8| i32::from(self.line_potentials[usize::from(held)][of.index()]);
            power(after) - power(held_now)
        });
        self.potential(of) + gain.sum::<i32>()
    }

    /// Returns the playable cells on lines that some seat can still complete; stones on other cells change nothing.
    pub(super) fn useful(&self) -> CellSet<WORDS> {
        let mut useful = CellSet::EMPTY;
        for (line, &mask) in self.lines.iter().zip(&self.masks) {
            if line.held < 8 || line.held & 7 == 0 {
                useful = useful | mask;
            }
        }
        useful & self.playable
    }

    /// Returns the cells directly below these, where stones fall.
    #[inline]
    pub(super) fn below(&self, cells: CellSet<WORDS>) -> CellSet<WORDS> {
        let mut below = CellSet::EMPTY;
        if self.layout.falls {
            for cell in cells.iter() {
                let cell = self.layout.below[usize::from(cell)];
                if cell != NO_CELL {
                    below.insert(cell);
                }
            }
        }
        below
    }

    /// Returns the static evaluation for a seat.
    pub(super) fn score(&self, seat: Seat) -> i32 {
        let mut score = self.score;
        if let Some(parity_owner) = &self.layout.parity_owner {
            for side in [Seat::FIRST, Seat::SECOND] {
                let own = self.would_win(side).iter();
                let own = own
                    .filter(|&cell| parity_owner[usize::from(cell)] == side)
                    .count() as i32;
                score += if side == Seat::FIRST {
                    PARITY_BONUS
                } else {
                    -PARITY_BONUS
                } * own;
            }
        }
        if seat == Seat::FIRST { score } else { -score }
    }

    /// Returns the number of a seat's stones on a line.
    #[inline]
    pub(super) fn held(&self, line: u16, seat: Seat) -> u8 {
        self.lines[line as usize].held >> (3 * (seat.0 & 1)) & 7
    }

    /// Returns the lines that a seat can still complete and that contain none of these cells.
    #[inline]
    pub(super) fn open_lines(
        &self,
        seat: Seat,
        without: CellSet<WORDS>,
    ) -> impl Iterator<Item = u16> {
        let avoided = without | self.own[seat.other().index()];
        self.masks
            .iter()
            .enumerate()
            .filter(move |(_, mask)| (**mask & avoided).is_empty())
            .map(|(line, _)| line as u16)
    }

    /// Returns `true` if a seat would complete a line with these cells.
    #[inline]
    pub(super) fn has_line_within(&self, seat: Seat, cells: CellSet<WORDS>) -> bool {
        let lacking = !(cells | self.own[seat.index()]);
        self.masks.iter().any(|&mask| (mask & lacking).is_empty())
    }

    /// Returns the potential of a seat. If it is less than 32 with this seat to move, or less than 64 with the other
    /// seat to move, the other seat can hold the position (Erdős and Selfridge).
    #[inline]
    pub(super) const fn potential(&self, seat: Seat) -> i32 {
        self.potential[seat.index()]
    }

    /// Returns the free cells of each line that a seat can still complete.
    pub(super) fn open_masks(&self, seat: Seat) -> impl Iterator<Item = CellSet<WORDS>> {
        let theirs = self.own[seat.other().index()];
        let free = self.free;
        let masks = self.masks.iter();
        masks
            .filter(move |&&mask| (mask & theirs).is_empty())
            .map(move |&mask| mask & free)
    }

    /// Returns the cells on which a stone of this seat makes a line with two missing stones.
    pub(super) fn building(&self, seat: Seat) -> CellSet<WORDS> {
        let mut cells = CellSet::EMPTY;
        let held = (self.layout.k - 3) << (3 * seat.0);
        for (line, &mask) in self.lines.iter().zip(&self.masks) {
            if line.held == held {
                cells = cells | mask;
            }
        }
        cells & self.playable
    }

    /// Places a stone on a playable cell.
    pub(super) fn place(&mut self, cell: u16, seat: Seat) {
        self.keys.toggle(self.layout.keys(cell, seat));
        self.add(cell, seat);
    }

    /// Removes a stone, which must be the one placed last.
    pub(super) fn undo(&mut self, cell: u16, seat: Seat) {
        self.keys.toggle(self.layout.keys(cell, seat));
        self.remove(cell, seat);
    }

    /// Places a stone that is removed again before the next call of `canonical_key`: the keys of symmetric positions
    /// are not updated.
    pub(super) fn place_plain(&mut self, cell: u16, seat: Seat) {
        self.keys.toggle_plain(self.layout.keys(cell, seat));
        self.add(cell, seat);
    }

    /// Removes a stone placed with `place_plain`.
    pub(super) fn undo_plain(&mut self, cell: u16, seat: Seat) {
        self.keys.toggle_plain(self.layout.keys(cell, seat));
        self.remove(cell, seat);
    }

    fn add(&mut self, cell: u16, seat: Seat) {
        let layout = self.layout;
        let (at, one) = (usize::from(cell), one_stone(seat));
        let (mine, theirs) = (seat.index(), seat.other().index());
        let other = one_stone(seat.other());
        let (last, two) = ((layout.k - 1) * one, (layout.k - 2) * one);
        let their_two = (layout.k - 2) * other;
        for &number in layout.through(cell) {
            let line = &mut self.lines[usize::from(number)];
            let before = line.held;
            line.held += one;
            line.missing ^= cell;
            let (after, missing) = (line.held, line.missing);
            self.score +=
                i32::from(self.worth[usize::from(after)] - self.worth[usize::from(before)]);
            for side in 0..2 {
                let power = |held: u8| i32::from(self.line_potentials[usize::from(held)][side]);
                self.potential[side] += power(after) - power(before);
            }
            if before & (7 * one) == 0 {
                self.open[theirs] -= 1;
                if before == their_two {
                    self.threatening[theirs].remove(missing);
                }
            }
            if after == last {
                self.completing[mine].add(missing);
            }
            if before == two {
                self.threatening[mine].remove(missing);
            }
            if after == two {
                for &cell in layout.line(number) {
                    if self.free.contains(cell) && usize::from(cell) != at {
                        self.threatening[mine].add(cell);
                    }
                }
            }
        }
        self.free.remove(cell);
        self.own[mine].insert(cell);
        self.playable.remove(cell);
        let above = layout.above[at];
        if above != NO_CELL {
            self.playable.insert(above);
        }
        self.stones += 1;
    }

    fn remove(&mut self, cell: u16, seat: Seat) {
        let layout = self.layout;
        let (at, one) = (usize::from(cell), one_stone(seat));
        let (mine, theirs) = (seat.index(), seat.other().index());
        let other = one_stone(seat.other());
        let (last, two) = ((layout.k - 1) * one, (layout.k - 2) * one);
        let their_two = (layout.k - 2) * other;
        for &number in layout.through(cell) {
            let line = &mut self.lines[usize::from(number)];
            let (after, missing) = (line.held, line.missing);
            line.held -= one;
            line.missing ^= cell;
            let before = line.held;
            self.score +=
                i32::from(self.worth[usize::from(before)] - self.worth[usize::from(after)]);
            for side in 0..2 {
                let power = |held: u8| i32::from(self.line_potentials[usize::from(held)][side]);
                self.potential[side] += power(before) - power(after);
            }
            if before & (7 * one) == 0 {
                self.open[theirs] += 1;
                if before == their_two {
                    self.threatening[theirs].add(missing);
                }
            }
            if after == last {
                self.completing[mine].remove(missing);
            }
            if before == two {
                self.threatening[mine].add(missing);
            }
            if after == two {
                for &cell in layout.line(number) {
                    if self.free.contains(cell) {
                        self.threatening[mine].remove(cell);
                    }
                }
            }
        }
        self.free.insert(cell);
        self.own[mine].remove(cell);
        self.playable.insert(cell);
        let above = layout.above[at];
        if above != NO_CELL {
            self.playable.remove(above);
        }
        self.stones -= 1;
    }

    /// Returns the move-ordering score of a cell: the value of the lines, its own and the other seat's, that a stone
    /// here extends.
    pub(super) fn rank(&self, cell: u16, mover: Seat) -> i32 {
        let k = self.layout.k;
        let mut rank = 0;
        for &line in self.layout.through(cell) {
            let (mine, theirs) = (self.held(line, mover), self.held(line, mover.other()));
            if theirs == 0 {
                rank += 3 * RANKS[usize::from(k - mine)];
            } else if mine == 0 {
                rank += 2 * RANKS[usize::from(k - theirs)];
            }
        }
        rank
    }

    /// Returns the cells near stones.
    pub(super) fn near(&self) -> CellSet<WORDS> {
        let mut near = CellSet::EMPTY;
        for cell in (self.own[0] | self.own[1]).iter() {
            near = near | self.around(cell);
        }
        near
    }

    fn around(&self, cell: u16) -> CellSet<WORDS> {
        let mut around = CellSet::EMPTY;
        for &near in &self.layout.near[usize::from(cell)] {
            around.insert(near);
        }
        around
    }
}
