//! Set-up choices of each game, as the set-up screen edits them and the settings file stores them: players, board and
//! the game's own options.

use crate::core::Mode;
use crate::ui::Rows;
use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize};
use std::iter::{once, repeat};
use std::ops::RangeInclusive;
use tessella_boards::{
    Connectivity, Cube, Hex, HexLayout, Hills, Hypercube, Map, Plan, Shape, Square, Track,
};
use tessella_games::GameCode;
use tessella_games::sizes::Sizes;
use tessella_games::{GamePosition, GameSetup, Level, Position, Rules, Start};
use tessella_language::{Language, MessageFn, tr};
use tessella_session::{Player, Session};

/// Kind of board that the set-up screen offers.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Kind {
    /// Grid of squares.
    #[default]
    Squares,
    /// Grid of hexes.
    Hexes,
    /// Map of areas.
    Map,
    /// Cube of blocks.
    Cube,
    /// Board in four dimensions.
    Hypercube,
    /// Ring of tiles.
    Ring,
    /// Open track of tiles.
    Track,
}

impl Kind {
    /// All kinds, in display order.
    pub const ALL: [Self; 7] = [
        Self::Squares,
        Self::Hexes,
        Self::Map,
        Self::Cube,
        Self::Hypercube,
        Self::Ring,
        Self::Track,
    ];

    /// Returns the range of each dimension of a board of this kind, or `None` if a game with these sizes cannot use such boards.
    fn ranges(self, sizes: &Sizes) -> Option<Vec<RangeInclusive<u16>>> {
        let (range, count) = match self {
            Self::Squares => return sizes.squares.clone().map(Vec::from),
            Self::Hexes => return sizes.hexes.clone().map(Vec::from),
            Self::Map => (&sizes.areas, 1),
            Self::Cube => (&sizes.cubes, 3),
            Self::Hypercube => (&sizes.hypercubes, 4),
            Self::Ring => (&sizes.rings, 1),
            Self::Track => (&sizes.tracks, 1),
        };
        Some(vec![range.clone()?; count])
    }

    /// Returns `true` if a game with these sizes can use boards of this kind.
    pub fn suits(self, sizes: &Sizes) -> bool {
        self.ranges(sizes).is_some()
    }

    /// Returns the display name.
    pub fn name(self, language: Language) -> &'static str {
        match self {
            Self::Squares => tr!(language, "setup-board-squares"),
            Self::Hexes => tr!(language, "setup-board-hexes"),
            Self::Map => tr!(language, "setup-board-map"),
            Self::Cube => tr!(language, "setup-board-cube"),
            Self::Hypercube => tr!(language, "setup-board-hypercube"),
            Self::Ring => tr!(language, "setup-board-ring"),
            Self::Track => tr!(language, "setup-board-track"),
        }
    }
}

/// Number of cells per hole on a board with holes.
const PLACES_A_HOLE: usize = 10;

/// Number of start positions that are tried for a new game, until one suits the options of the game before.
const MAX_DEALS: u64 = 8;

/// Number of height levels that the set-up screen offers; one level is flat ground.
pub const LEVELS: RangeInclusive<u8> = 1..=6;

/// Choices about the players.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct Who {
    /// Kind of opponents.
    pub mode: Mode,
    /// Number of seats in modes with more than one.
    pub seats: u8,
    /// Strength of the computer player.
    pub level: Level,
    /// `true` if the computer moves first.
    pub computer_begins: bool,
}

impl Default for Who {
    fn default() -> Self {
        Self {
            mode: Mode::default(),
            seats: 2,
            level: Level::default(),
            computer_begins: false,
        }
    }
}

impl Who {
    /// Returns the number of seats.
    pub const fn count(&self) -> u8 {
        match self.mode {
            Mode::Alone => 1,
            Mode::SameDevice | Mode::Computer | Mode::Network => self.seats,
        }
    }

    /// Returns the player of each seat, in seat order.
    pub fn players(&self) -> Vec<Player> {
        let seats = usize::from(self.count());
        let mut players = match self.mode {
            Mode::Alone | Mode::SameDevice | Mode::Network => return vec![Player::Human; seats],
            Mode::Computer => vec![Player::Computer(self.level); seats],
        };
        let person = if self.computer_begins { seats - 1 } else { 0 };
        players[person] = Player::Human;
        players
    }
}

/// Choices about the board.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(default)]
pub struct BoardChoices {
    /// Kind of board.
    pub kind: Kind,
    /// Number of squares or hexes in a row.
    pub width: u16,
    /// Number of rows of squares or hexes.
    pub height: u16,
    /// Columns, rows and layers of a cube.
    pub cube: [u16; 3],
    /// Columns, rows, layers and cubes of a board in four dimensions.
    pub hypercube: [u16; 4],
    /// Number of areas on a map.
    pub areas: u16,
    /// Number of tiles on a ring.
    pub ring: u16,
    /// Number of tiles on an open track.
    pub track: u16,
    /// `true` if squares or blocks that share only a corner are neighbours.
    pub corners: bool,
    /// `true` if opposite edges of a board of squares are connected.
    pub wrapped: bool,
    /// `true` if a board of squares has holes.
    pub holes: bool,
    /// Rows or columns of hexes that are shifted.
    pub layout: HexLayout,
    /// Number of height levels, within [`LEVELS`].
    pub levels: u8,
}

impl Default for BoardChoices {
    fn default() -> Self {
        Self {
            kind: Kind::default(),
            width: 15,
            height: 15,
            cube: [4, 4, 4],
            hypercube: [3; 4],
            areas: 60,
            ring: 24,
            track: 100,
            corners: false,
            wrapped: false,
            holes: false,
            layout: HexLayout::default(),
            levels: 1,
        }
    }
}

fn clamp<N: Ord + Copy>(value: &mut N, range: &RangeInclusive<N>) {
    *value = (*value).clamp(*range.start(), *range.end());
}

impl BoardChoices {
    /// Returns choices with this width and height for squares and hexes.
    pub fn sized(width: u16, height: u16) -> Self {
        Self {
            width,
            height,
            ..Self::default()
        }
    }

    /// Returns the numbers that describe the size of a board of this kind.
    fn dimensions(&mut self, kind: Kind) -> Vec<&mut u16> {
        match kind {
            Kind::Squares | Kind::Hexes => vec![&mut self.width, &mut self.height],
            Kind::Map => vec![&mut self.areas],
            Kind::Cube => self.cube.iter_mut().collect(),
            Kind::Hypercube => self.hypercube.iter_mut().collect(),
            Kind::Ring => vec![&mut self.ring],
            Kind::Track => vec![&mut self.track],
        }
    }

    /// Clamps all choices to their ranges.
    fn clamp_all(&mut self, sizes: &Sizes) {
        if !self.kind.suits(sizes) {
            let suits = Kind::ALL.into_iter().find(|kind| kind.suits(sizes));
            self.kind = suits.unwrap_or_default();
        }
        for kind in Kind::ALL {
            // Squares and hexes share their dimensions.
            let is_shared = matches!(kind, Kind::Squares | Kind::Hexes);
            if !is_shared || kind == self.kind {
                let ranges = kind.ranges(sizes).into_iter().flatten();
                for (value, range) in self.dimensions(kind).into_iter().zip(ranges) {
                    clamp(value, &range);
                }
            }
        }
        clamp(&mut self.levels, &LEVELS);
        self.corners &= sizes.corners;
        if !sizes.variants {
            (self.wrapped, self.holes) = (false, false);
        }
        if !sizes.hills {
            self.levels = 1;
        }
    }

    /// Returns the board plan for these choices. Maps, holes and hills are generated from the seed.
    pub fn plan(&self, seed: u64) -> Plan {
        let connectivity = if self.corners {
            Connectivity::Corners
        } else {
            Connectivity::Sides
        };
        let shape = match self.kind {
            Kind::Squares => {
                let square = Square {
                    connectivity,
                    wrapped: self.wrapped,
                    ..Square::new(self.width, self.height)
                };
                let places = usize::from(self.width) * usize::from(self.height);
                Shape::Square(if self.holes {
                    square.with_holes(places / PLACES_A_HOLE, seed)
                } else {
                    square
                })
            }
            Kind::Hexes => Shape::Hex(Hex {
                width: self.width,
                height: self.height,
                layout: self.layout,
            }),
            Kind::Map => Shape::Map(Map::Seeded {
                areas: self.areas,
                seed,
            }),
            Kind::Cube => {
                let [width, height, depth] = self.cube;
                Shape::Cube(Cube {
                    width,
                    height,
                    depth,
                    connectivity,
                })
            }
            Kind::Hypercube => Shape::Hypercube(Hypercube {
                sides: self.hypercube,
                connectivity,
            }),
            Kind::Ring => Shape::Track(Track::ring(self.ring)),
            Kind::Track => Shape::Track(Track::line(self.track)),
        };
        let hills = (self.levels > 1).then_some(Hills {
            levels: self.levels,
            seed,
            climb: 1,
        });
        Plan { shape, hills }
    }
}

/// Number of columns, rows, layers, areas or tiles of a board.
#[derive(Debug)]
pub struct Dimension<'a> {
    /// The number.
    pub value: &'a mut u16,
    /// Allowed numbers.
    pub range: RangeInclusive<u16>,
    /// What one press of a stepper adds.
    pub step: u16,
}

/// Size preset for squares and hexes: width, height, and a function that returns its name.
pub type SizePreset = (u16, u16, MessageFn);

/// Set-up options of one game.
pub trait SetupForm:
    Clone + Default + PartialEq + Serialize + DeserializeOwned + Send + Sync
{
    /// Position of the game that the options belong to.
    type Position: GamePosition;

    /// Returns the supported modes, the default one first.
    fn modes() -> &'static [Mode];

    /// Returns the allowed numbers of seats in modes with more than one.
    fn seats() -> RangeInclusive<u8> {
        2..=2
    }

    /// Returns the default board.
    fn usual_board() -> BoardChoices {
        BoardChoices::default()
    }

    /// Returns the size presets for squares and hexes.
    fn presets() -> &'static [SizePreset];

    /// Returns the widths and heights of the first boards after the lesson. Those after them are the usual ones.
    fn first_boards() -> &'static [(u16, u16)] {
        &[]
    }

    /// Applies the options that belong to the first board with this number, from 0.
    fn take_first_board(&mut self, number: u8) {
        let _ = number;
    }

    /// Returns the numbers that one press of a stepper adds to the first dimension of the board and to the others.
    fn steps(_who: &Who, _board: &BoardChoices) -> [u16; 2] {
        [1, 1]
    }

    /// Applies the options that belong to the size preset with this index.
    fn take_preset(&mut self, _at: usize) {}

    /// Clamps all choices to their ranges.
    fn clamp_all(&mut self, who: &mut Who, board: &mut BoardChoices);

    /// Draws the game's own rows that are always visible, below those for the board, for the start position that the choices
    /// produce.
    fn main_rows(&mut self, _rows: &mut Rows<'_>, _who: &Who, _dealt: Option<&Self::Position>) {}

    /// Draws the game's own rows among the options that are hidden at first.
    fn more_rows(&mut self, rows: &mut Rows<'_>, who: &Who, dealt: Option<&Self::Position>);

    /// Returns the game's setup on this board plan.
    fn setup(&self, who: &Who, plan: Plan) -> <Self::Position as GamePosition>::Setup;

    /// Sets the options of a setup that depend on the start position.
    fn adapt(&self, _setup: &mut <Self::Position as GamePosition>::Setup, _start: &Start) {}

    /// Sets these options like [`SetupForm::adapt`], for a new game of the same kind as one that began at another position, with
    /// options that may be others than these. Returns `false` if an option of that game does not suit the new start position.
    fn adapt_like(
        &self,
        setup: &mut <Self::Position as GamePosition>::Setup,
        start: &Start,
        _first: &Self::Position,
    ) -> bool {
        self.adapt(setup, start);
        true
    }
}

/// All choices for one game.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(default, bound = "C: SetupForm")]
pub struct Chosen<C: SetupForm> {
    /// Choices about the players.
    pub who: Who,
    /// Choices about the board.
    pub board: BoardChoices,
    /// The game's own options.
    pub own: C,
}

impl<C: SetupForm> Default for Chosen<C> {
    fn default() -> Self {
        Self {
            who: Who {
                mode: C::modes()[0],
                ..Who::default()
            },
            board: C::usual_board(),
            own: C::default(),
        }
    }
}

/// Object-safe form of [`Chosen`], for code that handles every game.
pub trait AnySetupForm {
    /// Returns the choices about the players.
    fn who(&self) -> &Who;

    /// Returns the choices about the players, mutably.
    fn who_mut(&mut self) -> &mut Who;

    /// Returns the choices about the board.
    fn board(&self) -> &BoardChoices;

    /// Returns the choices about the board, mutably.
    fn board_mut(&mut self) -> &mut BoardChoices;

    /// Returns the supported modes.
    fn modes(&self) -> &'static [Mode];

    /// Returns the allowed numbers of seats in modes with more than one.
    fn seats(&self) -> RangeInclusive<u8>;

    /// Returns the size presets for squares and hexes.
    fn presets(&self) -> &'static [SizePreset];

    /// Returns the widths and heights of the first boards after the lesson.
    fn first_boards(&self) -> &'static [(u16, u16)];

    /// Replaces all choices with those of the first board with this number, from 0.
    fn take_first_board(&mut self, number: u8);

    /// Returns the numbers that describe the size of the chosen kind of board.
    fn dimensions(&mut self) -> Vec<Dimension<'_>>;

    /// Applies the size preset with this index.
    fn take_preset(&mut self, at: usize);

    /// Clamps all choices to their ranges.
    fn clamp_all(&mut self);

    /// Draws the game's own rows that are always visible.
    fn main_rows(&mut self, rows: &mut Rows<'_>, dealt: Option<&Position>);

    /// Draws the game's own rows among the options that are hidden at first.
    fn more_rows(&mut self, rows: &mut Rows<'_>, dealt: Option<&Position>);

    /// Returns the game code for these choices and a seed.
    fn code(&self, seed: u64) -> GameCode;

    /// Returns the game code for a new game of the same kind as `of`, with another seed.
    fn another(&self, of: &Session, seed: u64) -> GameCode;
}

impl<C: SetupForm> AnySetupForm for Chosen<C> {
    fn who(&self) -> &Who {
        &self.who
    }

    fn who_mut(&mut self) -> &mut Who {
        &mut self.who
    }

    fn board(&self) -> &BoardChoices {
        &self.board
    }

    fn board_mut(&mut self) -> &mut BoardChoices {
        &mut self.board
    }

    fn modes(&self) -> &'static [Mode] {
        C::modes()
    }

    fn seats(&self) -> RangeInclusive<u8> {
        C::seats()
    }

    fn presets(&self) -> &'static [SizePreset] {
        C::presets()
    }

    fn first_boards(&self) -> &'static [(u16, u16)] {
        C::first_boards()
    }

    fn take_first_board(&mut self, number: u8) {
        *self = Self::default();
        if let Some(&(width, height)) = C::first_boards().get(usize::from(number)) {
            (self.board.width, self.board.height) = (width, height);
            self.own.take_first_board(number);
        }
        self.clamp_all();
    }

    fn dimensions(&mut self) -> Vec<Dimension<'_>> {
        let kind = self.board.kind;
        let [first, others] = C::steps(&self.who, &self.board);
        let steps = once(first).chain(repeat(others));
        let ranges = kind.ranges(&C::Position::GAME.sizes());
        let ranges = ranges.into_iter().flatten().zip(steps);
        let values = self.board.dimensions(kind).into_iter();
        values
            .zip(ranges)
            .map(|(value, (range, step))| Dimension { value, range, step })
            .collect()
    }

    fn take_preset(&mut self, at: usize) {
        if let Some(&(width, height, _)) = C::presets().get(at) {
            (self.board.width, self.board.height) = (width, height);
            self.own.take_preset(at);
        }
    }

    fn clamp_all(&mut self) {
        let modes = C::modes();
        if !modes.contains(&self.who.mode) {
            self.who.mode = modes.first().copied().unwrap_or_default();
        }
        clamp(&mut self.who.seats, &C::seats());
        self.board.clamp_all(&C::Position::GAME.sizes());
        self.own.clamp_all(&mut self.who, &mut self.board);
    }

    fn main_rows(&mut self, rows: &mut Rows<'_>, dealt: Option<&Position>) {
        let dealt = dealt.and_then(C::Position::of);
        self.own.main_rows(rows, &self.who, dealt);
    }

    fn more_rows(&mut self, rows: &mut Rows<'_>, dealt: Option<&Position>) {
        let dealt = dealt.and_then(C::Position::of);
        self.own.more_rows(rows, &self.who, dealt);
    }

    fn code(&self, seed: u64) -> GameCode {
        let mut setup = self.own.setup(&self.who, self.board.plan(seed));
        let start = Start::Seed(setup.fair_seed(seed));
        self.own.adapt(&mut setup, &start);
        let setup = setup.into();
        GameCode { setup, start }
    }

    fn another(&self, of: &Session, seed: u64) -> GameCode {
        let (mut code, mut suits) = self.another_with(of, seed);
        for next in 1..MAX_DEALS {
            if suits {
                break;
            }
            (code, suits) = self.another_with(of, seed + next);
        }
        code
    }
}

impl<C: SetupForm> Chosen<C> {
    /// Returns the game code for a new game of the same kind as `of`, and `false` if an option of that game had to be
    /// changed for this seed.
    fn another_with(&self, of: &Session, seed: u64) -> (GameCode, bool) {
        let mut setup = of.code().setup.clone();
        if let (Some(outcome), Start::Seed(_)) = (of.position().outcome(), &of.code().start) {
            setup = setup.rematch(outcome);
        }
        let mut plan = setup.plan().clone();
        match &mut plan.shape {
            Shape::Map(Map::Seeded { seed: drawn, .. }) => *drawn = seed,
            Shape::Square(square) if !square.holes.is_empty() => {
                *square = square.clone().with_holes(square.holes.len(), seed);
            }
            _ => {}
        }
        if let Some(hills) = &mut plan.hills {
            hills.seed = seed;
        }
        setup.set_plan(plan);
        let start = Start::Seed(setup.fair_seed(seed));
        let first = C::Position::of(of.first());
        let suits = match (C::Position::setup_of(&mut setup), first) {
            (Some(setup), Some(first)) => self.own.adapt_like(setup, &start, first),
            _ => true,
        };
        (GameCode { setup, start }, suits)
    }
}
