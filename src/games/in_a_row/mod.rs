//! In a Row: the m,n,k-game, from tic-tac-toe to four and five in a row.
//!
//! Seats take turns to place a stone on a free cell. The first seat with `k` of its stones in a straight line wins; a
//! full board without such a line is a draw. If stones fall, each lands on the lowest free cell of its column.

mod lines;
mod opponent;
mod setup;

pub use opponent::ChosenMove;
pub use setup::{CUBE_SIDES, ROWS, SEATS, SIDES, Setup};

use super::budget::{Effort, SearchBudget, SearchReport};
use super::{
    Advice, Appearance, Effect, IllegalMove, Level, Move, Outcome, Rules, Seat, SetupError, Start,
    Turn,
};
use crate::boards::{Board, CellId};
use lines::{Columns, EMPTY, Lines, lowest_free, stone};
use opponent::Layout;
use std::sync::atomic::AtomicBool;
use std::sync::{Arc, OnceLock};
use std::time::Duration;

/// Time limit of the level Hard per move, and of a hint.
const HARD_TIME: Duration = Duration::from_millis(700);
const HINT_TIME: Duration = Duration::from_millis(450);

/// Error when the cell is not on the board.
pub const NO_SUCH_CELL: IllegalMove = IllegalMove::Rule("the board has no such cell");
/// Error when there is a stone on the cell already.
pub const TAKEN: IllegalMove = IllegalMove::Rule("there is a stone already");
/// Error when stones fall and the cell is not the lowest free one of its column.
pub const NOTHING_BELOW: IllegalMove = IllegalMove::Rule("the stone would fall further down");

/// A position of stones in a row.
///
/// ```
/// use tessella::boards::CellId;
/// use tessella::games::in_a_row::{InARow, Setup};
/// use tessella::games::{Move, Outcome, Rules, Seat, Start};
///
/// let mut game = InARow::new(&Setup::default(), &Start::Seed(0))?;
/// for (mv, cell) in [0, 3, 1, 4, 2].into_iter().enumerate() {
///     game.play(Seat(mv as u8 % 2), Move::Cell(CellId(cell)))?;
/// }
/// assert_eq!(game.outcome(), Some(Outcome::Won(Seat::FIRST)));
/// assert_eq!(game.highlighted(), [0, 1, 2].map(CellId));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Debug)]
pub struct InARow {
    line_board: Arc<LineBoard>,
    /// Content of each cell.
    cells: Vec<u8>,
    stones: u32,
    last: Option<CellId>,
    winner: Option<Seat>,
}

/// Constant data of a game.
#[derive(Debug)]
struct LineBoard {
    board: Board,
    setup: Setup,
    lines: Lines,
    /// Columns, where stones fall.
    columns: Option<Columns>,
    /// Line layout for searches between two seats; built by the first one.
    layout: OnceLock<Layout>,
}

impl InARow {
    /// Creates the start position. A seed has no effect: the board is empty unless cells are spelt out.
    ///
    /// The seat to move follows from the number of stones. A spelt-out board with a winning row is a finished game.
    ///
    /// # Errors
    /// When the options of the setup contradict each other, the number of cells differs from the board's, a stone
    /// belongs to no seat, a falling stone has nothing below it, or two seats have won.
    pub fn new(setup: &Setup, start: &Start) -> Result<Self, SetupError> {
        let refuse = |why: &str| Err(SetupError(why.to_owned()));
        let board = setup.board()?;
        let cells = match start {
            Start::Seed(_) => vec![EMPTY; board.len()],
            Start::Cells(cells) => cells.clone(),
        };
        if cells.len() != board.len() {
            let why = format!(
                "{} cells do not fill a board of {}",
                cells.len(),
                board.len()
            );
            return Err(SetupError(why));
        }
        if cells.iter().any(|&cell| cell > setup.seats) {
            return refuse("a stone belongs to none of the players");
        }
        let lines = Lines::new(&board, setup.k);
        let down = Columns::down(board.shape()).filter(|_| setup.falls);
        let columns = down.map(|down| Columns::new(&board, down));
        if let Some(columns) = &columns {
            let floats =
                |two: &[CellId]| cells[two[0].index()] != EMPTY && cells[two[1].index()] == EMPTY;
            if columns
                .columns
                .iter()
                .any(|column| column.windows(2).any(floats))
            {
                return refuse("a stone has nothing below it");
            }
        }
        let is_won = |cell: &CellId| lines.is_won_at(&cells, *cell);
        let mut winners = board.cells().filter(is_won).map(|cell| cells[cell.index()]);
        let winner = winners.next();
        if winners.any(|other| Some(other) != winner) {
            return refuse("two players cannot both have won");
        }
        let stones = cells.iter().filter(|&&cell| cell != EMPTY).count() as u32;
        let setup = setup.clone();
        let line_board = LineBoard {
            board,
            setup,
            lines,
            columns,
            layout: OnceLock::new(),
        };
        Ok(Self {
            line_board: Arc::new(line_board),
            cells,
            stones,
            last: None,
            winner: winner.map(|stone| Seat(stone - 1)),
        })
    }

    /// Returns the setup.
    pub fn setup(&self) -> &Setup {
        &self.line_board.setup
    }

    /// Returns the number of stones on the board.
    pub const fn stones(&self) -> u32 {
        self.stones
    }

    /// Returns the cell of the last stone; `None` before the first move.
    pub const fn last(&self) -> Option<CellId> {
        self.last
    }

    /// Returns the seat whose stone is on a cell; `None` when it is free or not on the board.
    pub fn stone(&self, cell: CellId) -> Option<Seat> {
        let &stone = self.cells.get(cell.index())?;
        (stone != EMPTY).then(|| Seat(stone - 1))
    }

    /// Returns the cell on which a stone placed here lands: the lowest free one of the column where stones fall, else
    /// the cell itself. `None` when there is no room, and for a cell beside the board.
    pub fn landing(&self, cell: CellId) -> Option<CellId> {
        let &stone = self.cells.get(cell.index())?;
        match &self.line_board.columns {
            Some(columns) => lowest_free(columns.of(cell), &self.cells),
            None => (stone == EMPTY).then_some(cell),
        }
    }

    /// Chooses a move for a computer player of this level within a budget; `None` as with [`Rules::computer_move`]. A
    /// node is a position. Without a time limit the result is the same on every machine.
    pub fn choose_move(&self, level: Level, budget: &SearchBudget<'_>) -> Option<ChosenMove> {
        opponent::choose_move(self, level, budget)
    }

    /// Chooses a move by a search to this depth within a budget; forced moves do not count towards the depth.
    pub fn search_to_depth(&self, depth: u32, budget: &SearchBudget<'_>) -> Option<ChosenMove> {
        opponent::search_to_depth(self, depth, budget)
    }

    fn layout(&self) -> &Layout {
        self.line_board.layout.get_or_init(|| {
            let line_board = &*self.line_board;
            let numbers = |run: &[CellId]| run.iter().map(|cell| cell.0 as u16).collect();
            let upwards =
                |column: &Vec<CellId>| column.iter().rev().map(|cell| cell.0 as u16).collect();
            let columns = line_board
                .columns
                .iter()
                .flat_map(|columns| &columns.columns);
            Layout::new(
                line_board.setup.k,
                self.cells.len(),
                line_board.lines.runs().map(numbers),
                &columns.map(upwards).collect::<Vec<_>>(),
                line_board.setup.first,
            )
        })
    }

    /// Returns the seat to move while the game goes on.
    fn mover(&self) -> Seat {
        let setup = &self.line_board.setup;
        let turns = u32::from(setup.first.0) + self.stones;
        Seat((turns % u32::from(setup.seats)) as u8)
    }

    fn is_full(&self) -> bool {
        self.stones as usize == self.cells.len()
    }

    /// Returns the cells on which a stone can be placed while the game goes on.
    fn free(&self) -> Vec<CellId> {
        match &self.line_board.columns {
            Some(columns) => {
                let columns = columns.columns.iter();
                columns
                    .filter_map(|column| lowest_free(column, &self.cells))
                    .collect()
            }
            None => {
                let cells = self.line_board.board.cells();
                cells
                    .filter(|cell| self.cells[cell.index()] == EMPTY)
                    .collect()
            }
        }
    }
}

impl Rules for InARow {
    fn board(&self) -> &Board {
        &self.line_board.board
    }

    fn to_move(&self) -> Turn {
        match self.outcome() {
            Some(_) => Turn::Nobody,
            None => Turn::Player(self.mover()),
        }
    }

    fn legal_moves(&self) -> Vec<Move> {
        match self.outcome() {
            Some(_) => Vec::new(),
            None => self.free().into_iter().map(Move::Cell).collect(),
        }
    }

    fn check(&self, seat: Seat, mv: Move) -> Result<(), IllegalMove> {
        self.to_move().check(seat)?;
        let Move::Cell(cell) = mv else {
            return Err(IllegalMove::WrongKind);
        };
        match self.cells.get(cell.index()) {
            None => Err(NO_SUCH_CELL),
            Some(&stone) if stone != EMPTY => Err(TAKEN),
            Some(_) if self.landing(cell) != Some(cell) => Err(NOTHING_BELOW),
            Some(_) => Ok(()),
        }
    }

    fn effects(&self, seat: Seat, mv: Move) -> Vec<Effect> {
        let Move::Cell(cell) = mv else {
            return Vec::new();
        };
        if cell.index() >= self.cells.len() {
            return Vec::new();
        }
        let top = self
            .line_board
            .columns
            .as_ref()
            .map(|columns| columns.of(cell)[0]);
        let slides = top
            .filter(|&top| top != cell)
            .map(|from| Effect::TileMoved { from, to: cell });
        let becomes = Effect::CellChanged {
            cell,
            appearance: Appearance::Stone(seat),
            distance: 0,
        };
        slides.into_iter().chain([becomes]).collect()
    }

    fn advance(&mut self, seat: Seat, mv: Move) -> Result<(), IllegalMove> {
        self.check(seat, mv)?;
        let Move::Cell(cell) = mv else {
            return Err(IllegalMove::WrongKind);
        };
        self.cells[cell.index()] = stone(seat);
        self.stones += 1;
        self.last = Some(cell);
        if self.line_board.lines.is_won_at(&self.cells, cell) {
            self.winner = Some(seat);
        }
        Ok(())
    }

    fn outcome(&self) -> Option<Outcome> {
        match self.winner {
            Some(seat) => Some(Outcome::Won(seat)),
            None => self.is_full().then_some(Outcome::Draw),
        }
    }

    fn appearance(&self, cell: CellId) -> Appearance {
        self.stone(cell)
            .map_or(Appearance::Empty, Appearance::Stone)
    }

    fn highlighted(&self) -> Vec<CellId> {
        if self.winner.is_none() {
            return Vec::new();
        }
        let is_won = |cell: &CellId| self.line_board.lines.is_won_at(&self.cells, *cell);
        self.line_board.board.cells().filter(is_won).collect()
    }

    fn computer_move(&self, level: Level, stop: &AtomicBool) -> Option<Move> {
        let budget = match level {
            Level::Hard => SearchBudget::time(HARD_TIME, stop),
            _ => SearchBudget::unbounded(stop),
        };
        let chosen = self.choose_move(level, &budget)?;
        Some(Move::Cell(chosen.cell))
    }

    fn best_move(&self, budget: &SearchBudget<'_>) -> Option<Move> {
        let chosen = self.choose_move(Level::Hard, budget)?;
        Some(Move::Cell(chosen.cell))
    }

    fn solve(&self, effort: Effort, budget: &SearchBudget<'_>) -> Option<SearchReport> {
        Some(opponent::solve(self, effort, budget))
    }

    fn hint(&self, stop: &AtomicBool) -> Option<Advice> {
        let chosen = self.choose_move(Level::Hard, &SearchBudget::time(HINT_TIME, stop))?;
        Some(Advice::Play {
            mv: Move::Cell(chosen.cell),
            proved: chosen.is_safe,
        })
    }
}
