//! Board of 4×4×4 cells with lines of four, and positions on it, with one bit per cell and per line.

use super::super::super::super::layout::Layout;

const CELLS: usize = 64;
const LINES: usize = 76;
/// Maximum number of stones at which symmetric positions are treated as one.
const SYMMETRIC_STONES: u32 = 14;

/// Cells with stones of the attacker, which tries to complete a line, and of the defender, which tries to prevent it.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub(super) struct Stones {
    pub(super) attacker: u64,
    pub(super) defender: u64,
}

impl Stones {
    /// Returns the cells with stones.
    pub(super) const fn occupied(self) -> u64 {
        self.attacker | self.defender
    }

    /// Returns the stones after the attacker adds one.
    pub(super) const fn attacked(self, cell: u8) -> Self {
        Self {
            attacker: self.attacker | 1 << cell,
            ..self
        }
    }

    /// Returns the stones after the defender adds one.
    pub(super) const fn defended(self, cell: u8) -> Self {
        Self {
            defender: self.defender | 1 << cell,
            ..self
        }
    }
}

/// Returns the cells of a set in ascending order.
#[inline]
pub(super) fn cells(mut set: u64) -> impl Iterator<Item = u8> {
    std::iter::from_fn(move || {
        let cell = (set != 0).then(|| set.trailing_zeros() as u8);
        set &= set.wrapping_sub(1);
        cell
    })
}

/// Lines, lines through each cell, and symmetries of the board.
pub(super) struct CubeBoard {
    /// Cells of each line.
    lines: [u64; LINES],
    /// Lines through each cell.
    through: [u128; CELLS],
    /// Image of every cell under each symmetry; the identity comes first.
    symmetries: Vec<[u8; CELLS]>,
}

impl CubeBoard {
    /// Creates the board of a layout; `None` unless it has the cube's number of cells and lines, stones do not fall,
    /// and no two lines share two cells.
    pub(super) fn new(layout: &Layout) -> Option<Self> {
        let sets: Vec<u64> = layout
            .lines()
            .map(|line| line.iter().fold(0, |set, cell| set | 1 << (cell % 64)))
            .collect();
        let lines: [u64; LINES] = sets.try_into().ok()?;
        let is_cube = layout.cells == CELLS && layout.k == 4 && !layout.falls;
        let mut pairs = (1..LINES).flat_map(|at| (0..at).map(move |other| (at, other)));
        let shares_two =
            pairs.any(|(at, other): (usize, usize)| (lines[at] & lines[other]).count_ones() > 1);
        if !is_cube || shares_two {
            return None;
        }
        let mut through = [0; CELLS];
        for (number, &line) in lines.iter().enumerate() {
            for cell in cells(line) {
                through[usize::from(cell)] |= 1 << number;
            }
        }
        let image = |map: &Vec<u16>| std::array::from_fn(|cell| map[cell] as u8);
        Some(Self {
            lines,
            through,
            symmetries: layout.symmetries.iter().map(image).collect(),
        })
    }

    /// Returns the lines through a cell.
    #[inline]
    pub(super) const fn through(&self, cell: u8) -> u128 {
        self.through[(cell % 64) as usize]
    }

    /// Returns the cells of a line.
    #[inline]
    pub(super) const fn line(&self, number: u32) -> u64 {
        self.lines[number as usize]
    }

    /// Returns the smallest image of these stones under the symmetries, and the symmetry that leads to it. With many
    /// stones, two positions are hardly ever symmetric, and the stones themselves are returned.
    pub(super) fn canonical(&self, stones: Stones) -> (Stones, &[u8; CELLS]) {
        let mut least = (stones, &self.symmetries[0]);
        if stones.occupied().count_ones() > SYMMETRIC_STONES {
            return least;
        }
        let image = |set: u64, map: &[u8; CELLS]| {
            cells(set).fold(0, |image, cell| image | 1 << map[usize::from(cell)])
        };
        for map in &self.symmetries[1..] {
            let attacker = image(stones.attacker, map);
            if attacker <= least.0.attacker {
                let defender = image(stones.defender, map);
                let found = Stones { attacker, defender };
                if found < least.0 {
                    least = (found, map);
                }
            }
        }
        least
    }
}

/// Lines that a seat can still complete, with the number of its stones on each.
#[derive(Clone, Copy)]
pub(super) struct LineCounts {
    open: u128,
    /// Lower and upper bit of the number of stones on each line.
    low: u128,
    high: u128,
}

impl LineCounts {
    const EMPTY: Self = Self {
        open: (1 << LINES) - 1,
        low: 0,
        high: 0,
    };

    #[inline]
    const fn add(&mut self, lines: u128) {
        self.high ^= self.low & lines;
        self.low ^= lines;
    }

    /// Returns the lines that the seat can still complete.
    #[inline]
    pub(super) const fn open(&self) -> u128 {
        self.open
    }

    /// Returns the open lines without stones.
    #[inline]
    pub(super) const fn empty(&self) -> u128 {
        self.open & !self.low & !self.high
    }

    /// Returns the open lines with one stone.
    #[inline]
    pub(super) const fn ones(&self) -> u128 {
        self.open & self.low & !self.high
    }

    /// Returns the open lines with two stones.
    #[inline]
    pub(super) const fn twos(&self) -> u128 {
        self.open & !self.low & self.high
    }

    /// Returns the open lines with three stones.
    #[inline]
    pub(super) const fn threes(&self) -> u128 {
        self.open & self.low & self.high
    }
}

/// Position with the counts of the lines. No line is complete.
#[derive(Clone, Copy)]
pub(super) struct CubePosition {
    pub(super) stones: Stones,
    pub(super) attack: LineCounts,
    pub(super) defence: LineCounts,
}

impl CubePosition {
    pub(super) fn new(board: &CubeBoard, stones: Stones) -> Self {
        let mut position = Self {
            stones: Stones::default(),
            attack: LineCounts::EMPTY,
            defence: LineCounts::EMPTY,
        };
        for cell in cells(stones.attacker) {
            position = position.attacked(board, cell);
        }
        for cell in cells(stones.defender) {
            position = position.defended(board, cell);
        }
        position
    }

    /// Returns the position after the attacker places a stone.
    #[inline]
    pub(super) const fn attacked(mut self, board: &CubeBoard, cell: u8) -> Self {
        let lines = board.through(cell);
        self.stones = self.stones.attacked(cell);
        self.attack.add(lines);
        self.defence.open &= !lines;
        self
    }

    /// Returns the position after the defender places a stone.
    #[inline]
    pub(super) const fn defended(mut self, board: &CubeBoard, cell: u8) -> Self {
        let lines = board.through(cell);
        self.stones = self.stones.defended(cell);
        self.defence.add(lines);
        self.attack.open &= !lines;
        self
    }

    #[inline]
    pub(super) const fn free(&self) -> u64 {
        !self.stones.occupied()
    }

    /// Returns the free cells on these lines.
    #[inline]
    const fn free_on(&self, board: &CubeBoard, mut lines: u128) -> u64 {
        let mut found = 0;
        while lines != 0 {
            found |= board.line(lines.trailing_zeros());
            lines &= lines - 1;
        }
        found & self.free()
    }

    /// Returns the cells on which the attacker completes a line.
    #[inline]
    pub(super) const fn wins(&self, board: &CubeBoard) -> u64 {
        self.free_on(board, self.attack.threes())
    }

    /// Returns the cells on which the defender completes a line.
    #[inline]
    pub(super) const fn counter_wins(&self, board: &CubeBoard) -> u64 {
        self.free_on(board, self.defence.threes())
    }
}
