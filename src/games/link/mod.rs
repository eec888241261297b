//! Link, known as Lianliankan and Shisen-Sho: remove equal tiles joined by a line of at most two turns.
//!
//! Two tiles of the same face go if a line of at most three straight parts joins them over empty cells; around the board
//! there is a ring of empty cells for lines to run along. What is left may fall or slide then. When tiles are left of which
//! no two can go, chance deals them anew.

mod bits;
mod deal;
mod falling;
mod field;
mod gravity;
mod habit;
mod heap;
mod known;
mod lines;
mod partners;
mod search;
mod setup;
mod solver;
mod still;

pub use gravity::Gravity;
pub use setup::{COLUMNS, FACES, GAINS, ROWS, STARTS, Setup, Time, default_countdown};

use super::budget::{Effort, SearchBudget, SearchReport};
use super::{
    Advice, Appearance, Effect, Face, GameSetup, IllegalMove, Level, Move, Outcome, Rules, Seat,
    SetupError, Start, Turn,
};
use crate::boards::random::SeededRng;
use crate::boards::{Board, CellId, Point};
use deal::Deal;
use field::{EMPTY, Field, Place, Tiles};
use known::Known;
use lines::Sight;
use search::Pair;
use std::sync::Arc;
use std::sync::atomic::AtomicBool;

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
    field: Arc<Field>,
    setup: Setup,
    /// What was dealt last, at the beginning or by chance.
    deal: Arc<Deal>,
    /// Which of the tiles dealt lies where.
    tiles: Tiles,
    /// The pairs that went since the deal, by the places where they lay.
    gone: Vec<Pair>,
    /// A way that a hint found, for the next ones.
    known: Known,
    /// How many moves there had been when it was dealt.
    dealt_after: u32,
    /// How many tiles there were at first.
    dealt: u16,
    left: u16,
    is_stuck: bool,
    time_is_up: bool,
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
                let mut stream = SeededRng::new(b"link   1", *seed);
                let cells: Vec<CellId> = field.board().cells().collect();
                let pairs = deal::spread(cells.len() / 2, setup.faces, &mut stream);
                deal::deal(&field, &cells, &pairs, &mut stream)
            }
            Start::Cells(cells) => spelt(&field, cells)?,
        };
        let mut link = Self {
            tiles: deal.tiles.clone(),
            field: Arc::new(field),
            setup: setup.decided(),
            deal: Arc::new(deal),
            gone: Vec::new(),
            known: Known::default(),
            dealt_after: 0,
            dealt: 0,
            left: 0,
            is_stuck: false,
            time_is_up: false,
        };
        link.dealt = link.field.lying(&link.tiles).count() as u16;
        link.left = link.dealt;
        link.is_stuck = link.finds_no_pair();
        Ok(link)
    }

    /// The choices it was made from, with the time decided.
    pub const fn setup(&self) -> &Setup {
        &self.setup
    }

    /// The face of the tile on a cell; `None` where none lies.
    pub fn face(&self, cell: CellId) -> Option<Face> {
        let place = (cell.index() < self.board().len()).then(|| self.field.place(cell))?;
        self.face_at(place)
    }

    fn face_at(&self, place: Place) -> Option<Face> {
        match self.tiles[usize::from(place)] {
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
        self.dealt_after + self.gone.len() as u32 + u32::from(self.time_is_up)
    }

    /// Pairs that clear the board from where it was dealt last, at the beginning or by chance, one after the other; none
    /// for a board that was spelt out.
    pub fn solution(&self) -> &[(CellId, CellId)] {
        &self.deal.solution
    }

    /// The cells of all pairs that can go now, each with the smaller cell first.
    pub fn pairs(&self) -> Vec<(CellId, CellId)> {
        let alike = self.alike();
        let mut pairs = Vec::new();
        for places in &alike {
            for (at, &a) in places.iter().enumerate() {
                let sight = Sight::new(&self.field, &self.tiles, a);
                let joined = places[at + 1..].iter().filter(|&&b| sight.joins(b));
                pairs.extend(joined.map(|&b| (self.field.cell(a), self.field.cell(b))));
            }
        }
        pairs.sort_unstable();
        pairs
    }

    /// The move that takes two tiles.
    fn move_of(&self, (a, b): Pair) -> Move {
        let (a, b) = (self.field.cell(a), self.field.cell(b));
        Move::Pair(a.min(b), a.max(b))
    }

    /// The places of the tiles of each face.
    fn alike(&self) -> Vec<Vec<Place>> {
        let mut alike = vec![Vec::new(); FACES.into()];
        for (place, tile) in self.field.lying(&self.tiles) {
            alike[usize::from(self.deal.faces[usize::from(tile)])].push(place);
        }
        alike
    }

    /// Whether tiles are left, but no pair that can go.
    fn finds_no_pair(&self) -> bool {
        let any = |places: &Vec<Place>| {
            (1..places.len()).any(|at| {
                let sight = Sight::new(&self.field, &self.tiles, places[at]);
                places[..at].iter().any(|&other| sight.joins(other))
            })
        };
        self.left > 0 && !self.alike().iter().any(any)
    }

    /// The line along which two tiles can be joined, be they alike or not: the middles of the first tile, of the places
    /// where the line turns, and of the last tile. Those in the ring lie beside the board. Of all lines it has the fewest
    /// turns, and is the shortest of those.
    pub fn line(&self, a: CellId, b: CellId) -> Option<Vec<Point>> {
        let are_tiles = a != b && self.face(a).is_some() && self.face(b).is_some();
        if !are_tiles {
            return None;
        }
        let (from, to) = (self.field.place(a), self.field.place(b));
        let line = self.field.line(&self.tiles, from, to)?;
        Some(
            line.into_iter()
                .map(|place| self.field.centre(place))
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
        let (from, to) = (self.field.place(a), self.field.place(b));
        (!self.field.joins(&self.tiles, from, to)).then_some(NO_LINE)
    }

    /// Deals the tiles that are left anew, so that all can go: on the same cells where that can be, and always on squares.
    fn dealt_anew(&self, seed: u32) -> Deal {
        let mut stream = SeededRng::new(b"linkmix1", seed.into());
        let lying = self.field.lying(&self.tiles);
        let cells: Vec<CellId> = lying.map(|(place, _)| self.field.cell(place)).collect();
        let alike = self.alike();
        let faces = (0..FACES).zip(&alike);
        let mut pairs: Vec<u8> = faces
            .flat_map(|(face, places)| vec![face; places.len() / 2])
            .collect();
        stream.shuffle(&mut pairs);
        deal::deal(&self.field, &cells, &pairs, &mut stream)
    }

    /// What each cell shows.
    fn appearances(&self) -> Vec<Appearance> {
        self.board()
            .cells()
            .map(|cell| self.appearance(cell))
            .collect()
    }
}

/// The deal of a board that is spelt out: 0 for no tile, or one more than its face.
fn spelt(field: &Field, cells: &[u8]) -> Result<Deal, SetupError> {
    let refuse = |why: String| Err(SetupError(why));
    let wanted = field.board().len();
    if cells.len() != wanted {
        return refuse(format!(
            "{} tiles do not fill a board of {wanted}",
            cells.len()
        ));
    }
    let mut counts = [0_usize; FACES as usize + 1];
    for &cell in cells {
        match counts.get_mut(usize::from(cell)) {
            Some(count) => *count += 1,
            None => return refuse(format!("a tile has none of the {FACES} faces")),
        }
    }
    if counts[0] == wanted {
        return refuse("there is no pair of tiles".to_owned());
    }
    if counts[1..].iter().any(|count| count % 2 == 1) {
        return refuse("the tiles of a face are not all in pairs".to_owned());
    }
    let here = |cell: &CellId| cells[cell.index()] != 0;
    let lying: Vec<CellId> = field.board().cells().filter(here).collect();
    let mut tiles = deal::lay(field, &lying);
    field.fall(&mut tiles);
    Ok(Deal {
        faces: cells.iter().map(|cell| cell.saturating_sub(1)).collect(),
        tiles,
        solution: Vec::new(),
        pairs: Vec::new(),
    })
}

impl Rules for Link {
    fn board(&self) -> &Board {
        self.field.board()
    }

    fn to_move(&self) -> Turn {
        match self.outcome() {
            Some(_) => Turn::Nobody,
            None if self.is_stuck => Turn::Chance(Seat::FIRST),
            None => Turn::Player(Seat::FIRST),
        }
    }

    /// The pairs that can go, or a shuffle.
    fn legal_moves(&self) -> Vec<Move> {
        match self.to_move() {
            Turn::Nobody => Vec::new(),
            Turn::Chance(_) => vec![Move::Chance(0)],
            Turn::Player(_) => {
                let pairs = self.pairs();
                pairs.into_iter().map(|(a, b)| Move::Pair(a, b)).collect()
            }
        }
    }

    /// Every number is the seed of another shuffle.
    fn chance_move(&self, drawn: u32) -> Option<Move> {
        let is_due = matches!(self.to_move(), Turn::Chance(_));
        is_due.then_some(Move::Chance(drawn))
    }

    fn check(&self, seat: Seat, mv: Move) -> Result<(), IllegalMove> {
        self.to_move().check(seat)?;
        match mv {
            Move::Pair(a, b) => self.why_not(a, b).map_or(Ok(()), Err),
            Move::Chance(_) if self.is_stuck => Ok(()),
            Move::TimeUp if self.setup.countdown().is_some() => Ok(()),
            _ => Err(IllegalMove::WrongKind),
        }
    }

    fn effects(&self, seat: Seat, mv: Move) -> Vec<Effect> {
        if self.check(seat, mv).is_err() {
            return Vec::new();
        }
        let mut effects = Vec::new();
        let mut after = self.clone();
        let mut before = self.appearances();
        if let Move::Pair(a, b) = mv {
            effects.extend(self.line(a, b).map(Effect::PairLine));
            for cell in [a, b] {
                before[cell.index()] = Appearance::Removed;
                effects.push(Effect::CellChanged {
                    cell,
                    appearance: Appearance::Removed,
                    distance: 0,
                });
                after.tiles[usize::from(self.field.place(cell))] = EMPTY;
            }
            for (from, to) in self.field.fall(&mut after.tiles) {
                let (from, to) = (self.field.cell(from), self.field.cell(to));
                effects.push(Effect::TileMoved { from, to });
            }
        } else if let Move::Chance(seed) = mv {
            let deal = self.dealt_anew(seed);
            after.tiles = deal.tiles.clone();
            after.deal = Arc::new(deal);
        }
        for (cell, was) in self.board().cells().zip(before) {
            let appearance = after.appearance(cell);
            if appearance != was {
                effects.push(Effect::CellChanged {
                    cell,
                    appearance,
                    distance: 0,
                });
            }
        }
        effects
    }

    fn advance(&mut self, seat: Seat, mv: Move) -> Result<(), IllegalMove> {
        self.check(seat, mv)?;
        match mv {
            Move::Pair(a, b) => {
                let pair = (self.field.place(a), self.field.place(b));
                self.field.take(&mut self.tiles, pair.0, pair.1);
                self.gone.push(pair);
                self.left -= 2;
            }
            Move::Chance(seed) => {
                self.dealt_after = self.moves() + 1;
                let deal = self.dealt_anew(seed);
                self.tiles = deal.tiles.clone();
                self.deal = Arc::new(deal);
                self.gone.clear();
                self.known = Known::default();
            }
            _ => self.time_is_up = true,
        }
        self.is_stuck = self.finds_no_pair();
        Ok(())
    }

    fn outcome(&self) -> Option<Outcome> {
        match (self.left, self.time_is_up) {
            (0, _) => Some(Outcome::Won(Seat::FIRST)),
            (_, true) => Some(Outcome::Lost),
            (_, false) => None,
        }
    }

    fn appearance(&self, cell: CellId) -> Appearance {
        self.face(cell)
            .map_or(Appearance::Removed, Appearance::Face)
    }

    /// What [`Rules::hint`] would play, whatever the level: nobody plays against it.
    fn computer_move(&self, _level: Level, stop: &AtomicBool) -> Option<Move> {
        match self.hint(stop)? {
            Advice::Play { mv, .. } => Some(mv),
            Advice::Lost { .. } | Advice::Unsolvable => None,
        }
    }

    /// A pair that leads to an empty board, if one is found within the budget, or else one that led far.
    fn best_move(&self, budget: &SearchBudget<'_>) -> Option<Move> {
        match self.to_move() {
            Turn::Player(_) if !budget.is_over() => solver::best_move(self, budget),
            _ => None,
        }
    }

    /// Whether all tiles can go without being dealt anew. A node is a position where tiles fall, and an attempt to pair the
    /// tiles where they stay.
    fn solve(&self, effort: Effort, budget: &SearchBudget<'_>) -> Option<SearchReport> {
        Some(solver::solve(self, effort, budget))
    }

    /// A pair after which all tiles can go without being dealt anew, if one is found. [`Advice::Lost`] says that none
    /// is left: the tiles will have to be dealt anew.
    fn hint(&self, stop: &AtomicBool) -> Option<Advice> {
        match self.to_move() {
            Turn::Player(_) => solver::advise(self, stop),
            Turn::Chance(_) | Turn::Nobody => None,
        }
    }
}
