//! The table of lines: the position of a search between two, with what each line of `k` cells holds.

use super::super::super::super::Seat;
use super::cell_set::CellSet;
use super::layout::{Layout, NO_CELL};

/// What a line holds: how many stones of each seat, and its free cells.
#[derive(Clone, Copy, Debug, Default)]
struct LineState {
    /// The numbers of the free cells, folded into one: the number of the last one that is free.
    missing: u16,
    /// The first seat's stones in the lower three bits, the second's above them.
    held: u8,
}

/// How many different things a line can hold, as its stones are counted.
const HELD: usize = 64;

/// What a line is worth to whoever holds it alone, by how many stones it lacks.
const WORTH: [i16; 7] = [0, 200, 36, 8, 3, 1, 1];
/// What it is worth besides that the stone which a line lacks falls to the own lot: when two fill up columns of even height
/// in turn, whoever began gets the lowest cell of each, the third, and so on, and the other one those between.
const PARITY_BONUS: i32 = 80;

/// What prolonging a line is worth, by how many stones it lacks, when moves are put in an order.
const RANKS: [i32; 7] = [0, 10_000, 1500, 200, 30, 4, 1];

/// With so few turns all are looked at, and with so few stones.
const FEW_SYMMETRIES: usize = 8;
const FEW_STONES: u32 = 10;

/// A position of a search, with what changes from stone to stone.
pub(super) struct LineTable<'a, const WORDS: usize> {
    pub(super) layout: &'a Layout,
    lines: Vec<LineState>,
    masks: Vec<CellSet<WORDS>>,
    /// What a line that holds this is worth to the first seat, less what it is worth to the second.
    worth: [i16; HELD],
    free: CellSet<WORDS>,
    /// Where a stone can be put now.
    playable: CellSet<WORDS>,
    own: [CellSet<WORDS>; 2],
    /// For each seat the cells, free or no longer, that were the last to complete a line, and how many lines.
    completing: [CellSet<WORDS>; 2],
    completes: [Vec<u8>; 2],
    /// For each seat the cells that were one of the last two of a line, and of how many.
    threatening: [CellSet<WORDS>; 2],
    threatens: [Vec<u8>; 2],
    /// How many lines each seat can still complete.
    open: [u16; 2],
    score: i32,
    /// What a line that holds this adds to the potential of each seat.
    powers: [[i16; 2]; HELD],
    /// For each seat, over the lines that it can still complete, the sum of 64 halved for each stone that lacks.
    potential: [i32; 2],
    stones: u32,
    /// The keys of the position as it is seen after each turn and mirroring of the board, itself first.
    symmetric_keys: Vec<u64>,
}

const fn held(seat: Seat) -> u8 {
    1 << (3 * (seat.0 & 1))
}

/// How many turns are looked at: all where there are few, but with many stones on the board hardly any two positions are alike
/// but for a turn.
const fn symmetries_at(stones: u32, turns: usize) -> usize {
    if turns <= FEW_SYMMETRIES || stones <= FEW_STONES {
        turns
    } else {
        1
    }
}

impl<'a, const WORDS: usize> LineTable<'a, WORDS> {
    /// The position with these stones, each a cell and whose it is.
    pub(super) fn new(layout: &'a Layout, stones: &[(u16, Seat)]) -> Self {
        let mut worth = [0; HELD];
        for stones in 0..=layout.k {
            let value = if stones == 0 {
                0
            } else {
                WORTH[usize::from(layout.k - stones)]
            };
            worth[usize::from(stones)] = value;
            worth[usize::from(stones) << 3] = -value;
        }
        let mut powers = [[0; 2]; HELD];
        for stones in 0..=layout.k {
            let power = 64 >> (layout.k - stones);
            powers[usize::from(stones)][0] = power;
            powers[usize::from(stones) << 3][1] = power;
        }
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
        let none = || [vec![0; layout.cells], vec![0; layout.cells]];
        let mut table = Self {
            worth,
            masks,
            free,
            playable,
            own: [CellSet::EMPTY; 2],
            completing: [CellSet::EMPTY; 2],
            completes: none(),
            threatening: [CellSet::EMPTY; 2],
            threatens: none(),
            open: [lines.len() as u16; 2],
            score: 0,
            potential: [lines.len() as i32 * i32::from(powers[0][0]); 2],
            powers,
            stones: 0,
            symmetric_keys: vec![0; layout.symmetries.len()],
            layout,
            lines,
        };
        let mut left = stones.to_vec();
        // Where stones fall, those below come first.
        while !left.is_empty() {
            let at = left
                .iter()
                .position(|&(cell, _)| table.playable.contains(cell));
            let (cell, seat) = left.swap_remove(at.unwrap_or_default());
            table.place(cell, seat);
        }
        table
    }

    /// How many stones lie on the board.
    pub(super) const fn stones(&self) -> u32 {
        self.stones
    }

    /// How many cells are free.
    pub(super) fn room(&self) -> u32 {
        self.layout.cells as u32 - self.stones
    }

    /// The cells on which a stone can be put.
    pub(super) const fn playable(&self) -> CellSet<WORDS> {
        self.playable
    }

    /// The cells on which a stone of this seat wins now.
    #[inline]
    pub(super) fn wins(&self, seat: Seat) -> CellSet<WORDS> {
        self.completing[seat.index()] & self.playable
    }

    /// The free cells on which a stone of this seat would win, could it be put there.
    #[inline]
    pub(super) fn would_win(&self, seat: Seat) -> CellSet<WORDS> {
        self.completing[seat.index()] & self.free
    }

    /// The cells on which a stone of this seat makes a line that lacks one.
    #[inline]
    pub(super) fn threats(&self, seat: Seat) -> CellSet<WORDS> {
        self.threatening[seat.index()] & self.playable
    }

    /// Whether a seat could win if nobody stopped it.
    #[inline]
    pub(super) const fn can_win(&self, seat: Seat) -> bool {
        self.open[seat.index()] > 0
    }

    /// A number for the position: two positions have the same only by a chance that does not come.
    #[inline]
    pub(super) fn key(&self) -> u64 {
        self.symmetric_keys[0]
    }

    /// The same number for all positions that are alike but for a turn or a mirror, and the turn that leads to it.
    #[inline]
    pub(super) fn canonical_key(&self) -> (u64, &'a [u16]) {
        let mut least = (self.symmetric_keys[0], 0);
        let turns = symmetries_at(self.stones, self.symmetric_keys.len());
        for (turn, &key) in self.symmetric_keys[..turns].iter().enumerate().skip(1) {
            if key < least.0 {
                least = (key, turn);
            }
        }
        (least.0, &self.layout.symmetries[least.1])
    }

    /// The turned key as it will be with one more stone.
    #[inline]
    pub(super) fn canonical_key_after(&self, cell: u16, seat: Seat) -> u64 {
        let turns = symmetries_at(self.stones + 1, self.symmetric_keys.len());
        let stones = self.layout.keys(cell, seat)[..turns].iter();
        let after = self
            .symmetric_keys
            .iter()
            .zip(stones)
            .map(|(key, stone)| key ^ stone);
        after.min().unwrap_or_default()
    }

    /// The potential of a seat as it will be with one more stone of somebody.
    #[inline]
    pub(super) fn potential_after(&self, cell: u16, seat: Seat, of: Seat) -> i32 {
        let lines = self.layout.through(cell).iter();
        let gain = lines.map(|&line| {
            let held_now = self.lines[usize::from(line)].held;
            let after = held_now + held(seat);
            let power = |held: u8| i32::from(self.powers[usize::from(held)][of.index()]);
            power(after) - power(held_now)
        });
        self.potential(of) + gain.sum::<i32>()
    }

    /// The cells on lines that somebody can still complete and where a stone can be put: one elsewhere is as good as none.
    pub(super) fn useful(&self) -> CellSet<WORDS> {
        let mut useful = CellSet::EMPTY;
        for (line, &mask) in self.lines.iter().zip(&self.masks) {
            if line.held < 8 || line.held & 7 == 0 {
                useful = useful | mask;
            }
        }
        useful & self.playable
    }

    /// The cells below these, where stones fall.
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

    /// What the lines are worth to a seat, less what they are worth to the other.
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

    /// How many stones of each seat a line has.
    #[inline]
    pub(super) fn held(&self, line: u16, seat: Seat) -> u8 {
        self.lines[line as usize].held >> (3 * (seat.0 & 1)) & 7
    }

    /// The lines that a seat can still complete, and that have none of these cells.
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

    /// Whether a seat completes a line if it gets these cells.
    #[inline]
    pub(super) fn has_line_within(&self, seat: Seat, cells: CellSet<WORDS>) -> bool {
        let lacking = !(cells | self.own[seat.index()]);
        self.masks.iter().any(|&mask| (mask & lacking).is_empty())
    }

    /// How near a seat is to winning: where it is to move and this is under 32, or the other is and it is under 64, the other
    /// can hold it (Erdős and Selfridge).
    #[inline]
    pub(super) const fn potential(&self, seat: Seat) -> i32 {
        self.potential[seat.index()]
    }

    /// The free cells of each line that a seat can still complete.
    pub(super) fn open_masks(&self, seat: Seat) -> impl Iterator<Item = CellSet<WORDS>> {
        let theirs = self.own[seat.other().index()];
        let free = self.free;
        let masks = self.masks.iter();
        masks
            .filter(move |&&mask| (mask & theirs).is_empty())
            .map(move |&mask| mask & free)
    }

    /// The cells on which a stone of this seat makes a line that lacks two.
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

    /// Puts a stone on a cell on which one can be put.
    pub(super) fn place(&mut self, cell: u16, seat: Seat) {
        self.toggle_keys(cell, seat);
        self.add(cell, seat);
    }

    /// Takes back the stone that was put last.
    pub(super) fn undo(&mut self, cell: u16, seat: Seat) {
        self.toggle_keys(cell, seat);
        self.remove(cell, seat);
    }

    /// Puts a stone that is taken back before anybody asks for a turned key.
    pub(super) fn place_plain(&mut self, cell: u16, seat: Seat) {
        self.symmetric_keys[0] ^= self.layout.keys(cell, seat)[0];
        self.add(cell, seat);
    }

    /// Takes back the stone that was put last, in passing.
    pub(super) fn undo_plain(&mut self, cell: u16, seat: Seat) {
        self.symmetric_keys[0] ^= self.layout.keys(cell, seat)[0];
        self.remove(cell, seat);
    }

    fn add(&mut self, cell: u16, seat: Seat) {
        let layout = self.layout;
        let (at, one) = (usize::from(cell), held(seat));
        let (mine, theirs) = (seat.index(), seat.other().index());
        let other = held(seat.other());
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
                let power = |held: u8| i32::from(self.powers[usize::from(held)][side]);
                self.potential[side] += power(after) - power(before);
            }
            if before & (7 * one) == 0 {
                self.open[theirs] -= 1;
                if before == their_two {
                    self.less_threatening(theirs, missing);
                }
            }
            if after == last {
                let count = &mut self.completes[mine][usize::from(missing)];
                *count += 1;
                self.completing[mine].insert(missing);
            }
            if before == two {
                self.less_threatening(mine, missing);
            }
            if after == two {
                for &cell in layout.line(number) {
                    if self.free.contains(cell) && usize::from(cell) != at {
                        self.threatens[mine][usize::from(cell)] += 1;
                        self.threatening[mine].insert(cell);
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
        let (at, one) = (usize::from(cell), held(seat));
        let (mine, theirs) = (seat.index(), seat.other().index());
        let other = held(seat.other());
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
                let power = |held: u8| i32::from(self.powers[usize::from(held)][side]);
                self.potential[side] += power(before) - power(after);
            }
            if before & (7 * one) == 0 {
                self.open[theirs] += 1;
                if before == their_two {
                    self.more_threatening(theirs, missing);
                }
            }
            if after == last {
                let count = &mut self.completes[mine][usize::from(missing)];
                *count -= 1;
                if *count == 0 {
                    self.completing[mine].remove(missing);
                }
            }
            if before == two {
                self.more_threatening(mine, missing);
            }
            if after == two {
                for &cell in layout.line(number) {
                    if self.free.contains(cell) {
                        self.less_threatening(mine, cell);
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

    #[inline]
    fn less_threatening(&mut self, side: usize, cell: u16) {
        let count = &mut self.threatens[side][usize::from(cell)];
        *count -= 1;
        if *count == 0 {
            self.threatening[side].remove(cell);
        }
    }

    #[inline]
    fn more_threatening(&mut self, side: usize, cell: u16) {
        self.threatens[side][usize::from(cell)] += 1;
        self.threatening[side].insert(cell);
    }

    #[inline]
    fn toggle_keys(&mut self, cell: u16, seat: Seat) {
        for (key, stone) in self
            .symmetric_keys
            .iter_mut()
            .zip(self.layout.keys(cell, seat))
        {
            *key ^= stone;
        }
    }

    /// How good a cell looks to a seat: by the lines that a stone here would prolong, its own and those of the other.
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

    /// The cells near stones.
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
