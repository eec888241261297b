//! Position in a search with any number of seats, with incrementally updated counts of the stones on each run of `k`
//! cells.

use super::super::lines::{EMPTY, stone};
use super::super::position::InARow;
use super::super::setup::ROWS;
use crate::Seat;

/// Value of a run by the number of its stones, all of one seat. A run with one missing stone is a threat, which a
/// search finds; its value is for those beyond the search depth.
const WORTH: [i32; 7] = [0, 1, 6, 36, 200, 1000, 0];
/// Value of extending a run for move ordering, by the number of its stones.
const RANKS: [i32; 7] = [1, 4, 30, 200, 1500, 10_000, 0];
/// Maximum distance along a line at which cells count as near each other.
const REACH: usize = 2;

/// Number of stones of each seat on a run: [`SEAT_BITS`] bits per seat.
type Count = u64;
/// Bits of a [`Count`] for each seat, enough for the longest run.
const SEAT_BITS: u32 = 4;
const _: () = assert!(SEAT_BITS * Seat::MAX_COUNT as u32 <= Count::BITS);
const _: () = assert!(*ROWS.end() < 1 << SEAT_BITS);

/// Returns the only seat with stones on a run and their number; `None` for a run of no seat or of several.
const fn sole_owner(count: Count) -> Option<(usize, u32)> {
    if count == 0 {
        return None;
    }
    let seat = count.trailing_zeros() / SEAT_BITS;
    let stones = count >> (SEAT_BITS * seat);
    if stones < 1 << SEAT_BITS {
        Some((seat as usize, stones as u32))
    } else {
        None
    }
}

/// Position with incrementally updated run counts.
pub(super) struct RunCounts {
    seats: u8,
    /// Number of stones in a row needed to win.
    k: u32,
    /// Runs through each cell.
    through: Vec<Vec<u16>>,
    /// Cells near each cell.
    near: Vec<Vec<u16>>,
    /// Cells of each column from the bottom up, if stones fall.
    columns: Option<Vec<Vec<u16>>>,
    column_of: Vec<u16>,
    /// Number of stones in each column.
    heights: Vec<u16>,
    cells: Vec<u8>,
    counts: Vec<Count>,
    /// XOR of the numbers of the free cells of each run: the number of the last free cell once only one is left.
    missing: Vec<u16>,
    /// Number of stones near each cell.
    nearby_stones: Vec<u16>,
    /// Number of runs of each seat with one missing stone.
    ready: [u32; Seat::MAX_COUNT as usize],
    /// Sum of the values of each seat's runs.
    worth: [i32; Seat::MAX_COUNT as usize],
    /// Number of runs that each seat can still complete.
    open: [u32; Seat::MAX_COUNT as usize],
    stones: u32,
}

impl RunCounts {
    pub(super) fn new(position: &InARow) -> Self {
        let line_board = &*position.line_board;
        let cells = position.cells.len();
        let seats = line_board.setup.seats;
        let mut runs = Vec::new();
        let mut through = vec![Vec::new(); cells];
        let mut near = vec![Vec::new(); cells];
        for (number, run) in line_board.lines.runs().enumerate() {
            for (at, cell) in run.iter().enumerate() {
                runs.push(cell.0 as u16);
                through[cell.index()].push(number as u16);
                let from = at.saturating_sub(REACH);
                let beside = run[from..].iter().take(at - from + REACH + 1);
                near[cell.index()].extend(beside.map(|cell| cell.0 as u16));
            }
        }
        for (cell, near) in near.iter_mut().enumerate() {
            near.sort_unstable();
            near.dedup();
            near.retain(|&other| usize::from(other) != cell);
        }
        let k = usize::from(line_board.setup.k);
        let missing: Vec<u16> = runs
            .chunks(k)
            .map(|run| run.iter().fold(0, |all, cell| all ^ cell))
            .collect();
        let columns = line_board.columns.as_ref().map(|columns| {
            let upwards = |column: &Vec<_>| {
                let cells = column.iter().rev();
                cells
                    .map(|cell: &tessella_boards::CellId| cell.0 as u16)
                    .collect()
            };
            columns
                .columns
                .iter()
                .map(upwards)
                .collect::<Vec<Vec<u16>>>()
        });
        let mut column_of = vec![0; cells];
        for (number, column) in columns.iter().flatten().enumerate() {
            for &cell in column {
                column_of[usize::from(cell)] = number as u16;
            }
        }
        let mut counts = Self {
            seats,
            k: k as u32,
            open: [missing.len() as u32; Seat::MAX_COUNT as usize],
            counts: vec![0; missing.len()],
            heights: vec![0; columns.as_ref().map_or(0, Vec::len)],
            cells: vec![EMPTY; cells],
            nearby_stones: vec![0; cells],
            ready: Default::default(),
            worth: Default::default(),
            stones: 0,
            through,
            near,
            columns,
            column_of,
            missing,
        };
        for (cell, &content) in position.cells.iter().enumerate() {
            if content != EMPTY {
                counts.place(cell as u16, Seat(content - 1));
            }
        }
        counts
    }

    pub(super) const fn seats(&self) -> u8 {
        self.seats
    }

    /// Returns the number of stones on the board.
    pub(super) const fn stones(&self) -> u32 {
        self.stones
    }

    /// Returns the number of free cells.
    pub(super) fn free_count(&self) -> u32 {
        self.cells.len() as u32 - self.stones
    }

    /// Returns `true` if no seat can win any more.
    pub(super) fn is_drawn(&self) -> bool {
        (0..self.seats).all(|seat| !self.can_win(Seat(seat)))
    }

    /// Returns `true` if this seat can still complete some run.
    pub(super) const fn can_win(&self, seat: Seat) -> bool {
        self.open[seat.index()] > 0
    }

    /// Returns the sum of the values of a seat's runs.
    pub(super) const fn worth(&self, seat: Seat) -> i32 {
        self.worth[seat.index()]
    }

    pub(super) fn is_near(&self, cell: u16) -> bool {
        self.nearby_stones[usize::from(cell)] > 0
    }

    /// Places a stone on a free cell.
    pub(super) fn place(&mut self, cell: u16, seat: Seat) {
        self.change(cell, seat, 1, |count, one| count + one);
        self.cells[usize::from(cell)] = stone(seat);
        self.stones += 1;
        if self.columns.is_some() {
            self.heights[usize::from(self.column_of[usize::from(cell)])] += 1;
        }
    }

    /// Removes a stone, which must be the one placed last.
    pub(super) fn undo(&mut self, cell: u16, seat: Seat) {
        self.change(cell, seat, u16::MAX, |count, one| count - one);
        self.cells[usize::from(cell)] = EMPTY;
        self.stones -= 1;
        if self.columns.is_some() {
            self.heights[usize::from(self.column_of[usize::from(cell)])] -= 1;
        }
    }

    /// Updates the counts for a placed or removed stone; `by` is added to the numbers of nearby stones.
    fn change(&mut self, cell: u16, seat: Seat, by: u16, count_of: fn(Count, Count) -> Count) {
        let at = usize::from(cell);
        let one = 1 << (SEAT_BITS * u32::from(seat.0));
        for &run in &self.through[at] {
            let run = usize::from(run);
            let before = self.counts[run];
            let after = count_of(before, one);
            self.counts[run] = after;
            let lacked = self.missing[run];
            let lacks = lacked ^ cell;
            self.missing[run] = lacks;
            for (count, sign) in [(before, -1), (after, 1)] {
                if let Some((seat, stones)) = sole_owner(count) {
                    self.worth[seat] += sign * WORTH[stones as usize];
                    let lacking = self.k - stones;
                    if lacking == 1 {
                        self.ready[seat] = self.ready[seat].wrapping_add_signed(sign);
                    }
                    self.open[seat] = self.open[seat].wrapping_add_signed(sign);
                } else if count == 0 {
                    for open in &mut self.open[..usize::from(self.seats)] {
                        *open = open.wrapping_add_signed(sign);
                    }
                }
            }
        }
        for &near in &self.near[at] {
            let nearby_stones = &mut self.nearby_stones[usize::from(near)];
            *nearby_stones = nearby_stones.wrapping_add(by);
        }
    }

    /// Returns `true` if a stone can be placed on this cell now.
    fn is_playable(&self, cell: u16) -> bool {
        match &self.columns {
            None => self.cells[usize::from(cell)] == EMPTY,
            Some(columns) => {
                let column = usize::from(self.column_of[usize::from(cell)]);
                columns[column].get(usize::from(self.heights[column])) == Some(&cell)
            }
        }
    }

    /// Returns the cells on which a stone can be placed.
    pub(super) fn playable(&self) -> impl Iterator<Item = u16> {
        let columns = self.columns.iter().flatten().zip(&self.heights);
        let lowest =
            columns.filter_map(|(column, &height)| column.get(usize::from(height)).copied());
        let everywhere = if self.columns.is_none() {
            self.cells.len()
        } else {
            0
        };
        let free = (0..everywhere).filter(|&cell| self.cells[cell] == EMPTY);
        lowest.chain(free.map(|cell| cell as u16))
    }

    /// Returns the cells on which a stone of this seat wins now, with duplicates.
    pub(super) fn wins(&self, seat: Seat) -> impl Iterator<Item = u16> {
        let lacks_one = Count::from(self.k - 1) << (SEAT_BITS * u32::from(seat.0));
        let runs = if self.ready[seat.index()] > 0 {
            &*self.counts
        } else {
            &[]
        };
        let ready = runs
            .iter()
            .zip(&self.missing)
            .filter(move |(count, _)| **count == lacks_one);
        ready
            .map(|(_, &cell)| cell)
            .filter(|&cell| self.is_playable(cell))
    }

    /// Returns a cell on which a stone of this seat wins now, and another one, if there are any.
    pub(super) fn first_two_wins(&self, seat: Seat) -> (Option<u16>, Option<u16>) {
        let mut wins = self.wins(seat);
        let first = wins.next();
        (first, wins.find(|&cell| Some(cell) != first))
    }

    /// Returns the next seat after this one that could win with its next stone, and the winning cell.
    pub(super) fn immediate_threat(&self, mover: Seat) -> Option<(Seat, u16)> {
        let others = (1..self.seats).map(|turns| Seat((mover.0 + turns) % self.seats));
        others
            .filter_map(|seat| Some((seat, self.wins(seat).next()?)))
            .next()
    }

    /// Returns the move-ordering score of a cell: the value of the runs, its own and the other seats', that a stone
    /// here extends.
    fn rank(&self, cell: u16, mover: Seat) -> i32 {
        let runs = self.through[usize::from(cell)].iter();
        let rank = |&run: &u16| match self.counts[usize::from(run)] {
            0 => RANKS[0],
            count => match sole_owner(count) {
                None => 0,
                Some((seat, stones)) if seat == mover.index() => 3 * RANKS[stones as usize],
                Some((_, stones)) => 2 * RANKS[stones as usize],
            },
        };
        runs.map(rank).sum()
    }

    /// Returns at most `most` cells with the best scores, best first. Cells far from all stones are included only if no
    /// others are free.
    pub(super) fn candidates(&self, mover: Seat, most: usize) -> Vec<u16> {
        let anywhere = self.columns.is_some() || self.free_count() as usize <= most;
        let worthy = |cell: &u16| anywhere || self.is_near(*cell);
        let ranked = |cell| (-self.rank(cell, mover), cell);
        let mut cells: Vec<(i32, u16)> = self.playable().filter(worthy).map(ranked).collect();
        if cells.is_empty() {
            cells = self.playable().map(ranked).collect();
        }
        if cells.len() > most {
            cells.select_nth_unstable(most - 1);
            cells.truncate(most);
        }
        cells.sort_unstable();
        cells.into_iter().map(|(_, cell)| cell).collect()
    }
}

#[cfg(test)]
mod tests {
    use super::super::super::setup::{SEATS, Setup};
    use super::*;
    use crate::Start;
    use tessella_boards::random::SeededRng;
    use tessella_boards::{CellId, Plan, Shape, Square};

    /// Returns the cells on which a seat's stone wins, according to the rules.
    fn wins_by_rules(position: &InARow, cells: &[u8], seat: Seat) -> Vec<u16> {
        let lines = &position.line_board.lines;
        let completes = |cell: usize, run: &[CellId]| {
            let others = run.iter().map(|other| other.index());
            let is_own = |other: usize| other == cell || cells[other] == stone(seat);
            others.clone().any(|other| other == cell) && others.clone().all(is_own)
        };
        let wins = (0..cells.len())
            .filter(|&cell| cells[cell] == EMPTY && lines.runs().any(|run| completes(cell, run)));
        wins.map(|cell| cell as u16).collect()
    }

    #[test]
    fn runs_are_counted_for_every_number_of_seats() {
        for seats in SEATS {
            let setup = Setup {
                plan: Plan::even(Shape::Square(Square::new(9, 9))),
                k: 3,
                seats,
                ..Setup::default()
            };
            let position = InARow::new(&setup, &Start::Seed(0)).expect("a position");
            let mut counts = RunCounts::new(&position);
            let before = (counts.worth, counts.open, counts.counts.clone());
            let mut rng = SeededRng::new(b"row runs", u64::from(seats));
            let mut placed = Vec::new();
            for number in 0..60 {
                let free: Vec<u16> = counts.playable().collect();
                let cell = free[rng.below(free.len() as u32) as usize];
                let seat = Seat(number % seats);
                counts.place(cell, seat);
                placed.push((cell, seat));
                for seat in (0..seats).map(Seat) {
                    let mut wins: Vec<u16> = counts.wins(seat).collect();
                    wins.sort_unstable();
                    wins.dedup();
                    let expected = wins_by_rules(&position, &counts.cells, seat);
                    assert_eq!(wins, expected, "{seat:?} of {seats} after {placed:?}");
                }
            }
            for &(cell, seat) in placed.iter().rev() {
                counts.undo(cell, seat);
            }
            assert_eq!((counts.worth, counts.open, counts.counts), before);
        }
    }
}
