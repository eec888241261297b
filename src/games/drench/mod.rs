//! Drench, known as Flood-It: recolour your region until the board is one colour.
//!
//! Alone, you hold the first tile and have a number of moves. Two players begin far apart and take turns;
//! neither may choose its own colour or the other's. When the two regions' colours are all that is left, whoever has
//! more tiles wins.

mod deal;
mod fitting;
mod flood;
mod flood_id;
mod opponent;
mod patches;
mod setup;
mod solver;

pub use flood::Flood;
pub use setup::{
    AREAS, COLOURS, COLOURS_FOR_TWO, CUBE_SIDES, LIMITS, Players, RINGS, SIDES, Setup,
};
pub use solver::{Par, shortest};

use super::budget::{Answer, Budget, Effort, Finding};
use super::{
    Advice, Choices, Colour, Effect, IllegalMove, Level, Look, Move, Outcome, Rules, Seat,
    SetupError, Start, Turn,
};
use crate::boards::{Board, CellId};
use serde::{Deserialize, Serialize};
use std::collections::VecDeque;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex, OnceLock, PoisonError};
use std::time::Duration;

/// How long the best way is looked for when a hint for one player is asked for.
const TIME_FOR_HINT: Duration = Duration::from_millis(400);
/// How long the par of a board is looked for when it is opened.
const TIME_FOR_PAR: Duration = Duration::from_secs(1);
/// How many bytes a search in the background remembers at most.
const TABLE: usize = 32 << 20;
/// How many bytes a solver remembers at most that was asked for all it can do.
const LARGE_TABLE: usize = 1 << 30;

/// Where the regions of this many seats begin: the first cell and the one opposite, or the two farthest apart where
/// the board has no half-turn.
fn homes(board: &Board, seats: usize) -> Vec<CellId> {
    let first = CellId(0);
    let (first, second) = match (seats, board.opposite(first)) {
        (1, _) => (first, first),
        (_, Some(opposite)) => (first, opposite),
        (_, None) => board.farthest_pair(),
    };
    [first, second][..seats].to_vec()
}

/// The region that moves has that colour already.
pub const OWN_COLOUR: IllegalMove = IllegalMove::Rule("that is your colour already");
/// The other region has that colour.
pub const OTHERS_COLOUR: IllegalMove = IllegalMove::Rule("that is the other player's colour");
/// The colour is not one of the game's.
pub const NO_SUCH_COLOUR: IllegalMove = IllegalMove::Rule("the game has not so many colours");

/// The limit on the classic board of 15×15 tiles and 6 colours.
const CLASSIC_LIMIT: u16 = 30;

/// How many moves a limit leaves beyond what the quick solver needs.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub enum Margin {
    /// Half as many again: a board for a quiet evening.
    Relaxed,
    /// Three in ten, about as many as the classic game.
    #[default]
    Fair,
    /// One in ten: one has to look ahead.
    Tight,
}

impl Margin {
    /// All margins, from the widest to the narrowest.
    pub const ALL: [Self; 3] = [Self::Relaxed, Self::Fair, Self::Tight];

    /// What it is called.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Relaxed => "Relaxed",
            Self::Fair => "Fair",
            Self::Tight => "Tight",
        }
    }

    const fn beyond(self, solution: u16) -> u16 {
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
    /// How many moves there have been since a region last grew.
    standstill: u16,
    /// What is known of the fewest moves from the beginning; found when it is first asked for.
    par: Arc<OnceLock<Option<Par>>>,
    /// The way that the last hint is the first move of.
    way: Arc<Mutex<Option<Way>>>,
}

/// A way that was found for a player alone.
#[derive(Debug)]
struct Way {
    /// The colours that the board showed when it was looked for.
    from: Vec<u8>,
    moves: Vec<Colour>,
}

impl Drench {
    /// The first position of a game.
    ///
    /// # Errors
    /// When the choices do not fit each other, there are not as many cells as the board has, a cell's colour is not
    /// one of the game's, or two seats would start with the same colour.
    pub fn new(setup: &Setup, start: &Start) -> Result<Self, SetupError> {
        let board = setup.board()?;
        let homes = homes(&board, usize::from(setup.seats()));
        let cells = match start {
            Start::Seed(seed) => deal::deal(setup, &board, &homes, *seed),
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
            way: Arc::default(),
        };
        if setup.players == (Players::One { limit: None }) {
            let limit = Some(drench.limit_with(Margin::Fair));
            drench.setup.players = Players::One { limit };
        }
        Ok(drench)
    }

    /// The choices it was made from, with the limit of moves decided.
    pub const fn setup(&self) -> &Setup {
        &self.setup
    }

    /// Who holds what.
    pub const fn flood(&self) -> &Flood {
        &self.flood
    }

    /// How many moves have been made, by all seats together.
    pub const fn moves(&self) -> u16 {
        self.moves
    }

    /// The most moves that a player alone may make; `None` with two seats.
    pub const fn limit(&self) -> Option<u16> {
        match self.setup.players {
            Players::One { limit } => limit,
            Players::Two { .. } => None,
        }
    }

    /// The seats, in the order of their turns.
    pub fn seats(&self) -> impl Iterator<Item = Seat> + use<> {
        (0..self.setup.seats()).map(Seat)
    }

    /// How many tiles count for a seat: those it holds and, once the two regions' colours are all that is left, those
    /// of its colour that are shut in elsewhere.
    pub fn score(&self, seat: Seat) -> u32 {
        let shut_in = match self.flood.is_settled() {
            true => self.flood.free(self.flood.colour(seat)),
            false => 0,
        };
        self.flood.size(seat) + shut_in
    }

    /// Colours that make the board one, found in a moment: not always the fewest. Limits are counted by them, so what it
    /// answers stays as it is in every version.
    pub fn quick_solution(&self) -> Vec<Colour> {
        fitting::solution(self)
    }

    /// What is known of the fewest moves from the beginning of the game for a player alone: all that is to be known, on
    /// most boards. `None` until somebody had the board studied ([`Rules::study`]), and with two seats.
    pub fn par(&self) -> Option<&Par> {
        self.par.get()?.as_ref()
    }

    /// What is known of the fewest moves from here for a player alone, limit or not; `None` when the budget was spent
    /// before any way was found. Its table takes at most so many bytes.
    pub fn shortest(&self, effort: Effort, budget: &Budget<'_>, table: usize) -> Option<Par> {
        let cells = self.shown();
        let home = self.flood.home(Seat::FIRST);
        shortest(self.board.graph(), &cells, home, effort, budget, table)
    }

    /// A limit of moves that fits the board: what the quick solver needs, and a margin. The classic board has the
    /// classic limit.
    pub fn limit_with(&self, margin: Margin) -> u16 {
        let solution = self.quick_solution().len() as u16;
        let limit = (solution + margin.beyond(solution)).min(*LIMITS.end());
        let is_classic = self.setup.plan == Setup::default().plan
            && self.setup.colours == Setup::default().colours;
        match margin {
            Margin::Fair if is_classic => CLASSIC_LIMIT.max(solution),
            _ => limit,
        }
    }

    /// How many moves a player alone has left.
    fn moves_left(&self) -> usize {
        self.limit()
            .map_or(usize::MAX, |limit| limit.saturating_sub(self.moves).into())
    }

    /// Whether a player alone can still win, and how.
    fn solve_alone(&self, effort: Effort, budget: &Budget<'_>) -> Finding {
        let unknown = Finding {
            answer: Answer::Unknown,
            nodes: 0,
        };
        match self.outcome() {
            Some(Outcome::Lost) => {
                return Finding {
                    answer: Answer::Hopeless,
                    ..unknown
                };
            }
            Some(_) => {
                let answer = Answer::Way {
                    moves: Vec::new(),
                    shortest: true,
                };
                return Finding { answer, ..unknown };
            }
            None => (),
        }
        let Some(par) = self.shortest(effort, budget, LARGE_TABLE) else {
            return unknown;
        };
        let shortest = par.is_shortest();
        let answer = if par.way.len() <= self.moves_left() {
            Answer::Way {
                moves: par.way.into_iter().map(Move::Paint).collect(),
                shortest,
            }
        } else if par.least > self.moves_left() {
            Answer::Hopeless
        } else {
            Answer::Unknown
        };
        Finding {
            answer,
            nodes: par.nodes,
        }
    }

    /// The colours that the board shows.
    fn shown(&self) -> Vec<u8> {
        let shown = |cell| self.flood.shown(cell).0;
        self.board.cells().map(shown).collect()
    }

    /// What is left of a way for a player alone if the game has come along it.
    fn rest_of(&self, from: &[u8], moves: &[Colour]) -> Option<Vec<Colour>> {
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

    /// The first move of the best way for a player alone that can be found within the budget, and whether the
    /// moves that are left are enough for it. Who follows the hints is led along one way.
    fn next_move(&self, budget: &Budget<'_>) -> Option<(Move, bool)> {
        let is_stopped = || budget.stop.load(Ordering::Relaxed);
        if self.outcome().is_some() || is_stopped() {
            return None;
        }
        let studied = self.par().filter(|par| par.is_shortest());
        let by_par = studied.and_then(|par| self.rest_of(self.flood.dealt(), &par.way));
        let way = by_par.or_else(|| {
            let mut last = self.way.lock().unwrap_or_else(PoisonError::into_inner);
            let known = last
                .as_ref()
                .and_then(|way| self.rest_of(&way.from, &way.moves));
            known.or_else(|| {
                let moves = self.shortest(Effort::Full, budget, TABLE)?.way;
                if !is_stopped() {
                    *last = Some(Way {
                        from: self.shown(),
                        moves: moves.clone(),
                    });
                }
                Some(moves)
            })
        })?;
        let first = way.first().copied()?;
        Some((Move::Paint(first), way.len() <= self.moves_left()))
    }

    /// The move that takes most tiles at once.
    fn greediest(&self) -> Option<Move> {
        let brings = |&mv: &Move| {
            let mut flood = self.flood.clone();
            match mv {
                Move::Paint(colour) => flood.recolour(self.board.graph(), Seat::FIRST, colour),
                _ => 0,
            }
        };
        self.legal_moves().into_iter().max_by_key(brings)
    }

    /// Whether one colour is left.
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
            None => Turn::Of(Seat((self.moves % u16::from(self.setup.seats())) as u8)),
        }
    }

    fn legal_moves(&self) -> Vec<Move> {
        let Turn::Of(_) = self.to_move() else {
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
            return Err(IllegalMove::OtherKind);
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
            let look = Look::Painted {
                colour,
                holder: Some(seat),
            };
            effects.push(Effect::Becomes {
                cell,
                look,
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
            return Err(IllegalMove::OtherKind);
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

    fn look(&self, cell: CellId) -> Look {
        Look::Painted {
            colour: self.flood.shown(cell),
            holder: self.flood.holder(cell),
        }
    }

    fn computer_move(&self, level: Level, stop: &AtomicBool) -> Option<Move> {
        match self.setup.players {
            Players::One { .. } => self.best_move(&Budget::time(TIME_FOR_HINT, stop)),
            Players::Two { .. } => opponent::choose(self, level, stop),
        }
    }

    fn best_move(&self, budget: &Budget<'_>) -> Option<Move> {
        match self.setup.players {
            Players::One { .. } => {
                let next = self.next_move(budget).map(|(mv, _)| mv);
                // Where the budget was too small for any way, what brings most must do.
                next.or_else(|| (!budget.stop.load(Ordering::Relaxed)).then(|| self.greediest())?)
            }
            Players::Two { .. } => opponent::best(self, budget),
        }
    }

    fn study(&self) {
        if let Players::One { .. } = self.setup.players {
            self.par.get_or_init(|| {
                let never = AtomicBool::new(false);
                let budget = Budget::time(TIME_FOR_PAR, &never);
                let (graph, home) = (self.board.graph(), self.flood.home(Seat::FIRST));
                shortest(
                    graph,
                    self.flood.dealt(),
                    home,
                    Effort::Full,
                    &budget,
                    TABLE,
                )
            });
        }
    }

    fn solve(&self, effort: Effort, budget: &Budget<'_>) -> Option<Finding> {
        Some(match self.setup.players {
            Players::One { .. } => self.solve_alone(effort, budget),
            Players::Two { .. } => opponent::solve(self, effort, budget),
        })
    }

    fn hint(&self, stop: &AtomicBool) -> Option<Advice> {
        match self.setup.players {
            Players::One { .. } => {
                let (mv, sure) = self.next_move(&Budget::time(TIME_FOR_HINT, stop))?;
                Some(Advice::Play { mv, sure })
            }
            Players::Two { .. } => {
                let mv = self.computer_move(Level::Hard, stop)?;
                Some(Advice::Play { mv, sure: true })
            }
        }
    }
}
