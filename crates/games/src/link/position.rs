//! A position of Link, and the queries on it.

use super::deal::{self, Deal};
use super::face_choice::choose_faces;
use super::field::{CellPair, EMPTY, Field, FieldCell, TileGrid};
use super::lines::LineOfSight;
use super::setup::{FACES, Setup};
use crate::{Appearance, Face, IllegalMove, Move, Rules, SetupError, Start, Violation};
use std::sync::{Arc, Mutex, PoisonError};
use tessella_boards::random::SeededRng;
use tessella_boards::{CellId, Point};

/// Refusal of a pair that names the same tile twice.
pub const SAME_TILE: IllegalMove = IllegalMove::Rule(Violation::SameTile);
/// Refusal of a cell without a tile.
pub const NO_TILE: IllegalMove = IllegalMove::Rule(Violation::NoTile);
/// Refusal of two tiles with different faces.
pub const FACES_DIFFER: IllegalMove = IllegalMove::Rule(Violation::FacesDiffer);
/// Refusal of two tiles that no line joins.
pub const NO_LINE: IllegalMove = IllegalMove::Rule(Violation::NoLine);

/// A position of Link.
///
/// Gravity has been applied in every position, including the first one of a board given as cells.
///
/// ```
/// use tessella_games::link::{Link, Setup};
/// use tessella_games::{Outcome, Move, Rules, Seat, Start};
///
/// let mut game = Link::new(&Setup::default(), &Start::Seed(4711))?;
/// for (a, b) in game.solution().to_vec() {
///     game.play(Seat::FIRST, Move::Pair(a, b))?;
/// }
/// assert_eq!(game.outcome(), Some(Outcome::Won(Seat::FIRST)));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Debug)]
pub struct Link {
    pub(super) field: Arc<Field>,
    pub(super) setup: Setup,
    /// Latest deal: the initial one or the latest shuffle.
    pub(super) deal: Arc<Deal>,
    /// Number of the dealt tile on each cell.
    pub(super) tiles: TileGrid,
    /// Pairs removed since the latest deal, by the cells that they were removed from.
    pub(super) removed: Vec<CellPair>,
    /// Solution found by an earlier hint.
    pub(super) solution_cache: SolutionCache,
    /// Number of moves before the latest deal.
    pub(super) moves_before_deal: u32,
    /// Number of tiles at the start of the game.
    pub(super) dealt: u16,
    pub(super) left: u16,
    pub(super) is_stuck: bool,
    pub(super) time_is_up: bool,
}

impl Link {
    /// Returns the first position of a game.
    ///
    /// # Errors
    /// If the options conflict, the number of cells differs from the board's, a face does not exist, or the tiles of a
    /// face are not in pairs.
    pub fn new(setup: &Setup, start: &Start) -> Result<Self, SetupError> {
        setup.check()?;
        let field = Field::new(&setup.plan, setup.gravity)?;
        let deal = match start {
            Start::Seed(seed) => {
                let mut stream = SeededRng::new(b"link   1", *seed);
                let cells: Vec<CellId> = field.board().cells().collect();
                let faces = choose_faces(setup.faces, *seed);
                let pairs = deal::spread_faces(cells.len() / 2, &faces, &mut stream);
                deal::deal(&field, &cells, &pairs, &mut stream)
            }
            Start::Cells(cells) => deal::deal_from_cells(&field, cells)?,
        };
        let mut link = Self {
            tiles: deal.tiles.clone(),
            field: Arc::new(field),
            setup: setup.with_default_time(),
            deal: Arc::new(deal),
            removed: Vec::new(),
            solution_cache: SolutionCache::default(),
            moves_before_deal: 0,
            dealt: 0,
            left: 0,
            is_stuck: false,
            time_is_up: false,
        };
        link.dealt = link.field.occupied(&link.tiles).count() as u16;
        link.left = link.dealt;
        link.is_stuck = link.has_no_pair();
        Ok(link)
    }

    /// Returns the options of the game, with [`Time::Usual`](super::Time::Usual) replaced by the actual countdown.
    pub const fn setup(&self) -> &Setup {
        &self.setup
    }

    /// Returns the face of the tile on a cell; `None` if the cell is empty.
    pub fn face(&self, cell: CellId) -> Option<Face> {
        let field_cell =
            (cell.index() < self.board().len()).then(|| self.field.field_cell(cell))?;
        self.face_on(field_cell)
    }

    fn face_on(&self, field_cell: FieldCell) -> Option<Face> {
        match self.tiles[usize::from(field_cell)] {
            EMPTY => None,
            tile => Some(Face(self.deal.faces[usize::from(tile)])),
        }
    }

    /// Returns the number of tiles left.
    pub const fn tiles_left(&self) -> usize {
        self.left as usize
    }

    /// Returns the number of tiles at the start of the game.
    pub const fn tiles_dealt(&self) -> usize {
        self.dealt as usize
    }

    /// Returns `true` if tiles remain but no pair is removable, so that chance must shuffle them.
    pub const fn is_stuck(&self) -> bool {
        self.is_stuck
    }

    /// Returns the number of moves made, including moves of chance.
    pub fn moves(&self) -> u32 {
        self.moves_before_deal + self.removed.len() as u32 + u32::from(self.time_is_up)
    }

    /// Returns pairs that clear the board in this order, starting from the latest deal; empty for a board given as
    /// cells.
    pub fn solution(&self) -> &[(CellId, CellId)] {
        &self.deal.solution
    }

    /// Returns the cells of all removable pairs, each with the smaller cell first.
    pub fn pairs(&self) -> Vec<(CellId, CellId)> {
        let alike = self.cells_by_face();
        let mut pairs = Vec::new();
        for field_cells in &alike {
            for (at, &a) in field_cells.iter().enumerate() {
                let line_of_sight = LineOfSight::new(&self.field, &self.tiles, a);
                let joined = field_cells[at + 1..]
                    .iter()
                    .filter(|&&b| line_of_sight.joins(b));
                pairs.extend(joined.map(|&b| (self.field.board_cell(a), self.field.board_cell(b))));
            }
        }
        pairs.sort_unstable();
        pairs
    }

    /// Returns the move that removes a pair.
    pub(super) fn move_of(&self, (a, b): CellPair) -> Move {
        let (a, b) = (self.field.board_cell(a), self.field.board_cell(b));
        Move::Pair(a.min(b), a.max(b))
    }

    /// Returns the cells of the tiles of each face.
    fn cells_by_face(&self) -> Vec<Vec<FieldCell>> {
        let mut alike = vec![Vec::new(); FACES.into()];
        for (field_cell, tile) in self.field.occupied(&self.tiles) {
            alike[usize::from(self.deal.faces[usize::from(tile)])].push(field_cell);
        }
        alike
    }

    /// Returns `true` if tiles remain but no pair is removable.
    pub(super) fn has_no_pair(&self) -> bool {
        let any = |field_cells: &Vec<FieldCell>| {
            (1..field_cells.len()).any(|at| {
                let line_of_sight = LineOfSight::new(&self.field, &self.tiles, field_cells[at]);
                field_cells[..at]
                    .iter()
                    .any(|&other| line_of_sight.joins(other))
            })
        };
        self.left > 0 && !self.cells_by_face().iter().any(any)
    }

    /// Returns the line that joins two tiles, whether or not their faces are equal: the centres of the first tile, of
    /// each turn and of the last tile. Turns on the ring lie outside the board. The line has the fewest turns, and the
    /// fewest steps among those.
    pub fn line(&self, a: CellId, b: CellId) -> Option<Vec<Point>> {
        let are_tiles = a != b && self.face(a).is_some() && self.face(b).is_some();
        if !are_tiles {
            return None;
        }
        let (from, to) = (self.field.field_cell(a), self.field.field_cell(b));
        let line = self.field.line(&self.tiles, from, to)?;
        Some(
            line.into_iter()
                .map(|field_cell| self.field.centre(field_cell))
                .collect(),
        )
    }

    /// Returns why two tiles are not a removable pair; `None` if they are. Ignores whether the game is over.
    pub fn why_not(&self, a: CellId, b: CellId) -> Option<IllegalMove> {
        let (Some(one), Some(other)) = (self.face(a), self.face(b)) else {
            return Some(NO_TILE);
        };
        if a == b {
            return Some(SAME_TILE);
        }
        if one != other {
            return Some(FACES_DIFFER);
        }
        let (from, to) = (self.field.field_cell(a), self.field.field_cell(b));
        (!self.field.joins(&self.tiles, from, to)).then_some(NO_LINE)
    }

    /// Deals the remaining tiles again so that the board is solvable. On squares, the tiles stay on the same cells; on
    /// hexes, they sometimes have to move.
    pub(super) fn shuffled_deal(&self, seed: u32) -> Deal {
        let mut stream = SeededRng::new(b"linkmix1", seed.into());
        let occupied = self.field.occupied(&self.tiles);
        let cells: Vec<CellId> = occupied
            .map(|(field_cell, _)| self.field.board_cell(field_cell))
            .collect();
        let alike = self.cells_by_face();
        let faces = (0..FACES).zip(&alike);
        let mut pairs: Vec<u8> = faces
            .flat_map(|(face, field_cells)| vec![face; field_cells.len() / 2])
            .collect();
        stream.shuffle(&mut pairs);
        deal::deal(&self.field, &cells, &pairs, &mut stream)
    }

    /// Returns the appearance of every cell.
    pub(super) fn appearances(&self) -> Vec<Appearance> {
        self.board()
            .cells()
            .map(|cell| self.appearance(cell))
            .collect()
    }
}

/// Pairs that clear the field from the deal on, shared by all positions of a game.
#[derive(Clone, Debug, Default)]
pub(super) struct SolutionCache(Arc<Mutex<Vec<CellPair>>>);

/// Compares two pairs regardless of the order of their tiles.
fn is_same_pair(one: &CellPair, other: &CellPair) -> bool {
    one == other || *one == (other.1, other.0)
}

impl SolutionCache {
    /// Returns the next pair of the solution if the removed pairs are a prefix of it.
    pub(super) fn next_pair(&self, removed: &[CellPair]) -> Option<CellPair> {
        let solution = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        let next = *solution.get(removed.len())?;
        let is_prefix = removed
            .iter()
            .zip(solution.iter())
            .all(|(one, other)| is_same_pair(one, other));
        is_prefix.then_some(next)
    }

    /// Stores a solution that continues after the removed pairs.
    pub(super) fn store(&self, removed: &[CellPair], rest: Vec<CellPair>) {
        let mut solution = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        solution.clear();
        solution.extend_from_slice(removed);
        solution.extend(rest);
    }
}
