//! Light Block: walk over every free tile once.
//!
//! The walker lights each tile that it leaves, and never comes back to one. When no other dark tile is beside it, it has won
//! if none is left anywhere, and the tile that it stands on lights as well; else it is stuck, and that tile stays dark.

mod colours;
mod crowd;
mod deal;
mod parts;
mod prune;
mod rest;
mod search;
mod setup;
mod solver;
mod weave;

pub use setup::{AREAS, BLOCKS, CUBE_SIDES, Kind, SIDES, Setup};
pub use solver::Verdict;

use super::budget::{Effort, SearchBudget, SearchReport};
use super::{
    Advice, Appearance, Effect, IllegalMove, Level, Move, Outcome, Piece, Rules, Seat, SetupError,
    Start, Turn,
};
use crate::boards::{Board, CellId};
use deal::Dealt;
use std::sync::atomic::AtomicBool;
use std::sync::{Arc, OnceLock};

/// The tile is not beside the one that is stood on.
pub const NOT_BESIDE: IllegalMove = IllegalMove::Rule("that tile is not beside yours");
/// The tile is beside the one that is stood on, but too far up or down.
pub const TOO_STEEP: IllegalMove = IllegalMove::Rule("that step is too steep");
/// The tile cannot be entered.
pub const BLOCKED: IllegalMove = IllegalMove::Rule("that tile is blocked");
/// The walker stands on the tile.
pub const STOOD_ON: IllegalMove = IllegalMove::Rule("you stand on that tile");
/// The tile has been lit.
pub const LIT: IllegalMove = IllegalMove::Rule("that tile is lit already");

/// Whether a board can be won.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Winnable {
    /// It can.
    Yes,
    /// It cannot.
    No,
    /// It would take too long to find out.
    Unknown,
}

/// What does not change in a game.
#[derive(Debug)]
struct Ground {
    board: Board,
    setup: Setup,
    dealt: Dealt,
    free: usize,
    /// Whether the board can be won, once somebody asked.
    verdict: OnceLock<Verdict>,
}

/// A position of Light Block.
///
/// ```
/// use tessella::games::light_block::{LightBlock, Setup};
/// use tessella::games::{Rules, Seat, Start};
///
/// let mut game = LightBlock::new(&Setup::default(), &Start::Seed(4711))?;
/// let mv = game.legal_moves()[0];
/// game.play(Seat::FIRST, mv)?;
/// assert_eq!(game.lit(), 1);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Debug)]
pub struct LightBlock {
    ground: Arc<Ground>,
    /// The tiles that were walked on, in their order; the walker stands on the last.
    path: Vec<CellId>,
    /// Which tiles these are.
    is_walked: Vec<bool>,
}

impl LightBlock {
    /// The first position of a game.
    ///
    /// # Errors
    /// When the choices do not fit, there are not as many cells as the board has, one of them is neither free nor a
    /// block nor the start, there is not one start, or no step leads off it.
    pub fn new(setup: &Setup, start: &Start) -> Result<Self, SetupError> {
        let board = setup.board()?;
        let dealt = match start {
            Start::Seed(seed) => deal::deal(setup, &board, *seed),
            Start::Cells(cells) => spelt(&board, cells)?,
        };
        let mut is_walked = vec![false; board.len()];
        is_walked[dealt.start.index()] = true;
        let free = dealt
            .is_blocked
            .iter()
            .filter(|&&is_blocked| !is_blocked)
            .count();
        Ok(Self {
            path: vec![dealt.start],
            is_walked,
            ground: Arc::new(Ground {
                board,
                setup: setup.clone(),
                dealt,
                free,
                verdict: OnceLock::new(),
            }),
        })
    }

    /// The choices it was made from.
    pub fn setup(&self) -> &Setup {
        &self.ground.setup
    }

    /// Where the walker stands.
    pub fn at(&self) -> CellId {
        self.path[self.path.len() - 1]
    }

    /// The tiles that were walked on, in their order: from the start to where the walker stands.
    pub fn path(&self) -> &[CellId] {
        &self.path
    }

    /// How many tiles are lit: those that were left, and on a board that is won the one stood on as well.
    pub fn lit(&self) -> usize {
        match self.is_won() {
            true => self.free(),
            false => self.path.len() - 1,
        }
    }

    /// How many tiles there are to be lit in all.
    pub fn free(&self) -> usize {
        self.ground.free
    }

    /// Whether a tile can never be entered.
    ///
    /// # Panics
    /// When there is no such tile.
    pub fn is_blocked(&self, cell: CellId) -> bool {
        self.ground.dealt.is_blocked[cell.index()]
    }

    /// Whether every free tile was walked on.
    fn is_won(&self) -> bool {
        self.path.len() == self.free()
    }

    /// Whether a tile can still be stepped on: it is neither blocked nor was it walked on.
    fn is_open(&self, cell: CellId) -> bool {
        !self.is_walked[cell.index()] && !self.is_blocked(cell)
    }

    /// The tiles that the next step may lead to, whether or not the game goes on.
    fn nexts(&self) -> impl Iterator<Item = CellId> + '_ {
        let beside = self.ground.board.neighbours(self.at()).iter().copied();
        beside.filter(|&next| self.is_open(next))
    }

    /// A way that lights every tile, from the start on: the one that the board was dealt with, or one that
    /// [`LightBlock::winnable`] found.
    pub fn solution(&self) -> Option<&[CellId]> {
        let dealt = self.ground.dealt.solution.as_deref();
        dealt.or_else(|| match self.ground.verdict.get() {
            Some(Verdict::Won(way)) => Some(way.as_slice()),
            _ => None,
        })
    }

    /// Whether the board could be won from the start. Of boards that were not dealt to be won it is found out when first
    /// asked, which may take a second: not for the thread that draws.
    pub fn winnable(&self) -> Winnable {
        if self.ground.dealt.solution.is_some() {
            return Winnable::Yes;
        }
        let verdict = self
            .ground
            .verdict
            .get_or_init(|| match solver::of_board(self) {
                Verdict::Won(mut way) => {
                    way.insert(0, self.path[0]);
                    Verdict::Won(way)
                }
                other => other,
            });
        match verdict {
            Verdict::Won(_) => Winnable::Yes,
            Verdict::Lost => Winnable::No,
            Verdict::Unknown => Winnable::Unknown,
        }
    }

    /// The same, as far as it is known already; `None` before it was found out.
    pub fn known_winnable(&self) -> Option<Winnable> {
        let is_known = self.ground.dealt.solution.is_some() || self.ground.verdict.get().is_some();
        is_known.then(|| self.winnable())
    }

    /// Whether the game can still be won, as far as that is found out within a budget. A node is an assumption of the search
    /// about a step, or a dead end.
    pub fn verdict(&self, budget: &SearchBudget<'_>) -> Verdict {
        solver::verdict(self, budget).0
    }

    /// The position after the first so many moves of this game.
    fn after(&self, moves: usize) -> Self {
        let mut earlier = self.clone();
        for cell in earlier.path.drain(moves + 1..) {
            earlier.is_walked[cell.index()] = false;
        }
        earlier
    }
}

/// What cells spelt out put on a board.
fn spelt(board: &Board, cells: &[u8]) -> Result<Dealt, SetupError> {
    let refuse = |why: String| Err(SetupError(why));
    if cells.len() != board.len() {
        return refuse(format!(
            "{} tiles do not fill a board of {}",
            cells.len(),
            board.len()
        ));
    }
    if cells.iter().any(|&cell| cell > setup::START) {
        return refuse("a tile is neither free nor a block nor the start".to_owned());
    }
    let mut starts = board
        .cells()
        .filter(|cell| cells[cell.index()] == setup::START);
    let (Some(start), None) = (starts.next(), starts.next()) else {
        return refuse("a board has one start".to_owned());
    };
    let is_free = |next: &CellId| cells[next.index()] == setup::FREE;
    if !board.neighbours(start).iter().any(is_free) {
        return refuse("no step leads off the start".to_owned());
    }
    Ok(Dealt {
        is_blocked: cells.iter().map(|&cell| cell == setup::BLOCK).collect(),
        start,
        solution: None,
    })
}

impl Rules for LightBlock {
    fn board(&self) -> &Board {
        &self.ground.board
    }

    fn to_move(&self) -> Turn {
        match self.nexts().next() {
            Some(_) => Turn::Player(Seat::FIRST),
            None => Turn::Nobody,
        }
    }

    fn legal_moves(&self) -> Vec<Move> {
        self.nexts().map(Move::Cell).collect()
    }

    fn check(&self, seat: Seat, mv: Move) -> Result<(), IllegalMove> {
        self.to_move().check(seat)?;
        let Move::Cell(next) = mv else {
            return Err(IllegalMove::WrongKind);
        };
        if next == self.at() {
            Err(STOOD_ON)
        } else if !self.board().neighbours(self.at()).contains(&next) {
            let is_barred = self.board().adjacent(self.at()).contains(&next);
            Err(if is_barred { TOO_STEEP } else { NOT_BESIDE })
        } else if self.is_blocked(next) {
            Err(BLOCKED)
        } else if self.is_walked[next.index()] {
            Err(LIT)
        } else {
            Ok(())
        }
    }

    fn effects(&self, seat: Seat, mv: Move) -> Vec<Effect> {
        let Move::Cell(next) = mv else {
            return Vec::new();
        };
        let lights = |cell| Effect::CellChanged {
            cell,
            appearance: Appearance::Lit,
            distance: 0,
        };
        let walks = Effect::PieceMoved {
            seat,
            number: 0,
            path: vec![next],
            carried: false,
        };
        let mut effects = vec![lights(self.at()), walks];
        // No step will leave the last tile of all.
        if self.path.len() + 1 == self.free() {
            effects.push(lights(next));
        }
        effects
    }

    fn advance(&mut self, seat: Seat, mv: Move) -> Result<(), IllegalMove> {
        self.check(seat, mv)?;
        let Move::Cell(next) = mv else {
            return Err(IllegalMove::WrongKind);
        };
        self.is_walked[next.index()] = true;
        self.path.push(next);
        Ok(())
    }

    fn outcome(&self) -> Option<Outcome> {
        match (self.nexts().next(), self.is_won()) {
            (Some(_), _) => None,
            (None, true) => Some(Outcome::Won(Seat::FIRST)),
            (None, false) => Some(Outcome::Lost),
        }
    }

    fn appearance(&self, cell: CellId) -> Appearance {
        if self.is_blocked(cell) {
            Appearance::Blocked
        } else if self.is_walked[cell.index()] && (cell != self.at() || self.is_won()) {
            Appearance::Lit
        } else {
            Appearance::Dark
        }
    }

    fn pieces(&self) -> Vec<Piece> {
        vec![Piece {
            seat: Seat::FIRST,
            number: 0,
            at: Some(self.at()),
        }]
    }

    fn precompute(&self) {
        self.winnable();
    }

    fn computer_move(&self, _level: Level, stop: &AtomicBool) -> Option<Move> {
        match self.hint(stop)? {
            Advice::Play { mv, .. } => Some(mv),
            Advice::Lost { .. } | Advice::Unsolvable => solver::plausible(self).map(Move::Cell),
        }
    }

    fn best_move(&self, budget: &SearchBudget<'_>) -> Option<Move> {
        solver::best_step(self, budget).map(Move::Cell)
    }

    /// Any way that wins is a shortest one. A quick answer takes no longer than a hint.
    fn solve(&self, effort: Effort, budget: &SearchBudget<'_>) -> Option<SearchReport> {
        Some(solver::finding(self, effort, budget))
    }

    fn hint(&self, stop: &AtomicBool) -> Option<Advice> {
        solver::advice(self, stop)
    }
}
