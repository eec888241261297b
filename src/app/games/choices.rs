//! The choices before a game, as the set-up screen has them and as the settings keep them: who plays, on which board, and
//! what each game adds of its own.

use crate::app::core::Mode;
use crate::app::games::rows::Rows;
use crate::boards::{Connectivity, Cube, Hex, HexLayout, Hills, Map, Plan, Shape, Square, Track};
use crate::games::sizes::Sizes;
use crate::games::{Game, Level, Position, Rules, Setup, Start};
use crate::session::{GameCode, Player, Session};
use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize};
use std::ops::RangeInclusive;

/// The kinds of board that the set-up offers.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Kind {
    /// Of squares.
    #[default]
    Squares,
    /// Of hexes.
    Hexes,
    /// A map of areas.
    Map,
    /// A cube of blocks.
    Cube,
    /// A ring.
    Ring,
    /// An open track.
    Track,
}

impl Kind {
    /// All kinds, in the order in which they are shown.
    pub const ALL: [Self; 6] = [
        Self::Squares,
        Self::Hexes,
        Self::Map,
        Self::Cube,
        Self::Ring,
        Self::Track,
    ];

    /// Whether a game of these sizes is played on boards of this kind.
    pub const fn suits(self, sizes: &Sizes) -> bool {
        match self {
            Self::Squares => sizes.squares.is_some(),
            Self::Hexes => sizes.hexes.is_some(),
            Self::Map => sizes.areas.is_some(),
            Self::Cube => sizes.cubes.is_some(),
            Self::Ring => sizes.rings.is_some(),
            Self::Track => sizes.tracks.is_some(),
        }
    }

    /// What it is called.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Squares => "Squares",
            Self::Hexes => "Hexes",
            Self::Map => "Map",
            Self::Cube => "Cube",
            Self::Ring => "Ring",
            Self::Track => "Track",
        }
    }
}

/// On how many places of a board with holes there is one hole.
const PLACES_A_HOLE: usize = 10;

/// How many levels hills may have on the set-up screen; one level is even ground.
pub const LEVELS: RangeInclusive<u8> = 1..=6;

/// Who plays.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct Who {
    /// Against whom.
    pub mode: Mode,
    /// How many seats there are, where there are more than one.
    pub seats: u8,
    /// How well the computer plays.
    pub level: Level,
    /// Whether the computer moves first.
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
    /// How many seats the game has.
    pub const fn count(&self) -> u8 {
        match self.mode {
            Mode::Alone => 1,
            Mode::SameDevice | Mode::Computer | Mode::Network => self.seats,
        }
    }

    /// Who sits where.
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

/// The board.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(default)]
pub struct BoardChoices {
    /// The kind of board.
    pub kind: Kind,
    /// Squares or hexes in a row.
    pub width: u16,
    /// Rows of squares or hexes.
    pub height: u16,
    /// The sides of a cube: columns, rows and layers.
    pub cube: [u16; 3],
    /// How many areas a map has.
    pub areas: u16,
    /// How many tiles a ring has.
    pub ring: u16,
    /// How many tiles an open track has.
    pub track: u16,
    /// Whether squares and blocks that share only a corner are neighbours, too.
    pub corners: bool,
    /// Whether a step over the edge of a board of squares leads to the opposite one.
    pub wrapped: bool,
    /// Whether there are holes in a board of squares.
    pub holes: bool,
    /// Which rows or columns of hexes are shifted.
    pub layout: HexLayout,
    /// How many levels the ground has, within [`LEVELS`].
    pub levels: u8,
}

impl Default for BoardChoices {
    fn default() -> Self {
        Self {
            kind: Kind::default(),
            width: 15,
            height: 15,
            cube: [4, 4, 4],
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
    /// The choices for squares and hexes of this size.
    pub fn sized(width: u16, height: u16) -> Self {
        Self {
            width,
            height,
            ..Self::default()
        }
    }

    /// The sizes that columns and rows can have now.
    pub fn sides(&self, sizes: &Sizes) -> Option<[RangeInclusive<u16>; 2]> {
        match self.kind {
            Kind::Squares => sizes.squares.clone(),
            Kind::Hexes => sizes.hexes.clone(),
            Kind::Map | Kind::Cube | Kind::Ring | Kind::Track => None,
        }
    }

    /// Brings what is out of range into it.
    fn mend(&mut self, sizes: &Sizes) {
        if !self.kind.suits(sizes) {
            let suits = Kind::ALL.into_iter().find(|kind| kind.suits(sizes));
            self.kind = suits.unwrap_or_default();
        }
        if let Some([columns, rows]) = self.sides(sizes) {
            clamp(&mut self.width, &columns);
            clamp(&mut self.height, &rows);
        }
        if let Some(sides) = &sizes.cubes {
            self.cube.iter_mut().for_each(|side| clamp(side, sides));
        }
        for (value, range) in [
            (&mut self.areas, &sizes.areas),
            (&mut self.ring, &sizes.rings),
            (&mut self.track, &sizes.tracks),
        ] {
            if let Some(range) = range {
                clamp(value, range);
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

    /// The board that the choices lead to; a map, holes and hills are made from the seed.
    pub fn plan(&self, seed: u64) -> Plan {
        let connectivity = match self.corners {
            true => Connectivity::Corners,
            false => Connectivity::Sides,
        };
        let shape = match self.kind {
            Kind::Squares => {
                let square = Square {
                    connectivity,
                    wrapped: self.wrapped,
                    ..Square::new(self.width, self.height)
                };
                let places = usize::from(self.width) * usize::from(self.height);
                Shape::Square(match self.holes {
                    true => square.with_holes(places / PLACES_A_HOLE, seed),
                    false => square,
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

/// What a game adds to the choices.
pub trait SetupForm:
    Clone + Default + PartialEq + Serialize + DeserializeOwned + Send + Sync
{
    /// The game.
    const GAME: Game;

    /// Who can play against whom.
    fn modes() -> &'static [Mode];

    /// How many seats there can be, where there are more than one.
    fn seats() -> RangeInclusive<u8> {
        2..=2
    }

    /// Who plays at first.
    fn usual_who() -> Who {
        Who::default()
    }

    /// The board at first.
    fn usual_board() -> BoardChoices {
        BoardChoices::default()
    }

    /// Sizes of squares and hexes to choose at a press, with their names.
    fn presets() -> &'static [(u16, u16, &'static str)];

    /// By how many columns and rows a board grows at a press.
    fn side_steps(board: &BoardChoices) -> [u16; 2] {
        let _ = board;
        [1, 1]
    }

    /// By how many tiles a ring grows at a press.
    fn ring_step(who: &Who) -> u16 {
        let _ = who;
        1
    }

    /// A size was chosen at a press: what else goes with it.
    fn take_preset(&mut self, at: usize) {
        let _ = at;
    }

    /// Brings what is out of range into it.
    fn mend(&mut self, who: &mut Who, board: &mut BoardChoices);

    /// The rows of the set-up, below those of who plays and on which board; `dealt` is the game that the choices lead to.
    fn rows(&mut self, rows: &mut Rows<'_>, who: &Who, dealt: Option<&Position>);

    /// The game's choices on this board.
    fn setup(&self, who: &Who, plan: Plan) -> Setup;

    /// The code of a game with these choices from a seed.
    fn code(&self, setup: Setup, seed: u64) -> GameCode {
        let start = Start::Seed(seed);
        GameCode { setup, start }
    }
}

/// All choices for one game.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(default, bound = "C: SetupForm")]
pub struct Chosen<C: SetupForm> {
    /// Who plays.
    pub who: Who,
    /// The board.
    pub board: BoardChoices,
    /// What the game adds.
    pub own: C,
}

impl<C: SetupForm> Default for Chosen<C> {
    fn default() -> Self {
        Self {
            who: C::usual_who(),
            board: C::usual_board(),
            own: C::default(),
        }
    }
}

/// The choices for a game, whichever it is.
pub trait AnySetupForm {
    /// Who plays.
    fn who(&self) -> &Who;

    /// Who plays, to be changed.
    fn who_mut(&mut self) -> &mut Who;

    /// The board.
    fn board(&self) -> &BoardChoices;

    /// The board, to be changed.
    fn board_mut(&mut self) -> &mut BoardChoices;

    /// Who can play against whom.
    fn modes(&self) -> &'static [Mode];

    /// How many seats there can be, where there are more than one.
    fn seats(&self) -> RangeInclusive<u8>;

    /// Sizes of squares and hexes to choose at a press, with their names.
    fn presets(&self) -> &'static [(u16, u16, &'static str)];

    /// By how many columns and rows a board grows at a press.
    fn side_steps(&self) -> [u16; 2];

    /// By how many tiles a ring grows at a press.
    fn ring_step(&self) -> u16;

    /// A size was chosen at a press.
    fn take_preset(&mut self, at: usize);

    /// Brings what is out of range into it.
    fn mend(&mut self);

    /// The game's own rows of the set-up.
    fn rows(&mut self, rows: &mut Rows<'_>, dealt: Option<&Position>);

    /// The code of a game with these choices from a seed.
    fn code(&self, seed: u64) -> GameCode;

    /// The code of a new game of the same kind as another, from a fresh seed.
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

    fn presets(&self) -> &'static [(u16, u16, &'static str)] {
        C::presets()
    }

    fn side_steps(&self) -> [u16; 2] {
        C::side_steps(&self.board)
    }

    fn ring_step(&self) -> u16 {
        C::ring_step(&self.who)
    }

    fn take_preset(&mut self, at: usize) {
        if let Some(&(width, height, _)) = C::presets().get(at) {
            (self.board.width, self.board.height) = (width, height);
            self.own.take_preset(at);
        }
    }

    fn mend(&mut self) {
        let modes = C::modes();
        if !modes.contains(&self.who.mode) {
            self.who.mode = modes.first().copied().unwrap_or_default();
        }
        clamp(&mut self.who.seats, &C::seats());
        self.board.mend(&C::GAME.sizes());
        self.own.mend(&mut self.who, &mut self.board);
    }

    fn rows(&mut self, rows: &mut Rows<'_>, dealt: Option<&Position>) {
        self.own.rows(rows, &self.who, dealt);
    }

    fn code(&self, seed: u64) -> GameCode {
        let setup = self.own.setup(&self.who, self.board.plan(seed));
        self.own.code(setup, seed)
    }

    fn another(&self, of: &Session, seed: u64) -> GameCode {
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
        self.own.code(setup, seed)
    }
}
