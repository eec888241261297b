//! Constant data of a game: the board, the homes and goals of the runners, and the steps between cells.

use super::homes::Homes;
use super::setup::{HEIGHTS, Setup};
use crate::{Seat, SeatSet, SetupError};
use tessella_boards::{Board, CellId, WalkingGraph};

/// Number of steps by which a flight can exceed the range of a run.
const FLIGHT_EXTRA: u8 = 2;
/// Maximum height of a cell.
const HIGHEST: u8 = HEIGHTS - 1;

/// Constant data of a game.
#[derive(Debug)]
pub(super) struct GameData {
    pub(super) board: Board,
    /// Options, with the number of builds filled in.
    pub(super) setup: Setup,
    pub(super) graph: WalkingGraph,
    /// Cell on which the runner of each seat begins.
    pub(super) homes: Vec<CellId>,
    /// Goal cells of each seat.
    pub(super) goals: Vec<Vec<CellId>>,
    /// Seats whose goal each cell is.
    goal_of: Vec<SeatSet>,
}

impl GameData {
    /// Builds the board of a setup, and finds the homes and goals.
    ///
    /// # Errors
    /// If the options conflict, a home has no path to its goal, or the costs of the paths differ too much.
    pub(super) fn new(setup: &Setup) -> Result<Self, SetupError> {
        let (board, Homes { homes, goals }) = setup.board()?;
        let goal_of = board.cells().map(|cell| {
            let seats = (0..setup.seats).map(Seat);
            seats
                .filter(|seat| goals[seat.index()].contains(&cell))
                .collect()
        });
        Ok(Self {
            goal_of: goal_of.collect(),
            graph: WalkingGraph::new(&board),
            setup: Setup {
                builds: Some(setup.builds()),
                ..setup.clone()
            },
            board,
            homes,
            goals,
        })
    }

    /// Returns the seats in the order of their turns.
    pub(super) fn seats(&self) -> impl Iterator<Item = Seat> + use<> {
        (0..self.setup.seats).map(Seat)
    }

    /// Returns the seats whose goal a cell is.
    pub(super) fn goals_at(&self, cell: CellId) -> SeatSet {
        self.goal_of[cell.index()]
    }

    /// Returns the maximum cost of a run, in halves.
    pub(super) fn max_cost(&self) -> u32 {
        2 * u32::from(self.setup.range)
    }

    /// Returns the maximum number of steps of a flight.
    pub(super) fn flight_range(&self) -> u8 {
        self.setup.range + FLIGHT_EXTRA
    }

    /// Returns the height of a cell after a build; `None` if it is too high for a build. On hills, a build raises a
    /// cell by one level more if the heights allow it.
    pub(super) fn raised(&self, height: u8) -> Option<u8> {
        let too_steep = height.checked_add(self.graph.climb())?.checked_add(1)?;
        let more = u8::from(self.board.heights().is_some());
        (too_steep <= HIGHEST).then(|| HIGHEST.min(too_steep + more))
    }
}
