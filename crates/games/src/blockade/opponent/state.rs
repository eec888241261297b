//! Position in a search, with the costs from all cells to the goals. Moves can be made and undone.

use super::super::game_data::GameData;
use super::super::position::{Blockade, MAX_SEATS, MAX_TURNS};
use super::super::runs::search_runs;
use super::super::sites::{MAX_CELLS, Site, site};
use crate::{Move, Seat};
use tessella_boards::random::SeededRng;
use tessella_boards::{CellId, PathSearch};

/// Heights of the cells of a site.
type CellHeights = [u8; MAX_CELLS];

/// Position in a search.
pub(super) struct SearchState<'a> {
    pub(super) data: &'a GameData,
    pub(super) heights: Vec<u8>,
    pub(super) runners: [CellId; MAX_SEATS],
    pub(super) builds: [u8; MAX_SEATS],
    pub(super) flights: [u8; MAX_SEATS],
    pub(super) turns: u32,
    pub(super) mover: Seat,
    /// Costs to the goal of each seat, one entry per build since the start of the search.
    costs: Vec<[PathSearch; MAX_SEATS]>,
    /// Index of the current entry of `costs`.
    level: usize,
    /// Search for runs and for the effect of builds.
    scratch: PathSearch,
    keys: Keys,
    /// Hash key of the position.
    key: u64,
}

/// What is needed to undo a move.
pub(super) struct Undo {
    mv: Option<Move>,
    from: CellId,
    site: Option<Site>,
    heights: Option<CellHeights>,
    key: u64,
}

/// Random hash keys.
struct Keys {
    runners: Vec<[u64; MAX_SEATS]>,
    cells: Vec<u64>,
    builds: [u64; MAX_SEATS],
    flights: [u64; MAX_SEATS],
    movers: [u64; MAX_SEATS],
}

impl Keys {
    fn new(cells: usize) -> Self {
        let mut stream = SeededRng::new(b"blockade", 0);
        let mut key =
            || u64::from(stream.below(u32::MAX)) << 32 | u64::from(stream.below(u32::MAX));
        let mut keys = || [(); MAX_SEATS].map(|()| key());
        Self {
            runners: (0..cells).map(|_| keys()).collect(),
            builds: keys(),
            flights: keys(),
            movers: keys(),
            cells: (0..cells).map(|_| keys()[0]).collect(),
        }
    }

    fn height(&self, cell: CellId, height: u8) -> u64 {
        self.cells[cell.index()].wrapping_mul(2 * u64::from(height) + 1)
    }
}

impl<'a> SearchState<'a> {
    pub(super) fn new(position: &'a Blockade) -> Self {
        let data = &*position.data;
        let mut state = Self {
            data,
            heights: position.heights(),
            runners: position.runners,
            builds: position.builds,
            flights: position.flights,
            turns: position.turns,
            mover: position.seat,
            costs: vec![Default::default()],
            level: 0,
            scratch: PathSearch::default(),
            keys: Keys::new(data.board.len()),
            key: 0,
        };
        state.update_costs();
        state.key = state.full_key();
        state
    }

    fn full_key(&self) -> u64 {
        let heights = self.data.board.cells().zip(&self.heights);
        let ground = heights.fold(0, |key, (cell, &height)| {
            key ^ self.keys.height(cell, height)
        });
        let seats = self.data.seats();
        let runners = seats.map(|seat| {
            let at = seat.index();
            self.keys.runners[self.runners[at].index()][at] ^ self.stock_key(seat)
        });
        runners.fold(
            ground ^ self.keys.movers[self.mover.index()],
            |key, of_seat| key ^ of_seat,
        )
    }

    /// Returns the hash key of a seat's remaining builds and flights.
    fn stock_key(&self, seat: Seat) -> u64 {
        let at = seat.index();
        let builds = self.keys.builds[at].wrapping_mul(2 * u64::from(self.builds[at]) + 1);
        builds ^ self.keys.flights[at].wrapping_mul(2 * u64::from(self.flights[at]) + 1)
    }

    /// Returns the hash key of the position.
    pub(super) const fn key(&self) -> u64 {
        self.key
    }

    /// Returns the cost of a seat's path to its goal.
    pub(super) fn cost(&self, seat: Seat) -> u32 {
        self.cost_from(seat, self.runners[seat.index()])
    }

    /// Returns the cost of a path to a seat's goal from a cell.
    pub(super) fn cost_from(&self, seat: Seat, cell: CellId) -> u32 {
        self.costs[self.level][seat.index()]
            .cost(cell)
            .unwrap_or(u32::MAX)
    }

    /// Returns a cheapest path from a seat's runner to its goal.
    pub(super) fn path(&self, seat: Seat) -> Vec<CellId> {
        self.costs[self.level][seat.index()].path_back(self.runners[seat.index()])
    }

    /// Returns `true` if a seat is at its goal.
    pub(super) fn is_home(&self, seat: Seat) -> bool {
        let goals = self.data.goals_at(self.runners[seat.index()]);
        goals.contains(seat)
    }

    /// Returns `true` if the last turn has been made.
    pub(super) const fn is_at_end(&self) -> bool {
        self.turns >= MAX_TURNS
    }

    pub(super) fn is_occupied(&self, cell: CellId) -> bool {
        self.runners[..usize::from(self.data.setup.seats)].contains(&cell)
    }

    /// Returns the cells to which the runner of the seat to move can run, with the costs of the paths from there to its
    /// goal.
    pub(super) fn runs(&mut self) -> Vec<(CellId, u32)> {
        let (mover, from) = (self.mover, self.runners[self.mover.index()]);
        let others = self.data.seats().filter(|&other| other != mover);
        let others: Vec<CellId> = others.map(|other| self.runners[other.index()]).collect();
        search_runs(self.data, &mut self.scratch, from, &others, &self.heights);
        let cells = self.data.board.cells();
        let reached = cells.filter(|&cell| cell != from && self.scratch.cost(cell).is_some());
        reached
            .map(|cell| (cell, self.cost_from(mover, cell)))
            .collect()
    }

    /// Returns the free cells to which the runner of the seat to move can fly, with the costs of the paths from there
    /// to its goal.
    pub(super) fn flight_targets(&self) -> Vec<(CellId, u32)> {
        let at = self.mover.index();
        if self.flights[at] == 0 {
            return Vec::new();
        }
        let mut reached = vec![self.runners[at]];
        let mut start = 0;
        for _ in 0..self.data.flight_range() {
            let end = reached.len();
            for at in start..end {
                for &next in self.data.board.adjacent(reached[at]) {
                    if !reached.contains(&next) {
                        reached.push(next);
                    }
                }
            }
            start = end;
        }
        let costs = reached
            .into_iter()
            .map(|cell| (cell, self.cost_from(self.mover, cell)));
        costs
            .filter(|&(cell, cost)| cost != u32::MAX && !self.is_occupied(cell))
            .collect()
    }

    /// Returns the cost of a seat's path after a build; `None` if there would be no path, or a cell would be too high.
    pub(super) fn cost_after_build(&mut self, seat: Seat, site: &Site) -> Option<u32> {
        let before = self.raise(site)?;
        let (runner, goal) = (self.runners[seat.index()], &self.data.goals[seat.index()]);
        self.scratch
            .is_path(&self.data.graph, runner, goal, &self.heights);
        self.lower(site, before);
        self.scratch.cost(runner)
    }

    /// Raises the cells of a site. Returns the heights before; `None` if a cell would be too high.
    fn raise(&mut self, site: &Site) -> Option<CellHeights> {
        let mut before = CellHeights::default();
        for (before, cell) in before.iter_mut().zip(site.cells()) {
            *before = self.heights[cell.index()];
            self.data.raised(*before)?;
        }
        for (&before, cell) in before.iter().zip(site.cells()) {
            self.heights[cell.index()] = self.data.raised(before)?;
        }
        Some(before)
    }

    fn lower(&mut self, site: &Site, heights: CellHeights) {
        for (cell, height) in site.cells().zip(heights) {
            self.heights[cell.index()] = height;
        }
    }

    fn update_costs(&mut self) {
        for seat in self.data.seats() {
            let goal = &self.data.goals[seat.index()];
            let costs = &mut self.costs[self.level][seat.index()];
            costs.costs_to(&self.data.graph, goal, &self.heights);
        }
    }

    /// Makes a legal move, or passes.
    pub(super) fn make(&mut self, mv: Option<Move>) -> Undo {
        let at = self.mover.index();
        let mut undo = Undo {
            mv,
            from: self.runners[at],
            site: None,
            heights: None,
            key: self.key,
        };
        self.key ^= self.stock_key(self.mover) ^ self.keys.movers[at];
        match mv {
            Some(Move::Build(first, second)) => {
                self.builds[at] = self.builds[at].saturating_sub(1);
                undo.site = site(&self.data.board, first, second);
                undo.heights = undo.site.and_then(|site| self.raise(&site));
                if let (Some(site), Some(before)) = (undo.site, undo.heights) {
                    for (cell, before) in site.cells().zip(before) {
                        let after = self.heights[cell.index()];
                        self.key ^= self.keys.height(cell, before) ^ self.keys.height(cell, after);
                    }
                }
                self.level += 1;
                if self.level == self.costs.len() {
                    self.costs.push(Default::default());
                }
                self.update_costs();
            }
            Some(Move::Cell(to)) => self.move_runner(to),
            Some(Move::Fly(to)) => {
                self.flights[at] = self.flights[at].saturating_sub(1);
                self.move_runner(to);
            }
            _ => {}
        }
        self.key ^= self.stock_key(self.mover);
        self.mover = self.mover.next(self.data.setup.seats);
        self.key ^= self.keys.movers[self.mover.index()];
        self.turns += 1;
        undo
    }

    fn move_runner(&mut self, to: CellId) {
        let at = self.mover.index();
        let from = std::mem::replace(&mut self.runners[at], to);
        self.key ^= self.keys.runners[from.index()][at] ^ self.keys.runners[to.index()][at];
    }

    /// Undoes the last move.
    pub(super) fn undo(&mut self, undo: &Undo) {
        let seats = self.data.setup.seats;
        self.mover = Seat((self.mover.0 + seats - 1) % seats);
        self.turns -= 1;
        let at = self.mover.index();
        match undo.mv {
            Some(Move::Build(..)) => {
                self.builds[at] += 1;
                if let (Some(site), Some(heights)) = (undo.site, undo.heights) {
                    self.lower(&site, heights);
                }
                self.level -= 1;
            }
            Some(Move::Fly(_)) => {
                self.flights[at] += 1;
                self.runners[at] = undo.from;
            }
            _ => self.runners[at] = undo.from,
        }
        self.key = undo.key;
    }
}
