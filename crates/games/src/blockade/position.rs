//! Position of a game of Blockade.

use super::errors::SetupError;
use super::game_data::GameData;
use super::runs::{Run, found_runs, search_runs};
use super::setup::{HEIGHTS, SEATS, Setup};
use super::sites::{Site, site};
use crate::{Move, Outcome, Seat, SeatSet, Start};
use std::sync::Arc;
use tessella_boards::{Board, CellId, PathSearch, Terrain};

/// Number of turns after which the seat with the shortest remaining path wins.
pub const MAX_TURNS: u32 = 250;

/// Maximum number of seats.
pub(super) const MAX_SEATS: usize = *SEATS.end() as usize;

/// Position of a game of Blockade.
///
/// ```
/// use tessella_boards::CellId;
/// use tessella_games::blockade::{Blockade, Setup};
/// use tessella_games::{Move, Rules, Seat, Start};
///
/// let mut game = Blockade::new(&Setup::default(), &Start::Seed(1))?;
/// assert_eq!(game.runner(Seat::FIRST), CellId(76));
/// assert_eq!(game.cost_to_go(Seat::FIRST), Some(16));
/// game.play(Seat::FIRST, Move::Cell(CellId(67)))?;
/// game.play(Seat::SECOND, Move::Build(CellId(57), Some(CellId(58))))?;
/// assert_eq!(game.cost_to_go(Seat::FIRST), Some(16));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Debug)]
pub struct Blockade {
    pub(super) data: Arc<GameData>,
    /// Changed heights.
    pub(super) terrain: Terrain,
    /// Cell of each seat's runner.
    pub(super) runners: [CellId; MAX_SEATS],
    /// Remaining builds of each seat.
    pub(super) builds: [u8; MAX_SEATS],
    /// Remaining flights of each seat.
    pub(super) flights: [u8; MAX_SEATS],
    /// Number of turns so far.
    pub(super) turns: u32,
    /// The seat to move while the game goes on.
    pub(super) seat: Seat,
    /// Seats that have passed since the last move, because they could do nothing.
    passed: SeatSet,
    pub(super) outcome: Option<Outcome>,
}

/// Rank of a seat.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Standing {
    /// The seat.
    pub seat: Seat,
    /// Rank from 1. Seats with equally long paths share it.
    pub rank: u8,
    /// Cost of the path to the goal, in halves.
    pub cost: u32,
}

impl Blockade {
    /// Creates the start position. A seed has no effect: the runners begin at their homes unless the cells are listed.
    ///
    /// # Errors
    /// If the options of the setup conflict, or the cells are not those of the board, do not contain one runner for
    /// each seat, or a runner has no path to its goal or begins there.
    pub fn new(setup: &Setup, start: &Start) -> Result<Self, crate::SetupError> {
        let data = GameData::new(setup)?;
        let mut runners = [CellId(0); MAX_SEATS];
        let mut terrain = Terrain::default();
        match start {
            Start::Seed(_) => runners[..data.homes.len()].copy_from_slice(&data.homes),
            Start::Cells(cells) => place(&data, cells, &mut terrain, &mut runners)?,
        }
        let heights = terrain.heights(&data.board);
        let mut search = PathSearch::default();
        for seat in data.seats() {
            let (runner, goal) = (runners[seat.index()], &data.goals[seat.index()]);
            if goal.contains(&runner) {
                return Err(SetupError::RunnerAtGoal(seat).into());
            }
            if !search.is_path(&data.graph, runner, goal, &heights) {
                return Err(SetupError::RunnerWithoutPath(seat).into());
            }
        }
        let mut position = Self {
            builds: std::array::from_fn(|seat| data.setup.builds_of(Seat(seat as u8))),
            flights: [data.setup.flights; MAX_SEATS],
            data: Arc::new(data),
            terrain,
            runners,
            turns: 0,
            seat: Seat::FIRST,
            passed: SeatSet::default(),
            outcome: None,
        };
        position.pass_on(Seat::FIRST);
        Ok(position)
    }

    /// Returns the options, with the number of builds filled in.
    pub fn setup(&self) -> &Setup {
        &self.data.setup
    }

    /// Returns the seats in the order of their turns.
    pub fn seats(&self) -> impl Iterator<Item = Seat> + use<> {
        self.data.seats()
    }

    /// Returns the number of turns so far.
    pub const fn turns(&self) -> u32 {
        self.turns
    }

    /// Returns the cell of a seat's runner.
    pub fn runner(&self, seat: Seat) -> CellId {
        self.runners[seat.index()]
    }

    /// Returns the goal cells of a seat.
    pub fn goal(&self, seat: Seat) -> &[CellId] {
        &self.data.goals[seat.index()]
    }

    /// Returns the number of a seat's remaining builds.
    pub fn builds_left(&self, seat: Seat) -> u8 {
        self.builds[seat.index()]
    }

    /// Returns the number of a seat's remaining flights.
    pub fn flights_left(&self, seat: Seat) -> u8 {
        self.flights[seat.index()]
    }

    /// Returns the seats that have passed since the last move, because they could do nothing.
    pub const fn passed(&self) -> SeatSet {
        self.passed
    }

    /// Returns the current height of a cell.
    pub fn height(&self, cell: CellId) -> u8 {
        self.terrain.height(&self.data.board, cell)
    }

    /// Returns the cost of a seat's cheapest path to its goal in halves, past the other runners; `None` if there is no
    /// path, as for a winner that flew onto high ground.
    pub fn cost_to_go(&self, seat: Seat) -> Option<u32> {
        let mut search = PathSearch::default();
        let heights = self.heights();
        search.costs_to(&self.data.graph, self.goal(seat), &heights);
        search.cost(self.runner(seat))
    }

    /// Returns the cells of a seat's cheapest path to its goal, past the other runners, including both ends. Empty if
    /// there is no path.
    pub fn path_to_go(&self, seat: Seat) -> Vec<CellId> {
        let mut search = PathSearch::default();
        search.costs_to(&self.data.graph, self.goal(seat), &self.heights());
        search.path_back(self.runner(seat))
    }

    /// Returns the cells to which a seat's runner can run, with the costs.
    pub fn runs(&self, seat: Seat) -> Vec<Run> {
        let mut search = PathSearch::default();
        self.search_runs(&mut search, seat);
        found_runs(&self.data, &search, self.runner(seat))
    }

    /// Returns the cells over which a seat's runner would run to a cell, including both ends but not those that it
    /// jumps over. Empty if it cannot run there.
    pub fn run_path(&self, seat: Seat, to: CellId) -> Vec<CellId> {
        let mut search = PathSearch::default();
        self.search_runs(&mut search, seat);
        let mut path = search.path_back(to);
        path.reverse();
        path
    }

    fn search_runs(&self, search: &mut PathSearch, seat: Seat) {
        let (from, others) = (self.runner(seat), self.others(seat));
        search_runs(&self.data, search, from, &others, &self.heights());
    }

    /// Returns the ranks of the seats, best first: the winner, then the others by their remaining paths.
    pub fn standings(&self) -> Vec<Standing> {
        let cost = |seat| match self.outcome {
            Some(Outcome::Won(winner)) if winner == seat => 0,
            _ => self.cost_to_go(seat).unwrap_or(u32::MAX),
        };
        let mut costs: Vec<(u32, Seat)> = self.seats().map(|seat| (cost(seat), seat)).collect();
        costs.sort_unstable();
        let rank = |cost: u32| 1 + costs.iter().filter(|&&(other, _)| other < cost).count() as u8;
        let standing = |&(cost, seat): &(u32, Seat)| Standing {
            seat,
            rank: rank(cost),
            cost,
        };
        costs.iter().map(standing).collect()
    }

    /// Returns the contents of the cells as in a game code.
    pub fn cells(&self) -> Vec<u8> {
        let mut cells = self.heights();
        for seat in self.seats() {
            cells[self.runner(seat).index()] += HEIGHTS * (seat.0 + 1);
        }
        cells
    }

    pub(super) fn board(&self) -> &Board {
        &self.data.board
    }

    pub(super) fn heights(&self) -> Vec<u8> {
        self.terrain.heights(&self.data.board)
    }

    /// Returns the cells of the other seats' runners.
    pub(super) fn others(&self, seat: Seat) -> Vec<CellId> {
        let others = self.seats().filter(|&other| other != seat);
        others.map(|other| self.runner(other)).collect()
    }

    pub(super) fn is_occupied(&self, cell: CellId) -> bool {
        self.runners[..usize::from(self.data.setup.seats)].contains(&cell)
    }

    /// Makes a move that the rules accept.
    pub(super) fn make(&mut self, mv: Move) {
        let seat = self.seat;
        match mv {
            Move::Build(first, second) => {
                self.builds[seat.index()] -= 1;
                let site = site(&self.data.board, first, second);
                for cell in site.iter().flat_map(Site::cells) {
                    let height = self.height(cell);
                    let raised = self.data.raised(height).unwrap_or(height);
                    self.terrain.set_height(&self.data.board, cell, raised);
                }
            }
            Move::Fly(to) => {
                self.flights[seat.index()] -= 1;
                self.runners[seat.index()] = to;
            }
            Move::Cell(to) => self.runners[seat.index()] = to,
            _ => {}
        }
        self.turns += 1;
        if self.goal(seat).contains(&self.runner(seat)) {
            self.outcome = Some(Outcome::Won(seat));
        } else {
            self.pass_on(seat.next(self.data.setup.seats));
        }
    }

    /// Gives the turn to the first seat, starting with this one, that can do something. Ends the game if there is none,
    /// or after the last turn.
    fn pass_on(&mut self, first: Seat) {
        self.passed = SeatSet::default();
        self.seat = first;
        for _ in self.seats() {
            if self.turns >= MAX_TURNS {
                break;
            }
            if self.can_move(self.seat) {
                return;
            }
            self.passed.insert(self.seat);
            self.turns += 1;
            self.seat = self.seat.next(self.data.setup.seats);
        }
        self.outcome = Some(match self.standings().as_slice() {
            [first, second, ..] if first.rank < second.rank => Outcome::Won(first.seat),
            _ => Outcome::Draw,
        });
    }

    /// Returns `true` if a seat can run, fly or build.
    fn can_move(&self, seat: Seat) -> bool {
        !self.runs(seat).is_empty() || self.flights(seat).next().is_some() || self.can_build(seat)
    }
}

/// Places the heights and runners of listed cells.
fn place(
    data: &GameData,
    cells: &[u8],
    terrain: &mut Terrain,
    runners: &mut [CellId; MAX_SEATS],
) -> Result<(), crate::SetupError> {
    let board = &data.board;
    if cells.len() != board.len() {
        let (given, wanted) = (cells.len(), board.len());
        return Err(crate::SetupError::CellCount { given, wanted });
    }
    let mut placed = SeatSet::default();
    for (cell, &content) in board.cells().zip(cells) {
        terrain.set_height(board, cell, content % HEIGHTS);
        let Some(seat) = (content / HEIGHTS).checked_sub(1).map(Seat) else {
            continue;
        };
        if seat.0 >= data.setup.seats {
            return Err(SetupError::RunnerWithoutSeat.into());
        }
        if placed.contains(seat) {
            return Err(SetupError::TwoRunners(seat).into());
        }
        placed.insert(seat);
        runners[seat.index()] = cell;
    }
    match data.seats().find(|&seat| !placed.contains(seat)) {
        Some(seat) => Err(SetupError::NoRunner(seat).into()),
        None => Ok(()),
    }
}
