//! Position of a game of In a Row.

use super::errors::SetupError;
use super::layout::Layout;
use super::lines::{Columns, EMPTY, Lines, lowest_free};
use super::setup::{Setup, centre};
use crate::{Seat, Start};
use std::sync::{Arc, OnceLock};
use tessella_boards::{Board, CellId};

/// Position of a game of In a Row.
///
/// ```
/// use tessella_boards::CellId;
/// use tessella_games::in_a_row::{InARow, Setup};
/// use tessella_games::{Move, Outcome, Rules, Seat, Start};
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
    pub(super) line_board: Arc<LineBoard>,
    /// Content of each cell.
    pub(super) cells: Vec<u8>,
    pub(super) stones: u32,
    /// Number of turns that seats passed because they had dropped out.
    pub(super) passes: u32,
    pub(super) last: Option<CellId>,
    pub(super) winner: Option<Seat>,
}

/// Constant data of a game.
#[derive(Debug)]
pub(super) struct LineBoard {
    pub(super) board: Board,
    pub(super) setup: Setup,
    pub(super) lines: Lines,
    /// Columns, if stones fall.
    pub(super) columns: Option<Columns>,
    /// Cell on which the first stone must not be placed.
    barred: Option<CellId>,
    /// Line layout for searches between two seats; built by the first one.
    pub(super) layout: OnceLock<Layout>,
}

impl InARow {
    /// Creates the start position. A seed has no effect: the board is empty unless the cells are listed.
    ///
    /// The seat to move follows from the number of stones. If the listed cells contain a winning row, the game is over.
    ///
    /// # Errors
    /// If the options of the setup conflict, the number of cells differs from the board's, a stone belongs to no seat,
    /// a falling stone has nothing below it, or two seats have won.
    pub fn new(setup: &Setup, start: &Start) -> Result<Self, crate::SetupError> {
        let board = setup.board()?;
        let cells = match start {
            Start::Seed(_) => vec![EMPTY; board.len()],
            Start::Cells(cells) => cells.clone(),
        };
        if cells.len() != board.len() {
            let (given, wanted) = (cells.len(), board.len());
            return Err(crate::SetupError::CellCount { given, wanted });
        }
        if cells.iter().any(|&cell| cell > setup.seats) {
            return Err(SetupError::StoneWithoutSeat.into());
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
                return Err(SetupError::FloatingStone.into());
            }
        }
        let is_won = |cell: &CellId| lines.is_won_at(&cells, *cell);
        let mut winners = board.cells().filter(is_won).map(|cell| cells[cell.index()]);
        let winner = winners.next();
        if winners.any(|other| Some(other) != winner) {
            return Err(SetupError::TwoWinners.into());
        }
        let stones = cells.iter().filter(|&&cell| cell != EMPTY).count() as u32;
        let setup = setup.clone();
        let barred = setup.bars_centre.then(|| centre(&board)).flatten();
        let line_board = LineBoard {
            board,
            setup,
            lines,
            columns,
            barred,
            layout: OnceLock::new(),
        };
        Ok(Self {
            line_board: Arc::new(line_board),
            cells,
            stones,
            passes: 0,
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

    /// Returns the seat whose stone is on a cell; `None` if the cell is free or not on the board.
    pub fn stone(&self, cell: CellId) -> Option<Seat> {
        let &stone = self.cells.get(cell.index())?;
        (stone != EMPTY).then(|| Seat(stone - 1))
    }

    /// Returns all winning runs, each as cells of one line; none before somebody has won.
    pub fn winning_runs(&self) -> Vec<&[CellId]> {
        match self.winner {
            Some(_) => self.line_board.lines.won(&self.cells),
            None => Vec::new(),
        }
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

    /// Returns the cell on which the next stone must not be placed: the centre, if this is the first stone and the
    /// setup bars it.
    pub fn barred(&self) -> Option<CellId> {
        self.line_board.barred.filter(|_| self.stones == 0)
    }

    /// Returns the line layout; the first call builds it.
    pub(super) fn layout(&self) -> &Layout {
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
    pub(super) fn mover(&self) -> Seat {
        let setup = &self.line_board.setup;
        let turns = u32::from(setup.first.0) + self.stones + self.passes;
        Seat((turns % u32::from(setup.seats)) as u8)
    }

    pub(super) fn is_full(&self) -> bool {
        self.stones as usize == self.cells.len()
    }

    /// Returns the cells on which a stone can be placed while the game goes on.
    pub(super) fn free(&self) -> Vec<CellId> {
        match &self.line_board.columns {
            Some(columns) => {
                let columns = columns.columns.iter();
                columns
                    .filter_map(|column| lowest_free(column, &self.cells))
                    .collect()
            }
            None => {
                let cells = self.line_board.board.cells();
                let barred = self.barred();
                cells
                    .filter(|&cell| self.cells[cell.index()] == EMPTY && Some(cell) != barred)
                    .collect()
            }
        }
    }

    /// Returns the cell and the seat of each stone on the board.
    pub(super) fn placed_stones(&self) -> Vec<(u16, Seat)> {
        let cells = self.cells.iter().enumerate();
        cells
            .filter(|&(_, &content)| content != EMPTY)
            .map(|(cell, &content)| (cell as u16, Seat(content - 1)))
            .collect()
    }
}
