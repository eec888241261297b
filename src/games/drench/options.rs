//! Notation of a setup of Drench in game codes.

use super::setup::{
    AREAS, COLOURS, COLOURS_FOR_TWO, CUBE_SIDES, FEWEST_TILES, HYPERCUBE_SIDES, LIMITS, MOST_TILES,
    Players, RINGS, SIDES, SOLVER_COLOURS, Setup,
};
use crate::boards::Plan;
use crate::boards::notation::{NotationError, SHAPE_EXAMPLES};
use crate::games::GameSetup;
use crate::games::cells::{self, CellSymbols};
use crate::games::options::OptionReader;
use crate::games::sizes::{Sizes, bounds};
use std::ops::RangeInclusive;

/// Symbols of the colours in game codes.
const COLOUR_SYMBOLS: &str = "abcdefghijklmnop";

impl Setup {
    /// Returns the symbols of the colours, and the error text for other symbols.
    fn symbols(&self) -> (&'static str, String) {
        let colours = usize::from(self.colours).clamp(1, COLOUR_SYMBOLS.len());
        let list = &COLOUR_SYMBOLS[..colours];
        (
            list,
            format!("a tile from a to {}", &list[list.len() - 1..]),
        )
    }

    /// Parses the options of a board that is only solved: one player's may have up to 16 colours.
    ///
    /// # Errors
    /// Returns the position of the wrong option, and what was expected there.
    pub fn parse_for_solver(options: &str) -> Result<Self, NotationError> {
        Self::parse_with(options, SOLVER_COLOURS)
    }

    fn parse_with(options: &str, range: RangeInclusive<u8>) -> Result<Self, NotationError> {
        let mut options = OptionReader::new(options);
        let board = options.board();
        let free = options.flag("free");
        let colours = options.number("c", range, "{range} colours, such as c6");
        let limit = options.number("m", LIMITS, "a limit of {range} moves, such as m30");
        let seats = options.number("s", 1..=2, "one seat (s1) or two (s2)");
        let end = options.finish(&format!(
            "{SHAPE_EXAMPLES}, colours (c6), a limit of moves (m30), seats (s2) or \"free\""
        ))?;
        let mut setup = Self::default();
        let board_at = board.shape_at().unwrap_or(end.clone());
        setup.plan = board.into_plan(setup.plan.shape)?;
        let fits = Self::sizes().check(&setup.plan.shape);
        fits.map_err(|error| error.at(board_at, "a board that fits"))?;
        if let Some(colours) = &colours {
            setup.colours = colours.value;
        }
        setup.players = match (seats.map_or(1, |seats| seats.value), limit, free) {
            (2, Some(limit), _) => {
                let expected = "no limit of moves with two seats";
                return Err(NotationError::new(limit.at, expected));
            }
            (2, None, _) if setup.colours > *COLOURS.end() => {
                let at = colours.map_or(end, |colours| colours.at);
                let expected = format!("{} colours for two players", bounds(&COLOURS));
                return Err(NotationError::new(at, expected));
            }
            (2, None, _) if setup.colours < COLOURS_FOR_TWO => {
                let at = colours.map_or(end, |colours| colours.at);
                let expected = format!("at least {COLOURS_FOR_TWO} colours for two players");
                return Err(NotationError::new(at, expected));
            }
            (2, None, free) => Players::Two {
                even: free.is_none(),
            },
            (_, _, Some(free)) => {
                let expected = "\"free\" only with two seats (s2)";
                return Err(NotationError::new(free, expected));
            }
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
            tracks: None,
            cells: FEWEST_TILES..=MOST_TILES,
            corners: true,
            variants: true,
            hills: true,
            unsupported: "on an open track every move of Drench is forced; take a ring instead",
        }
    }

    /// Parses a board in the notation of [`crate::boards::notation`], `c6` for six colours, `m30` for a limit of moves,
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

    /// Parses one letter per tile, from `a`. Rows may be separated by `/`.
    fn parse_cells(&self, text: &str) -> Result<Vec<u8>, NotationError> {
        let (list, expected) = self.symbols();
        let symbols = CellSymbols {
            list,
            expected: &expected,
        };
        cells::parse(text, &self.plan.shape, symbols)
    }

    fn format_cells(&self, cells: &[u8]) -> String {
        let (list, expected) = self.symbols();
        let symbols = CellSymbols {
            list,
            expected: &expected,
        };
        cells::format(cells, &self.plan.shape, symbols)
    }
}
