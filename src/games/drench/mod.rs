//! Drench, known as Flood-It: recolour your region until the board is one colour.
//!
//! Alone, you hold the first tile and have a number of moves. Two players begin far apart and take turns;
//! neither may choose its own colour or the other's. When the two regions' colours are all that is left, whoever has
//! more tiles wins.

mod flood;
mod flood_id;
mod generator;
mod opponent;
mod patches;
mod quick_solver;
mod setup;
mod solver;
mod splitmix;

pub use flood::Flood;
pub use setup::{
    AREAS, COLOURS, COLOURS_FOR_TWO, CUBE_SIDES, LIMITS, Players, RINGS, SIDES, Setup,
};
pub use solver::{Par, shortest};

use super::budget::{Effort, SearchBudget, SearchReport, SearchResult};
use super::{
    Advice, Appearance, Colour, Effect, GameSetup, IllegalMove, Level, Move, Outcome, Rules, Seat,
    SetupError, Start, Turn,
};
use crate::boards::{Board, CellId};
use serde::{Deserialize, Serialize};
use std::collections::VecDeque;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex, OnceLock, PoisonError};
use std::time::Duration;

/// Time limit of the solver for a single player's hint.
const HINT_TIME: Duration = Duration::from_millis(400);
/// Time limit of the solver for the par of a new board.
const PAR_TIME: Duration = Duration::from_secs(1);
/// Maximum cache size of a search in the background, in bytes.
const TABLE_BYTES: usize = 32 << 20;
/// Maximum cache size of a solver that was asked for its best effort, in bytes.
const LARGE_TABLE_BYTES: usize = 1 << 30;

/// Returns the start cells of this many seats: the first cell and the opposite one, or the two farthest apart where the
/// board has no half-turn.
fn homes(board: &Board, seats: usize) -> Vec<CellId> {
    let first = CellId(0);
    let (first, second) = match (seats, board.opposite(first)) {
        (1, _) => (first, first),
        (_, Some(opposite)) => (first, opposite),
        (_, None) => board.farthest(),
    };
    [first, second][..seats].to_vec()
}

/// Error when the region that moves has that colour already.
pub const OWN_COLOUR: IllegalMove = IllegalMove::Rule("that is your colour already");
/// Error when the other region has that colour.
pub const OTHERS_COLOUR: IllegalMove = IllegalMove::Rule("that is the other player's colour");
/// Error when the colour is not one of the game's.
pub const NO_SUCH_COLOUR: IllegalMove = IllegalMove::Rule("the game has not so many colours");

/// Limit on the classic board of 15×15 tiles and 6 colours.
const CLASSIC_LIMIT: u16 = 30;

/// Number of moves that a limit adds to the quick solver's solution.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub enum Margin {
    /// Half as many again, for an easy board.
    Relaxed,
    /// Three in ten, about as many as the classic game.
    #[default]
    Fair,
    /// One in ten, which requires looking ahead.
    Tight,
}

impl Margin {
    /// All margins, from the widest to the narrowest.
    pub const ALL: [Self; 3] = [Self::Relaxed, Self::Fair, Self::Tight];

    /// Returns the name that players read.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Relaxed => "Relaxed",
            Self::Fair => "Fair",
            Self::Tight => "Tight",
        }
    }

    const fn extra_moves(self, solution: u16) -> u16 {
        match self {
            Self::Relaxed => solution / 2 + 2,
            Self::Fair => solution * 3 / 10 + 1,
            Self::Tight => solution / 10 + 1,
        }
    }
}

/// A position of Drench.
///
/// ```
/// use tessella::games::drench::{Drench, Setup};
/// use tessella::games::{Colour, Move, Rules, Seat, Start};
///
/// let mut game = Drench::new(&Setup::default(), &Start::Seed(4711))?;
/// let mv = game.legal_moves()[0];
/// let effects = game.play(Seat::FIRST, mv)?;
/// assert!(!effects.is_empty());
/// assert_eq!(game.moves(), 1);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Debug)]
pub struct Drench {
    board: Arc<Board>,
    setup: Setup,
    flood: Flood,
    moves: u16,
    /// Number of moves since a region last grew.
    standstill: u16,
    /// Par of the start position; computed on first use, shared by all clones.
    par: Arc<OnceLock<Option<Par>>>,
    /// Solution whose first move was the last hint.
    hinted: Arc<Mutex<Option<HintedSolution>>>,
}

/// Solution found for a single player.
#[derive(Debug)]
struct HintedSolution {
    /// Colours that the board showed when the solver ran.
    from: Vec<u8>,
    moves: Vec<Colour>,
}

impl Drench {
    /// Creates the start position of a game.
    ///
    /// # Errors
    /// When the options of the setup contradict each other, the number of cells differs from the board's, a cell's
    /// colour is not one of the game's, or two seats would start with the same colour.
    pub fn new(setup: &Setup, start: &Start) -> Result<Self, SetupError> {
        let board = setup.board()?;
        let homes = homes(&board, usize::from(setup.seats()));
        let cells = match start {
            Start::Seed(seed) => generator::generate(setup, &board, &homes, *seed),
            Start::Cells(cells) => cells.clone(),
        };
        if cells.len() != board.len() {
            return Err(SetupError(format!(
                "{} tiles do not fill a board of {}",
                cells.len(),
                board.len()
            )));
        }
        if cells.iter().any(|&colour| colour >= setup.colours) {
            return Err(SetupError(format!(
                "a tile has none of the {} colours",
                setup.colours
            )));
        }
        if let &[first, second] = homes.as_slice()
            && cells[first.index()] == cells[second.index()]
        {
            return Err(SetupError(
                "the two players' first tiles must differ in colour".to_owned(),
            ));
        }
        let flood = Flood::new(board.graph(), &cells, &homes);
        let mut drench = Self {
            board: Arc::new(board),
            setup: setup.clone(),
            flood,
            moves: 0,
            standstill: 0,
            par: Arc::default(),
            hinted: Arc::default(),
        };
        if setup.players == (Players::One { limit: None }) {
            let limit = Some(drench.limit_with(Margin::Fair));
            drench.setup.players = Players::One { limit };
        }
        Ok(drench)
    }

    /// Returns the setup, with the move limit filled in.
    pub const fn setup(&self) -> &Setup {
        &self.setup
    }

    /// Returns the regions of the seats.
    pub const fn flood(&self) -> &Flood {
        &self.flood
    }

    /// Returns the number of moves made by all seats together.
    pub const fn moves(&self) -> u16 {
        self.moves
    }

    /// Returns the move limit of a single player; `None` with two seats.
    pub const fn limit(&self) -> Option<u16> {
        match self.setup.players {
            Players::One { limit } => limit,
            Players::Two { .. } => None,
        }
    }

    /// Returns the seats, in turn order.
    pub fn seats(&self) -> impl Iterator<Item = Seat> + use<> {
        (0..self.setup.seats()).map(Seat)
    }

    /// Returns a seat's score: the tiles it holds and, once only the two regions' colours are left, the enclosed free
    /// tiles of its colour.
    pub fn score(&self, seat: Seat) -> u32 {
        let shut_in = match self.flood.is_settled() {
            true => self.flood.free(self.flood.colour(seat)),
            false => 0,
        };
        self.flood.size(seat) + shut_in
    }

    /// Returns a solution of the quick solver, which is not always the shortest. Limits are computed from it, so its
    /// result is the same in every version.
    pub fn quick_solution(&self) -> Vec<Colour> {
        quick_solver::solution(self)
    }

    /// Returns the bounds on the fewest moves from the start position of a single player; on most boards they are
    /// equal. `None` until the board has been studied ([`Rules::precompute`]), and with two seats.
    pub fn par(&self) -> Option<&Par> {
        self.par.get()?.as_ref()
    }

    /// Computes bounds on the fewest moves from here for a single player, regardless of the limit; `None` when the
    /// budget ran out before any solution was found. The cache takes at most `table` bytes.
    pub fn shortest(&self, effort: Effort, budget: &SearchBudget<'_>, table: usize) -> Option<Par> {
        let cells = self.shown_colours();
        let home = self.flood.home(Seat::FIRST);
        shortest(self.board.graph(), &cells, home, effort, budget, table)
    }

    /// Returns a move limit for this board: the length of the quick solution plus a margin. The classic board has the
    /// classic limit.
    pub fn limit_with(&self, margin: Margin) -> u16 {
        let solution = self.quick_solution().len() as u16;
        let limit = (solution + margin.extra_moves(solution)).min(*LIMITS.end());
        let is_classic = self.setup.plan == Setup::default().plan
            && self.setup.colours == Setup::default().colours;
        match margin {
            Margin::Fair if is_classic => CLASSIC_LIMIT.max(solution),
            _ => limit,
        }
    }

    /// Returns the number of moves that a single player has left.
    fn moves_left(&self) -> usize {
        self.limit()
            .map_or(usize::MAX, |limit| limit.saturating_sub(self.moves).into())
    }

    /// Solves the position for a single player within the move limit.
    fn solve_alone(&self, effort: Effort, budget: &SearchBudget<'_>) -> SearchReport {
        let unknown = SearchReport {
            result: SearchResult::Unknown,
            nodes: 0,
        };
        match self.outcome() {
            Some(Outcome::Lost) => {
                return SearchReport {
                    result: SearchResult::Unsolvable,
                    ..unknown
                };
            }
            Some(_) => {
                let result = SearchResult::Solved {
                    moves: Vec::new(),
                    shortest: true,
                };
                return SearchReport { result, ..unknown };
            }
            None => (),
        }
        let Some(par) = self.shortest(effort, budget, LARGE_TABLE_BYTES) else {
            return unknown;
        };
        let shortest = par.is_shortest();
        let result = if par.solution.len() <= self.moves_left() {
            SearchResult::Solved {
                moves: par.solution.into_iter().map(Move::Paint).collect(),
                shortest,
            }
        } else if par.lower_bound > self.moves_left() {
            SearchResult::Unsolvable
        } else {
            SearchResult::Unknown
        };
        SearchReport {
            result,
            nodes: par.nodes,
        }
    }

    /// Returns the colours that the board shows.
    fn shown_colours(&self) -> Vec<u8> {
        let shown = |cell| self.flood.shown(cell).0;
        self.board.cells().map(shown).collect()
    }

    /// Returns the rest of a single player's solution if the game has followed it so far.
    fn remaining_moves(&self, from: &[u8], moves: &[Colour]) -> Option<Vec<Colour>> {
        let graph = self.board.graph();
        let mut flood = Flood::new(graph, from, &[self.flood.home(Seat::FIRST)]);
        let size = self.flood.size(Seat::FIRST);
        let mut rest = moves.iter();
        while flood.size(Seat::FIRST) < size {
            flood.recolour(graph, Seat::FIRST, *rest.next()?);
        }
        let is_here = self
            .board
            .cells()
            .all(|cell| flood.shown(cell) == self.flood.shown(cell));
        is_here.then(|| rest.copied().collect())
    }

    /// Returns the first move of the best single-player solution found within the budget, and `true` with it if the
    /// remaining moves suffice for that solution. A player who follows the hints stays on one solution.
    fn next_move(&self, budget: &SearchBudget<'_>) -> Option<(Move, bool)> {
        let is_stopped = || budget.stop.load(Ordering::Relaxed);
        if self.outcome().is_some() || is_stopped() {
            return None;
        }
        let studied = self.par().filter(|par| par.is_shortest());
        let by_par = studied
            .and_then(|par| self.remaining_moves(self.flood.initial_colours(), &par.solution));
        let way = by_par.or_else(|| {
            let mut last = self.hinted.lock().unwrap_or_else(PoisonError::into_inner);
            let known = last
                .as_ref()
                .and_then(|way| self.remaining_moves(&way.from, &way.moves));
            known.or_else(|| {
                let moves = self.shortest(Effort::Full, budget, TABLE_BYTES)?.solution;
                if !is_stopped() {
                    *last = Some(HintedSolution {
                        from: self.shown_colours(),
                        moves: moves.clone(),
                    });
                }
                Some(moves)
            })
        })?;
        let first = way.first().copied()?;
        Some((Move::Paint(first), way.len() <= self.moves_left()))
    }

    /// Returns the move that takes the most tiles at once.
    fn greediest_move(&self) -> Option<Move> {
        let brings = |&mv: &Move| {
            let mut flood = self.flood.clone();
            match mv {
                Move::Paint(colour) => flood.recolour(self.board.graph(), Seat::FIRST, colour),
                _ => 0,
            }
        };
        self.legal_moves().into_iter().max_by_key(brings)
    }

    /// Returns `true` if only one colour is left.
    fn is_one_colour(&self) -> bool {
        self.flood.size(Seat::FIRST) as usize == self.board.len()
    }
}

impl Rules for Drench {
    fn board(&self) -> &Board {
        &self.board
    }

    fn to_move(&self) -> Turn {
        match self.outcome() {
            Some(_) => Turn::Nobody,
            None => Turn::Player(Seat((self.moves % u16::from(self.setup.seats())) as u8)),
        }
    }

    fn legal_moves(&self) -> Vec<Move> {
        let Turn::Player(_) = self.to_move() else {
            return Vec::new();
        };
        (0..self.setup.colours)
            .map(Colour)
            .filter(|&colour| self.seats().all(|seat| self.flood.colour(seat) != colour))
            .map(Move::Paint)
            .collect()
    }

    fn check(&self, seat: Seat, mv: Move) -> Result<(), IllegalMove> {
        self.to_move().check(seat)?;
        let Move::Paint(colour) = mv else {
            return Err(IllegalMove::WrongKind);
        };
        if colour.0 >= self.setup.colours {
            return Err(NO_SUCH_COLOUR);
        }
        match self
            .seats()
            .find(|&holder| self.flood.colour(holder) == colour)
        {
            Some(holder) if holder == seat => Err(OWN_COLOUR),
            Some(_) => Err(OTHERS_COLOUR),
            None => Ok(()),
        }
    }

    fn effects(&self, seat: Seat, mv: Move) -> Vec<Effect> {
        let Move::Paint(colour) = mv else {
            return Vec::new();
        };
        let home = self.flood.home(seat);
        let mut effects = Vec::new();
        let mut reached = vec![false; self.board.len()];
        let mut queue = VecDeque::from([(home, 0)]);
        reached[home.index()] = true;
        while let Some((cell, distance)) = queue.pop_front() {
            let appearance = Appearance::Painted {
                colour,
                holder: Some(seat),
            };
            effects.push(Effect::CellChanged {
                cell,
                appearance,
                distance,
            });
            for &next in self.board.neighbours(cell) {
                let floods = match self.flood.holder(next) {
                    Some(holder) => holder == seat,
                    None => self.flood.shown(next) == colour,
                };
                if floods && !reached[next.index()] {
                    reached[next.index()] = true;
                    queue.push_back((next, distance + 1));
                }
            }
        }
        effects
    }

    fn advance(&mut self, seat: Seat, mv: Move) -> Result<(), IllegalMove> {
        self.check(seat, mv)?;
        let Move::Paint(colour) = mv else {
            return Err(IllegalMove::WrongKind);
        };
        let taken = self.flood.recolour(self.board.graph(), seat, colour);
        self.standstill = if taken == 0 { self.standstill + 1 } else { 0 };
        self.moves += 1;
        Ok(())
    }

    fn outcome(&self) -> Option<Outcome> {
        match self.setup.players {
            Players::One { .. } if self.is_one_colour() => Some(Outcome::Won(Seat::FIRST)),
            Players::One { limit } => limit
                .filter(|&limit| self.moves >= limit)
                .map(|_| Outcome::Lost),
            Players::Two { .. } => {
                let stuck = self.standstill >= 2 * u16::from(self.setup.colours);
                (stuck || self.flood.is_settled()).then(|| {
                    match self.score(Seat::FIRST).cmp(&self.score(Seat::SECOND)) {
                        std::cmp::Ordering::Greater => Outcome::Won(Seat::FIRST),
                        std::cmp::Ordering::Less => Outcome::Won(Seat::SECOND),
                        std::cmp::Ordering::Equal => Outcome::Draw,
                    }
                })
            }
        }
    }

    fn appearance(&self, cell: CellId) -> Appearance {
        Appearance::Painted {
            colour: self.flood.shown(cell),
            holder: self.flood.holder(cell),
        }
    }

    fn computer_move(&self, level: Level, stop: &AtomicBool) -> Option<Move> {
        match self.setup.players {
            Players::One { .. } => self.best_move(&SearchBudget::time(HINT_TIME, stop)),
            Players::Two { .. } => opponent::choose(self, level, stop),
        }
    }

    fn best_move(&self, budget: &SearchBudget<'_>) -> Option<Move> {
        match self.setup.players {
            Players::One { .. } => {
                let next = self.next_move(budget).map(|(mv, _)| mv);
                // Without a solution within the budget, the greediest move is the answer.
                next.or_else(|| {
                    (!budget.stop.load(Ordering::Relaxed)).then(|| self.greediest_move())?
                })
            }
            Players::Two { .. } => opponent::best(self, budget),
        }
    }

    fn precompute(&self) {
        if let Players::One { .. } = self.setup.players {
            self.par.get_or_init(|| {
                let never = AtomicBool::new(false);
                let budget = SearchBudget::time(PAR_TIME, &never);
                let (graph, home) = (self.board.graph(), self.flood.home(Seat::FIRST));
                shortest(
                    graph,
                    self.flood.initial_colours(),
                    home,
                    Effort::Full,
                    &budget,
                    TABLE_BYTES,
                )
            });
        }
    }

    fn solve(&self, effort: Effort, budget: &SearchBudget<'_>) -> Option<SearchReport> {
        Some(match self.setup.players {
            Players::One { .. } => self.solve_alone(effort, budget),
            Players::Two { .. } => opponent::solve(self, effort, budget),
        })
    }

    fn hint(&self, stop: &AtomicBool) -> Option<Advice> {
        match self.setup.players {
            Players::One { .. } => {
                let (mv, proved) = self.next_move(&SearchBudget::time(HINT_TIME, stop))?;
                Some(Advice::Play { mv, proved })
            }
            Players::Two { .. } => {
                let mv = self.computer_move(Level::Hard, stop)?;
                Some(Advice::Play { mv, proved: true })
            }
        }
    }
}
