//! The choices before a game, as the set-up screen has them and as the settings keep them.

use super::Mode;
use crate::boards::{Cube, Hex, HexLayout, Hills, Map, Plan, Shape, Square, Touching, Track};
use crate::games::drench::{self, Margin, Players};
use crate::games::{Level, Setup, Start};
use crate::session::{GameCode, Player};
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

/// The choices of the last set-up, so that the next begins with them.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(default)]
pub struct LastSetup {
    /// Who plays.
    pub mode: Mode,
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
    /// How many colours.
    pub colours: u8,
    /// How generous a limit that fits the board is.
    pub margin: Margin,
    /// The limit of moves alone, or `None` for one that fits the board.
    pub limit: Option<u16>,
    /// Whether the board is even for two.
    pub even: bool,
    /// How well the computer plays.
    pub level: Level,
    /// Whether the computer moves first.
    pub computer_begins: bool,
}

impl Default for LastSetup {
    fn default() -> Self {
        Self {
            mode: Mode::Alone,
            kind: Kind::default(),
            width: 15,
            height: 15,
            cube: [4, 4, 4],
            areas: 60,
            ring: 24,
            corners: false,
            wrapped: false,
            holes: false,
            layout: HexLayout::default(),
            levels: 1,
            colours: drench::Setup::default().colours,
            margin: Margin::default(),
            limit: None,
            even: true,
            level: Level::default(),
            computer_begins: false,
        }
    }
}

impl LastSetup {
    /// The choices with those out of range brought into it: the file may have been written by hand.
    pub fn sound(mut self) -> Self {
        fn clamp<N: Ord + Copy>(value: &mut N, range: &RangeInclusive<N>) {
            *value = (*value).clamp(*range.start(), *range.end());
        }
        clamp(&mut self.width, &drench::SIDES);
        clamp(&mut self.height, &drench::SIDES);
        for side in &mut self.cube {
            clamp(side, &drench::CUBE_SIDES);
        }
        clamp(&mut self.areas, &drench::AREAS);
        clamp(&mut self.ring, &drench::RINGS);
        clamp(&mut self.levels, &LEVELS);
        let fewest = match self.mode {
            Mode::Alone => *drench::COLOURS.start(),
            Mode::SameDevice | Mode::Computer => drench::COLOURS_FOR_TWO,
        };
        clamp(&mut self.colours, &(fewest..=*drench::COLOURS.end()));
        if let Some(limit) = &mut self.limit {
            clamp(limit, &drench::LIMITS);
        }
        if drench::check_shape(&self.plan(0).shape).is_err() {
            self.kind = Kind::default();
        }
        self
    }

    /// The board that the choices lead to; a map, and hills, are made from the seed.
    pub fn plan(&self, seed: u64) -> Plan {
        let touching = match self.corners {
            true => Touching::Corners,
            false => Touching::Sides,
        };
        let shape = match self.kind {
            Kind::Squares => {
                let square = Square {
                    touching,
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
                    touching,
                })
            }
            Kind::Ring => Shape::Track(Track::ring(self.ring)),
            Kind::Track => Shape::Track(Track::line(self.ring)),
        };
        let hills = (self.levels > 1).then_some(Hills {
            levels: self.levels,
            seed,
            climb: 1,
        });
        Plan { shape, hills }
    }

    /// The code of a game with these choices from a seed.
    pub fn code(&self, seed: u64) -> GameCode {
        let players = match self.mode {
            Mode::Alone => Players::One { limit: None },
            Mode::SameDevice | Mode::Computer => Players::Two { even: self.even },
        };
        let setup = drench::Setup {
            plan: self.plan(seed),
            colours: self.colours,
            players,
        };
        deal(setup, self.margin, self.limit, seed)
    }

    /// A new game of the same kind as another, from a fresh seed.
    pub fn another(&self, of: &GameCode, seed: u64) -> GameCode {
        let Setup::Drench(setup) = &of.setup;
        let mut setup = setup.clone();
        match &mut setup.plan.shape {
            Shape::Map(Map::Seeded { seed: drawn, .. }) => *drawn = seed,
            Shape::Square(square) if !square.holes.is_empty() => {
                *square = square.clone().with_holes(square.holes.len(), seed);
            }
            _ => {}
        }
        if let Some(hills) = &mut setup.plan.hills {
            hills.seed = seed;
        }
        // A limit that the player chose was chosen for boards like those of the last set-up.
        let is_alike = self.plan(seed) == setup.plan && self.colours == setup.colours;
        let limit = self.limit.filter(|_| is_alike);
        deal(setup, self.margin, limit, seed)
    }

    /// Who sits where.
    pub fn players(&self) -> Vec<Player> {
        match (self.mode, self.computer_begins) {
            (Mode::Alone, _) => vec![Player::Human],
            (Mode::SameDevice, _) => vec![Player::Human; 2],
            (Mode::Computer, false) => vec![Player::Human, Player::Computer(self.level)],
            (Mode::Computer, true) => vec![Player::Computer(self.level), Player::Human],
        }
    }
}

/// The code of a board from a seed. Alone, its limit of moves is the margin's, or what the player chose, raised where
/// the board needs more.
fn deal(mut setup: drench::Setup, margin: Margin, limit: Option<u16>, seed: u64) -> GameCode {
    let start = Start::Seed(seed);
    if let Players::One { limit: set } = &mut setup.players {
        *set = None;
        if let Ok(dealt) = drench::Drench::new(&setup, &start) {
            let limit = match limit {
                Some(limit) => limit
                    .max(dealt.quick_solution().len() as u16)
                    .min(*drench::LIMITS.end()),
                None => dealt.limit_with(margin),
            };
            setup.players = Players::One { limit: Some(limit) };
        }
    }
    GameCode {
        setup: Setup::Drench(setup),
        start,
    }
}
