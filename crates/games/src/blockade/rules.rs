//! Rules of Blockade, as the session and the app use them.

use super::opponent;
use super::position::Blockade;
use super::runs::search_runs;
use super::sites::{Site, all_sites, site};
use crate::budget::{Effort, SearchBudget, SearchReport};
use crate::{
    Advice, Appearance, Effect, Evaluation, IllegalMove, Level, Move, Outcome, Piece, Rules, Seat,
    SeatSet, Turn, Violation,
};
use std::sync::atomic::AtomicBool;
use tessella_boards::{Board, CellId, PathSearch};

/// Error when the cell is not on the board.
pub const NO_SUCH_CELL: IllegalMove = IllegalMove::Rule(Violation::NoSuchCell);
/// Error when a runner is on the cell.
pub const OCCUPIED: IllegalMove = IllegalMove::Rule(Violation::Occupied);
/// Error when the step is barred by its height.
pub const TOO_STEEP: IllegalMove = IllegalMove::Rule(Violation::TooSteep);
/// Error when a run to the cell would cost more than the range.
pub const OUT_OF_REACH: IllegalMove = IllegalMove::Rule(Violation::OutOfReach);
/// Error when the seat has no flight left.
pub const NO_FLIGHTS: IllegalMove = IllegalMove::Rule(Violation::NoFlights);
/// Error when a flight to the cell would take too many steps.
pub const TOO_FAR_TO_FLY: IllegalMove = IllegalMove::Rule(Violation::TooFarToFly);
/// Error when no path leads to the goal from the cell.
pub const NO_PATH_THERE: IllegalMove = IllegalMove::Rule(Violation::NoPathThere);
/// Error when the seat has no build left.
pub const NO_BUILDS: IllegalMove = IllegalMove::Rule(Violation::NoBuilds);
/// Error when the two cells to build on do not touch.
pub const NOT_TOUCHING: IllegalMove = IllegalMove::Rule(Violation::NotTouching);
/// Error when the cell cannot rise further.
pub const TOO_HIGH: IllegalMove = IllegalMove::Rule(Violation::TooHigh);

impl Blockade {
    /// Chooses a move for a computer player of this level within a budget; `None` as with [`Rules::computer_move`].
    /// Without a time limit the result is the same on every machine.
    pub fn choose_move(
        &self,
        level: Level,
        budget: &SearchBudget<'_>,
    ) -> Option<opponent::ChosenMove> {
        opponent::choose_move(self, level, budget)
    }

    /// Returns the cells to which a seat can fly.
    pub fn flights(&self, seat: Seat) -> impl Iterator<Item = CellId> {
        let targets = match self.flights_left(seat) {
            0 => Vec::new(),
            _ => self.flight_targets(seat),
        };
        targets.into_iter()
    }

    /// Returns the free cells within the range of a flight from which a path leads to the goal.
    fn flight_targets(&self, seat: Seat) -> Vec<CellId> {
        let mut search = PathSearch::default();
        search.costs_to(&self.data.graph, self.goal(seat), &self.heights());
        let in_range = self.in_flight_range(seat).into_iter();
        let is_target = |&cell: &CellId| !self.is_occupied(cell) && search.cost(cell).is_some();
        let mut targets: Vec<CellId> = in_range.filter(is_target).collect();
        targets.sort_unstable();
        targets
    }

    /// Returns the cells within the range of a flight, occupied or not.
    fn in_flight_range(&self, seat: Seat) -> Vec<CellId> {
        let mut reached = vec![self.runner(seat)];
        let mut start = 0;
        for _ in 0..self.data.flight_range() {
            let end = reached.len();
            for at in start..end {
                for &next in self.board().adjacent(reached[at]) {
                    if !reached.contains(&next) {
                        reached.push(next);
                    }
                }
            }
            start = end;
        }
        reached
    }

    pub(super) fn can_build(&self, seat: Seat) -> bool {
        self.builds_in_order(seat).next().is_some()
    }

    fn builds_in_order(&self, seat: Seat) -> impl Iterator<Item = Move> + '_ {
        let has_stock = self.builds_left(seat) > 0;
        let mut paths = has_stock.then(|| KnownPaths::new(self));
        all_sites(self.board()).filter_map(move |site| {
            let paths = paths.as_mut()?;
            let can_rise = site.cells().all(|cell| self.check_rise(cell).is_ok());
            let is_legal = can_rise && paths.closed_by(self, &site).is_empty();
            let (first, second) = site.ends();
            is_legal.then_some(Move::Build(first, second))
        })
    }

    /// Checks that a cell can be raised, not considering the paths over it.
    fn check_rise(&self, cell: CellId) -> Result<(), IllegalMove> {
        if self.is_occupied(cell) {
            return Err(OCCUPIED);
        }
        match self.data.raised(self.height(cell)) {
            None => Err(TOO_HIGH),
            Some(_) => Ok(()),
        }
    }

    fn check_build(
        &self,
        seat: Seat,
        first: CellId,
        second: Option<CellId>,
    ) -> Result<(), IllegalMove> {
        if self.builds_left(seat) == 0 {
            return Err(NO_BUILDS);
        }
        let len = self.board().len();
        if first.index() >= len || second.is_some_and(|second| second.index() >= len) {
            return Err(NO_SUCH_CELL);
        }
        let site = site(self.board(), first, second).ok_or(NOT_TOUCHING)?;
        for cell in site.cells() {
            self.check_rise(cell)?;
        }
        let closed = KnownPaths::new(self).closed_by(self, &site);
        if closed.is_empty() {
            Ok(())
        } else {
            Err(IllegalMove::ClosesPath(closed))
        }
    }

    fn check_run(&self, seat: Seat, to: CellId) -> Result<(), IllegalMove> {
        if to.index() >= self.board().len() {
            return Err(NO_SUCH_CELL);
        }
        if self.is_occupied(to) {
            return Err(OCCUPIED);
        }
        let (from, others, heights) = (self.runner(seat), self.others(seat), self.heights());
        let mut search = PathSearch::default();
        search_runs(&self.data, &mut search, from, &others, &heights);
        let is_beside = self.board().adjacent(from).contains(&to);
        match search.cost(to) {
            Some(_) => Ok(()),
            None if is_beside => Err(TOO_STEEP),
            None => Err(OUT_OF_REACH),
        }
    }

    fn check_flight(&self, seat: Seat, to: CellId) -> Result<(), IllegalMove> {
        if self.flights_left(seat) == 0 {
            return Err(NO_FLIGHTS);
        }
        if to.index() >= self.board().len() {
            return Err(NO_SUCH_CELL);
        }
        if self.is_occupied(to) {
            return Err(OCCUPIED);
        }
        if !self.in_flight_range(seat).contains(&to) {
            return Err(TOO_FAR_TO_FLY);
        }
        if self.flight_targets(seat).contains(&to) {
            Ok(())
        } else {
            Err(NO_PATH_THERE)
        }
    }

    /// Returns the effects of a run: stretches of steps, with jumps between them.
    fn run_effects(&self, seat: Seat, to: CellId) -> Vec<Effect> {
        let path = self.run_path(seat, to);
        let mut effects: Vec<Effect> = Vec::new();
        for step in path.windows(2) {
            let is_jump = !self.board().adjacent(step[0]).contains(&step[1]);
            if let (false, Some(Effect::PieceMoved { path, carried, .. })) =
                (is_jump, effects.last_mut())
                && !*carried
            {
                path.push(step[1]);
                continue;
            }
            let cells = if is_jump { step } else { &step[1..] };
            effects.push(moved(seat, cells, is_jump));
        }
        effects
    }
}

/// Returns the effect of a runner that moves over these cells.
fn moved(seat: Seat, path: &[CellId], carried: bool) -> Effect {
    Effect::PieceMoved {
        seat,
        number: 0,
        path: path.to_vec(),
        carried,
    }
}

/// A path of each runner to its goal. As long as a build raises no cell of it, the path stays open and no search is
/// needed.
struct KnownPaths {
    heights: Vec<u8>,
    paths: Vec<Vec<CellId>>,
    search: PathSearch,
}

impl KnownPaths {
    fn new(position: &Blockade) -> Self {
        let heights = position.heights();
        let mut search = PathSearch::default();
        let paths = position.seats().map(|seat| {
            let (runner, goal) = (position.runner(seat), position.goal(seat));
            search.is_path(&position.data.graph, runner, goal, &heights);
            search.path_back(runner)
        });
        Self {
            paths: paths.collect(),
            heights,
            search,
        }
    }

    /// Returns the seats that would have no path after a build.
    fn closed_by(&mut self, position: &Blockade, site: &Site) -> SeatSet {
        let seats = position.seats().zip(&self.paths);
        let touched: Vec<Seat> = seats
            .filter(|(_, path)| site.cells().any(|cell| path.contains(&cell)))
            .map(|(seat, _)| seat)
            .collect();
        if touched.is_empty() {
            return SeatSet::default();
        }
        let before = site.cells().map(|cell| self.heights[cell.index()]);
        let before: Vec<u8> = before.collect();
        for (cell, &height) in site.cells().zip(&before) {
            self.heights[cell.index()] = position.data.raised(height).unwrap_or(height);
        }
        let Self {
            heights, search, ..
        } = self;
        let is_closed = |seat: &Seat| {
            let (runner, goal) = (position.runner(*seat), position.goal(*seat));
            !search.is_path(&position.data.graph, runner, goal, heights)
        };
        let closed = touched.into_iter().filter(is_closed).collect();
        for (cell, height) in site.cells().zip(before) {
            heights[cell.index()] = height;
        }
        closed
    }
}

impl Rules for Blockade {
    fn board(&self) -> &Board {
        Self::board(self)
    }

    fn to_move(&self) -> Turn {
        match self.outcome {
            Some(_) => Turn::Nobody,
            None => Turn::Player(self.seat),
        }
    }

    fn legal_moves(&self) -> Vec<Move> {
        if self.outcome.is_some() {
            return Vec::new();
        }
        let runs = self
            .runs(self.seat)
            .into_iter()
            .map(|run| Move::Cell(run.to));
        let flights = self.flights(self.seat).map(Move::Fly);
        let builds = self.builds_in_order(self.seat);
        runs.chain(flights).chain(builds).collect()
    }

    fn check(&self, seat: Seat, mv: Move) -> Result<(), IllegalMove> {
        self.to_move().check(seat)?;
        match mv {
            Move::Cell(to) => self.check_run(seat, to),
            Move::Fly(to) => self.check_flight(seat, to),
            Move::Build(cell, second) => self.check_build(seat, cell, second),
            Move::Pass if self.setup().seats > 2 => Ok(()),
            _ => Err(IllegalMove::WrongKind),
        }
    }

    fn effects(&self, seat: Seat, mv: Move) -> Vec<Effect> {
        if self.check(seat, mv).is_err() {
            return Vec::new();
        }
        match mv {
            Move::Cell(to) => self.run_effects(seat, to),
            Move::Fly(to) => vec![moved(seat, &[self.runner(seat), to], true)],
            Move::Build(cell, second) => {
                let site = site(self.board(), cell, second);
                let rises = |cell: CellId| {
                    Some(Effect::CellChanged {
                        cell,
                        appearance: Appearance::Ground {
                            height: self.data.raised(self.height(cell))?,
                            goals: self.data.goals_at(cell),
                        },
                        distance: 0,
                    })
                };
                site.iter()
                    .flat_map(Site::cells)
                    .filter_map(rises)
                    .collect()
            }
            _ => Vec::new(),
        }
    }

    fn advance(&mut self, seat: Seat, mv: Move) -> Result<(), IllegalMove> {
        self.check(seat, mv)?;
        self.make(mv);
        Ok(())
    }

    fn outcome(&self) -> Option<Outcome> {
        self.outcome
    }

    fn appearance(&self, cell: CellId) -> Appearance {
        Appearance::Ground {
            height: self.height(cell),
            goals: self.data.goals_at(cell),
        }
    }

    fn pieces(&self) -> Vec<Piece> {
        let piece = |seat| Piece {
            seat,
            number: 0,
            at: Some(self.runner(seat)),
        };
        self.seats().map(piece).collect()
    }

    fn highlighted(&self) -> Vec<CellId> {
        match self.outcome {
            Some(Outcome::Won(seat)) => vec![self.runner(seat)],
            _ => Vec::new(),
        }
    }

    fn computer_move(&self, level: Level, stop: &AtomicBool) -> Option<Move> {
        opponent::computer_move(self, level, stop)
    }

    fn best_move(&self, budget: &SearchBudget<'_>) -> Option<Move> {
        let chosen = self.choose_move(Level::Hard, budget)?;
        Some(chosen.mv)
    }

    fn solve(&self, effort: Effort, budget: &SearchBudget<'_>) -> Option<SearchReport> {
        Some(opponent::solve(self, effort, budget))
    }

    fn evaluate(&self, budget: &SearchBudget<'_>) -> Option<Evaluation> {
        opponent::evaluate(self, budget)
    }

    fn hint(&self, stop: &AtomicBool) -> Option<Advice> {
        opponent::hint(self, stop)
    }
}
