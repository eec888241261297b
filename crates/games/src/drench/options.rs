//! Notation of a setup of Drench in game codes.

use super::errors::{Expected, SetupError};
use super::setup::{
    AREAS, COLOURS, COLOURS_FOR_TWO, CUBE_SIDES, HYPERCUBE_SIDES, LIMITS, MAX_TILES, MIN_TILES,
    Players, RINGS, SIDES, SOLVER_COLOURS, Setup,
};
use super::{Flood, generator, position};
use crate::cells;
use crate::options::{self, OptionReader};
use crate::sizes::Sizes;
use crate::{GameSetup, NotationError, Seat};
use std::ops::RangeInclusive;
use tessella_boards::Plan;

/// Symbols of the colours in game codes.
const COLOUR_SYMBOLS: &str = "abcdefghijklmnop";

impl Setup {
    /// Returns the symbols of the colours.
    fn symbols(&self) -> &'static str {
        &COLOUR_SYMBOLS[..usize::from(self.colours).clamp(1, COLOUR_SYMBOLS.len())]
    }

    /// Parses the options of a board that is only to be solved: one for a single player can have up to 16 colours.
    ///
    /// # Errors
    /// If an option is wrong. The error has its position, and what was expected there.
    pub fn parse_for_solver(options: &str) -> Result<Self, NotationError> {
        Self::parse_with(options, SOLVER_COLOURS)
    }

    fn parse_with(options: &str, range: RangeInclusive<u8>) -> Result<Self, NotationError> {
        let mut options = OptionReader::new(options);
        let board = options.board();
        let free = options.flag("free");
        let colours = options.number("c", range, Expected::Colours);
        let limit = options.number("m", LIMITS, Expected::Limit);
        let seats = options.number("s", 1..=2, |_| Expected::Seats);
        let end = options.finish(Expected::Options)?;
        let mut setup = Self::default();
        let board_at = board.shape_at().unwrap_or(end.clone());
        setup.plan = options::plan(board, setup.plan.shape)?;
        let fits = Self::sizes().check(&setup.plan.shape);
        fits.map_err(|error| error.at_board(board_at))?;
        if let Some(colours) = &colours {
            setup.colours = colours.value;
        }
        setup.players = match (seats.map_or(1, |seats| seats.value), limit, free) {
            (2, Some(limit), _) => {
                return Err(NotationError::new(limit.at, Expected::NoLimit));
            }
            (2, None, _) if setup.colours > *COLOURS.end() => {
                let at = colours.map_or(end, |colours| colours.at);
                return Err(NotationError::new(at, Expected::ColoursForTwo(COLOURS)));
            }
            (2, None, _) if setup.colours < COLOURS_FOR_TWO => {
                let at = colours.map_or(end, |colours| colours.at);
                let least = COLOURS_FOR_TWO;
                return Err(NotationError::new(
                    at,
                    Expected::LeastColoursForTwo { least },
                ));
            }
            (2, None, free) => Players::Two {
                even: free.is_none(),
            },
            (_, _, Some(free)) => return Err(NotationError::new(free, Expected::FreeForTwo)),
            (_, limit, None) => Players::One {
                limit: limit.map(|limit| limit.value),
            },
        };
        Ok(setup)
    }
}

impl GameSetup for Setup {
    fn seats(&self) -> u8 {
        match self.players {
            Players::One { .. } => 1,
            Players::Two { .. } => 2,
        }
    }

    fn plan(&self) -> &Plan {
        &self.plan
    }

    fn set_plan(&mut self, plan: Plan) {
        self.plan = plan;
    }

    fn sizes() -> Sizes {
        Sizes {
            squares: Some([SIDES, SIDES]),
            hexes: Some([SIDES, SIDES]),
            cubes: Some(CUBE_SIDES),
            hypercubes: Some(HYPERCUBE_SIDES),
            areas: Some(AREAS),
            rings: Some(RINGS),
            corners: true,
            variants: true,
            hills: true,
            ..Sizes::none(MIN_TILES..=MAX_TILES, SetupError::UnsupportedBoard)
        }
    }

    /// Parses a board in the notation of [`tessella_boards::notation`], `c6` for six colours, `m30` for a move limit,
    /// and `s2` for two seats, with `free` for a board without symmetry.
    fn parse(options: &str) -> Result<Self, NotationError> {
        Self::parse_with(options, COLOURS)
    }

    fn options(&self) -> String {
        let players = match self.players {
            Players::One { limit: None } => String::new(),
            Players::One { limit: Some(limit) } => format!(",m{limit}"),
            Players::Two { even: true } => ",s2".to_owned(),
            Players::Two { even: false } => ",s2,free".to_owned(),
        };
        format!("{},c{}{players}", self.plan.notation(), self.colours)
    }

    /// On a board without a half-turn, both seats of a balanced game begin with equally many tiles.
    fn fair_seed(&self, seed: u64) -> u64 {
        /// Number of seeds that are tried.
        const DEALS: u64 = 200;
        if self.players != (Players::Two { even: true }) || self.check().is_err() {
            return seed;
        }
        let Ok(board) = self.board() else {
            return seed;
        };
        let homes = position::homes(&board, 2);
        let mut seeds = (0..DEALS).map(|next| seed.wrapping_add(next));
        let is_fair = |&seed: &u64| {
            let cells = generator::generate(self, &board, &homes, seed);
            let flood = Flood::new(board.graph(), &cells, &homes);
            flood.size(Seat::FIRST) == flood.size(Seat::SECOND)
        };
        seeds.find(is_fair).unwrap_or(seed)
    }

    /// Parses one letter per tile, from `a`. Rows may be separated by `/`.
    fn parse_cells(&self, text: &str) -> Result<Vec<u8>, NotationError> {
        let symbols = self.symbols();
        let last = char::from(symbols.as_bytes()[symbols.len() - 1]);
        cells::parse(text, &self.plan.shape, symbols, Expected::Cells { last })
    }

    fn format_cells(&self, cells: &[u8]) -> String {
        cells::format(cells, &self.plan.shape, self.symbols())
    }
}
