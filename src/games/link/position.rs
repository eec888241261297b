//! A position of Link, and the queries on it.

use super::deal::{self, Deal};
use super::field::{CellPair, EMPTY, Field, FieldCell, TileGrid};
use super::lines::LineOfSight;
use super::setup::{FACES, Setup};
use super::solution_cache::SolutionCache;
use crate::boards::random::Stream;
use crate::boards::{CellId, Point};
use crate::games::{Face, IllegalMove, Look, Move, Rules, SetupError, Start};
use std::sync::Arc;

/// A tile was named twice.
pub const SAME_TILE: IllegalMove = IllegalMove::Rule("that is one and the same tile");
/// No tile lies there.
pub const NO_TILE: IllegalMove = IllegalMove::Rule("there is no tile");
/// The faces differ.
pub const NOT_ALIKE: IllegalMove = IllegalMove::Rule("the two tiles are not alike");
/// Too many turns lie between them.
pub const NO_LINE: IllegalMove =
    IllegalMove::Rule("no line of at most two turns joins the two tiles");

/// A position of Link.
///
/// Tiles that nothing holds have fallen in every position, in the first one of a board that is spelt out, too.
///
/// ```
/// use tessella::games::link::{Link, Setup};
/// use tessella::games::{Outcome, Move, Rules, Seat, Start};
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
    /// What was dealt last, at the beginning or by chance.
    pub(super) deal: Arc<Deal>,
    /// Which of the tiles dealt lies where.
    pub(super) tiles: TileGrid,
    /// The pairs that went since the deal, by the field_cells where they lay.
    pub(super) removed: Vec<CellPair>,
    /// A way that a hint found, for the next ones.
    pub(super) solution_cache: SolutionCache,
    /// How many moves there had been when it was dealt.
    pub(super) moves_before_deal: u32,
    /// How many tiles there were at first.
    pub(super) dealt: u16,
    pub(super) left: u16,
    pub(super) is_stuck: bool,
    pub(super) time_is_up: bool,
}

impl Link {
    /// The first position of a game.
    ///
    /// # Errors
    /// When the choices do not fit each other, there are not as many cells as the board has, a face is none that there is,
    /// or the tiles are not all in pairs.
    pub fn new(setup: &Setup, start: &Start) -> Result<Self, SetupError> {
        setup.check()?;
        let field = Field::new(&setup.plan, setup.gravity);
        let field = field.map_err(|error| SetupError(error.to_string()))?;
        let deal = match start {
            Start::Seed(seed) => {
                let mut stream = Stream::new(b"link   1", *seed);
                let cells: Vec<CellId> = field.board().cells().collect();
                let pairs = deal::spread_faces(cells.len() / 2, setup.faces, &mut stream);
                deal::deal(&field, &cells, &pairs, &mut stream)
            }
            Start::Cells(cells) => deal::deal_from_cells(&field, cells)?,
        };
        let mut link = Self {
            tiles: deal.tiles.clone(),
            field: Arc::new(field),
            setup: setup.with_time_decided(),
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

    /// The choices it was made from, with the time decided.
    pub const fn setup(&self) -> &Setup {
        &self.setup
    }

    /// The face of the tile on a cell; `None` where none lies.
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

    /// How many tiles are left.
    pub const fn tiles_left(&self) -> usize {
        self.left as usize
    }

    /// How many tiles there were at first.
    pub const fn tiles_dealt(&self) -> usize {
        self.dealt as usize
    }

    /// Whether tiles are left of which no two can go, so that chance is to deal them anew.
    pub const fn is_stuck(&self) -> bool {
        self.is_stuck
    }

    /// How many moves have been made, those of chance among them.
    pub fn moves(&self) -> u32 {
        self.moves_before_deal + self.removed.len() as u32 + u32::from(self.time_is_up)
    }

    /// Pairs that clear the board from where it was dealt last, at the beginning or by chance, one after the other; none
    /// for a board that was spelt out.
    pub fn solution(&self) -> &[(CellId, CellId)] {
        &self.deal.solution
    }

    /// The cells of all pairs that can go now, each with the smaller cell first.
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

    /// The move that takes two tiles.
    pub(super) fn move_of(&self, (a, b): CellPair) -> Move {
        let (a, b) = (self.field.board_cell(a), self.field.board_cell(b));
        Move::Pair(a.min(b), a.max(b))
    }

    /// The field_cells of the tiles of each face.
    fn cells_by_face(&self) -> Vec<Vec<FieldCell>> {
        let mut alike = vec![Vec::new(); FACES.into()];
        for (field_cell, tile) in self.field.occupied(&self.tiles) {
            alike[usize::from(self.deal.faces[usize::from(tile)])].push(field_cell);
        }
        alike
    }

    /// Whether tiles are left, but no pair that can go.
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

    /// The line along which two tiles can be joined, be they alike or not: the middles of the first tile, of the field_cells
    /// where the line turns, and of the last tile. Those in the ring lie beside the board. Of all lines it has the fewest
    /// turns, and is the shortest of those.
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

    /// Why two tiles cannot go as a pair; `None` if they can, the game being on.
    pub fn why_not(&self, a: CellId, b: CellId) -> Option<IllegalMove> {
        let (Some(one), Some(other)) = (self.face(a), self.face(b)) else {
            return Some(NO_TILE);
        };
        if a == b {
            return Some(SAME_TILE);
        }
        if one != other {
            return Some(NOT_ALIKE);
        }
        let (from, to) = (self.field.field_cell(a), self.field.field_cell(b));
        (!self.field.joins(&self.tiles, from, to)).then_some(NO_LINE)
    }

    /// Deals the tiles that are left anew, so that all can go: on the same cells where that can be, and always on squares.
    pub(super) fn shuffled_deal(&self, seed: u32) -> Deal {
        let mut stream = Stream::new(b"linkmix1", seed.into());
        let lying = self.field.occupied(&self.tiles);
        let cells: Vec<CellId> = lying
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

    /// What each cell shows.
    pub(super) fn all_looks(&self) -> Vec<Look> {
        self.board().cells().map(|cell| self.look(cell)).collect()
    }
}
