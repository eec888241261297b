//! The position of a search: how many stones of whom each run of cells holds that could become a row.

use super::super::super::Seat;
use super::super::InARow;
use super::super::lines::{EMPTY, stone};

/// What a run is worth by how many stones it holds, all of one seat. A run that lacks one stone is a threat, which a search
/// sees; this is for those that it does not see.
const WORTH: [i32; 7] = [0, 1, 6, 36, 200, 1000, 0];
/// What prolonging a run is worth, by how many stones it holds, when moves are put in an order.
const RANKS: [i32; 7] = [1, 4, 30, 200, 1500, 10_000, 0];
/// How far from other stones a search puts one, in cells along a line.
const REACH: usize = 2;

/// How many stones each seat has in a run: four bits a seat.
type Count = u32;

/// The seat that alone has stones in a run, and how many; `None` for a run of nobody or of several.
const fn sole_owner(count: Count) -> Option<(usize, u32)> {
    if count == 0 {
        return None;
    }
    let seat = count.trailing_zeros() / 4;
    let stones = count >> (4 * seat);
    if stones <= 0xF {
        Some((seat as usize, stones))
    } else {
        None
    }
}

/// A position of a search.
pub(super) struct RunCounts {
    seats: u8,
    /// How many stones win.
    k: u32,
    /// The runs through each cell.
    through: Vec<Vec<u16>>,
    /// The cells near each cell.
    near: Vec<Vec<u16>>,
    /// The cells of each column from the bottom up, where stones fall.
    columns: Option<Vec<Vec<u16>>>,
    column_of: Vec<u16>,
    /// How many stones lie in each column.
    heights: Vec<u16>,
    cells: Vec<u8>,
    counts: Vec<Count>,
    /// The numbers of the free cells of each run, folded into one: the number of the last one that is free.
    missing: Vec<u16>,
    /// How many stones are near each cell.
    nearby_stones: Vec<u16>,
    /// How many runs of each seat lack one stone.
    ready: [u32; Seat::MAX_COUNT as usize],
    /// What each seat's runs are worth together.
    worth: [i32; Seat::MAX_COUNT as usize],
    /// How many runs can still become a row of each seat.
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
                    .map(|cell: &crate::boards::CellId| cell.0 as u16)
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
        for (cell, &lies) in position.cells.iter().enumerate() {
            if lies != EMPTY {
                counts.place(cell as u16, Seat(lies - 1));
            }
        }
        counts
    }

    pub(super) const fn seats(&self) -> u8 {
        self.seats
    }

    /// How many stones lie on the board.
    pub(super) const fn stones(&self) -> u32 {
        self.stones
    }

    /// How many cells are free.
    pub(super) fn room(&self) -> u32 {
        self.cells.len() as u32 - self.stones
    }

    /// Whether nobody can win any more.
    pub(super) fn is_drawn(&self) -> bool {
        (0..self.seats).all(|seat| !self.can_win(Seat(seat)))
    }

    /// Whether a seat could win if nobody stopped it.
    pub(super) const fn can_win(&self, seat: Seat) -> bool {
        self.open[seat.index()] > 0
    }

    /// What a seat's runs are worth together.
    pub(super) const fn worth(&self, seat: Seat) -> i32 {
        self.worth[seat.index()]
    }

    pub(super) fn is_near(&self, cell: u16) -> bool {
        self.nearby_stones[usize::from(cell)] > 0
    }

    /// Puts a stone on a free cell.
    pub(super) fn place(&mut self, cell: u16, seat: Seat) {
        self.change(cell, seat, 1, |count, one| count + one);
        self.cells[usize::from(cell)] = stone(seat);
        self.stones += 1;
        if self.columns.is_some() {
            self.heights[usize::from(self.column_of[usize::from(cell)])] += 1;
        }
    }

    /// Takes back the stone that was put last.
    pub(super) fn undo(&mut self, cell: u16, seat: Seat) {
        self.change(cell, seat, u16::MAX, |count, one| count - one);
        self.cells[usize::from(cell)] = EMPTY;
        self.stones -= 1;
        if self.columns.is_some() {
            self.heights[usize::from(self.column_of[usize::from(cell)])] -= 1;
        }
    }

    /// What both of them have in common; `by` is added to the crowds.
    fn change(&mut self, cell: u16, seat: Seat, by: u16, count_of: fn(Count, Count) -> Count) {
        let at = usize::from(cell);
        let one = 1 << (4 * seat.0);
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

    /// Whether a stone could be put here now.
    fn is_playable(&self, cell: u16) -> bool {
        match &self.columns {
            None => self.cells[usize::from(cell)] == EMPTY,
            Some(columns) => {
                let column = usize::from(self.column_of[usize::from(cell)]);
                columns[column].get(usize::from(self.heights[column])) == Some(&cell)
            }
        }
    }

    /// The cells on which a stone can be put.
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

    /// The cells on which a stone of this seat wins now; one may come more than once.
    pub(super) fn wins(&self, seat: Seat) -> impl Iterator<Item = u16> {
        let lacks_one = (self.k - 1) << (4 * seat.0);
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

    /// The cell on which a stone of this seat wins now, and another one if there is one.
    pub(super) fn first_two_wins(&self, seat: Seat) -> (Option<u16>, Option<u16>) {
        let mut wins = self.wins(seat);
        let first = wins.next();
        (first, wins.find(|&cell| Some(cell) != first))
    }

    /// Of those who could win with their next stone the one whose turn comes first after this seat's, and where.
    pub(super) fn immediate_threat(&self, mover: Seat) -> Option<(Seat, u16)> {
        let others = (1..self.seats).map(|turns| Seat((mover.0 + turns) % self.seats));
        others
            .filter_map(|seat| Some((seat, self.wins(seat).next()?)))
            .next()
    }

    /// How good a cell looks to a seat: by the runs that a stone here would prolong, its own and those of the others.
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

    /// The cells that look best to a seat, at most so many, the best first; those far from all stones only where no other
    /// are free.
    pub(super) fn candidates(&self, mover: Seat, most: usize) -> Vec<u16> {
        let anywhere = self.columns.is_some() || self.room() as usize <= most;
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
